#include "tests/verify/comparers.h"
#include "tests/verify/json_arrays.h"

#include "core/encodings/rotary_grid/formula.h"
#include "tests/core/grid_rotation.h"

#include <stdexcept>

namespace lab::verify {

namespace {

RotaryGrid gridOf(const nlohmann::json& params)
{
    const std::string variant = params.at("variant");
    RotaryGrid grid;
    grid.width = params.at("head_dim");
    grid.base = params.at("theta");
    if (variant.starts_with("EVA-02")) {
        grid.convention = GridRotation::Eva02;
        grid.trainingGrid = params.at("pretrain_grid");
        grid.shape = {1, params.at("finetune_grid"), params.at("finetune_grid")};
        return grid;
    }
    if (variant.starts_with("SAM2")) {
        grid.convention = GridRotation::Sam2;
        grid.shape = {1, params.at("end_y"), params.at("end_x")};
        return grid;
    }
    grid.shape = {params.value("frames", 1), params.at("height"), params.at("width")};
    if (variant.starts_with("Pixtral")) {
        grid.convention = GridRotation::Pixtral;
    } else if (variant.starts_with("Qwen2-VL")) {
        grid.convention = GridRotation::QwenVision;
        grid.mergeSize = params.at("spatial_merge_size");
    } else if (variant.starts_with("Wan")) {
        grid.convention = GridRotation::Wan;
    } else {
        throw std::invalid_argument("unknown variant " + variant);
    }
    return grid;
}

nlohmann::json rotatedRows(const RotaryGrid& grid, const nlohmann::json& vectors)
{
    nlohmann::json rows = nlohmann::json::array();
    for (std::int64_t token = 0; token < tokenCount(grid); ++token)
        rows.push_back(numbersOf(rotated(
            grid, arrayOf(vectors.at(static_cast<std::size_t>(token))), cell(grid, token))));
    return rows;
}

nlohmann::json channelsOfAxes(const RotaryGrid& grid)
{
    int frame = 0;
    int row = 0;
    int column = 0;
    for (const GridFrequency& pair : frequencies(grid)) {
        frame += pair.frame > 0 ? 2 : 0;
        row += pair.row > 0 ? 2 : 0;
        column += pair.column > 0 ? 2 : 0;
    }
    return {frame, row, column};
}

} // namespace

void compareRope2d(const nlohmann::json& referenceCase, Comparison& comparison)
{
    const auto& params = referenceCase.at("params");
    const auto& outputs = referenceCase.at("outputs");
    const RotaryGrid grid = gridOf(params);
    const auto& vectors = params.contains("x") ? params.at("x") : params.at("x_in_token_order");

    nlohmann::json cells = nlohmann::json::array();
    nlohmann::json unreduced = nlohmann::json::array();
    for (std::int64_t token = 0; token < tokenCount(grid); ++token) {
        const GridCell at = cell(grid, token);
        cells.push_back({at.row, at.column});
        unreduced.push_back(numbersOf(angles(frequencies(grid), place(grid, at))));
    }
    comparison.real("angles_per_pair", unreduced, outputs.at("angles_per_pair"));
    if (params.contains("dims_per_axis"))
        comparison.equal("dims_per_axis", channelsOfAxes(grid), params.at("dims_per_axis"));
    if (outputs.contains("token_row_column"))
        comparison.equal("token_row_column", cells, outputs.at("token_row_column"));
    if (outputs.contains("x_rotated"))
        comparison.real("x_rotated", rotatedRows(grid, vectors), outputs.at("x_rotated"));
    if (grid.convention == GridRotation::Pixtral) {
        RotaryGrid halves = grid;
        halves.convention = GridRotation::PixtralHalves;
        comparison.real("x_rotated_interleaved", rotatedRows(grid, vectors),
            outputs.at("x_rotated_interleaved"));
        comparison.real("x_rotated_half_split", rotatedRows(halves, vectors),
            outputs.at("x_rotated_half_split"));
    }
}

} // namespace lab::verify
