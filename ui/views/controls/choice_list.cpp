#include "ui/views/controls/choice_list.h"

#include <QAbstractItemView>
#include <QHelpEvent>
#include <QStyle>
#include <QStyleOptionComboBox>
#include <QToolTip>
#include <QWheelEvent>

namespace lab::ui {

ChoiceList::ChoiceList(QWidget* parent)
    : QComboBox(parent)
{
    setFocusPolicy(Qt::StrongFocus); // the wheel alone brings no keyboard
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
    QStringList told {currentText(), toolTip()};
    told.removeAll(QString());
    QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), told.join(u'\n'), this);
    return true;
}

void ChoiceList::wheelEvent(QWheelEvent* event)
{
    if (hasFocus())
        QComboBox::wheelEvent(event);
    else
        event->ignore();
}

} // namespace lab::ui

#include "moc_choice_list.cpp"
