#include "core/analysis/cache_fit.h"
#include "core/frames/tables/scheme_table.h"
#include "core/math/constants.h"
#include "core/state/present_length.h"
#include "core/state/rotation_vectors.h"

#include <array>
#include <cmath>

namespace lab {

namespace {

RotaryScaling presentScaling(const LabState& state)
{
    RotaryScaling scaling = state.rotations.scaling;
    scaling.currentLength = presentLength(state);
    return scaling;
}

/// NaN for a length of 0.
SchemeTable growingLengthOf(const LabState& state, TableRange range)
{
    const Rotary encoding = rotary(state.rotations);
    const RotaryScaling scaling = state.rotations.scaling;
    const int slowest = std::max(0, encoding.rotatedWidth / 2 - 1);
    return tableOver(range,
        {"length", "base", "factor of the selected pair", "factor of the slowest pair"},
        [encoding, scaling, selected = pairSlowing(encoding, scaling, state.rotations.pair),
            slow = pairSlowing(encoding, scaling, slowest)](std::int64_t length) {
            if (length < 1)
                return std::vector {noNumber, noNumber, noNumber};
            RotaryScaling then = scaling;
            then.currentLength = length;
            return std::vector {
                scaledBase(encoding, then), slowing(selected, length), slowing(slow, length)};
        });
}

/// Of the selected pair; NaN for a key that is not cached yet.
SchemeTable cachedKeysOf(const LabState& state, TableRange range)
{
    return tableOver(range,
        {"position", "factor when written", "factor now", "angle error", "displacement",
            "within 0.1 rad"},
        [encoding = rotary(state.rotations), scaling = presentScaling(state),
            pair = state.rotations.pair](std::int64_t position) {
            if (position >= scaling.currentLength)
                return std::vector(5, noNumber);
            const CachedKey key = cachedKey(encoding, scaling, pair, position);
            return std::vector {
                key.written, key.present, key.angleError, key.displacement, fits(key) ? 1.0 : 0.0};
        });
}

/// Of the newest query with each key.
SchemeTable cachedScoresOf(const LabState& state, TableRange range)
{
    return tableOver(range, {"position", "as cached", "turned anew"},
        [encoding = rotary(state.rotations), scaling = presentScaling(state),
            query = queryVector(state.rotations),
            key = keyVector(state.rotations)](std::int64_t position) {
            if (position >= scaling.currentLength)
                return std::vector {noNumber, noNumber};
            const CachedScore score = cachedScore(encoding, scaling, query, key, position);
            return std::vector {score.asCached, score.recomputed};
        });
}

/// Includes unrotated pairs: for them every key fits.
SchemeTable cacheFitOf(const LabState& state, TableRange)
{
    const Rotary encoding = rotary(state.rotations);
    return {{"pair", "cached keys", "at other frequencies", "off by more than 0.1 rad"}, 0,
        pairCount(encoding), [encoding, scaling = presentScaling(state)](std::int64_t pair) {
            const CacheFit fit = cacheFit(encoding, scaling, static_cast<int>(pair));
            return std::vector {static_cast<double>(fit.keys),
                static_cast<double>(fit.atOtherFrequencies), static_cast<double>(fit.misplaced)};
        }};
}

} // namespace

std::span<const TableQuantity> cacheTables()
{
    static constexpr std::array quantities {
        TableQuantity {"rope", "growing_length", growingLengthOf},
        TableQuantity {"rope", "cached_keys", cachedKeysOf},
        TableQuantity {"rope", "cached_scores", cachedScoresOf},
        TableQuantity {"rope", "cache_fit", cacheFitOf},
    };
    return quantities;
}

} // namespace lab
