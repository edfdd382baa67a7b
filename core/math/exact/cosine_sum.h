#pragma once

#include "core/math/exact/turns.h"

#include <cstdint>
#include <vector>

namespace lab {

/// A sum of cosines over integers, s(p) = offset + Σ aᵢ·cos(p·θᵢ + φᵢ): a score as a function of
/// the distance, or a column of a sinusoidal table as a function of the position.
///
/// A pixel that covers many positions shows their exact mean, from the closed form Σₙ cos(nθ+φ)/N =
/// D_N(θ)·cos(cθ+φ) with D_N(θ) = sin(Nθ/2)/(N·sin(θ/2)) and c the middle.
struct CosineSum {
    struct Term {
        double amplitude = 0;
        Turn frequency; ///< per position
        double phase = 0; ///< in radians

        bool operator==(const Term&) const = default;
    };
    std::vector<Term> terms;
    double offset = 0;

    bool operator==(const CosineSum&) const = default;
};

/// s at each of `count` positions first, first + 1, … (exact angles for a few positions; otherwise
/// exact angles at the middles of blocks, and complex rotations from there).
std::vector<double> values(const CosineSum& sum, std::int64_t first, std::int64_t count);

/// s also between the positions: at first + k·step for k < count, with any step. A frequency above
/// half a turn per position counts as the negative one that agrees at integers.
std::vector<double> values(const CosineSum& sum, double first, double step, int count);

/// The mean and the standard deviation of s over runs of positions: run k contains the positions
/// from floor(first + k·width) to floor(first + (k+1)·width) − 1 (at least one). `width` ≥ 1 is the
/// number of positions per pixel.
///
/// Both are exact. The variance is not a difference of large numbers but another cosine sum, ½ΣΣ
/// aᵢaⱼ[(D(θᵢ−θⱼ) − D(θᵢ)D(θⱼ))·cos((θᵢ−θⱼ)c + φᵢ−φⱼ) + the same with θᵢ+θⱼ and φᵢ+φⱼ], so it stays
/// accurate where s is almost constant. The cost is that of count·terms² multiplications.
struct RunMoments {
    std::vector<double> mean;
    std::vector<double> deviation;

    bool operator==(const RunMoments&) const = default;
};
std::vector<double> runMeans(const CosineSum& sum, std::int64_t first, double width, int count);
RunMoments runMoments(const CosineSum& sum, std::int64_t first, double width, int count);

/// The first position of run `run` ≥ 0, floor(first + run·width) without rounding errors.
std::int64_t runStart(std::int64_t first, double width, int run);

/// D_N(θ) = sin(Nθ/2)/(N·sin(θ/2)): the factor by which averaging N ≥ 1 positions shrinks a cosine,
/// with θ in (−π, π].
double dirichlet(Turn frequency, std::int64_t count);

} // namespace lab
