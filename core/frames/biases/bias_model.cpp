#include "core/frames/biases/bias_model.h"

#include "core/frames/encoding.h"
#include "core/math/recent.h"

#include <algorithm>
#include <limits>

namespace lab {

namespace {

struct ModelInputs {
    BiasNumbers numbers;
    std::int64_t length = 0;
    std::int64_t first = 0; ///< if it matters

    bool operator==(const ModelInputs&) const = default;
};

} // namespace

bool BiasModel::isHidden(std::int64_t query, std::int64_t key) const
{
    if (query < 0 || key < 0 || query >= tokens || key >= tokens)
        return true;
    if (window > 0)
        return query / window != key / window;
    return mask == Mask::Causal && key > query;
}

double BiasModel::at(int head, std::int64_t query, std::int64_t key) const
{
    return isHidden(query, key) ? std::numeric_limits<double>::quiet_NaN()
                                : visible(head, query, key);
}

KeySpan BiasModel::seen(std::int64_t query, std::int64_t end) const
{
    if (query >= tokens)
        return {};
    if (window > 0)
        return {query / window * window, (query / window + 1) * window};
    return {0, mask == Mask::Causal ? query + 1 : std::max(query + 1, end)};
}

BiasNumbers biasNumbers(const LabState& state)
{
    return {state.biases.shown, state.biases.encoding, state.schemes, state.biases.gates};
}

// Its tables are drawn once for all pictures of a state and of A.
BiasModel biasModel(const LabState& state)
{
    thread_local Recent<ModelInputs, BiasModel, 3> recent;
    const EncodingOnBiases& own = encodingOf(state.biases.shown).biases;
    const std::int64_t length = own.length ? own.length(state.position) : 0;
    const std::int64_t first = own.dependsOnFirst ? state.position.first : 0;
    return recent.of({biasNumbers(state), length, first}, [&] {
        BiasModel model = own.model(state);
        model.encoding = state.biases.shown;
        return model;
    });
}

Positions positionsShown(const BiasModel& model, Positions position)
{
    const std::int64_t last = std::max<std::int64_t>(0, model.tokens - 8);
    position.first = std::min(position.first, last);
    position.shown = std::min({position.shown, model.maxShown, model.tokens - position.first});
    return position;
}

} // namespace lab
