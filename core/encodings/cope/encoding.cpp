#include "core/frames/encoding.h"
#include "core/encodings/cope/formula.h"
#include "core/frames/biases/bias_cell_reading.h"
#include "core/frames/biases/cope_text.h"
#include "core/frames/biases/model_parts.h"
#include "core/frames/compare/layer_parts.h"
#include "core/frames/order/signal_parts.h"
#include "core/frames/reading_numbers.h"
#include "core/state/words.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <memory>
#include <vector>

namespace lab {

Encoding::Rows copeRows;
Encoding::Tables copeTables;

namespace {

constexpr std::array<std::string_view, 5> copePanel {
    "position.shown", "cope.positions", "cope.gate", "cope.width", "cope.seed"};
constexpr std::array<std::string_view, 3> copeCompared {"cope.positions", "cope.gate", "cope.seed"};
constexpr std::array<std::string_view, 2> copeGroups {"cope.", "position.query"};

BiasModel copeModel(const LabState& state)
{
    return {.knowsDistanceAlone = false,
        .tokens = maxCopeTokens,
        .maxShown = maxCopeTokens,
        .maxKeys = maxCopeTokens,
        .visible = [text = copeText(state), own = std::make_shared<const LabState>(state)](
                       int, std::int64_t m, std::int64_t n) {
            return text->holds(m) ? text->added(m, n) : copeText(*own, m)->added(m, n);
        }};
}

// Per key 4 for the gate, 1 for the sum, 4 for interpolation and 1; 2·width per row of the table.
BiasCost copeCost(const Schemes& schemes, std::int64_t)
{
    const CopeScheme& cope = schemes.cope;
    return {.perKey = 10,
        .once = std::int64_t {2} * cope.width * cope.encoding.positions,
        .bytes = bytesOfNumber * cope.width * cope.encoding.positions};
}

// A sum of gates beyond the last position counts as that position, an integer.
BiasLine copeLine(const LabState& state, const BiasPlace& place)
{
    const auto text = copeText(state, place.query);
    const double position = text->position(place.query, place.key);
    const double counted = text->counted(place.query, place.key);
    const ReadingNumber gate = decimals("gate", text->gate(place.query, place.key));
    if (counted > position)
        return {"reading.cope.last",
            {gate, decimals("sum", counted),
                whole("last", state.schemes.cope.encoding.positions - 1)}};
    const auto below = static_cast<int>(std::floor(position));
    const auto above = static_cast<int>(std::ceil(position));
    return {"reading.cope",
        {gate, decimals("p", position), decimals("rest", 1 - (position - below)),
            decimals("share", position - below),
            fixedOrSmall("low", text->atWhole(place.query, below), 4),
            fixedOrSmall("high", text->atWhole(place.query, above), 4)}};
}

BiasDetail copeGates(const LabState& state)
{
    GateCount count;
    count.last = state.schemes.cope.encoding.positions - 1;
    const std::int64_t query = state.position.query;
    if (query >= maxCopeTokens)
        return count;
    const auto text = copeText(state);
    for (std::int64_t key = 0; key <= query; ++key) {
        count.gates.push_back(text->gate(query, key));
        count.counted.push_back(text->counted(query, key));
        count.positions.push_back(text->position(query, key));
        count.isDragged.push_back(text->isDragged(key));
    }
    return count;
}

/// The words between are drawn once and have the same distances from the query at every position.
ComparedScore copeNumber(const LabState& state)
{
    const Compare& compare = state.compare;
    const CopeScheme& scheme = state.schemes.cope;
    const ComparedLayer layer = comparedLayer(compare);
    const Eigen::MatrixXd table = seededTable(
        scheme.encoding, compare.width, 3 * static_cast<std::uint64_t>(scheme.seed) + 2);
    const auto gateOf = [&](const Eigen::VectorXd& key) {
        return gate(gateLogit(scheme.encoding, layer.query, key));
    };
    const auto drawn = drawnMatrices(compare);
    const Eigen::MatrixXd& keyWeights = drawn->matrices[1];
    std::vector<double> between {gateOf(keyWeights * layer.queryWord)}; // that of the query itself
    const int last = std::max(compare.distances, comparedDistance);
    for (int back = 1; back < last; ++back)
        between.push_back(gateOf(keyWeights * comparedWord(compare, 1 + back)));
    const double keyGate = gateOf(layer.key);
    return [cope = scheme.encoding, between, keyGate,
               atWhole = Eigen::VectorXd(table * layer.query)](std::int64_t m, std::int64_t n) {
        const auto count = static_cast<std::ptrdiff_t>(m - n);
        std::vector<double> gates {keyGate};
        gates.insert(gates.end(), std::make_reverse_iterator(between.begin() + count),
            std::make_reverse_iterator(between.begin()));
        return interpolated(atWhole, contextualPositions(cope, gates).front());
    };
}

// With all gates open, distance d counts as d + 1.
OwnValues copeOwn(const LabState& state)
{
    const std::int64_t last = std::max<std::int64_t>(state.schemes.cope.encoding.positions - 2, 0);
    return sharedFrom(last, last);
}

// The heads share the table.
PositionCost copeLearned(const LabState& state)
{
    return {.rows = state.schemes.cope.encoding.positions, .columns = state.compare.width};
}

// From the key to the last key visible to the query; masked keys are not in the sum.
PositionSignal copeSignal(const Order& order, const AttentionLayer&)
{
    const Cope cope {.positions = 16};
    PositionSignal signal;
    signal.terms = [cope, visible = order.visible,
                       table = seededTable(cope, orderWidth, tableSeed(order))](
                       const Eigen::MatrixXd& queries, const Eigen::MatrixXd& keys) {
        Eigen::MatrixXd added = Eigen::MatrixXd::Zero(queries.rows(), keys.rows());
        for (Eigen::Index query = 0; query < queries.rows(); ++query) {
            const Eigen::VectorXd vector = queries.row(query);
            const Eigen::VectorXd atWhole = table * vector;
            std::vector<double> gates;
            for (Eigen::Index key = 0; key < keys.rows(); ++key)
                if (isVisible(visible, query, key))
                    gates.push_back(gate(gateLogit(cope, vector, keys.row(key))));
            const std::vector<double> positions = contextualPositions(cope, gates);
            for (std::size_t key = 0; key < positions.size(); ++key)
                added(query, static_cast<Eigen::Index>(key)) =
                    interpolated(atWhole, positions[key]);
        }
        return added;
    };
    return signal;
}

} // namespace

namespace known {

extern const Encoding cope;
const Encoding cope {.entry = {"cope", "CoPE", "Golovneva et al. 2024, arXiv:2405.18719, §4",
                         PositionEntry::ScoreNumber},
    .rows = copeRows,
    .tables = copeTables,
    .joined = 14,
    .biases = {.model = copeModel,
        .length =
            [](const Positions& position) {
                return std::max(position.query + 1, position.first + position.shown);
            },
        .cost = copeCost,
        .reading = copeLine,
        .panel = copePanel,
        .sentence =
            [](const LabState&) {
                return LAB_WORDS("lab::ui::BiasesBench",
                    "CoPE counts: a gate on each key decides how much it counts, and the position "
                    "is the sum of the gates.");
            },
        .quantity = "positions",
        .codeGroups = copeGroups,
        .detail = copeGates},
    .compare = {.number = copeNumber,
        .copy = [](LabState& to, const LabState& from) { to.schemes.cope = from.schemes.cope; },
        .own = copeOwn,
        .cost = copeLearned,
        .sharesNumbers = true,
        .panel = copeCompared},
    .signal = copeSignal};

} // namespace known

} // namespace lab
