#pragma once

#include "core/encodings/relative/transformer_xl_parameters.h"

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

/// Normal numbers: matrices with the deviation 1/√width, u and v with 1.
TransformerXlWeights seededWeights(const TransformerXl& encoding, std::uint64_t seed);

/// R(distance), `width` numbers; the distance is clamped. distance ≥ 0.
Eigen::VectorXd distanceRow(const TransformerXl& encoding, std::int64_t distance);

/// The four terms of one query and one key, before the division by √headWidth.
struct TransformerXlTerms {
    double contentContent = 0; ///< a
    double contentDistance = 0; ///< b
    double globalContent = 0; ///< c
    double globalDistance = 0; ///< d
};
double score(const TransformerXl& encoding, const TransformerXlTerms& terms);

/// Of head `head` (from 0) for the tokens' vectors of `width` numbers and their distance ≥ 0.
TransformerXlTerms terms(const TransformerXl& encoding, const TransformerXlWeights& weights,
    int head, const Eigen::VectorXd& query, const Eigen::VectorXd& key, std::int64_t distance);

/// What the term b is the product of: W_q·x of a query's vector, and W_R·R(distance) of one at a
/// distance ≥ 0, each `headWidth` numbers of head `head`, from 0.
Eigen::VectorXd projectedQuery(const TransformerXl& encoding, const TransformerXlWeights& weights,
    int head, const Eigen::VectorXd& query);
Eigen::VectorXd projectedDistance(const TransformerXl& encoding,
    const TransformerXlWeights& weights, int head, std::int64_t distance);

/// The terms of a whole segment: one row a query, one column a key. NaN where the key lies in the
/// query's future.
struct TransformerXlMatrices {
    Eigen::MatrixXd contentContent;
    Eigen::MatrixXd contentDistance;
    Eigen::MatrixXd globalContent;
    Eigen::MatrixXd globalDistance;
    Eigen::MatrixXd scores;
};

/// `tokens` has a row a token, the memory of `memoryLength` ≥ 0 tokens first; the rest, at least
/// one, are the queries, and all are keys.
TransformerXlMatrices matrices(const TransformerXl& encoding, const TransformerXlWeights& weights,
    int head, const Eigen::MatrixXd& tokens, Eigen::Index memoryLength);

/// The trick by which the published code lines up b and d: a matrix whose columns run from the
/// largest distance down to 0 becomes one whose columns are the keys.
///
/// A column of zeros is put on the left, the same numbers are read as columns + 1 rows of `rows`
/// numbers, the first of them is dropped, and the rest is read in the old shape. So row i moves
/// left by rows − 1 − i. What comes in from the right, at j > i + columns − rows, is no distance at
/// all but the start of the next row (or the zero between); it is harmless only behind a causal
/// mask.
struct RelativeShift {
    Eigen::MatrixXd values; ///< as the published code gives them, leftovers included
    Eigen::Array<bool, Eigen::Dynamic, Eigen::Dynamic> isLeftover;
};

/// `distances` has at least one row and one column.
RelativeShift relativeShift(const Eigen::MatrixXd& distances);

} // namespace lab
