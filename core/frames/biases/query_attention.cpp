#include "core/frames/biases/query_attention.h"

#include "core/encodings/alibi/formula.h"

#include <algorithm>
#include <cmath>
#include <limits>

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

} // namespace

QueryAttention::QueryAttention(const LabState& state)
    : m_scores(&state.biases.scores)
    , m_query(state.position.query)
{
    const Biases& biases = state.biases;
    const BiasModel model = biasModel(state);
    m_seen = model.seen(m_query, state.position.first + state.position.shown);
    if (m_seen.count() == 0 || m_seen.count() > model.maxKeys)
        m_maxKeys = model.maxKeys;
    else if (model.encoding == BiasEncoding::Alibi)
        m_slope = slopes(biases.encoding)[static_cast<std::size_t>(biases.head - 1)];
    else
        addKeyByKey(model, biases.head);
    if (m_maxKeys == 0)
        m_sum = exponentials(m_seen.first, m_seen.end);
}

// The largest exponent is subtracted from all, which changes no weight and prevents overflow.
void QueryAttention::addKeyByKey(const BiasModel& model, int head)
{
    m_exponentials.reserve(static_cast<std::size_t>(m_seen.count()));
    Pair largest {score(m_seen.first), -std::numeric_limits<double>::infinity()};
    for (std::int64_t key = m_seen.first; key < m_seen.end; ++key) {
        const double own = score(key);
        m_exponentials.push_back({own, own + model.at(head, m_query, key)});
        largest.before = std::max(largest.before, own);
        largest.after = std::max(largest.after, m_exponentials.back().after);
    }
    for (Pair& one : m_exponentials)
        one = {std::exp(one.before - largest.before), std::exp(one.after - largest.after)};
}

QueryAttention::Pair QueryAttention::mass(std::int64_t first, std::int64_t count) const
{
    const Pair part =
        exponentials(std::max(first, m_seen.first), std::min(first + count, m_seen.end));
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
    if (!m_exponentials.empty()) {
        for (std::int64_t key = first; key < end; ++key)
            add(m_exponentials[static_cast<std::size_t>(key - m_seen.first)]);
        return sum;
    }
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
