#include "core/encodings/alibi/formula.h"
#include "core/encodings/cope/formula.h"
#include "core/encodings/deberta/formula.h"
#include "core/encodings/fire/formula.h"
#include "core/encodings/functional_relative/formula.h"
#include "core/encodings/kerple/formula.h"
#include "core/encodings/learned/formula.h"
#include "core/encodings/relative_bias/formula.h"
#include "core/encodings/sandwich/formula.h"
#include "core/encodings/seeded_matrices.h"
#include "core/encodings/shaw/formula.h"
#include "core/encodings/sinusoidal/formula.h"
#include "core/encodings/t5/formula.h"
#include "core/encodings/xpos/formula.h"
#include "core/frames/order/order_layer.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace lab {

namespace {

PositionSignal adding(Eigen::MatrixXd rows)
{
    PositionSignal signal;
    signal.input = std::move(rows);
    return signal;
}

PositionSignal biasing(PositionSignal::Bias bias)
{
    PositionSignal signal;
    signal.bias = std::move(bias);
    return signal;
}

/// A head's bias that is not defined for keys after the query: the later of the two counts as the
/// query.
template <class Bias> PositionSignal biasingBothWays(const Order& order, Bias bias)
{
    const auto tokens = static_cast<Eigen::Index>(order.arrangement.size());
    Eigen::MatrixXd table(tokens, tokens);
    for (Eigen::Index query = 0; query < tokens; ++query)
        for (Eigen::Index key = 0; key <= query; ++key)
            table(query, key) = table(key, query) = bias(query, key);
    return biasing([table = std::move(table)](
                       int, std::int64_t query, std::int64_t key) { return table(query, key); });
}

PositionSignal learnedRows(const Order& order, int tokens)
{
    Learned learned;
    learned.trainingLength = tokens;
    learned.width = orderWidth;
    learned.deviation = orderTableDeviation;
    return adding(seededTable(learned, tableSeed(order)));
}

Rotary orderRotary(const Order& order)
{
    return {orderBase, orderWidth, orderWidth, order.pairing};
}

PositionSignal turning(const Order& order)
{
    PositionSignal signal;
    signal.queryRotation = [rotary = orderRotary(order)](const Eigen::ArrayXd& vector,
                               std::int64_t position) { return rotated(rotary, vector, position); };
    signal.keyRotation = signal.queryRotation;
    return signal;
}

PositionSignal turningAndScaling(const Order& order)
{
    const auto side = [xpos = Xpos {orderRotary(order), orderScaleBase}](XposSide of) {
        return [xpos, of](const Eigen::ArrayXd& vector, std::int64_t position) {
            return rotated(xpos, of, vector, position, 0);
        };
    };
    PositionSignal signal;
    signal.queryRotation = side(XposSide::Query);
    signal.keyRotation = side(XposSide::Key);
    return signal;
}

PositionSignal learnedBiases(const Order& order)
{
    const RelativeBias relative {1, orderClip, orderBiasDeviation, Visible::AllKeys};
    return biasing(
        [relative, table = seededTable(relative, tableSeed(order))](int head, std::int64_t query,
            std::int64_t key) { return bias(relative, table, head, query, key); });
}

PositionSignal bucketBiases(const Order& order)
{
    T5Bias t5;
    t5.direction =
        order.visible == Visible::AllKeys ? T5Direction::Bidirectional : T5Direction::Causal;
    t5.heads = 1;
    t5.deviation = orderBiasDeviation;
    return biasing([t5, edges = bucketEdges(t5), table = seededTable(t5, tableSeed(order))](
                       int head, std::int64_t query, std::int64_t key) {
        return table(bucket(t5, edges, key - query), head);
    });
}

PositionSignal networkBiases(const Order& order)
{
    const Fire fire {.c = 1, .threshold = 2}; // visible within a few tokens
    constexpr int hidden = 8;
    const FireNetwork network = seededNetwork(fire, hidden, 1, tableSeed(order));
    return biasingBothWays(order,
        [&](std::int64_t query, std::int64_t key) { return biases(fire, network, query, key)[0]; });
}

PositionSignal cosineBiases(const Order& order)
{
    static constexpr Sandwich sandwich {.factor = 0.125};
    static const std::vector<double> ofDistance = values(distanceSum(sandwich), 0, maxTokens);
    return biasingBothWays(order, [&](std::int64_t query, std::int64_t key) {
        return sandwich.factor * ofDistance[static_cast<std::size_t>(query - key)];
    });
}

// From the key to the last key visible to the query; masked keys are not in the sum.
PositionSignal countedGates(const Order& order)
{
    const Cope cope {.positions = 16};
    PositionSignal signal;
    signal.terms = [cope, visible = order.visible,
                       table = seededTable(cope, orderWidth, tableSeed(order))](
                       const Eigen::MatrixXd& queries, const Eigen::MatrixXd& keys) {
        Eigen::MatrixXd added = Eigen::MatrixXd::Zero(queries.rows(), keys.rows());
        for (Eigen::Index query = 0; query < queries.rows(); ++query) {
            const Eigen::VectorXd vector = queries.row(query);
            const Eigen::VectorXd atWhole = table * vector;
            std::vector<double> gates;
            for (Eigen::Index key = 0; key < keys.rows(); ++key)
                if (isVisible(visible, query, key))
                    gates.push_back(gate(gateLogit(cope, vector, keys.row(key))));
            const std::vector<double> positions = contextualPositions(cope, gates);
            for (std::size_t key = 0; key < positions.size(); ++key)
                added(query, static_cast<Eigen::Index>(key)) =
                    interpolated(atWhole, positions[key]);
        }
        return added;
    };
    return signal;
}

PositionSignal distanceVectors(const Order& order)
{
    const Shaw shaw {orderClip, orderWidth, Visible::AllKeys};
    const ShawTables tables = seededTables(shaw, tableSeed(order), orderTableDeviation);
    PositionSignal signal;
    signal.terms = [shaw, tables](const Eigen::MatrixXd& queries, const Eigen::MatrixXd& keys) {
        Eigen::MatrixXd added(queries.rows(), keys.rows());
        for (Eigen::Index query = 0; query < queries.rows(); ++query) {
            const Eigen::ArrayXd ofRows =
                positionScores(shaw, tables, queries.row(query).transpose().array());
            for (Eigen::Index key = 0; key < keys.rows(); ++key)
                added(query, key) = ofRows[tableRow(shaw, query, key)];
        }
        return added;
    };
    signal.values = [shaw, tables](std::int64_t query, std::int64_t key) {
        return Eigen::RowVectorXd(tables.values.row(tableRow(shaw, query, key)));
    };
    return signal;
}

/// Transformer-XL's other learned matrices, all applied from the right.
struct DistanceWeights {
    Eigen::MatrixXd position; ///< W_R
    Eigen::RowVectorXd u;
    Eigen::RowVectorXd v;
};

DistanceWeights distanceWeights(const Order& order)
{
    Random random(tableSeed(order));
    DistanceWeights weights;
    weights.position = normalMatrix(random, orderWidth, orderWidth, 1 / std::sqrt(orderWidth));
    weights.u = normalMatrix(random, 1, orderWidth, 1);
    weights.v = normalMatrix(random, 1, orderWidth, 1);
    return weights;
}

/// (q + v)·(R(m − n)·W_R)/√width, and if u is not 0, the term u·k/√width.
PositionSignal distanceSinusoids(const DistanceWeights& weights)
{
    const FunctionalRelative relative {
        {SinusoidalLayout::Halves, orderBase, orderWidth}, DistanceSign::QueryMinusKey};
    PositionSignal signal;
    signal.terms = [relative, weights](
                       const Eigen::MatrixXd& queries, const Eigen::MatrixXd& keys) {
        const Eigen::MatrixXd asking =
            (queries.rowwise() + weights.v) * weights.position.transpose();
        const Eigen::RowVectorXd ofKeys = weights.u * keys.transpose();
        const Eigen::MatrixXd sums = scores(relative, asking, keys.rows()).rowwise() + ofKeys;
        return Eigen::MatrixXd(sums / std::sqrt(orderWidth));
    };
    return signal;
}

PositionSignal functionalRelative(const Order& order)
{
    DistanceWeights weights = distanceWeights(order);
    weights.u.setZero();
    weights.v.setZero();
    return distanceSinusoids(weights);
}

PositionSignal disentangled(const Order& order, const AttentionLayer& layer)
{
    const Deberta deberta {.span = maxTokens, .buckets = 0};
    Random random(tableSeed(order));
    const Eigen::MatrixXd table =
        normalMatrix(random, Eigen::Index {2} * deberta.span, orderWidth, orderTableDeviation);
    const LayerWeights fixed = weights(layer);
    DebertaHead head;
    head.positionQueries = table * fixed.query;
    head.positionKeys = table * fixed.key;
    PositionSignal signal;
    signal.scoreParts = 3;
    signal.terms = [deberta, head](const Eigen::MatrixXd& queries, const Eigen::MatrixXd& keys) {
        DebertaHead own = head;
        own.contentQueries = queries;
        own.contentKeys = keys;
        const DebertaMatrices found = matrices(deberta, own);
        return Eigen::MatrixXd(found.contentToPosition + found.positionToContent);
    };
    return signal;
}

PositionSignal signalOf(const Order& order, const AttentionLayer& layer)
{
    const auto tokens = static_cast<int>(order.arrangement.size());
    switch (order.encoding) {
    case OrderEncoding::None:
        break;
    case OrderEncoding::Sinusoidal:
        return adding(table({SinusoidalLayout::Interleaved, orderBase, orderWidth}, 0, tokens));
    case OrderEncoding::Learned:
        return learnedRows(order, tokens);
    case OrderEncoding::Rope:
        return turning(order);
    case OrderEncoding::Xpos:
        return turningAndScaling(order);
    case OrderEncoding::Alibi:
        return biasing([](int, std::int64_t query, std::int64_t key) {
            return bias({8, 8, SlopeRule::Published, Mask::Symmetric}, orderSlope, query, key);
        });
    case OrderEncoding::RelativeBias:
        return learnedBiases(order);
    case OrderEncoding::T5:
        return bucketBiases(order);
    case OrderEncoding::Kerple:
        return biasingBothWays(order,
            [](std::int64_t query, std::int64_t key) { return bias(Kerple {}, query, key); });
    case OrderEncoding::Fire:
        return networkBiases(order);
    case OrderEncoding::Sandwich:
        return cosineBiases(order);
    case OrderEncoding::Cope:
        return countedGates(order);
    case OrderEncoding::Shaw:
        return distanceVectors(order);
    case OrderEncoding::FunctionalRelative:
        return functionalRelative(order);
    case OrderEncoding::TransformerXl:
        return distanceSinusoids(distanceWeights(order));
    case OrderEncoding::Deberta:
        return disentangled(order, layer);
    }
    return {};
}

} // namespace

std::vector<PositionSignal> orderSignals(const Order& order)
{
    AttentionLayer layer = orderLayer(order);
    std::vector<PositionSignal> signals {signalOf(order, layer)};
    while (static_cast<int>(signals.size()) < order.layers) {
        ++layer.seed;
        signals.push_back(signalOf(order, layer));
        signals.back().input.resize(0, 0);
    }
    return signals;
}

} // namespace lab
