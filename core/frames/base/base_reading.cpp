#include "core/frames/base/base_frames.h"
#include "core/frames/base/growing_length_frame.h"
#include "core/frames/base/mean_score_frame.h"
#include "core/frames/base/rings_frame.h"
#include "core/frames/reading.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace lab {

namespace {

using Form = ReadingNumber::Form;

ReadingNumber whole(const char* slot, std::int64_t value)
{
    return {slot, static_cast<double>(value), Form::Whole, 0};
}

ReadingNumber significant(const char* slot, double value, int digits)
{
    return {slot, value, Form::Significant, digits};
}

// A whole circle is told in turns, an arc of it in degrees.
std::vector<ReadingNumber> toldOf(const RingsFrame::Ring& ring)
{
    constexpr double degrees = 180 / std::numbers::pi;
    if (ring.turns >= 1)
        return {significant("turns", ring.turns, 3)};
    std::vector<ReadingNumber> told {significant("degrees", degrees * ring.seenArc, 3)};
    if (ring.newArc > 0)
        told.push_back(significant("new", degrees * ring.newArc, 3));
    return told;
}

} // namespace

Reading baseReading(const LabState& state, const Focus& focus)
{
    if (focus.picture == Picture::BaseGrowingLength)
        return growingLengthReading(state, focus);
    if (focus.picture == Picture::BaseMeanScore && focus.distance)
        return meanScoreReading(state, focus);
    const SpectrumFrame spectrum = spectrumFrame(state);
    const auto pairs = static_cast<int>(spectrum.pairs.size());
    const int all = state.rotations.width / 2;
    const int pair = std::clamp(focus.pair.value_or(spectrum.selectedPair), 0, all - 1);
    Focus named = focus;
    named.pair = pair;
    if (pair >= pairs)
        return {"reading.base.resting", {whole("i", pair)}, Reading::Subject::RestingPair, named};

    const SpectrumFrame::Pair& shown = spectrum.pairs[static_cast<std::size_t>(pair)];
    if (focus.picture == Picture::BaseFactors) {
        const double slower = shown.scaledWavelength / shown.wavelength;
        if (!std::isfinite(slower))
            return {"reading.base.stopped", {whole("i", pair)}, Reading::Subject::Pair, named};
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
        Reading::Subject::Pair, named};
    if (focus.picture == Picture::BaseRings) {
        wavelength.subject = Reading::Subject::TurnedPair;
        wavelength.told = toldOf(ringsFrame(state).rings[static_cast<std::size_t>(pair)]);
    }
    return wavelength;
}

} // namespace lab
