#include "core/analysis/coverage.h"
#include "core/math/exact/turns.h"
#include "tests/verify/comparers.h"

#include <algorithm>

namespace lab::verify {

namespace {

/// The columns whose pairs complete a rotation within the length.
std::int64_t rotatedColumns(int width, double base, std::int64_t length)
{
    const std::vector<double> ladder = frequencyLadder(base, 2, width, width / 2);
    return 2
        * std::ranges::count_if(coverage(ladder, length, length),
            [](const PairCoverage& pair) { return pair.turns >= 1; });
}

} // namespace

/// d_extra = 2⌈(d/2)·log_base(T/2π)⌉, or d if every pair completes a rotation.
void compareCriticalDimension(const nlohmann::json& referenceCase, Comparison& comparison)
{
    const nlohmann::json& params = referenceCase.at("params");
    const nlohmann::json& outputs = referenceCase.at("outputs");
    const int width = params.at("d");
    comparison.equal("d_extra",
        rotatedColumns(width, params.at("base_pretrain"), params.at("T_train")),
        outputs.at("d_extra"));
    comparison.equal("d_extra_updated_if_base_below_beta_0",
        rotatedColumns(width, params.at("base_tune"), params.at("T_tune")),
        outputs.at("d_extra_updated_if_base_below_beta_0"));
}

} // namespace lab::verify
