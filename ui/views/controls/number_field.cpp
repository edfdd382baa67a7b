#include "ui/views/controls/number_field.h"

#include "ui/paint/text/tips.h"
#include "ui/views/parameters/parameter_words.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QKeyEvent>

#include <utility>

using namespace Qt::StringLiterals;

namespace lab::ui {

NumberField::NumberField(const Parameter& parameter, QWidget* parent)
    : QLineEdit(parent)
    , m_parameter(parameter)
{
    setAlignment(Qt::AlignRight);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    connect(this, &QLineEdit::textEdited, this, [this] {
        m_isTyping = true;
        if (!m_error.isEmpty() && m_state && typedValue(m_parameter, text(), *m_state))
            showError({});
    });
}

void NumberField::setState(const LabState& state)
{
    const bool isFirst = !m_state;
    m_state = &state;
    if (isFirst)
        describe();
    const QString shown = shownValue(m_parameter, m_parameter.read(state));
    if (shown == m_shown)
        return;
    const QSize before = sizeHint();
    m_shown = shown;
    restore();
    if (sizeHint() != before)
        Q_EMIT sizeHintChanged();
}

QSize NumberField::sizeHint() const
{
    const QSize size = QLineEdit::sizeHint();
    const auto widthOf = [this](
                             const QString& text) { return fontMetrics().horizontalAdvance(text); };
    const int longest = widthOf(u"68\u2009719\u2009476\u2009736"_s);
    const int digits = qMax(widthOf(u"10\u2009000\u2009000"_s), qMin(widthOf(m_shown), longest));
    return {qMax(68, digits + 16), size.height()};
}

bool NumberField::isForTheWindow(const QKeyEvent& key) const
{
    if (key.matches(QKeySequence::Paste))
        return QGuiApplication::clipboard()->text().contains(u'{');
    return !m_isTyping && (key.matches(QKeySequence::Undo) || key.matches(QKeySequence::Redo));
}

bool NumberField::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride
        && isForTheWindow(*static_cast<QKeyEvent*>(event))) {
        event->ignore();
        return true;
    }
    if (event->type() == QEvent::ToolTip || event->type() == QEvent::LanguageChange)
        describe();
    return QLineEdit::event(event);
}

void NumberField::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        take();
        if (m_error.isEmpty())
            selectAll();
        return;
    }
    if (event->key() == Qt::Key_Escape && m_isTyping) {
        restore();
        selectAll();
        return;
    }
    QLineEdit::keyPressEvent(event);
}

void NumberField::focusInEvent(QFocusEvent* event)
{
    QLineEdit::focusInEvent(event);
    m_isEntered = event->reason() == Qt::MouseFocusReason;
}

void NumberField::mouseReleaseEvent(QMouseEvent* event)
{
    QLineEdit::mouseReleaseEvent(event);
    if (std::exchange(m_isEntered, false) && !hasSelectedText())
        selectAll();
}

void NumberField::focusOutEvent(QFocusEvent* event)
{
    QLineEdit::focusOutEvent(event);
    // Hidden with its row, for another state: an edit now would delete the redo steps.
    if (!isVisible())
        return restore();
    if (event->reason() != Qt::PopupFocusReason && event->reason() != Qt::ActiveWindowFocusReason)
        take();
}

void NumberField::take()
{
    if (!m_isTyping || !m_state)
        return;
    const auto value = typedValue(m_parameter, text(), *m_state);
    if (!value) {
        const QString wanted = whatIsWanted(m_parameter, *m_state);
        const bool isTorn = m_parameter.kind == ParameterKind::Real && text().count(u',') == 1;
        return showError(isTorn
                ? tr("%1 Type it without a comma, which could be read as a decimal point.")
                      .arg(wanted)
                : wanted);
    }
    const bool isOther = *value != m_parameter.read(*m_state);
    restore();
    if (isOther)
        Q_EMIT picked(*value);
}

void NumberField::restore()
{
    m_isTyping = false;
    setText(m_shown);
    if (!hasFocus())
        setCursorPosition(0); // shows the first digits of a number that is too long
    showError({});
}

void NumberField::showError(const QString& error)
{
    if (error == m_error)
        return;
    m_error = error;
    setProperty("wrong", !error.isEmpty());
    describe();
    update();
    Q_EMIT errorChanged();
}

void NumberField::describe()
{
    if (!m_state)
        return;
    setToolTip(m_error.isEmpty() ? tooltipOf(m_parameter, *m_state) : tip(m_error));
    setAccessibleDescription(m_error.isEmpty() ? meaningOf(m_parameter) : m_error);
}

} // namespace lab::ui

#include "moc_number_field.cpp"
