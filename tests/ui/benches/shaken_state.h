#pragma once

#include "core/state/edit.h"
#include "tests/any_value.h"
#include "ui/benches/all_benches.h"
#include "ui/benches/bench.h"

#include <memory>
#include <string>

namespace lab::ui {

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
