#include "core/drawing/hatching.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace lab::drawing {

namespace {

bool isMasked(const HeatmapFrame& map, const Box& box, Point at)
{
    const int column = static_cast<int>((at.x - box.left()) / box.width * map.columns);
    const int row = static_cast<int>((at.y - box.top()) / box.height * map.rows);
    return std::isnan(
        map.at(std::clamp(row, 0, map.rows - 1), std::clamp(column, 0, map.columns - 1)));
}

} // namespace

std::vector<Line> hatchLines(const Box& box, double spacing)
{
    std::vector<Line> lines;
    for (double sum = box.left() + box.top(); sum < box.right() + box.bottom(); sum += spacing) {
        const double left = std::max(box.left(), sum - box.bottom());
        const double right = std::min(box.right(), sum - box.top());
        if (left < right)
            lines.push_back({{left, sum - left}, {right, sum - right}});
    }
    return lines;
}

std::vector<Line> maskLines(const Box& box, const HeatmapFrame& map, double spacing)
{
    std::vector<Line> lines;
    const double cellWidth = box.width / map.columns;
    const double cellHeight = box.height / map.rows;
    for (const auto& [from, to] : hatchLines(box, spacing)) {
        const double sum = from.x + from.y;
        std::vector<double> cuts {from.x, to.x};
        for (double x = box.left() + cellWidth * std::ceil((from.x - box.left()) / cellWidth);
             x < to.x; x += cellWidth)
            cuts.push_back(x);
        for (double y = box.top() + cellHeight * std::ceil((to.y - box.top()) / cellHeight);
             y < from.y; y += cellHeight)
            cuts.push_back(sum - y);
        std::ranges::sort(cuts);
        const auto at = [&](double x) { return Point {x, sum - x}; };
        std::optional<double> start;
        for (std::size_t i = 0; i + 1 < cuts.size(); ++i) {
            const bool masked = isMasked(map, box, at((cuts[i] + cuts[i + 1]) / 2));
            if (masked && !start)
                start = cuts[i];
            if (start && (!masked || i + 2 == cuts.size())) {
                lines.push_back({at(*start), at(masked ? cuts[i + 1] : cuts[i])});
                start.reset();
            }
        }
    }
    return lines;
}

} // namespace lab::drawing
