#include "core/frames/biases/query_attention.h"

#include "core/encodings/biases/alibi.h"

#include <algorithm>
#include <cmath>

namespace lab {

namespace {

// Σ exp(−slope·d) for the distances d = nearest … nearest + count − 1.
double geometricSum(double slope, std::int64_t nearest, std::int64_t count)
{
    if (count <= 0)
        return 0;
    const double first = std::exp(-slope * static_cast<double>(nearest));
    if (count == 1)
        return first;
    return first * (std::expm1(-slope * static_cast<double>(count)) / std::expm1(-slope));
}

std::int64_t seenKeys(const Biases& biases, const Positions& position)
{
    if (biases.encoding.mask == Mask::Causal)
        return position.query + 1;
    return std::max(position.query + 1, position.first + position.shown);
}

} // namespace

QueryAttention::QueryAttention(const Biases& biases, const Positions& position)
    : m_scores(&biases.scores)
    , m_query(position.query)
    , m_keys(seenKeys(biases, position))
    , m_slope(slopes(biases.encoding)[static_cast<std::size_t>(biases.head - 1)])
    , m_sum(exponentials(0, m_keys))
{
}

QueryAttention::Pair QueryAttention::mass(std::int64_t first, std::int64_t count) const
{
    const Pair part =
        exponentials(std::max<std::int64_t>(first, 0), std::min(first + count, m_keys));
    return {part.before / m_sum.before, part.after / m_sum.after};
}

double QueryAttention::score(std::int64_t key) const
{
    const auto found = m_scores->find(key);
    return found == m_scores->end() ? 0 : found->second;
}

QueryAttention::Pair QueryAttention::exponentials(std::int64_t first, std::int64_t end) const
{
    Pair sum;
    const auto add = [&sum](Pair part) {
        sum.before += part.before;
        sum.after += part.after;
    };
    for (auto dragged = m_scores->lower_bound(first);
         dragged != m_scores->end() && dragged->first < end; ++dragged) {
        const auto [key, score] = *dragged;
        const auto distance = static_cast<double>(std::abs(m_query - key));
        add(restingExponentials(first, key));
        add({std::exp(score), std::exp(score - m_slope * distance)});
        first = key + 1;
    }
    add(restingExponentials(first, end));
    return sum;
}

QueryAttention::Pair QueryAttention::restingExponentials(std::int64_t first, std::int64_t end) const
{
    if (first >= end)
        return {};
    const std::int64_t behindEnd = std::min(end, m_query + 1);
    const std::int64_t aheadFirst = std::max(first, m_query + 1);
    return {static_cast<double>(end - first),
        geometricSum(m_slope, m_query + 1 - behindEnd, behindEnd - first)
            + geometricSum(m_slope, aheadFirst - m_query, end - aheadFirst)};
}

} // namespace lab
