#include "core/frames/compare/compared_layer.h"

#include "core/encodings/alibi/formula.h"
#include "core/encodings/cope/formula.h"
#include "core/encodings/deberta/formula.h"
#include "core/encodings/fire/formula.h"
#include "core/encodings/kerple/formula.h"
#include "core/encodings/sandwich/formula.h"
#include "core/encodings/scaling/formula.h"
#include "core/encodings/seeded_matrices.h"
#include "core/encodings/shaw/formula.h"
#include "core/encodings/sinusoidal/formula.h"
#include "core/encodings/t5/formula.h"
#include "core/encodings/transformer_xl/formula.h"
#include "core/math/recent.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <limits>
#include <map>
#include <memory>
#include <utility>

namespace lab {

namespace {

constexpr double none = std::numeric_limits<double>::quiet_NaN();

std::uint64_t layerSeed(const Compare& compare)
{
    return static_cast<std::uint64_t>(compare.seed);
}

std::uint64_t rowSeed(const Compare& compare)
{
    return layerSeed(compare) + 1;
}

Eigen::VectorXd word(const Compare& compare, std::int64_t token)
{
    return seededToken(layerSeed(compare), token, modelWidth(compare));
}

/// The matrices of one head, drawn one after the other; Transformer-XL draws more after three of
/// them.
struct Drawn {
    std::array<Eigen::MatrixXd, 4> matrices; ///< width × D; those of query and key first
    Eigen::MatrixXd u; ///< 1 × width
    Eigen::MatrixXd v;
};
using DrawnOnce = std::shared_ptr<const Drawn>;

Drawn draw(const Compare& compare)
{
    Random random(layerSeed(compare));
    Drawn drawn;
    const int model = modelWidth(compare);
    const auto next = [&] {
        return normalMatrix(random, compare.width, model, 1 / std::sqrt(model));
    };
    for (std::size_t i = 0; i < 3; ++i)
        drawn.matrices[i] = next();
    Random afterThree = random;
    drawn.u = normalMatrix(afterThree, 1, compare.width, 1);
    drawn.v = normalMatrix(afterThree, 1, compare.width, 1);
    drawn.matrices[3] = next();
    return drawn;
}

/// The inputs of all draws of a layer.
struct LayerSizes {
    explicit LayerSizes(const Compare& compare)
        : width(compare.width)
        , heads(compare.heads)
        , seed(compare.seed)
    {
    }
    int width;
    int heads;
    std::int64_t seed;
    bool operator==(const LayerSizes&) const = default;
};

DrawnOnce drawnMatrices(const Compare& compare)
{
    thread_local Recent<LayerSizes, DrawnOnce, 2> recent;
    return recent.of(
        LayerSizes(compare), [&] { return std::make_shared<const Drawn>(draw(compare)); });
}

double root(const Compare& compare)
{
    return std::sqrt(static_cast<double>(compare.width));
}

Sinusoidal sinusoidOf(const LabState& state)
{
    Sinusoidal sinusoid = state.waves.encoding;
    sinusoid.width = modelWidth(state.compare);
    return sinusoid;
}

using Row = std::function<Eigen::VectorXd(std::int64_t position)>;

Row sinusoidRows(const LabState& state)
{
    return [sinusoid = sinusoidOf(state)](std::int64_t position) -> Eigen::VectorXd {
        return row(sinusoid, position).matrix();
    };
}

// Only the required rows are drawn: a table may have millions of numbers.
Row learnedRows(const LabState& state)
{
    const Compare& compare = state.compare;
    return [seed = rowSeed(compare), width = modelWidth(compare),
               rows = state.schemes.learned.encoding.trainingLength](
               std::int64_t position) -> Eigen::VectorXd {
        return position < rows ? seededToken(seed, position, width)
                               : Eigen::VectorXd::Constant(width, none);
    };
}

ComparedScore addedScore(const LabState& state, const Row& rows)
{
    const ComparedLayer layer = comparedLayer(state.compare);
    const DrawnOnce drawn = drawnMatrices(state.compare);
    // A query that stays while the distance of its keys increases is computed once.
    return [layer, drawn, rows, divisor = root(state.compare), at = std::int64_t {-1},
               q = Eigen::VectorXd()](std::int64_t m, std::int64_t n) mutable {
        if (m != at)
            q = drawn->matrices[0] * (layer.queryWord + rows(m));
        at = m;
        const Eigen::VectorXd k = drawn->matrices[1] * (layer.keyWord + rows(n));
        return q.dot(k) / divisor;
    };
}

ComparedScore shawScore(const LabState& state)
{
    const ShawScheme& scheme = state.schemes.shaw;
    Shaw shaw = scheme.encoding;
    shaw.width = state.compare.width;
    const ComparedLayer layer = comparedLayer(state.compare);
    const ShawTables tables =
        seededTables(shaw, static_cast<std::uint64_t>(scheme.seed), scheme.deviation);
    return
        [shaw, content = layer.content, added = positionScores(shaw, tables, layer.query.array())](
            std::int64_t m, std::int64_t n) { return content + added[tableRow(shaw, m, n)]; };
}

ComparedScore transformerXlScore(const LabState& state)
{
    const Compare& compare = state.compare;
    TransformerXl encoding = state.schemes.transformerXl.encoding;
    encoding.heads = 1;
    encoding.width = modelWidth(compare);
    encoding.headWidth = compare.width;
    const DrawnOnce drawn = drawnMatrices(compare);
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

/// The projected rows of DeBERTa's table that are used on the bench; others are zeros.
ComparedScore debertaScore(const LabState& state)
{
    const Compare& compare = state.compare;
    const Deberta& deberta = state.schemes.deberta.encoding;
    const bool isShared = deberta.projections == DebertaProjections::Shared;
    const ComparedLayer layer = comparedLayer(compare);
    const DrawnOnce drawn = drawnMatrices(compare);
    const Eigen::MatrixXd& positionQuery = drawn->matrices[isShared ? 0 : 2];
    const Eigen::MatrixXd& positionKey = drawn->matrices[isShared ? 1 : 3];
    const int last = std::max(compare.distances, comparedDistance);
    DebertaHead head;
    head.contentQueries = layer.query.transpose();
    head.contentKeys = layer.key.transpose();
    head.positionQueries = Eigen::MatrixXd::Zero(Eigen::Index {2} * deberta.span, compare.width);
    head.positionKeys = head.positionQueries;
    for (std::int64_t distance = -last, before = -1; distance <= last; ++distance) {
        const std::int64_t line = tableRow(deberta, distance, 0);
        if (line == before)
            continue;
        const Eigen::VectorXd drawnRow = seededToken(rowSeed(compare), line, modelWidth(compare));
        head.positionQueries.row(line) = (positionQuery * drawnRow).transpose();
        head.positionKeys.row(line) = (positionKey * drawnRow).transpose();
        before = line;
    }
    return [deberta, head](std::int64_t m, std::int64_t n) {
        return score(terms(deberta, head, {0, 0, m, n}));
    };
}

/// Content plus a number: `bias` of query and key.
ComparedScore biasedScore(const LabState& state, ComparedScore bias)
{
    return [content = comparedLayer(state.compare).content, bias = std::move(bias)](
               std::int64_t m, std::int64_t n) { return content + bias(m, n); };
}

ComparedScore t5Score(const LabState& state)
{
    const T5Scheme& scheme = state.schemes.t5;
    T5Bias t5 = scheme.encoding;
    t5.heads = state.compare.heads;
    return biasedScore(state,
        [t5, edges = bucketEdges(t5),
            table = seededTable(t5, static_cast<std::uint64_t>(scheme.seed))](
            std::int64_t m, std::int64_t n) { return table(bucket(t5, edges, n - m), 0); });
}

ComparedScore alibiScore(const LabState& state)
{
    Alibi alibi = state.biases.encoding;
    alibi.heads = state.compare.heads;
    return biasedScore(
        state, [alibi, slope = slopes(alibi).front()](std::int64_t m, std::int64_t n) {
            return bias(alibi, slope, m, n);
        });
}

ComparedScore fireScore(const LabState& state)
{
    const FireScheme& scheme = state.schemes.fire;
    const FireNetwork network = seededNetwork(scheme.encoding, scheme.hidden, state.compare.heads,
        static_cast<std::uint64_t>(scheme.seed));
    return biasedScore(state, [fire = scheme.encoding, network](std::int64_t m, std::int64_t n) {
        return biases(fire, network, m, n)[0];
    });
}

ComparedScore sandwichScore(const LabState& state)
{
    const Sandwich& sandwich = state.schemes.sandwich;
    return biasedScore(
        state, [sandwich, sum = distanceSum(sandwich)](std::int64_t m, std::int64_t n) {
            return bias(sandwich, sum, m, n);
        });
}

/// The words between are drawn once and have the same distances from the query at every position.
ComparedScore copeScore(const LabState& state)
{
    const Compare& compare = state.compare;
    const CopeScheme& scheme = state.schemes.cope;
    const ComparedLayer layer = comparedLayer(compare);
    const Eigen::MatrixXd table = seededTable(
        scheme.encoding, compare.width, 3 * static_cast<std::uint64_t>(scheme.seed) + 2);
    const auto gateOf = [&](const Eigen::VectorXd& key) {
        return gate(gateLogit(scheme.encoding, layer.query, key));
    };
    const DrawnOnce drawn = drawnMatrices(compare);
    const Eigen::MatrixXd& keyWeights = drawn->matrices[1];
    std::vector<double> between {gateOf(keyWeights * layer.queryWord)}; // that of the query itself
    const int last = std::max(compare.distances, comparedDistance);
    for (int back = 1; back < last; ++back)
        between.push_back(gateOf(keyWeights * word(compare, 1 + back)));
    const double keyGate = gateOf(layer.key);
    return biasedScore(state,
        [cope = scheme.encoding, between, keyGate, atWhole = Eigen::VectorXd(table * layer.query)](
            std::int64_t m, std::int64_t n) {
            const auto count = static_cast<std::ptrdiff_t>(m - n);
            std::vector<double> gates {keyGate};
            gates.insert(gates.end(), std::make_reverse_iterator(between.begin() + count),
                std::make_reverse_iterator(between.begin()));
            return interpolated(atWhole, contextualPositions(cope, gates).front());
        });
}

struct ComparedRope {
    Rotary rotary;
    Turning turning;
};

ComparedRope ropeOf(const LabState& state, ComparedEncoding encoding)
{
    const int width = state.compare.width;
    const Rotations& rotations = state.rotations;
    const Rotary rotary {
        rotations.base, width, rotatedWidth(width, rotations.rotatedShare), rotations.pairing};
    RotaryScaling scaling = rotations.scaling;
    scaling.method =
        encoding == ComparedEncoding::ExtendedRope ? state.compare.method : ScalingMethod::None;
    return {rotary, turning(rotary, scaling)};
}

ComparedScore ropeScore(const LabState& state, ComparedEncoding encoding)
{
    const ComparedLayer layer = comparedLayer(state.compare);
    return [layer, rope = ropeOf(state, encoding), divisor = root(state.compare)](
               std::int64_t m, std::int64_t n) {
        const Eigen::ArrayXd q = rotated(rope.rotary, rope.turning, layer.query.array(), m);
        const Eigen::ArrayXd k = rotated(rope.rotary, rope.turning, layer.key.array(), n);
        return (q * k).sum() / divisor;
    };
}

} // namespace

ComparedLayer comparedLayer(const Compare& compare)
{
    thread_local Recent<LayerSizes, ComparedLayer, 2> recent;
    return recent.of(LayerSizes(compare), [&] {
        const DrawnOnce drawn = drawnMatrices(compare);
        ComparedLayer layer;
        layer.queryWord = word(compare, 0);
        layer.keyWord = word(compare, 1);
        layer.query = drawn->matrices[0] * layer.queryWord;
        layer.key = drawn->matrices[1] * layer.keyWord;
        layer.content = layer.query.dot(layer.key) / root(compare);
        return layer;
    });
}

ComparedScore comparedScore(const LabState& state, ComparedEncoding encoding)
{
    switch (encoding) {
    case ComparedEncoding::None:
        return biasedScore(state, [](std::int64_t, std::int64_t) { return 0.0; });
    case ComparedEncoding::Sinusoidal:
        return addedScore(state, sinusoidRows(state));
    case ComparedEncoding::Learned:
        return addedScore(state, learnedRows(state));
    case ComparedEncoding::Shaw:
        return shawScore(state);
    case ComparedEncoding::TransformerXl:
        return transformerXlScore(state);
    case ComparedEncoding::Deberta:
        return debertaScore(state);
    case ComparedEncoding::T5:
        return t5Score(state);
    case ComparedEncoding::Alibi:
        return alibiScore(state);
    case ComparedEncoding::Kerple:
        return biasedScore(state, [kerple = state.schemes.kerple](std::int64_t m, std::int64_t n) {
            return bias(kerple, m, n);
        });
    case ComparedEncoding::Fire:
        return fireScore(state);
    case ComparedEncoding::Sandwich:
        return sandwichScore(state);
    case ComparedEncoding::Cope:
        return copeScore(state);
    case ComparedEncoding::Rope:
    case ComparedEncoding::ExtendedRope:
        break;
    }
    return ropeScore(state, encoding);
}

std::function<double(std::int64_t)> comparedLength(const LabState& state, ComparedEncoding encoding)
{
    const ComparedLayer layer = comparedLayer(state.compare);
    switch (entryOf(encoding)) {
    case PositionEntry::Token:
        return [word = layer.queryWord,
                   rows = encoding == ComparedEncoding::Learned ? learnedRows(state)
                                                                : sinusoidRows(state)](
                   std::int64_t position) { return (word + rows(position)).norm() / word.norm(); };
    case PositionEntry::Turn:
        return [query = layer.query, rope = ropeOf(state, encoding)](std::int64_t position) {
            return rotated(rope.rotary, rope.turning, query.array(), position).matrix().norm()
                / query.norm();
        };
    case PositionEntry::Nowhere:
    case PositionEntry::ScoreVector:
    case PositionEntry::ScoreNumber:
        break;
    }
    return [](std::int64_t) { return 1.0; };
}

} // namespace lab
