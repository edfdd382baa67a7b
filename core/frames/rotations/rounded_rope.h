#pragma once

#include "core/encodings/turning/rotary_scaling.h"
#include "core/encodings/turning/rounded_rotary.h"
#include "core/state/lab_state.h"
#include "core/state/rotation_vectors.h"

#include <cmath>

namespace lab {

/// RoPE as the state has it, to be turned with rounding. The stretch is that of a Turning.
struct RoundedRope {
    explicit RoundedRope(const LabState& state)
        : rotary(lab::rotary(state.rotations))
        , formats(state.schemes.rotationFormats)
        , frequencies(lab::frequencies(rotary, state.rotations.scaling))
        , turning(lab::turning(state.rotations))
    {
    }

    int pairs() const { return rotary.rotatedWidth / 2; } ///< that turn
    Turn perPosition(int pair) const { return turning.perPosition[static_cast<std::size_t>(pair)]; }
    RoundedAngle angle(int pair, std::int64_t position) const
    {
        return roundedAngle(formats, frequencies[pair], position);
    }
    /// The rounded angle less the true one, in radians. A small one is the exact difference of
    /// turns, a large one, more than the half turn that these can tell, that of doubles.
    double angleError(int pair, std::int64_t position) const
    {
        return angleError(pair, position, roundedAngleOnly(formats, frequencies[pair], position));
    }
    double angleError(int pair, std::int64_t position, double rounded) const
    {
        const double error = rounded - static_cast<double>(position) * frequencies[pair];
        return std::abs(error) < 3 ? radians(turnOfRadians(rounded) - position * perPosition(pair))
                                   : error;
    }
    double cosineError(int pair, std::int64_t position) const
    {
        return roundedCosineOnly(formats, frequencies[pair], position) - trueCosine(pair, position);
    }
    double trueCosine(int pair, std::int64_t position) const
    {
        return sinCos(position * perPosition(pair)).cos;
    }

    Rotary rotary;
    RotationFormats formats;
    Eigen::ArrayXd frequencies;
    Turning turning;
};

} // namespace lab
