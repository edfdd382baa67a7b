#include "tests/verify/comparers.h"

#include "core/encodings/rope/formula.h"
#include "tests/verify/json_arrays.h"

#include <cmath>
#include <string>
#include <vector>

namespace lab::verify {

namespace {

/// Both pairings of one vector, related by a permutation of its columns.
void comparePermutation(const nlohmann::json& referenceCase, Comparison& comparison)
{
    const auto& params = referenceCase.at("params");
    const int width = params.at("head_dim");
    const double base = params.value("rope_theta", 10000.0);
    const std::int64_t position = params.at("position");
    const std::vector<int> permutation = params.at("permutation");
    const Eigen::ArrayXd x = arrayOf(params.at("x"));
    const Eigen::ArrayXd interleaved =
        rotated({base, width, width, Pairing::Interleaved}, x, position);
    const Eigen::ArrayXd halves =
        rotated({base, width, width, Pairing::Halves}, x(permutation), position);
    const auto& outputs = referenceCase.at("outputs");
    comparison.real("interleaved", numbersOf(interleaved), outputs.at("interleaved"));
    comparison.real("half_of_permuted", numbersOf(halves), outputs.at("half_of_permuted"));
    comparison.real("interleaved, permuted", numbersOf(interleaved(permutation)),
        outputs.at("half_of_permuted"));
}

Turning turningOf(const Rotary& rotary, const nlohmann::json& params)
{
    Turning turning {turns(rotary), params.value("cos_sin_scale", 1.0)};
    if (params.contains("inv_freq")) // scaled frequencies, given explicitly
        for (std::size_t i = 0; i < params["inv_freq"].size(); ++i)
            turning.perPosition[i] = turnOfRadians(params["inv_freq"][i]);
    return turning;
}

} // namespace

void compareRopeRotate(const nlohmann::json& referenceCase, Comparison& comparison)
{
    const auto& params = referenceCase.at("params");
    if (params.contains("permutation")) {
        comparePermutation(referenceCase, comparison);
        return;
    }
    const auto& outputs = referenceCase.at("outputs");
    const Rotary rotary {params.at("rope_theta"), params.at("head_dim"), params.at("rotary_dim"),
        params.at("pairing") == "half" ? Pairing::Halves : Pairing::Interleaved};
    const Turning turning = turningOf(rotary, params);
    const auto turned = [&](const std::string& name) {
        std::vector<Eigen::ArrayXd> vectors;
        nlohmann::json rows = nlohmann::json::array();
        for (std::size_t i = 0; i < params.at(name).size(); ++i) {
            const std::int64_t position = params.at(name + "_positions")[i];
            vectors.push_back(rotated(rotary, turning, arrayOf(params[name][i]), position));
            rows.push_back(numbersOf(vectors.back()));
        }
        comparison.real(name + "_rotated", rows, outputs.at(name + "_rotated"));
        return vectors;
    };
    const std::vector<Eigen::ArrayXd> queries = turned("q");
    const std::vector<Eigen::ArrayXd> keys = turned("k");

    nlohmann::json scores = nlohmann::json::array();
    nlohmann::json scaled = nlohmann::json::array();
    nlohmann::json curve = nlohmann::json::array();
    for (std::size_t i = 0; i < queries.size(); ++i) {
        std::vector<double> row;
        std::vector<double> scaledRow;
        std::vector<double> curveRow;
        for (std::size_t j = 0; j < keys.size(); ++j) {
            row.push_back(pairScores(rotary, queries[i], keys[j]).sum());
            scaledRow.push_back(row.back() / std::sqrt(rotary.width));
            const std::int64_t m = params.at("q_positions")[i];
            const std::int64_t n = params.at("k_positions")[j];
            const CosineSum sum = scoreAgainstDistance(
                rotary, turning, arrayOf(params["q"][i]), arrayOf(params["k"][j]), n);
            curveRow.push_back(values(sum, m - n, std::int64_t {1}).front());
        }
        scores.push_back(row);
        scaled.push_back(scaledRow);
        curve.push_back(curveRow);
    }
    comparison.real("scores", scores, outputs.at("scores"));
    comparison.real("scores against the distance", curve, outputs.at("scores"));
    comparison.real("scores_scaled_by_inv_sqrt_head_dim", scaled,
        outputs.at("scores_scaled_by_inv_sqrt_head_dim"));
}

} // namespace lab::verify
