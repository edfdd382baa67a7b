#pragma once

#include "core/state/lab_state.h"

#include <cstdint>
#include <map>

namespace lab {

/// How much the query m attends to its keys, aₙ = exp(sₙ + bₙ) / Σⱼ exp(sⱼ + bⱼ), before the bias
/// (b = 0) and after it, at any length and in closed form.
///
/// The scores are 0 but for the few keys that were dragged. Between two of these the exponentials
/// of the biases are a geometric series, so that a sum takes as many steps as there are dragged
/// keys in it; all terms are positive and none cancel. The query sees the keys 0 … m when causal,
/// else all from 0 to the last position shown.
///
/// Law: the weights are those of attentionWeights(), and all of them add up to 1.
class QueryAttention {
public:
    QueryAttention(const Biases& biases, const Positions& position);

    /// A number without the bias and with it.
    struct Pair {
        double before = 0;
        double after = 0;

        bool operator==(const Pair&) const = default;
    };
    /// The weights of the keys first … first + count − 1 together; those not seen count nothing.
    Pair mass(std::int64_t first, std::int64_t count) const;
    Pair sum() const { return m_sum; } ///< the denominators
    double score(std::int64_t key) const;
    std::int64_t keys() const { return m_keys; } ///< it sees the keys 0 … keys − 1

private:
    Pair exponentials(std::int64_t first, std::int64_t end) const;
    Pair restingExponentials(std::int64_t first, std::int64_t end) const;

    const std::map<std::int64_t, double>* m_scores;
    std::int64_t m_query;
    std::int64_t m_keys;
    double m_slope;
    Pair m_sum;
};

} // namespace lab
