#pragma once

#include "core/encodings/transformer_xl/parameters.h"

#include <Eigen/Core>

#include <cstdint>

namespace lab {

/// The learned matrices. Head h has the rows h·headWidth … (h+1)·headWidth − 1 of the first three.
struct TransformerXlWeights {
    Eigen::MatrixXd query; ///< heads·headWidth × width
    Eigen::MatrixXd key; ///< the same shape
    Eigen::MatrixXd position; ///< W_R, the same shape
    Eigen::MatrixXd u; ///< heads × headWidth; r_w_bias in the published code
    Eigen::MatrixXd v; ///< heads × headWidth; r_r_bias
};

/// Normally distributed: matrices with standard deviation 1/√width, u and v with 1.
TransformerXlWeights seededWeights(const TransformerXl& encoding, std::uint64_t seed);

/// R(distance), `width` values; the distance is clamped. distance ≥ 0.
Eigen::VectorXd distanceRow(const TransformerXl& encoding, std::int64_t distance);

/// The four terms of one query and one key, before the division by √headWidth.
struct TransformerXlTerms {
    double contentContent = 0; ///< a
    double contentDistance = 0; ///< b
    double globalContent = 0; ///< c
    double globalDistance = 0; ///< d
};
double score(const TransformerXl& encoding, const TransformerXlTerms& terms);

/// For head `head` (from 0), the vectors of two tokens with `width` values, and their distance ≥ 0.
TransformerXlTerms terms(const TransformerXl& encoding, const TransformerXlWeights& weights,
    int head, const Eigen::VectorXd& query, const Eigen::VectorXd& key, std::int64_t distance);

/// The factors of the term b: W_q·x for the vector of a query, and W_R·R(distance) at a distance ≥
/// 0, each with `headWidth` values for head `head`, from 0.
Eigen::VectorXd projectedQuery(const TransformerXl& encoding, const TransformerXlWeights& weights,
    int head, const Eigen::VectorXd& query);
Eigen::VectorXd projectedDistance(const TransformerXl& encoding,
    const TransformerXlWeights& weights, int head, std::int64_t distance);

/// The terms of a whole segment: one row per query, one column per key. NaN if the key is after the
/// query.
struct TransformerXlMatrices {
    Eigen::MatrixXd contentContent;
    Eigen::MatrixXd contentDistance;
    Eigen::MatrixXd globalContent;
    Eigen::MatrixXd globalDistance;
    Eigen::MatrixXd scores;
};

/// `tokens` has one row per token, starting with the memory of `memoryLength` ≥ 0 tokens. The
/// others, at least one, are the queries; all tokens are keys.
TransformerXlMatrices matrices(const TransformerXl& encoding, const TransformerXlWeights& weights,
    int head, const Eigen::MatrixXd& tokens, Eigen::Index memoryLength);

/// The trick that aligns b and d in the published code: it turns a matrix whose columns go from the
/// largest distance down to 0 into one whose columns are the keys.
///
/// A column of zeros is added on the left, the same values are reinterpreted as columns + 1 rows of
/// `rows` values, the first row is dropped, and the rest is reshaped to the old shape. So row i
/// moves left by rows − 1 − i. The values that enter on the right, at j > i + columns − rows, are
/// not distances but the start of the next row (or the zero between); they are harmless only behind
/// a causal mask.
struct RelativeShift {
    Eigen::MatrixXd values; ///< as in the published code, including meaningless values
    Eigen::Array<bool, Eigen::Dynamic, Eigen::Dynamic> isLeftover;
};

/// `distances` has at least one row and one column.
RelativeShift relativeShift(const Eigen::MatrixXd& distances);

} // namespace lab
