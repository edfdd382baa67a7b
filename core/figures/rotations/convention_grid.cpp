#include "core/figures/rotations/convention_grid.h"

#include "core/figures/rotations/rotations_figures.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

namespace lab::drawing {

namespace {

constexpr double conventionHead = 40; // the title
constexpr double lowHead = 32;
constexpr double labelHeight = 16; // the words of a row
constexpr double numberHeight = 22; // a row's column numbers and colors
constexpr double underCells = 3; // more than above them, because the last number extends below
constexpr double heightForTwoNotes = 330;
constexpr double widestCell = 64;

/// The parts that are shown in a picture of some height; the heights are those at 1x.
struct Contents {
    double head = conventionHead;
    int notes = 2;
    bool areScoresBeside = false;
    bool hasBars = true;
    bool hasRowWords = true;

    double scoreHeight() const { return notes > 1 ? 20 : 18; }
    double scoresHeight(std::size_t count) const
    {
        constexpr double noteLine = 18;
        constexpr double belowScores = 4;
        const double rows = areScoresBeside ? 1 : static_cast<double>(count);
        return rows * scoreHeight() + notes * noteLine + belowScores;
    }
    /// The rest for the bars and the wires.
    double spare(double height, std::size_t count) const
    {
        constexpr double aboveScores = 6;
        const double words = 2 * numberHeight + underCells + (hasRowWords ? 2 * labelHeight : 0);
        return height - head - words - aboveScores - scoresHeight(count);
    }
    bool fits(double height, std::size_t count) const
    {
        constexpr double lowestCells = 20; // minimum to distinguish bars
        constexpr double lowestWires = 24;
        return spare(height, count) >= lowestWires + (hasBars ? 2 * lowestCells : 0);
    }
};

/// The last that fits, from everything to only the columns' numbers and the wires between them.
Contents contentsFor(double height, std::size_t scores)
{
    Contents contents;
    contents.notes = height >= heightForTwoNotes ? 2 : 1;
    constexpr std::array<void (*)(Contents&), 5> steps {
        [](Contents& all) { all.notes = 0; },
        [](Contents& all) { all.areScoresBeside = true; },
        [](Contents& all) { all.head = lowHead; },
        [](Contents& all) { all.hasBars = false; },
        [](Contents& all) { all.hasRowWords = false; },
    };
    for (const auto& step : steps) {
        if (contents.fits(height, scores))
            break;
        step(contents);
    }
    return contents;
}

} // namespace

ConventionGrid::ConventionGrid(const Box& place, const ConventionFrame& of, const Style& style)
    : frame(of)
    , space(place.grown(-style.px(dialsMargin), 0))
    , scale(style.scale)
{
    const auto px = [&](double length) { return style.px(length); };
    const auto wide = [&](const std::string& text) { return style.width(text, TextRole::Axis); };
    const double left = wide("−00");
    const double across = space.width - left - px(14);
    const std::string widest(std::to_string(frame.columns.size() - 1).size(), '0');
    const double narrowest = std::max(px(18), wide(widest) + px(5));
    const int most = std::max(1, static_cast<int>(across / (2 * narrowest)));
    const int pairs = std::max(1, frame.pairs());
    count = std::min(most, pairs);
    first = std::min(frame.selectedPair / count * count, pairs - count);
    pitch = std::min(across / (2 * count), px(widestCell));

    const std::size_t scores = frame.scores.size();
    const double height = place.height / style.scale;
    const Contents contents = contentsFor(height, scores);
    notes = contents.notes;
    areScoresBeside = contents.areScoresBeside;
    hasBars = contents.hasBars;
    hasRowWords = contents.hasRowWords;
    scoreHeight = px(contents.scoreHeight());
    scoresTop = space.bottom() - px(contents.scoresHeight(scores));
    constexpr double wireShare = 0.36; // of the height that the words of the rows leave
    const double spare = std::max(px(24), px(contents.spare(height, scores)));
    const double wires = hasBars ? wireShare * spare : spare;
    const double label = hasRowWords ? px(labelHeight) : 0;
    const double top = space.top() + px(contents.head);
    const Box cells {space.left() + left, top + label, slots() * pitch, (spare - wires) / 2};
    upper = {cells, top + px(10), cells.bottom() + px(13), cells.bottom() + px(numberHeight)};
    lower.edge = upper.edge + wires;
    lower.numberBaseline = lower.edge + px(numberHeight - 4);
    lower.cells = {cells.x, lower.edge + px(numberHeight), cells.width, cells.height};
    lower.labelBaseline = lower.cells.bottom() + px(13 + underCells);
}

Box ConventionGrid::cell(Layout layout, int slot) const
{
    const Box& cells = row(layout).cells;
    return {cells.left() + slot * pitch, cells.top(), pitch, cells.height};
}

Box ConventionGrid::score(std::size_t index) const
{
    const auto place = static_cast<double>(index);
    if (!areScoresBeside)
        return {space.left(), scoresTop + place * scoreHeight, space.width, scoreHeight};
    const double gap = 2 * scoreHeight; // between two
    const double each = (space.width + gap) / static_cast<double>(frame.scores.size()) - gap;
    return {space.left() + place * (each + gap), scoresTop, each, scoreHeight};
}

int ConventionGrid::slotOf(Layout layout, const Column& column) const
{
    if (layout == Layout::Interleaved || column.pair >= frame.rotatedPairs)
        return column.interleaved - 2 * first;
    const int rotated = std::min(count, frame.rotatedPairs - first);
    return column.interleaved % 2 * rotated + column.pair - first;
}

const ConventionGrid::Column& ConventionGrid::columnAt(Layout layout, int slot) const
{
    const int rotated = std::clamp(frame.rotatedPairs - first, 0, count);
    int interleaved = 2 * first + slot;
    if (layout == Layout::Halves && slot < 2 * rotated)
        interleaved = 2 * (first + slot % rotated) + slot / rotated;
    return frame.columns[static_cast<std::size_t>(interleaved)];
}

Line ConventionGrid::wire(const Column& column) const
{
    const auto at = [&](Layout layout) {
        return Point {cell(layout, slotOf(layout, column)).centre().x, row(layout).edge};
    };
    return {at(Layout::Interleaved), at(Layout::Halves)};
}

Box ConventionGrid::bar(Layout layout, int slot, Token token, double value) const
{
    const Box place = cell(layout, slot);
    const Point middle = place.centre();
    const double gap = std::max(1.0, 0.04 * pitch);
    const double width = std::clamp(0.32 * pitch, 2.0, 14 * scale);
    const double length =
        std::clamp(value / valuePerPixel(layout), -place.height / 2, place.height / 2);
    return {token == Token::Query ? middle.x - gap - width : middle.x + gap,
        middle.y - std::max(0.0, length), width, std::abs(length)};
}

double ConventionGrid::valuePerPixel(Layout layout) const
{
    constexpr double edgeOfCell = 3; // above the longest bar
    return frame.unit / std::max(1.0, row(layout).cells.height / 2 - edgeOfCell * scale);
}

} // namespace lab::drawing
