#include "core/frames/encoding.h"
#include "core/encodings/rope/formula.h"
#include "core/encodings/scaling/formula.h"
#include "core/frames/compare/layer_parts.h"
#include "core/frames/order/signal_parts.h"
#include "core/state/model.h"
#include "core/state/words.h"

#include <array>

namespace lab {

Encoding::Rows rotaryRows;
Encoding::Tables rotaryTables;

namespace {

constexpr std::array<std::string_view, 3> ropeCompared {
    "rope.base", "rope.rotated_share", "rope.pairing"};

OwnValues ropeOwn(const LabState& state)
{
    const bool turns = (frequencies(comparedRotary(state), state.rotations.scaling) > 0).any();
    return {0, turns ? BeyondOwn::Everywhere : BeyondOwn::None};
}

// 6 for each pair of query and key.
PositionCost ropeCost(const LabState& state)
{
    const Compare& compare = state.compare;
    const std::int64_t pairs = rotatedWidth(compare.width, state.rotations.rotatedShare) / 2;
    return {.once = 12 * compare.heads * pairs, .kept = pairs};
}

std::optional<PairFrequencies> ropeFrequencies(const LabState& state, std::int64_t)
{
    const Rotations& rotations = state.rotations;
    const bool isOfModel = !state.model.name.empty() && hasRotaryEncoding(state.model);
    const int width = isOfModel ? rotations.width : state.compare.width;
    const Rotary rotary {
        rotations.base, width, rotatedWidth(width, rotations.rotatedShare), rotations.pairing};
    return PairFrequencies {frequencies(rotary), frequencies(rotary, rotations.scaling)};
}

PositionSignal ropeSignal(const Order& order, const AttentionLayer&)
{
    PositionSignal signal;
    signal.queryRotation = [rotary = Rotary {orderBase, orderWidth, orderWidth, order.pairing}](
                               const Eigen::ArrayXd& vector, std::int64_t position) {
        return rotated(rotary, vector, position);
    };
    signal.keyRotation = signal.queryRotation;
    return signal;
}

} // namespace

namespace known {

extern const Encoding rope;
const Encoding rope {.entry = {"rope", LAB_WORDS("encodings", "Rotary (RoPE)"),
                         "Su et al. 2021, arXiv:2104.09864, §3.2.2", PositionEntry::Turn},
    .rows = rotaryRows,
    .tables = rotaryTables,
    .joined = 2,
    .compare = {.copy = [](LabState& to, const LabState& from) { to.rotations = from.rotations; },
        .own = ropeOwn,
        .cost = ropeCost,
        .frequencies = ropeFrequencies,
        .axes = 3,
        .panel = ropeCompared},
    .signal = ropeSignal};

} // namespace known

} // namespace lab
