#include "ui/windows/speaker/screen_values.h"

#include "ui/benches/bench.h"
#include "ui/store/store.h"
#include "ui/views/controls/plain_widgets.h"
#include "ui/views/parameters/parameter_words.h"
#include "ui/views/parameters/typed_words.h"
#include "ui/views/presentation/value_bar.h"
#include "ui/windows/parts/bench_stack.h"
#include "ui/windows/parts/window_parts.h"
#include "ui/windows/presentation/presenting.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

constexpr std::size_t mostFields = 4;

} // namespace

ScreenValues::ScreenValues(const WindowParts& parts)
    : m_parts(parts)
    , m_title(newLabel())
    , m_row(new QHBoxLayout)
    , m_error(newLabel())
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    column->addWidget(m_title);
    column->addLayout(m_row);
    column->addWidget(m_error);
    m_error->setWordWrap(true);
    m_error->setVisible(false);
    connect(&parts.store, &Store::changed, this, &ScreenValues::showState);
    connect(&parts.benches, &BenchStack::hiddenTurned, this, &ScreenValues::showState);
    showState();
    retranslate();
}

void ScreenValues::showState()
{
    const Bench& bench = m_parts.benches.shown();
    std::vector<const Parameter*> known =
        typedParameters(bench.panelParameters(), bench.usesPositions());
    if (known != m_known) {
        m_known = std::move(known);
        build();
    }
    for (std::size_t i = 0; i < m_fields.size(); ++i)
        if (!m_fields[i]->isModified())
            restore(i);
}

void ScreenValues::build()
{
    m_fields.clear();
    while (QLayoutItem* item = m_row->takeAt(0)) {
        if (QWidget* part = item->widget()) {
            part->hide();
            part->deleteLater(); // it may be the field that has set the values
        }
        delete item;
    }
    std::vector<const Parameter*> rows = mainOnes(m_known);
    rows.resize(std::min(rows.size(), mostFields));
    for (const Parameter* row : rows) {
        auto* field = new QLineEdit;
        field->setAccessibleName(labelOf(*row));
        field->installEventFilter(this);
        field->setMinimumWidth(64);
        if (!m_fields.empty())
            m_row->addSpacing(8);
        m_row->addWidget(newLabel(shortNameOf(*row) + u" ="_s));
        m_row->addWidget(field, 1);
        m_fields.push_back(field);
    }
    m_error->setVisible(false);
    setVisible(!rows.empty());
}

void ScreenValues::restore(std::size_t field)
{
    const Parameter& row = *mainOnes(m_known)[field];
    const std::vector<std::string>& locked = m_parts.presenting.valueBar().locked();
    m_fields[field]->setText(shownValue(row, row.read(m_parts.store.state())));
    m_fields[field]->setCursorPosition(0);
    m_fields[field]->setEnabled(std::ranges::find(locked, row.key) == locked.end());
    if (m_fields[field]->property("wrong").toBool())
        showError(field, {});
}

void ScreenValues::set(std::size_t field)
{
    const LabState& state = m_parts.store.state();
    const auto typed =
        typedLine(m_fields[field]->text(), *mainOnes(m_known)[field], m_known, state);
    if (!typed)
        return showError(field, typingErrorText(typed.error(), m_known));
    if (isLocked(m_parts.presenting.valueBar().locked(), *typed, state))
        return showError(field, ValueBar::tr("Locked until you answer."));
    m_fields[field]->setModified(false);
    const Gesture gesture = newGesture();
    for (const Edit& edit : typed->edits)
        m_parts.store.dispatch(edit, gesture);
    leave();
    showState();
}

void ScreenValues::leave()
{
    window()->setFocus(Qt::OtherFocusReason);
}

void ScreenValues::showError(std::size_t field, const QString& error)
{
    m_fields[field]->setProperty("wrong", !error.isEmpty());
    m_fields[field]->setAccessibleDescription(error);
    m_fields[field]->update();
    m_error->setText(error);
    m_error->setVisible(!error.isEmpty());
}

bool ScreenValues::eventFilter(QObject* watched, QEvent* event)
{
    const auto place = static_cast<std::size_t>(
        std::ranges::find(m_fields, watched, [](QLineEdit* one) -> QObject* { return one; })
        - m_fields.begin());
    if (place == m_fields.size())
        return QWidget::eventFilter(watched, event);
    if (event->type() == QEvent::FocusOut) {
        const Qt::FocusReason reason = static_cast<QFocusEvent*>(event)->reason();
        if (reason != Qt::PopupFocusReason && reason != Qt::ActiveWindowFocusReason)
            restore(place);
    }
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent*>(event)->key();
    if (key == Qt::Key_Return || key == Qt::Key_Enter) {
        set(place);
        return true;
    }
    if (key == Qt::Key_Escape) {
        restore(place);
        leave();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void ScreenValues::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::LanguageChange)
        return;
    build();
    showState();
    retranslate();
}

void ScreenValues::retranslate()
{
    m_title->setText(tr("Values on the screen"));
    setAccessibleName(m_title->text());
}

} // namespace lab::ui

#include "moc_screen_values.cpp"
