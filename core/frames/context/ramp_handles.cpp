#include "core/frames/context/ramp_handles.h"

#include "core/encodings/scaling/formula.h"
#include "core/math/significant_digits.h"
#include "core/state/parameters.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace lab {

namespace {

std::string_view keyOf(RampEnd end)
{
    switch (end) {
    case RampEnd::YarnFast:
        return "scaling.beta_fast";
    case RampEnd::YarnSlow:
        return "scaling.beta_slow";
    case RampEnd::Llama3High:
        return "scaling.high_frequency_factor";
    case RampEnd::Llama3Low:
        return "scaling.low_frequency_factor";
    case RampEnd::PlainBegin:
        return "scaling.gamma_0";
    case RampEnd::PlainEnd:
        return "scaling.gamma_1";
    case RampEnd::LinearBegin:
        return "scaling.beta_0";
    case RampEnd::LinearEnd:
        return "scaling.beta_1";
    case RampEnd::TurningShare:
        break;
    }
    return "scaling.turning_share";
}

double lastPair(const Rotary& encoding)
{
    return encoding.rotatedWidth / 2.0 - 1;
}

// On the line as drawn: straight between two pairs on a logarithmic axis.
double factorAt(const std::vector<double>& factors, double pair)
{
    const double inside = std::clamp(pair, 0.0, static_cast<double>(factors.size()) - 1);
    const auto before = static_cast<std::size_t>(std::floor(inside));
    const std::size_t after = std::min(before + 1, factors.size() - 1);
    const double share = inside - static_cast<double>(before);
    return std::exp2((1 - share) * std::log2(factors[before]) + share * std::log2(factors[after]));
}

struct Ends {
    RampEnd fast;
    RampEnd slow;
    RampRange range;
};

std::vector<Ends> rampsOf(const Rotary& encoding, const RotaryScaling& scaling)
{
    const auto alongTurns = [&](double fast, double slow) {
        const double begin = pairWithTurns(encoding, fast, scaling.originalLength);
        const double end = pairWithTurns(encoding, slow, scaling.originalLength);
        return RampRange {begin, end, begin, end};
    };
    switch (scaling.method) {
    case ScalingMethod::Yarn:
        return {{RampEnd::YarnFast, RampEnd::YarnSlow,
            scaling.rampAxis == RampAxis::Turns ? alongTurns(scaling.betaFast, scaling.betaSlow)
                                                : yarnRange(encoding, scaling)}};
    case ScalingMethod::Llama3:
        return {{RampEnd::Llama3High, RampEnd::Llama3Low,
            alongTurns(scaling.highFrequencyFactor, scaling.lowFrequencyFactor)}};
    case ScalingMethod::NtkByParts:
        return {{RampEnd::PlainBegin, RampEnd::PlainEnd, plainRange(encoding, scaling)},
            {RampEnd::LinearBegin, RampEnd::LinearEnd, linearRange(encoding, scaling)}};
    default:
        return {};
    }
}

RampHandle handle(const LabState& state, RampEnd end)
{
    const Parameter& row = *parameterNamed(keyOf(end));
    const Range range = row.range(state);
    RampHandle one;
    one.end = end;
    one.value = std::get<double>(row.read(state));
    one.lowest = range.lowest;
    one.highest = range.highest;
    return one;
}

// Five significant digits: precise to far less than a pixel, and still readable.
} // namespace

RampHandles rampHandles(const LabState& state, const std::vector<double>& factors)
{
    const RotaryScaling& scaling = state.rotations.scaling;
    RampHandles handles {rotary(state.rotations), scaling.originalLength, {}};
    if (factors.size() < 2)
        return handles;
    if (scaling.method == ScalingMethod::ProportionalRope) {
        RampHandle share = handle(state, RampEnd::TurningShare);
        share.pair = share.value * lastPair(handles.encoding);
        share.usedPair = share.pair;
        handles.ends.push_back(share);
    }
    for (const Ends& ends : rampsOf(handles.encoding, scaling)) {
        RampHandle fast = handle(state, ends.fast);
        RampHandle slow = handle(state, ends.slow);
        // A ramp that runs backwards stays so.
        if (fast.value >= slow.value) {
            fast.lowest = slow.value;
            slow.highest = fast.value;
        } else {
            fast.highest = slow.value;
            slow.lowest = fast.value;
        }
        fast.pair = ends.range.rawBegin;
        fast.usedPair = ends.range.begin;
        slow.pair = ends.range.rawEnd;
        slow.usedPair = ends.range.end;
        for (RampHandle* end : {&fast, &slow}) {
            end->factor = factorAt(factors, end->pair);
            handles.ends.push_back(*end);
        }
    }
    return handles;
}

SetParameter endMovedTo(const RampHandles& handles, RampEnd end, double pair)
{
    const RampHandle& held = *handleOf(handles, end);
    const double wanted = end == RampEnd::TurningShare
        ? pair / lastPair(handles.encoding)
        : turnsOfPair(handles.encoding, pair, handles.originalLength);
    return {std::string(keyOf(end)),
        std::clamp(toSignificantDigits(std::max(0.0, wanted), 5), held.lowest, held.highest)};
}

const RampHandle* handleOf(const RampHandles& handles, RampEnd end)
{
    const auto found = std::ranges::find(handles.ends, end, &RampHandle::end);
    return found == handles.ends.end() ? nullptr : &*found;
}

} // namespace lab
