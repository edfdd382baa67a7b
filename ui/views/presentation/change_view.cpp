#include "ui/views/presentation/change_view.h"

#include <QEvent>
#include <QPainter>

namespace lab::ui {

ChangeView::ChangeView(QWidget* parent)
    : QWidget(parent)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setVisible(false);
    describe();
}

void ChangeView::setChange(const LastChange& change)
{
    m_change = change;
    describe();
    setVisible(!change.isEmpty());
    update();
}

void ChangeView::setLook(const Look& look)
{
    m_look = look;
    update();
}

double ChangeView::widthNeeded() const
{
    return m_change.isEmpty() ? 0 : lastChangeWidth(m_change, m_look);
}

void ChangeView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    paintLastChange(painter, rect(), m_change, m_look);
}

void ChangeView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        describe();
}

void ChangeView::describe()
{
    setAccessibleName(tr("Last change"));
    setAccessibleDescription(lastChangeText(m_change));
}

} // namespace lab::ui

#include "moc_change_view.cpp"
