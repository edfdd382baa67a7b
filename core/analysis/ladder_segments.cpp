#include "core/analysis/ladder_segments.h"

#include "core/encodings/scaling/formula.h"
#include "core/encodings/scaling/method.h"
#include "core/math/constants.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <limits>

namespace lab {

namespace {

constexpr double never = std::numeric_limits<double>::infinity();

bool isAlongTurns(const RotaryScaling& scaling)
{
    const auto isAlong = rowOf(scaling.method).isAlongTurns;
    return isAlong && isAlong(scaling);
}

std::vector<ScalingRamp> rampsOf(const RotaryScaling& scaling)
{
    const auto ramps = rowOf(scaling.method).ramps;
    return ramps ? ramps(scaling) : std::vector<ScalingRamp>();
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
    for (const ScalingRamp& ramp : rampsOf(family.scaling))
        for (const double turns : {ramp.fast, ramp.slow})
            first = std::min(first,
                nextWhole(
                    0.5 * family.width * std::log(length / (twoPi * turns)), t, family.width));
    return first;
}

double firstBend(const LadderFamily& family, double t)
{
    const ScalingRamp ramp = rampsOf(family.scaling).front();
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
    const ScalingRamp ramp = rampsOf(family.scaling).front();
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
    const ScalingRow& row = rowOf(scaling.method);
    const auto runsForwards = [](const ScalingRamp& ramp) { return ramp.fast > ramp.slow; };
    return row.isSearchable && std::ranges::all_of(rampsOf(scaling), runsForwards)
        && (!row.hasWholeEnds || isAlongTurns(scaling) || row.hasWholeEnds(scaling));
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
