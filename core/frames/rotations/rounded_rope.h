#pragma once

#include "core/encodings/rope/rounded.h"
#include "core/encodings/scaling/formula.h"
#include "core/math/constants.h"
#include "core/state/lab_state.h"
#include "core/state/rotation_vectors.h"

#include <cmath>

namespace lab {

/// RoPE as in the state, for rotation with rounding. The stretch is that of a Turning.
struct RoundedRope {
    explicit RoundedRope(const LabState& state)
        : rotary(lab::rotary(state.rotations))
        , power(state.precision.power)
        , frequencies(lab::frequencies(rotary, state.rotations.scaling))
        , turning(lab::turning(state.rotations))
    {
        setFormats(state.schemes.rotationFormats);
    }
    void setFormats(const RotationFormats& others)
    {
        formats = others;
        computed = computedFrequencies(rotary, power, formats.frequency, frequencies);
    }

    int pairs() const { return rotary.rotatedWidth / 2; } ///< that turn
    Turn perPosition(int pair) const { return turning.perPosition[static_cast<std::size_t>(pair)]; }
    RoundedAngle angle(int pair, std::int64_t position) const
    {
        return roundedAngle(formats, computed[pair], position);
    }
    /// The rounded angle minus the true one, in radians: the exact difference of turns, plus full
    /// turns from the doubles. Differences below the accuracy of the true turn, 2⁻¹⁰⁰, are 0.
    double angleError(int pair, std::int64_t position) const
    {
        return angleError(pair, position, roundedAngleOnly(formats, computed[pair], position));
    }
    double angleError(int pair, std::int64_t position, double rounded) const
    {
        const auto place = static_cast<double>(position);
        const double rough = rounded - place * frequencies[pair];
        if (!std::isfinite(rough))
            return rough;
        const double exact = radians(turnOfRadians(rounded) - position * perPosition(pair));
        const double error = exact + twoPi * std::round((rough - exact) / twoPi);
        return std::abs(error) > twoPi * std::ldexp(place, -100) ? error : 0;
    }
    double cosineError(int pair, std::int64_t position) const
    {
        return roundedCosineOnly(formats, computed[pair], position) - trueCosine(pair, position);
    }
    double trueCosine(int pair, std::int64_t position) const
    {
        return sinCos(position * perPosition(pair)).cos;
    }

    Rotary rotary;
    FrequencyPower power;
    Eigen::ArrayXd frequencies; ///< true ones
    RotationFormats formats;
    Eigen::ArrayXd computed; ///< what the formats round in their place
    Turning turning;
};

} // namespace lab
