#include "ui/views/base/mean_score_view.h"

#include "ui/paint/base/mean_score.h"
#include "ui/views/parameters/parameter_words.h"

#include <QPainter>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <utility>

namespace lab::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr std::chrono::milliseconds whileMoving {120}; ///< since the last change
constexpr double keyStep = 6; ///< pixels, beyond what snaps
constexpr std::int64_t cosinesInStep = 48'000'000; ///< between two looks of the picture

double lengthOf(const MeanScoreFrame& frame, MeanScorePart part)
{
    switch (part) {
    case MeanScorePart::Training:
        return static_cast<double>(frame.lengths.training);
    case MeanScorePart::Target:
        return static_cast<double>(frame.lengths.target);
    case MeanScorePart::Peak:
    case MeanScorePart::Nothing:
        break;
    }
    return frame.peak ? static_cast<double>(frame.peak->distance) : 1;
}

const char* keyOf(MeanScorePart part)
{
    switch (part) {
    case MeanScorePart::Training:
        return "context.training_length";
    case MeanScorePart::Target:
        return "context.target_length";
    case MeanScorePart::Peak:
    case MeanScorePart::Nothing:
        break;
    }
    return "rope.peak_distance";
}

/// Three digits, or a power of two that is close; for the peak one of the lengths.
std::int64_t snapped(const MeanScorePlaces& places, const MeanScoreFrame& frame, MeanScorePart part,
    double pixel, const Look& look)
{
    constexpr double near = 2;
    constexpr double nearLength = 5;
    const double wanted = places.distanceAt(pixel);
    if (part == MeanScorePart::Peak)
        for (const std::int64_t length : {frame.lengths.target, frame.lengths.training})
            if (std::abs(places.across(static_cast<double>(length)) - pixel) <= look.px(nearLength))
                return length;
    const double power = std::exp2(std::round(std::log2(wanted)));
    if (power <= static_cast<double>(lastPosition)
        && std::abs(places.across(power) - pixel) <= look.px(near))
        return std::llround(power);
    const double unit = std::max(1.0, std::pow(10, std::floor(std::log10(wanted)) - 2));
    return std::clamp<std::int64_t>(
        std::llround(wanted / unit) * std::llround(unit), 1, lastPosition);
}

} // namespace

MeanScoreView::MeanScoreView(QWidget* parent)
    : BasePicture(Picture::BaseMeanScore, parent)
{
}

void MeanScoreView::hold()
{
    m_work.holdFor(whileMoving);
}

void MeanScoreView::setFrame(MeanScoreFrame frame)
{
    hold();
    if (frame == m_frame)
        return;
    m_frame = std::move(frame);
    explore();
    update();
}

void MeanScoreView::setGhost(std::optional<MeanScoreFrame> ghost)
{
    if (ghost == m_ghost)
        return;
    m_ghost = std::move(ghost);
    update();
}

MeanScorePlaces MeanScoreView::places() const
{
    return {rect(), m_frame, look()};
}

MeanScoreRoom MeanScoreView::roomFor(int pairs) const
{
    constexpr int affordable = 50'000; // angles of one line
    constexpr int fewest = 100;
    const double pixels = meanScoreWidth(rect(), look()) * devicePixelRatioF();
    const int most = std::max(fewest, affordable / std::max(1, pairs));
    MeanScoreRoom room;
    room.columns = std::clamp(static_cast<int>(std::round(pixels)), fewest, most);
    return room;
}

QString MeanScoreView::exportName() const
{
    return u"mean_score"_s;
}

void MeanScoreView::paint(QPainter& painter, const QRectF& area, const Look& look) const
{
    const MeanScorePart hovered =
        m_held ? m_held->part : places().partAt(m_frame, pointer(), this->look());
    const MeanScoreFrame* ghost = m_ghost ? &*m_ghost : nullptr;
    const bool isWindow = painter.device() == static_cast<const QPaintDevice*>(this);
    if (isWindow || isExplored(m_frame))
        return paintMeanScore(painter, area, m_frame, ghost, hovered, look);
    paintMeanScore(painter, area, whollyExplored(m_frame), ghost, hovered, look);
}

NumberTable MeanScoreView::numbers() const
{
    return meanScoreTable(whollyExplored(m_frame));
}

std::optional<NumberTable> MeanScoreView::ghostNumbers() const
{
    return m_ghost ? std::optional(meanScoreTable(whollyExplored(*m_ghost))) : std::nullopt;
}

void MeanScoreView::explore()
{
    if (!isVisible() || m_frame.runs.empty() || isExplored(m_frame))
        return m_work.stop();
    m_work.start([this, frame = m_frame](const Background::Errand& errand) mutable {
        while (!isExplored(frame) && errand.isWanted()) {
            frame = explored(std::move(frame), cosinesInStep);
            errand.tell([this, frame] {
                m_frame = frame;
                update();
            });
        }
    });
}

void MeanScoreView::showEvent(QShowEvent* event)
{
    BasePicture::showEvent(event);
    explore();
}

void MeanScoreView::hideEvent(QHideEvent* event)
{
    BasePicture::hideEvent(event);
    m_work.stop();
}

void MeanScoreView::grab(QPointF point, Qt::KeyboardModifiers)
{
    const MeanScorePlaces now = places();
    const MeanScorePart part = now.partAt(m_frame, point, look());
    if (part == MeanScorePart::Nothing)
        return;
    m_held = Held {part, now.across(lengthOf(m_frame, part)) - point.x()};
    setCursor(Qt::ClosedHandCursor);
}

void MeanScoreView::drag(QPointF point, Qt::KeyboardModifiers)
{
    if (!m_held)
        return;
    const std::int64_t length =
        snapped(places(), m_frame, m_held->part, point.x() + m_held->grip, look());
    if (length != std::llround(lengthOf(m_frame, m_held->part)))
        edit(SetParameter {keyOf(m_held->part), length});
    Focus focus; // of one distance: a column's extremes would cost more than the drag
    focus.picture = picture();
    focus.distance = length;
    PictureView::point(focus);
}

void MeanScoreView::release()
{
    m_held.reset();
}

Focus MeanScoreView::focusAt(QPointF point) const
{
    const MeanScorePlaces now = places();
    if (m_frame.runs.empty() || !now.plot.contains(point))
        return {};
    const PositionRun& run = m_frame.runs[runAt(m_frame, now.distanceAt(point.x()))];
    Focus focus;
    focus.picture = picture();
    focus.distance = run.first;
    focus.covered = run.count;
    return focus;
}

std::vector<PictureHandle> MeanScoreView::handles() const
{
    const MeanScorePlaces now = places();
    std::vector<PictureHandle> all;
    const auto add = [&](MeanScorePart part, QPointF place) {
        if (now.partAt(m_frame, place, look()) == part)
            all.push_back({labelOf(*parameterNamed(keyOf(part))), place, {keyStep, 0}});
    };
    if (m_frame.runs.empty())
        return all;
    add(MeanScorePart::Training, now.handle(m_frame.lengths.training));
    add(MeanScorePart::Target, now.handle(m_frame.lengths.target));
    if (m_frame.peak)
        add(MeanScorePart::Peak, now.peak(*m_frame.peak));
    return all;
}

Qt::CursorShape MeanScoreView::cursorAt(QPointF point) const
{
    const bool isHandle = places().partAt(m_frame, point, look()) != MeanScorePart::Nothing;
    return isHandle ? Qt::OpenHandCursor : Qt::ArrowCursor;
}

} // namespace lab::ui
