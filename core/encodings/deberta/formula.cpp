#include "core/encodings/deberta/formula.h"

#include "core/encodings/seeded_matrices.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <cstdlib>

namespace lab {

namespace {

bool hasLogBuckets(const Deberta& deberta)
{
    return deberta.buckets >= 2;
}

[[maybe_unused]] bool isValid(const Deberta& deberta)
{
    return deberta.span >= 1 && deberta.span <= 65'536 && deberta.buckets >= 0
        && deberta.buckets <= 65'536
        && (!hasLogBuckets(deberta) || deberta.maxDistance >= deberta.buckets / 2 + 2);
}

/// ⌈steps⌉, where an exact integer may have been computed slightly too large: for integers up to
/// 10⁷, a logarithm that is not an integer number of steps is never that close to one.
double roundedUp(double steps)
{
    const double nearest = std::round(steps);
    return std::abs(steps - nearest) < 1e-11 ? nearest : std::ceil(steps);
}

LinearLayer seededLayer(Random& random, Eigen::Index rows, int width)
{
    LinearLayer layer;
    layer.weight = normalMatrix(random, rows, width, 1 / std::sqrt(width));
    layer.bias = normalMatrix(random, rows, 1, 0.1);
    return layer;
}

} // namespace

std::int64_t bucket(const Deberta& deberta, std::int64_t relativePosition)
{
    assert(isValid(deberta));
    const std::int64_t mid = deberta.buckets / 2;
    const std::int64_t last = std::int64_t {deberta.maxDistance} - 1;
    std::int64_t distance = std::abs(relativePosition);
    if (!hasLogBuckets(deberta) || distance <= mid)
        return relativePosition;
    if (deberta.farDistance == DebertaFarDistance::Clamped)
        distance = std::min(distance, last);
    const auto middle = static_cast<double>(mid);
    const double share = std::log(static_cast<double>(distance) / middle)
        / std::log(static_cast<double>(last) / middle);
    const std::int64_t found =
        mid + static_cast<std::int64_t>(roundedUp(share * static_cast<double>(mid - 1)));
    return relativePosition < 0 ? -found : found;
}

std::int64_t tableRow(const Deberta& deberta, std::int64_t query, std::int64_t key)
{
    const std::int64_t span = deberta.span;
    return std::clamp<std::int64_t>(bucket(deberta, query - key) + span, 0, 2 * span - 1);
}

double scale(const Deberta& deberta, int headWidth)
{
    assert(headWidth >= 1);
    const int terms =
        1 + (deberta.hasContentToPosition ? 1 : 0) + (deberta.hasPositionToContent ? 1 : 0);
    return 1 / std::sqrt(static_cast<double>(headWidth) * terms);
}

DebertaWeights seededWeights(
    const Deberta& deberta, int width, int heads, int headWidth, std::uint64_t seed)
{
    assert(isValid(deberta) && width >= 1 && heads >= 1 && headWidth >= 1);
    Random random(seed);
    const Eigen::Index rows = Eigen::Index {heads} * headWidth;
    DebertaWeights weights;
    weights.query = seededLayer(random, rows, width);
    weights.key = seededLayer(random, rows, width);
    weights.positionQuery = seededLayer(random, rows, width);
    weights.positionKey = seededLayer(random, rows, width);
    weights.table = normalMatrix(random, Eigen::Index {2} * deberta.span, width, 1);
    return weights;
}

Eigen::MatrixXd projected(
    const LinearLayer& layer, int head, int headWidth, const Eigen::MatrixXd& vectors)
{
    const Eigen::Index first = Eigen::Index {head} * headWidth;
    assert(head >= 0 && first + headWidth <= layer.weight.rows());
    assert(layer.bias.size() == layer.weight.rows() && layer.weight.cols() == vectors.cols());
    Eigen::MatrixXd values = vectors * layer.weight.middleRows(first, headWidth).transpose();
    values.rowwise() += layer.bias.segment(first, headWidth).transpose();
    return values;
}

DebertaHead projected(const Deberta& deberta, const DebertaWeights& weights, int head,
    int headWidth, const Eigen::MatrixXd& tokens)
{
    assert(isValid(deberta) && weights.table.rows() == Eigen::Index {2} * deberta.span);
    const bool shared = deberta.projections == DebertaProjections::Shared;
    DebertaHead vectors;
    vectors.contentQueries = projected(weights.query, head, headWidth, tokens);
    vectors.contentKeys = projected(weights.key, head, headWidth, tokens);
    vectors.positionQueries =
        projected(shared ? weights.query : weights.positionQuery, head, headWidth, weights.table);
    vectors.positionKeys =
        projected(shared ? weights.key : weights.positionKey, head, headWidth, weights.table);
    return vectors;
}

double score(const DebertaTerms& terms)
{
    return terms.contentToContent + terms.contentToPosition + terms.positionToContent;
}

DebertaTerms terms(const Deberta& deberta, const DebertaHead& head, const DebertaPair& pair)
{
    const auto query = head.contentQueries.row(pair.queryRow);
    const auto key = head.contentKeys.row(pair.keyRow);
    const double factor = scale(deberta, static_cast<int>(query.size()));
    DebertaTerms result;
    result.contentToContent = factor * query.dot(key);
    if (deberta.hasContentToPosition)
        result.contentToPosition =
            factor * query.dot(head.positionKeys.row(tableRow(deberta, pair.query, pair.key)));
    if (deberta.hasPositionToContent) {
        const std::int64_t row = deberta.variant == DebertaVariant::ReleasedCode
            ? tableRow(deberta, pair.query, pair.key)
            : tableRow(deberta, pair.key, pair.query);
        result.positionToContent = factor * key.dot(head.positionQueries.row(row));
    }
    return result;
}

DebertaMatrices matrices(const Deberta& deberta, const DebertaHead& head)
{
    const Eigen::Index length = head.contentQueries.rows();
    assert(head.contentKeys.rows() == length);
    const Eigen::MatrixXd empty(length, length);
    DebertaMatrices result {empty, empty, empty, empty};
    for (Eigen::Index query = 0; query < length; ++query) {
        for (Eigen::Index key = 0; key < length; ++key) {
            const DebertaTerms cell = terms(deberta, head, {query, key, query, key});
            result.contentToContent(query, key) = cell.contentToContent;
            result.contentToPosition(query, key) = cell.contentToPosition;
            result.positionToContent(query, key) = cell.positionToContent;
            result.scores(query, key) = score(cell);
        }
    }
    return result;
}

} // namespace lab
