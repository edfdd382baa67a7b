#include "core/analysis/base_bound.h"
#include "core/analysis/long_term_decay.h"
#include "tests/verify/comparers.h"

namespace lab::verify {

void compareRopeDecay(const nlohmann::json& referenceCase, Comparison& comparison)
{
    const nlohmann::json& params = referenceCase.at("params");
    const int width = params.at("d").get<int>();
    const std::vector<Turn> ladder =
        turnLadder(params.at("base").get<double>(), 2, width, width / 2);
    for (const nlohmann::json& row : referenceCase.at("outputs").at("values")) {
        const auto distance = row.at("m").get<std::int64_t>();
        const std::string place = " at " + std::to_string(distance);
        comparison.setTolerance(
            1e-11 + 1e-13 * static_cast<double>(distance), 0); // as the file says
        const Decay decay = decayAt(ladder, distance);
        comparison.real("decay_bound" + place, decay.bound, row.at("decay_bound"));
        comparison.real("mean_cos" + place, decay.mean, row.at("mean_cos"));
        comparison.real(
            "sum_cos" + place, values(baseSum(ladder), distance, 1)[0], row.at("sum_cos"));
    }
}

} // namespace lab::verify
