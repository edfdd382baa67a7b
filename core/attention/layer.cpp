#include "core/attention/layer.h"

#include "core/math/random.h"

#include <cassert>
#include <cmath>

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

Attention attention(
    const AttentionLayer& layer, const PositionSignal& signal, const Eigen::MatrixXd& tokens)
{
    assert(tokens.cols() == modelWidth(layer));
    assert(signal.input.size() == 0
        || (signal.input.rows() == tokens.rows() && signal.input.cols() == tokens.cols()));
    const LayerWeights fixed = weights(layer);
    const Eigen::MatrixXd entering =
        signal.input.size() == 0 ? tokens : Eigen::MatrixXd(tokens + signal.input);
    const Eigen::MatrixXd queries = entering * fixed.query;
    const Eigen::MatrixXd keys = entering * fixed.key;
    const Eigen::MatrixXd values = entering * fixed.value;
    Eigen::MatrixXd mixed(tokens.rows(), tokens.cols());
    Attention result;
    for (int head = 0; head < layer.heads; ++head) {
        const Eigen::Index first = Eigen::Index {head} * layer.width;
        const Eigen::MatrixXd query =
            turned(queries.middleCols(first, layer.width), signal.queryRotation);
        const Eigen::MatrixXd key = turned(keys.middleCols(first, layer.width), signal.keyRotation);
        const Eigen::MatrixXd products = query * key.transpose() / std::sqrt(layer.width);
        result.scores.push_back(masked(biased(products, signal.bias, head), layer.visible));
        result.weights.push_back(attentionWeights(result.scores.back()));
        mixed.middleCols(first, layer.width) =
            result.weights.back() * values.middleCols(first, layer.width);
    }
    result.output = mixed * fixed.output;
    return result;
}

Eigen::MatrixXd seededTokens(const AttentionLayer& layer, int count, std::uint64_t seed)
{
    assert(isValid(layer) && count >= 0);
    Random random(seed);
    return normalMatrix(random, count, modelWidth(layer));
}

} // namespace lab
