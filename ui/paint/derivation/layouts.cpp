#include "ui/paint/derivation/layouts.h"

#include "ui/paint/comparison.h"
#include "ui/paint/derivation/derivation_words.h"
#include "ui/paint/formula/typeset.h"
#include "ui/paint/text/number_text.h"
#include "ui/paint/text/text.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

constexpr int columns = 2 * derivationPairs;
constexpr double nameWidth = 22;

QRectF cellOf(const QRectF& row, int place)
{
    const double width = row.width() / columns;
    return {row.left() + place * width, row.top(), width, row.height()};
}

/// What a token's block is painted with.
struct Block {
    const LayoutRows& rows;
    const LayoutsFrame::Columns& columns;
    const LayoutsFrame::Columns* ghost;
    bool isQuery;
};

bool isPair(int one, int other)
{
    return one / 2 == other / 2;
}

void paintJoint(QPainter& painter, const QRectF& row, int from, int to, double reach, bool isWrong,
    int pair, double width, const Look& look)
{
    const bool isAbove = reach < 0;
    const double edge = isAbove ? row.top() : row.bottom();
    const QPointF start(cellOf(row, from).center().x(), edge);
    const QPointF end(cellOf(row, to).center().x(), edge);
    QPainterPath path(start);
    path.cubicTo(start + QPointF(0, 1.2 * reach), end + QPointF(0, 1.2 * reach), end);
    const QColor colour =
        isWrong ? look.palette.unseen : pairColor(look.palette, pair, derivationPairs);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colour, width, isWrong ? Qt::DashLine : Qt::SolidLine, Qt::FlatCap));
    painter.drawPath(path);
    if (!isWrong)
        return;
    const QPointF middle = path.pointAtPercent(0.5);
    const double arm = look.px(3.5);
    painter.setPen(QPen(colour, look.px(2)));
    painter.drawLine(middle - QPointF(arm, arm), middle + QPointF(arm, arm));
    painter.drawLine(middle - QPointF(arm, -arm), middle + QPointF(arm, -arm));
}

void paintJoints(QPainter& painter, const Block& block, const PointedLook& look)
{
    const std::string& symbol = look.focus.symbol;
    const bool isStrong = symbol == "R" || symbol == (block.isQuery ? "m" : "n");
    const double width = look.px(isStrong ? 3.5 : 1.75);
    for (int pair = 0; pair < derivationPairs; ++pair)
        paintJoint(painter, block.rows.upper, 2 * pair, 2 * pair + 1, -block.rows.joint, false,
            pair, width, look);
    for (int place = 0; place < derivationPairs; ++place) {
        const auto first = static_cast<std::size_t>(place);
        const int one = block.columns.halves[first];
        const int other = block.columns.halves[first + derivationPairs];
        const double reach = block.rows.joint * (0.6 + 0.4 * place / (derivationPairs - 1));
        paintJoint(painter, block.rows.lower, place, place + derivationPairs, reach,
            !isPair(one, other), one / 2, width, look);
    }
}

void paintWires(QPainter& painter, const Block& block, const PointedLook& look)
{
    const bool isStrong = look.focus.symbol == "P";
    for (int place = 0; place < columns; ++place) {
        const int column = block.columns.halves[static_cast<std::size_t>(place)];
        const QRectF from = cellOf(block.rows.upper, column);
        const QRectF to = cellOf(block.rows.lower, place);
        painter.setPen(QPen(pairColor(look.palette, column / 2, derivationPairs),
            look.px(isStrong ? 3 : 1.25), Qt::SolidLine, Qt::FlatCap));
        painter.drawLine(
            QPointF(from.center().x(), from.bottom()), QPointF(to.center().x(), to.top()));
    }
}

void paintCell(QPainter& painter, const QRectF& cell, int column, double value, bool isOther,
    bool isStrong, const Look& look)
{
    const Palette& palette = look.palette;
    const QRectF inner = cell.adjusted(look.px(1), 0, -look.px(1), 0);
    painter.fillRect(inner, palette.grid);
    painter.fillRect(QRectF(inner.left(), inner.top(), inner.width(), look.px(4)),
        pairColor(palette, column / 2, derivationPairs));
    const QString number = QString::number(column);
    const double baseline = inner.center().y() + look.px(2) + digitHeight(TextRole::Note, look) / 2;
    const QString written = decimals(value, 1);
    const bool hasValue = inner.height() > look.px(30)
        && textWidth(written, TextRole::Axis, look) < inner.width() - look.px(2);
    paintText(painter, {inner.center().x(), hasValue ? baseline - look.px(6) : baseline}, number,
        isStrong ? TextRole::NoteStrong : TextRole::Note, palette.text, look, Alignment::Centre);
    if (hasValue)
        paintText(painter, {inner.center().x(), inner.bottom() - look.px(4)}, written,
            TextRole::Axis, palette.notes, look, Alignment::Centre);
    if (isOther) {
        painter.setPen(ghostPen(palette.text, look));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(inner.adjusted(1, 1, -1, -1));
    }
}

void paintCells(QPainter& painter, const Block& block, const PointedLook& look)
{
    const bool isStrong = look.focus.symbol == (block.isQuery ? "q" : "k");
    for (int place = 0; place < columns; ++place) {
        const auto index = static_cast<std::size_t>(place);
        const int column = block.columns.halves[index];
        const auto isOther = [&](int one) {
            const auto at = static_cast<std::size_t>(one);
            return block.ghost
                && std::abs(block.ghost->values[at] - block.columns.values[at]) > 1e-12;
        };
        paintCell(painter, cellOf(block.rows.upper, place), place, block.columns.values[index],
            isOther(place), isStrong, look);
        paintCell(painter, cellOf(block.rows.lower, place), column,
            block.columns.values[static_cast<std::size_t>(column)],
            isOther(column) || (block.ghost && block.ghost->halves[index] != column), isStrong,
            look);
    }
    for (const QRectF* const row : {&block.rows.upper, &block.rows.lower}) {
        if (isStrong) {
            painter.setPen(QPen(look.palette.text, look.px(2)));
            painter.setBrush(Qt::NoBrush);
            painter.drawRect(*row);
        }
    }
    Typeset name(look, block.isQuery ? u"query"_s : u"key"_s, 17, look.palette.text);
    name.highlight(QString::fromStdString(look.focus.symbol));
    name.paint(painter,
        {block.rows.upper.left() - look.px(nameWidth), block.rows.upper.center().y() + look.px(5)});
}

} // namespace

LayoutsLayout::LayoutsLayout(const QRectF& area, const Look& look)
{
    const QRectF space =
        area.adjusted(look.px(nameWidth + 2), look.px(20), -look.px(4), -look.px(2));
    const double gap = look.px(6);
    const double each = std::min((space.height() - gap) / 2, look.px(200));
    const double cell = std::clamp(0.24 * each, look.px(14), look.px(36));
    const double joint = std::clamp(0.14 * each, look.px(6), look.px(26));
    const double width = std::min(space.width(), look.px(440));
    const auto rows = [&](double top) {
        const QRectF upper(space.left(), top + joint, width, cell);
        return LayoutRows {
            upper, QRectF(space.left(), top + each - joint - cell, width, cell), joint};
    };
    query = rows(space.top());
    key = rows(space.top() + each + gap);
}

void paintLayouts(QPainter& painter, const QRectF& area, const LayoutsFrame& frame,
    const LayoutsFrame* ghost, const PointedLook& look)
{
    const LayoutsLayout layout(area, look);
    paintText(painter, area.topLeft() + QPointF(0, look.px(13)),
        fitted(DerivationWords::tr("Columns: pairs side by side, then in halves"), area.width(),
            TextRole::Note, look),
        TextRole::Note, look.palette.notes, look);
    painter.setRenderHint(QPainter::Antialiasing);
    for (const bool isQuery : {true, false}) {
        const Block block {isQuery ? layout.query : layout.key, isQuery ? frame.query : frame.key,
            ghost ? (isQuery ? &ghost->query : &ghost->key) : nullptr, isQuery};
        paintWires(painter, block, look);
        paintJoints(painter, block, look);
        paintCells(painter, block, look);
    }
}

QStringList symbolsAt(const QRectF& area, QPointF point, const Look& look)
{
    const LayoutsLayout layout(area, look);
    for (const bool isQuery : {true, false}) {
        const LayoutRows& rows = isQuery ? layout.query : layout.key;
        const QString token = isQuery ? u"q"_s : u"k"_s;
        const QString position = isQuery ? u"m"_s : u"n"_s;
        const QRectF whole(rows.upper.left() - look.px(nameWidth), rows.upper.top() - rows.joint,
            rows.upper.width() + look.px(nameWidth),
            rows.lower.bottom() - rows.upper.top() + 2 * rows.joint);
        if (!whole.contains(point))
            continue;
        if (point.y() < rows.upper.top())
            return {u"R"_s, position};
        if (point.y() > rows.lower.bottom())
            return {position, u"R"_s};
        const bool isBetween = point.y() > rows.upper.bottom() && point.y() < rows.lower.top();
        return {isBetween ? u"P"_s : token};
    }
    return {};
}

} // namespace lab::ui
