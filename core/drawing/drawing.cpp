#include "core/drawing/drawing.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace lab::drawing {

void Path::move(Point to)
{
    verbs.push_back(Verb::Move);
    points.push_back(to);
}

void Path::line(Point to)
{
    verbs.push_back(Verb::Line);
    points.push_back(to);
}

void Path::cubic(Point first, Point second, Point to)
{
    verbs.push_back(Verb::Cubic);
    points.insert(points.end(), {first, second, to});
}

int PlaceAxis::placeAt(double pixel) const
{
    const double cell = std::floor((pixel - from) / ((to - from) / count));
    return first + static_cast<int>(std::clamp(cell, 0.0, count - 1.0));
}

EditRule movesToken(int place, int count)
{
    return {.make = [](const EditRule& rule, double number) -> std::optional<Edit> {
                const auto [from, count] = rule.with;
                const int to = std::clamp(static_cast<int>(std::lround(number)), 1, count) - 1;
                if (from == to)
                    return std::nullopt;
                return MoveToken {from, to};
            },
        .with = {place, count}};
}

Layer& Drawing::addLayer(Layer::Meaning meaning, Live live)
{
    return layers.emplace_back(Layer {meaning, live == Live::Yes, {}});
}

Hit hitAt(const Drawing& drawing, Point point)
{
    Hit hit;
    const auto isHere = [point](const auto& one) { return one.box.contains(point); };
    for (const CellTargets& map : drawing.cells) {
        if (!map.box.containsOrTouches(point))
            continue;
        const auto tokenAt = [](double share, const std::vector<int>& tokens) {
            const auto at = static_cast<std::size_t>(share * static_cast<double>(tokens.size()));
            return tokens[std::min(at, tokens.size() - 1)];
        };
        const int query = tokenAt((point.y - map.box.top()) / map.box.height, map.queries);
        hit.focus = map.focus;
        hit.focus.query = query;
        hit.focus.key = tokenAt((point.x - map.box.left()) / map.box.width, map.keys);
        hit.press = Press {map.press, Value(std::int64_t {query})};
    }
    const auto target = std::find_if(drawing.targets.rbegin(), drawing.targets.rend(), isHere);
    if (target != drawing.targets.rend()) {
        hit.focus = target->focus;
        hit.press = target->press;
    }
    const auto handle = std::find_if(drawing.handles.rbegin(), drawing.handles.rend(), isHere);
    if (handle != drawing.handles.rend()) {
        hit.handle = &*handle;
        hit.press = handle->press;
    }
    return hit;
}

} // namespace lab::drawing
