#include "ui/paint/derivation/matrices.h"

#include "ui/paint/axes.h"
#include "ui/paint/comparison.h"
#include "ui/paint/formula/typeset.h"
#include "ui/paint/heatmap.h"
#include "ui/paint/text/text.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

constexpr double cellsAcross = 8;
constexpr double barsAcross = 3.5; ///< in cells
constexpr double headSize = 16;
constexpr double differing = 1e-9;

/// One of the two, with what is painted beside it.
struct Side {
    const QRectF& cells;
    const QRectF& bars;
    const HeatmapFrame& matrix;
    const MatricesFrame::Turned& turned;
    QString name;
    bool isLit = false;
};

bool areProducts(const MatricesFrame& frame)
{
    return frame.picture == StepPicture::Products;
}

QString nameOf(const MatricesFrame& frame, bool isLeft)
{
    if (areProducts(frame))
        return isLeft ? u"derivation.product_left"_s : u"derivation.product_right"_s;
    return isLeft ? u"derivation.rotation"_s : u"derivation.blocks"_s;
}

QPointF headOf(const QRectF& cells, const Look& look)
{
    return cells.topLeft() - QPointF(0, look.px(9));
}

bool isLit(const MatricesFrame& frame, bool isLeft, const std::string& symbol)
{
    if (areProducts(frame))
        return symbol == "R" || symbol == "m" || symbol == "n";
    return symbol == (isLeft ? "G" : "U") || (!isLeft && symbol == "R");
}

void paintGhost(QPainter& painter, const QRectF& cells, const HeatmapFrame& now,
    const HeatmapFrame& ghost, const Look& look)
{
    const double cell = cells.width() / cellsAcross;
    const double side = std::max(3.0, std::round(0.45 * cell));
    for (int row = 0; row < now.rows; ++row) {
        for (int column = 0; column < now.columns; ++column) {
            if (std::abs(now.at(row, column) - ghost.at(row, column)) < differing)
                continue;
            const QPointF middle =
                cells.topLeft() + QPointF((column + 0.5) * cell, (row + 0.5) * cell);
            const QRectF square(middle - QPointF(side, side) / 2, QSizeF(side, side));
            painter.fillRect(square, cellColor(ghost, ghost.at(row, column), look.palette));
            painter.setPen(QPen(look.palette.notes, look.px(1), Qt::DotLine));
            painter.setBrush(Qt::NoBrush);
            painter.drawRect(square);
        }
    }
}

/// A bar a row around the zero line: the query's above, filled, the key's below, hollow.
void paintBars(QPainter& painter, const QRectF& area, const MatricesFrame::Turned& turned,
    double unit, const PointedLook& look)
{
    const double zero = area.center().x();
    const double pitch = area.height() / cellsAcross;
    const double thick = std::max(2.0, std::floor(0.36 * pitch));
    const std::string& symbol = look.focus.symbol;
    for (std::size_t row = 0; row < turned.query.size(); ++row) {
        for (const bool isQuery : {true, false}) {
            const double value = (isQuery ? turned.query : turned.key)[row];
            const double end = zero + value / unit * area.width() / 2;
            const double top = area.top() + pitch * static_cast<double>(row)
                + (isQuery ? pitch / 2 - thick : pitch / 2);
            const QRectF bar = QRectF(QPointF(zero, top), QPointF(end, top + thick)).normalized();
            const bool isStrong =
                isQuery ? symbol == "q" || symbol == "m" : symbol == "k" || symbol == "n";
            const QColor& colour = isQuery ? look.palette.query : look.palette.key;
            if (isQuery)
                painter.fillRect(bar, colour);
            if (!isQuery || isStrong) {
                const double line = look.px(isStrong ? 2 : 1);
                painter.setPen(QPen(isStrong && isQuery ? look.palette.text : colour, line,
                    Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
                painter.setBrush(Qt::NoBrush);
                painter.drawRect(bar.adjusted(line / 2, line / 2, -line / 2, -line / 2));
            }
        }
    }
    paintLine(painter, {zero, area.top(), zero, area.bottom()}, look.palette.axis, 1, look);
    const double baseline = area.bottom() + look.px(14);
    paintText(painter, {area.right(), baseline}, significant(unit, 3), TextRole::Axis,
        look.palette.notes, look, Alignment::Right);
    const auto name = [&](const QString& key, double right) {
        Typeset text(look, key, headSize, look.palette.text);
        text.highlight(QString::fromStdString(symbol));
        text.paint(painter, {right - text.size().width(), area.top() - look.px(9)});
    };
    name(u"query"_s, zero - look.px(2));
    name(u"key"_s, zero + look.px(2) + Typeset(look, u"key"_s, headSize, {}).size().width());
}

/// Where the bars of A end.
void paintGhostBars(QPainter& painter, const QRectF& area, const MatricesFrame::Turned& ghost,
    double unit, const Look& look)
{
    const double pitch = area.height() / cellsAcross;
    for (std::size_t row = 0; row < ghost.query.size(); ++row) {
        for (const bool isQuery : {true, false}) {
            const double value = (isQuery ? ghost.query : ghost.key)[row];
            const double end = area.center().x() + value / unit * area.width() / 2;
            const double top =
                area.top() + pitch * (static_cast<double>(row) + (isQuery ? 0.0 : 0.5));
            painter.setPen(ghostPen(isQuery ? look.palette.query : look.palette.key, look));
            painter.drawLine(QPointF(end, top), QPointF(end, top + pitch / 2));
        }
    }
}

void paintSide(QPainter& painter, const Side& side, double unit, const PointedLook& look)
{
    Typeset name(look, side.name, headSize, look.palette.text);
    name.highlight(QString::fromStdString(look.focus.symbol));
    name.paint(painter, headOf(side.cells, look));
    paintHeatmap(painter, side.cells, side.matrix, look);
    const double line = side.isLit ? std::max(2.0, look.px(3)) : 1;
    painter.setPen(QPen(side.isLit ? look.palette.text : look.palette.axis, line, Qt::SolidLine,
        Qt::SquareCap, Qt::MiterJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(side.cells);
    if (!side.bars.isEmpty())
        paintBars(painter, side.bars, side.turned, unit, look);
}

} // namespace

MatricesLayout::MatricesLayout(const QRectF& area, const MatricesFrame& frame, const Look& look)
{
    const bool hasBars = !areProducts(frame);
    const double gap = look.px(24);
    const double head = look.px(28);
    const double foot = look.px(44);
    const double between = hasBars ? look.px(10) : 0;
    const double across = cellsAcross + (hasBars ? barsAcross : 0);
    const double space = (area.width() - gap - 2 - 2 * between) / 2 / across;
    const double cell = std::max(3.0,
        std::floor(std::min({space, (area.height() - head - foot) / cellsAcross, look.px(36)})));
    const double whole = cellsAcross * cell;
    const double side = across * cell + between;
    const double leftEdge = std::round(area.left() + 1);
    const double top = std::round(area.top() + head);
    left = QRectF(leftEdge, top, whole, whole);
    right = left.translated(std::round(side + gap), 0);
    if (hasBars) {
        leftBars = QRectF(left.right() + between, top, barsAcross * cell, whole);
        rightBars = QRectF(right.right() + between, top, barsAcross * cell, whole);
    }
    colours = QRectF(leftEdge + look.px(12), left.bottom() + look.px(hasBars ? 22 : 10),
        right.right() - leftEdge - look.px(24), look.px(8));
}

void paintMatrices(QPainter& painter, const QRectF& area, const MatricesFrame& frame,
    const MatricesFrame* ghost, const PointedLook& look)
{
    const MatricesLayout layout(area, frame, look);
    const std::string& symbol = look.focus.symbol;
    paintSide(painter,
        {layout.left, layout.leftBars, frame.left, frame.leftTurned, nameOf(frame, true),
            isLit(frame, true, symbol)},
        frame.unit, look);
    paintSide(painter,
        {layout.right, layout.rightBars, frame.right, frame.rightTurned, nameOf(frame, false),
            isLit(frame, false, symbol)},
        frame.unit, look);
    if (ghost) {
        paintGhost(painter, layout.left, frame.left, ghost->left, look);
        paintGhost(painter, layout.right, frame.right, ghost->right, look);
        paintGhostBars(painter, layout.leftBars, ghost->leftTurned, frame.unit, look);
        paintGhostBars(painter, layout.rightBars, ghost->rightTurned, frame.unit, look);
    }
    paintColorBar(painter, layout.colours, frame.left, Qt::Horizontal, look);
}

QStringList symbolsAt(
    const QRectF& area, const MatricesFrame& frame, QPointF point, const Look& look)
{
    const MatricesLayout layout(area, frame, look);
    for (const bool isLeft : {true, false}) {
        const QRectF& cells = isLeft ? layout.left : layout.right;
        if (look.formulas) {
            const QString letter = symbolAt(look.formulas->formula(nameOf(frame, isLeft)), {},
                look.px(headSize), point - headOf(cells, look));
            if (!letter.isEmpty())
                return {letter};
        }
        if (cells.contains(point)) {
            if (areProducts(frame))
                return {u"R"_s};
            const QPointF cell = (point - cells.topLeft()) * (cellsAcross / 2 / cells.width());
            const bool isInBlock =
                static_cast<int>(cell.x()) == static_cast<int>(cell.y()); // of two rows
            if (isLeft)
                return {u"G"_s};
            return isInBlock ? QStringList {u"R"_s, u"U"_s} : QStringList {u"U"_s, u"R"_s};
        }
        const QRectF& bars = isLeft ? layout.leftBars : layout.rightBars;
        if (!bars.contains(point))
            continue;
        const double pitch = bars.height() / cellsAcross;
        const double within = std::fmod(point.y() - bars.top(), pitch);
        const bool isOuter = std::abs(point.x() - bars.center().x()) > bars.width() / 4;
        if (within < pitch / 2)
            return isOuter ? QStringList {u"m"_s, u"q"_s} : QStringList {u"q"_s, u"m"_s};
        return isOuter ? QStringList {u"n"_s, u"k"_s} : QStringList {u"k"_s, u"n"_s};
    }
    return {};
}

} // namespace lab::ui
