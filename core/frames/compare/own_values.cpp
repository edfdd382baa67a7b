#include "core/encodings/deberta/formula.h"
#include "core/encodings/scaling/formula.h"
#include "core/encodings/t5/formula.h"
#include "core/frames/compare/compare_frames.h"

#include <algorithm>

namespace lab {

namespace {

/// Distinct up to `own`, then logarithmic buckets up to `last`; a single value if nothing is
/// between.
OwnValues shared(std::int64_t own, std::int64_t last)
{
    if (own <= 0 && last <= 0)
        return {0, BeyondOwn::None};
    return last > own ? OwnValues {own, BeyondOwn::Ratio, last}
                      : OwnValues {own, BeyondOwn::Shared};
}

OwnValues ofT5(const T5Bias& t5)
{
    std::vector<std::int64_t> edges = bucketEdges(t5);
    edges.erase(std::ranges::unique(edges).begin(), edges.end()); // those of empty buckets
    std::size_t own = 0;
    while (own + 1 < edges.size() && edges[own + 1] - edges[own] == 1)
        ++own;
    return shared(static_cast<std::int64_t>(own), edges.back());
}

OwnValues ofDeberta(const Deberta& deberta)
{
    if (!deberta.hasContentToPosition && !deberta.hasPositionToContent)
        return {0, BeyondOwn::None};
    const auto row = [&](std::int64_t distance) { return tableRow(deberta, distance, 0); };
    std::int64_t own = 0;
    while (row(own) != row(own + 1))
        ++own;
    // The first distance with the last row: rows never decrease with the distance.
    std::int64_t low = own;
    std::int64_t high = lastPosition;
    while (low < high) {
        const std::int64_t middle = low + (high - low) / 2;
        if (row(middle) == row(lastPosition))
            high = middle;
        else
            low = middle + 1;
    }
    return shared(own, low);
}

OwnValues ofLearned(const Learned& learned)
{
    return {learned.trainingLength, BeyondOwn::Nothing};
}

OwnValues ofRope(const LabState& state, ComparedEncoding encoding)
{
    const Rotations& rotations = state.rotations;
    const int width = state.compare.width;
    const Rotary rotary {
        rotations.base, width, rotatedWidth(width, rotations.rotatedShare), rotations.pairing};
    RotaryScaling scaling = rotations.scaling;
    scaling.method =
        encoding == ComparedEncoding::Rope ? ScalingMethod::None : state.compare.method;
    const bool turns = (frequencies(rotary, scaling) > 0).any();
    return {0, turns ? BeyondOwn::Everywhere : BeyondOwn::None};
}

} // namespace

OwnValues ownValues(const LabState& state, ComparedEncoding encoding)
{
    const Schemes& schemes = state.schemes;
    switch (encoding) {
    case ComparedEncoding::None:
        return {0, BeyondOwn::None};
    case ComparedEncoding::Learned:
        return ofLearned(schemes.learned.encoding);
    case ComparedEncoding::Shaw: // distance K shares its row with all larger distances
        return shared(schemes.shaw.encoding.clip, schemes.shaw.encoding.clip);
    case ComparedEncoding::TransformerXl: {
        const std::int64_t clamp = schemes.transformerXl.encoding.clampLength;
        return clamp > 0 ? shared(clamp, clamp) : OwnValues {};
    }
    case ComparedEncoding::Deberta:
        return ofDeberta(schemes.deberta.encoding);
    case ComparedEncoding::T5:
        return ofT5(schemes.t5.encoding);
    case ComparedEncoding::Cope: { // with all gates open, distance d counts as d + 1
        const std::int64_t last = schemes.cope.encoding.positions - 1;
        return shared(std::max<std::int64_t>(last - 1, 0), std::max<std::int64_t>(last - 1, 0));
    }
    case ComparedEncoding::Rope:
    case ComparedEncoding::ExtendedRope:
        return ofRope(state, encoding);
    case ComparedEncoding::Sinusoidal:
    case ComparedEncoding::Alibi:
    case ComparedEncoding::Kerple:
    case ComparedEncoding::Fire:
    case ComparedEncoding::Sandwich:
        break;
    }
    return {};
}

} // namespace lab
