#pragma once

#include "core/frames/number_table.h"
#include "core/state/lab_state.h"

#include <cstdint>
#include <vector>

namespace lab {

/// The values of distances from `own` on.
enum class BeyondOwn {
    Everywhere, ///< distinct values at any distance
    Nothing, ///< no value: the table has no more rows
    Shared, ///< a single value
    Ratio, ///< values shared by more and more distances; from `last` on a single value
    None, ///< not even the first has a value
};

/// Each of the distances (positions, for a table of positions) 0 … own − 1 has its own value. For
/// CoPE it is the sum if all gates are open.
struct OwnValues {
    std::int64_t own = 0;
    BeyondOwn beyond = BeyondOwn::Everywhere;
    std::int64_t last = 0; ///< of Ratio: the first distance of those that share the last value

    bool operator==(const OwnValues&) const = default;
};

/// The parameters and operations of a layer for positions, over all heads: H heads of width d, D =
/// H·d. Operations are counted as in BiasCost, for one more token.
///
/// Sinusoidal and learned: D additions. Shaw: 2d for each row that the query uses, for keys and
/// values, and 1 per key for each. Transformer-XL: 2d + 1 per key (the query plus v times the row
/// of the distance, added), u and v added, and 2D² for the row of the one new distance. DeBERTa: 2d
/// for each row that is used and 1 per key (content to position), 2d + 1 per key (position to
/// content). RoPE: 6 for each pair of query and key. The others as in BiasCost, for all heads.
struct PositionCost {
    std::int64_t rows = 0; ///< of the learned table
    std::int64_t columns = 0;
    std::int64_t rest = 0; ///< other parameters
    std::int64_t keys = 0; ///< that the token attends to
    std::int64_t perKey = 0; ///< operations
    std::int64_t once = 0; ///< operations for the token
    std::int64_t kept = 0; ///< numbers, learned or fixed

    std::int64_t parameters() const { return rows * columns + rest; }
    std::int64_t operations() const { return keys * perKey + once; }
    std::int64_t bytes() const { return 4 * kept; }
    bool operator==(const PositionCost&) const = default;
};
PositionCost positionCost(const LabState& state, ComparedEncoding encoding);

/// One encoding in the layer of the bench Compare.
///
/// Laws: `spread` is 0 except for rounding if the position enters only through the distance;
/// `length` is 1 if nothing is added to a vector and the rotation is exact, else its attention
/// factor if all columns are rotated.
struct ComparedRow {
    ComparedEncoding encoding = ComparedEncoding::None;
    std::vector<double> moved; ///< score at each of comparedSteps + 1 places; NaN: no value
    double spread = 0; ///< maximum minus minimum of those with a value; NaN if fewer than two
    std::vector<double> falling; ///< score at the distances 0, 1, …; NaN: no value
    int rises = 0; ///< number of steps where it rises by more than rounding
    OwnValues own;
    double length = 1; ///< mean over the places, ‖x′‖/‖x‖
    PositionCost cost; ///< of one layer, and of a table that all layers share

    bool isRelative() const; ///< the spread is rounding
    bool keepsLength() const; ///< the ratio is 1 except for rounding
    bool operator==(const ComparedRow&) const = default;
};

struct CompareFrame {
    Compare compare; ///< the sizes, and the selected cell
    BenchId opened = BenchId::Rotations; ///< where the selected cell is shown
    std::vector<ComparedRow> rows; ///< all encodings, in their order; none before the first frame

    const ComparedRow& row(ComparedEncoding encoding) const;
    bool operator==(const CompareFrame&) const = default;
};
CompareFrame compareFrame(const LabState& state);

OwnValues ownValues(const LabState& state, ComparedEncoding encoding);

/// "encoding", "spread", "rises", "own", "length", "parameters", "operations", "bytes": one row per
/// encoding, which is written as its key. `own` is empty if every distance has its own value.
NumberTable numbers(const CompareFrame& frame);

} // namespace lab
