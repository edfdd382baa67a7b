#include "ui/views/rotations/scores_view.h"

#include <utility>

namespace lab::ui {

using namespace Qt::StringLiterals;

ScoresView::ScoresView(QWidget* parent)
    : RotationsPicture(Picture::RotationsScores, parent)
{
}

void ScoresView::setFrame(ScoresFrame frame)
{
    if (frame == m_frame)
        return;
    m_frame = std::move(frame);
    update();
}

void ScoresView::setChange(const std::optional<ScoreChange>& change)
{
    if (change == m_change)
        return;
    m_change = change;
    update();
}

void ScoresView::setGhost(std::optional<ScoresFrame> ghost)
{
    if (ghost == m_ghost)
        return;
    m_ghost = std::move(ghost);
    update();
}

QString ScoresView::exportName() const
{
    return u"scores"_s;
}

void ScoresView::paint(QPainter& painter, const QRectF& area, const PointedLook& look) const
{
    paintStaircase(painter, area, m_frame, m_change, look, m_ghost);
}

NumberTable ScoresView::numbers() const
{
    return scoresTable(m_frame);
}

std::optional<NumberTable> ScoresView::ghostNumbers() const
{
    return m_ghost ? std::optional(scoresTable(*m_ghost)) : std::nullopt;
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
    Focus whole;
    whole.picture = picture();
    return whole;
}

Qt::CursorShape ScoresView::cursorAt(QPointF point) const
{
    return pairAt(point) ? Qt::PointingHandCursor : Qt::ArrowCursor;
}

std::optional<int> ScoresView::pairAt(QPointF point) const
{
    return staircaseLayout(rect(), m_frame, look(), m_ghost).pairAt(point);
}

} // namespace lab::ui
