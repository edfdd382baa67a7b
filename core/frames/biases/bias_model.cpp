#include "core/frames/biases/bias_model.h"

#include "core/encodings/alibi/formula.h"
#include "core/encodings/fire/formula.h"
#include "core/encodings/kerple/formula.h"
#include "core/encodings/relative_bias/formula.h"
#include "core/encodings/sandwich/formula.h"
#include "core/encodings/swin/formula.h"
#include "core/encodings/t5/formula.h"
#include "core/frames/biases/cope_text.h"
#include "core/frames/table_of.h"
#include "core/math/recent.h"

#include <algorithm>
#include <bit>
#include <limits>
#include <memory>
#include <utility>
#include <vector>

namespace lab {

namespace {

// Limits up to which a cell's mean is a sum over its distances, or over its cells.
constexpr std::int64_t maxDistances = 65'536;
constexpr std::int64_t maxCells = 512;

Mask maskOf(Visible visible)
{
    return visible == Visible::AllKeys ? Mask::Symmetric : Mask::Causal;
}

std::uint64_t seedOf(std::int64_t seed)
{
    return static_cast<std::uint64_t>(seed);
}

BiasModel alibiModel(const Alibi& alibi)
{
    return {.heads = alibi.heads,
        .mask = alibi.mask,
        .visible = [alibi, perHead = slopes(alibi)](int head, std::int64_t m, std::int64_t n) {
            return bias(alibi, perHead[static_cast<std::size_t>(head - 1)], m, n);
        }};
}

// Copied often, but its tables are not.
using SharedTable = std::shared_ptr<const Eigen::MatrixXd>;

SharedTable shared(Eigen::MatrixXd table)
{
    return std::make_shared<const Eigen::MatrixXd>(std::move(table));
}

std::function<std::vector<double>(int)> columnsOf(SharedTable table)
{
    return [table = std::move(table)](int head) {
        const auto column = table->col(head - 1);
        return std::vector<double>(column.begin(), column.end());
    };
}

BiasModel relativeModel(const RelativeBiasScheme& scheme)
{
    return {.heads = scheme.encoding.heads,
        .mask = maskOf(scheme.encoding.visible),
        .maxShown = maxDistances,
        .maxKeys = 16 * maxDistances,
        .visible = [relative = scheme.encoding, table = shared(tableOf(scheme))](int head,
                       std::int64_t m,
                       std::int64_t n) { return bias(relative, *table, head - 1, m, n); },
        .row = [clip = std::int64_t {scheme.encoding.clip}](
                   std::int64_t distance) { return std::clamp(distance, -clip, clip); }};
}

BiasModel t5Model(const T5Scheme& scheme)
{
    const T5Bias& t5 = scheme.encoding;
    const SharedTable table = shared(tableOf(scheme));
    const auto row = [t5, edges = bucketEdges(t5)](std::int64_t distance) -> std::int64_t {
        return bucket(t5, edges, -distance);
    };
    return {.heads = t5.heads,
        .mask = t5.direction == T5Direction::Causal ? Mask::Causal : Mask::Symmetric,
        .maxShown = maxDistances,
        .maxKeys = 16 * maxDistances,
        .visible = [row, table](int head, std::int64_t m,
                       std::int64_t n) { return (*table)(row(m - n), head - 1); },
        .row = row,
        .column = columnsOf(table)};
}

BiasModel swinModel(const SwinScheme& scheme)
{
    const Swin& swin = scheme.encoding.window;
    const SharedTable table = shared(seededTable(swin, seedOf(scheme.seed)));
    return {.heads = swin.heads,
        .mask = Mask::Symmetric,
        .knowsDistanceAlone = false,
        .window = patches(swin),
        .maxShown = maxCells,
        .visible =
            [swin, table](int head, std::int64_t m, std::int64_t n) {
                const std::int64_t size = patches(swin);
                return (*table)(
                    tableRow(swin, static_cast<int>(m % size), static_cast<int>(n % size)),
                    head - 1);
            },
        .column = columnsOf(table)};
}

BiasModel kerpleModel(const Kerple& kerple)
{
    return {.maxShown = maxDistances,
        .maxKeys = 16 * maxDistances,
        .visible = [kerple](int, std::int64_t m, std::int64_t n) { return bias(kerple, m, n); }};
}

std::int64_t distancesOf(const Positions& position)
{
    return std::min(
        std::max(position.query + 1, std::min(position.shown, maxDistances)), maxDistances);
}

/// Distances for which FIRE is evaluated repeatedly: those of its matrix, and those before the
/// query. A power of two, so that the query can move without a new table.
std::int64_t stretchedDistances(const Positions& position)
{
    const std::int64_t most = std::clamp(position.query + 1, maxCells, maxDistances);
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
        for (std::int64_t query = m_first; query < m_first + maxCells; ++query)
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
BiasModel fireModel(const FireScheme& scheme, const Positions& position)
{
    const auto shares = std::make_shared<const FireShares>(scheme.encoding, position);
    const auto lines = std::make_shared<const FireLines>(fireLines(
        seededNetwork(scheme.encoding, scheme.hidden, scheme.heads, seedOf(scheme.seed))));
    return {.heads = scheme.heads,
        .knowsDistanceAlone = false,
        .maxShown = maxCells,
        .maxKeys = maxDistances,
        .visible = [shares, lines](int head, std::int64_t m, std::int64_t n) {
            return bias(*lines, head - 1, shares->at(m, n));
        }};
}

// Its sum of cosines is computed once, for many distances together.
BiasModel sandwichModel(const Sandwich& sandwich, const Positions& position)
{
    const std::int64_t count = distancesOf(position);
    const CosineSum sum = distanceSum(sandwich);
    return {.maxShown = maxDistances,
        .maxKeys = maxDistances,
        .visible = [sandwich, sum, near = values(sum, 0, count)](
                       int, std::int64_t m, std::int64_t n) {
            const auto distance = static_cast<std::size_t>(m - n);
            return distance < near.size() ? sandwich.factor * near[distance]
                                          : bias(sandwich, sum, m, n);
        }};
}

BiasModel nopeModel(const Nope& nope)
{
    return {.mask = maskOf(nope.visible),
        .maxShown = maxDistances,
        .maxKeys = 16 * maxDistances,
        .visible = [](int, std::int64_t, std::int64_t) { return 0.0; }};
}

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

BiasModel modelOf(const LabState& state)
{
    const Schemes& schemes = state.schemes;
    switch (state.biases.shown) {
    case BiasEncoding::RelativeBias:
        return relativeModel(schemes.relativeBias);
    case BiasEncoding::T5:
        return t5Model(schemes.t5);
    case BiasEncoding::Swin:
        return swinModel(schemes.swin);
    case BiasEncoding::Kerple:
        return kerpleModel(schemes.kerple);
    case BiasEncoding::Fire:
        return fireModel(schemes.fire, state.position);
    case BiasEncoding::Sandwich:
        return sandwichModel(schemes.sandwich, state.position);
    case BiasEncoding::Nope:
        return nopeModel(schemes.nope);
    case BiasEncoding::Cope:
        return copeModel(state);
    case BiasEncoding::Alibi:
        break;
    }
    return alibiModel(state.biases.encoding);
}

/// Only the part of the positions on which a model depends.
std::int64_t lengthOf(const LabState& state)
{
    const Positions& position = state.position;
    if (state.biases.shown == BiasEncoding::Fire)
        return stretchedDistances(position);
    if (state.biases.shown == BiasEncoding::Sandwich)
        return distancesOf(position);
    if (state.biases.shown == BiasEncoding::Cope)
        return std::max(position.query + 1, position.first + position.shown);
    return 0;
}

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
    const bool countsFirst = state.biases.shown == BiasEncoding::Fire;
    const std::int64_t first = countsFirst ? state.position.first : 0;
    return recent.of({biasNumbers(state), lengthOf(state), first}, [&] {
        BiasModel model = modelOf(state);
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
