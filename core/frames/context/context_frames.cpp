#include "core/frames/context/context_frames.h"

#include "core/encodings/scaling/formula.h"
#include "core/math/constants.h"
#include "core/state/choices.h"
#include "core/state/shown_methods.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace lab {

namespace {

double inverse(double number)
{
    return number > 0 ? 1 / number : std::numeric_limits<double>::infinity();
}

int rotatedPairs(const Rotary& encoding)
{
    return encoding.rotatedWidth / 2;
}

double finite(double number)
{
    return std::isfinite(number) ? number : std::numeric_limits<double>::quiet_NaN();
}

} // namespace

SpectrumFrame spectrumFrame(const LabState& state)
{
    const Rotary encoding = rotary(state.rotations);
    const std::vector<ScaledPair> scaled = scaledPairs(encoding, state.rotations.scaling);
    SpectrumFrame frame;
    frame.lengths = contextLengths(state);
    frame.method = state.rotations.scaling.method;
    frame.selectedPair = state.rotations.pair;
    frame.base = state.rotations.base;
    frame.width = state.rotations.width;
    for (int i = 0; i < rotatedPairs(encoding); ++i) {
        const ScaledPair& pair = scaled[static_cast<std::size_t>(i)];
        const double wavelength = twoPi / pair.plainFrequency;
        const bool isTurned = pair.frequency > 0;
        frame.pairs.push_back({pair.plainFrequency, wavelength, twoPi * inverse(pair.frequency),
            isTurned ? static_cast<double>(frame.lengths.training) / wavelength : 0});
        frame.turningPairs += isTurned ? 1 : 0;
        frame.incomplete += isTurned && frame.pairs.back().turns < 1 ? 1 : 0;
    }
    frame.restingPairs = pairCount(encoding) - frame.turningPairs;
    return frame;
}

NumberTable spectrumTable(const SpectrumFrame& frame)
{
    NumberTable table {
        {"pair", "frequency", "wavelength", "turns_in_training", "scaled_wavelength"}, {}};
    for (std::size_t i = 0; i < frame.pairs.size(); ++i) {
        const SpectrumFrame::Pair& pair = frame.pairs[i];
        table.rows.push_back({static_cast<double>(i), pair.frequency, pair.wavelength, pair.turns,
            finite(pair.scaledWavelength)});
    }
    return table;
}

double SpectrumFrame::wavelengthAtEnd() const
{
    return twoPi * base;
}

FactorsFrame factorsFrame(const LabState& state)
{
    const Rotary encoding = rotary(state.rotations);
    const RotaryScaling& present = state.rotations.scaling;
    FactorsFrame frame;
    frame.method = present.method;
    frame.selectedPair = state.rotations.pair;
    frame.pairs = state.rotations.width / 2;
    frame.lacksLists = state.context.methods.contains(ScalingMethod::LongRope)
        && !isShown(state, ScalingMethod::LongRope);
    for (const ScalingMethod method : scalingMethods()) {
        if (!isShown(state, method))
            continue;
        RotaryScaling scaling = present;
        scaling.method = method;
        const std::vector<ScaledPair> scaled = scaledPairs(encoding, scaling);
        FactorsFrame::Line& line = frame.lines.emplace_back();
        line.method = method;
        for (int i = 0; i < rotatedPairs(encoding); ++i) {
            const double factor = inverse(scaled[static_cast<std::size_t>(i)].multiplier);
            line.factors.push_back(factor);
            if (std::isfinite(factor)) {
                frame.lowest = std::min(frame.lowest, factor);
                frame.highest = std::max(frame.highest, factor);
            }
        }
        if (method == present.method)
            frame.handles = rampHandles(state, line.factors);
    }
    return frame;
}

NumberTable factorsTable(const FactorsFrame& frame)
{
    NumberTable table {{"pair"}, {}};
    const std::size_t pairs = frame.lines.front().factors.size();
    for (std::size_t pair = 0; pair < pairs; ++pair)
        table.rows.push_back({static_cast<double>(pair)});
    for (const FactorsFrame::Line& line : frame.lines) {
        table.header.push_back(keyOf(line.method));
        for (std::size_t pair = 0; pair < pairs; ++pair)
            table.rows[pair].push_back(finite(line.factors[pair]));
    }
    return table;
}

} // namespace lab
