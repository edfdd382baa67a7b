#include "core/frames/encoding.h"
#include "core/encodings/relative_bias/formula.h"
#include "core/frames/biases/model_parts.h"
#include "core/frames/order/signal_parts.h"
#include "core/frames/reading_numbers.h"
#include "core/frames/table_of.h"
#include "core/state/words.h"

#include <algorithm>
#include <array>

namespace lab {

Encoding::Rows relativeBiasRows;
Encoding::Tables relativeBiasTables;

namespace {

constexpr std::array relativeBiasHandles {
    LineHandle {"relative_bias.clip", LineHandle::Place::Distance, "K"}};
constexpr std::array<std::string_view, 7> relativeBiasPanel {"relative_bias.heads", "alibi.head",
    "position.shown", "relative_bias.clip", "relative_bias.mask", "relative_bias.deviation",
    "relative_bias.seed"};
constexpr std::array<std::string_view, 1> relativeBiasGroups {"relative_bias."};

BiasModel relativeBiasModel(const LabState& state)
{
    const RelativeBiasScheme& scheme = state.schemes.relativeBias;
    return {.heads = scheme.encoding.heads,
        .mask = maskOf(scheme.encoding.visible),
        .maxShown = maxBiasDistances,
        .maxKeys = 16 * maxBiasDistances,
        .visible = [relative = scheme.encoding, table = shared(tableOf(scheme))](int head,
                       std::int64_t m,
                       std::int64_t n) { return bias(relative, *table, head - 1, m, n); },
        .row = [clip = std::int64_t {scheme.encoding.clip}](
                   std::int64_t distance) { return std::clamp(distance, -clip, clip); }};
}

// Looked up and added.
BiasCost relativeBiasCost(const Schemes& schemes, std::int64_t heads)
{
    return {.perKey = heads,
        .bytes = bytesOfNumber * heads * tableColumns(schemes.relativeBias.encoding)};
}

BiasLine relativeBiasLine(const LabState& state, const BiasPlace& place)
{
    const RelativeBias& relative = state.schemes.relativeBias.encoding;
    return {"reading.relative_bias",
        {whole("K", relative.clip), whole("least", -relative.clip), // which is unsigned at 0
            whole("column", tableColumn(relative, place.query, place.key) - relative.clip)}};
}

PositionSignal relativeBiasSignal(const Order& order, const AttentionLayer&)
{
    const RelativeBias relative {1, orderClip, orderBiasDeviation, Visible::AllKeys};
    return addedToScore(
        [relative, table = seededTable(relative, tableSeed(order))](int head, std::int64_t query,
            std::int64_t key) { return bias(relative, table, head, query, key); });
}

} // namespace

namespace known {

extern const Encoding relative_bias;
const Encoding relative_bias {
    .entry = {"relative_bias", LAB_WORDS("encodings", "Learned relative bias"),
        "Raffel et al. 2020, arXiv:1910.10683, §2.1", PositionEntry::ScoreNumber},
    .rows = relativeBiasRows,
    .tables = relativeBiasTables,
    .joined = 19,
    .biases = {.model = relativeBiasModel,
        .heads = [](const LabState& s) { return s.schemes.relativeBias.encoding.heads; },
        .cost = relativeBiasCost,
        .reading = relativeBiasLine,
        .panel = relativeBiasPanel,
        .sentence =
            [](const LabState&) {
                return LAB_WORDS("lab::ui::BiasesBench",
                    "One learned number per distance up to K. All larger distances share the last "
                    "one.");
            },
        .codeGroups = relativeBiasGroups,
        .dragged = [](const LabState& s) -> double { return s.schemes.relativeBias.encoding.clip; },
        .handles = relativeBiasHandles},
    .signal = relativeBiasSignal};

} // namespace known

} // namespace lab
