#include "core/frames/encoding.h"
#include "core/frames/order/order_layer.h"

namespace lab {

std::vector<PositionSignal> orderSignals(const Order& order)
{
    const auto signal = encodingOf(order.encoding).signal;
    AttentionLayer layer = orderLayer(order);
    std::vector<PositionSignal> signals {signal(order, layer)};
    while (static_cast<int>(signals.size()) < order.layers) {
        ++layer.seed;
        signals.push_back(signal(order, layer));
        signals.back().input.resize(0, 0);
    }
    return signals;
}

} // namespace lab
