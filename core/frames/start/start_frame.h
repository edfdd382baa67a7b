#pragma once

#include "core/state/model.h"

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace lab {

/// What the entries of the start page show: one score at three positions, and the pairs of a model
/// that never complete a turn.
struct StartFrame {
    /// One pair of columns: q at a position and k one before it, both (1, 0) before rotation.
    struct Dial {
        std::array<double, 2> query {};
        std::array<double, 2> key {};
        double score = 0; ///< q·k: the same in all dials, since the distance is

        bool operator==(const Dial&) const = default;
    };
    std::array<Dial, 3> dials;

    std::string model; ///< its name; empty without one, and then the rest is too
    std::vector<double> wavelengths; ///< of its rotated pairs, fastest first, in positions
    std::int64_t trained = 0; ///< positions
    int neverRound = 0; ///< pairs whose wavelength is longer than that

    bool operator==(const StartFrame&) const = default;
};

/// With the first model that has plain RoPE and pairs that never complete a turn.
StartFrame startFrame(const std::vector<Model>& models);

} // namespace lab
