#include "core/state/rows/member_rows.h"

namespace lab {

namespace {

constexpr ChoiceNames<Pairing, 3> pairings = {
    {{{"interleaved", LAB_WORDS("parameters", "Interleaved")},
        {"halves", LAB_WORDS("parameters", "Half-split")},
        {"wrong_mix", LAB_WORDS("parameters", "Mismatched layout")}}},
    {Pairing::Interleaved, Pairing::Halves, Pairing::WrongMix}};

constexpr ChoiceNames<VectorSource, 4> sources = {
    {{{"own", LAB_WORDS("parameters", "Custom values")},
        {"random", LAB_WORDS("parameters", "Random")},
        {"equal", LAB_WORDS("parameters", "All ones")},
        {"adversarial", LAB_WORDS("parameters", "Aligned")}}},
    {VectorSource::Own, VectorSource::Random, VectorSource::Equal, VectorSource::Adversarial}};

constexpr ChoiceNames<RotationsPictureShown, 2> pictures = {
    {{{"dials", LAB_WORDS("parameters", "Dials")},
        {"conventions", LAB_WORDS("parameters", "Layouts")}}},
    {RotationsPictureShown::Dials, RotationsPictureShown::Conventions}};

const std::array rowsOfRotary = {
    realRow<&LabState::rotations, &Rotations::base>({.key = "rope.base",
        .symbol = "b",
        .label = LAB_WORDS("parameters", "Base"),
        .meaning = LAB_WORDS("parameters",
            "The base of the frequencies, rope_theta in model files. A larger base lowers the "
            "frequencies of the last pairs."),
        .scale = ParameterScale::Logarithmic,
        .range = fixedRange<lowestBase, highestBase>}),
    integerRow<&LabState::rotations, &Rotations::width>({.key = "rope.width",
        .symbol = "d",
        .label = LAB_WORDS("parameters", "Dimension"),
        .meaning = LAB_WORDS("parameters", "Number of components in one head's query or key, d."),
        .unit = LAB_WORDS("parameters", "dimensions"),
        .scale = ParameterScale::Logarithmic,
        .multipleOf = 2,
        .range = fixedRange<2.0, static_cast<double>(largestWidth)>}),
    realRow<&LabState::rotations, &Rotations::rotatedShare>({.key = "rope.rotated_share",
        .label = LAB_WORDS("parameters", "Rotary fraction"),
        .meaning = LAB_WORDS("parameters",
            "The fraction of the dimensions that is rotated, partial_rotary_factor in model files. "
            "The other dimensions carry no position."),
        .unit = "%",
        .step = 0.05,
        .range = fixedRange<0.0, 1.0>}),
    choiceRow<pairings, &LabState::rotations, &Rotations::pairing>({.key = "rope.pairing",
        .label = LAB_WORDS("parameters", "Pairing"),
        .meaning = LAB_WORDS("parameters",
            "Which two columns rotate together. The mismatched choice takes the columns of one "
            "convention and the angles of the other, so its score does not depend on the distance "
            "alone.")}),
    choiceRow<sources, &LabState::rotations, &Rotations::source>({.key = "rope.vectors",
        .label = LAB_WORDS("parameters", "Query and key"),
        .meaning = LAB_WORDS("parameters", "Where the values of q and k come from.")}),
    integerRow<&LabState::rotations, &Rotations::seed>({.key = "rope.seed",
        .label = LAB_WORDS("parameters", "Seed"),
        .meaning = LAB_WORDS("parameters", "Seed of the random query and key."),
        .range = fixedRange<0.0, 1e6>}),
    integerRow<&LabState::rotations, &Rotations::peakDistance>({.key = "rope.peak_distance",
        .label = LAB_WORDS("parameters", "Peak distance"),
        .meaning = LAB_WORDS("parameters",
            "The distance at which the aligned query and key point the same way in every pair. The "
            "query is the key rotated back by this many positions."),
        .unit = LAB_WORDS("parameters", "positions"),
        .scale = ParameterScale::Logarithmic,
        .range = fixedRange<1.0, static_cast<double>(lastPosition)>}),
    integerRow<&LabState::rotations, &Rotations::pair>({.key = "rope.pair",
        .symbol = "i",
        .label = LAB_WORDS("parameters", "Pair"),
        .meaning = LAB_WORDS("parameters", "The selected pair; pair 0 has the highest frequency."),
        .range =
            [](const LabState& s) {
                return Range {0, s.rotations.width / 2 - 1.0};
            }}),
    choiceRow<pictures, &LabState::rotationsPicture>({.key = "rotations.picture",
        .label = LAB_WORDS("parameters", "Large picture"),
        .meaning = LAB_WORDS("parameters",
            "The pairs as dials, or the columns of q and k in both layouts: interleaved and "
            "half-split.")}),
};

} // namespace

std::span<const Parameter> rotaryRows()
{
    return rowsOfRotary;
}

} // namespace lab
