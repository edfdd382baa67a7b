#include "core/state/member_rows.h"

namespace lab {

namespace {

constexpr auto scheme = &LabState::schemes;
constexpr auto ours = &Schemes::rotationFormats;

constexpr ChoiceNames<NumberFormat, 5> formats = {
    {{{"double", LAB_WORDS("parameters", "Double")}, {"float", LAB_WORDS("parameters", "Float")},
        {"tf32", "TF32"}, {"half", LAB_WORDS("parameters", "Half")}, {"bfloat16", "bfloat16"}}},
    {NumberFormat::Double, NumberFormat::Float, NumberFormat::Tf32, NumberFormat::Half,
        NumberFormat::Bfloat16}};

const std::array rows = {
    choiceRow<formats, scheme, ours, &RotationFormats::position>({.key = "precision.position",
        .label = LAB_WORDS("parameters", "Positions kept as"),
        .meaning = LAB_WORDS("parameters",
            "The format of the position; bfloat16 holds the whole numbers to 256 only.")}),
    choiceRow<formats, scheme, ours, &RotationFormats::frequency>({.key = "precision.frequency",
        .label = LAB_WORDS("parameters", "Frequencies kept as"),
        .meaning =
            LAB_WORDS("parameters", "The format of inv_freq; its error grows with the position.")}),
    choiceRow<formats, scheme, ours, &RotationFormats::angle>({.key = "precision.angle",
        .label = LAB_WORDS("parameters", "Angles kept as"),
        .meaning = LAB_WORDS(
            "parameters", "The format of position times frequency, before cosine and sine.")}),
    choiceRow<formats, scheme, ours, &RotationFormats::wave>({.key = "precision.wave",
        .label = LAB_WORDS("parameters", "Cosines and sines kept as"),
        .meaning = LAB_WORDS("parameters",
            "The format of the tables of cosines and sines; its error is the same at any "
            "position.")}),
    choiceRow<formats, scheme, ours, &RotationFormats::product>({.key = "precision.product",
        .label = LAB_WORDS("parameters", "Products kept as"),
        .meaning = LAB_WORDS(
            "parameters", "The format of each number of the vector times its cosine or sine.")}),
    choiceRow<formats, scheme, ours, &RotationFormats::sum>({.key = "precision.sum",
        .label = LAB_WORDS("parameters", "Sums kept as"),
        .meaning =
            LAB_WORDS("parameters", "The format of the turned vector, the sum of two products.")}),
};

} // namespace

std::span<const Parameter> precisionRows()
{
    return rows;
}

} // namespace lab
