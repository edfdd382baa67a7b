#include "core/frames/context/calculator_frame.h"

#include "core/analysis/base_bound.h"
#include "core/encodings/scaling/formula.h"
#include "core/frames/context/context_frames.h"

#include <algorithm>
#include <limits>
#include <optional>
#include <tuple>
#include <utility>

namespace lab {

namespace {

double grownFactor(const RotaryScaling& scaling)
{
    if (scaling.method != ScalingMethod::DynamicNtk)
        return scaling.factor;
    if (scaling.currentLength <= scaling.originalLength)
        return 1;
    const double ratio =
        static_cast<double>(scaling.currentLength) / static_cast<double>(scaling.originalLength);
    return scaling.factor * ratio - (scaling.factor - 1);
}

/// The largest divisor of the long list; pairs beyond its end are not divided.
double largestDivisor(const RotaryScaling& scaling, std::size_t pairs)
{
    const auto& list = scaling.longFactors;
    double largest = list.size() < pairs ? 1 : 0;
    for (std::size_t pair = 0; pair < std::min(list.size(), pairs); ++pair)
        largest = std::max(largest, list[pair]);
    return largest;
}

double reachOf(const CalculatorFrame::Line& line, const Rotary& rotary)
{
    switch (line.method) {
    case ScalingMethod::None:
    case ScalingMethod::ProportionalRope:
        return 1;
    case ScalingMethod::DynamicNtk:
        return std::numeric_limits<double>::infinity();
    case ScalingMethod::LongRope:
        return largestDivisor(line.scaling, static_cast<std::size_t>(rotary.rotatedWidth / 2));
    case ScalingMethod::AdjustedBase:
        return line.base < rotary.base ? line.least : line.most;
    default:
        return line.scaling.factor;
    }
}

CalculatorFrame::Line lineOf(const Rotary& rotary, const RotaryScaling& scaling)
{
    CalculatorFrame::Line line;
    line.method = scaling.method;
    line.scaling = scaling;
    line.factor = grownFactor(scaling);
    line.base = scaledBase(rotary, scaling);
    line.attentionFactor = attentionFactor(scaling);
    line.softmaxFactor = softmaxFactor(scaling);
    bool isFirst = true;
    for (const ScaledPair& pair : scaledPairs(rotary, scaling)) {
        if (pair.plainFrequency <= 0)
            continue;
        line.kept += pair.regime == Regime::Kept ? 1 : 0;
        line.blended += pair.regime == Regime::Blended ? 1 : 0;
        line.divided += pair.regime == Regime::Divided ? 1 : 0;
        line.resting += pair.regime == Regime::Resting ? 1 : 0;
        if (pair.frequency <= 0)
            continue;
        const double slower = pair.plainFrequency / pair.frequency;
        line.least = isFirst ? slower : std::min(line.least, slower);
        line.most = isFirst ? slower : std::max(line.most, slower);
        isFirst = false;
    }
    line.reach = reachOf(line, rotary);
    return line;
}

std::optional<CalculatorFrame::WideBase> wideBaseOf(
    const Rotary& rotary, double factor, std::int64_t target)
{
    if (rotary.rotatedWidth <= 2)
        return std::nullopt; // a pair that no base affects
    RotaryScaling ntk;
    ntk.method = ScalingMethod::NtkAware;
    ntk.factor = factor;
    CalculatorFrame::WideBase wide {scaledBase(rotary, ntk), 0, {}};
    constexpr std::int64_t affordable = 64'000'000; // cosines, some hundredths of a second
    const std::int64_t end = std::min(target, affordable / (rotary.rotatedWidth / 2));
    // Every picture that shows it requests it after a change of the state, usually for the same
    // base.
    using Asked = std::tuple<int, double, std::int64_t>;
    static thread_local std::optional<std::pair<Asked, CalculatorFrame::WideBase>> last;
    const Asked asked {rotary.rotatedWidth, wide.base, end};
    if (last && last->first == asked)
        return last->second;
    wide.failing = firstNegativeDistance(ladderTurns({rotary.rotatedWidth, {}}, wide.base), end);
    wide.searched = wide.failing.value_or(end);
    last.emplace(asked, wide);
    return wide;
}

} // namespace

CalculatorFrame calculatorFrame(const LabState& state)
{
    const SpectrumFrame spectrum = spectrumFrame(state);
    CalculatorFrame frame;
    frame.method = state.rotations.scaling.method;
    frame.lengths = spectrum.lengths;
    frame.wantedFactor = std::max(1.0,
        static_cast<double>(spectrum.lengths.target)
            / static_cast<double>(std::max<std::int64_t>(1, spectrum.lengths.training)));
    frame.base = state.rotations.base;
    frame.pairs = static_cast<int>(spectrum.pairs.size());
    // Without a method, which may leave pairs unrotated.
    const auto training = static_cast<double>(spectrum.lengths.training);
    frame.incomplete = static_cast<int>(std::ranges::count_if(spectrum.pairs,
        [training](const SpectrumFrame::Pair& pair) { return training < pair.wavelength; }));
    const Rotary encoding = rotary(state.rotations);
    const RotaryScaling& chosen = state.rotations.scaling;
    RotaryScaling other = extended(chosen, frame.lengths);
    other.currentLength = chosen.currentLength; // of the current sequence length
    constexpr int last = static_cast<int>(ScalingMethod::ProportionalRope);
    for (int method = 0; method <= last; ++method) {
        other.method = static_cast<ScalingMethod>(method);
        frame.lines.push_back(lineOf(encoding, other.method == chosen.method ? chosen : other));
        const CalculatorFrame::Line& line = frame.lines.back();
        if (line.method == ScalingMethod::AdjustedBase && frame.fallsShort(line))
            frame.wideBase = wideBaseOf(encoding, frame.wantedFactor, frame.lengths.target);
    }
    return frame;
}

} // namespace lab
