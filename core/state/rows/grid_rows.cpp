#include "core/state/rows/member_rows.h"

namespace lab {

namespace {

constexpr double largestSide = 1024; ///< of a grid, in patches

constexpr ChoiceNames<GridSinusoid, 5> sinusoids = {
    {{{"mae", LAB_WORDS("parameters", "MAE, column first")},
        {"vjepa_image", LAB_WORDS("parameters", "V-JEPA, image")},
        {"vjepa_video", LAB_WORDS("parameters", "V-JEPA, video")},
        {"vjepa_video_uniform", LAB_WORDS("parameters", "V-JEPA, video, equal shares")},
        {"detr", LAB_WORDS("parameters", "DETR, counted from 1")}}},
    {GridSinusoid::Mae, GridSinusoid::VJepaImage, GridSinusoid::VJepaVideo,
        GridSinusoid::VJepaVideoUniform, GridSinusoid::Detr}};

constexpr ChoiceNames<GridRotation, 7> rotations = {
    {{{"eva02", LAB_WORDS("parameters", "EVA-02")}, {"sam2", LAB_WORDS("parameters", "SAM 2")},
        {"pixtral", LAB_WORDS("parameters", "Pixtral, interleaved")},
        {"pixtral_halves", LAB_WORDS("parameters", "Pixtral, halves")},
        {"qwen_vision", LAB_WORDS("parameters", "Qwen2-VL, image side")},
        {"wan", LAB_WORDS("parameters", "Wan 2.1, video")},
        {"mixed", LAB_WORDS("parameters", "Mixed, learned")}}},
    {GridRotation::Eva02, GridRotation::Sam2, GridRotation::Pixtral, GridRotation::PixtralHalves,
        GridRotation::QwenVision, GridRotation::Wan, GridRotation::Mixed}};

constexpr const char* framesMeaning =
    LAB_WORDS("parameters", "Number of frames in a video. An image always has one frame.");
constexpr const char* rowsMeaning = LAB_WORDS("parameters", "Height of the image in patches.");
constexpr const char* columnsMeaning = LAB_WORDS("parameters", "Width of the image in patches.");
constexpr const char* axisBaseMeaning = LAB_WORDS("parameters",
    "The base of each axis's frequencies. A larger base lowers the frequencies of the last pairs.");

const std::array sinusoidalRowsOfGrid = {
    choiceRow<sinusoids, &LabState::schemes, &Schemes::sinusoidalGrid, &SinusoidalGrid::convention>(
        {.key = "sinusoidal_grid.convention",
            .label = LAB_WORDS("parameters", "Convention"),
            .meaning = LAB_WORDS(
                "parameters", "Whose code sets the order of the axes and their channels.")}),
    integerRow<&LabState::schemes, &Schemes::sinusoidalGrid, &SinusoidalGrid::shape,
        &GridShape::frames>({.key = "sinusoidal_grid.frames",
        .label = LAB_WORDS("parameters", "Frames"),
        .meaning = framesMeaning,
        .range = fixedRange<1.0, largestSide>}),
    integerRow<&LabState::schemes, &Schemes::sinusoidalGrid, &SinusoidalGrid::shape,
        &GridShape::rows>({.key = "sinusoidal_grid.rows",
        .label = LAB_WORDS("parameters", "Rows"),
        .meaning = rowsMeaning,
        .unit = LAB_WORDS("parameters", "patches"),
        .range = fixedRange<1.0, largestSide>}),
    integerRow<&LabState::schemes, &Schemes::sinusoidalGrid, &SinusoidalGrid::shape,
        &GridShape::columns>({.key = "sinusoidal_grid.columns",
        .label = LAB_WORDS("parameters", "Columns"),
        .meaning = columnsMeaning,
        .unit = LAB_WORDS("parameters", "patches"),
        .range = fixedRange<1.0, largestSide>}),
    integerRow<&LabState::schemes, &Schemes::sinusoidalGrid, &SinusoidalGrid::width>(
        {.key = "sinusoidal_grid.width",
            .label = LAB_WORDS("parameters", "Dimension"),
            .meaning = LAB_WORDS("parameters", "Number of channels in a patch's encoding."),
            .unit = LAB_WORDS("parameters", "dimensions"),
            .multipleOf = 8,
            .range = fixedRange<8.0, static_cast<double>(largestWidth)>}),
    realRow<&LabState::schemes, &Schemes::sinusoidalGrid, &SinusoidalGrid::base>(
        {.key = "sinusoidal_grid.base",
            .symbol = "b",
            .label = LAB_WORDS("parameters", "Base"),
            .meaning = axisBaseMeaning,
            .scale = ParameterScale::Logarithmic,
            .range = fixedRange<lowestBase, highestBase>}),
    flagRow<&LabState::schemes, &Schemes::sinusoidalGrid, &SinusoidalGrid::classRow>(
        {.key = "sinusoidal_grid.class_row",
            .label = LAB_WORDS("parameters", "Class token"),
            .meaning = LAB_WORDS("parameters",
                "A token before the patches whose encoding is zero; DETR has none.")}),
    flagRow<&LabState::schemes, &Schemes::sinusoidalGrid,
        &SinusoidalGrid::normalized>({.key = "sinusoidal_grid.normalized",
        .label = LAB_WORDS("parameters", "Normalized"),
        .meaning = LAB_WORDS("parameters",
            "DETR: the last row and column of every image have the same coordinate, the scale.")}),
    realRow<&LabState::schemes, &Schemes::sinusoidalGrid, &SinusoidalGrid::scale>(
        {.key = "sinusoidal_grid.scale",
            .label = LAB_WORDS("parameters", "Scale"),
            .meaning = LAB_WORDS("parameters", "DETR: the coordinate of the last row and column."),
            .unit = "rad",
            .scale = ParameterScale::Logarithmic,
            .range = fixedRange<0.001, 10000.0>}),
    realRow<&LabState::schemes, &Schemes::sinusoidalGrid, &SinusoidalGrid::epsilon>(
        {.key = "sinusoidal_grid.epsilon",
            .label = LAB_WORDS("parameters", "Epsilon"),
            .meaning = LAB_WORDS("parameters",
                "DETR: added to the number of rows or columns before dividing by it."),
            .scale = ParameterScale::Logarithmic,
            .range = fixedRange<1e-12, 1.0>}),
};

const std::array rotaryRowsOfGrid = {
    choiceRow<rotations, &LabState::schemes, &Schemes::rotaryGrid, &RotaryGrid::convention>(
        {.key = "rotary_grid.convention",
            .label = LAB_WORDS("parameters", "Convention"),
            .meaning = LAB_WORDS("parameters",
                "Whose code decides which pairs rotate with the row and which with the column.")}),
    integerRow<&LabState::schemes, &Schemes::rotaryGrid, &RotaryGrid::shape, &GridShape::frames>(
        {.key = "rotary_grid.frames",
            .label = LAB_WORDS("parameters", "Frames"),
            .meaning = framesMeaning,
            .range = fixedRange<1.0, largestSide>}),
    integerRow<&LabState::schemes, &Schemes::rotaryGrid, &RotaryGrid::shape, &GridShape::rows>(
        {.key = "rotary_grid.rows",
            .label = LAB_WORDS("parameters", "Rows"),
            .meaning = rowsMeaning,
            .unit = LAB_WORDS("parameters", "patches"),
            .range = fixedRange<1.0, largestSide>}),
    integerRow<&LabState::schemes, &Schemes::rotaryGrid, &RotaryGrid::shape, &GridShape::columns>(
        {.key = "rotary_grid.columns",
            .label = LAB_WORDS("parameters", "Columns"),
            .meaning = columnsMeaning,
            .unit = LAB_WORDS("parameters", "patches"),
            .range = fixedRange<1.0, largestSide>}),
    integerRow<&LabState::schemes, &Schemes::rotaryGrid, &RotaryGrid::width>(
        {.key = "rotary_grid.width",
            .symbol = "d",
            .label = LAB_WORDS("parameters", "Dimension"),
            .meaning =
                LAB_WORDS("parameters", "Number of components in one head's query or key, d."),
            .unit = LAB_WORDS("parameters", "dimensions"),
            .multipleOf = 4,
            .range = fixedRange<4.0, static_cast<double>(largestWidth)>}),
    realRow<&LabState::schemes, &Schemes::rotaryGrid, &RotaryGrid::base>({.key = "rotary_grid.base",
        .symbol = "b",
        .label = LAB_WORDS("parameters", "Base"),
        .meaning = axisBaseMeaning,
        .scale = ParameterScale::Logarithmic,
        .range = fixedRange<lowestBase, highestBase>}),
    integerRow<&LabState::schemes, &Schemes::rotaryGrid, &RotaryGrid::trainingGrid>(
        {.key = "rotary_grid.training_grid",
            .label = LAB_WORDS("parameters", "Training grid"),
            .meaning = LAB_WORDS("parameters",
                "EVA-02: patches per side in training. Other grids are interpolated to this size."),
            .unit = LAB_WORDS("parameters", "patches"),
            .range = fixedRange<1.0, largestSide>}),
    integerRow<&LabState::schemes, &Schemes::rotaryGrid, &RotaryGrid::mergeSize>(
        {.key = "rotary_grid.merge_size",
            .label = LAB_WORDS("parameters", "Merge size"),
            .meaning = LAB_WORDS("parameters",
                "Qwen2-VL: patches per side of a merged block. Tokens are ordered block by block."),
            .unit = LAB_WORDS("parameters", "patches"),
            .range = fixedRange<1.0, 64.0>}),
    integerRow<&LabState::schemes, &Schemes::rotaryGrid, &RotaryGrid::head>(
        {.key = "rotary_grid.head",
            .symbol = "h",
            .label = LAB_WORDS("parameters", "Head shown"),
            .meaning = LAB_WORDS("parameters", "Mixed: each head starts with its own direction."),
            .range = fixedRange<1.0, 1024.0>}),
    integerRow<&LabState::schemes, &Schemes::rotaryGrid, &RotaryGrid::seed>(
        {.key = "rotary_grid.seed",
            .label = LAB_WORDS("parameters", "Seed"),
            .meaning = LAB_WORDS("parameters", "Mixed: seed of the heads' directions."),
            .range = fixedRange<0.0, 1e6>}),
};

} // namespace

std::span<const Parameter> sinusoidalGridRows()
{
    return sinusoidalRowsOfGrid;
}

std::span<const Parameter> rotaryGridRows()
{
    return rotaryRowsOfGrid;
}

} // namespace lab
