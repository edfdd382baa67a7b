#include "core/frames/relative/relative_frames.h"
#include "core/frames/relative/relative_layer.h"

#include "core/attention/word_vectors.h"
#include "core/encodings/deberta/formula.h"
#include "core/encodings/seeded_matrices.h"
#include "core/encodings/shaw/formula.h"
#include "core/encodings/transformer_xl/formula.h"
#include "core/math/constants.h"
#include "core/math/masked_softmax.h"
#include "core/math/recent.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace lab {

namespace {

HeatmapFrame heatmap(const Eigen::MatrixXd& matrix)
{
    HeatmapFrame map;
    map.rows = static_cast<int>(matrix.rows());
    map.columns = static_cast<int>(matrix.cols());
    map.values.reserve(static_cast<std::size_t>(matrix.size()));
    for (Eigen::Index row = 0; row < matrix.rows(); ++row) {
        for (Eigen::Index column = 0; column < matrix.cols(); ++column)
            map.values.push_back(matrix(row, column));
    }
    return map;
}

double largestIn(const HeatmapFrame& map)
{
    double largest = 0;
    for (const double value : map.values)
        if (!std::isnan(value))
            largest = std::max(largest, std::abs(value));
    return largest;
}

/// A round number at or above it, from a small set, so that colors stay while a number changes a
/// little.
double roundLimit(double largest)
{
    if (!(largest > 0))
        return 1;
    const double decade = std::pow(10, std::floor(std::log10(largest)));
    constexpr std::array steps {1.0, 1.5, 2.0, 3.0, 4.0, 5.0, 6.0, 8.0, 10.0};
    const auto step =
        std::ranges::find_if(steps, [&](double one) { return one * decade >= largest; });
    return decade * (step == steps.end() ? 10 : *step);
}

void setLimit(HeatmapFrame& map, double limit)
{
    map.lowest = -limit;
    map.highest = limit;
}

std::vector<double> rowOf(const Eigen::MatrixXd& matrix, int row)
{
    std::vector<double> values;
    for (Eigen::Index column = 0; column < matrix.cols(); ++column)
        values.push_back(matrix(row, column));
    return values;
}

double mixedBy(const std::vector<double>& weights, const std::vector<double>& values)
{
    double sum = 0;
    for (std::size_t key = 0; key < weights.size(); ++key)
        if (!std::isnan(values[key]))
            sum += weights[key] * values[key];
    return sum;
}

bool isOfContent(RelativeTerm term)
{
    return term == RelativeTerm::Content || term == RelativeTerm::GlobalContent;
}

/// The inputs of the matrix to be shifted; how much of it is filled does not matter.
struct ShiftedInputs {
    TransformerXlScheme scheme;
    std::string words;

    bool operator==(const ShiftedInputs&) const = default;
};

ShiftedFrame frameToShift(const LabState& state)
{
    const TransformerXlScheme& scheme = state.schemes.transformerXl;
    const TransformerXl& encoding = scheme.encoding;
    ShiftedFrame frame;
    frame.queries = scheme.segment;
    frame.keys = scheme.segment + scheme.memory;
    const auto seed = static_cast<std::uint64_t>(scheme.seed);
    const auto weights = weightsOf(scheme);
    std::vector<Eigen::VectorXd> distances; // W_R·R, from the largest distance down to 0
    for (int column = 1; column <= frame.keys; ++column)
        distances.push_back(
            projectedDistance(encoding, *weights, scheme.head - 1, frame.keys - column));
    const std::vector<std::string> words = tokensOf(state.relative.words);
    const double divisor = std::sqrt(encoding.headWidth);
    double largest = 0;
    for (int query = 0; query < frame.queries; ++query) {
        const int position = scheme.memory + query;
        frame.words.push_back(position < static_cast<int>(words.size())
                ? words[static_cast<std::size_t>(position)]
                : std::to_string(position));
        const Eigen::VectorXd projected = projectedQuery(encoding, *weights, scheme.head - 1,
            seededToken(seed, relativeToken(state, position), encoding.width));
        frame.byDistance.push_back(0); // of the padded column
        for (const Eigen::VectorXd& distance : distances) {
            const double value = projected.dot(distance) / divisor;
            largest = std::max(largest, std::abs(value));
            frame.byDistance.push_back(value);
        }
    }
    frame.largest = roundLimit(largest);
    for (int query = 0; query < frame.queries; ++query) {
        for (int key = 0; key < frame.keys; ++key) {
            // Reading continues after the first `queries` numbers of the padded rows.
            frame.byKey.push_back(query * frame.keys + key + frame.queries);
            frame.isLeftover.push_back(key > query + scheme.memory);
        }
    }
    return frame;
}

} // namespace

bool RelativeFrame::isMasked(int queryRow, int keyColumn) const
{
    return std::isnan(sum.at(queryRow, keyColumn));
}

const RelativeTermFrame* RelativeFrame::term(RelativeTerm which) const
{
    const auto found = std::ranges::find(terms, which, &RelativeTermFrame::term);
    return found == terms.end() ? nullptr : &*found;
}

RelativeFrame relativeFrame(const LabState& state)
{
    const RelativeMaps maps = relativeMaps(state);
    RelativeFrame frame;
    frame.encoding = state.relative.encoding;
    frame.words = tokensOf(state.relative.words);
    frame.squaredDivisor = maps.squaredDivisor;
    const std::int64_t last = frame.count() - 1;
    frame.query = static_cast<int>(std::min(state.position.query, last));
    frame.key = static_cast<int>(std::min(state.position.key, last));
    frame.isPastWords = std::max(state.position.query, state.position.key) > last;

    const Eigen::MatrixXd nothing = 0 * maps.terms[0]; // NaN if masked
    Eigen::MatrixXd sum = nothing;
    Eigen::MatrixXd content = nothing;
    double largest = 0;
    for (const RelativeTerm term : relativeTerms) {
        if (maps.of(term).size() == 0)
            continue;
        const Eigen::MatrixXd divided = maps.of(term) / maps.divisor;
        const bool isCounted = state.relative.counts(term);
        if (isCounted)
            sum += divided;
        if (isCounted && isOfContent(term))
            content += divided;
        frame.terms.push_back({term, isCounted, heatmap(divided)});
        largest = std::max(largest, largestIn(frame.terms.back().map));
    }
    frame.sum = heatmap(sum);
    const double limit = roundLimit(std::max(largest, largestIn(frame.sum)));
    setLimit(frame.sum, limit);
    for (RelativeTermFrame& term : frame.terms)
        setLimit(term.map, limit);

    frame.weights = rowOf(attentionWeights(sum), frame.query);
    frame.contentWeights = rowOf(attentionWeights(content), frame.query);
    frame.values = wordValues(state, relativeTokens(state));
    for (const auto& [place, value] : state.relative.values)
        if (place < frame.count())
            frame.values[static_cast<std::size_t>(place)] = value;
    frame.mixed = frame.values;
    for (int key = 0; key < frame.count(); ++key) {
        double& mixed = frame.mixed[static_cast<std::size_t>(key)];
        if (frame.isMasked(frame.query, key))
            mixed = noNumber;
        else if (maps.distanceValues.size() > 0)
            mixed += maps.distanceValues(frame.query, key);
    }
    frame.output = mixedBy(frame.weights, frame.mixed);
    return frame;
}

std::optional<RelativeFrame> difference(const RelativeFrame& a, const RelativeFrame& b)
{
    const auto hasTermOf = [&](const RelativeTermFrame& term) { return a.term(term.term); };
    if (a.count() != b.count() || a.terms.size() != b.terms.size()
        || !std::ranges::all_of(b.terms, hasTermOf))
        return std::nullopt;
    RelativeFrame apart = b;
    const auto sum = difference(a.sum, b.sum);
    if (!sum)
        return std::nullopt;
    apart.sum = *sum;
    double limit = apart.sum.highest;
    for (RelativeTermFrame& term : apart.terms) {
        const auto map = difference(a.term(term.term)->map, term.map);
        if (!map)
            return std::nullopt;
        term.map = *map;
        limit = std::max(limit, map->highest);
    }
    setLimit(apart.sum, limit);
    for (RelativeTermFrame& term : apart.terms)
        setLimit(term.map, limit);
    return apart;
}

int ShiftedFrame::distanceAt(int place) const
{
    const int column = place % (keys + 1);
    return column == 0 ? -1 : keys - column;
}

ShiftedFrame shiftedFrame(const LabState& state)
{
    thread_local Recent<ShiftedInputs, ShiftedFrame, 3> recent;
    ShiftedFrame frame = recent.of({state.schemes.transformerXl, state.relative.words},
        [&state] { return frameToShift(state); });
    frame.done = state.relative.shifted;
    return frame;
}

std::int64_t DistanceRowsFrame::rowOf(std::int64_t ahead) const
{
    return rows[static_cast<std::size_t>(std::clamp(ahead, -farthest, farthest) + farthest)];
}

std::int64_t DistanceRowsFrame::queryRowOf(std::int64_t ahead) const
{
    return rowOf(isMirrored ? -ahead : ahead);
}

DistanceRowsFrame distanceRowsFrame(const LabState& state)
{
    const Shaw& shaw = state.schemes.shaw.encoding;
    const Deberta& deberta = state.schemes.deberta.encoding;
    DistanceRowsFrame frame;
    frame.encoding = state.relative.encoding;
    frame.pointed = state.position.key - state.position.query;
    const bool isShaw = frame.encoding == RelativeEncoding::Shaw;
    const std::int64_t words = static_cast<std::int64_t>(tokensOf(state.relative.words).size());
    if (isShaw) {
        frame.tableRows = tableRows(shaw);
        frame.own = frame.last = shaw.clip;
        frame.visible = shaw.visible;
    } else {
        const bool hasBuckets = deberta.buckets >= 2;
        frame.tableRows = 2 * std::int64_t {deberta.span};
        frame.own = hasBuckets ? deberta.buckets / 2 : deberta.span;
        frame.last = hasBuckets ? deberta.maxDistance : deberta.span;
        frame.isMirrored =
            deberta.hasPositionToContent && deberta.variant == DebertaVariant::PublishedEquation;
    }
    frame.farthest = std::max(words - 1, frame.last + std::max<std::int64_t>(2, frame.last / 4));
    frame.farthest = std::min<std::int64_t>(frame.farthest, 4096);
    for (std::int64_t ahead = -frame.farthest; ahead <= frame.farthest; ++ahead)
        frame.rows.push_back(isShaw ? tableRow(shaw, std::max<std::int64_t>(0, -ahead),
                                 std::max<std::int64_t>(0, ahead))
                                    : tableRow(deberta, std::max<std::int64_t>(0, -ahead),
                                        std::max<std::int64_t>(0, ahead)));
    return frame;
}

} // namespace lab
