#include "ui/views/lessons/outcome_line_view.h"

#include "ui/paint/lessons/outcome_line.h"
#include "ui/paint/text/number_text.h"

#include <QPainter>

namespace lab::ui {

OutcomeLineView::OutcomeLineView(const OutcomeLine& line, QWidget* parent)
    : QWidget(parent)
    , m_line(line)
{
    setAccessibleName(tr("Your number and the true value"));
    setAccessibleDescription(
        tr("Your answer: %1. True value: %2.")
            .arg(significant(line.prediction, 4), significant(line.answer, 4)));
    setFixedHeight(outcomeLineHeight);
}

void OutcomeLineView::setLook(const Look& look)
{
    m_look = look;
    setFixedHeight(static_cast<int>(look.px(outcomeLineHeight)));
    update();
}

void OutcomeLineView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    paintOutcomeLine(painter, rect(), m_line, m_look);
}

} // namespace lab::ui

#include "moc_outcome_line_view.cpp"
