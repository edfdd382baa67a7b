#include "core/state/rows/grid_rows.h"

namespace lab {

namespace {

constexpr ChoiceNames<GridRotation, 7> rotations = {
    {{{"eva02", LAB_WORDS("parameters", "EVA-02")}, {"sam2", LAB_WORDS("parameters", "SAM 2")},
        {"pixtral", LAB_WORDS("parameters", "Pixtral, interleaved")},
        {"pixtral_halves", LAB_WORDS("parameters", "Pixtral, halves")},
        {"qwen_vision", LAB_WORDS("parameters", "Qwen2-VL, image side")},
        {"wan", LAB_WORDS("parameters", "Wan 2.1, video")},
        {"mixed", LAB_WORDS("parameters", "Mixed, learned")}}},
    {GridRotation::Eva02, GridRotation::Sam2, GridRotation::Pixtral, GridRotation::PixtralHalves,
        GridRotation::QwenVision, GridRotation::Wan, GridRotation::Mixed}};

const std::array rotaryRowsOfGrid = {
    choiceRow<rotations, &LabState::schemes, &Schemes::rotaryGrid, &RotaryGrid::convention>(
        {.key = "rotary_grid.convention",
            .label = LAB_WORDS("parameters", "Convention"),
            .meaning = LAB_WORDS("parameters",
                "Whose code decides which pairs rotate with the row and which with the column.")}),
    integerRow<&LabState::schemes, &Schemes::rotaryGrid, &RotaryGrid::shape, &GridShape::frames>(
        {.key = "rotary_grid.frames",
            .label = LAB_WORDS("parameters", "Frames"),
            .meaning = gridFramesMeaning,
            .range = fixedRange<1.0, largestGridSide>}),
    integerRow<&LabState::schemes, &Schemes::rotaryGrid, &RotaryGrid::shape, &GridShape::rows>(
        {.key = "rotary_grid.rows",
            .label = LAB_WORDS("parameters", "Rows"),
            .meaning = gridRowsMeaning,
            .unit = LAB_WORDS("parameters", "patches"),
            .range = fixedRange<1.0, largestGridSide>}),
    integerRow<&LabState::schemes, &Schemes::rotaryGrid, &RotaryGrid::shape, &GridShape::columns>(
        {.key = "rotary_grid.columns",
            .label = LAB_WORDS("parameters", "Columns"),
            .meaning = gridColumnsMeaning,
            .unit = LAB_WORDS("parameters", "patches"),
            .range = fixedRange<1.0, largestGridSide>}),
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
        .meaning = gridBaseMeaning,
        .scale = ParameterScale::Logarithmic,
        .range = fixedRange<lowestBase, highestBase>}),
    integerRow<&LabState::schemes, &Schemes::rotaryGrid, &RotaryGrid::trainingGrid>(
        {.key = "rotary_grid.training_grid",
            .label = LAB_WORDS("parameters", "Training grid"),
            .meaning = LAB_WORDS("parameters",
                "EVA-02: patches per side in training. Other grids are interpolated to this size."),
            .unit = LAB_WORDS("parameters", "patches"),
            .range = fixedRange<1.0, largestGridSide>}),
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

std::span<const Parameter> rotaryGridRows()
{
    return rotaryRowsOfGrid;
}

} // namespace lab
