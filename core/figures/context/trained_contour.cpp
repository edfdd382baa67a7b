#include "core/figures/context/trained_contour.h"

#include <array>
#include <cmath>
#include <cstddef>
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
        if (!isAlong(line.to - line.from, piece.to - piece.from))
            continue;
        if (areAtOne(line.to, piece.from)) {
            line.to = piece.to;
            return;
        }
        if (areAtOne(line.from, piece.to)) {
            line.from = piece.from;
            return;
        }
    }
    lines.push_back(piece);
}

} // namespace

std::vector<Line> trainedContour(const Box& matrix, const SeenDistancesFrame& frame)
{
    const HeatmapFrame& cells = frame.cells;
    const double size = matrix.width / cells.columns;
    const auto middle = [&](std::pair<int, int> cell) {
        return Point {matrix.left(), matrix.top()}
        + Point {cell.second + 0.5, cell.first + 0.5} * size;
    };
    std::vector<Line> lines;
    for (int row = 0; row + 1 < cells.rows; ++row)
        for (int column = 0; column + 1 < cells.columns; ++column) {
            const std::array corners {std::pair(row, column), std::pair(row, column + 1),
                std::pair(row + 1, column + 1), std::pair(row + 1, column)};
            std::array<double, 4> over {};
            for (std::size_t i = 0; i < corners.size(); ++i)
                over[i] = -cells.at(corners[i].first, corners[i].second) - frame.limit;
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
