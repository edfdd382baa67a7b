#include "core/frames/derivation/pages/page_maker.h"

#include "core/frames/derivation/page_frame.h"
#include "core/frames/rotations/rotations_frames.h"
#include "core/state/parameters.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace lab {

PageMaker::PageMaker(const LabState& from, bool isAnsweredNow, std::string_view brokenBy)
    : state(from)
    , own(derivationInputs(from))
    , handles(from.derivation.handles)
    , isAnswered(isAnsweredNow)
    , broken(isAnsweredNow ? brokenBy : std::string_view())
{
}

PageDrag PageMaker::tip(bool isKey) const
{
    return {.way = PageDrag::Way::Tip,
        .isKey = isKey,
        .lowest = -longestVector,
        .highest = longestVector,
        .step = 0.01};
}

PageDrag PageMaker::direction(bool isKey) const
{
    return {.way = PageDrag::Way::Direction, .isKey = isKey};
}

PageDrag PageMaker::number(PageDrag::Way way, const char* key, double step) const
{
    const Parameter* const row = parameterNamed(key);
    if (!row)
        return {};
    const Value value = row->read(state);
    const auto* const real = std::get_if<double>(&value);
    const Range range = row->range(state);
    return {.way = way,
        .key = key,
        .now = real ? *real : static_cast<double>(std::get<std::int64_t>(value)),
        .lowest = range.lowest,
        .highest = range.highest,
        .step = step,
        .isWhole = !real};
}

PageDrag PageMaker::inList(PageDrag::Way way, HandleList list, std::size_t index, double step) const
{
    const HandleListRule& rule = ruleOf(list);
    return {.way = way,
        .key = std::string(rule.key),
        .index = static_cast<int>(index),
        .list = handles.list(list),
        .now = handles.list(list)[index],
        .lowest = rule.lowest,
        .highest = rule.highest,
        .step = step,
        .isWhole = rule.isWhole};
}

PageDrag PageMaker::ofDistance() const
{
    PageDrag drag = number(PageDrag::Way::Across, "position.query", 1);
    drag.offset = n();
    return drag;
}

PageChart PageMaker::shiftLine() const
{
    PageChart line {.x = {"shift", 0, static_cast<double>(largestShift)}, .height = 0};
    line.rules.push_back({.part = "shift",
        .role = PageRole::Plain,
        .at = shift(),
        .hasNumber = true,
        .drag = number(PageDrag::Way::Across, "derivation.shift", 1)});
    return line;
}

PageChart PageMaker::distanceLine(double highest) const
{
    PageChart line {.x = {"distance", 0, highest}, .height = 0};
    line.rules.push_back(
        {.part = "distance", .at = distance(), .hasNumber = true, .drag = ofDistance()});
    return line;
}

PlanePoint planePlace(Complex number)
{
    return {number.real(), number.imag()};
}

std::vector<double> numbersFrom(double first, double step, std::size_t count)
{
    std::vector<double> numbers(count);
    for (std::size_t index = 0; index < count; ++index)
        numbers[index] = first + step * static_cast<double>(index);
    return numbers;
}

std::vector<double> valuesOf(
    const std::vector<double>& of, const std::function<double(double)>& function)
{
    std::vector<double> values;
    values.reserve(of.size());
    for (const double x : of)
        values.push_back(function(x));
    return values;
}

PageAxis axisAround(
    std::string name, const std::vector<double>& values, double lowest, double highest)
{
    for (const double value : values) {
        if (!std::isfinite(value))
            continue;
        lowest = std::min(lowest, value);
        highest = std::max(highest, value);
    }
    return {std::move(name), lowest, highest};
}

double unitOf(const PagePlane& plane)
{
    double longest = 1;
    for (const PageArrow& arrow : plane.arrows)
        longest = std::max(longest, std::hypot(arrow.to.x, arrow.to.y));
    for (const PageDots& dots : plane.dots)
        for (const PlanePoint place : dots.places)
            longest = std::max(longest, std::hypot(place.x, place.y));
    return roundUnit(longest);
}

PageTile productTable(
    const std::vector<double>& query, const std::vector<double>& key, bool areMarked)
{
    PageTile table {.part = "products", .name = "products"};
    HeatmapFrame& cells = table.cells;
    cells.rows = static_cast<int>(query.size());
    cells.columns = static_cast<int>(key.size());
    double largest = 0;
    for (const double one : query) {
        for (const double other : key) {
            cells.values.push_back(one * other);
            largest = std::max(largest, std::abs(one * other));
        }
    }
    cells.highest = roundEnd(std::max(largest, 1e-6));
    cells.lowest = -cells.highest;
    if (!areMarked)
        return table;
    const int size = cells.rows;
    const auto agrees = [&](int distance) {
        const int row = std::max(distance, 0);
        const double first = cells.at(row, row - distance);
        for (int next = row; next < size && next - distance < size; ++next)
            if (std::abs(cells.at(next, next - distance) - first)
                > 1e-9 * std::max(1.0, std::abs(first)))
                return false;
        return true;
    };
    for (int row = 0; row < size; ++row)
        for (int column = 0; column < size; ++column)
            table.marks.emplace_back(agrees(row - column));
    return table;
}

} // namespace lab
