#include "core/frames/context/growing_length_frame.h"
#include "core/frames/reading_numbers.h"
#include "core/state/present_length.h"

#include <algorithm>
#include <cmath>

namespace lab {

namespace {

Reading baseAtLength(const Rotary& encoding, const RotaryScaling& scaling, const Focus& focus)
{
    const std::int64_t length = scaling.currentLength;
    const double base = scaledBase(encoding, scaling);
    const int width = encoding.rotatedWidth;
    if (length <= scaling.originalLength || width <= 2)
        return {"reading.base.kept_base",
            {significant("scaled", base, 6), whole("L", length),
                whole("start", scaling.originalLength)},
            Reading::Subject::GrownBase, focus};
    return {"reading.base.grown_base",
        {significant("b", encoding.base, 6), significant("s", scaling.factor, 6),
            whole("L", length), whole("start", scaling.originalLength),
            significant("less", scaling.factor - 1, 6), whole("r", width),
            whole("under", width - 2), significant("scaled", base, 7)},
        Reading::Subject::GrownBase, focus};
}

Reading factorAtLength(
    const Rotary& encoding, const RotaryScaling& scaling, int pair, const Focus& focus)
{
    const double factor = slowing(pairSlowing(encoding, scaling, pair), scaling.currentLength);
    if (!std::isfinite(factor))
        return {"reading.base.stopped", {whole("i", pair)}, Reading::Subject::PairAtLength, focus};
    const double frequency = frequencies(encoding)[pair];
    return {"reading.base.factor",
        {whole("i", pair), significant("theta", frequency, 4), significant("f", factor, 4),
            significant("scaled", frequency / factor, 6)},
        Reading::Subject::PairAtLength, focus};
}

Reading keyInCache(
    const Rotary& encoding, const RotaryScaling& scaling, int pair, const Focus& focus)
{
    const CachedKey key = cachedKey(encoding, scaling, pair, *focus.key);
    return {"reading.base.cached_key",
        {whole("i", pair), whole("n", key.position),
            significant("theta", frequencies(encoding)[pair], 4),
            significant("written", key.written, 5), significant("present", key.present, 5),
            significant("error", key.angleError, 5), significant("off", key.displacement, 5)},
        Reading::Subject::CachedKey, focus};
}

} // namespace

Reading growingLengthReading(const LabState& state, const Focus& focus)
{
    const Rotary encoding = rotary(state.rotations);
    RotaryScaling scaling = state.rotations.scaling;
    scaling.currentLength = presentLength(state);
    const int all = state.rotations.width / 2;
    const int pair = std::clamp(focus.pair.value_or(state.rotations.pair), 0, all - 1);
    Focus named = focus;
    named.pair = pair;
    if (!isRotated(encoding, pair))
        return {"reading.base.resting", {whole("i", pair)}, Reading::Subject::RestingPair, named};
    const double present = slowing(pairSlowing(encoding, scaling, pair), scaling.currentLength);
    if (named.key && *named.key < scaling.currentLength && std::isfinite(present)) {
        named.query = scaling.currentLength - 1;
        return keyInCache(encoding, scaling, pair, named);
    }
    scaling.currentLength =
        std::clamp<std::int64_t>(named.position.value_or(scaling.currentLength), 1, lastPosition);
    named.position = scaling.currentLength;
    return scaling.method == ScalingMethod::DynamicNtk
        ? baseAtLength(encoding, scaling, named)
        : factorAtLength(encoding, scaling, pair, named);
}

} // namespace lab
