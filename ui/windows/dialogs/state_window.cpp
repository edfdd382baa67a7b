#include "ui/windows/dialogs/state_window.h"

#include "ui/store/store.h"
#include "ui/views/controls/plain_widgets.h"
#include "ui/windows/parts/bench_stack.h"
#include "ui/windows/parts/messages.h"
#include "ui/windows/parts/window_parts.h"
#include "ui/windows/parts/window_places.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace lab::ui {

namespace {

constexpr int padding = 24;
constexpr int gap = 32; ///< between parts

} // namespace

StateWindow::StateWindow(
    Store& store, const WindowServices& services, const Look& look, QWidget* parent)
    : QWidget(parent, Qt::Window)
    , m_store(store)
    , m_services(services)
    , m_look(look)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSizeConstraint(QLayout::SetNoConstraint); // side by side the parts need more
    setMinimumSize(480, 400);
    connect(&m_store, &Store::changed, this, [this] {
        if (isVisible()) // else when it is raised
            showState();
    });
}

void StateWindow::showInFront()
{
    if (!std::exchange(m_isPlaced, true)) {
        resize(size() * m_look.scale);
        placeBeside(*parentWidget(), *this, qRound(narrowWidth * m_look.scale));
    }
    show();
    raise();
    activateWindow();
}

void StateWindow::build()
{
    delete m_content;
    m_sides.clear();
    m_content = new QWidget;
    m_parts = new QHBoxLayout(m_content);
    m_parts->setContentsMargins(padding, padding, padding, padding);
    m_parts->setSpacing(gap);
    addParts(*m_parts);
    layout()->addWidget(m_content);
    applyLook();
    arrange();
    showState();
}

void StateWindow::setSide(QWidget* part, int width)
{
    m_sides.push_back({part, width});
}

// While presenting the text is larger, and so is the space that it needs.
void StateWindow::arrange()
{
    double wide = 880;
    for (const Side& side : m_sides)
        wide = std::max<double>(wide, m_minBeside + gap + side.width + 2 * padding);
    const bool isWide = width() >= qRound(wide * m_look.scale);
    m_parts->setDirection(isWide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    for (const Side& side : m_sides) {
        const int width = qRound(side.width * m_look.scale);
        side.part->setMinimumWidth(isWide ? width : 0);
        side.part->setMaximumWidth(isWide ? width : QWIDGETSIZE_MAX);
    }
    arranged(isWide);
}

QLabel* StateWindow::newText(QWidget* parent)
{
    auto* label = newLabel(parent);
    label->setWordWrap(true);
    label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    return label;
}

QPlainTextEdit* StateWindow::newFixedText(const QString& name, QWidget* parent)
{
    auto* text = new QPlainTextEdit(parent);
    text->setReadOnly(true);
    text->setTabChangesFocus(true);
    text->setLineWrapMode(QPlainTextEdit::NoWrap);
    text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    text->setAccessibleName(name);
    return text;
}

QFont StateWindow::fixedFont() const
{
    return lab::ui::font(m_look, TextRole::Code);
}

void StateWindow::copy(const QString& text, QPushButton* button)
{
    if (!m_services.copyText)
        return;
    m_services.copyText(text);
    button->setText(tr("Copied"));
    QTimer::singleShot(copiedFor, button, [button] { button->setText(tr("Copy")); });
}

void StateWindow::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (!m_content)
        return;
    if (event->type() == QEvent::LanguageChange) {
        build();
    } else if (event->type() == QEvent::PaletteChange) {
        applyLook();
        arrange();
        showState();
    }
}

void StateWindow::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    if (m_content)
        arrange();
}

void StateWindow::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        close();
    else
        QWidget::keyPressEvent(event);
}

void StateWindow::showEvent(QShowEvent* event)
{
    showState();
    QWidget::showEvent(event);
}

bool arePicturesHidden(const WindowParts& parts)
{
    if (!parts.benches.hidesPictures())
        return false;
    parts.messages.notify(
        StateWindow::tr("This is locked until you answer; it contains the hidden numbers."));
    return true;
}

void closeWhenPicturesHidden(const WindowParts& parts, QWidget& window)
{
    QObject::connect(&parts.benches, &BenchStack::hiddenTurned, &window, [&parts, &window] {
        if (parts.benches.hidesPictures())
            window.close();
    });
}

} // namespace lab::ui

#include "moc_state_window.cpp"
