#include "core/attention/layer.h"

#include "core/math/exact/sorted_sum.h"
#include "core/math/random.h"
#include "core/math/recent.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <limits>
#include <vector>

namespace lab {

namespace {

[[maybe_unused]] bool isValid(const AttentionLayer& layer)
{
    return layer.heads >= 1 && layer.heads <= 64 && layer.width >= 1 && layer.width <= 512;
}

Eigen::MatrixXd normalMatrix(Random& random, Eigen::Index rows, Eigen::Index columns)
{
    Eigen::MatrixXd matrix(rows, columns);
    for (Eigen::Index row = 0; row < rows; ++row) {
        for (double& value : matrix.row(row))
            value = random.normal();
    }
    return matrix;
}

Eigen::MatrixXd turned(Eigen::MatrixXd vectors, const PositionSignal::Rotation& rotation)
{
    if (!rotation)
        return vectors;
    for (Eigen::Index position = 0; position < vectors.rows(); ++position) {
        const Eigen::ArrayXd vector = vectors.row(position).array().transpose();
        vectors.row(position) = rotation(vector, position).matrix().transpose();
    }
    return vectors;
}

Eigen::MatrixXd biased(Eigen::MatrixXd scores, const PositionSignal::Bias& bias, int head)
{
    if (!bias)
        return scores;
    for (Eigen::Index key = 0; key < scores.cols(); ++key) {
        for (Eigen::Index query = 0; query < scores.rows(); ++query)
            scores(query, key) += bias(head, query, key);
    }
    return scores;
}

// A library's matrix product sums rows at its edge in a different order than rows inside, so the
// last digit would depend on the position of a token. Here every row is computed in the same way.
Eigen::MatrixXd product(const Eigen::MatrixXd& left, const Eigen::MatrixXd& right)
{
    Eigen::MatrixXd result = Eigen::MatrixXd::Zero(left.rows(), right.cols());
    for (Eigen::Index row = 0; row < left.rows(); ++row) {
        for (Eigen::Index inner = 0; inner < left.cols(); ++inner) {
            for (Eigen::Index column = 0; column < right.cols(); ++column)
                result(row, column) += left(row, inner) * right(inner, column);
        }
    }
    return result;
}

// The softmax of a row; hidden keys get weight 0.
std::vector<double> rowWeights(const Eigen::MatrixXd& scores, Eigen::Index query)
{
    double highest = -std::numeric_limits<double>::infinity();
    for (Eigen::Index key = 0; key < scores.cols(); ++key)
        highest = std::fmax(highest, scores(query, key));
    std::vector<double> grown;
    for (Eigen::Index key = 0; key < scores.cols(); ++key) {
        const double score = scores(query, key);
        grown.push_back(std::isnan(score) || std::isinf(highest) ? 0 : std::exp(score - highest));
    }
    const double sum = sortedSum(grown);
    for (double& weight : grown)
        weight = sum > 0 ? weight / sum : 0;
    return grown;
}

Eigen::MatrixXd softmaxOfRows(const Eigen::MatrixXd& scores)
{
    Eigen::MatrixXd weights(scores.rows(), scores.cols());
    for (Eigen::Index query = 0; query < scores.rows(); ++query) {
        const std::vector<double> ofQuery = rowWeights(scores, query);
        weights.row(query) =
            Eigen::RowVectorXd::Map(ofQuery.data(), static_cast<Eigen::Index>(ofQuery.size()));
    }
    return weights;
}

Eigen::MatrixXd withTerms(Eigen::MatrixXd scores, const PositionSignal::Terms& terms,
    const Eigen::MatrixXd& queries, const Eigen::MatrixXd& keys)
{
    if (terms)
        scores += terms(queries, keys);
    return scores;
}

// The values of the keys as averaged for one query.
Eigen::MatrixXd valuesSeen(
    Eigen::MatrixXd values, const PositionSignal::Values& added, Eigen::Index query)
{
    for (Eigen::Index key = 0; key < values.rows(); ++key)
        values.row(key) += added(query, key);
    return values;
}

// The weighted sum of the values of the keys.
Eigen::MatrixXd mixture(const Eigen::MatrixXd& weights, const Eigen::MatrixXd& values,
    const PositionSignal::Values& added)
{
    Eigen::MatrixXd result(weights.rows(), values.cols());
    std::vector<double> parts(static_cast<std::size_t>(weights.cols()));
    for (Eigen::Index query = 0; query < weights.rows(); ++query) {
        const Eigen::MatrixXd own = added ? valuesSeen(values, added, query) : Eigen::MatrixXd();
        const Eigen::MatrixXd& seen = added ? own : values;
        for (Eigen::Index column = 0; column < values.cols(); ++column) {
            for (Eigen::Index key = 0; key < weights.cols(); ++key)
                parts[static_cast<std::size_t>(key)] = weights(query, key) * seen(key, column);
            result(query, column) = sortedSum(parts);
        }
    }
    return result;
}

} // namespace

int modelWidth(const AttentionLayer& layer)
{
    return layer.heads * layer.width;
}

LayerWeights weights(const AttentionLayer& layer)
{
    assert(isValid(layer));
    Random random(layer.seed);
    const int width = modelWidth(layer);
    LayerWeights weights;
    for (Eigen::MatrixXd* matrix : {&weights.query, &weights.key, &weights.value, &weights.output})
        *matrix = normalMatrix(random, width, width) / std::sqrt(width);
    return weights;
}

namespace {

// During a drag, the same few layers are evaluated repeatedly.
LayerWeights recentWeights(AttentionLayer layer)
{
    constexpr int largest = 256; // columns; the weights of larger layers are not cached
    if (modelWidth(layer) > largest)
        return weights(layer);
    layer.visible = Visible::AllKeys; // on which the weights do not depend
    thread_local Recent<AttentionLayer, LayerWeights, 4> recent;
    return recent.of(layer, [&] { return weights(layer); });
}

} // namespace

Attention attention(
    const AttentionLayer& layer, const PositionSignal& signal, const Eigen::MatrixXd& tokens)
{
    assert(tokens.cols() == modelWidth(layer));
    assert(signal.input.size() == 0
        || (signal.input.rows() == tokens.rows() && signal.input.cols() == tokens.cols()));
    const LayerWeights fixed = recentWeights(layer);
    const Eigen::MatrixXd entering =
        signal.input.size() == 0 ? tokens : Eigen::MatrixXd(tokens + signal.input);
    const Eigen::MatrixXd queries = product(entering, fixed.query);
    const Eigen::MatrixXd keys = product(entering, fixed.key);
    const Eigen::MatrixXd values = product(entering, fixed.value);
    Eigen::MatrixXd mixed(tokens.rows(), tokens.cols());
    Attention result;
    for (int head = 0; head < layer.heads; ++head) {
        const Eigen::Index first = Eigen::Index {head} * layer.width;
        const Eigen::MatrixXd query =
            turned(queries.middleCols(first, layer.width), signal.queryRotation);
        const Eigen::MatrixXd key = turned(keys.middleCols(first, layer.width), signal.keyRotation);
        const Eigen::MatrixXd products =
            product(query, key.transpose()) / std::sqrt(signal.scoreParts * layer.width);
        result.scores.push_back(
            masked(withTerms(biased(products, signal.bias, head), signal.terms, query, key),
                layer.visible));
        result.weights.push_back(softmaxOfRows(result.scores.back()));
        mixed.middleCols(first, layer.width) =
            mixture(result.weights.back(), values.middleCols(first, layer.width), signal.values);
    }
    result.output = product(mixed, fixed.output);
    return result;
}

std::vector<Attention> stackedAttention(const AttentionLayer& first,
    std::span<const PositionSignal> signals, const Eigen::MatrixXd& tokens)
{
    assert(!signals.empty());
    AttentionLayer layer = first;
    Eigen::MatrixXd stream = tokens;
    std::vector<Attention> passed;
    for (const PositionSignal& signal : signals) {
        passed.push_back(attention(layer, signal, stream));
        if (signal.input.size() > 0)
            stream += signal.input;
        stream += passed.back().output;
        ++layer.seed;
    }
    return passed;
}

} // namespace lab
