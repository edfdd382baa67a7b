#include "ui/benches/scaling_numbers.h"

namespace lab::ui {

std::vector<std::string_view> numbersOf(ScalingMethod method)
{
    switch (method) {
    case ScalingMethod::None:
        return {};
    case ScalingMethod::PositionInterpolation:
    case ScalingMethod::NtkAware:
        return {"scaling.factor"};
    case ScalingMethod::DynamicNtk:
        return {"scaling.factor", "scaling.current_length", "scaling.original_length"};
    case ScalingMethod::NtkByParts:
        return {"scaling.factor", "scaling.original_length", "scaling.gamma_0", "scaling.gamma_1",
            "scaling.beta_0", "scaling.beta_1"};
    case ScalingMethod::Yarn:
        return {"scaling.factor", "scaling.original_length", "scaling.beta_fast",
            "scaling.beta_slow", "scaling.ramp_axis", "scaling.ramp_ends",
            "scaling.attention_factor"};
    case ScalingMethod::LongRope:
        return {"scaling.current_length", "scaling.original_length", "scaling.factor",
            "scaling.attention_factor"};
    case ScalingMethod::Llama3:
        return {"scaling.factor", "scaling.original_length", "scaling.low_frequency_factor",
            "scaling.high_frequency_factor"};
    case ScalingMethod::AdjustedBase:
        return {"scaling.adjusted_base"};
    case ScalingMethod::ProportionalRope:
        return {"scaling.turning_share"};
    }
    return {};
}

} // namespace lab::ui
