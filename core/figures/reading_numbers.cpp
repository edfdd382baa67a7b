#include "core/figures/reading_numbers.h"

#include "core/drawing/kit.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace lab::drawing {

namespace {

constexpr Message name = LAB_MESSAGE("lab::ui::ReadingView", "Numbers to drag");

Drawing drawn(
    const Compared<ReadingNumbers>& compared, const Box& place, const Style& style, const Pointing&)
{
    Drawing drawing;
    for (const auto& [value, written] : compared.values.numbers) {
        Box box = written;
        box.x += place.x;
        box.y += place.y;
        drawing.handles.push_back({.key = value.key,
            .shape = Handle::Shape::Number,
            .place = box.centre(),
            .reach = style.px(4),
            .box = box,
            .number = value.number,
            .scaled = scaledNumber(value)});
    }
    return drawing;
}

} // namespace

std::map<std::string, BenchValues::Entry> valuesOf(
    const Reading& reading, std::span<const Parameter* const> ofBench, const LabState& state)
{
    std::map<std::string, BenchValues::Entry> values;
    for (const ReadingNumber& number : reading.numbers) {
        const auto row = std::ranges::find_if(ofBench, [&](const Parameter* parameter) {
            return number.slot == "p" ? parameter->key == "position.query"
                                      : !number.slot.empty() && parameter->symbol == number.slot;
        });
        const auto value = row == ofBench.end() ? std::nullopt : valueEntry(**row, state);
        if (value && std::abs(value->number - number.value) <= 0)
            values.emplace(number.slot, *value);
    }
    return values;
}

const Figure<ReadingNumbers> readingNumbersFigure {.name = "numbers",
    .title = titled<name, ReadingNumbers>,
    .drawing = drawn,
    .table =
        [](const ReadingNumbers& values) {
            BenchValues all;
            for (const ReadingNumbers::Number& one : values.numbers)
                all.entries.push_back(one.value);
            return benchValuesFigure.table(all);
        },
    .shown = [](const Focus&, const ReadingNumbers&) { return Focus {}; },
    .isPointedAnywhere = false};

} // namespace lab::drawing
