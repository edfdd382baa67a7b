#pragma once

#include <cstdint>

namespace lab {

/// A rotary model of width d trained at one base and length, then tuned at another.
struct BaseTuning {
    int width = 128; ///< d, even
    double trainedBase = 10000; ///< > 1
    double trainedLength = 4096; ///< > 2π
    double tunedBase = 1000000; ///< > 1
    double tunedLength = 16384; ///< > 2π

    bool operator==(const BaseTuning&) const = default;
};

/// The columns 0 … d_extra − 1 have made a whole turn within the trained length; the rest have not,
/// and fail first beyond it. d_extra = 2⌈(d/2)·log_base(T/2π)⌉; 92 of 128 for LLaMA 2.
///
/// Above the critical base β₀ = base^{log_{T/2π}(T'/2π)} the tuned model serves up to
/// T_extra = 2π·β^{d_extra/d}; below it the critical dimension itself is that of the new base and
/// length. Bases at which every column of a tuned model passes a quarter, half and whole turn:
/// β₁ = 2T'/π, β₂ = T'/π, β₃ = T'/2π.
/// d_extra may exceed d: then every column has turned.   Liu et al. 2023, arXiv:2310.05209, §4.
struct CriticalDimension {
    std::int64_t dimension = 0; ///< d_extra of the trained model
    double criticalBase = 0; ///< β₀
    double extrapolatedLength = 0; ///< T_extra at the tuned base, where it is above β₀
    std::int64_t tunedDimension = 0; ///< d_extra at the tuned base and length
    double quarterTurnBase = 0; ///< β₁
    double halfTurnBase = 0; ///< β₂
    double wholeTurnBase = 0; ///< β₃

    bool operator==(const CriticalDimension&) const = default;
};
CriticalDimension criticalDimension(const BaseTuning& tuning);

} // namespace lab
