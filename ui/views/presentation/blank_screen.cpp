#include "ui/views/presentation/blank_screen.h"

#include <QApplication>
#include <QKeyEvent>
#include <QPainter>

namespace lab::ui {

BlankScreen::BlankScreen(QWidget& window)
    : QWidget(&window)
{
    setAttribute(Qt::WA_OpaquePaintEvent);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::BlankCursor);
    setVisible(false);
    window.installEventFilter(this);
}

void BlankScreen::pullDown()
{
    m_before = window()->focusWidget();
    setAccessibleName(tr("Blank screen"));
    setAccessibleDescription(tr("Press any key to show the picture again."));
    setGeometry(parentWidget()->rect());
    raise();
    setVisible(true);
    setFocus(Qt::OtherFocusReason);
}

void BlankScreen::pullUp()
{
    setVisible(false);
    if (m_before && m_before->isVisible())
        m_before->setFocus(Qt::OtherFocusReason);
    else
        Q_EMIT focusWidgetLost();
}

bool BlankScreen::event(QEvent* event)
{
    // A key that would be a shortcut of the window is delivered as a key press instead.
    if (event->type() == QEvent::ShortcutOverride) {
        event->accept();
        return true;
    }
    return QWidget::event(event);
}

void BlankScreen::keyPressEvent(QKeyEvent* event)
{
    if (event->isAutoRepeat())
        return;
    switch (event->key()) {
    case Qt::Key_Shift:
    case Qt::Key_Control:
    case Qt::Key_Alt:
    case Qt::Key_AltGr:
    case Qt::Key_Meta:
        return;
    default:
        pullUp();
    }
}

void BlankScreen::mousePressEvent(QMouseEvent*)
{
    pullUp();
}

void BlankScreen::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), Qt::black);
}

bool BlankScreen::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize && isDown())
        setGeometry(parentWidget()->rect());
    return QWidget::eventFilter(watched, event);
}

} // namespace lab::ui

#include "moc_blank_screen.cpp"
