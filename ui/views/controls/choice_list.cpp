#include "ui/views/controls/choice_list.h"

#include <QAbstractItemView>
#include <QStyle>
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

void ChoiceList::wheelEvent(QWheelEvent* event)
{
    if (hasFocus())
        QComboBox::wheelEvent(event);
    else
        event->ignore();
}

} // namespace lab::ui

#include "moc_choice_list.cpp"
