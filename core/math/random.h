#pragma once

#include <cstdint>

namespace lab {

/// A small seeded generator (SplitMix64) with its own normal sampler, so that the same seed gives
/// the same picture on every machine; the standard library's distributions do not promise that.
/// bits() and uniform() are the same everywhere, normal() but for the last bit: of its logarithm.
class Random {
public:
    explicit Random(std::uint64_t seed)
        : m_state(seed)
    {
    }

    std::uint64_t bits();
    double uniform(); ///< in [0, 1)
    double normal(); ///< mean 0, deviation 1

private:
    std::uint64_t m_state;
    double m_spare = 0;
    bool m_hasSpare = false;
};

} // namespace lab
