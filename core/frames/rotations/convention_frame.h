#pragma once

#include "core/encodings/rope/parameters.h"
#include "core/frames/number_table.h"
#include "core/frames/reading.h"
#include "core/state/lab_state.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace lab {

/// One score of a query and a key whose columns have one layout and are rotated in pairs by one
/// convention. It is right if the convention matches the layout.
struct ConventionScore {
    Pairing columns = Pairing::Interleaved; ///< Interleaved or Halves
    Pairing rotation = Pairing::Interleaved;
    double score = 0; ///< the columns added one after the other, in their order

    bool operator==(const ConventionScore&) const = default;
};

/// Both right scores, then that of the forgotten permutation: the head's own columns, rotated by
/// the other convention.
using ConventionScores = std::array<ConventionScore, 3>;
constexpr std::size_t forgottenIndex = 2;

/// The scores with the query and the key at two positions. The layout of the head's columns is its
/// pairing; for the wrong mix it is half-split.
///
/// Law: the first two are equal except for rounding of their sums, which have different orders; the
/// third is another function of the distance, and equal if at most one pair is rotated.
ConventionScores conventionScores(
    const Rotations& rotations, std::int64_t queryPosition, std::int64_t keyPosition);

/// The columns of the query and the key in both layouts, and the three scores.
struct ConventionFrame {
    struct Column {
        int interleaved = 0; ///< its place in each order
        int halves = 0;
        int pair = 0;
        bool rests = false; ///< beyond the rotated width, or in a pair that p-RoPE stops
        double query = 0; ///< before the turn
        double key = 0;

        bool operator==(const Column&) const = default;
    };
    std::vector<Column> columns; ///< in the interleaved order
    ConventionScores scores;
    Pairing own = Pairing::Interleaved; ///< the order in which the head has them
    int rotatedPairs = 0; ///< that the permutation moves: r/2
    int restingPairs = 0;
    int selectedPair = 0;
    bool isMixed = false; ///< the bench turns by neither: the wrong mix
    bool isForgottenWrong = true; ///< not so at distance 0, and where at most one pair turns
    double unit = 1; ///< a round number, at least 1, that no column exceeds

    bool operator==(const ConventionFrame&) const = default;

    int pairs() const { return static_cast<int>(columns.size()) / 2; }
    double difference() const { return scores[1].score - scores[0].score; }
    /// The index of the column in the state's own layout.
    int ownColumn(const Column& column) const
    {
        return own == Pairing::Interleaved ? column.interleaved : column.halves;
    }
};
ConventionFrame conventionFrame(const LabState& state);
NumberTable conventionTable(const ConventionFrame& frame);

/// For the score or the column in the focus; empty if there is none.
std::optional<Reading> conventionReading(const LabState& state, const Focus& focus);

} // namespace lab
