#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace lab {

/// The effect of a length extension on a pair's plain frequency: θ'ᵢ = linear·θᵢ + square·θᵢ²,
/// which is at least 0 and at most θᵢ times the larger of linear and linear + square.
struct LadderTerm {
    double linear = 1;
    double square = 0;
};

/// B(m) = Σᵢ cos(m·θ'ᵢ) of n pairs as a function of t = ln(base), θᵢ = e^(−t·i/n), for the search,
/// which must try tens of thousands of bases: plain doubles and vectorized loops instead of exact
/// angles.
///
/// Law: the value at distance m is within rounding(m)·n/32 of the exact one, for base below 1e16.
class BaseLadder {
public:
    explicit BaseLadder(int pairs); ///< without an extension
    explicit BaseLadder(std::vector<LadderTerm> terms);

    void moveTo(double logBase);
    double logBase() const { return m_logBase; }
    int pairs() const { return static_cast<int>(m_shares.size()); }

    double rounding(double distance) const { return 1e-14 * (m_fastest * distance + 100); }

    /// B at arbitrary distances.
    std::vector<double> valuesAt(std::span<const double> distances) const;

    /// B at `count` distances first, first + 1, …; much cheaper per distance.
    std::vector<double> valuesFrom(std::int64_t first, std::int64_t count) const;

    /// B and its derivative with respect to t, and a bound on the absolute value of the second
    /// derivative for this and every larger base.
    struct Slope {
        double value = 0;
        double slope = 0;
        double curvature = 0;
    };
    Slope slopeAt(double distance) const;

private:
    double m_logBase = 0;
    double m_fastest = 1; ///< the largest θ'ᵢ for any t, at least 1
    std::vector<LadderTerm> m_terms;
    std::vector<double> m_shares; ///< i/n
    std::vector<double> m_turns; ///< θ'ᵢ/2π
    std::vector<double> m_slopes; ///< −dθ'ᵢ/dt
    std::vector<double> m_largestSlopes; ///< absolute value, for this and every larger t
    std::vector<double> m_bends; ///< the same for d²θ'ᵢ/dt²
};

} // namespace lab
