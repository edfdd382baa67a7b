#include "core/encodings/learned/formula.h"

#include "tests/verify/comparers.h"
#include "tests/verify/json_arrays.h"

#include <utility>

namespace lab::verify {

void compareVitInterpolation(const nlohmann::json& referenceCase, Comparison& comparison)
{
    const nlohmann::json& params = referenceCase.at("params");
    const nlohmann::json& outputs = referenceCase.at("outputs");
    const PatchGrid from {params.at("grid"), params.at("grid")};
    const PatchGrid to {params.at("new_height"), params.at("new_width")};
    nlohmann::json patches =
        nlohmann::json::array(); // a row of channels each, row by row of the grid
    for (const nlohmann::json& line : params.at("table_row_column_channel"))
        patches.insert(patches.end(), line.begin(), line.end());
    const Eigen::MatrixXd table = matrixOf(patches);

    for (const auto& [key, resampling] :
        {std::pair {"torch_bicubic_align_corners_false", Resampling::Bicubic},
            std::pair {"torch_bilinear_align_corners_false", Resampling::Linear},
            std::pair {"scipy_zoom_order1_vit_jax", Resampling::LinearAligned}}) {
        const auto rows = rowsOf(resampledPatchTable(table, 0, from, to, resampling));
        nlohmann::json grid = nlohmann::json::array();
        for (std::size_t patch = 0; patch < rows.size(); ++patch) {
            if (patch % static_cast<std::size_t>(to.width) == 0)
                grid.push_back(nlohmann::json::array());
            grid.back().push_back(rows[patch]);
        }
        comparison.real(key, grid, outputs.at(key));
    }
}

} // namespace lab::verify
