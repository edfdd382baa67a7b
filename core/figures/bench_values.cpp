#include "core/figures/bench_values.h"

#include "core/drawing/kit.h"
#include "core/state/drag_scale.h"
#include "core/state/parameters.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <variant>

namespace lab::drawing {

namespace {

constexpr Message valuesTitle = LAB_MESSAGE("lab::ui::BenchValues", "Base and dimension");
constexpr double shapeSpace = 18; ///< from the left edge of an entry to the middle of its shape

/// A handle in a picture, as `tst_bench_values` checks.
struct InPicture {
    BenchId bench;
    std::string_view key;
    bool (*isShown)(const LabState& state) = nullptr; ///< null: always
};

bool isTable(const LabState& state)
{
    return state.waves.picture == WavesPictureShown::Table;
}

bool areDials(const LabState& state)
{
    return state.rotationsPicture == RotationsPictureShown::Dials;
}

constexpr std::array inPictures {
    InPicture {BenchId::Waves, "sinusoidal.base", isTable},
    InPicture {BenchId::Waves, "sinusoidal.width", isTable},
    InPicture {BenchId::Waves, "functional_relative.base", isTable},
    InPicture {BenchId::Waves, "functional_relative.width", isTable},
    InPicture {BenchId::Waves, "learned.width", isTable},
    InPicture {BenchId::Rotations, "rope.base"},
    InPicture {BenchId::Rotations, "rope.width", areDials},
    InPicture {BenchId::Context, "rope.base"},
    InPicture {BenchId::Context, "rope.width"},
    InPicture {BenchId::Biases, "alibi.heads"},
};

/// Pixels at 1x for its shape, symbol and number.
double widthOf(const BenchValues::Entry& entry)
{
    using enum BenchValues::Entry::Kind;
    return entry.kind == Base ? 122 : entry.kind == Dimension ? 92 : 80;
}

std::optional<BenchValues::Entry::Kind> kindOf(std::string_view symbol)
{
    using enum BenchValues::Entry::Kind;
    if (symbol == "b")
        return Base;
    if (symbol == "d")
        return Dimension;
    if (symbol == "H")
        return Heads;
    const bool isWhole = symbol == "h" || symbol == "m" || symbol == "n" || symbol == "t";
    return isWhole ? std::optional(Whole) : std::nullopt;
}

/// Of a head, or of a position where so many are shown.
double pixelsPerUnit(std::string_view symbol, std::int64_t shown)
{
    constexpr double ofHead = 12;
    constexpr double ofAll = 512;
    return symbol == "h" ? ofHead : std::min(8.0, ofAll / static_cast<double>(shown));
}

DragScale wholeScale(double lowest, double highest)
{
    return {
        .lowest = lowest, .highest = highest, .pace = DragPace::Axis, .rounding = Rounding::Whole};
}

DragWay linearWay(const std::array<double, 3>& with)
{
    return {[pixels = with[0]](double number) { return number * pixels; },
        [pixels = with[0]](double pixel) { return pixel / pixels; }};
}

DragScale evenScale(double lowest, double highest)
{
    return dimensionScale(static_cast<int>(lowest), static_cast<int>(highest));
}

DragScale scaleOfEights(double lowest, double highest)
{
    return dimensionScale(static_cast<int>(lowest), static_cast<int>(highest), 8);
}

Handle handleOf(const BenchValues::Entry& entry, double left, const Box& place, const Style& style)
{
    Handle handle {.key = entry.key,
        .shape = entry.kind == BenchValues::Entry::Kind::Base ? Handle::Shape::Diamond
                                                              : Handle::Shape::Tab,
        .place = {left + style.px(shapeSpace), place.centre().y},
        .reach = style.px(handleReach),
        .number = entry.number,
        .scaled = scaledNumber(entry)};
    handle.scaled->showsNumberAtRest = true;
    return handle;
}

Drawing drawn(
    const Compared<BenchValues>& compared, const Box& place, const Style& style, const Pointing&)
{
    Drawing drawing;
    double left = place.right() - style.px(widthOf(compared.values));
    for (const BenchValues::Entry& entry : compared.values.entries) {
        drawing.handles.push_back(handleOf(entry, left, place, style));
        left += style.px(widthOf(entry));
    }
    return drawing;
}

} // namespace

std::optional<BenchValues::Entry> valueEntry(const Parameter& parameter, const LabState& state)
{
    const auto kind = kindOf(parameter.symbol);
    if (!kind)
        return std::nullopt;
    const Range range = parameter.range(state);
    const Value value = parameter.read(state);
    const auto* const whole = std::get_if<std::int64_t>(&value);
    const auto* const real = std::get_if<double>(&value);
    if (!whole && !real)
        return std::nullopt;
    return BenchValues::Entry {parameter.key, whole ? static_cast<double>(*whole) : *real,
        range.lowest, range.highest, *kind, parameter.multipleOf,
        *kind == BenchValues::Entry::Kind::Whole
            ? pixelsPerUnit(parameter.symbol, state.position.shown)
            : 0};
}

ScaledNumber scaledNumber(const BenchValues::Entry& entry)
{
    using enum BenchValues::Entry::Kind;
    ScaledNumber scaled {
        .lowest = entry.lowest, .highest = entry.highest, .side = ScaledNumber::Side::Right};
    switch (entry.kind) {
    case Base:
        scaled.scale = [](double, double) { return baseScale(); };
        break;
    case Dimension:
        scaled.scale = entry.multipleOf == 8 ? scaleOfEights : evenScale;
        break;
    case Heads:
        scaled.scale = [](double lowest, double highest) {
            return headScale(static_cast<int>(lowest), static_cast<int>(highest));
        };
        break;
    case Whole:
        scaled.scale = wholeScale;
        scaled.way = linearWay;
        scaled.with = {entry.pixelsPerUnit};
        break;
    }
    return scaled;
}

BenchValues benchValues(const LabState& state, std::span<const std::string_view> panel)
{
    BenchValues values;
    for (const std::string_view key : panel)
        if (!isDraggedInPicture(state, key))
            if (const auto entry = valueEntry(*parameterNamed(key), state);
                entry && entry->kind != BenchValues::Entry::Kind::Whole)
                values.entries.push_back(*entry);
    std::ranges::stable_sort(values.entries, {}, &BenchValues::Entry::kind);
    return values;
}

bool isDraggedInPicture(const LabState& state, std::string_view key)
{
    return std::ranges::any_of(inPictures, [&](const InPicture& row) {
        return row.bench == state.bench && row.key == key && (!row.isShown || row.isShown(state));
    });
}

double widthOf(const BenchValues& values)
{
    double width = 0;
    for (const BenchValues::Entry& entry : values.entries)
        width += widthOf(entry);
    return width;
}

const Figure<BenchValues> benchValuesFigure {.name = "values",
    .title = titled<valuesTitle, BenchValues>,
    .drawing = drawn,
    .table =
        [](const BenchValues& values) {
            NumberTable table;
            std::vector<double> row;
            for (const BenchValues::Entry& entry : values.entries) {
                table.header.emplace_back(entry.key);
                row.push_back(entry.number);
            }
            table.rows.push_back(std::move(row));
            table.keys = 0;
            return table;
        },
    .shown = [](const Focus&, const BenchValues&) { return Focus {}; },
    .isPointedAnywhere = false};

} // namespace lab::drawing
