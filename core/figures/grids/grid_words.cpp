#include "core/figures/grids/grid_words.h"

#include "core/drawing/kit.h"
#include "core/drawing/numbers.h"
#include "core/state/choices.h"

#include <algorithm>

namespace lab::drawing {

namespace {

constexpr Message rowAxis = LAB_MESSAGE("GridWords", "row y");
constexpr Message columnAxis = LAB_MESSAGE("GridWords", "column x");
constexpr Message timeAxis = LAB_MESSAGE("GridWords", "time t");
constexpr Message times = LAB_MESSAGE("GridWords", "%1 × %2");
constexpr Message queryPatch = LAB_MESSAGE("lab::ui::GridsPicture", "Query patch");
constexpr Message keyPatch = LAB_MESSAGE("lab::ui::GridsPicture", "Key patch");
constexpr Message otherPatches =
    LAB_MESSAGE("lab::ui::GridsPicture", "A and B have different rows and columns of patches.");

constexpr const char* queryKey = "position.query";
constexpr const char* keyKey = "position.key";

KeyPress moves(const char* position, GridCell cell, const GridsFrame& frame, Key key)
{
    const int right = key == Key::Right ? 1 : key == Key::Left ? -1 : 0;
    const int down = key == Key::Down ? 1 : key == Key::Up ? -1 : 0;
    if (right == 0 && down == 0)
        return {};
    cell.row += down;
    cell.column += right;
    if (!isInside(frame.shape, cell))
        return {true};
    return {true, SetParameter {position, Value(std::int64_t {frame.patchAt(cell)})}};
}

} // namespace

Said gridEncodingName(GridEncoding encoding, const Language& words)
{
    return labelOf(choiceOf(encoding), words);
}

Said axisName(GridAxis axis, const Language& words)
{
    return words(axis == GridAxis::Row ? rowAxis
            : axis == GridAxis::Column ? columnAxis
                                       : timeAxis);
}

Tone axisTone(GridAxis axis)
{
    return axis == GridAxis::Row   ? Tone::Series4
        : axis == GridAxis::Column ? Tone::Series3
                                   : Tone::Series0;
}

std::string axisLetter(GridAxis axis)
{
    return axis == GridAxis::Frame ? "t" : axis == GridAxis::Row ? "y" : "x";
}

Said timesText(int first, int second, const Language& words)
{
    return words(times, {wholeNumber(first), wholeNumber(second)});
}

CellField patchesIn(const Box& box, const GridShape& shape)
{
    return {box, shape.rows, shape.columns};
}

MarkedPatches markedPatches(const Focus& focus, const GridsFrame& frame)
{
    const auto patch = [&](const std::optional<std::int64_t>& pointed, const GridCell& own) {
        return std::clamp<std::int64_t>(
            pointed.value_or(frame.patchAt(own)), 0, std::int64_t {frame.patches()} - 1);
    };
    return {patch(focus.query, frame.query), patch(focus.key, frame.key)};
}

void addMarked(
    Layer& layer, const CellField& cells, const MarkedPatches& marked, const Style& style)
{
    constexpr double edge = 2.5;
    layer.add(Outline {cells.cell(marked.query), {Tone::Query, style.px(edge)}});
    layer.add(Outline {cells.cell(marked.key), {Tone::Key, style.px(edge)}});
}

void addCellHandles(Drawing& drawing, const std::vector<CellField>& fields, const NamedCells& cells,
    const DraggedPatches& how, const Style& style)
{
    const auto add = [&](const char* key, int which, const Message& name, Tone tone,
                         std::int64_t cell) {
        for (const CellField& field : fields)
            if (field.holds(cell))
                drawing.handles.push_back({.key = key,
                    .which = which,
                    .name = style.words(name),
                    .shape = Handle::Shape::Dot,
                    .tone = tone,
                    .diameter = how.diameter,
                    .place = field.cell(cell).centre(),
                    .reach = style.px(handleReach),
                    .number = static_cast<double>(cell),
                    .focus = how.focus,
                    .isPointed = how.isPointed,
                    .isApart = true,
                    .cells = fields});
    };
    add(queryKey, 1, *cells.queryName, Tone::Query, cells.query);
    add(keyKey, 2, *cells.keyName, Tone::Key, cells.key);
    for (Handle& handle : drawing.handles)
        if (handle.which == 2)
            handle.below = drawing.layers.size();
}

void addPatchHandles(Drawing& drawing, const CellField& cells, const GridsFrame& frame,
    const DraggedPatches& how, const Style& style)
{
    addCellHandles(drawing, {cells},
        {&queryPatch, frame.patchAt(frame.query), &keyPatch, frame.patchAt(frame.key)}, how, style);
}

CellField cellsOf(const Zone& zone)
{
    return {zone.box, static_cast<int>(zone.with[0]), static_cast<int>(zone.with[1]),
        static_cast<std::int64_t>(zone.with[2])};
}

std::optional<Edit> movesQueryTo(const Zone& zone, Point point)
{
    return SetParameter {queryKey, Value(cellsOf(zone).nearest(point))};
}

KeyPress movesQueryPatch(const GridsFrame& frame, Key key)
{
    return moves(queryKey, frame.query, frame, key);
}

KeyPress movesKeyPatch(const GridsFrame& frame, Key key)
{
    return moves(keyKey, frame.key, frame, key);
}

const Message patchKeys = LAB_MESSAGE(
    "lab::ui::GridsPicture", "The arrow keys move the query's patch, with Shift the key's.");

bool isDifference(const GridsFrame& frame)
{
    return frame.chosen().map.meaning == HeatmapFrame::Meaning::Difference;
}

bool hasTwoEncodings(const GridsFrame& frame)
{
    return isDifference(frame) && frame.before && *frame.before != frame.grids.encoding;
}

void addNoPatches(Layer& layer, const Box& place, const Style& style)
{
    const double head = style.px(32);
    addNoDifference(layer, {place.left(), place.top() + head, place.width, place.height - head},
        style.words(otherPatches), style);
}

} // namespace lab::drawing
