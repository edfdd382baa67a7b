#include "core/encodings/scaling/ramps.h"

#include "core/math/exact/power_ladder.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace lab {

namespace {

constexpr DoubleDouble exactTwoPi {0x1.921fb54442d18p+2, 0x1.1a62633145c07p-52};

struct TurnCounts {
    double fast = 0; ///< where the ramp is 0
    double slow = 0; ///< where it is 1
};

/// The ends along the pair index before and after rounding and limits.
struct Ends {
    DoubleDouble rawBegin;
    DoubleDouble rawEnd;
    DoubleDouble begin;
    DoubleDouble end;
};

double floorOf(DoubleDouble number)
{
    const double below = std::floor(number.high);
    return below < number.high || number.low >= 0 ? below : below - 1;
}

double ceilOf(DoubleDouble number)
{
    return -floorOf(-number);
}

bool isLess(DoubleDouble left, DoubleDouble right)
{
    return (left + -right).high < 0;
}

/// way/length in [0, 1]. Few pairs of a ramp are between its ends, and only these need a division.
DoubleDouble shareOf(DoubleDouble way, DoubleDouble length)
{
    if (length.high < 0)
        return shareOf(-way, -length);
    if (!(way.high > 0))
        return {0, 0};
    if (!isLess(way, length))
        return {1, 0};
    const DoubleDouble share = way / length;
    return isLess(share, {1, 0}) ? share : DoubleDouble {1, 0};
}

DoubleDouble pairWithTurnsExactly(const Rotary& rotary, double turns, std::int64_t length)
{
    // ln 2π as a double, and the remainder
    static const DoubleDouble logTwoPi =
        log(exactTwoPi.high) + DoubleDouble {exactTwoPi.low / exactTwoPi.high, 0};
    const DoubleDouble logRatio = log(static_cast<double>(length)) + -log(turns) + -logTwoPi;
    return logRatio * DoubleDouble {rotary.rotatedWidth / 2.0, 0} / log(rotary.base);
}

Ends endsOf(const Rotary& rotary, TurnCounts counts, std::int64_t length, RampEnds rounding)
{
    Ends ends;
    ends.rawBegin = pairWithTurnsExactly(rotary, counts.fast, length);
    ends.rawEnd = pairWithTurnsExactly(rotary, counts.slow, length);
    const bool isWhole = rounding == RampEnds::WholePairs;
    ends.begin = isWhole ? DoubleDouble {floorOf(ends.rawBegin), 0} : ends.rawBegin;
    ends.end = isWhole ? DoubleDouble {ceilOf(ends.rawEnd), 0} : ends.rawEnd;
    const DoubleDouble last {rotary.rotatedWidth - 1.0, 0};
    if (isLess(ends.begin, {0, 0}))
        ends.begin = {0, 0};
    if (isLess(last, ends.end))
        ends.end = last;
    return ends;
}

Ramp rampAlongPairs(const Rotary& rotary, const Ends& ends)
{
    DoubleDouble length = ends.end + -ends.begin;
    if (!(std::abs(length.high) > 0))
        length = {0.001, 0}; // as in released code, so that equal ends make a step
    Ramp ramp;
    for (int pair = 0; pair < rotary.rotatedWidth / 2; ++pair)
        ramp.push_back(shareOf(DoubleDouble {1.0 * pair, 0} + -ends.begin, length));
    return ramp;
}

Ramp rampAlongTurns(const Rotary& rotary, TurnCounts counts, std::int64_t length)
{
    const DoubleDouble span = exactSum(counts.fast, -counts.slow);
    Ramp ramp;
    for (const DoubleDouble& frequency : plainLadder(rotary)) {
        const DoubleDouble turns =
            frequency * DoubleDouble {static_cast<double>(length), 0} / exactTwoPi;
        const DoubleDouble missing = DoubleDouble {counts.fast, 0} + -turns;
        if (std::abs(span.high) > 0)
            ramp.push_back(shareOf(missing, span));
        else
            ramp.push_back({missing.high > 0 ? 1.0 : 0.0, 0});
    }
    return ramp;
}

Ends yarnEnds(const Rotary& rotary, const RotaryScaling& scaling)
{
    return endsOf(
        rotary, {scaling.betaFast, scaling.betaSlow}, scaling.originalLength, scaling.rampEnds);
}

// The code of NTK-by-parts always rounds its ends.
Ends linearEnds(const Rotary& rotary, const RotaryScaling& scaling)
{
    return endsOf(
        rotary, {scaling.beta0, scaling.beta1}, scaling.originalLength, RampEnds::WholePairs);
}

Ends plainEnds(const Rotary& rotary, const RotaryScaling& scaling)
{
    return endsOf(
        rotary, {scaling.gamma0, scaling.gamma1}, scaling.originalLength, RampEnds::WholePairs);
}

RampRange rangeOf(const Ends& ends)
{
    return {ends.rawBegin.high, ends.rawEnd.high, ends.begin.high, ends.end.high};
}

} // namespace

std::vector<DoubleDouble> plainLadder(const Rotary& rotary)
{
    if (rotary.rotatedWidth == 0)
        return {};
    return powerLadder(log(rotary.base), 2, rotary.rotatedWidth, rotary.rotatedWidth / 2);
}

Ramp yarnRampExactly(const Rotary& rotary, const RotaryScaling& scaling)
{
    if (scaling.rampAxis == RampAxis::Turns)
        return rampAlongTurns(rotary, {scaling.betaFast, scaling.betaSlow}, scaling.originalLength);
    return rampAlongPairs(rotary, yarnEnds(rotary, scaling));
}

Ramp llama3Ramp(const Rotary& rotary, const RotaryScaling& scaling)
{
    const double low = scaling.lowFrequencyFactor;
    return rampAlongTurns(
        rotary, {std::max(scaling.highFrequencyFactor, low), low}, scaling.originalLength);
}

Ramp linearRamp(const Rotary& rotary, const RotaryScaling& scaling)
{
    return rampAlongPairs(rotary, linearEnds(rotary, scaling));
}

Ramp plainRamp(const Rotary& rotary, const RotaryScaling& scaling)
{
    return rampAlongPairs(rotary, plainEnds(rotary, scaling));
}

double pairWithTurns(const Rotary& rotary, double turns, std::int64_t length)
{
    assert(turns > 0 && length > 0);
    return pairWithTurnsExactly(rotary, turns, length).high;
}

double turnsOfPair(const Rotary& rotary, double pair, std::int64_t length)
{
    assert(length > 0);
    const double slower = std::pow(rotary.base, -2 * pair / rotary.rotatedWidth);
    return static_cast<double>(length) * slower / exactTwoPi.high;
}

RampRange yarnRange(const Rotary& rotary, const RotaryScaling& scaling)
{
    return rangeOf(yarnEnds(rotary, scaling));
}

RampRange linearRange(const Rotary& rotary, const RotaryScaling& scaling)
{
    return rangeOf(linearEnds(rotary, scaling));
}

RampRange plainRange(const Rotary& rotary, const RotaryScaling& scaling)
{
    return rangeOf(plainEnds(rotary, scaling));
}

} // namespace lab
