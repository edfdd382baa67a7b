#include "core/drawing/position_rows.h"

#include "core/frames/waves/waves_frames.h"

#include <algorithm>
#include <cmath>

namespace lab::drawing {

namespace {

Edit selects(int pair)
{
    return SetParameter {"sinusoidal.pair", std::int64_t {pair}};
}

} // namespace

const PositionRows::Row* PositionRows::rowAt(double y) const
{
    if (rows.empty() || y < ground.top() || y > ground.bottom())
        return nullptr;
    const double share = (y - ground.top()) / ground.height;
    const auto row = static_cast<std::size_t>(share * static_cast<double>(rows.size()));
    return &rows[std::min(row, rows.size() - 1)];
}

Focus PositionRows::focusAt(Point point) const
{
    Focus focus;
    const bool isAcross = point.x >= ground.left() && point.x < ground.right();
    if (isAcross && point.y >= ground.top() && runs.count > 0) {
        const double share = (point.x - ground.left()) / ground.width;
        const Run run = runOf(runs, std::min(static_cast<int>(share * runs.count), runs.count - 1));
        focus.position = run.first;
        focus.covered = run.count;
    }
    if (const Row* row = rowAt(point.y); row && (havePairs || focus.position)) {
        focus.column = row->column;
        if (havePairs)
            focus.pair = row->pair;
    }
    if (focus.pair || focus.position)
        focus.picture = picture;
    return focus;
}

std::optional<Edit> PositionRows::clickedAt(Point point) const
{
    const Row* row = clicked.containsOrTouches(point) ? rowAt(point.y) : nullptr;
    return row ? std::optional(selects(row->pair)) : std::nullopt;
}

const PositionRows::Grip* PositionRows::gripAt(Point point) const
{
    const auto found = std::ranges::find_if(
        grips, [point](const Grip& one) { return one.box.containsOrTouches(point); });
    return found != grips.end() ? &*found : nullptr;
}

Edit PositionRows::moved(const Grip& grip, double down) const
{
    return selects(selected + static_cast<int>(std::lround(down * grip.pairsPerPixel)));
}

} // namespace lab::drawing
