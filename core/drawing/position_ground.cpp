#include "core/drawing/position_ground.h"

#include <algorithm>
#include <bit>
#include <cstdint>

namespace lab::drawing {

double PositionGround::GroundPart::at(Point point) const
{
    const double along = x.value(point.x);
    return std::clamp(y ? (along + y->value(point.y)) / 2 : along, x.lowest, x.highest);
}

double PositionGround::at(Point point) const
{
    const auto part = std::ranges::find_if(
        parts, [point](const GroundPart& one) { return one.box.contains(point); });
    return part != parts.end() ? part->at(point) : elsewhere;
}

double PositionGround::movedBy(Point motion) const
{
    const double along = panned->y ? (motion.x + motion.y) / 2 : motion.x;
    return along / panned->x.pixelsPerUnit();
}

ShowPositions PositionGround::fitted() const
{
    const std::int64_t last = std::max({positions.query, positions.key, std::int64_t {7}});
    const auto shown = std::bit_ceil(static_cast<std::uint64_t>(last + 1));
    return {0, std::min(static_cast<std::int64_t>(shown), lastPosition)};
}

std::optional<Edit> showsBoth(const LabState& state)
{
    return PositionGround {state.position}.fitted();
}

} // namespace lab::drawing
