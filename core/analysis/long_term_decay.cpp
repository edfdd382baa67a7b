#include "core/analysis/long_term_decay.h"

#include "core/math/exact/phasors.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <complex>

namespace lab {

namespace {

/// The last of the partial sums of e^{imθ}, and the sum of the absolute values of all.
struct PartialSums {
    void add(Turn angle)
    {
        const SinCos next = sinCos(angle);
        last += std::complex<double>(next.cos, next.sin);
        sizes += std::sqrt(std::norm(last));
    }
    std::complex<double> last;
    double sizes = 0;
};

} // namespace

Decay decayAt(const std::vector<Turn>& perPosition, std::int64_t distance)
{
    assert(!perPosition.empty());
    PartialSums sums;
    for (const Turn& turn : perPosition)
        sums.add(distance * turn);
    const auto pairs = static_cast<double>(perPosition.size());
    return {sums.sizes / pairs, sums.last.real() / pairs};
}

double scoreBound(const CosineSum& score, std::int64_t distance)
{
    PartialSums sums;
    double largestStep = 0;
    std::complex<double> before;
    for (const CosineSum::Term& term : score.terms) {
        const SinCos phase = sinCos(turnOfPhase(term.phase));
        const std::complex<double> content(term.amplitude * phase.cos, term.amplitude * phase.sin);
        if (&term != &score.terms.front())
            largestStep = std::max(largestStep, std::abs(content - before));
        before = content;
        sums.add(distance * term.frequency);
    }
    return std::abs(score.offset) + std::max(largestStep, std::abs(before)) * sums.sizes;
}

} // namespace lab
