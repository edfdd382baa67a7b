#include "core/frames/context/calculator_frame.h"

#include "core/analysis/base_bound.h"
#include "core/encodings/scaling/formula.h"
#include "core/encodings/scaling/method.h"
#include "core/frames/context/context_frames.h"

#include <algorithm>
#include <limits>
#include <optional>
#include <tuple>
#include <utility>

namespace lab {

namespace {

CalculatorFrame::Line lineOf(const Rotary& rotary, const RotaryScaling& scaling)
{
    CalculatorFrame::Line line;
    line.method = scaling.method;
    line.scaling = scaling;
    const ScalingRow& row = rowOf(scaling.method);
    line.factor = row.divisor ? row.divisor(scaling).high : scaling.factor;
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
    line.reach = row.reach ? row.reach(rotary, scaling, {line.least, line.most}) : scaling.factor;
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
    for (const ScalingRow* const row : scalingMethodRows()) {
        other.method = row->method;
        frame.lines.push_back(lineOf(encoding, other.method == chosen.method ? chosen : other));
        const CalculatorFrame::Line& line = frame.lines.back();
        if (line.method == ScalingMethod::AdjustedBase && frame.fallsShort(line))
            frame.wideBase = wideBaseOf(encoding, frame.wantedFactor, frame.lengths.target);
    }
    return frame;
}

} // namespace lab
