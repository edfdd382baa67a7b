#pragma once

#include "core/math/random.h"
#include "core/state/edit.h"
#include "core/state/parameters.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

namespace lab {

/// A random value, often an end of the range.
inline Value anyValue(const Parameter& row, const LabState& state, Random& random)
{
    if (row.kind == ParameterKind::Flag)
        return random.uniform() < 0.5;
    if (row.kind == ParameterKind::Choice)
        return std::string(
            row.choices[static_cast<std::size_t>(
                            static_cast<double>(row.choices.size()) * random.uniform())]
                .key);
    if (row.kind == ParameterKind::Text)
        return row.read(state);
    const Range range = row.range(state);
    const double kind = random.uniform();
    const double among = random.uniform();
    const double least = std::max(range.lowest, range.highest * 1e-6);
    double number = kind < 0.2            ? range.lowest
        : kind < 0.4                      ? range.highest
        : kind < 0.7 && range.highest > 0 ? least * std::pow(range.highest / least, among)
                                          : range.lowest + (range.highest - range.lowest) * among;
    if (row.kind == ParameterKind::Real)
        return number;
    const double step = row.multipleOf;
    return static_cast<std::int64_t>(
        std::clamp(step * std::round(number / step), range.lowest, range.highest));
}

/// The start of a bench, and states in which a third of all parameters have random values.
inline std::vector<LabState> randomStates(BenchId bench, std::uint64_t count)
{
    std::vector<LabState> all;
    for (std::uint64_t seed = 0; seed < count; ++seed) {
        LabState state;
        Random random(seed);
        for (const Parameter& row : parameters())
            if (seed > 0 && row.key != "bench" && random.uniform() < 0.33)
                state = applied(
                    state, SetParameter {std::string(row.key), anyValue(row, state, random)});
        state.bench = bench;
        all.push_back(clamped(state));
    }
    return all;
}

} // namespace lab
