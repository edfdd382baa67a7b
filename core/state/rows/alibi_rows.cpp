#include "core/state/rows/parameter_rows.h"

namespace lab {

namespace {

constexpr ChoiceNames<SlopeRule, 2> slopeRules = {
    {{{"published", LAB_WORDS("parameters", "Published rule")},
        {"geometric", LAB_WORDS("parameters", "Geometric")}}},
    {SlopeRule::Published, SlopeRule::Geometric}};

constexpr ChoiceNames<Mask, 2> masks = {{{{"causal", LAB_WORDS("parameters", "Causal")},
                                            {"symmetric", LAB_WORDS("parameters", "Symmetric")}}},
    {Mask::Causal, Mask::Symmetric}};

const std::array rows = {
    Parameter {.key = "alibi.heads",
        .symbol = "H",
        .label = LAB_WORDS("parameters", "Heads"),
        .meaning =
            LAB_WORDS("parameters", "How many heads the layer has; each has a slope of its own."),
        .unit = LAB_WORDS("parameters", "heads"),
        .kind = ParameterKind::Integer,
        .scale = ParameterScale::Logarithmic,
        .range = fixedRange<1.0, 128.0>,
        .read = [](const LabState& s) { return Value(std::int64_t {s.biases.encoding.heads}); },
        .with =
            [](LabState s, const Value& v) {
                s.biases.encoding.heads = static_cast<int>(integer(v));
                return s;
            }},
    Parameter {.key = "alibi.head",
        .symbol = "h",
        .label = LAB_WORDS("parameters", "Head shown"),
        .meaning = LAB_WORDS("parameters", "The head of the large matrix, from 1."),
        .kind = ParameterKind::Integer,
        .range =
            [](const LabState& s) {
                return Range {1, static_cast<double>(s.biases.encoding.heads)};
            },
        .read = [](const LabState& s) { return Value(std::int64_t {s.biases.head}); },
        .with =
            [](LabState s, const Value& v) {
                s.biases.head = static_cast<int>(integer(v));
                return s;
            }},
    Parameter {.key = "alibi.bias_max",
        .label = LAB_WORDS("parameters", "Largest exponent"),
        .meaning = LAB_WORDS("parameters",
            "The last head's slope is 2 to minus this; 8 as published, "
            "alibi_bias_max in model files."),
        .kind = ParameterKind::Real,
        .step = 0.5,
        .range = fixedRange<0.5, 64.0>,
        .read = [](const LabState& s) { return Value(s.biases.encoding.biasMax); },
        .with =
            [](LabState s, const Value& v) {
                s.biases.encoding.biasMax = real(v);
                return s;
            }},
    Parameter {.key = "alibi.slopes",
        .label = LAB_WORDS("parameters", "Slopes"),
        .meaning = LAB_WORDS("parameters",
            "The published rule and the plain geometric one differ where the "
            "number of heads is no power of two."),
        .kind = ParameterKind::Choice,
        .choices = slopeRules.choices,
        .read = [](const LabState& s) { return keyOf(slopeRules, s.biases.encoding.slopes); },
        .with =
            [](LabState s, const Value& v) {
                s.biases.encoding.slopes = valueOf(slopeRules, v);
                return s;
            }},
    Parameter {.key = "alibi.mask",
        .label = LAB_WORDS("parameters", "Mask"),
        .meaning = LAB_WORDS("parameters",
            "Causal: a query sees only the keys up to its own position. "
            "Symmetric: it sees all, and the distance has no sign."),
        .kind = ParameterKind::Choice,
        .choices = masks.choices,
        .read = [](const LabState& s) { return keyOf(masks, s.biases.encoding.mask); },
        .with =
            [](LabState s, const Value& v) {
                s.biases.encoding.mask = valueOf(masks, v);
                return s;
            }},
};

} // namespace

std::span<const Parameter> alibiRows()
{
    return rows;
}

} // namespace lab
