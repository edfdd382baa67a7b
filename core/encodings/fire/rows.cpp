#include "core/state/rows/member_rows.h"

namespace lab {

namespace {

constexpr auto fireScheme = &Schemes::fire;
constexpr auto fireEncoding = &FireScheme::encoding;

const std::array rowsOfFire = {
    realRow<schemes, fireScheme, fireEncoding, &Fire::c>({.key = "fire.c",
        .symbol = "rate",
        .label = LAB_WORDS("parameters", "Rate"),
        .meaning = LAB_WORDS("parameters",
            "Distances are measured as ln(c · distance + 1). c is learned; it starts at 0.1."),
        .scale = ParameterScale::Logarithmic,
        .range = fixedRange<1e-6, 1e3>}),
    realRow<schemes, fireScheme, fireEncoding, &Fire::threshold>({.key = "fire.threshold",
        .symbol = "threshold",
        .label = LAB_WORDS("parameters", "Threshold"),
        .meaning = LAB_WORDS(
            "parameters", "A shorter context counts as this long. Learned; it starts at 512."),
        .unit = LAB_WORDS("parameters", "positions"),
        .scale = ParameterScale::Logarithmic,
        .range = fixedRange<1.0, static_cast<double>(lastPosition)>}),
    realRow<schemes, fireScheme, fireEncoding, &Fire::epsilon>({.key = "fire.epsilon",
        .label = LAB_WORDS("parameters", "Added to the denominator"),
        .meaning = LAB_WORDS("parameters",
            "The published code adds 0.000001 to the denominator; the paper's formula adds "
            "nothing."),
        .step = 1e-6,
        .range = fixedRange<0.0, 1.0>}),
    integerRow<schemes, fireScheme, &FireScheme::hidden>({.key = "fire.hidden",
        .label = LAB_WORDS("parameters", "Hidden units"),
        .meaning = LAB_WORDS(
            "parameters", "Number of hidden units in the network from the ratio to the biases."),
        .scale = ParameterScale::Logarithmic,
        .range = fixedRange<1.0, 256.0>}),
    integerRow<schemes, fireScheme, &FireScheme::heads>({.key = "fire.heads",
        .symbol = "H",
        .label = LAB_WORDS("parameters", "Heads"),
        .meaning = LAB_WORDS("parameters", "Number of heads in the layer."),
        .unit = LAB_WORDS("parameters", "heads"),
        .scale = ParameterScale::Logarithmic,
        .range = fixedRange<1.0, 128.0>}),
    integerRow<schemes, fireScheme, &FireScheme::seed>({.key = "fire.seed",
        .label = LAB_WORDS("parameters", "Seed"),
        .meaning = LAB_WORDS("parameters", "Seed of the network's weights."),
        .range = fixedRange<0.0, 1e6>}),
};

} // namespace

std::span<const Parameter> fireRows()
{
    return rowsOfFire;
}

} // namespace lab
