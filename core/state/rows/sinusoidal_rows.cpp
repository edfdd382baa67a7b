#include "core/state/rows/parameter_rows.h"

namespace lab {

namespace {

constexpr ChoiceNames<SinusoidalLayout, 3> layouts = {
    {{{"interleaved", LAB_WORDS("parameters", "Interleaved")},
        {"halves", LAB_WORDS("parameters", "Halves")},
        {"tensor2tensor", LAB_WORDS("parameters", "tensor2tensor")}}},
    {SinusoidalLayout::Interleaved, SinusoidalLayout::Halves, SinusoidalLayout::Tensor2Tensor}};

const std::array rows = {
    Parameter {.key = "sinusoidal.width",
        .symbol = "d",
        .label = LAB_WORDS("parameters", "Width"),
        .meaning = LAB_WORDS("parameters", "How many columns the table has; two make a pair."),
        .unit = LAB_WORDS("parameters", "columns"),
        .kind = ParameterKind::Integer,
        .scale = ParameterScale::Logarithmic,
        .multipleOf = 2,
        .range = fixedRange<2.0, static_cast<double>(largestWidth)>,
        .read = [](const LabState& s) { return Value(std::int64_t {s.waves.encoding.width}); },
        .with =
            [](LabState s, const Value& v) {
                s.waves.encoding.width = static_cast<int>(integer(v));
                return s;
            }},
    Parameter {.key = "sinusoidal.base",
        .symbol = "b",
        .label = LAB_WORDS("parameters", "Base"),
        .meaning = LAB_WORDS(
            "parameters", "The base of the frequencies; a larger one slows the last pairs."),
        .kind = ParameterKind::Real,
        .scale = ParameterScale::Logarithmic,
        .range = fixedRange<lowestBase, highestBase>,
        .read = [](const LabState& s) { return Value(s.waves.encoding.base); },
        .with =
            [](LabState s, const Value& v) {
                s.waves.encoding.base = real(v);
                return s;
            }},
    Parameter {.key = "sinusoidal.layout",
        .label = LAB_WORDS("parameters", "Column order"),
        .meaning = LAB_WORDS("parameters",
            "How sines and cosines stand in the table; tensor2tensor also "
            "stretches the frequencies down to 1/base."),
        .kind = ParameterKind::Choice,
        .choices = layouts.choices,
        .read = [](const LabState& s) { return keyOf(layouts, s.waves.encoding.layout); },
        .with =
            [](LabState s, const Value& v) {
                s.waves.encoding.layout = valueOf(layouts, v);
                return s;
            }},
    Parameter {.key = "sinusoidal.pair",
        .symbol = "i",
        .label = LAB_WORDS("parameters", "Pair"),
        .meaning = LAB_WORDS("parameters", "The selected pair; 0 is the fastest."),
        .kind = ParameterKind::Integer,
        .range =
            [](const LabState& s) {
                return Range {0, s.waves.encoding.width / 2 - 1.0};
            },
        .read = [](const LabState& s) { return Value(std::int64_t {s.waves.pair}); },
        .with =
            [](LabState s, const Value& v) {
                s.waves.pair = static_cast<int>(integer(v));
                return s;
            }},
};

} // namespace

std::span<const Parameter> sinusoidalRows()
{
    return rows;
}

} // namespace lab
