#pragma once

namespace lab {

/// The row of the table that the third term, position to content, uses. The paper and both released
/// code bases differ.
enum class DebertaVariant {
    ReleasedCode, ///< δ(i, j), as in c2p; microsoft/DeBERTa and transformers, v1 to v3
    PublishedEquation, ///< δ(j, i), equation 4 of the paper
};

/// How log buckets treat a distance of maxDistance or more.
enum class DebertaFarDistance {
    Clamped, ///< clamped to ±(maxDistance − 1) first; microsoft/DeBERTa
    Unclamped, ///< the logarithm continues; transformers. Only clamping δ limits it
};

/// The projections of the table of distances.
enum class DebertaProjections {
    Shared, ///< those of the content, `share_att_key` of v3
    Separate, ///< separate ones
};

/// DeBERTa's disentangled attention: the score of query i and key j is a sum of three terms,
/// c2c = Qc_i·Kc_j, c2p = Qc_i·Kr_δ(i,j), p2c = Kc_j·Qr_δ, divided by √(headWidth·terms).
///
/// δ(i,j) = clamp(bucket(i − j) + span, 0, 2·span − 1): query minus key. Kr and Qr are projections
/// of one table of 2·span rows. There is no position-to-position term. Laws: tokens without content
/// have no score; shifting both tokens changes nothing; the two variants agree on the diagonal. He
/// et al. 2021, arXiv:2006.03654, §3.1.
struct Deberta {
    int span = 256; ///< half the rows of the table, 1 to 65,536
    int buckets = 256; ///< of the log buckets, 0 to 65,536; 0 and 1: every distance has its own
    int maxDistance = 512; ///< of the log buckets, at least mid + 2, mid = ⌊buckets/2⌋
    DebertaFarDistance farDistance = DebertaFarDistance::Clamped;
    DebertaVariant variant = DebertaVariant::ReleasedCode;
    DebertaProjections projections = DebertaProjections::Shared;
    bool hasContentToPosition = true; ///< c2p in `pos_att_type`
    bool hasPositionToContent = true; ///< p2c

    bool operator==(const Deberta&) const = default;
};

} // namespace lab
