#include "core/state/choices.h"
#include "core/state/rows/member_rows.h"

#include <algorithm>

namespace lab {

namespace {

constexpr auto gridsBench = &LabState::grids;

constexpr ChoiceNames<GridsPictureShown, 2> gridPictures = {
    {{{"image", LAB_WORDS("parameters", "Image")}, {"video", LAB_WORDS("parameters", "Video")}}},
    {GridsPictureShown::Image, GridsPictureShown::Video}};

constexpr ChoiceNames<GridEncoding, 5> patchEncodings = {
    {{{"sinusoidal", LAB_WORDS("parameters", "2-D sinusoidal")},
        {"flattened", LAB_WORDS("parameters", "Flattened")},
        {"learned", LAB_WORDS("parameters", "Learned")},
        {"axial", LAB_WORDS("parameters", "Axial RoPE")},
        {"mixed", LAB_WORDS("parameters", "Mixed RoPE")}}},
    gridEncodings};

constexpr ChoiceNames<GridRotation, 6> pairOrders = {
    {{{"sam2", LAB_WORDS("parameters", "SAM 2: column, then row")},
        {"eva02", LAB_WORDS("parameters", "EVA-02: row, then column, interpolated")},
        {"qwen_vision", LAB_WORDS("parameters", "Qwen2-VL: row, then column")},
        {"pixtral", LAB_WORDS("parameters", "Pixtral: one set of frequencies, alternating")},
        {"pixtral_halves", LAB_WORDS("parameters", "Pixtral in halves: the same angles")},
        {"wan", LAB_WORDS("parameters", "Wan 2.1: time, row, column")}}},
    {GridRotation::Sam2, GridRotation::Eva02, GridRotation::QwenVision, GridRotation::Pixtral,
        GridRotation::PixtralHalves, GridRotation::Wan}};

/// The number of patches along a side of the image; the image is enlarged to hold them.
template <auto side> constexpr Parameter patchesRow(Parameter row)
{
    row.unit = LAB_WORDS("parameters", "patches");
    row.kind = ParameterKind::Integer;
    row.derived = true;
    row.range = [](const LabState& s) {
        const int patch = s.grids.patch;
        return Range {static_cast<double>(std::max(1, minImageSide / patch)),
            static_cast<double>(largestImageSide / patch)};
    };
    row.read = [](const LabState& s) {
        return Value(std::int64_t {s.grids.*side / s.grids.patch});
    };
    row.with = [](LabState s, const Value& v) {
        s.grids.*side = static_cast<int>(integer(v)) * s.grids.patch;
        return s;
    };
    return row;
}

const std::array rowsOfGrids = {
    choiceRow<gridPictures, gridsBench, &Grids::picture>({.key = "grids.picture",
        .label = LAB_WORDS("parameters", "Picture"),
        .meaning = LAB_WORDS("parameters",
            "An image whose patches have a row and a column, or a video within a text, whose "
            "tokens have three position numbers.")}),
    choiceRow<patchEncodings, gridsBench, &Grids::encoding>({.key = "grids.encoding",
        .label = LAB_WORDS("parameters", "Encoding"),
        .meaning =
            LAB_WORDS("parameters", "How the row and column of an image patch are encoded.")}),
    integerRow<gridsBench, &Grids::patch>({.key = "grids.patch",
        .label = LAB_WORDS("parameters", "Patch"),
        .meaning = LAB_WORDS("parameters",
            "Side length of a patch. Pixels left over at the edges belong to no patch."),
        .unit = LAB_WORDS("parameters", "pixels"),
        .range = fixedRange<double {minPatch}, double {largestPatch}>}),
    integerRow<gridsBench, &Grids::imageHeight>({.key = "grids.image_height",
        .label = LAB_WORDS("parameters", "Height of the image"),
        .meaning = LAB_WORDS("parameters", "Height of the image in pixels."),
        .unit = LAB_WORDS("parameters", "pixels"),
        .range = fixedRange<double {minImageSide}, double {largestImageSide}>}),
    integerRow<gridsBench, &Grids::imageWidth>({.key = "grids.image_width",
        .label = LAB_WORDS("parameters", "Width of the image"),
        .meaning = LAB_WORDS("parameters", "Width of the image in pixels."),
        .unit = LAB_WORDS("parameters", "pixels"),
        .range = fixedRange<double {minImageSide}, double {largestImageSide}>}),
    patchesRow<&Grids::imageHeight>({.key = "grids.rows",
        .label = LAB_WORDS("parameters", "Rows"),
        .meaning =
            LAB_WORDS("parameters", "Height of the image in patches. The image size follows.")}),
    patchesRow<&Grids::imageWidth>({.key = "grids.columns",
        .label = LAB_WORDS("parameters", "Columns"),
        .meaning =
            LAB_WORDS("parameters", "Width of the image in patches. The image size follows.")}),
    integerRow<gridsBench, &Grids::width>({.key = "grids.width",
        .symbol = "d",
        .label = LAB_WORDS("parameters", "Dimension"),
        .meaning = LAB_WORDS("parameters",
            "Number of components in a patch's encoding, or in a rotated query or key."),
        .unit = LAB_WORDS("parameters", "dimensions"),
        .multipleOf = 8,
        .range = fixedRange<8.0, 128.0>}),
    choiceRow<pairOrders, gridsBench, &Grids::order>({.key = "grids.order",
        .label = LAB_WORDS("parameters", "Pair order from"),
        .meaning = LAB_WORDS("parameters",
            "Whose code decides which pairs rotate with the row and which with the column.")}),
    integerRow<gridsBench, &Grids::trained>({.key = "grids.trained",
        .label = LAB_WORDS("parameters", "Trained grid"),
        .meaning = LAB_WORDS("parameters",
            "Patches per side in training. The learned table and EVA-02's coordinates are "
            "interpolated from this grid to the image."),
        .unit = LAB_WORDS("parameters", "patches"),
        .range = fixedRange<1.0, double {largestTrainedGrid}>}),
};

} // namespace

const Choice& choiceOf(GridEncoding encoding)
{
    return choiceOf(patchEncodings, encoding);
}

std::span<const Parameter> gridsRows()
{
    return rowsOfGrids;
}

} // namespace lab
