#include "ui/views/controls/choice_list.h"

#include "ui/paint/text/tips.h"

#include <QAbstractItemView>
#include <QHelpEvent>
#include <QStyle>
#include <QStyleOptionComboBox>
#include <QToolTip>
#include <QWheelEvent>

#include <cstdlib>

namespace lab::ui {

ChoiceList::ChoiceList(QWidget* parent)
    : QComboBox(parent)
{
    setFocusPolicy(Qt::StrongFocus); // not focused by the wheel alone
}

void ChoiceList::showPopup()
{
    constexpr int edges = 8;
    const int bar = style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, this);
    view()->setMinimumWidth(view()->sizeHintForColumn(0) + bar + edges);
    QComboBox::showPopup();
}

bool ChoiceList::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QComboBox::event(event);
    QStyleOptionComboBox option;
    initStyleOption(&option);
    const QRect field =
        style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this);
    if (fontMetrics().horizontalAdvance(currentText()) <= field.width())
        return QComboBox::event(event);
    QToolTip::showText(
        static_cast<QHelpEvent*>(event)->globalPos(), tip(currentText(), toolTip()), this);
    return true;
}

void ChoiceList::wheelEvent(QWheelEvent* event)
{
    constexpr int notch = 120;
    if (!hasFocus())
        return event->ignore();
    const int turn = event->angleDelta().y();
    // Starts again if the direction changes.
    m_turned = turn * m_turned < 0 ? turn : m_turned + turn;
    for (; std::abs(m_turned) >= notch; m_turned -= m_turned > 0 ? notch : -notch) {
        QWheelEvent one(event->position(), event->globalPosition(), {},
            {0, m_turned > 0 ? notch : -notch}, event->buttons(), event->modifiers(),
            event->phase(), event->inverted(), event->source());
        QComboBox::wheelEvent(&one); // QComboBox treats any rotation as a notch
    }
    event->accept();
}

} // namespace lab::ui

#include "moc_choice_list.cpp"
