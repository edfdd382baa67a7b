#include "core/encodings/transformer_xl/formula.h"

#include "tests/verify/comparers.h"
#include "tests/verify/json_arrays.h"

#include <algorithm>

namespace lab::verify {

namespace {

void compareShift(const nlohmann::json& referenceCase, Comparison& comparison)
{
    const RelativeShift shift = relativeShift(matrixOf(referenceCase.at("params").at("x")));
    comparison.real("y", rowsOf(shift.values), referenceCase.at("outputs").at("y"));
}

} // namespace

void compareTransformerXl(const nlohmann::json& referenceCase, Comparison& comparison)
{
    const nlohmann::json& params = referenceCase.at("params");
    const nlohmann::json& outputs = referenceCase.at("outputs");
    if (params.contains("x")) {
        compareShift(referenceCase, comparison);
        return;
    }
    TransformerXl encoding;
    encoding.width = params.at("d_model");
    encoding.heads = params.at("heads");
    encoding.headWidth = params.at("d_head");
    encoding.clampLength = std::max<std::int64_t>(params.at("clamp_len").get<std::int64_t>(), 0);
    const Eigen::MatrixXd projections = matrixOf(params.at("W_qkv")); // queries, keys, values
    const Eigen::Index rows = projections.rows() / 3;
    const TransformerXlWeights weights {projections.topRows(rows),
        projections.middleRows(rows, rows), matrixOf(params.at("W_r")),
        matrixOf(params.at("u_r_w_bias")), matrixOf(params.at("v_r_r_bias"))};
    nlohmann::json tokens = nlohmann::json::array();
    for (const char* part : {"mems", "w"}) {
        for (const nlohmann::json& token : params.at(part)) // no memory is null
            tokens.push_back(token);
    }
    const int memoryLength = params.at("memory_length");

    nlohmann::json distances = nlohmann::json::array();
    for (std::size_t distance = tokens.size(); distance-- > 0;) {
        distances.push_back(
            numbersOf(distanceRow(encoding, static_cast<std::int64_t>(distance)).array()));
    }
    comparison.real("R", distances, outputs.at("R_rows_for_distance_klen_minus_1_down_to_0"));

    for (int head = 0; head < encoding.heads; ++head) {
        const TransformerXlMatrices ours =
            matrices(encoding, weights, head, matrixOf(tokens), memoryLength);
        const auto compare = [&](const char* key, const Eigen::MatrixXd& term) {
            comparison.real(key, rowsOf(term), outputs.at(key).at(static_cast<std::size_t>(head)));
        };
        compare("term_a_content_content", ours.contentContent);
        compare("term_b_content_position", ours.contentDistance);
        compare("term_c_u_content", ours.globalContent);
        compare("term_d_v_position", ours.globalDistance);
        compare("score_scaled", ours.scores);
    }
}

} // namespace lab::verify
