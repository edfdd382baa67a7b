#include "core/frames/waves/wave_crest.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <numbers>

namespace lab {

namespace {

constexpr double quarterTurn = std::numbers::pi / 2;

/// The largest pair with its crest among the positions at a base of 10⁶, at least pair 1.
int largestPair(const Sinusoidal& encoding, double last)
{
    constexpr double largeBase = 1e6;
    int largest = 1;
    for (int pair = 1; pair < encoding.width / 2; ++pair)
        if (crestOf(encoding, pair).positionAt(largeBase) <= last)
            largest = pair;
    return largest;
}

} // namespace

double WaveCrest::positionAt(double base) const
{
    return quarterTurn * std::pow(base, exponent);
}

double WaveCrest::baseAt(double position) const
{
    return std::pow(position / quarterTurn, 1 / exponent);
}

WaveCrest crestOf(const Sinusoidal& encoding, int pair)
{
    return {encoding.layout == SinusoidalLayout::Tensor2Tensor
            ? static_cast<double>(pair) / std::max(encoding.width / 2 - 1, 1)
            : 2.0 * pair / encoding.width};
}

std::optional<std::size_t> waveToDrag(const WavesFrame& frame)
{
    const auto first = static_cast<double>(frame.runs.first);
    const auto last = static_cast<double>(frame.runs.begin(frame.runs.count) - 1);
    const int wanted = largestPair(frame.encoding, last);
    std::optional<std::size_t> nearest;
    int least = 0;
    for (std::size_t i = 0; i < frame.waves.size(); ++i) {
        const int pair = frame.waves[i].pair;
        const int away = std::abs(pair - wanted);
        const double crest = crestOf(frame.encoding, pair).positionAt(frame.encoding.base);
        const bool isInReach = crest >= first && (crest <= last || away == 0);
        if (pair > 0 && isInReach && (!nearest || away < least)) {
            nearest = i;
            least = away;
        }
    }
    return nearest;
}

} // namespace lab
