#include "core/math/exact/cosine_spans.h"

#include "core/math/exact/near_sin_cos.h"
#include "core/math/exact/phasors.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <functional>
#include <limits>
#include <optional>

namespace lab {

namespace {

/// sin x / x for |x| ≤ 1/2; the first omitted term is below 5e-17.
double smallSinc(double x)
{
    const double square = x * x;
    double sinc = 1;
    for (const double step : {1.0 / 156, 1.0 / 110, 1.0 / 72, 1.0 / 42, 1.0 / 20, 1.0 / 6})
        sinc = 1 - square * step * sinc;
    return sinc;
}

/// Adds to means[k] the mean of one term over span k: with arc = (b − a)·θ for the positions a … b
/// − 1
///
///     amplitude · cos((a + b − 1)·θ/2 + phase) · sin(arc/2) / ((b − a)·sin(θ/2)),
///
/// for a long arc from the sines at its two ends, the second of which is reused for the next span.
void addMeans(
    std::vector<double>& means, const CosineSum::Term& term, std::span<const std::int64_t> edges)
{
    const double angle = radians(term.frequency);
    const Turn halfStep = half(term.frequency);
    const Turn start = turnOfPhase(term.phase) - halfStep;
    const double chord = 2 * sinCos(halfStep).sin;
    const double stretch = std::abs(chord) > 0 ? angle / chord : 1;
    const TurnParts& parts = turnParts();
    std::optional<double> from;
    for (std::size_t k = 0; k < means.size(); ++k) {
        const auto count = static_cast<double>(edges[k + 1] - edges[k]);
        const double arc = count * angle;
        if (std::abs(arc) < 1) {
            const Turn middle = (edges[k] + edges[k + 1]) * halfStep + start;
            means[k] +=
                term.amplitude * stretch * nearSinCos(parts, middle).cos * smallSinc(arc / 2);
            from.reset();
        } else {
            if (!from)
                from = nearSinCos(parts, edges[k] * term.frequency + start).sin;
            const double to = nearSinCos(parts, edges[k + 1] * term.frequency + start).sin;
            means[k] += term.amplitude * (to - *from) / (count * chord);
            from = to;
        }
    }
}

/// In lanes, so that comparisons do not depend on each other.
Extremes widened(Extremes extremes, std::span<const double> scores)
{
    constexpr std::size_t lanes = 8;
    std::array<double, lanes> lowest;
    std::array<double, lanes> highest;
    lowest.fill(extremes.lowest);
    highest.fill(extremes.highest);
    const std::size_t whole = scores.size() / lanes * lanes;
    for (std::size_t i = 0; i < whole; i += lanes) {
        for (std::size_t lane = 0; lane < lanes; ++lane) {
            lowest[lane] = std::min(lowest[lane], scores[i + lane]);
            highest[lane] = std::max(highest[lane], scores[i + lane]);
        }
    }
    for (std::size_t i = whole; i < scores.size(); ++i) {
        lowest[0] = std::min(lowest[0], scores[i]);
        highest[0] = std::max(highest[0], scores[i]);
    }
    return {*std::ranges::min_element(lowest), *std::ranges::max_element(highest)};
}

} // namespace

std::vector<double> spanMeans(const CosineSum& sum, std::span<const std::int64_t> edges)
{
    assert(std::ranges::is_sorted(edges, std::less_equal<> {}));
    if (edges.size() < 2)
        return {};
    std::vector<double> means(edges.size() - 1, sum.offset);
    for (const CosineSum::Term& term : sum.terms)
        addMeans(means, term, edges);
    return means;
}

std::vector<Extremes> spanExtremes(const CosineSum& sum, std::span<const std::int64_t> edges)
{
    if (edges.size() < 2)
        return {};
    constexpr std::int64_t atOnce = 1 << 16;
    constexpr double infinity = std::numeric_limits<double>::infinity();
    std::vector<Extremes> extremes(edges.size() - 1, {infinity, -infinity});
    std::size_t span = 0;
    for (std::int64_t first = edges.front(); first < edges.back(); first += atOnce) {
        const std::vector<double> scores =
            values(sum, first, std::min(atOnce, edges.back() - first));
        auto from = scores.begin();
        while (from != scores.end()) {
            const std::int64_t left = edges[span + 1] - first - (from - scores.begin());
            const auto to = from + std::min<std::int64_t>(left, scores.end() - from);
            extremes[span] = widened(extremes[span], {from, to});
            span += to - from == left ? 1 : 0;
            from = to;
        }
    }
    return extremes;
}

} // namespace lab
