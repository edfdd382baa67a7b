#pragma once

#include "core/math/exact/turns.h"

#include <cstdint>
#include <vector>

namespace lab {

/// A sum of cosines over whole numbers, s(p) = offset + Σ aᵢ·cos(p·θᵢ + φᵢ): what a score is as
/// a function of the distance, and a column of a sinusoidal table as a function of the position.
///
/// A pixel that covers many positions shows their exact mean, from the closed form
/// Σₙ cos(nθ+φ)/N = D_N(θ)·cos(cθ+φ) with D_N(θ) = sin(Nθ/2)/(N·sin(θ/2)) and c the middle.
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

/// s at each of `count` positions first, first + 1, … (exact angles for a few, else those of the
/// middles of blocks, and complex rotation to both sides).
std::vector<double> values(const CosineSum& sum, std::int64_t first, std::int64_t count);

/// s between the positions too: at first + k·step for k < count, step any number. A frequency above
/// half a turn per position counts as the negative one that meets it at whole positions.
std::vector<double> values(const CosineSum& sum, double first, double step, int count);

/// The mean and the standard deviation of s over runs of positions: run k holds the positions
/// from floor(first + k·width) to floor(first + (k+1)·width) − 1 (at least one).
/// `width` ≥ 1 is the number of positions that a pixel covers.
///
/// Both are exact. The variance is no difference of large numbers but a cosine sum of its own,
/// ½ΣΣ aᵢaⱼ[(D(θᵢ−θⱼ) − D(θᵢ)D(θⱼ))·cos((θᵢ−θⱼ)c + φᵢ−φⱼ) + the same with θᵢ+θⱼ and φᵢ+φⱼ], so it
/// keeps its digits where s hardly changes. The cost is that of count·terms² multiplications.
struct RunMoments {
    std::vector<double> mean;
    std::vector<double> deviation;

    bool operator==(const RunMoments&) const = default;
};
std::vector<double> runMeans(const CosineSum& sum, std::int64_t first, double width, int count);
RunMoments runMoments(const CosineSum& sum, std::int64_t first, double width, int count);

/// The first position of run `run` ≥ 0, floor(first + run·width) without any rounding.
std::int64_t runStart(std::int64_t first, double width, int run);

/// D_N(θ) = sin(Nθ/2)/(N·sin(θ/2)): by how much the mean of N ≥ 1 positions shrinks a
/// cosine, θ taken in (−π, π].
double dirichlet(Turn frequency, std::int64_t count);

} // namespace lab
