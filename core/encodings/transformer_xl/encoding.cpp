#include "core/frames/encoding.h"
#include "core/encodings/sinusoidal/formula.h"
#include "core/encodings/transformer_xl/formula.h"
#include "core/frames/compare/layer_parts.h"
#include "core/frames/order/distance_signal.h"
#include "core/state/words.h"

#include <array>
#include <map>

namespace lab {

Encoding::Rows transformerXlRows;
Encoding::Tables transformerXlTables;

namespace {

constexpr std::array<std::string_view, 2> transformerXlCompared {
    "transformer_xl.base", "transformer_xl.clamp"};

ComparedScore transformerXlScore(const LabState& state)
{
    const Compare& compare = state.compare;
    TransformerXl encoding = state.schemes.transformerXl.encoding;
    encoding.heads = 1;
    encoding.width = modelWidth(compare);
    encoding.headWidth = compare.width;
    const auto drawn = drawnMatrices(compare);
    const auto& matrices = drawn->matrices;
    const TransformerXlWeights weights {matrices[0], matrices[1], matrices[2], drawn->u, drawn->v};
    const ComparedLayer layer = comparedLayer(compare);
    // Its terms depend only on the distance, so they stay the same while both tokens are shifted.
    return [encoding, weights, layer, known = std::map<std::int64_t, double>()](
               std::int64_t m, std::int64_t n) mutable {
        const auto [found, isNew] = known.try_emplace(m - n);
        if (isNew)
            found->second =
                score(encoding, terms(encoding, weights, 0, layer.queryWord, layer.keyWord, m - n));
        return found->second;
    };
}

OwnValues transformerXlOwn(const LabState& state)
{
    const std::int64_t clamp = state.schemes.transformerXl.encoding.clampLength;
    return clamp > 0 ? sharedFrom(clamp, clamp) : OwnValues {};
}

// 2d + 1 per key: the query plus v times the row of the distance, added. u and v are added once,
// and the row of the one new distance costs 2D².
PositionCost transformerXlCost(const LabState& state)
{
    const std::int64_t model = modelWidth(state.compare);
    return {.rows = model,
        .columns = model,
        .rest = 2 * model,
        .perKey = std::int64_t {state.compare.heads} * (2 * state.compare.width + 1),
        .once = 2 * model + 2 * model * model};
}

// Empty if no distance is larger than in training.
std::optional<PairFrequencies> transformerXlFrequencies(const LabState& state, std::int64_t trained)
{
    const TransformerXl& relative = state.schemes.transformerXl.encoding;
    if (relative.clampLength > 0 && relative.clampLength < trained)
        return std::nullopt;
    return PairFrequencies::unchanged(
        frequencies(Sinusoidal {.base = relative.base, .width = modelWidth(state.compare)}));
}

} // namespace

namespace known {

extern const Encoding transformer_xl;
const Encoding transformer_xl {
    .entry = {"transformer_xl", "Transformer-XL", "Dai et al. 2019, arXiv:1901.02860, §3.3",
        PositionEntry::ScoreVector},
    .rows = transformerXlRows,
    .tables = transformerXlTables,
    .joined = 9,
    .relative = {.panel =
                     [](const LabState&) {
                         return std::vector<std::string_view> {"transformer_xl.head",
                             "transformer_xl.clamp", "transformer_xl.base", "transformer_xl.width",
                             "transformer_xl.heads", "transformer_xl.head_width",
                             "transformer_xl.segment", "transformer_xl.memory", "relative.shifted",
                             "transformer_xl.seed", "relative.content", "relative.query_position",
                             "relative.global_content", "relative.global_position"};
                     },
        .sentence =
            [](const LabState&) {
                return LAB_WORDS("lab::ui::RelativeBench",
                    "A logit is the sum of four maps: two depend on the key's word, two on its "
                    "distance instead.");
            }},
    .compare = {.score = transformerXlScore,
        .copy =
            [](LabState& to, const LabState& from) {
                to.schemes.transformerXl = from.schemes.transformerXl;
            },
        .own = transformerXlOwn,
        .cost = transformerXlCost,
        .frequencies = transformerXlFrequencies,
        .panel = transformerXlCompared},
    .signal = [](const Order& order, const AttentionLayer&) {
        return distanceSignal(order, true);
    }};

} // namespace known

} // namespace lab
