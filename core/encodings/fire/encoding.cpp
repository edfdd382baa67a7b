#include "core/frames/encoding.h"
#include "core/encodings/fire/formula.h"
#include "core/frames/biases/model_parts.h"
#include "core/frames/compare/layer_parts.h"
#include "core/frames/order/signal_parts.h"
#include "core/frames/reading_numbers.h"
#include "core/state/words.h"

#include <algorithm>
#include <array>
#include <bit>
#include <memory>
#include <vector>

namespace lab {

Encoding::Rows fireRows;
Encoding::Tables fireTables;

namespace {

constexpr std::array fireHandles {LineHandle {"fire.threshold", LineHandle::Place::Distance, "L₀"},
    LineHandle {"fire.c", LineHandle::Place::HalfOfRatio}};
constexpr std::array<std::string_view, 8> firePanel {"fire.heads", "alibi.head", "position.shown",
    "fire.c", "fire.threshold", "fire.epsilon", "fire.hidden", "fire.seed"};
constexpr std::array<std::string_view, 4> fireCompared {
    "fire.c", "fire.threshold", "fire.hidden", "fire.seed"};
constexpr std::array<std::string_view, 2> fireGroups {"fire.", "position.query"};

/// Distances for which FIRE is evaluated repeatedly: those of its matrix, and those before the
/// query. A power of two, so that the query can move without a new table.
std::int64_t stretchedDistances(const Positions& position)
{
    const std::int64_t most = std::clamp(position.query + 1, maxBiasCells, maxBiasDistances);
    return static_cast<std::int64_t>(std::bit_ceil(static_cast<std::uint64_t>(most)));
}

/// FIRE's shares, with cached logarithms of near distances and of the queries of the current
/// matrix.
class FireShares {
public:
    FireShares(const Fire& fire, const Positions& position)
        : m_fire(fire)
        , m_first(position.first)
    {
        const std::int64_t distances = stretchedDistances(position);
        for (std::int64_t distance = 0; distance < distances; ++distance)
            m_stretched.push_back(stretched(fire, distance));
        for (std::int64_t query = m_first; query < m_first + maxBiasCells; ++query)
            m_contexts.push_back(context(fire, query));
    }
    /// share() of a key up to the query
    double at(std::int64_t query, std::int64_t key) const
    {
        const auto distance = static_cast<std::size_t>(query - key);
        const auto row = static_cast<std::size_t>(query - m_first);
        return (distance < m_stretched.size() ? m_stretched[distance]
                                              : stretched(m_fire, query - key))
            / (query >= m_first && row < m_contexts.size() ? m_contexts[row]
                                                           : context(m_fire, query));
    }

private:
    Fire m_fire;
    std::int64_t m_first;
    std::vector<double> m_stretched;
    std::vector<double> m_contexts; ///< for the queries from the first one shown
};

// Called for all heads of all cells, so logarithms and hidden units are not recomputed for each.
BiasModel fireModel(const LabState& state)
{
    const FireScheme& scheme = state.schemes.fire;
    const auto shares = std::make_shared<const FireShares>(scheme.encoding, state.position);
    const auto lines = std::make_shared<const FireLines>(fireLines(seededNetwork(
        scheme.encoding, scheme.hidden, scheme.heads, static_cast<std::uint64_t>(scheme.seed))));
    return {.heads = scheme.heads,
        .knowsDistanceAlone = false,
        .maxShown = maxBiasCells,
        .maxKeys = maxBiasDistances,
        .visible = [shares, lines](int head, std::int64_t m, std::int64_t n) {
            return bias(*lines, head - 1, shares->at(m, n));
        }};
}

// 4 for the share, 3 per hidden unit, and 2·hidden + 2 per head.
BiasCost fireCost(const Schemes& schemes, std::int64_t heads)
{
    const std::int64_t hidden = schemes.fire.hidden;
    return {.perKey = 4 + 3 * hidden + heads * (2 * hidden + 2),
        .bytes = bytesOfNumber * (2 + 2 * hidden + heads * (hidden + 1))};
}

BiasLine fireLine(const LabState& state, const BiasPlace& place)
{
    const Fire& fire = state.schemes.fire.encoding;
    const bool isPast = static_cast<double>(place.query) >= fire.threshold;
    return {fire.epsilon > 0 ? "reading.fire.epsilon" : "reading.fire",
        {significant("c", fire.c), significant("epsilon", fire.epsilon, 2),
            whole("distance", place.distance()),
            isPast ? whole("context", place.query) : significant("context", fire.threshold, 6),
            decimals("share", share(fire, place.query, place.key))}};
}

ComparedScore fireNumber(const LabState& state)
{
    const FireScheme& scheme = state.schemes.fire;
    const FireNetwork network = seededNetwork(scheme.encoding, scheme.hidden, state.compare.heads,
        static_cast<std::uint64_t>(scheme.seed));
    return [fire = scheme.encoding, network](
               std::int64_t m, std::int64_t n) { return biases(fire, network, m, n)[0]; };
}

PositionCost fireLearned(const LabState& state)
{
    const std::int64_t hidden = state.schemes.fire.hidden;
    return {.rows = state.compare.heads, .columns = hidden + 1, .rest = 2 + 2 * hidden};
}

PositionSignal fireSignal(const Order& order, const AttentionLayer&)
{
    const Fire fire {.c = 1, .threshold = 2}; // visible within a few tokens
    constexpr int hidden = 8;
    const FireNetwork network = seededNetwork(fire, hidden, 1, tableSeed(order));
    return addedBothWays(order,
        [&](std::int64_t query, std::int64_t key) { return biases(fire, network, query, key)[0]; });
}

} // namespace

namespace known {

extern const Encoding fire;
const Encoding fire {
    .entry = {"fire", "FIRE", "Li et al. 2024, arXiv:2310.04418", PositionEntry::ScoreNumber},
    .rows = fireRows,
    .tables = fireTables,
    .joined = 12,
    .biases = {.model = fireModel,
        .length = stretchedDistances,
        .dependsOnFirst = true,
        .heads = [](const LabState& s) { return s.schemes.fire.heads; },
        .setHeads = [](LabState& s, int heads) { s.schemes.fire.heads = heads; },
        .cost = fireCost,
        .reading = fireLine,
        .panel = firePanel,
        .sentence =
            [](const LabState&) {
                return LAB_WORDS("lab::ui::BiasesBench",
                    "FIRE expresses how far back a key is as a ratio that never exceeds 1, however "
                    "long the text.");
            },
        .codeGroups = fireGroups,
        .dragged = [](const LabState& s) { return s.schemes.fire.encoding.threshold; },
        .handles = fireHandles},
    .compare = {.number = fireNumber,
        .copy = [](LabState& to, const LabState& from) { to.schemes.fire = from.schemes.fire; },
        .cost = fireLearned,
        .panel = fireCompared},
    .signal = fireSignal};

} // namespace known

} // namespace lab
