#pragma once

#include "core/encodings/cope/parameters.h"
#include "core/encodings/deberta/parameters.h"
#include "core/encodings/fire/parameters.h"
#include "core/encodings/transformer_xl/parameters.h"
#include "core/encodings/xpos/parameters.h"
#include "core/experiment/toy_table.h"

#include <cstdint>

namespace lab {

// What the tables of these encodings need besides their parameters: sizes, the head shown, and the
// seed of the untrained weights and tokens. A table taken from a small model of Experiment replaces
// the untrained values.

struct TransformerXlScheme {
    TransformerXl encoding;
    int head = 1; ///< the head shown, from 1
    std::int64_t seed = 1;
    int segment = 4; ///< queries in the shift shown
    int memory = 4; ///< keys before the segment

    bool operator==(const TransformerXlScheme&) const = default;
};

struct DebertaScheme {
    /// Small enough for a sentence to contain distances that share a bucket.
    Deberta encoding {.span = 8, .buckets = 8, .maxDistance = 16};
    int width = 16; ///< of the model
    int heads = 2;
    int headWidth = 8;
    int head = 1; ///< the one shown, from 1
    std::int64_t seed = 1;
    TableChoice table; ///< replaces the vectors of the positions; fits() the encoding

    bool operator==(const DebertaScheme&) const = default;
};

struct FireScheme {
    Fire encoding;
    int hidden = 32; ///< units of the network
    int heads = 4;
    std::int64_t seed = 1;

    bool operator==(const FireScheme&) const = default;
};

struct CopeScheme {
    Cope encoding;
    int width = 16; ///< of a head
    std::int64_t seed = 1;

    bool operator==(const CopeScheme&) const = default;
};

/// The whole width is rotated.
struct XposScheme {
    double base = 10000;
    int width = 16; ///< of a head
    Pairing pairing = Pairing::Interleaved;
    double scaleBase = 512;
    double gamma = 0.4;
    std::int64_t seed = 1;

    bool operator==(const XposScheme&) const = default;
};

/// The logit that is added to the softmax of each row, if there is one.
struct SinkScheme {
    bool isThere = false;
    double logit = 0;

    bool operator==(const SinkScheme&) const = default;
};

inline Xpos xpos(const XposScheme& scheme)
{
    return {
        {scheme.base, scheme.width, scheme.width, scheme.pairing}, scheme.scaleBase, scheme.gamma};
}

} // namespace lab
