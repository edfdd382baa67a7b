#include "ui/views/rotations/scores_view.h"

namespace lab::ui {

using namespace Qt::StringLiterals;

ScoresView::ScoresView(QWidget* parent)
    : FramedView(Picture::RotationsScores, parent)
{
}

void ScoresView::setChange(const std::optional<ScoreChange>& change)
{
    if (change == m_change)
        return;
    m_change = change;
    update();
}

QString ScoresView::exportName() const
{
    return u"scores"_s;
}

void ScoresView::paint(QPainter& painter, const QRectF& area, const PointedLook& look) const
{
    paintStaircase(painter, area, frame(), m_change, look, ghost());
}

NumberTable ScoresView::tableOf(const ScoresFrame& frame) const
{
    return scoresTable(frame);
}

void ScoresView::grab(QPointF point, Qt::KeyboardModifiers)
{
    if (const std::optional<int> pair = pairAt(point); pair && *pair != selectedPair())
        edit(selection(*pair, pairs()));
}

Focus ScoresView::focusAt(QPointF point) const
{
    if (const std::optional<int> pair = pairAt(point))
        return focusOn(*pair);
    Focus whole = pictureFocus();
    return whole;
}

Qt::CursorShape ScoresView::cursorAt(QPointF point) const
{
    return pairAt(point) ? Qt::PointingHandCursor : Qt::ArrowCursor;
}

std::optional<int> ScoresView::pairAt(QPointF point) const
{
    return staircaseLayout(rect(), frame(), look(), ghost()).pairAt(point);
}

} // namespace lab::ui

#include "moc_scores_view.cpp"
