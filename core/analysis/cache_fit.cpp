#include "core/analysis/cache_fit.h"

#include <algorithm>
#include <cmath>
#include <functional>

namespace lab {

namespace {

double divisorOf(const std::vector<double>& divisors, int pair)
{
    const auto index = static_cast<std::size_t>(pair);
    return index < divisors.size() ? divisors[index] : 1;
}

double inverse(double number)
{
    return 1 / number; // infinite for an unrotated pair
}

/// s·ℓ/L₀ − (s − 1) for ℓ = n + 1 is slope·n + start.
struct Growth {
    double slope;
    double start;
};
Growth growthOf(const PairSlowing& pair)
{
    const double slope = pair.factor / static_cast<double>(pair.originalLength);
    return {slope, slope - (pair.factor - 1)};
}

double displacementOf(const PairSlowing& pair, double present, std::int64_t key)
{
    const double written = slowing(pair, key + 1);
    return std::equal_to<>()(written, present) ? 0
                                               : static_cast<double>(key) * (present / written - 1);
}

/// A pair of the current query: how it is slowed down, and its angle per position.
struct PresentPair {
    PairSlowing slowed;
    double present; ///< slowing at the current length
    double frequency; ///< θᵢ
};

double angleErrorOf(const PresentPair& pair, std::int64_t key)
{
    const double displacement = displacementOf(pair.slowed, pair.present, key);
    return std::isfinite(pair.present) ? displacement * pair.frequency / pair.present : 0;
}

bool isMisplaced(double angleError)
{
    return std::abs(angleError) > fitTolerance;
}

PresentPair presentPair(const Rotary& rotary, const RotaryScaling& scaling, int pair)
{
    const PairSlowing slowed = pairSlowing(rotary, scaling, pair);
    return {slowed, slowing(slowed, scaling.currentLength), frequencies(rotary)[pair]};
}

/// The first number of first … last for which the condition holds; last + 1 if there is none.
/// Precondition: if it holds for a number, it holds for all later ones.
template <class Claim> std::int64_t firstWith(PositionSpan span, const Claim& claim)
{
    std::int64_t low = span.first;
    std::int64_t high = span.last + 1;
    while (low < high) {
        const std::int64_t middle = low + (high - low) / 2;
        if (claim(middle))
            high = middle;
        else
            low = middle + 1;
    }
    return low;
}

/// The two parts of the span, before `cut` and from `cut` on; one may be empty.
std::vector<PositionSpan> partsAt(PositionSpan span, std::int64_t cut)
{
    std::vector<PositionSpan> parts;
    const std::int64_t place = std::clamp(cut, span.first, span.last + 1);
    if (place > span.first)
        parts.push_back({span.first, place - 1});
    if (place <= span.last)
        parts.push_back({place, span.last});
    return parts;
}

/// Ranges of the keys written beyond L₀ on which the displacement n·(f(L)/f(n+1) − 1) of dynamic
/// NTK is monotonic. It is convex up to one point and concave after it, and its derivative, which
/// is therefore monotonic on either side, has a closed form.
std::vector<PositionSpan> monotoneParts(const PresentPair& now, PositionSpan span)
{
    const PairSlowing& pair = now.slowed;
    const Growth growth = growthOf(pair);
    const auto derivative = [&](std::int64_t key) {
        const auto n = static_cast<double>(key);
        const double share = pair.exponent * growth.slope * n / (growth.slope * n + growth.start);
        return now.present / slowing(pair, key + 1) * (1 - share) - 1;
    };
    const double bend = (1 - pair.exponent) * growth.slope;
    const double inflection = growth.start >= 0 ? 0
        : bend > 0                              ? -2 * growth.start / bend
                                                : static_cast<double>(span.last) + 1;
    const auto cut = static_cast<std::int64_t>(
        std::min(std::ceil(inflection), static_cast<double>(span.last) + 1));
    std::vector<PositionSpan> monotone;
    for (const PositionSpan& part : partsAt(span, cut)) {
        const bool isRisingFirst = derivative(part.first) > 0;
        const std::int64_t turn = firstWith(
            part, [&](std::int64_t key) { return (derivative(key) > 0) != isRisingFirst; });
        for (const PositionSpan& piece : partsAt(part, turn))
            monotone.push_back(piece);
    }
    return monotone;
}

void addMisplaced(std::vector<PositionSpan>& spans, const PresentPair& pair, PositionSpan monotone)
{
    const auto claim = [&](std::int64_t key) { return isMisplaced(angleErrorOf(pair, key)); };
    const bool isFirst = claim(monotone.first);
    const std::int64_t edge =
        firstWith(monotone, [&](std::int64_t key) { return claim(key) != isFirst; });
    const PositionSpan found =
        isFirst ? PositionSpan {monotone.first, edge - 1} : PositionSpan {edge, monotone.last};
    if (found.first > found.last)
        return;
    if (!spans.empty() && spans.back().last + 1 == found.first)
        spans.back().last = found.last;
    else
        spans.push_back(found);
}

std::int64_t atOtherFrequencies(const Rotary& rotary, const RotaryScaling& scaling)
{
    const std::int64_t length = scaling.currentLength;
    const int pairs = rotary.rotatedWidth / 2;
    if (!dependsOnLength(scaling.method) || length <= scaling.originalLength)
        return 0;
    if (scaling.method == ScalingMethod::DynamicNtk)
        return pairs > 1 ? length - 1 : 0; // all but the newest
    for (int pair = 0; pair < pairs; ++pair)
        if (std::not_equal_to<>()(
                divisorOf(scaling.shortFactors, pair), divisorOf(scaling.longFactors, pair)))
            return scaling.originalLength;
    return 0;
}

} // namespace

PairSlowing pairSlowing(const Rotary& rotary, const RotaryScaling& scaling, int pair)
{
    PairSlowing result {scaling.originalLength, 1, 1, 1, 0};
    if (!isRotated(rotary, pair))
        return result;
    switch (scaling.method) {
    case ScalingMethod::DynamicNtk: {
        const int last = rotary.rotatedWidth / 2 - 1;
        result.factor = scaling.factor;
        result.exponent = last > 0 ? static_cast<double>(pair) / last : 0;
        return result;
    }
    case ScalingMethod::LongRope:
        result.upTo = divisorOf(scaling.shortFactors, pair);
        result.beyond = divisorOf(scaling.longFactors, pair);
        return result;
    default:
        result.upTo =
            inverse(scaledPairs(rotary, scaling)[static_cast<std::size_t>(pair)].multiplier);
        result.beyond = result.upTo;
        return result;
    }
}

double slowing(const PairSlowing& pair, std::int64_t length)
{
    if (length <= pair.originalLength)
        return pair.upTo;
    if (!(pair.exponent > 0))
        return pair.beyond;
    // s·ℓ/L₀ − (s − 1) without subtracting large numbers
    const double growth = 1
        + pair.factor * static_cast<double>(length - pair.originalLength)
            / static_cast<double>(pair.originalLength);
    return pair.beyond * std::pow(growth, pair.exponent);
}

CachedKey cachedKey(
    const Rotary& rotary, const RotaryScaling& scaling, int pair, std::int64_t position)
{
    const PresentPair now = presentPair(rotary, scaling, pair);
    return {position, slowing(now.slowed, position + 1), now.present, angleErrorOf(now, position),
        displacementOf(now.slowed, now.present, position)};
}

bool fits(const CachedKey& key)
{
    return !isMisplaced(key.angleError);
}

CacheFit cacheFit(const Rotary& rotary, const RotaryScaling& scaling, int pair)
{
    CacheFit fit;
    fit.keys = scaling.currentLength;
    fit.atOtherFrequencies = atOtherFrequencies(rotary, scaling);
    if (fit.atOtherFrequencies == 0)
        return fit;
    const PresentPair now = presentPair(rotary, scaling, pair);
    addMisplaced(fit.misplacedSpans, now, {0, scaling.originalLength - 1});
    if (now.slowed.exponent > 0)
        for (const PositionSpan& part : monotoneParts(now, {scaling.originalLength, fit.keys - 1}))
            addMisplaced(fit.misplacedSpans, now, part);
    for (const PositionSpan& span : fit.misplacedSpans)
        fit.misplaced += span.last - span.first + 1;
    return fit;
}

CachedScore cachedScore(const Rotary& rotary, const RotaryScaling& scaling,
    const Eigen::ArrayXd& query, const Eigen::ArrayXd& key, std::int64_t position)
{
    const Turning present = turning(rotary, scaling);
    RotaryScaling earlier = scaling;
    earlier.currentLength = position + 1;
    const Eigen::ArrayXd turned = rotated(rotary, present, query, scaling.currentLength - 1);
    const auto scoreWith = [&](const Turning& turning) {
        return pairScores(rotary, turned, rotated(rotary, turning, key, position)).sum();
    };
    const double recomputed = scoreWith(present);
    return {dependsOnLength(scaling.method) ? scoreWith(turning(rotary, earlier)) : recomputed,
        recomputed};
}

} // namespace lab
