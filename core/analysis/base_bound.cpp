#include "core/analysis/base_bound.h"

#include "core/analysis/base_ladder.h"
#include "core/analysis/ladder_segments.h"
#include "core/encodings/scaling/formula.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <utility>

namespace lab {

namespace {

/// B minus a bound of its rounding error: a base where this is not negative certainly works.
double surplus(const LadderFamily& family, double base, std::int64_t distance)
{
    return values(baseSum(ladderTurns(family, base)), distance, 1)[0] - 1e-14 * family.width;
}

/// On a step of length h, B is at most B + B'h + Kh²/2, so it is negative up to the h at which this
/// is 0. Infinite for a single pair, which does not depend on the base.
double certainStep(const BaseLadder::Slope& here)
{
    const double root = std::sqrt(here.slope * here.slope - 2 * here.curvature * here.value);
    return here.slope < 0 ? (root - here.slope) / here.curvature
                          : -2 * here.value / (here.slope + root);
}

constexpr int maxSteps = 100;
constexpr double resolution = 1e-13; // of t

/// Distances first … end − 1 that are searched at once.
struct Stretch {
    std::int64_t first = 0;
    std::int64_t end = 0;
};

/// Short ranges first: low distances rule out small bases over the longest spans, and cost least.
std::vector<Stretch> stretches(std::int64_t end)
{
    constexpr std::int64_t shortest = 512;
    constexpr std::int64_t longest = 8192;
    std::vector<Stretch> all;
    std::int64_t size = shortest;
    for (std::int64_t first = 0; first < end; first += size, size = std::min(2 * size, longest))
        all.push_back({first, std::min(first + size, end)});
    return all;
}

/// A distance at which B is negative or low.
struct LowDistance {
    double distance = 0;
    double value = 0;
    /// The lower and nearer it is, the longer the span of bases with a negative B.
    double rank = value / (distance + 1);
};

/// The length of t over which a negative B stays negative at least.
struct Reach {
    double distance = 0;
    double step = 0;
};

/// The `count` elements that come first in the order, in that order.
template <typename Element, typename Order>
void keepFirst(std::vector<Element>& elements, std::size_t count, Order comesBefore)
{
    count = std::min(count, elements.size());
    std::partial_sort(elements.begin(), elements.begin() + static_cast<std::ptrdiff_t>(count),
        elements.end(), comesBefore);
    elements.resize(count);
}

/// Walks upwards in t = ln(base) over the bases that do not work.
class BaseSearch {
public:
    BaseSearch(const LadderFamily& family, std::int64_t length, const BaseBound& from,
        double largestBase, const Progress& progress)
        : m_family(family)
        , m_start(std::log(from.base))
        , m_end(std::log(largestBase))
        , m_ladder(family.width / 2)
        , m_order(stretches(length))
        , m_binding(static_cast<double>(from.bindingDistance))
        , m_expected(std::max(1.5, expectedEnd(length) - m_start))
        , m_progress(progress)
    {
        enter(m_start);
    }

    bool isAtEnd() const { return m_isStopped || logBase() >= m_end; }
    double logBase() const { return m_ladder.logBase(); }
    /// Whether the frequencies have a jump or a kink here, so that there may be no root of B
    /// nearby.
    bool isAtSegmentStart() const
    {
        return m_segmentStart > m_start && !(logBase() > m_segmentStart);
    }
    double segmentStart() const { return m_segmentStart; }
    std::int64_t bindingDistance() const { return static_cast<std::int64_t>(m_binding); }

    /// Advances to the next t where no distance with a negative B is found.
    void advance()
    {
        while (goesOn()) {
            std::vector<LowDistance> negative = negativeAmongKnown();
            if (negative.empty())
                negative = negativeAnywhere();
            if (negative.empty() || m_isStopped)
                return;
            stepOver(negative);
        }
    }

    /// Advances over the bases at which B of the distance is negative.
    void stepOver(std::vector<LowDistance> negative)
    {
        constexpr std::size_t looked = 12;
        constexpr std::size_t followed = 3;
        keepFirst(negative, looked, ranksBefore);
        const double from = logBase();
        std::vector<Reach> reaches;
        reaches.reserve(negative.size());
        for (const LowDistance& low : negative)
            reaches.push_back({low.distance, certainStep(m_ladder.slopeAt(low.distance))});
        keepFirst(reaches, followed,
            [](const Reach& left, const Reach& right) { return left.step > right.step; });
        double farthest = from;
        m_binding = reaches.front().distance;
        for (const Reach& reach : reaches) {
            const double end = endOfNegative(reach.distance, from);
            if (end > farthest) {
                farthest = end;
                m_binding = reach.distance;
            }
        }
        moveOn(farthest);
    }

    /// The same with exact values, where rounding hides that B is negative.
    void stepOverExactly(std::int64_t distance)
    {
        m_binding = static_cast<double>(distance);
        for (int step = 0; step < maxSteps && !isAtEnd(); ++step) {
            BaseLadder::Slope here = m_ladder.slopeAt(m_binding);
            here.value = surplus(m_family, std::exp(logBase()), distance);
            if (here.value >= 0)
                break;
            moveOn(logBase() + certainStep(here));
        }
    }

private:
    /// ln of 0.0424·length^1.628, Men et al.'s fit for width 128.
    static double expectedEnd(std::int64_t length)
    {
        return 1.628 * std::log(static_cast<double>(length)) - 3.16;
    }

    /// Two thirds at the expected end, because the true one is unknown.
    double share() const
    {
        const double walked = logBase() - m_start;
        return walked / (walked + m_expected / 2);
    }

    bool goesOn()
    {
        if (!m_isStopped && m_progress && !m_progress(share()))
            m_isStopped = true;
        return !isAtEnd();
    }

    static double after(double t) { return t + resolution * (1 + 0.1 * t); }

    /// To the next t that may work, within the current segment of frequencies.
    void moveOn(double to)
    {
        if (to < m_segmentEnd || std::isinf(m_segmentEnd))
            m_ladder.moveTo(after(to));
        else
            enter(after(m_segmentEnd));
    }

    void enter(double t)
    {
        LadderSegment segment = ladderSegment(m_family, t);
        m_ladder = BaseLadder(std::move(segment.terms));
        m_ladder.moveTo(t);
        m_segmentStart = t;
        m_segmentEnd = segment.end;
    }

    static bool ranksBefore(const LowDistance& left, const LowDistance& right)
    {
        return left.rank < right.rank;
    }

    bool isNegative(const LowDistance& low) const
    {
        return low.value < -m_ladder.rounding(low.distance);
    }

    /// The distances that were low in the last search: the next base often fails at one of them.
    std::vector<LowDistance> negativeAmongKnown() const
    {
        const std::vector<double> values = m_ladder.valuesAt(m_known);
        std::vector<LowDistance> negative;
        for (std::size_t k = 0; k < values.size(); ++k)
            if (isNegative({m_known[k], values[k]}))
                negative.push_back({m_known[k], values[k]});
        return negative;
    }

    std::vector<LowDistance> negativeAnywhere()
    {
        for (auto stretch = m_order.begin(); stretch != m_order.end() && goesOn(); ++stretch) {
            std::vector<LowDistance> low = lowDistances(*stretch);
            if (std::ranges::none_of(
                    low, [&](const LowDistance& known) { return isNegative(known); }))
                continue;
            std::rotate(m_order.begin(), stretch, stretch + 1);
            constexpr std::size_t remembered = 128;
            keepFirst(low, remembered, ranksBefore);
            m_known.clear();
            for (const LowDistance& known : low)
                m_known.push_back(known.distance);
            std::erase_if(low, [&](const LowDistance& known) { return !isNegative(known); });
            return low;
        }
        return {};
    }

    std::vector<LowDistance> lowDistances(Stretch stretch) const
    {
        const double lowBelow = 0.1 * m_ladder.pairs();
        const std::vector<double> values =
            m_ladder.valuesFrom(stretch.first, stretch.end - stretch.first);
        std::vector<LowDistance> low;
        for (std::size_t k = 0; k < values.size(); ++k)
            if (values[k] < lowBelow)
                low.push_back(
                    {static_cast<double>(stretch.first + static_cast<std::int64_t>(k)), values[k]});
        return low;
    }

    /// The first t where B of the distance is 0, from below.
    double endOfNegative(double distance, double from)
    {
        double t = from;
        for (int step = 0; step < maxSteps && t < std::min(m_end, m_segmentEnd); ++step) {
            m_ladder.moveTo(t);
            const BaseLadder::Slope here = m_ladder.slopeAt(distance);
            if (here.value >= -m_ladder.rounding(distance))
                break;
            t += certainStep(here);
        }
        m_ladder.moveTo(from);
        return std::min(t, m_segmentEnd);
    }

    const LadderFamily& m_family;
    double m_start; ///< of t
    double m_end;
    double m_segmentStart = 0; ///< of the current segment of frequencies
    double m_segmentEnd = 0;
    BaseLadder m_ladder;
    std::vector<Stretch> m_order;
    std::vector<double> m_known;
    double m_binding;
    double m_expected; ///< length of the walk
    const Progress& m_progress;
    bool m_isStopped = false;
};

/// The root of B between adjacent bases, on the side where B is not negative.
double polished(const LadderFamily& family, const BaseSearch& search)
{
    const std::int64_t distance = search.bindingDistance();
    double base = std::exp(search.logBase());
    if (search.isAtSegmentStart())
        return base;
    BaseLadder ladder(ladderSegment(family, search.segmentStart()).terms);
    for (int step = 0; step < 4; ++step) {
        ladder.moveTo(std::log(base));
        const double slope = ladder.slopeAt(static_cast<double>(distance)).slope;
        const double change = surplus(family, base, distance) / slope;
        if (!(std::abs(change) < 1e-6))
            return base;
        base *= 1 - change;
    }
    for (int step = 0; step < maxSteps && surplus(family, base, distance) < 0; ++step)
        base *= 1 + 0x1p-52;
    return base;
}

} // namespace

CosineSum baseSum(const std::vector<Turn>& perPosition)
{
    CosineSum sum;
    for (const Turn& turn : perPosition)
        sum.terms.push_back({1, turn, 0});
    return sum;
}

std::vector<Turn> ladderTurns(const LadderFamily& family, double base)
{
    assert(base > 1 && family.width >= 2 && family.width % 2 == 0);
    return turns({base, family.width, family.width, Pairing::Interleaved}, family.scaling);
}

std::optional<std::int64_t> firstNegativeDistance(
    const std::vector<Turn>& perPosition, std::int64_t end)
{
    return firstNegativeDistance(perPosition, DistanceRange {0, end});
}

std::optional<std::int64_t> firstNegativeDistance(
    const std::vector<Turn>& perPosition, DistanceRange among)
{
    assert(among.first >= 0 && among.end >= 0);
    const CosineSum sum = baseSum(perPosition);
    std::int64_t size = 1024;
    for (std::int64_t first = among.first; first < among.end;
         first += size, size = std::min(2 * size, std::int64_t {1} << 17)) {
        const std::vector<double> some = values(sum, first, std::min(size, among.end - first));
        const auto found = std::ranges::find_if(some, [](double value) { return value < 0; });
        if (found != some.end())
            return first + (found - some.begin());
    }
    return std::nullopt;
}

std::optional<BaseBound> smallestBase(const LadderFamily& family, std::int64_t length,
    const BaseBound& shorter, const Progress& progress, double largestBase)
{
    assert(family.width >= 2 && family.width % 2 == 0 && length >= 0 && largestBase > 1
        && largestBase <= 1e16 && isSearchable(family.scaling));
    const auto failingAt = [&](double base) {
        return firstNegativeDistance(ladderTurns(family, base), length);
    };
    if (length <= 1)
        return BaseBound {}; // cos 0 alone
    if (shorter.base > 1 && !failingAt(shorter.base))
        return shorter;
    BaseSearch search(family, length, shorter, largestBase, progress);
    for (search.advance(); !search.isAtEnd(); search.advance()) {
        if (!(search.logBase() > 0))
            return BaseBound {};
        const double base = polished(family, search);
        const auto failing = failingAt(base);
        if (!failing)
            return BaseBound {base, search.bindingDistance()};
        search.stepOverExactly(*failing);
    }
    return std::nullopt;
}

} // namespace lab
