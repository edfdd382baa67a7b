#include "core/frames/compare/compared_layer.h"

#include "core/encodings/rope/formula.h"
#include "core/encodings/scaling/formula.h"
#include "core/encodings/seeded_matrices.h"
#include "core/frames/compare/layer_parts.h"
#include "core/frames/encoding.h"
#include "core/math/recent.h"

#include <utility>

namespace lab {

namespace {

DrawnMatrices draw(const Compare& compare)
{
    Random random(layerSeed(compare));
    DrawnMatrices drawn;
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

ComparedScore addedScore(const LabState& state, const PositionRows& rows)
{
    const ComparedLayer layer = comparedLayer(state.compare);
    const auto drawn = drawnMatrices(state.compare);
    // A query that stays while the distance of its keys increases is computed once.
    return [layer, drawn, rows, divisor = rootOfWidth(state.compare), at = std::int64_t {-1},
               q = Eigen::VectorXd()](std::int64_t m, std::int64_t n) mutable {
        if (m != at)
            q = drawn->matrices[0] * (layer.queryWord + rows(m));
        at = m;
        const Eigen::VectorXd k = drawn->matrices[1] * (layer.keyWord + rows(n));
        return q.dot(k) / divisor;
    };
}

struct TurningLayer {
    Rotary rotary;
    Turning turning;
};

TurningLayer turningLayer(const LabState& state)
{
    const Rotary rotary = comparedRotary(state);
    return {rotary, turning(rotary, state.rotations.scaling)};
}

ComparedScore turnedScore(const LabState& state)
{
    const ComparedLayer layer = comparedLayer(state.compare);
    return [layer, rope = turningLayer(state), divisor = rootOfWidth(state.compare)](
               std::int64_t m, std::int64_t n) {
        const Eigen::ArrayXd q = rotated(rope.rotary, rope.turning, layer.query.array(), m);
        const Eigen::ArrayXd k = rotated(rope.rotary, rope.turning, layer.key.array(), n);
        return (q * k).sum() / divisor;
    };
}

} // namespace

std::shared_ptr<const DrawnMatrices> drawnMatrices(const Compare& compare)
{
    thread_local Recent<LayerSizes, std::shared_ptr<const DrawnMatrices>, 2> recent;
    return recent.of(
        LayerSizes(compare), [&] { return std::make_shared<const DrawnMatrices>(draw(compare)); });
}

Eigen::VectorXd comparedWord(const Compare& compare, std::int64_t token)
{
    return seededToken(layerSeed(compare), token, modelWidth(compare));
}

Rotary comparedRotary(const LabState& state)
{
    const int width = state.compare.width;
    const Rotations& rotations = state.rotations;
    return {rotations.base, width, rotatedWidth(width, rotations.rotatedShare), rotations.pairing};
}

ComparedLayer comparedLayer(const Compare& compare)
{
    thread_local Recent<LayerSizes, ComparedLayer, 2> recent;
    return recent.of(LayerSizes(compare), [&] {
        const auto drawn = drawnMatrices(compare);
        ComparedLayer layer;
        layer.queryWord = comparedWord(compare, 0);
        layer.keyWord = comparedWord(compare, 1);
        layer.query = drawn->matrices[0] * layer.queryWord;
        layer.key = drawn->matrices[1] * layer.keyWord;
        layer.content = layer.query.dot(layer.key) / rootOfWidth(compare);
        return layer;
    });
}

ComparedScore comparedScore(const LabState& state, ComparedEncoding encoding)
{
    const Encoding& row = encodingOf(encoding);
    const LabState own = stateOfRow(state, encoding);
    if (row.compare.score)
        return row.compare.score(own);
    if (row.compare.rows)
        return addedScore(own, row.compare.rows(own));
    if (row.entry.enters == PositionEntry::Turn)
        return turnedScore(own);
    ComparedScore number = row.compare.number ? row.compare.number(own)
                                              : [](std::int64_t, std::int64_t) { return 0.0; };
    return [content = comparedLayer(own.compare).content, number = std::move(number)](
               std::int64_t m, std::int64_t n) { return content + number(m, n); };
}

std::function<double(std::int64_t)> comparedLength(const LabState& state, ComparedEncoding encoding)
{
    const Encoding& row = encodingOf(encoding);
    const LabState own = stateOfRow(state, encoding);
    const ComparedLayer layer = comparedLayer(own.compare);
    if (row.compare.rows)
        return [word = layer.queryWord, rows = row.compare.rows(own)](
                   std::int64_t position) { return (word + rows(position)).norm() / word.norm(); };
    if (row.entry.enters != PositionEntry::Turn)
        return [](std::int64_t) { return 1.0; };
    return [query = layer.query, rope = turningLayer(own)](std::int64_t position) {
        return rotated(rope.rotary, rope.turning, query.array(), position).matrix().norm()
            / query.norm();
    };
}

} // namespace lab
