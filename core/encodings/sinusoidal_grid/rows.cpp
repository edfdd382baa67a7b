#include "core/state/rows/grid_rows.h"

namespace lab {

namespace {

constexpr ChoiceNames<GridSinusoid, 5> sinusoids = {
    {{{"mae", LAB_WORDS("parameters", "MAE, column first")},
        {"vjepa_image", LAB_WORDS("parameters", "V-JEPA, image")},
        {"vjepa_video", LAB_WORDS("parameters", "V-JEPA, video")},
        {"vjepa_video_uniform", LAB_WORDS("parameters", "V-JEPA, video, equal shares")},
        {"detr", LAB_WORDS("parameters", "DETR, counted from 1")}}},
    {GridSinusoid::Mae, GridSinusoid::VJepaImage, GridSinusoid::VJepaVideo,
        GridSinusoid::VJepaVideoUniform, GridSinusoid::Detr}};

const std::array sinusoidalRowsOfGrid = {
    choiceRow<sinusoids, &LabState::schemes, &Schemes::sinusoidalGrid, &SinusoidalGrid::convention>(
        {.key = "sinusoidal_grid.convention",
            .label = LAB_WORDS("parameters", "Convention"),
            .meaning = LAB_WORDS(
                "parameters", "Whose code sets the order of the axes and their channels.")}),
    integerRow<&LabState::schemes, &Schemes::sinusoidalGrid, &SinusoidalGrid::shape,
        &GridShape::frames>({.key = "sinusoidal_grid.frames",
        .label = LAB_WORDS("parameters", "Frames"),
        .meaning = gridFramesMeaning,
        .range = fixedRange<1.0, largestGridSide>}),
    integerRow<&LabState::schemes, &Schemes::sinusoidalGrid, &SinusoidalGrid::shape,
        &GridShape::rows>({.key = "sinusoidal_grid.rows",
        .label = LAB_WORDS("parameters", "Rows"),
        .meaning = gridRowsMeaning,
        .unit = LAB_WORDS("parameters", "patches"),
        .range = fixedRange<1.0, largestGridSide>}),
    integerRow<&LabState::schemes, &Schemes::sinusoidalGrid, &SinusoidalGrid::shape,
        &GridShape::columns>({.key = "sinusoidal_grid.columns",
        .label = LAB_WORDS("parameters", "Columns"),
        .meaning = gridColumnsMeaning,
        .unit = LAB_WORDS("parameters", "patches"),
        .range = fixedRange<1.0, largestGridSide>}),
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
            .meaning = gridBaseMeaning,
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

} // namespace

std::span<const Parameter> sinusoidalGridRows()
{
    return sinusoidalRowsOfGrid;
}

} // namespace lab
