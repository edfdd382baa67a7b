#include "core/state/rows/parameter_rows.h"
#include "core/state/shown_methods.h"

namespace lab {

namespace {

// The same texts as for the choice of a method.
template <ScalingMethod method>
constexpr Parameter shownRow(std::string_view key, std::string_view label)
{
    return {.key = key,
        .label = label,
        .meaning = LAB_WORDS("parameters",
            "Whether the method's curve is shown in the pictures. The chosen method's curve always "
            "is."),
        .kind = ParameterKind::Flag,
        .read = [](const LabState& s) { return Value(s.context.methods.contains(method)); },
        .with =
            [](LabState s, const Value& v) {
                if (std::get<bool>(v))
                    s.context.methods.insert(method);
                else
                    s.context.methods.erase(method);
                return s;
            }};
}

constexpr std::array methods {ScalingMethod::None, ScalingMethod::PositionInterpolation,
    ScalingMethod::NtkAware, ScalingMethod::DynamicNtk, ScalingMethod::NtkByParts,
    ScalingMethod::Yarn, ScalingMethod::LongRope, ScalingMethod::Llama3,
    ScalingMethod::AdjustedBase, ScalingMethod::ProportionalRope};

const std::array rowsOfShownMethod {
    shownRow<methods[0]>("base.shows_none", LAB_WORDS("parameters", "None (plain RoPE)")),
    shownRow<methods[1]>(
        "base.shows_position_interpolation", LAB_WORDS("parameters", "Position interpolation")),
    shownRow<methods[2]>("base.shows_ntk_aware", LAB_WORDS("parameters", "NTK-aware")),
    shownRow<methods[3]>("base.shows_dynamic_ntk", LAB_WORDS("parameters", "Dynamic NTK")),
    shownRow<methods[4]>("base.shows_ntk_by_parts", LAB_WORDS("parameters", "NTK-by-parts (2023)")),
    shownRow<methods[5]>("base.shows_yarn", LAB_WORDS("parameters", "YaRN")),
    shownRow<methods[6]>("base.shows_longrope", LAB_WORDS("parameters", "LongRoPE")),
    shownRow<methods[7]>("base.shows_llama3", LAB_WORDS("parameters", "Llama 3")),
    shownRow<methods[8]>(
        "base.shows_adjusted_base", LAB_WORDS("parameters", "Adjusted base (ABF)")),
    shownRow<methods[9]>("base.shows_p_rope", LAB_WORDS("parameters", "p-RoPE")),
};
static_assert(rowsOfShownMethod.size() == methods.size());

} // namespace

std::span<const Parameter> shownMethodRows()
{
    return rowsOfShownMethod;
}

std::span<const ScalingMethod> scalingMethods()
{
    return methods;
}

std::string_view keyOfShown(ScalingMethod method)
{
    const auto found = std::ranges::find(methods, method);
    return rowsOfShownMethod[static_cast<std::size_t>(found - methods.begin())].key;
}

std::optional<ScalingMethod> methodShownBy(std::string_view key)
{
    const auto found = std::ranges::find(rowsOfShownMethod, key, &Parameter::key);
    if (found == rowsOfShownMethod.end())
        return std::nullopt;
    return methods[static_cast<std::size_t>(found - rowsOfShownMethod.begin())];
}

bool hasNumbers(const RotaryScaling& scaling, ScalingMethod method)
{
    return method != ScalingMethod::LongRope || !scaling.shortFactors.empty()
        || !scaling.longFactors.empty();
}

bool isShown(const LabState& state, ScalingMethod method)
{
    const RotaryScaling& scaling = state.rotations.scaling;
    return method == scaling.method
        || (state.context.methods.contains(method) && hasNumbers(scaling, method));
}

} // namespace lab
