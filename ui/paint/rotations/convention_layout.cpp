#include "ui/paint/rotations/convention_layout.h"

#include "ui/paint/rotations/dials_layout.h"
#include "ui/paint/text/text.h"

#include <algorithm>
#include <cmath>

namespace lab::ui {

namespace {

constexpr double head = 40; ///< the title
constexpr double labelHeight = 16; ///< the words of a row
constexpr double numberHeight = 22; ///< a row's column numbers and colours
constexpr double scoreRow = 20;
constexpr double lowScoreRow = 18;
constexpr double underCells = 3; ///< more than above them, as the last number reaches down
constexpr double noteLine = 18;
constexpr double heightForTwoNotes = 330;
constexpr double widestCell = 64;
constexpr double edgeOfCell = 3; ///< above the longest bar
constexpr double wireShare = 0.36; ///< of what the rows' words leave

QString widestNumber(const ConventionFrame& frame)
{
    return QString(QString::number(frame.columns.size() - 1).size(), u'0');
}

} // namespace

QRectF ConventionLayout::cell(ColumnRow which, int slot) const
{
    const QRectF& cells = row(which).cells;
    return {cells.left() + slot * pitch, cells.top(), pitch, cells.height()};
}

ConventionLayout conventionLayout(
    const QRectF& area, const ConventionFrame& frame, const Look& look)
{
    ConventionLayout layout;
    layout.room = dialsRoom(area, look);
    const QRectF& room = layout.room;
    const double left = textWidth(QStringLiteral("\u221200"), TextRole::Axis, look);
    const double across = room.width() - left - look.px(14);
    const double narrowest =
        std::max(look.px(18), textWidth(widestNumber(frame), TextRole::Axis, look) + look.px(5));
    const int most = std::max(1, static_cast<int>(across / (2 * narrowest)));
    const int pairs = std::max(1, frame.pairs());
    layout.count = std::min(most, pairs);
    layout.first = std::min(frame.selectedPair / layout.count * layout.count, pairs - layout.count);
    layout.pitch = std::min(across / (2 * layout.count), look.px(widestCell));

    layout.notes = area.height() >= look.px(heightForTwoNotes) ? 2 : 1;
    layout.scoreHeight = look.px(layout.notes > 1 ? scoreRow : lowScoreRow);
    layout.scoresTop = room.bottom() - look.px(layout.notes * noteLine + 4)
        - static_cast<double>(frame.scores.size()) * layout.scoreHeight;
    const double top = room.top() + look.px(head);
    const double bottom = layout.scoresTop - look.px(6);
    const double words = look.px(2 * (labelHeight + numberHeight) + underCells);
    const double spare = std::max(look.px(24), bottom - top - words);
    const double wires = wireShare * spare;
    const double height = (spare - wires) / 2;

    const double x = room.left() + left;
    const double width = 2 * layout.count * layout.pitch;
    layout.upper.labelBaseline = top + look.px(10);
    layout.upper.cells = {x, top + look.px(labelHeight), width, height};
    layout.upper.numberBaseline = layout.upper.cells.bottom() + look.px(13);
    layout.upper.edge = layout.upper.cells.bottom() + look.px(numberHeight);
    layout.lower.edge = layout.upper.edge + wires;
    layout.lower.numberBaseline = layout.lower.edge + look.px(numberHeight - 4);
    layout.lower.cells = {x, layout.lower.edge + look.px(numberHeight), width, height};
    layout.lower.labelBaseline = layout.lower.cells.bottom() + look.px(13 + underCells);
    return layout;
}

int slotOf(const ConventionLayout& layout, const ConventionFrame& frame, ColumnRow row,
    const ConventionFrame::Column& column)
{
    if (row == ColumnRow::Interleaved || column.pair >= frame.rotatedPairs)
        return column.interleaved - 2 * layout.first;
    const int rotated = std::min(layout.count, frame.rotatedPairs - layout.first);
    return column.interleaved % 2 * rotated + column.pair - layout.first;
}

const ConventionFrame::Column& columnAt(
    const ConventionLayout& layout, const ConventionFrame& frame, ColumnRow row, int slot)
{
    const int rotated = std::clamp(frame.rotatedPairs - layout.first, 0, layout.count);
    int interleaved = 2 * layout.first + slot;
    if (row == ColumnRow::Halves && slot < 2 * rotated)
        interleaved = 2 * (layout.first + slot % rotated) + slot / rotated;
    return frame.columns[static_cast<std::size_t>(interleaved)];
}

QLineF wireOf(const ConventionLayout& layout, const ConventionFrame& frame,
    const ConventionFrame::Column& column)
{
    const auto at = [&](ColumnRow row) {
        return QPointF(layout.cell(row, slotOf(layout, frame, row, column)).center().x(),
            layout.row(row).edge);
    };
    return {at(ColumnRow::Interleaved), at(ColumnRow::Halves)};
}

QRectF barOf(const ConventionLayout& layout, const ConventionFrame& frame, ColumnBar bar,
    double value, const Look& look)
{
    const QRectF cell = layout.cell(bar.row, bar.slot);
    const double gap = std::max(1.0, 0.04 * layout.pitch);
    const double width = std::clamp(0.32 * layout.pitch, 2.0, look.px(14));
    const double length = std::clamp(
        value / valuePerPixel(layout, frame, bar.row, look), -cell.height() / 2, cell.height() / 2);
    const double x =
        bar.token == Token::Query ? cell.center().x() - gap - width : cell.center().x() + gap;
    return {x, cell.center().y() - std::max(0.0, length), width, std::abs(length)};
}

double valueOf(const ConventionFrame::Column& column, Token token)
{
    return token == Token::Query ? column.query : column.key;
}

double valuePerPixel(
    const ConventionLayout& layout, const ConventionFrame& frame, ColumnRow row, const Look& look)
{
    return frame.unit / std::max(1.0, layout.row(row).cells.height() / 2 - look.px(edgeOfCell));
}

std::optional<ColumnBar> barAt(const ConventionLayout& layout, QPointF point)
{
    for (const ColumnRow row : {ColumnRow::Interleaved, ColumnRow::Halves}) {
        const QRectF& cells = layout.row(row).cells;
        if (!cells.contains(point))
            continue;
        const double across = (point.x() - cells.left()) / layout.pitch;
        const int slot = std::min(static_cast<int>(across), 2 * layout.count - 1);
        return ColumnBar {row, slot, across - slot < 0.5 ? Token::Query : Token::Key};
    }
    return std::nullopt;
}

std::optional<int> wireAt(
    const ConventionLayout& layout, const ConventionFrame& frame, QPointF point, const Look& look)
{
    if (point.y() < layout.upper.cells.bottom() || point.y() > layout.lower.cells.top())
        return std::nullopt;
    std::optional<int> found;
    double nearest = look.px(6);
    for (int slot = 0; slot < 2 * layout.count; ++slot) {
        const ConventionFrame::Column& column =
            columnAt(layout, frame, ColumnRow::Interleaved, slot);
        const QLineF wire = wireOf(layout, frame, column);
        const double along =
            std::clamp((point.y() - wire.y1()) / (wire.y2() - wire.y1()), 0.0, 1.0);
        const double slope = wire.dy() / std::max(1e-9, wire.length());
        const double away = std::abs(wire.pointAt(along).x() - point.x()) * slope;
        if (away <= nearest) {
            nearest = away;
            found = column.pair;
        }
    }
    return found;
}

std::optional<int> scoreAt(
    const ConventionLayout& layout, const ConventionFrame& frame, QPointF point)
{
    if (point.x() < layout.room.left() || point.x() > layout.room.right()
        || point.y() < layout.scoresTop)
        return std::nullopt;
    const int index = static_cast<int>((point.y() - layout.scoresTop) / layout.scoreHeight);
    return index < static_cast<int>(frame.scores.size()) ? std::optional(index) : std::nullopt;
}

} // namespace lab::ui
