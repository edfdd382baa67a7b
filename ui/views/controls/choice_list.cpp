#include "ui/views/controls/choice_list.h"

#include <QWheelEvent>

namespace lab::ui {

ChoiceList::ChoiceList(QWidget* parent)
    : QComboBox(parent)
{
    setFocusPolicy(Qt::StrongFocus); // the wheel alone brings no keyboard
}

void ChoiceList::wheelEvent(QWheelEvent* event)
{
    if (hasFocus())
        QComboBox::wheelEvent(event);
    else
        event->ignore();
}

} // namespace lab::ui
