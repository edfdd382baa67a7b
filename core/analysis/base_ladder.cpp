#include "core/analysis/base_ladder.h"

#include "core/math/constants.h"
#include "core/math/exact/phasors.h"
#include "core/math/kernels/turn_waves.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <utility>

namespace lab {

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
    kernels().sumCosines(
        values.data(), distances.data(), values.size(), m_turns.data(), m_turns.size());
    return values;
}

BaseLadder::Slope BaseLadder::slopeAt(double distance) const
{
    constexpr std::size_t chunk = 32; // filled by vectorized code, added up afterwards in order
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
            const double rest = fractionOf(turned);
            value[k] = cosineOf(rest);
            slope[k] = distance * slopes[k] * sineOf(rest);
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

    // Row r holds (cos, −sin) of the angles at first + r·block, each row rotated from the previous
    // one; column k holds (cos, sin) of k steps.
    std::vector<double> starts(2 * terms * rows);
    std::vector<double> panels(2 * terms * block);
    std::vector<double> turnCosine(terms);
    std::vector<double> turnSine(terms);
    for (std::size_t t = 0; t < terms; ++t) {
        const double start = fractionOf(static_cast<double>(first) * m_turns[t]);
        starts[t] = cosineOf(start);
        starts[terms + t] = -sineOf(start);
        const double turn = fractionOf(static_cast<double>(block) * m_turns[t]);
        turnCosine[t] = cosineOf(turn);
        turnSine[t] = -sineOf(turn);
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
            const double angle = fractionOf(static_cast<double>(k) * m_turns[t]);
            column[t * panelWidth] = cosineOf(angle);
            column[(terms + t) * panelWidth] = sineOf(angle);
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
