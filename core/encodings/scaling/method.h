#pragma once

#include "core/encodings/rope/parameters.h"
#include "core/encodings/scaling/parameters.h"
#include "core/math/exact/double_double.h"

#include <array>
#include <span>
#include <string_view>
#include <vector>

namespace lab {

/// θ'ᵢ/θᵢ of each rotated pair, with some 106 bits: with a frequency in double precision, the angle
/// at position 10⁷ would have an error of 1e-9 rad.
using Multipliers = std::vector<DoubleDouble>;

/// The turns within the original length at the ends of a ramp.
struct ScalingRamp {
    double fast = 0; ///< pairs with this many turns or more are kept
    double slow = 0; ///< pairs with this many turns or fewer are divided
};

/// By what the frequencies of the pairs are divided.
struct PairSpan {
    double least = 1;
    double most = 1;
};

/// A scaling method: a row of the list of all, in core/encodings/scaling/NAME.cpp.
struct ScalingRow {
    ScalingMethod method = ScalingMethod::None;
    /// The parameters that it reads, and those in the panel of a bench, in its order.
    std::span<const std::string_view> reads {};
    std::span<const std::string_view> panel {};
    Multipliers (*multipliers)(const Rotary& rotary, const RotaryScaling& scaling) = nullptr;
    /// The divisor of complete interpolation; null: `factor`.
    DoubleDouble (*divisor)(const RotaryScaling& scaling) = nullptr;
    double (*base)(const Rotary& rotary, const RotaryScaling& scaling) = nullptr; ///< null: as is
    double (*attentionFactor)(const RotaryScaling& scaling) = nullptr; ///< null: 1
    /// Its ramps, the faster pairs' first; none if it has none.
    std::vector<ScalingRamp> (*ramps)(const RotaryScaling& scaling) = nullptr;
    /// Whether a ramp runs along the turns of a pair instead of its index; null: no.
    bool (*isAlongTurns)(const RotaryScaling& scaling) = nullptr;
    /// Whether the ends of ramps along the index are rounded to whole pairs.
    bool (*hasWholeEnds)(const RotaryScaling& scaling) = nullptr;
    bool isSearchable = true; ///< a base can be searched for it, if its ramps run forwards
    bool dividesByFactor = false; ///< the slowest pair's frequency, by `factor`
    bool dependsOnLength = false; ///< see dependsOnLength()
    /// How many times the training length its frequencies reach; null: `factor`.
    double (*reach)(const Rotary&, const RotaryScaling&, const PairSpan& slower) = nullptr;
    std::string_view ropeType = "default"; ///< in a model file
    /// The color and the dashes of its line wherever methods are drawn side by side.
    int series = 0;
    std::array<double, 4> dashes {}; ///< 0 at the end: fewer
};

std::span<const ScalingRow* const> scalingMethodRows(); ///< in the order of ScalingMethod
const ScalingRow& rowOf(ScalingMethod method);

/// factor^(−2i/(r−2)): the ratio of θᵢ for a base factor^(r/(r−2)) times as large.
Multipliers ntkMultipliers(const Rotary& rotary, DoubleDouble factor);
double ntkBase(const Rotary& rotary, DoubleDouble factor);
/// DeepSeek's m(x) = 0.1·x·ln s + 1.
double lengthening(const RotaryScaling& scaling, double mscale);
/// Interpolates from `first` at share 0 to `second` at share 1, exact at the ends.
DoubleDouble blend(DoubleDouble first, DoubleDouble second, DoubleDouble share);
/// Divides by the factor where the ramp is 1, keeps where it is 0.
Multipliers rampMultipliers(const std::vector<DoubleDouble>& ramp, double factor);

} // namespace lab
