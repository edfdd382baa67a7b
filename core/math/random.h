#pragma once

#include <cstdint>

namespace lab {

/// A small seeded generator (SplitMix64) with its own normal sampler, so that the same seed gives
/// the same picture on every machine, which distributions of the standard library do not guarantee.
/// bits() and uniform() are the same everywhere, normal() except for the last bit, because of its
/// logarithm.
class Random {
public:
    explicit Random(std::uint64_t seed)
        : m_state(seed)
    {
    }

    std::uint64_t bits();
    double uniform(); ///< in [0, 1)
    double normal(); ///< mean 0, standard deviation 1

private:
    std::uint64_t m_state;
    double m_spare = 0;
    bool m_hasSpare = false;
};

} // namespace lab
