#include "core/analysis/coverage.h"

#include "core/math/constants.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace lab {

namespace {

PairCoverage pairCoverage(double frequency, double trainingLength, double targetLength)
{
    assert(frequency >= 0);
    PairCoverage pair;
    if (frequency <= 0)
        return pair;
    pair.turns = trainingLength * frequency / twoPi;
    pair.seenArc = std::min(trainingLength * frequency, twoPi);
    pair.seenShare = std::min(pair.turns, 1.0);
    pair.newArc = std::max(std::min(targetLength * frequency, twoPi) - pair.seenArc, 0.0);
    return pair;
}

} // namespace

std::vector<PairCoverage> coverage(
    const std::vector<double>& frequencies, std::int64_t trainingLength, std::int64_t targetLength)
{
    assert(trainingLength >= 0 && targetLength >= 0);
    std::vector<PairCoverage> pairs;
    pairs.reserve(frequencies.size());
    for (const double frequency : frequencies)
        pairs.push_back(pairCoverage(
            frequency, static_cast<double>(trainingLength), static_cast<double>(targetLength)));
    return pairs;
}

std::vector<PairCoverage> coverage(const std::vector<double>& trained, std::int64_t trainingLength,
    const std::vector<double>& stretched, std::int64_t targetLength)
{
    assert(trained.size() == stretched.size());
    constexpr double rounding = 1e-12 * twoPi;
    std::vector<PairCoverage> pairs = coverage(trained, trainingLength, trainingLength);
    for (std::size_t i = 0; i < pairs.size(); ++i) {
        const double reached = std::min(static_cast<double>(targetLength) * stretched[i], twoPi);
        const double beyond = reached - pairs[i].seenArc;
        if (trained[i] > 0 && beyond > rounding)
            pairs[i].newArc = beyond;
    }
    return pairs;
}

} // namespace lab
