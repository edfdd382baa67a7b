#include "core/encodings/scaling/formula.h"
#include "core/frames/rotations/convention_frame.h"
#include "core/frames/tables/scheme_table.h"
#include "core/math/exact/cosine_sum.h"
#include "core/state/rotation_vectors.h"

#include <array>

namespace lab {

namespace {

SchemeTable rotation(const LabState& state, TableRange range)
{
    const Rotary encoding = rotary(state.rotations);
    std::vector<std::string> columns {"position"};
    for (int pair = 0; pair < pairCount(encoding); ++pair) {
        columns.push_back("cos " + std::to_string(pair));
        columns.push_back("sin " + std::to_string(pair));
    }
    return tableOver(
        range, columns, [encoding, present = turning(state.rotations)](std::int64_t position) {
            std::vector<double> row;
            for (int pair = 0; pair < pairCount(encoding); ++pair) {
                const Turn turn = present.perPosition[static_cast<std::size_t>(pair)];
                const SinCos value = sinCos(position * turn);
                const double stretch = isRotated(encoding, pair) ? present.stretch : 1;
                row.push_back(stretch * value.cos);
                row.push_back(stretch * value.sin);
            }
            return row;
        });
}

SchemeTable frequencies(const LabState& state, TableRange)
{
    const Eigen::ArrayXd perPair =
        lab::frequencies(rotary(state.rotations), state.rotations.scaling);
    return frequencyTable({perPair.data(), static_cast<std::size_t>(perPair.size())});
}

SchemeTable turned(const Rotations& rotations, const Eigen::ArrayXd& vector, TableRange range)
{
    return tableOver(range, numberedColumns("position", "column ", rotations.width),
        [encoding = rotary(rotations), present = turning(rotations), vector](
            std::int64_t position) {
            const Eigen::ArrayXd values = rotated(encoding, present, vector, position);
            return std::vector<double>(values.begin(), values.end());
        });
}

SchemeTable query(const LabState& state, TableRange range)
{
    return turned(state.rotations, queryVector(state.rotations), range);
}

SchemeTable key(const LabState& state, TableRange range)
{
    return turned(state.rotations, keyVector(state.rotations), range);
}

SchemeTable score(const LabState& state, TableRange range)
{
    const Rotations& rotations = state.rotations;
    return tableOverSigned(range, {"distance", "score"},
        [sum = scoreAgainstDistance(rotary(rotations), turning(rotations), queryVector(rotations),
             keyVector(rotations), state.position.key)](
            std::int64_t distance) { return std::vector {values(sum, distance, 1)[0]}; });
}

/// The three scores with the key at its position and the query at each distance from it.
SchemeTable conventions(const LabState& state, TableRange range)
{
    return tableOverSigned(range, {"distance", "interleaved", "halves", "forgotten"},
        [rotations = state.rotations, key = state.position.key](std::int64_t distance) {
            const ConventionScores scores = conventionScores(rotations, key + distance, key);
            return std::vector {scores[0].score, scores[1].score, scores[2].score};
        });
}

/// One row per column of the interleaved order.
SchemeTable columns(const LabState& state, TableRange)
{
    const NumberTable numbers = conventionTable(conventionFrame(state));
    return {numbers.header, 0, static_cast<std::int64_t>(numbers.rows.size()),
        [rows = numbers.rows](std::int64_t column) {
            const std::vector<double>& row = rows[static_cast<std::size_t>(column)];
            return std::vector(row.begin() + 1, row.end());
        }};
}

} // namespace

std::span<const TableQuantity> rotaryTables()
{
    static constexpr std::array quantities {
        TableQuantity {"rope", "rotation", rotation},
        TableQuantity {"rope", "frequencies", frequencies},
        TableQuantity {"rope", "query", query},
        TableQuantity {"rope", "key", key},
        TableQuantity {"rope", "score", score},
        TableQuantity {"rope", "conventions", conventions},
        TableQuantity {"rope", "columns", columns},
    };
    return quantities;
}

} // namespace lab
