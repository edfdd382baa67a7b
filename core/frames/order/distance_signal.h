#pragma once

#include "core/attention/layer.h"
#include "core/state/order.h"

namespace lab {

/// (q + v)·(R(m − n)·W_R)/√width + u·k/√width with sinusoids of the distance; W_R, u and v are
/// drawn. Without `hasBiases`, u and v are 0.
PositionSignal distanceSignal(const Order& order, bool hasBiases);

} // namespace lab
