#include "core/frames/code/order_mistakes.h"

#include "core/attention/permutation.h"
#include "core/attention/word_vectors.h"
#include "core/frames/order/order_frames.h"
#include "core/frames/order/order_layer.h"

#include <utility>

namespace lab {

namespace {

constexpr double visibly = 1e-3;

LabState onOrder(LabState state, OrderEncoding encoding, Visible visible)
{
    state.bench = BenchId::Order;
    state.order.encoding = encoding;
    state.order.visible = visible;
    state.order.layers = 1; // a second layer is another matter
    state.order.compared = OrderComparison::ByToken;
    return clamped(std::move(state));
}

OrderChanges changes(const LabState& state)
{
    return orderFrame(state).changes;
}

// The first sentence in its first order, if nothing is reordered in the state's own.
LabState showing(const LabState& state, double shown)
{
    if (shown > visibly)
        return state;
    LabState other = state;
    other.order = {};
    return onOrder(std::move(other), state.order.encoding, state.order.visible);
}

LabState beside(LabState wrong, const LabState& right)
{
    wrong.pinned = Pinned(right);
    return wrong;
}

} // namespace

MistakeNumbers invariantOutputs(const LabState& state)
{
    const LabState own = onOrder(state, OrderEncoding::None, Visible::AllKeys);
    const LabState subject = showing(own, changes(own).byPlace);
    LabState wrong = subject;
    wrong.order.compared = OrderComparison::ByPlace;
    const OrderChanges shown = changes(subject);
    return {shown.byToken, shown.byPlace, subject, beside(std::move(wrong), subject)};
}

MistakeNumbers travellingPositions(const LabState& state)
{
    const LabState own = onOrder(state, OrderEncoding::Sinusoidal, Visible::AllKeys);
    const LabState subject = showing(own, changes(own).byToken);
    const Order& order = subject.order;
    const Eigen::MatrixXd together =
        wordVectors(tokensOf(order.sentence), orderWidth) + orderSignals(order).front().input;
    return {changes(subject).byToken,
        orderError(orderLayer(order), {}, together, order.arrangement), subject, std::nullopt};
}

MistakeNumbers blindDecoder(const LabState& state)
{
    const LabState own = onOrder(state, OrderEncoding::None, Visible::KeysUpToQuery);
    const LabState subject = showing(own, changes(own).byToken);
    LabState wrong = subject;
    wrong.order.visible = Visible::AllKeys;
    const double blind = changes(wrong).byToken;
    return {changes(subject).byToken, blind, subject, beside(std::move(wrong), subject)};
}

} // namespace lab
