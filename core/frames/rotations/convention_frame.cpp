#include "core/frames/rotations/convention_frame.h"

#include "core/encodings/column_layouts.h"
#include "core/frames/rotations/rotations_frames.h"
#include "core/state/rotation_vectors.h"

#include <algorithm>
#include <cmath>

namespace lab {

namespace {

/// The order in which the wrong mix takes its columns too.
Pairing orderOf(const Rotary& encoding)
{
    return encoding.pairing == Pairing::Interleaved ? Pairing::Interleaved : Pairing::Halves;
}

Pairing otherThan(Pairing order)
{
    return order == Pairing::Interleaved ? Pairing::Halves : Pairing::Interleaved;
}

/// From the head's own order to `order`.
std::vector<int> placesIn(const Rotary& encoding, Pairing order)
{
    if (order == Pairing::Halves)
        return halvesPlaces(encoding);
    return inverted(halvesPlaces(encoding));
}

double sumInOrder(const Eigen::ArrayXd& query, const Eigen::ArrayXd& key)
{
    double sum = 0;
    for (Eigen::Index column = 0; column < query.size(); ++column)
        sum += query[column] * key[column];
    return sum;
}

/// A query and a key and how far their positions turn them.
struct Heads {
    Rotary encoding;
    Turning present;
    std::int64_t queryPosition = 0;
    std::int64_t keyPosition = 0;

    double score(Pairing rotation, const Eigen::ArrayXd& query, const Eigen::ArrayXd& key) const
    {
        Rotary turning = encoding;
        turning.pairing = rotation;
        return sumInOrder(rotated(turning, present, query, queryPosition),
            rotated(turning, present, key, keyPosition));
    }
};

} // namespace

ConventionScores conventionScores(
    const Rotations& rotations, std::int64_t queryPosition, std::int64_t keyPosition)
{
    const Heads heads {rotary(rotations), turning(rotations), queryPosition, keyPosition};
    const Eigen::ArrayXd query = queryVector(rotations);
    const Eigen::ArrayXd key = keyVector(rotations);
    const Pairing own = orderOf(heads.encoding);
    const Pairing other = otherThan(own);
    const std::vector<int> places = placesIn(heads.encoding, other);

    const ConventionScore kept {own, own, heads.score(own, query, key)};
    const ConventionScore permuted {
        other, other, heads.score(other, moved(query, places), moved(key, places))};
    const ConventionScore forgotten {own, other, heads.score(other, query, key)};
    if (own == Pairing::Interleaved)
        return {kept, permuted, forgotten};
    return {permuted, kept, forgotten};
}

ConventionFrame conventionFrame(const LabState& state)
{
    const Rotations& rotations = state.rotations;
    const Rotary encoding = rotary(rotations);
    const Turning present = turning(rotations);
    const Eigen::ArrayXd query = queryVector(rotations);
    const Eigen::ArrayXd key = keyVector(rotations);
    const std::vector<int> places = halvesPlaces(encoding);

    ConventionFrame frame;
    frame.scores = conventionScores(rotations, state.position.query, state.position.key);
    frame.own = orderOf(encoding);
    frame.rotatedPairs = encoding.rotatedWidth / 2;
    frame.selectedPair = rotations.pair;
    frame.isMixed = encoding.pairing == Pairing::WrongMix && encoding.rotatedWidth >= 4;
    const double largest =
        present.stretch * present.stretch * std::sqrt(query.square().sum() * key.square().sum());
    frame.isForgottenWrong =
        std::abs(frame.scores[forgottenIndex].score - frame.scores[0].score) > 1e-12 * largest;
    frame.unit = roundUnit(std::max(query.abs().maxCoeff(), key.abs().maxCoeff()));
    frame.columns.reserve(places.size());
    for (int column = 0; column < encoding.width; ++column) {
        const int halves = places[static_cast<std::size_t>(column)];
        const int pair = column / 2;
        const bool rests = !isRotated(encoding, pair)
            || present.perPosition[static_cast<std::size_t>(pair)] == Turn {};
        const int mine = frame.own == Pairing::Interleaved ? column : halves;
        frame.columns.push_back({column, halves, pair, rests, query[mine], key[mine]});
        frame.restingPairs += rests && column % 2 == 0 ? 1 : 0;
    }
    return frame;
}

NumberTable conventionTable(const ConventionFrame& frame)
{
    NumberTable table {{"interleaved_column", "halves_column", "pair", "query", "key"}, {}};
    table.rows.reserve(frame.columns.size());
    for (const ConventionFrame::Column& column : frame.columns)
        table.rows.push_back(
            {static_cast<double>(column.interleaved), static_cast<double>(column.halves),
                static_cast<double>(column.pair), column.query, column.key});
    return table;
}

} // namespace lab
