#pragma once

#include <array>
#include <cstdint>

namespace lab {

enum class Resampling {
    Bicubic, ///< half-pixel centres, a = −0.75, border repeated: PyTorch's, in MAE, DeiT, timm
    Linear, ///< half-pixel centres, border repeated: PyTorch's
    LinearAligned, ///< the first and the last points kept: the original ViT in JAX (scipy's zoom)
};

/// What one point of a resampled line is made of: Σ weight·old[index]. The weights add up to 1;
/// an index past an end is moved to that end, so one index can occur more than once.
struct LineSample {
    std::array<std::int64_t, 4> index {};
    std::array<double, 4> weight {}; ///< 0 for the two that a linear rule leaves unused
};

/// Point `at` (0 ≤ at < to) of a line of `from` points stretched or shrunk to `to`, both 1 to 2³¹.
///
/// Point i lies at (i + ½)·from/to − ½ of the old line, or at i·(from − 1)/(to − 1) with the ends
/// aligned (at 0 if to is 1). Bicubic is Keys' kernel: no low-pass, so shrinking skips points.
/// Law: as many points as before gives the very line back. Keys 1981,
/// doi:10.1109/TASSP.1981.1163711.
LineSample lineSample(Resampling resampling, std::int64_t from, std::int64_t to, std::int64_t at);

/// The points from `at` on, before `end` ≤ to, that lie between the same two of the old line: how
/// many they are, and their weights added up. Between two old points the weights are cubics of the
/// way from the one to the other, and the ways are evenly apart, so that Σ f(wⱼ) over n of them, s
/// apart with the mean w, is n·f(w) + f″(w)·s²·n(n² − 1)/24: the cost is that of one point.
/// Law: the sum of lineSample() over these points, within 1e-12 of their number.
struct LineRun {
    std::int64_t count = 1;
    LineSample sum {};
};
LineRun lineRun(
    Resampling resampling, std::int64_t from, std::int64_t to, std::int64_t at, std::int64_t end);

} // namespace lab
