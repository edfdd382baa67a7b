#include "core/analysis/base_bound.h"
#include "tests/verify/comparers.h"

namespace lab::verify {

namespace {

LadderFamily familyOf(const nlohmann::json& params)
{
    LadderFamily family {params.at("d").get<int>(), {}};
    RotaryScaling& scaling = family.scaling;
    if (params.contains("linear_factor")) {
        scaling.method = ScalingMethod::PositionInterpolation;
        scaling.factor = params.at("linear_factor");
    } else if (params.contains("ntk_alpha")) {
        scaling.method = ScalingMethod::NtkAware;
        scaling.factor = params.at("ntk_alpha");
    } else if (params.contains("llama3")) {
        const nlohmann::json& numbers = params.at("llama3");
        scaling.method = ScalingMethod::Llama3;
        scaling.factor = numbers.at("factor");
        scaling.lowFrequencyFactor = numbers.at("low_freq_factor");
        scaling.highFrequencyFactor = numbers.at("high_freq_factor");
        scaling.originalLength = numbers.at("original_max_position_embeddings").get<std::int64_t>();
    }
    return family;
}

void compareLowerBound(
    const nlohmann::json& params, const nlohmann::json& outputs, Comparison& comparison)
{
    const auto ours =
        smallestBase(familyOf(params), params.at("context_length_L").get<std::int64_t>(), {}, {});
    if (!ours) {
        comparison.fail("no base found");
        return;
    }
    comparison.real("lower_bound_base", ours->base, outputs.at("lower_bound_base"));
    comparison.equal("binding_m", ours->bindingDistance, outputs.at("binding_m"));
}

void compareFirstNegative(
    int width, const nlohmann::json& params, const nlohmann::json& outputs, Comparison& comparison)
{
    constexpr std::int64_t farthest = 100'000'000;
    const std::vector<Turn> ladder =
        turnLadder(params.at("base").get<double>(), 2, width, width / 2);
    const auto ours = firstNegativeDistance(ladder, farthest);
    if (!ours) {
        comparison.fail("no distance found");
        return;
    }
    comparison.equal("first_m_with_negative_sum", *ours, outputs.at("first_m_with_negative_sum"));
    const std::vector<double> sums = values(baseSum(ladder), *ours - 1, 2);
    comparison.real("sum_at_m_minus_1", sums[0], outputs.at("sum_at_m_minus_1"));
    comparison.real("sum_at_m", sums[1], outputs.at("sum_at_m"));
}

} // namespace

void compareRopeBaseBound(const nlohmann::json& referenceCase, Comparison& comparison)
{
    const nlohmann::json& params = referenceCase.at("params");
    const nlohmann::json& outputs = referenceCase.at("outputs");
    const std::string kind = referenceCase.at("kind");
    const int width = params.at("d").get<int>();
    if (kind == "lower_bound") {
        compareLowerBound(params, outputs, comparison);
    } else if (kind == "first_negative_m") {
        compareFirstNegative(width, params, outputs, comparison);
    } else if (kind == "first_negative_m_extended") {
        constexpr std::int64_t farthest = 1'000'000;
        const auto ours = firstNegativeDistance(
            ladderTurns(familyOf(params), params.at("base").get<double>()), farthest);
        comparison.equal("first_m_with_negative_sum", ours.value_or(farthest),
            outputs.at("first_m_with_negative_sum"));
    } else if (kind == "feasible_at_base") {
        const auto length = params.at("context_length_L").get<std::int64_t>();
        std::vector<bool> ours;
        for (const nlohmann::json& base : outputs.at("base"))
            ours.push_back(
                !firstNegativeDistance(ladderTurns({width, {}}, base.get<double>()), length));
        comparison.equal("feasible", ours, outputs.at("feasible"));
    } else {
        comparison.fail("unknown kind " + kind);
    }
}

} // namespace lab::verify
