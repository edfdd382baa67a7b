#pragma once

#include <array>
#include <cstdint>

namespace lab {

enum class Resampling {
    Bicubic, ///< half-pixel centers, a = −0.75, border repeated: PyTorch's, in MAE, DeiT, timm
    Linear, ///< half-pixel centers, border repeated: PyTorch's
    /// The first and the last point unchanged: the original ViT in JAX (scipy's zoom).
    LinearAligned,
};

/// The combination for one point of a resampled line: Σ weight·old[index]. The weights add up to 1.
/// An index beyond an end is clamped to that end, so one index can occur more than once.
struct LineSample {
    std::array<std::int64_t, 4> index {};
    std::array<double, 4> weight {}; ///< 0 for the two that a linear rule does not use
};

/// Point `at` (0 ≤ at < to) of a line of `from` points resampled to `to` points, both 1 to 2³¹.
///
/// Point i is at (i + ½)·from/to − ½ of the old line, or at i·(from − 1)/(to − 1) with aligned ends
/// (at 0 if to is 1). Bicubic is Keys' kernel without a low-pass filter, so shrinking skips points.
/// Law: with the same number of points, the line is unchanged. Keys 1981,
/// doi:10.1109/TASSP.1981.1163711.
LineSample lineSample(Resampling resampling, std::int64_t from, std::int64_t to, std::int64_t at);

/// The points from `at` on, before `end` ≤ to, that are between the same two points of the old
/// line: their number and the sums of their weights. Between two old points the weights are cubic
/// functions of the position, and the positions are evenly spaced, so Σ f(wⱼ) over n of them, s
/// apart with the mean w, is n·f(w) + f″(w)·s²·n(n² − 1)/24: the cost is that of one point. Law:
/// equals the sum of lineSample() over these points, within 1e-12 of their number.
struct LineRun {
    std::int64_t count = 1;
    LineSample sum {};
};
LineRun lineRun(
    Resampling resampling, std::int64_t from, std::int64_t to, std::int64_t at, std::int64_t end);

} // namespace lab
