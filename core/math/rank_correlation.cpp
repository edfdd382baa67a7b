#include "core/math/rank_correlation.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <vector>

namespace lab {

namespace {

// From 0, minus the mean: half of the number of values clearly below minus the number clearly
// above.
std::vector<double> centredRanks(std::span<const double> values, double level)
{
    std::vector<double> sorted(values.begin(), values.end());
    std::ranges::sort(sorted);
    std::vector<double> ranks;
    for (const double value : values) {
        const auto below = std::ranges::lower_bound(sorted, value - level) - sorted.begin();
        const auto above = sorted.end() - std::ranges::upper_bound(sorted, value + level);
        ranks.push_back(static_cast<double>(below - above) / 2);
    }
    return ranks;
}

} // namespace

double rankCorrelation(std::span<const double> first, std::span<const double> second, double level)
{
    const std::vector<double> a = centredRanks(first, level);
    const std::vector<double> b = centredRanks(second, level);
    const double both = std::inner_product(a.begin(), a.end(), b.begin(), 0.0);
    const double size = std::sqrt(std::inner_product(a.begin(), a.end(), a.begin(), 0.0)
        * std::inner_product(b.begin(), b.end(), b.begin(), 0.0));
    return size > 0 ? both / size : 0;
}

double rootMeanSquare(std::span<const double> first, std::span<const double> second)
{
    double sum = 0;
    for (std::size_t k = 0; k < first.size(); ++k)
        sum += (first[k] - second[k]) * (first[k] - second[k]);
    return first.empty() ? 0 : std::sqrt(sum / static_cast<double>(first.size()));
}

} // namespace lab
