#pragma once

#include "core/math/random.h"
#include "core/state/edit.h"
#include "core/state/parameters.h"
#include "ui/benches/all_benches.h"
#include "ui/benches/bench.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <string>

namespace lab::ui {

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

/// The state with some parameters of its bench changed, and in half of the cases the positions.
inline LabState shaken(LabState state, std::uint64_t seed)
{
    Random random(seed);
    const auto shake = [&](std::string_view key) {
        const Parameter* row = parameterNamed(key);
        if (row && key != "experiment.picture")
            state = applied(state, SetParameter {std::string(key), anyValue(*row, state, random)});
    };
    const auto keys = std::unique_ptr<Bench>(newBench(state.bench, nullptr))->panelParameters();
    for (const std::string_view key : keys)
        if (random.uniform() < 3.0 / static_cast<double>(keys.size()))
            shake(key);
    if (random.uniform() < 0.5)
        for (const std::string_view key : {"position.query", "position.key"})
            shake(key);
    return clamped(state);
}

} // namespace lab::ui
