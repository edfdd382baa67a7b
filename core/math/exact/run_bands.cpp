#include "core/math/exact/cosine_sum.h"
#include "core/math/exact/phasors.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numbers>

namespace lab {

namespace {

__extension__ using UInt128 = unsigned __int128;

UInt128 bits(Turn turn)
{
    return UInt128 {turn.high} << 64 | turn.low;
}

/// A term over positions one after the other: the angle grows by the size of its frequency, for
/// cos(−x) = cos x lets a negative one grow too.
struct RisingAngle {
    explicit RisingAngle(const CosineSum::Term& term)
        : step(radians(term.frequency) < 0 ? -term.frequency : term.frequency)
        , phase(radians(term.frequency) < 0 ? -turnOfPhase(term.phase) : turnOfPhase(term.phase))
    {
    }
    Turn step;
    Turn phase;
};

struct Range {
    double low = -1;
    double high = 1;
};

Range rangeOfCosine(const RisingAngle& angle, std::int64_t first, std::int64_t count)
{
    constexpr UInt128 halfTurn = UInt128 {1} << 127;
    const auto steps = static_cast<double>(count - 1);
    if (steps * radians(angle.step)
        >= 0.999999 * 2 * std::numbers::pi) // almost all of it counts as all
        return {};
    const Turn start = first * angle.step + angle.phase;
    const Turn arc = (count - 1) * angle.step;
    const double from = sinCos(start).cos;
    const double to = sinCos(start + arc).cos;
    // Going on by the arc passes an angle where it is no shorter than what is missing to there.
    const bool passesTop = bits(arc) >= -bits(start);
    const bool passesBottom = bits(arc) >= halfTurn - bits(start);
    return {passesBottom ? -1 : std::min(from, to), passesTop ? 1 : std::max(from, to)};
}

} // namespace

RunBands runBands(const CosineSum& sum, std::int64_t first, double width, int count)
{
    assert(count >= 0);
    const auto runs = static_cast<std::size_t>(count);
    RunBands bands {std::vector<double>(runs, sum.offset), std::vector<double>(runs, sum.offset)};
    std::vector<std::int64_t> starts;
    for (int run = 0; run <= count; ++run)
        starts.push_back(runStart(first, width, run));
    for (const CosineSum::Term& term : sum.terms) {
        const RisingAngle angle(term);
        // The step is known to 2⁻¹²⁸ of a turn, the cosines to an ulp: widened so that the sum of
        // the terms as a computer adds them up lies inside.
        const double slack = 4e-15 * std::abs(term.amplitude);
        for (std::size_t run = 0; run < runs; ++run) {
            const Range range = rangeOfCosine(angle, starts[run], starts[run + 1] - starts[run]);
            const double atLow = term.amplitude * range.low;
            const double atHigh = term.amplitude * range.high;
            bands.low[run] += std::min(atLow, atHigh) - slack;
            bands.high[run] += std::max(atLow, atHigh) + slack;
        }
    }
    return bands;
}

} // namespace lab
