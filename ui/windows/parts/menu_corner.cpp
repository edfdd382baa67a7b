#include "ui/windows/parts/menu_corner.h"

#include <QEvent>
#include <QLayout>
#include <QMenuBar>

namespace lab::ui {

MenuCorner::MenuCorner(QMenuBar& bar)
    : QWidget(bar.parentWidget() ? bar.parentWidget() : &bar)
    , m_bar(bar)
    , m_space(new QWidget(&bar))
{
    bar.setCornerWidget(m_space);
    bar.installEventFilter(this);
    m_space->installEventFilter(this);
}

bool MenuCorner::event(QEvent* event)
{
    const bool isDone = QWidget::event(event);
    if (event->type() == QEvent::LayoutRequest && layout()) {
        m_space->setFixedSize(layout()->sizeHint());
        m_bar.setCornerWidget(m_space); // the bar positions the corner widget only here
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
    const QPoint corner(m_bar.width() - m_space->width(), 0);
    const QPoint inWindow = parentWidget() == &m_bar ? corner : m_bar.mapTo(parentWidget(), corner);
    setVisible(m_bar.isVisible());
    setGeometry({inWindow, m_space->size()});
    raise();
}

} // namespace lab::ui

#include "moc_menu_corner.cpp"
