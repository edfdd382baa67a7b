#include "ui/windows/menu_corner.h"

#include <QEvent>
#include <QLayout>
#include <QMenuBar>

namespace lab::ui {

MenuCorner::MenuCorner(QMenuBar& bar)
    : QWidget(bar.parentWidget() ? bar.parentWidget() : &bar)
    , m_room(new QWidget(&bar))
{
    bar.setCornerWidget(m_room);
    bar.installEventFilter(this);
    m_room->installEventFilter(this);
}

bool MenuCorner::event(QEvent* event)
{
    const bool isDone = QWidget::event(event);
    if (event->type() == QEvent::LayoutRequest && layout()) {
        m_room->setFixedSize(layout()->sizeHint());
        place();
    }
    return isDone;
}

bool MenuCorner::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::Move:
    case QEvent::Resize:
    case QEvent::Show:
    case QEvent::Hide:
        place();
        break;
    default:
        break;
    }
    return QWidget::eventFilter(watched, event);
}

void MenuCorner::place()
{
    setVisible(m_room->isVisible());
    setGeometry({m_room->mapTo(parentWidget(), QPoint()), m_room->size()});
    raise();
}

} // namespace lab::ui
