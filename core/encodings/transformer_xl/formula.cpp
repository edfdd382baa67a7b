#include "core/encodings/transformer_xl/formula.h"

#include "core/encodings/seeded_matrices.h"
#include "core/encodings/sinusoidal/formula.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <limits>

namespace lab {

namespace {

[[maybe_unused]] bool isValid(const TransformerXl& encoding)
{
    return encoding.base > 1 && encoding.width >= 2 && encoding.width <= 1024
        && encoding.width % 2 == 0 && encoding.heads >= 1 && encoding.heads <= 128
        && encoding.headWidth >= 1 && encoding.headWidth <= 1024 && encoding.clampLength >= 0;
}

[[maybe_unused]] bool fit(const TransformerXl& encoding, const TransformerXlWeights& weights)
{
    const auto isProjection = [&](const Eigen::MatrixXd& matrix) {
        return matrix.rows() == Eigen::Index {encoding.heads} * encoding.headWidth
            && matrix.cols() == encoding.width;
    };
    const auto isBias = [&](const Eigen::MatrixXd& matrix) {
        return matrix.rows() == encoding.heads && matrix.cols() == encoding.headWidth;
    };
    return isProjection(weights.query) && isProjection(weights.key)
        && isProjection(weights.position) && isBias(weights.u) && isBias(weights.v);
}

Eigen::Index firstRow(const TransformerXl& encoding, int head)
{
    assert(head >= 0 && head < encoding.heads);
    return Eigen::Index {head} * encoding.headWidth;
}

} // namespace

TransformerXlWeights seededWeights(const TransformerXl& encoding, std::uint64_t seed)
{
    assert(isValid(encoding));
    Random random(seed);
    const Eigen::Index rows = Eigen::Index {encoding.heads} * encoding.headWidth;
    const double deviation = 1 / std::sqrt(encoding.width);
    TransformerXlWeights weights;
    weights.query = normalMatrix(random, rows, encoding.width, deviation);
    weights.key = normalMatrix(random, rows, encoding.width, deviation);
    weights.position = normalMatrix(random, rows, encoding.width, deviation);
    weights.u = normalMatrix(random, encoding.heads, encoding.headWidth, 1);
    weights.v = normalMatrix(random, encoding.heads, encoding.headWidth, 1);
    return weights;
}

Eigen::VectorXd distanceRow(const TransformerXl& encoding, std::int64_t distance)
{
    assert(isValid(encoding) && distance >= 0);
    const std::int64_t counted =
        encoding.clampLength > 0 ? std::min(distance, encoding.clampLength) : distance;
    return row(Sinusoidal {SinusoidalLayout::Halves, encoding.base, encoding.width}, counted)
        .matrix();
}

double score(const TransformerXl& encoding, const TransformerXlTerms& terms)
{
    return (terms.contentContent + terms.contentDistance + terms.globalContent
               + terms.globalDistance)
        / std::sqrt(encoding.headWidth);
}

Eigen::VectorXd projectedQuery(const TransformerXl& encoding, const TransformerXlWeights& weights,
    int head, const Eigen::VectorXd& query)
{
    assert(fit(encoding, weights) && query.size() == encoding.width);
    return weights.query.middleRows(firstRow(encoding, head), encoding.headWidth) * query;
}

Eigen::VectorXd projectedDistance(const TransformerXl& encoding,
    const TransformerXlWeights& weights, int head, std::int64_t distance)
{
    assert(fit(encoding, weights));
    return weights.position.middleRows(firstRow(encoding, head), encoding.headWidth)
        * distanceRow(encoding, distance);
}

TransformerXlTerms terms(const TransformerXl& encoding, const TransformerXlWeights& weights,
    int head, const Eigen::VectorXd& query, const Eigen::VectorXd& key, std::int64_t distance)
{
    assert(fit(encoding, weights) && key.size() == encoding.width);
    const Eigen::VectorXd q = projectedQuery(encoding, weights, head, query);
    const Eigen::VectorXd k =
        weights.key.middleRows(firstRow(encoding, head), encoding.headWidth) * key;
    const Eigen::VectorXd r = projectedDistance(encoding, weights, head, distance);
    return {q.dot(k), q.dot(r), weights.u.row(head).dot(k), weights.v.row(head).dot(r)};
}

TransformerXlMatrices matrices(const TransformerXl& encoding, const TransformerXlWeights& weights,
    int head, const Eigen::MatrixXd& tokens, Eigen::Index memoryLength)
{
    assert(isValid(encoding) && fit(encoding, weights) && tokens.cols() == encoding.width);
    assert(memoryLength >= 0 && memoryLength < tokens.rows());
    const Eigen::Index first = firstRow(encoding, head);
    const Eigen::Index keys = tokens.rows();
    const Eigen::Index queries = keys - memoryLength;
    Eigen::MatrixXd distances(keys, encoding.width);
    for (Eigen::Index distance = 0; distance < keys; ++distance)
        distances.row(distance) = distanceRow(encoding, distance);
    const auto projected = [&](const Eigen::MatrixXd& vectors, const Eigen::MatrixXd& weight) {
        return Eigen::MatrixXd(vectors * weight.middleRows(first, encoding.headWidth).transpose());
    };
    const Eigen::MatrixXd q = projected(tokens.bottomRows(queries), weights.query);
    const Eigen::MatrixXd k = projected(tokens, weights.key);
    const Eigen::MatrixXd r = projected(distances, weights.position);

    const Eigen::MatrixXd hidden =
        Eigen::MatrixXd::Constant(queries, keys, std::numeric_limits<double>::quiet_NaN());
    TransformerXlMatrices result {hidden, hidden, hidden, hidden, hidden};
    for (Eigen::Index query = 0; query < queries; ++query) {
        for (Eigen::Index key = 0; key <= query + memoryLength; ++key) {
            const Eigen::Index distance = query + memoryLength - key;
            const TransformerXlTerms cell {q.row(query).dot(k.row(key)),
                q.row(query).dot(r.row(distance)), weights.u.row(head).dot(k.row(key)),
                weights.v.row(head).dot(r.row(distance))};
            result.contentContent(query, key) = cell.contentContent;
            result.contentDistance(query, key) = cell.contentDistance;
            result.globalContent(query, key) = cell.globalContent;
            result.globalDistance(query, key) = cell.globalDistance;
            result.scores(query, key) = score(encoding, cell);
        }
    }
    return result;
}

RelativeShift relativeShift(const Eigen::MatrixXd& distances)
{
    const Eigen::Index rows = distances.rows();
    const Eigen::Index columns = distances.cols();
    assert(rows > 0 && columns > 0);
    RelativeShift shift {Eigen::MatrixXd(rows, columns), {}};
    shift.isLeftover.resize(rows, columns);
    for (Eigen::Index i = 0; i < rows; ++i) {
        for (Eigen::Index j = 0; j < columns; ++j) {
            const Eigen::Index place = i * columns + j + rows; // the dropped row had `rows` numbers
            const Eigen::Index padded = place % (columns + 1); // 0 is the column of zeros
            shift.values(i, j) = padded == 0 ? 0 : distances(place / (columns + 1), padded - 1);
            shift.isLeftover(i, j) = j > i + columns - rows;
        }
    }
    return shift;
}

} // namespace lab
