#pragma once

#include "core/encodings/deberta/parameters.h"

#include <Eigen/Core>

#include <cstdint>

namespace lab {

/// The log bucket of a relative position (query minus key), odd in it: the position itself up to
/// mid = ⌊buckets/2⌋, then ±(mid + ⌈ln(|r|/mid)/ln((maxDistance − 1)/mid)·(mid − 1)⌉). The relative
/// position itself if there are no buckets.
std::int64_t bucket(const Deberta& deberta, std::int64_t relativePosition);

/// δ(query, key), a row of the table.
std::int64_t tableRow(const Deberta& deberta, std::int64_t query, std::int64_t key);

/// 1/√(headWidth·(1 + number of position terms)); headWidth ≥ 1.
double scale(const Deberta& deberta, int headWidth);

/// y = weight·x + bias of one linear layer; a head has `headWidth` consecutive rows.
struct LinearLayer {
    Eigen::MatrixXd weight; ///< rows × width
    Eigen::VectorXd bias; ///< one value per row
};

/// `positionQuery` and `positionKey` are ignored if the projections are shared.
struct DebertaWeights {
    LinearLayer query;
    LinearLayer key;
    LinearLayer positionQuery;
    LinearLayer positionKey;
    Eigen::MatrixXd table; ///< 2·span × width
};

/// Normally distributed: weights with standard deviation 1/√width, biases 0.1, the table 1. All of
/// them are drawn, even if shared, so that sharing changes nothing else.
DebertaWeights seededWeights(
    const Deberta& deberta, int width, int heads, int headWidth, std::uint64_t seed);

/// Vectors of one head, one per row: Qc and Kc of the tokens, Qr and Kr of the rows of the table.
struct DebertaHead {
    Eigen::MatrixXd contentQueries;
    Eigen::MatrixXd contentKeys;
    Eigen::MatrixXd positionQueries;
    Eigen::MatrixXd positionKeys;
};
DebertaHead projected(const Deberta& deberta, const DebertaWeights& weights, int head,
    int headWidth, const Eigen::MatrixXd& tokens);

/// Projects one head of one layer; vectors are rows.
Eigen::MatrixXd projected(
    const LinearLayer& layer, int head, int headWidth, const Eigen::MatrixXd& vectors);

/// The terms of one query and one key, already scaled; a disabled term is 0.
struct DebertaTerms {
    double contentToContent = 0;
    double contentToPosition = 0;
    double positionToContent = 0;
};
double score(const DebertaTerms& terms);

/// The tokens in the rows `queryRow` and `keyRow` of the head's vectors, at the positions `query`
/// and `key`.
struct DebertaPair {
    Eigen::Index queryRow = 0;
    Eigen::Index keyRow = 0;
    std::int64_t query = 0;
    std::int64_t key = 0;
};
DebertaTerms terms(const Deberta& deberta, const DebertaHead& head, const DebertaPair& pair);

/// The same for all queries (rows) and keys (columns) of tokens at the positions 0, 1, ….
struct DebertaMatrices {
    Eigen::MatrixXd contentToContent;
    Eigen::MatrixXd contentToPosition;
    Eigen::MatrixXd positionToContent;
    Eigen::MatrixXd scores;
};
DebertaMatrices matrices(const Deberta& deberta, const DebertaHead& head);

} // namespace lab
