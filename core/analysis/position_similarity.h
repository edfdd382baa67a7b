#pragma once

#include "core/encodings/added/sinusoidal.h"

#include <Eigen/Core>

#include <cstdint>
#include <vector>

namespace lab {

/// How alike two rows of a sinusoidal table are, against their distance Δ.
///
/// PE(p)·PE(p + Δ) = Σ cos(θᵢΔ), even in Δ; |PE(p) − PE(p + Δ)| = √(2Σ(1 − cos θᵢΔ)), which grows
/// like Δ for a few steps only, then waves about √width. Both are the same for every p, the
/// difference of the rows is not.   Vaswani et al. 2017, arXiv:1706.03762, §3.5.
struct SimilarityCurve {
    std::vector<double> similarity; ///< Σ cos(θᵢΔ)
    std::vector<double> distance; ///< √(4Σ sin²(θᵢΔ/2)), so that small ones keep their digits

    bool operator==(const SimilarityCurve&) const = default;
};

/// At `count` distances first, first + stride, …
SimilarityCurve similarityCurve(
    const Sinusoidal& encoding, std::int64_t first, std::int64_t stride, int count);

/// How far a table is from "row p + k is a linear map of row p": the least-squares residual
/// ‖E[k…] − E[…−k]·M‖ / ‖E[k…]‖ over all matrices M, 0 to 1 (Frobenius). 0 for a sinusoidal table,
/// whose sine and cosine share a frequency; also where the rows are fewer than the columns, as
/// anything is a linear map then. `shift` ≥ 0 is below the number of rows.
double shiftResidual(const Eigen::MatrixXd& table, std::int64_t shift);
/// The same of any rows and what they are to become: ‖to − from·M‖ / ‖to‖ of the best M.
double mapResidual(const Eigen::MatrixXd& from, const Eigen::MatrixXd& to);

} // namespace lab
