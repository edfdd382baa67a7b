#include "core/analysis/ladder_segments.h"

#include "core/encodings/scaling/formula.h"
#include "core/math/constants.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <limits>

namespace lab {

namespace {

constexpr double never = std::numeric_limits<double>::infinity();

struct Turns {
    double fast = 0; ///< pairs with this many turns or more are kept
    double slow = 0; ///< pairs with this many turns or fewer are divided
};

bool isAlongTurns(const RotaryScaling& scaling)
{
    return scaling.method == ScalingMethod::Llama3
        || (scaling.method == ScalingMethod::Yarn && scaling.rampAxis == RampAxis::Turns);
}

Turns rampOf(const RotaryScaling& scaling)
{
    if (scaling.method == ScalingMethod::Llama3)
        return {scaling.highFrequencyFactor, scaling.lowFrequencyFactor};
    return {scaling.betaFast, scaling.betaSlow};
}

/// The ramps whose ends are rounded to whole pairs.
std::vector<Turns> roundedRamps(const RotaryScaling& scaling)
{
    if (scaling.method == ScalingMethod::NtkByParts)
        return {{scaling.beta0, scaling.beta1}, {scaling.gamma0, scaling.gamma1}};
    if (scaling.method == ScalingMethod::Yarn && !isAlongTurns(scaling))
        return {rampOf(scaling)};
    return {};
}

/// The next t at which c/t is an integer. Beyond ±width no ramp changes with its ends.
double nextWhole(double c, double t, int width)
{
    const double next = c > 0 ? std::min(std::ceil(c / t) - 1, 1.0 * width)
                              : std::max(std::floor(c / t) + 1, -1.0 * width);
    return next * c > 0 ? c / next : never;
}

double firstJump(const LadderFamily& family, double t)
{
    const auto length = static_cast<double>(family.scaling.originalLength);
    double first = never;
    for (const Turns& ramp : roundedRamps(family.scaling))
        for (const double turns : {ramp.fast, ramp.slow})
            first = std::min(first,
                nextWhole(
                    0.5 * family.width * std::log(length / (twoPi * turns)), t, family.width));
    return first;
}

double firstBend(const LadderFamily& family, double t)
{
    const Turns ramp = rampOf(family.scaling);
    const auto length = static_cast<double>(family.scaling.originalLength);
    double first = never;
    for (int pair = 1; pair < family.width / 2; ++pair) {
        for (const double turns : {ramp.fast, ramp.slow}) {
            const double there = std::log(length / (twoPi * turns)) * family.width / (2.0 * pair);
            if (there > t)
                first = std::min(first, there);
        }
    }
    return first;
}

std::vector<LadderTerm> termsAlongTurns(const LadderFamily& family, double t)
{
    const Turns ramp = rampOf(family.scaling);
    const double perFrequency = static_cast<double>(family.scaling.originalLength) / twoPi;
    const double divided = 1 / family.scaling.factor;
    const double rise = (1 - divided) / (ramp.fast - ramp.slow);
    std::vector<LadderTerm> terms;
    for (int pair = 0; pair < family.width / 2; ++pair) {
        const double turns = perFrequency * std::exp(-2.0 * pair / family.width * t);
        if (turns >= ramp.fast)
            terms.push_back({1, 0});
        else if (turns <= ramp.slow)
            terms.push_back({divided, 0});
        else
            terms.push_back({divided - rise * ramp.slow, rise * perFrequency});
    }
    return terms;
}

std::vector<LadderTerm> termsAt(const LadderFamily& family, double t)
{
    std::vector<LadderTerm> terms;
    const Rotary rotary {std::exp(t), family.width, family.width, Pairing::Interleaved};
    for (const ScaledPair& pair : scaledPairs(rotary, family.scaling))
        terms.push_back({pair.multiplier, 0});
    return terms;
}

} // namespace

bool isSearchable(const RotaryScaling& scaling)
{
    switch (scaling.method) {
    case ScalingMethod::Yarn:
        return scaling.betaFast > scaling.betaSlow
            && (scaling.rampAxis == RampAxis::Turns || scaling.rampEnds == RampEnds::WholePairs);
    case ScalingMethod::Llama3:
        return scaling.highFrequencyFactor > scaling.lowFrequencyFactor;
    case ScalingMethod::NtkByParts:
        return scaling.beta0 > scaling.beta1 && scaling.gamma0 > scaling.gamma1;
    case ScalingMethod::AdjustedBase:
        return false;
    case ScalingMethod::None:
    case ScalingMethod::PositionInterpolation:
    case ScalingMethod::NtkAware:
    case ScalingMethod::DynamicNtk:
    case ScalingMethod::LongRope:
    case ScalingMethod::ProportionalRope:
        break;
    }
    return true;
}

LadderFamily searchedFamily(const LadderFamily& family)
{
    return isSearchable(family.scaling) ? family : LadderFamily {family.width, {}};
}

LadderSegment ladderSegment(const LadderFamily& family, double logBase)
{
    assert(logBase >= 0 && isSearchable(family.scaling));
    const bool isAlong = isAlongTurns(family.scaling);
    LadderSegment segment;
    segment.end = isAlong ? firstBend(family, logBase) : firstJump(family, logBase);
    const double inside = segment.end < never ? (logBase + segment.end) / 2 : logBase + 1;
    segment.terms = isAlong ? termsAlongTurns(family, inside) : termsAt(family, inside);
    return segment;
}

} // namespace lab
