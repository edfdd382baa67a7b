#include "core/encodings/cope/formula.h"
#include "core/encodings/fire/formula.h"
#include "core/encodings/kerple/formula.h"
#include "core/encodings/sandwich/formula.h"

#include "tests/core/cope_matrices.h"
#include "tests/verify/comparers.h"
#include "tests/verify/json_arrays.h"

#include <functional>

namespace lab::verify {

namespace {

std::vector<std::vector<double>> squareOf(
    int length, const std::function<double(int query, int key)>& cell)
{
    std::vector<std::vector<double>> rows;
    for (int query = 0; query < length; ++query) {
        rows.emplace_back();
        for (int key = 0; key < length; ++key)
            rows.back().push_back(cell(query, key));
    }
    return rows;
}

void compareKerple(
    const nlohmann::json& params, const nlohmann::json& outputs, Comparison& comparison)
{
    const auto compare = [&](const char* key, KerpleKernel kernel, const char* r1, const char* r2) {
        for (std::size_t head = 0; head < params.at("heads").get<std::size_t>(); ++head) {
            const Kerple kerple {kernel, params.at(r1).at(head), params.at(r2).at(head)};
            const auto cell = [&](int i, int j) { return bias(kerple, i, j); };
            comparison.real(key, squareOf(params.at("length"), cell), outputs.at(key).at(head));
        }
    };
    compare("log_bias", KerpleKernel::Logarithmic, "log_p", "log_a");
    compare("power_bias", KerpleKernel::Power, "power_a", "power_p");
}

void compareCope(
    const nlohmann::json& params, const nlohmann::json& outputs, Comparison& comparison)
{
    const bool divided =
        params.at("gate_logits").get<std::string>().find("sqrt") != std::string::npos;
    const Cope cope {
        params.at("npos_max"), divided ? CopeGateLogit::DividedByRootWidth : CopeGateLogit::Plain};
    const CopeMatrices ours = matrices(cope, matrixOf(params.at("q")), matrixOf(params.at("k")),
        matrixOf(params.at("position_table")));
    comparison.real("p", rowsOf(ours.positions), outputs.at("p"));
    comparison.real("added_logit", rowsOf(ours.addedScores), outputs.at("added_logit"));
}

void compareFire(
    const nlohmann::json& params, const nlohmann::json& outputs, Comparison& comparison)
{
    const Fire fire {params.at("c"), params.at("L_threshold"), params.at("eps")};
    const FireNetwork network {arrayOf(params.at("w1")), arrayOf(params.at("b1")),
        arrayOf(params.at("w2")).matrix().transpose(),
        Eigen::VectorXd::Constant(1, params.at("b2"))};
    const auto cell = [&](int i, int j) { return biases(fire, network, i, j)[0]; };
    comparison.real("bias", squareOf(params.at("length"), cell), outputs.at("bias"));
}

void compareSandwich(
    const nlohmann::json& params, const nlohmann::json& outputs, Comparison& comparison)
{
    Sandwich sandwich;
    sandwich.width = params.at("dbar");
    std::vector<double> sums;
    for (int distance = 0; distance < params.at("length").get<int>(); ++distance)
        sums.push_back(bias(sandwich, distanceSum(sandwich), distance, 0));
    comparison.real("S", sums, outputs.at("S"));
}

} // namespace

void compareOtherBiases(const nlohmann::json& referenceCase, Comparison& comparison)
{
    const nlohmann::json& params = referenceCase.at("params");
    const nlohmann::json& outputs = referenceCase.at("outputs");
    if (params.contains("log_p"))
        compareKerple(params, outputs, comparison);
    else if (params.contains("position_table"))
        compareCope(params, outputs, comparison);
    else if (params.contains("L_threshold"))
        compareFire(params, outputs, comparison);
    else
        compareSandwich(params, outputs, comparison);
}

} // namespace lab::verify
