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
            "The distance is measured as ln(c times the distance + 1); learned, 0.1 at first."),
        .scale = ParameterScale::Logarithmic,
        .range = fixedRange<1e-6, 1e3>}),
    realRow<schemes, fireScheme, fireEncoding, &Fire::threshold>({.key = "fire.threshold",
        .symbol = "threshold",
        .label = LAB_WORDS("parameters", "Threshold"),
        .meaning = LAB_WORDS(
            "parameters", "A context that is shorter counts as this long; learned, 512 at first."),
        .unit = LAB_WORDS("parameters", "positions"),
        .scale = ParameterScale::Logarithmic,
        .range = fixedRange<1.0, static_cast<double>(lastPosition)>}),
    realRow<schemes, fireScheme, fireEncoding, &Fire::epsilon>({.key = "fire.epsilon",
        .label = LAB_WORDS("parameters", "Added to the divisor"),
        .meaning = LAB_WORDS(
            "parameters", "The published code adds 0.000001 to the divisor, its formula nothing."),
        .step = 1e-6,
        .range = fixedRange<0.0, 1.0>}),
    integerRow<schemes, fireScheme, &FireScheme::hidden>({.key = "fire.hidden",
        .label = LAB_WORDS("parameters", "Hidden units"),
        .meaning = LAB_WORDS(
            "parameters", "How many units the network has between the share and the biases."),
        .scale = ParameterScale::Logarithmic,
        .range = fixedRange<1.0, 256.0>}),
    integerRow<schemes, fireScheme, &FireScheme::heads>({.key = "fire.heads",
        .symbol = "H",
        .label = LAB_WORDS("parameters", "Heads"),
        .meaning = LAB_WORDS("parameters", "How many heads the layer has."),
        .unit = LAB_WORDS("parameters", "heads"),
        .scale = ParameterScale::Logarithmic,
        .range = fixedRange<1.0, 128.0>}),
    integerRow<schemes, fireScheme, &FireScheme::seed>({.key = "fire.seed",
        .label = LAB_WORDS("parameters", "Seed"),
        .meaning = LAB_WORDS("parameters", "The seed of the network's weights."),
        .range = fixedRange<0.0, 1e6>}),
};

} // namespace

std::span<const Parameter> fireRows()
{
    return rowsOfFire;
}

} // namespace lab
