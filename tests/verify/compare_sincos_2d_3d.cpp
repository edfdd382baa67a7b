#include "tests/verify/comparers.h"
#include "tests/verify/json_arrays.h"

#include "core/encodings/sinusoidal_grid/formula.h"
#include "tests/core/grid_table.h"

#include <stdexcept>

namespace lab::verify {

namespace {

SinusoidalGrid squareGrid(const nlohmann::json& params)
{
    const std::string variant = params.at("variant");
    SinusoidalGrid grid;
    if (variant == "MAE")
        grid.convention = GridSinusoid::Mae;
    else if (variant.starts_with("V-JEPA 2D"))
        grid.convention = GridSinusoid::VJepaImage;
    else if (variant.starts_with("V-JEPA 3D"))
        grid.convention = params.at("uniform_power").get<bool>() ? GridSinusoid::VJepaVideoUniform
                                                                 : GridSinusoid::VJepaVideo;
    else
        throw std::invalid_argument("unknown variant " + variant);
    grid.width = params.at("embed_dim");
    grid.shape = {params.value("frames", 1), params.at("grid"), params.at("grid")};
    grid.classRow = params.value("cls_token", false);
    return grid;
}

SinusoidalGrid detrGrid(const nlohmann::json& params)
{
    SinusoidalGrid grid;
    grid.convention = GridSinusoid::Detr;
    grid.width = 2 * params.at("num_pos_feats").get<int>();
    grid.base = params.at("temperature");
    grid.normalized = params.at("normalize");
    if (params.at("scale").is_number())
        grid.scale = params.at("scale");
    else if (params.at("scale") != "2*pi")
        throw std::invalid_argument("unknown scale");
    grid.epsilon = params.at("eps");
    grid.shape = {1, params.at("height"), params.at("width")};
    return grid;
}

void compareDetr(
    const nlohmann::json& params, const nlohmann::json& outputs, Comparison& comparison)
{
    const SinusoidalGrid grid = detrGrid(params);
    const auto byRow = [&grid](const RowMajorMatrix& table) {
        const nlohmann::json tokens = rowsOf(table);
        nlohmann::json rows = nlohmann::json::array();
        for (int row = 0; row < grid.shape.rows; ++row)
            rows.push_back(nlohmann::json(tokens.begin() + row * grid.shape.columns,
                tokens.begin() + (row + 1) * grid.shape.columns));
        return rows;
    };
    const auto& reference = outputs.at("pos_row_column_channel");
    comparison.real("pos_row_column_channel", byRow(table(grid)), reference);
}

} // namespace

void compareSincos2d3d(const nlohmann::json& referenceCase, Comparison& comparison)
{
    const auto& params = referenceCase.at("params");
    const auto& outputs = referenceCase.at("outputs");
    if (params.at("variant").get<std::string>().starts_with("DETR")) {
        compareDetr(params, outputs, comparison);
        return;
    }
    const SinusoidalGrid grid = squareGrid(params);
    comparison.real("pos_embed", rowsOf(table(grid)), outputs.at("pos_embed"));
    if (outputs.contains("channel_split")) {
        const ChannelSplit split = channelSplit(grid);
        comparison.equal("channel_split",
            {{"frame", split.frame}, {"row", split.row}, {"column", split.column}},
            outputs.at("channel_split"));
    }
}

} // namespace lab::verify
