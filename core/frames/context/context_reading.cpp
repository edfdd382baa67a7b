#include "core/frames/context/base_bound_frame.h"
#include "core/frames/context/context_frames.h"
#include "core/frames/context/growing_length_frame.h"
#include "core/frames/context/mean_score_frame.h"
#include "core/frames/context/rings_frame.h"
#include "core/frames/context/seen_distances_frame.h"
#include "core/frames/context/temperature_frame.h"
#include "core/frames/reading_numbers.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numbers>
#include <string>
#include <string_view>

namespace lab {

namespace {

// A complete circle is given in turns, an arc of it in degrees.
std::vector<ReadingNumber> numbersOf(const RingsFrame::Ring& ring)
{
    constexpr double degrees = 180 / std::numbers::pi;
    if (ring.turns >= 1)
        return {significant("turns", ring.turns, 3)};
    std::vector<ReadingNumber> captionNumbers {significant("degrees", degrees * ring.seenArc, 3)};
    if (ring.newArc > 0)
        captionNumbers.push_back(significant("new", degrees * ring.newArc, 3));
    return captionNumbers;
}

bool begins(RampEnd end)
{
    return end == RampEnd::YarnFast || end == RampEnd::PlainBegin || end == RampEnd::LinearBegin;
}

/// How the used end of the ramp follows from that of the formula.
std::string_view rampFormula(const RotaryScaling& scaling, const RampHandle& handle)
{
    const bool isWhole =
        scaling.method == ScalingMethod::NtkByParts || scaling.rampEnds == RampEnds::WholePairs;
    if (std::equal_to<> {}(handle.usedPair, handle.pair))
        return "reading.base.ramp_end";
    if (begins(handle.end) && handle.pair < 0) // no pair is that far
        return isWhole ? "reading.base.ramp_begins_first"
                       : "reading.base.ramp_begins_exactly_first";
    if (begins(handle.end))
        return "reading.base.ramp_begins";
    if (handle.usedPair < handle.pair)
        return isWhole ? "reading.base.ramp_ends_last" : "reading.base.ramp_ends_exactly_last";
    return "reading.base.ramp_ends";
}

Reading rampReading(const LabState& state, const RampHandle& handle, const Focus& focus)
{
    const int width = rotary(state.rotations).rotatedWidth;
    if (handle.end == RampEnd::TurningShare)
        return {"reading.base.turning_pairs",
            {significant("p", handle.value, 5), whole("r", width),
                whole("n", rotatedWidth(width, handle.value) / 2)},
            Reading::Subject::RampEnd, focus};
    std::vector<ReadingNumber> numbers {whole("r", width),
        whole("L", state.rotations.scaling.originalLength), significant("t", handle.value, 5),
        significant("b", state.rotations.base, 6), significant("i", handle.pair, 6)};
    const std::string formula(rampFormula(state.rotations.scaling, handle));
    if (formula != "reading.base.ramp_end")
        numbers.push_back(whole("used", static_cast<std::int64_t>(handle.usedPair)));
    return {formula, numbers, Reading::Subject::RampEnd, focus};
}

// Men et al.'s sum over the rotated pairs with the frequencies in use, at the distance under the
// pointer.
Reading sumReading(const LabState& state, const Focus& focus)
{
    const LadderFamily family = ladderFamily(state);
    Focus named = focus;
    named.distance = std::max<std::int64_t>(0, focus.distance.value_or(0));
    named.pair.reset();
    const double base = state.rotations.base;
    const std::vector<Turn> turns = ladderTurns(family, base);
    const bool isPlain = family.scaling.method == ScalingMethod::None;
    return {isPlain ? "reading.base.sum" : "reading.base.scaled_sum",
        {whole("m", *named.distance), significant("b", base, 6), whole("r", family.width),
            significant("sum", values(baseSum(turns), *named.distance, 1)[0], 4)},
        Reading::Subject::BaseSum, named};
}

} // namespace

Reading baseReading(const LabState& state, const Focus& focus)
{
    const bool isOfSum = focus.picture == Picture::BaseBound && focus.distance;
    if (isOfSum && rotary(state.rotations).rotatedWidth > 0)
        return sumReading(state, focus);
    if (focus.picture == Picture::ContextGrowingLength)
        return growingLengthReading(state, focus);
    if (focus.picture == Picture::ContextDistances)
        return seenDistancesReading(state, focus);
    if (focus.picture == Picture::ContextTemperature)
        return temperatureReading(state, focus);
    if (focus.picture == Picture::ContextMeanScore && focus.distance)
        return meanScoreReading(state, focus);
    if (focus.rampEnd) {
        LabState alone = state; // the lines of the other methods are not needed
        alone.context.methods.clear();
        const FactorsFrame factors = factorsFrame(alone);
        if (const RampHandle* handle = handleOf(factors.handles, *focus.rampEnd))
            return rampReading(state, *handle, focus);
    }
    const SpectrumFrame spectrum = spectrumFrame(state);
    const auto pairs = static_cast<int>(spectrum.pairs.size());
    const int all = state.rotations.width / 2;
    const int pair = std::clamp(focus.pair.value_or(spectrum.selectedPair), 0, all - 1);
    Focus named = focus;
    named.pair = pair;
    if (pair >= pairs)
        return {"reading.base.resting", {whole("i", pair)}, Reading::Subject::RestingPair, named};

    const SpectrumFrame::Pair& shown = spectrum.pairs[static_cast<std::size_t>(pair)];
    if (!std::isfinite(shown.scaledWavelength))
        return {"reading.base.stopped", {whole("i", pair)}, Reading::Subject::Pair, named};
    if (focus.picture == Picture::ContextFactors) {
        const double slower = shown.scaledWavelength / shown.wavelength;
        const double frequency = shown.frequency / slower;
        return {"reading.base.factor",
            {whole("i", pair), significant("theta", shown.frequency, 4),
                significant("f", slower, 4), significant("scaled", frequency, 6)},
            Reading::Subject::Pair, named};
    }
    Reading wavelength {"reading.base.wavelength",
        {whole("i", pair), significant("b", state.rotations.base, 6), whole("r", 2 * pairs),
            significant("lambda", shown.wavelength, 7), whole("L", spectrum.lengths.training),
            significant("turns", shown.turns, 4)},
        spectrum.method == ScalingMethod::None ? Reading::Subject::Pair
                                               : Reading::Subject::PlainPair,
        named};
    if (focus.picture == Picture::ContextRings) {
        const RingsFrame rings = ringsFrame(state);
        const RingsFrame::Ring& ring = rings.rings[static_cast<std::size_t>(pair)];
        if (isResting(ring))
            return {"reading.base.stopped", {whole("i", pair)}, Reading::Subject::Pair, named};
        wavelength.subject = Reading::Subject::TurnedPair;
        wavelength.captionNumbers = numbersOf(ring);
    }
    return wavelength;
}

} // namespace lab
