#pragma once

#include "core/frames/heatmap_frame.h"
#include "core/frames/number_table.h"
#include "core/state/lab_state.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace lab {

/// One of the maps that add up to the score, already divided.
struct RelativeTermFrame {
    RelativeTerm term = RelativeTerm::Content;
    bool isCounted = true; ///< included in the sum
    HeatmapFrame map; ///< rows are queries, columns keys; NaN if the mask hides the key

    bool operator==(const RelativeTermFrame&) const = default;
};

/// The bench Relative: the terms, their sum, and the attention of one query.
///
/// Laws: sum is the counted terms, cell by cell; `weights` is the softmax of its row `query`;
/// `output` is Σ weights·mixed. Without a counted term every visible key weighs the same.
struct RelativeFrame {
    RelativeEncoding encoding = RelativeEncoding::TransformerXl;
    std::vector<std::string> words; ///< at the positions 0, 1, …
    std::vector<RelativeTermFrame> terms; ///< those that the encoding has
    HeatmapFrame sum;
    int squaredDivisor = 1; ///< every term is divided by its root
    int query = 0; ///< the ruler's, or the last word if that is beyond the words
    int key = 0;
    bool isPastWords = false; ///< the ruler's query or key
    std::vector<double> weights; ///< of the query's keys, 0 if masked
    std::vector<double> contentWeights; ///< of the content alone: q·k, and u·k if included
    std::vector<double> values; ///< per key, before the distance is added
    std::vector<double> mixed; ///< the same with Shaw's aV for the distance, NaN if masked
    double output = 0;

    bool operator==(const RelativeFrame&) const = default;

    int count() const { return static_cast<int>(words.size()); }
    bool isMasked(int queryRow, int keyColumn) const;
    const RelativeTermFrame* term(RelativeTerm which) const;
};
RelativeFrame relativeFrame(const LabState& state);

/// b − a of all maps; empty if the number of words or the terms differ.
std::optional<RelativeFrame> difference(const RelativeFrame& a, const RelativeFrame& b);

/// Transformer-XL's shift: rows of distances, largest first, and the same values reinterpreted as
/// rows of keys. The first `done` cells of the right-hand matrix are filled.
struct ShiftedFrame {
    int queries = 1;
    int keys = 1; ///< memory + queries
    std::vector<std::string> words; ///< of the queries
    std::vector<double> byDistance; ///< q·Wr/√d, row-major, queries × (keys + 1): the padding first
    std::vector<std::int64_t> byKey; ///< index in `byDistance` per cell
    std::vector<bool> isLeftover; ///< per cell of byKey: no distance, masked
    int done = 0;
    double largest = 1; ///< of the colors

    bool operator==(const ShiftedFrame&) const = default;

    int cells() const { return queries * keys; }
    int distanceAt(int place) const; ///< of an index in `byDistance`; −1 for the padding
};
ShiftedFrame shiftedFrame(const LabState& state);

/// The row of the learned table for each distance, from the farthest key before the query to the
/// farthest after it: Shaw's clip and DeBERTa's buckets.
struct DistanceRowsFrame {
    RelativeEncoding encoding = RelativeEncoding::Shaw;
    std::int64_t farthest = 8; ///< the distances shown are −farthest … farthest
    std::vector<std::int64_t> rows; ///< of key minus query = −farthest …
    std::int64_t tableRows = 1;
    std::int64_t own = 1; ///< the last distance with its own row
    std::int64_t last = 1; ///< the first one that shares the last row
    std::int64_t pointed = 0; ///< key minus query of the ruler
    Visible visible = Visible::AllKeys;
    bool isMirrored = false; ///< DeBERTa's own equation: the key asks with the distance from itself

    bool operator==(const DistanceRowsFrame&) const = default;

    std::int64_t rowOf(std::int64_t ahead) const; ///< of the table of keys, key minus query
    std::int64_t queryRowOf(std::int64_t ahead) const; ///< of the table of queries, the same
};
DistanceRowsFrame distanceRowsFrame(const LabState& state);

/// The numbers behind each picture.
NumberTable termNumbers(const RelativeFrame& frame); ///< a row per query and key
NumberTable outputNumbers(const RelativeFrame& frame); ///< a row per key of the selected query
NumberTable numbers(const ShiftedFrame& frame);
NumberTable numbers(const DistanceRowsFrame& frame);

} // namespace lab
