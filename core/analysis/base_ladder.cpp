#include "core/analysis/base_ladder.h"

#include "core/math/constants.h"
#include "core/math/exact/phasors.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <utility>

namespace lab {

namespace {

constexpr std::size_t seriesTerms = 11; // at a quarter turn the next one is below 1e-18

/// (−1)ᵏ(2π)²ᵏ⁺¹/(2k+1)!: the sine of a fraction of a turn in powers of its square.
constexpr std::array<double, seriesTerms> sineSeries = [] {
    std::array<double, seriesTerms> coefficients {};
    double next = twoPi;
    for (std::size_t k = 0; k < seriesTerms; ++k) {
        coefficients[k] = next;
        next *= -twoPi * twoPi / static_cast<double>((2 * k + 2) * (2 * k + 3));
    }
    return coefficients;
}();

/// The turns without whole ones, in [−½, ½]. Adding 1.5·2⁵² rounds to a whole number in any
/// vector unit.
inline double fraction(double turns)
{
    constexpr double rounder = 0x1.8p52;
    return turns - ((turns + rounder) - rounder);
}

/// Of a fraction: cos a = sin(¼ turn − |a|), and that angle is in [−¼, ¼].
inline double cosine(double fraction)
{
    const double angle = 0.25 - std::abs(fraction);
    const double square = angle * angle;
    double value = sineSeries[seriesTerms - 1];
    for (std::size_t k = seriesTerms - 1; k-- > 0;)
        value = value * square + sineSeries[k];
    return angle * value;
}

inline double sine(double ofFraction)
{
    return cosine(fraction(ofFraction - 0.25));
}

} // namespace

BaseLadder::BaseLadder(int pairs)
    : BaseLadder(std::vector<LadderTerm>(static_cast<std::size_t>(pairs)))
{
}

BaseLadder::BaseLadder(std::vector<LadderTerm> terms)
    : m_terms(std::move(terms))
    , m_turns(m_terms.size())
    , m_slopes(m_terms.size())
    , m_largestSlopes(m_terms.size())
    , m_bends(m_terms.size())
{
    assert(!m_terms.empty());
    const auto pairs = static_cast<double>(m_terms.size());
    for (std::size_t pair = 0; pair < m_terms.size(); ++pair) {
        const LadderTerm& term = m_terms[pair];
        m_shares.push_back(static_cast<double>(pair) / pairs);
        m_fastest = std::max({m_fastest, term.linear, term.linear + term.square});
    }
    moveTo(0);
}

void BaseLadder::moveTo(double logBase)
{
    m_logBase = logBase;
    for (std::size_t pair = 0; pair < m_turns.size(); ++pair) {
        const double share = m_shares[pair];
        const double plain = std::exp(-share * logBase);
        const double linear = m_terms[pair].linear * plain;
        const double square = m_terms[pair].square * plain * plain;
        m_turns[pair] = (linear + square) / twoPi;
        m_slopes[pair] = share * (linear + 2 * square);
        m_largestSlopes[pair] = share * (std::abs(linear) + 2 * std::abs(square));
        m_bends[pair] = share * share * (std::abs(linear) + 4 * std::abs(square));
    }
}

std::vector<double> BaseLadder::valuesAt(std::span<const double> distances) const
{
    std::vector<double> values(distances.size());
    for (const double turns : m_turns)
        for (std::size_t k = 0; k < values.size(); ++k)
            values[k] += cosine(fraction(distances[k] * turns));
    return values;
}

BaseLadder::Slope BaseLadder::slopeAt(double distance) const
{
    constexpr std::size_t chunk = 32; // filled by vectors, added up afterwards in order
    std::array<double, chunk> value;
    std::array<double, chunk> slope;
    std::array<double, chunk> curvature;
    Slope sums;
    for (std::size_t first = 0; first < m_turns.size(); first += chunk) {
        const double* turns = m_turns.data() + first;
        const double* slopes = m_slopes.data() + first;
        const double* largest = m_largestSlopes.data() + first;
        const double* bends = m_bends.data() + first;
        const std::size_t size = std::min(chunk, m_turns.size() - first);
        for (std::size_t k = 0; k < size; ++k) {
            const double turned = distance * turns[k];
            const double moved = distance * largest[k];
            const double rest = fraction(turned);
            value[k] = cosine(rest);
            slope[k] = distance * slopes[k] * sine(rest);
            curvature[k] = moved * moved + distance * bends[k];
        }
        for (std::size_t k = 0; k < size; ++k) {
            sums.value += value[k];
            sums.slope += slope[k];
            sums.curvature += curvature[k];
        }
    }
    return sums;
}

std::vector<double> BaseLadder::valuesFrom(std::int64_t first, std::int64_t count) const
{
    constexpr std::size_t block = 2 * panelWidth;
    const std::size_t terms = m_turns.size();
    const std::size_t wanted = static_cast<std::size_t>(count);
    const std::size_t rows = dividedUp(wanted, block);
    if (rows == 0)
        return {};

    // Row r holds (cos, −sin) of the angles at first + r·block, each row turned on from the last;
    // column k holds (cos, sin) of k steps.
    std::vector<double> starts(2 * terms * rows);
    std::vector<double> panels(2 * terms * block);
    std::vector<double> turnCosine(terms);
    std::vector<double> turnSine(terms);
    for (std::size_t t = 0; t < terms; ++t) {
        const double start = fraction(static_cast<double>(first) * m_turns[t]);
        starts[t] = cosine(start);
        starts[terms + t] = -sine(start);
        const double turn = fraction(static_cast<double>(block) * m_turns[t]);
        turnCosine[t] = cosine(turn);
        turnSine[t] = -sine(turn);
    }
    for (std::size_t row = 1; row < rows; ++row) {
        double* now = starts.data() + row * 2 * terms;
        const double* last = now - 2 * terms;
        kernels().turnRow(
            now + terms, now, last + terms, last, turnCosine.data(), turnSine.data(), terms);
    }
    for (std::size_t k = 0; k < block; ++k) {
        double* column = panels.data() + k / panelWidth * 2 * terms * panelWidth + k % panelWidth;
        for (std::size_t t = 0; t < terms; ++t) {
            const double angle = fraction(static_cast<double>(k) * m_turns[t]);
            column[t * panelWidth] = cosine(angle);
            column[(terms + t) * panelWidth] = sine(angle);
        }
    }
    std::vector<double> values(rows * block);
    for (std::size_t k = 0; k < block; k += panelWidth)
        kernels().multiplyPanel(values.data() + k, block, starts.data(), 2 * terms,
            panels.data() + k * 2 * terms, rows, 2 * terms);
    values.resize(wanted);
    return values;
}

} // namespace lab
