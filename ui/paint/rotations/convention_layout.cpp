#include "ui/paint/rotations/convention_layout.h"

#include "core/figures/rotations/rotations_figures.h"
#include "ui/paint/text/text.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace lab::ui {

namespace {

constexpr double head = 40; ///< the title
constexpr double lowHead = 32;
constexpr double labelHeight = 16; ///< the words of a row
constexpr double numberHeight = 22; ///< a row's column numbers and colours
constexpr double scoreRow = 20;
constexpr double lowScoreRow = 18;
constexpr double underCells = 3; ///< more than above them, because the last number extends below
constexpr double noteLine = 18;
constexpr double heightForTwoNotes = 330;
constexpr double widestCell = 64;
constexpr double edgeOfCell = 3; ///< above the longest bar
constexpr double lowestCells = 20; ///< minimum to distinguish bars
constexpr double lowestWires = 24;
constexpr double aboveScores = 6;
constexpr double belowScores = 4;
constexpr double wireShare = 0.36; ///< of the rest besides the rows' words

QString widestNumber(const ConventionFrame& frame)
{
    return QString(QString::number(frame.columns.size() - 1).size(), u'0');
}

/// The parts that are shown in a picture of some height; the heights are those at 1x.
struct Contents {
    double head = ::lab::ui::head;
    int notes = 2;
    ScoresShown scores = ScoresShown::Below;
    bool hasBars = true;
    bool hasRowWords = true;

    double scoreHeight() const { return notes > 1 ? scoreRow : lowScoreRow; }
    double scoresHeight(std::size_t count) const
    {
        const double rows = scores == ScoresShown::Below ? static_cast<double>(count) : 1;
        return rows * scoreHeight() + notes * noteLine + belowScores;
    }
    double wordsHeight() const
    {
        return 2 * numberHeight + underCells + (hasRowWords ? 2 * labelHeight : 0);
    }
    /// The rest for the bars and the wires.
    double spare(double height, std::size_t count) const
    {
        return height - head - wordsHeight() - aboveScores - scoresHeight(count);
    }
    bool fits(double height, std::size_t count) const
    {
        return spare(height, count) >= lowestWires + (hasBars ? 2 * lowestCells : 0);
    }
};

/// The last that fits, from everything to only the columns' numbers and the wires between them.
Contents contentsFor(double height, double space, std::size_t scores)
{
    Contents contents;
    contents.notes = height >= heightForTwoNotes ? 2 : 1;
    constexpr std::array<void (*)(Contents&), 5> steps {
        [](Contents& all) { all.notes = 0; },
        [](Contents& all) { all.scores = ScoresShown::Beside; },
        [](Contents& all) { all.head = lowHead; },
        [](Contents& all) { all.hasBars = false; },
        [](Contents& all) { all.hasRowWords = false; },
    };
    for (const auto& step : steps) {
        if (contents.fits(space, scores))
            break;
        step(contents);
    }
    return contents;
}

} // namespace

QRectF ConventionLayout::cell(ColumnRow which, int slot) const
{
    const QRectF& cells = row(which).cells;
    return {cells.left() + slot * pitch, cells.top(), pitch, cells.height()};
}

QRectF ConventionLayout::score(std::size_t index, std::size_t of) const
{
    const auto place = static_cast<double>(index);
    if (scores == ScoresShown::Below)
        return {space.left(), scoresTop + place * scoreHeight, space.width(), scoreHeight};
    constexpr double gap = 2; // of the heights of a line, between two
    const double each =
        (space.width() + gap * scoreHeight) / static_cast<double>(of) - gap * scoreHeight;
    return {space.left() + place * (each + gap * scoreHeight), scoresTop, each, scoreHeight};
}

ConventionLayout conventionLayout(
    const QRectF& area, const ConventionFrame& frame, const Look& look)
{
    ConventionLayout layout;
    layout.space =
        area.adjusted(look.px(drawing::dialsMargin), 0, -look.px(drawing::dialsMargin), 0);
    const QRectF& space = layout.space;
    const double left = textWidth(QStringLiteral("\u221200"), TextRole::Axis, look);
    const double across = space.width() - left - look.px(14);
    const double narrowest =
        std::max(look.px(18), textWidth(widestNumber(frame), TextRole::Axis, look) + look.px(5));
    const int most = std::max(1, static_cast<int>(across / (2 * narrowest)));
    const int pairs = std::max(1, frame.pairs());
    layout.count = std::min(most, pairs);
    layout.first = std::min(frame.selectedPair / layout.count * layout.count, pairs - layout.count);
    layout.pitch = std::min(across / (2 * layout.count), look.px(widestCell));

    const std::size_t scores = frame.scores.size();
    const Contents contents =
        contentsFor(area.height() / look.scale, space.height() / look.scale, scores);
    layout.notes = contents.notes;
    layout.scores = contents.scores;
    layout.hasBars = contents.hasBars;
    layout.hasRowWords = contents.hasRowWords;
    layout.scoreHeight = look.px(contents.scoreHeight());
    layout.scoresTop = space.bottom() - look.px(contents.scoresHeight(scores));
    const double spare =
        std::max(look.px(24), look.px(contents.spare(space.height() / look.scale, scores)));
    const double wires = layout.hasBars ? wireShare * spare : spare;
    const double height = (spare - wires) / 2;
    const double label = layout.hasRowWords ? look.px(labelHeight) : 0;
    const double top = space.top() + look.px(contents.head);

    const double x = space.left() + left;
    const double width = 2 * layout.count * layout.pitch;
    layout.upper.labelBaseline = top + look.px(10);
    layout.upper.cells = {x, top + label, width, height};
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
        if (!layout.hasBars || !cells.contains(point))
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
    for (std::size_t index = 0; index < frame.scores.size(); ++index)
        if (layout.score(index, frame.scores.size()).contains(point))
            return static_cast<int>(index);
    return std::nullopt;
}

} // namespace lab::ui
