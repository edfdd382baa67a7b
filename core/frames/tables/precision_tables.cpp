#include "core/analysis/precision_drift.h"
#include "core/frames/rotations/rounded_rope.h"
#include "core/frames/tables/scheme_table.h"
#include "core/state/rotation_vectors.h"

#include <array>

namespace lab {

namespace {

std::vector<std::string> columnsOfPairs(const Rotary& rotary, const std::vector<std::string>& names)
{
    std::vector<std::string> columns {"position"};
    for (int pair = 0; pair < rotary.rotatedWidth / 2; ++pair)
        for (const std::string& name : names)
            columns.push_back(name + " " + std::to_string(pair));
    return columns;
}

/// Cosine and sine after rounding. The attention factor of an extension is one more product in
/// their format, as in programs, with the factor stored as a float.
SchemeTable rounded(const LabState& state, TableRange range)
{
    const RoundedRope rope(state);
    const NumberFormat wave = rope.formats.wave;
    const double stretch = wave == NumberFormat::Double
        ? rope.turning.stretch
        : lab::rounded(NumberFormat::Float, rope.turning.stretch);
    return tableOver(range, columnsOfPairs(rope.rotary, {"cos", "sin"}),
        [rope, wave, stretch](std::int64_t position) {
            std::vector<double> row;
            for (int pair = 0; pair < rope.pairs(); ++pair) {
                const RoundedAngle angle = rope.angle(pair, position);
                for (const double side : {angle.cosine, angle.sine})
                    row.push_back(roundedProduct(wave, stretch, side));
            }
            return row;
        });
}

SchemeTable angleErrors(const LabState& state, TableRange range)
{
    const RoundedRope rope(state);
    return tableOver(
        range, columnsOfPairs(rope.rotary, {"angle error"}), [rope](std::int64_t position) {
            std::vector<double> row;
            for (int pair = 0; pair < rope.pairs(); ++pair)
                row.push_back(rope.angleError(pair, position));
            return row;
        });
}

/// One row per shift of both query and key from their positions in the state.
SchemeTable drift(const LabState& state, TableRange range)
{
    const RoundedRope rope(state);
    const auto stretched = [&rope](Eigen::ArrayXd vector) {
        vector.head(rope.rotary.rotatedWidth) *= rope.turning.stretch;
        return vector;
    };
    return tableOver(range, {"shift", "score", "drift"},
        [rope, query = stretched(queryVector(state.rotations)),
            key = stretched(keyVector(state.rotations)),
            places = ScorePositions {state.position.query, state.position.key}](
            std::int64_t shift) {
            const double start =
                roundedScore(rope.rotary, rope.formats, rope.computed, query, key, places);
            const double change =
                scoreDrift(rope.rotary, rope.formats, rope.computed, query, key, places, shift);
            return std::vector {start + change, change};
        });
}

} // namespace

std::span<const TableQuantity> precisionTables()
{
    static constexpr std::array quantities {
        TableQuantity {"rope", "rounded", rounded},
        TableQuantity {"rope", "angle_errors", angleErrors},
        TableQuantity {"rope", "drift", drift},
    };
    return quantities;
}

} // namespace lab
