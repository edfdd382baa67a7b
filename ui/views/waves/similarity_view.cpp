#include "ui/views/waves/similarity_view.h"

#include "ui/paint/waves/similarity.h"
#include "ui/views/parameters/parameter_words.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace lab::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr double reach = 12; ///< of the pointer to the line of the present shift, in pixels

} // namespace

SimilarityView::SimilarityView(QWidget* parent)
    : WavesPicture(Picture::WavesSimilarity, parent)
{
}

void SimilarityView::setFrame(SimilarityFrame frame)
{
    if (frame == m_own)
        return;
    m_own = std::move(frame);
    holdBoth();
}

void SimilarityView::setGhost(std::optional<SimilarityFrame> ghost)
{
    if (ghost == m_ghost)
        return;
    m_ghost = std::move(ghost);
    holdBoth();
}

void SimilarityView::holdBoth()
{
    m_frame = m_own;
    if (m_ghost) {
        m_frame.lowest = std::min(m_frame.lowest, m_ghost->lowest);
        m_frame.highest = std::max(m_frame.highest, m_ghost->highest);
    }
    update();
}

QRectF SimilarityView::plot() const
{
    return similarityAxes(m_frame, rect(), look()).plot;
}

QString SimilarityView::exportName() const
{
    return u"similarity"_s;
}

void SimilarityView::paint(QPainter& painter, const QRectF& area, const Look& look) const
{
    const bool isHovered = m_isHeld || isOnPoint(pointer());
    paintSimilarity(painter, area, m_frame, positions().query,
        isHovered ? HandleState::Hovered : HandleState::Resting, look, m_ghost);
}

Focus SimilarityView::restingFocus() const
{
    Focus focus = PictureView::restingFocus();
    focus.distance = m_frame.shift;
    return focus;
}

NumberTable SimilarityView::numbers() const
{
    return lab::numbers(m_frame);
}

std::optional<NumberTable> SimilarityView::ghostNumbers() const
{
    return m_ghost ? std::optional(lab::numbers(*m_ghost)) : std::nullopt;
}

bool SimilarityView::isOnPoint(QPointF point) const
{
    if (m_frame.curve.values.empty() || std::abs(m_frame.shift) > m_frame.reach)
        return false;
    const SimilarityAxes axes = similarityAxes(m_frame, rect(), look());
    return axes.plot.adjusted(-look().px(reach), -look().px(reach), look().px(reach), 0)
               .contains(point)
        && std::abs(similarityPoint(m_frame, axes).x() - point.x()) <= look().px(reach);
}

void SimilarityView::grab(QPointF point, Qt::KeyboardModifiers)
{
    if (m_frame.curve.values.empty())
        return;
    const SimilarityAxes axes = similarityAxes(m_frame, rect(), look());
    if (isOnPoint(point)) {
        m_isHeld = true;
        m_grip = similarityPoint(m_frame, axes).x() - point.x();
    } else if (axes.plot.contains(point)) {
        m_isHeld = true;
        m_grip = 0;
        moveTo(point.x());
    }
    if (m_isHeld)
        setCursor(Qt::ClosedHandCursor);
}

void SimilarityView::drag(QPointF point, Qt::KeyboardModifiers)
{
    if (m_isHeld)
        moveTo(point.x() + m_grip);
}

void SimilarityView::moveTo(double x)
{
    const AxisScale scale = similarityAxes(m_frame, rect(), look()).x;
    const auto ends = static_cast<double>(m_frame.reach);
    const std::int64_t shift = std::llround(std::clamp(scale.value(x), -ends, ends));
    edit(SetParameter {"position.shift", shift});
    Focus focus;
    focus.picture = picture();
    focus.distance = m_frame.shift;
    PictureView::point(focus);
}

void SimilarityView::release()
{
    m_isHeld = false;
}

Focus SimilarityView::focusAt(QPointF point) const
{
    Focus focus;
    if (m_frame.curve.values.empty())
        return focus;
    const SimilarityAxes axes = similarityAxes(m_frame, rect(), look());
    if (!axes.plot.contains(point))
        return focus;
    focus.picture = picture();
    if (m_frame.runs.width > 1) {
        const double share = (point.x() - axes.plot.left()) / axes.plot.width();
        const int sample = static_cast<int>(share * m_frame.runs.count);
        const Run run = runOf(m_frame.runs, std::min(sample, m_frame.runs.count - 1));
        focus.distance = run.first;
        focus.covered = run.count;
    } else {
        focus.distance = std::llround(axes.x.value(point.x()));
    }
    return focus;
}

std::vector<PictureHandle> SimilarityView::handles() const
{
    constexpr double smallest = 4;
    if (m_frame.curve.values.empty() || std::abs(m_frame.shift) > m_frame.reach)
        return {};
    const SimilarityAxes axes = similarityAxes(m_frame, rect(), look());
    const double step = std::max(smallest, axes.x.pixelsPerUnit());
    return {
        {labelOf(*parameterNamed("position.shift")), similarityPoint(m_frame, axes), {step, 0}}};
}

Qt::CursorShape SimilarityView::cursorAt(QPointF point) const
{
    return isOnPoint(point) ? Qt::OpenHandCursor : Qt::ArrowCursor;
}

} // namespace lab::ui
