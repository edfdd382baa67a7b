#include "core/math/rank_correlation.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <vector>

namespace lab {

namespace {

// From 0, minus their mean.
std::vector<double> centredRanks(std::span<const double> values)
{
    std::vector<std::size_t> order(values.size());
    std::iota(order.begin(), order.end(), std::size_t {0});
    std::ranges::sort(order, {}, [&](std::size_t k) { return values[k]; });
    std::vector<double> ranks(values.size());
    const double mean = (static_cast<double>(values.size()) - 1) / 2;
    for (std::size_t from = 0; from < order.size();) {
        std::size_t to = from;
        while (to < order.size() && !(values[order[to]] > values[order[from]]))
            ++to;
        const double shared = static_cast<double>(from + to - 1) / 2;
        for (; from < to; ++from)
            ranks[order[from]] = shared - mean;
    }
    return ranks;
}

} // namespace

double rankCorrelation(std::span<const double> first, std::span<const double> second)
{
    const std::vector<double> a = centredRanks(first);
    const std::vector<double> b = centredRanks(second);
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
