#include "core/analysis/critical_dimension.h"
#include "tests/verify/comparers.h"

namespace lab::verify {

void compareCriticalDimension(const nlohmann::json& referenceCase, Comparison& comparison)
{
    const nlohmann::json& params = referenceCase.at("params");
    const nlohmann::json& outputs = referenceCase.at("outputs");
    const CriticalDimension ours = criticalDimension({params.at("d").get<int>(),
        params.at("base_pretrain").get<double>(), params.at("T_train").get<double>(),
        params.at("base_tune").get<double>(), params.at("T_tune").get<double>()});
    comparison.equal("d_extra", ours.dimension, outputs.at("d_extra"));
    comparison.real("critical_base_beta_0", ours.criticalBase, outputs.at("critical_base_beta_0"));
    comparison.real("T_extra_if_base_above_beta_0", ours.extrapolatedLength,
        outputs.at("T_extra_if_base_above_beta_0"));
    comparison.equal("d_extra_updated_if_base_below_beta_0", ours.tunedDimension,
        outputs.at("d_extra_updated_if_base_below_beta_0"));
    comparison.real("beta_1", ours.quarterTurnBase, outputs.at("beta_1"));
    comparison.real("beta_2", ours.halfTurnBase, outputs.at("beta_2"));
    comparison.real("beta_3", ours.wholeTurnBase, outputs.at("beta_3"));
}

} // namespace lab::verify
