#pragma once

#include "core/encodings/sinusoidal.h"

#include <Eigen/Core>

#include <cstdint>

namespace lab {

enum class DistanceSign {
    QueryMinusKey, ///< positive for keys of the past; Transformer-XL
    KeyMinusQuery, ///< positive for keys ahead; Shaw, T5
};

/// Functional relative encoding: the vector of a distance Δ comes from a formula instead of a
/// table, r_Δ = PE(Δ), the sinusoid of the distance. A projected query u = Wᵀq meets it in the
/// score: u·r_Δ, Transformer-XL's term (b), there divided by √d.
///
/// No distance is too far, and N positions meet 2N − 1 different vectors.
/// Laws: the same for all pairs of one distance; r_−Δ has the sines' signs turned; r_Δ·r_Δ′ depends
/// only on Δ − Δ′.   Dai et al. 2019, arXiv:1901.02860, §3.3.
struct FunctionalRelative {
    Sinusoidal sinusoid;
    DistanceSign sign = DistanceSign::QueryMinusKey;

    bool operator==(const FunctionalRelative&) const = default;
};

/// Δ of a query and a key, with the sign of the convention.
std::int64_t distance(const FunctionalRelative& relative, std::int64_t query, std::int64_t key);

/// r_Δ, `sinusoid.width` numbers, each angle exact.
Eigen::ArrayXd row(const FunctionalRelative& relative, std::int64_t query, std::int64_t key);

/// u·r_Δ for all queries (rows of `projectedQueries`, from position 0) and `keys` keys; width
/// columns. Not divided by √d and not masked.
Eigen::MatrixXd scores(
    const FunctionalRelative& relative, const Eigen::MatrixXd& projectedQueries, std::int64_t keys);

/// u·r_Δ as a function of Δ, a sum of one cosine a pair.
CosineSum scoreAgainstDistance(
    const FunctionalRelative& relative, const Eigen::ArrayXd& projectedQuery);

} // namespace lab
