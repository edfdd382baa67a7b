#pragma once

#include "core/encodings/sinusoidal/formula.h"

#include <Eigen/Core>

#include <cstdint>
#include <vector>

namespace lab {

/// The similarity of two rows of a sinusoidal table, as a function of their distance Δ.
///
/// PE(p)·PE(p + Δ) = Σ cos(θᵢΔ), even in Δ; |PE(p) − PE(p + Δ)| = √(2Σ(1 − cos θᵢΔ)), which grows
/// linearly with Δ for a few steps only and then oscillates around √width. Both are the same for
/// every p; the difference of the rows is not. Vaswani et al. 2017, arXiv:1706.03762, §3.5.
struct SimilarityCurve {
    std::vector<double> similarity; ///< Σ cos(θᵢΔ)
    std::vector<double> distance; ///< √(4Σ sin²(θᵢΔ/2)), so that small ones keep their digits

    bool operator==(const SimilarityCurve&) const = default;
};

/// At `count` distances first, first + stride, …
SimilarityCurve similarityCurve(
    const Sinusoidal& encoding, std::int64_t first, std::int64_t stride, int count);

/// The deviation of a table from "row p + k is a linear map of row p": the least-squares residual
/// ‖E[k…] − E[…−k]·M‖ / ‖E[k…]‖ over all matrices M, 0 to 1 (Frobenius). 0 for a sinusoidal table,
/// whose sine and cosine share a frequency, and also if there are fewer rows than columns, because
/// a linear map then always exists. `shift` ≥ 0 is below the number of rows.
double shiftResidual(const Eigen::MatrixXd& table, std::int64_t shift);
/// The same for any rows and their targets: ‖to − from·M‖ / ‖to‖ for the best M.
double mapResidual(const Eigen::MatrixXd& from, const Eigen::MatrixXd& to);

} // namespace lab
