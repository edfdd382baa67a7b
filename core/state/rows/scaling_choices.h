#pragma once

#include "core/encodings/scaling/parameters.h"
#include "core/state/rows/parameter_rows.h"

#include <algorithm>

namespace lab {

inline constexpr ChoiceNames<ScalingMethod, 10> scalingMethodNames = {
    {{{"none", LAB_WORDS("parameters", "None (plain RoPE)")},
        {"position_interpolation", LAB_WORDS("parameters", "Position interpolation")},
        {"ntk_aware", LAB_WORDS("parameters", "NTK-aware")},
        {"dynamic_ntk", LAB_WORDS("parameters", "Dynamic NTK")},
        {"ntk_by_parts", LAB_WORDS("parameters", "NTK-by-parts (2023)")},
        {"yarn", LAB_WORDS("parameters", "YaRN")},
        {"longrope", LAB_WORDS("parameters", "LongRoPE")},
        {"llama3", LAB_WORDS("parameters", "Llama 3")},
        {"adjusted_base", LAB_WORDS("parameters", "Adjusted base (ABF)")},
        {"p_rope", LAB_WORDS("parameters", "p-RoPE")}}},
    {ScalingMethod::None, ScalingMethod::PositionInterpolation, ScalingMethod::NtkAware,
        ScalingMethod::DynamicNtk, ScalingMethod::NtkByParts, ScalingMethod::Yarn,
        ScalingMethod::LongRope, ScalingMethod::Llama3, ScalingMethod::AdjustedBase,
        ScalingMethod::ProportionalRope}};

/// The same without the first one.
template <class Enum, std::size_t Count>
constexpr ChoiceNames<Enum, Count - 1> withoutFirst(const ChoiceNames<Enum, Count>& names)
{
    ChoiceNames<Enum, Count - 1> rest {};
    std::copy(names.choices.begin() + 1, names.choices.end(), rest.choices.begin());
    std::copy(names.values.begin() + 1, names.values.end(), rest.values.begin());
    return rest;
}

} // namespace lab
