#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace lab {

/// B(m) = Σᵢ cos(m·μᵢ·e^(−t·i/n)) of n pairs as a function of t = ln(base), for the search that
/// must try tens of thousands of bases: plain doubles and vector loops in place of exact angles.
/// The multipliers μᵢ ≥ 0 are those of a length extension, 1 without one, and the same for each
/// base.
///
/// Law: the value at distance m is within rounding(m)·n/32 of the exact one, for base below 1e16.
class BaseLadder {
public:
    explicit BaseLadder(int pairs); ///< without an extension
    explicit BaseLadder(std::vector<double> multipliers); ///< μᵢ of each pair

    void moveTo(double logBase);
    double logBase() const { return m_logBase; }
    int pairs() const { return static_cast<int>(m_shares.size()); }

    double rounding(double distance) const { return 1e-14 * (m_fastest * distance + 100); }

    /// B at any distances.
    std::vector<double> valuesAt(std::span<const double> distances) const;

    /// B at `count` distances first, first + 1, …; much cheaper for each of them.
    std::vector<double> valuesFrom(std::int64_t first, std::int64_t count) const;

    /// B and its derivative by t, and a bound of the size of the second derivative that holds here
    /// and at every larger base.
    struct Slope {
        double value = 0;
        double slope = 0;
        double curvature = 0;
    };
    Slope slopeAt(double distance) const;

private:
    double m_logBase = 0;
    double m_fastest = 1; ///< the largest multiplier, at least 1
    std::vector<double> m_multipliers;
    std::vector<double> m_shares; ///< i/n
    std::vector<double> m_turns; ///< θᵢ/2π
};

} // namespace lab
