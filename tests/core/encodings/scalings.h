#pragma once

#include "core/encodings/scaling/formula.h"

#include <algorithm>
#include <vector>

namespace lab {

inline constexpr Rotary llama2 {10000, 128, 128, Pairing::Halves};
inline constexpr Rotary llama3 {500000, 128, 128, Pairing::Halves};

inline RotaryScaling scalingBy(ScalingMethod method)
{
    RotaryScaling scaling;
    scaling.method = method;
    return scaling;
}

inline RotaryScaling llama31()
{
    RotaryScaling scaling = scalingBy(ScalingMethod::Llama3);
    scaling.factor = 8;
    scaling.originalLength = 8192;
    return scaling;
}

inline int countOf(const std::vector<ScaledPair>& pairs, Regime regime)
{
    return static_cast<int>(std::ranges::count(pairs, regime, &ScaledPair::regime));
}

} // namespace lab
