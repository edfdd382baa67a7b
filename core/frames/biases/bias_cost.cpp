#include "core/frames/biases/bias_cost.h"

#include "core/frames/encoding.h"

#include <algorithm>

namespace lab {

BiasCost biasCost(const LabState& state)
{
    return biasCost(state, biasModel(state), state.position.query);
}

BiasCost biasCost(const LabState& state, const BiasModel& model, std::int64_t query)
{
    BiasCost cost = encodingOf(state.biases.shown).biases.cost(state.schemes, model.heads);
    // The cost is known even where the numbers are not computed: such a text is causal.
    cost.keys = query >= model.tokens
        ? query + 1
        : model.seen(query, state.position.first + state.position.shown).count();
    return cost;
}

} // namespace lab
