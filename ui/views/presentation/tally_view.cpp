#include "ui/views/presentation/tally_view.h"

#include <QEvent>
#include <QPainter>

namespace lab::ui {

TallyView::TallyView(QWidget* parent)
    : QWidget(parent)
{
    describe();
}

void TallyView::setTally(const Tally& tally)
{
    m_tally = tally;
    setFixedHeight(qRound(tallyHeight(tally, m_look)));
    setVisible(tally.votes() > 0);
    describe();
    update();
}

void TallyView::setLook(const Look& look)
{
    m_look = look;
    setFixedHeight(qRound(tallyHeight(m_tally, m_look)));
    update();
}

void TallyView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    paintTally(painter, rect(), m_tally, m_look);
}

void TallyView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        describe();
}

void TallyView::describe()
{
    setAccessibleName(tr("Show of hands"));
    setAccessibleDescription(tallyText(m_tally));
}

} // namespace lab::ui

#include "moc_tally_view.cpp"
