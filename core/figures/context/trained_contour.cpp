#include "core/figures/context/trained_contour.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <utility>

namespace lab::drawing {

namespace {

constexpr double touching = 1e-6; ///< pixels

bool areAtOne(Point a, Point b)
{
    return std::abs(a.x - b.x) + std::abs(a.y - b.y) < touching;
}

bool isAlong(Point a, Point b)
{
    return std::abs(a.x * b.y - a.y * b.x) < touching * std::hypot(a.x, a.y);
}

/// A piece that continues a line straight extends it; pieces go to the right, or down.
void addPiece(std::vector<Line>& lines, Line piece)
{
    if (std::pair(piece.to.x, piece.to.y) < std::pair(piece.from.x, piece.from.y))
        std::swap(piece.from, piece.to);
    for (Line& line : lines) {
        const bool isAfter = areAtOne(line.to, piece.from);
        if (!isAfter && !areAtOne(line.from, piece.to))
            continue;
        if (!isAlong(line.to - line.from, piece.to - piece.from))
            continue;
        (isAfter ? line.to : line.from) = isAfter ? piece.to : piece.from;
        return;
    }
    lines.push_back(piece);
}

} // namespace

std::vector<Line> trainedContour(const Box& matrix, const SeenDistancesFrame& frame)
{
    const HeatmapFrame& cells = frame.cells;
    // Cells stand for runs of unequal length, if the length is no multiple of their number: at the
    // middles of the runs a straight contour is straight.
    const auto middleOf = [&](int run) {
        const std::int64_t end = std::min(frame.runs.begin(run + 1), frame.length);
        return static_cast<double>(frame.runs.begin(run) + end)
            / (2 * static_cast<double>(frame.length)) * matrix.width;
    };
    const auto middle = [&](std::pair<int, int> cell) {
        return Point {matrix.left() + middleOf(cell.second), matrix.top() + middleOf(cell.first)};
    };
    const auto overAt = [&](int row, int column) { return -cells.at(row, column) - frame.limit; };
    std::vector<Line> lines;
    for (int row = 0; row + 1 < cells.rows; ++row)
        for (int column = 0; column + 1 < cells.columns; ++column) {
            const std::array over {overAt(row, column), overAt(row, column + 1),
                overAt(row + 1, column + 1), overAt(row + 1, column)};
            if (std::ranges::none_of(over, [](double value) { return value > 0; })
                || std::ranges::none_of(over, [](double value) { return value < 0; }))
                continue;
            const std::array corners {std::pair(row, column), std::pair(row, column + 1),
                std::pair(row + 1, column + 1), std::pair(row + 1, column)};
            std::array<Point, 4> crossed;
            std::size_t count = 0;
            for (std::size_t i = 0; i < corners.size(); ++i) {
                const std::size_t next = (i + 1) % corners.size();
                if (over[i] * over[next] < 0) // not if one is masked
                    crossed[count++] = middle(corners[i])
                        + (middle(corners[next]) - middle(corners[i]))
                            * (over[i] / (over[i] - over[next]));
            }
            for (std::size_t i = 0; i + 1 < count; i += 2)
                addPiece(lines, {crossed[i], crossed[i + 1]});
        }
    return lines;
}

} // namespace lab::drawing
