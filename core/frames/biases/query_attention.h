#pragma once

#include "core/frames/biases/bias_model.h"

#include <cstdint>
#include <map>
#include <vector>

namespace lab {

/// The attention weights of query m, aₙ = exp(sₙ + bₙ) / Σⱼ exp(sⱼ + bⱼ), before the bias (b = 0)
/// and after it.
///
/// The scores are 0 except for the few keys that were dragged. For ALiBi, the exponentials between
/// two of these form a geometric series, so that a sum takes as many steps as it contains dragged
/// keys, at any length; all terms are positive, so there is no cancellation. For others, they are
/// computed key by key, up to maxKeys. The query attends to keys 0 … m if causal, else to all from
/// 0 to the last position shown, and with Swin to those of its window.
///
/// Law: the weights are the softmax of scores + biases, and all of them add up to 1.
class QueryAttention {
public:
    explicit QueryAttention(const LabState& state);

    /// A number without the bias and with it.
    struct Pair {
        double before = 0;
        double after = 0;

        bool operator==(const Pair&) const = default;
    };
    /// The total weight of the keys first … first + count − 1; hidden keys count as zero.
    Pair mass(std::int64_t first, std::int64_t count) const;
    Pair sum() const
    {
        return m_sum;
    } ///< the denominators; for encodings other than ALiBi divided by e^shift
    double score(std::int64_t key) const;
    const KeySpan& seen() const { return m_seen; }
    /// If positive, the query attends to more keys than this, and there are no weights.
    std::int64_t maxKeys() const { return m_maxKeys; }

private:
    void addKeyByKey(const BiasModel& model, int head);
    Pair exponentials(std::int64_t first, std::int64_t end) const;
    Pair restingExponentials(std::int64_t first, std::int64_t end) const;

    const std::map<std::int64_t, double>* m_scores;
    std::int64_t m_query;
    KeySpan m_seen;
    std::int64_t m_maxKeys = 0;
    double m_slope = 0;
    std::vector<Pair> m_exponentials; ///< of the visible keys, for encodings other than ALiBi
    Pair m_sum;
};

} // namespace lab
