#include "ui/paint/precision/precision_plot.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace lab::ui {

namespace {

constexpr double reach = 12; ///< of the pointer to the line

/// At the upper edge if a position is not representable: 0 would look like the best value.
double levelOf(const Plot& plot, double number)
{
    return std::isfinite(number) ? plot.y.nearest(plot.y.pixel(number)) : plot.ground.top();
}

Handle positionHandle(const Plot& plot, const Positions& positions, double level, const Look& look)
{
    const double near = look.px(reach);
    const double position = std::max(1.0, static_cast<double>(positions.query));
    const double x = plot.x.pixel(position);
    return {.key = "position.query",
        .place = {x, level},
        .value = position,
        .kind = HandleKind::Query,
        .line = beside({x, plot.ground.top() - near, x, plot.ground.bottom() + near}, reach,
            plot.ground.adjusted(-near, -near, near, near), look),
        .jump = plot.ground,
        .isByKey = false, // the arrow keys move it as drawn
        .snap = Snap {.nearPower = 0},
        .edit = [positions, position](double wanted) -> std::optional<Edit> {
            if (std::llround(wanted) == std::llround(position)) // 0 is at 1
                return MovePositions {positions.query, positions.key};
            return withDistanceKept(positions, std::llround(wanted));
        }};
}

} // namespace

Handle errorsHandle(const Plot& plot, const Positions& positions, double error, const Look& look)
{
    return positionHandle(plot, positions, levelOf(plot, shownError(error)), look);
}

Handle driftHandle(const Plot& plot, const Positions& positions, double drift, const Look& look)
{
    return positionHandle(plot, positions, levelOf(plot, drift), look);
}

MovePositions withDistanceKept(const Positions& positions, std::int64_t query)
{
    const std::int64_t distance = positions.query - positions.key;
    const std::int64_t lowest = std::max<std::int64_t>(distance, 0);
    const std::int64_t highest = lastPosition + std::min<std::int64_t>(distance, 0);
    const std::int64_t place = std::clamp(query, lowest, highest);
    return {place, place - distance};
}

} // namespace lab::ui
