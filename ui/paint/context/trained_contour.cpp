#include "ui/paint/context/trained_contour.h"

#include <QPointF>

#include <array>
#include <cmath>
#include <utility>

namespace lab::ui {

namespace {

constexpr double touching = 1e-6; ///< pixels

bool isAt(QPointF a, QPointF b)
{
    return std::abs(a.x() - b.x()) + std::abs(a.y() - b.y()) < touching;
}

bool isAlong(QPointF a, QPointF b)
{
    return std::abs(a.x() * b.y() - a.y() * b.x()) < touching * std::hypot(a.x(), a.y());
}

/// A piece that continues a line straight extends it; pieces go to the right, or down.
void addPiece(std::vector<QLineF>& lines, QLineF piece)
{
    if (std::pair(piece.x2(), piece.y2()) < std::pair(piece.x1(), piece.y1()))
        piece = {piece.p2(), piece.p1()};
    for (QLineF& line : lines) {
        if (!isAlong(line.p2() - line.p1(), piece.p2() - piece.p1()))
            continue;
        if (isAt(line.p2(), piece.p1()))
            return line.setP2(piece.p2());
        if (isAt(line.p1(), piece.p2()))
            return line.setP1(piece.p1());
    }
    lines.push_back(piece);
}

} // namespace

std::vector<QLineF> trainedContour(const QRectF& matrix, const SeenDistancesFrame& frame)
{
    const HeatmapFrame& cells = frame.cells;
    const double size = matrix.width() / cells.columns;
    const auto middle = [&](QPoint cell) {
        return matrix.topLeft() + size * (QPointF(cell) + QPointF(0.5, 0.5));
    };
    const auto over = [&](QPoint cell) { return -cells.at(cell.y(), cell.x()) - frame.limit; };
    std::vector<QLineF> lines;
    for (int row = 0; row + 1 < cells.rows; ++row) {
        for (int column = 0; column + 1 < cells.columns; ++column) {
            const QPoint cell(column, row);
            const std::array corners {
                cell, cell + QPoint(1, 0), cell + QPoint(1, 1), cell + QPoint(0, 1)};
            const std::array values {
                over(corners[0]), over(corners[1]), over(corners[2]), over(corners[3])};
            std::array<QPointF, 4> crossed;
            std::size_t count = 0;
            for (std::size_t i = 0; i < corners.size(); ++i) {
                const std::size_t next = (i + 1) % corners.size();
                if (values[i] * values[next] < 0) // not if one is masked
                    crossed[count++] = middle(corners[i])
                        + values[i] / (values[i] - values[next])
                            * (middle(corners[next]) - middle(corners[i]));
            }
            for (std::size_t i = 0; i + 1 < count; i += 2)
                addPiece(lines, {crossed[i], crossed[i + 1]});
        }
    }
    return lines;
}

} // namespace lab::ui
