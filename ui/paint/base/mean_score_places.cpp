#include "ui/paint/base/mean_score_places.h"

#include "ui/paint/controls/handles.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace lab::ui {

namespace {

constexpr double left = 40; ///< of the plot, for the numbers
constexpr double top = 76;
constexpr double bottom = 28;
constexpr double right = 16; ///< half of the last distance's number
constexpr double decades = 7;
constexpr double handleRow = 18; ///< above the plot: its words are clear of a peak at 1
constexpr double reach = 5; ///< of the pointer to a line

} // namespace

double meanScoreWidth(const QRectF& area, const Look& look)
{
    return std::max(1.0, area.width() - look.px(left + right));
}

MeanScorePlaces::MeanScorePlaces(const QRectF& area, const MeanScoreFrame& frame, const Look& look)
    : plot(area.left() + look.px(left), area.top() + look.px(top), meanScoreWidth(area, look),
        std::max(1.0, area.height() - look.px(top + bottom)))
    , decade {0, decades, plot.left(), plot.right()}
    , score {frame.lowest, frame.highest, plot.bottom(), plot.top()}
    , handleLevel(plot.top() - look.px(handleRow))
{
}

double MeanScorePlaces::across(double distance) const
{
    return decade.pixel(std::log10(std::max(distance, 1.0)));
}

double MeanScorePlaces::distanceAt(double pixel) const
{
    return std::pow(10, std::clamp(decade.value(pixel), 0.0, decades));
}

QPointF MeanScorePlaces::handle(std::int64_t length) const
{
    return {across(static_cast<double>(length)), handleLevel};
}

QPointF MeanScorePlaces::peak(const MeanScoreFrame::Peak& peak) const
{
    return {across(static_cast<double>(peak.distance)), score.pixel(peak.score)};
}

MeanScorePart MeanScorePlaces::partAt(
    const MeanScoreFrame& frame, QPointF point, const Look& look) const
{
    struct Grip {
        MeanScorePart part;
        QPointF place;
    };
    const std::array grips {
        Grip {MeanScorePart::Peak, frame.peak ? peak(*frame.peak) : QPointF(-1e6, -1e6)},
        Grip {MeanScorePart::Target, handle(frame.lengths.target)},
        Grip {MeanScorePart::Training, handle(frame.lengths.training)}};
    MeanScorePart nearest = MeanScorePart::Nothing;
    double least = std::numeric_limits<double>::infinity();
    for (const Grip& grip : grips) {
        const QPointF away = grip.place - point;
        const double distance = std::hypot(away.x(), away.y());
        if (isGrabbed(grip.place, point, look) && distance < least) {
            nearest = grip.part;
            least = distance;
        }
    }
    if (nearest != MeanScorePart::Nothing || !plot.contains(point))
        return nearest;
    for (const Grip& grip : {grips[1], grips[2]})
        if (std::abs(grip.place.x() - point.x()) <= look.px(reach))
            return grip.part;
    return MeanScorePart::Nothing;
}

} // namespace lab::ui
