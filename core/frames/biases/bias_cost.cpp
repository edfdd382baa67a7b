#include "core/frames/biases/bias_cost.h"

#include "core/encodings/relative_bias/formula.h"
#include "core/encodings/swin/formula.h"

#include <algorithm>

namespace lab {

namespace {

constexpr std::int64_t number = 4; ///< bytes

BiasCost costOf(const Schemes& schemes, BiasEncoding encoding, std::int64_t heads)
{
    switch (encoding) {
    case BiasEncoding::Alibi:
        return {.perKey = 2 * heads, .bytes = number * heads};
    case BiasEncoding::RelativeBias:
        return {
            .perKey = heads, .bytes = number * heads * tableColumns(schemes.relativeBias.encoding)};
    case BiasEncoding::T5:
        return {.perKey = heads, .bytes = number * heads * schemes.t5.encoding.buckets};
    case BiasEncoding::Swin:
        return {.perKey = heads, .bytes = number * heads * tableRows(schemes.swin.encoding.window)};
    case BiasEncoding::Kerple: // r₁·ln(1 + r₂·d), r₁·d^r₂, and added
        return {.perKey = schemes.kerple.kernel == KerpleKernel::Logarithmic ? 5 : 4,
            .bytes = number * 2};
    case BiasEncoding::Fire: {
        const std::int64_t hidden = schemes.fire.hidden;
        return {.perKey = 4 + 3 * hidden + heads * (2 * hidden + 2),
            .bytes = number * (2 + 2 * hidden + heads * (hidden + 1))};
    }
    case BiasEncoding::Sandwich:
        return {.perKey = 2, .once = 3 * (schemes.sandwich.width / 2), .bytes = number};
    case BiasEncoding::Cope:
        return {.perKey = 10,
            .once = std::int64_t {2} * schemes.cope.width * schemes.cope.encoding.positions,
            .bytes = number * schemes.cope.width * schemes.cope.encoding.positions};
    case BiasEncoding::Nope:
        break;
    }
    return {};
}

} // namespace

BiasCost biasCost(const LabState& state)
{
    return biasCost(state, biasModel(state), state.position.query);
}

BiasCost biasCost(const LabState& state, const BiasModel& model, std::int64_t query)
{
    BiasCost cost = costOf(state.schemes, state.biases.shown, model.heads);
    // The cost is known even where the numbers are not computed: such a text is causal.
    cost.keys = query >= model.tokens
        ? query + 1
        : model.seen(query, state.position.first + state.position.shown).count();
    return cost;
}

} // namespace lab
