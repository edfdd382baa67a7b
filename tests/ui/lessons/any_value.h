#pragma once

#include "core/state/parameters.h"

#include <cmath>
#include <cstdint>
#include <random>
#include <string>
#include <variant>

namespace lab {

/// The state with a random valid value of the parameter.
inline LabState withAny(const Parameter& parameter, const LabState& state, std::mt19937& random)
{
    if (std::holds_alternative<bool>(parameter.read(state)))
        return clamped(parameter.with(state, random() % 2 == 0));
    if (parameter.kind == ParameterKind::Choice) {
        const Choice& choice = parameter.choices[random() % parameter.choices.size()];
        return clamped(parameter.with(state, std::string(choice.key)));
    }
    const Range range = parameter.range(state);
    const double share = std::uniform_real_distribution(0.0, 1.0)(random);
    const bool isLogarithmic =
        parameter.scale == ParameterScale::Logarithmic && range.lowest > 0 && random() % 4 > 0;
    const double number = isLogarithmic
        ? range.lowest * std::pow(range.highest / range.lowest, share)
        : range.lowest + (range.highest - range.lowest) * share;
    const bool isWhole = parameter.kind == ParameterKind::Integer;
    return clamped(parameter.with(
        state, isWhole ? Value(std::int64_t {std::llround(number)}) : Value(number)));
}

} // namespace lab
