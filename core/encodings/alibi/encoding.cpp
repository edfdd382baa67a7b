#include "core/frames/encoding.h"
#include "core/encodings/alibi/formula.h"
#include "core/frames/biases/model_parts.h"
#include "core/frames/compare/layer_parts.h"
#include "core/frames/order/signal_parts.h"
#include "core/frames/reading_numbers.h"
#include "core/state/words.h"

#include <array>

namespace lab {

Encoding::Rows alibiRows;
Encoding::Tables alibiTables;

namespace {

constexpr std::array alibiHandles {LineHandle {"alibi.bias_max", LineHandle::Place::End}};
constexpr std::array<std::string_view, 6> alibiPanel {
    "alibi.heads", "alibi.head", "position.shown", "alibi.bias_max", "alibi.slopes", "alibi.mask"};
constexpr std::array<std::string_view, 2> alibiCompared {"alibi.bias_max", "alibi.slopes"};
constexpr std::array<std::string_view, 1> alibiGroups {"alibi."};
constexpr std::array alibiMistakes {
    CodeMistake::FlatSlopes, CodeMistake::SlopesWithoutException, CodeMistake::MaskOfZeros};

BiasModel alibiModel(const LabState& state)
{
    const Alibi& alibi = state.biases.encoding;
    return {.heads = alibi.heads,
        .mask = alibi.mask,
        .visible = [alibi, perHead = slopes(alibi)](int head, std::int64_t m, std::int64_t n) {
            return bias(alibi, perHead[static_cast<std::size_t>(head - 1)], m, n);
        }};
}

// Distance times slope, added.
BiasCost alibiCost(const Schemes&, std::int64_t heads)
{
    return {.perKey = 2 * heads, .bytes = bytesOfNumber * heads};
}

ComparedScore alibiNumber(const LabState& state)
{
    Alibi alibi = state.biases.encoding;
    alibi.heads = state.compare.heads;
    return [alibi, slope = slopes(alibi).front()](
               std::int64_t m, std::int64_t n) { return bias(alibi, slope, m, n); };
}

PositionSignal alibiSignal(const Order&, const AttentionLayer&)
{
    return addedToScore([](int, std::int64_t query, std::int64_t key) {
        return bias({8, 8, SlopeRule::Published, Mask::Symmetric}, orderSlope, query, key);
    });
}

} // namespace

namespace known {

extern const Encoding alibi;
const Encoding alibi {.entry = {"alibi", "ALiBi", "Press et al. 2021, arXiv:2108.12409, §3",
                          PositionEntry::ScoreNumber},
    .rows = alibiRows,
    .tables = alibiTables,
    .joined = 3,
    .biases = {.model = alibiModel,
        .heads = [](const LabState& s) { return s.biases.encoding.heads; },
        .setHeads = [](LabState& s, int heads) { s.biases.encoding.heads = heads; },
        .cost = alibiCost,
        .reading = [](const LabState&, const BiasPlace&) { return BiasLine {}; },
        .panel = alibiPanel,
        .sentence =
            [](const LabState&) {
                return LAB_WORDS("lab::ui::BiasesBench",
                    "ALiBi adds only a linear penalty: the farther the key, the lower the logit, "
                    "more steeply in some heads.");
            },
        .codeGroups = alibiGroups,
        .mistakes = alibiMistakes,
        .dragged = [](const LabState& s) { return s.biases.encoding.biasMax; },
        .handles = alibiHandles},
    .compare = {.number = alibiNumber,
        .copy = [](LabState& to,
                    const LabState& from) { to.biases.encoding = from.biases.encoding; },
        .hasFixedCurve = true,
        .panel = alibiCompared},
    .signal = alibiSignal};

} // namespace known

} // namespace lab
