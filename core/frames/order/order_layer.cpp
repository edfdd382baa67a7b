#include "core/frames/order/order_layer.h"

#include "core/attention/permutation.h"
#include "core/attention/word_vectors.h"

namespace lab {

AttentionLayer orderLayer(const Order& order)
{
    return {1, orderWidth, static_cast<std::uint64_t>(order.seed), order.visible};
}

std::uint64_t tableSeed(const Order& order)
{
    constexpr std::uint64_t apart = 1'000'003; // different from the seed of any weights that can be
                                               // chosen
    return static_cast<std::uint64_t>(order.seed) + apart;
}

OrderRun orderRun(const Order& order)
{
    OrderRun run;
    run.tokens = tokensOf(order.sentence);
    const AttentionLayer layer = orderLayer(order);
    const std::vector<PositionSignal> signals = orderSignals(order);
    const Eigen::MatrixXd words = wordVectors(run.tokens, orderWidth);
    run.typed = stackedAttention(layer, signals, words).back();
    run.reordered = stackedAttention(layer, signals, reordered(words, order.arrangement)).back();
    return run;
}

} // namespace lab
