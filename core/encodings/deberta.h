#pragma once

#include <Eigen/Core>

#include <cstdint>

namespace lab {

/// Which row of the table the third term, position to content, uses. The paper and both released
/// code bases differ.
enum class DebertaVariant {
    ReleasedCode, ///< δ(i, j), as in c2p; microsoft/DeBERTa and transformers, v1 to v3
    PublishedEquation, ///< δ(j, i), equation 4 of the paper
};

/// What log buckets do with a distance of maxDistance or more.
enum class DebertaFarDistance {
    Clamped, ///< to ±(maxDistance − 1) first; microsoft/DeBERTa
    Unclamped, ///< the logarithm goes on; transformers. Only clamping δ stops it
};

/// Whose projections the table of distances goes through.
enum class DebertaProjections {
    Shared, ///< those of the content, `share_att_key` of v3
    Separate, ///< its own
};

/// DeBERTa's disentangled attention: the score of query i and key j is a sum of three terms,
/// c2c = Qc_i·Kc_j, c2p = Qc_i·Kr_δ(i,j), p2c = Kc_j·Qr_δ, divided by √(headWidth·terms).
///
/// δ(i,j) = clamp(bucket(i − j) + span, 0, 2·span − 1): query minus key. Kr and Qr are projections
/// of one table of 2·span rows. There is no term from position to position.
/// Laws: tokens without content have no score; moving both tokens changes nothing; the two variants
/// agree on the diagonal.   He et al. 2021, arXiv:2006.03654, §3.1.
struct Deberta {
    int span = 256; ///< half the rows of the table, 1 to 65,536
    int buckets = 256; ///< of the log buckets, 0 to 65,536; 0 and 1: every distance its own
    int maxDistance = 512; ///< of the log buckets, at least mid + 2, mid = ⌊buckets/2⌋
    DebertaFarDistance farDistance = DebertaFarDistance::Clamped;
    DebertaVariant variant = DebertaVariant::ReleasedCode;
    DebertaProjections projections = DebertaProjections::Shared;
    bool hasContentToPosition = true; ///< c2p in `pos_att_type`
    bool hasPositionToContent = true; ///< p2c

    bool operator==(const Deberta&) const = default;
};

/// The log bucket of a relative position (query minus key), odd in it: itself up to
/// mid = ⌊buckets/2⌋, then ±(mid + ⌈ln(|r|/mid)/ln((maxDistance − 1)/mid)·(mid − 1)⌉). The relative
/// position itself where there are no buckets.
std::int64_t bucket(const Deberta& deberta, std::int64_t relativePosition);

/// δ(query, key), a row of the table.
std::int64_t tableRow(const Deberta& deberta, std::int64_t query, std::int64_t key);

/// 1/√(headWidth·(1 + number of position terms)); headWidth ≥ 1.
double scale(const Deberta& deberta, int headWidth);

/// y = weight·x + bias of one linear layer; a head has `headWidth` consecutive rows.
struct LinearLayer {
    Eigen::MatrixXd weight; ///< rows × width
    Eigen::VectorXd bias; ///< one number a row
};

/// `positionQuery` and `positionKey` are not read where the projections are shared.
struct DebertaWeights {
    LinearLayer query;
    LinearLayer key;
    LinearLayer positionQuery;
    LinearLayer positionKey;
    Eigen::MatrixXd table; ///< 2·span × width
};

/// Normal numbers: weights with the deviation 1/√width, biases 0.1, the table 1. All of them
/// are drawn, whether shared or not, so that sharing changes nothing else.
DebertaWeights seededWeights(
    const Deberta& deberta, int width, int heads, int headWidth, std::uint64_t seed);

/// Vectors of one head, a row each: Qc and Kc of the tokens, Qr and Kr of the table's rows.
struct DebertaHead {
    Eigen::MatrixXd contentQueries;
    Eigen::MatrixXd contentKeys;
    Eigen::MatrixXd positionQueries;
    Eigen::MatrixXd positionKeys;
};
DebertaHead projected(const Deberta& deberta, const DebertaWeights& weights, int head,
    int headWidth, const Eigen::MatrixXd& tokens);

/// One head of one layer, for vectors that are rows.
Eigen::MatrixXd projected(
    const LinearLayer& layer, int head, int headWidth, const Eigen::MatrixXd& vectors);

/// The terms of one query and one key, already scaled; a term that is left out is 0.
struct DebertaTerms {
    double contentToContent = 0;
    double contentToPosition = 0;
    double positionToContent = 0;
};
double score(const DebertaTerms& terms);

/// Of the tokens in the rows `queryRow` and `keyRow` of the head's vectors, which stand at the
/// positions `query` and `key`.
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
