#include "core/frames/order/order_layer.h"

#include "core/attention/permutation.h"
#include "core/attention/word_vectors.h"
#include "core/encodings/added/learned.h"
#include "core/encodings/added/sinusoidal.h"
#include "core/encodings/biases/alibi.h"
#include "core/encodings/biases/relative_bias.h"
#include "core/encodings/biases/t5_bias.h"
#include "core/encodings/turning/rotary.h"

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

PositionSignal learnedRows(const Order& order, int tokens)
{
    Learned learned;
    learned.trainingLength = tokens;
    learned.width = orderWidth;
    learned.deviation = orderTableDeviation;
    return adding(seededTable(learned, tableSeed(order)));
}

PositionSignal turning()
{
    const Rotary rotary {orderBase, orderWidth, orderWidth, Pairing::Interleaved};
    PositionSignal signal;
    signal.queryRotation = [rotary](const Eigen::ArrayXd& vector, std::int64_t position) {
        return rotated(rotary, vector, position);
    };
    signal.keyRotation = signal.queryRotation;
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

} // namespace

AttentionLayer orderLayer(const Order& order)
{
    return {1, orderWidth, static_cast<std::uint64_t>(order.seed), order.visible};
}

std::uint64_t tableSeed(const Order& order)
{
    constexpr std::uint64_t apart = 1'000'003; // from the weights of every seed that can be chosen
    return static_cast<std::uint64_t>(order.seed) + apart;
}

PositionSignal orderSignal(const Order& order)
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
        return turning();
    case OrderEncoding::Alibi:
        return biasing([](int, std::int64_t query, std::int64_t key) {
            return bias({8, 8, SlopeRule::Published, Mask::Symmetric}, orderSlope, query, key);
        });
    case OrderEncoding::RelativeBias:
        return learnedBiases(order);
    case OrderEncoding::T5:
        return bucketBiases(order);
    }
    return {};
}

OrderRun orderRun(const Order& order)
{
    OrderRun run;
    run.tokens = tokensOf(order.sentence);
    const AttentionLayer layer = orderLayer(order);
    const PositionSignal signal = orderSignal(order);
    const Eigen::MatrixXd words = wordVectors(run.tokens, orderWidth);
    run.typed = attention(layer, signal, words);
    run.reordered = attention(layer, signal, reordered(words, order.arrangement));
    return run;
}

} // namespace lab
