#include "core/math/exact/cosine_sum.h"

#include "core/math/exact/phasors.h"

#include <algorithm>
#include <cassert>

namespace lab {

namespace {

constexpr std::size_t rowsOfGroup = 64; // rows that share one exact start

std::size_t nearRoot(std::size_t number)
{
    std::size_t root = 1;
    while (root * root < number)
        ++root;
    return root;
}

/// The angle of term t is starts[t] + k·steps[t].
struct SpacedAngles {
    std::vector<Turn> starts;
    std::vector<Turn> steps;
};

/// Row k holds the sines and cosines of first + k·spacing for each term. Some 2√count rows are
/// exact, the others products of two of them.
Phasors spaced(const std::vector<Turn>& first, const std::vector<Turn>& spacing, std::size_t count)
{
    const std::size_t terms = spacing.size();
    const std::size_t stride = nearRoot(count);
    Phasors exact(stride, terms); // multiples of the spacing, except the first
    Phasors rows(count, terms);
    for (std::size_t k = 0; k < count; ++k) {
        const std::size_t beyond = k % stride;
        const auto multiple = static_cast<std::int64_t>(k);
        for (std::size_t t = 0; t < terms && k < stride; ++t)
            exact.set(k * terms + t, sinCos(multiple * spacing[t]));
        for (std::size_t t = 0; t < terms && beyond == 0; ++t)
            rows.set(k * terms + t, sinCos(first[t] + multiple * spacing[t]));
        if (beyond == 0)
            continue;
        const std::size_t from = (k - beyond) * terms;
        const std::size_t by = beyond * terms;
        kernels().turnRow(rows.sine.data() + k * terms, rows.cosine.data() + k * terms,
            rows.sine.data() + from, rows.cosine.data() + from, exact.cosine.data() + by,
            exact.sine.data() + by, terms);
    }
    return rows;
}

/// Converts rows of phasors to columns of panels.
std::vector<double> panelsOf(const std::vector<double>& rows, std::size_t count, std::size_t terms)
{
    std::vector<double> panels(terms * count);
    for (std::size_t k = 0; k < count; ++k) {
        double* column = panels.data() + k / panelWidth * terms * panelWidth + k % panelWidth;
        for (std::size_t t = 0; t < terms; ++t)
            column[t * panelWidth] = rows[k * terms + t];
    }
    return panels;
}

/// Σ over s and k as two matrix products, cos(s ± k) = cos s·cos k ± (−sin s)·sin k, rows s of
/// middles times panels of columns k, so each product is used for the angles on both sides of its
/// middle. A middle is halfway between two angles, so each k is a half-integer.
std::vector<double> spacedValues(
    const CosineSum& sum, const SpacedAngles& angles, std::size_t count)
{
    std::vector<double> values(count, sum.offset);
    const std::size_t terms = sum.terms.size();
    if (count == 0 || terms == 0)
        return values;
    constexpr std::size_t few = 8;
    if (count <= few) {
        for (std::size_t k = 0; k < count; ++k)
            for (std::size_t t = 0; t < terms; ++t)
                values[k] += sum.terms[t].amplitude
                    * sinCos(angles.starts[t] + static_cast<std::int64_t>(k) * angles.steps[t]).cos;
        return values;
    }
    const std::size_t side = std::min(panelsNearRoot(dividedUp(count, 2)), longestBlock);
    const std::size_t block = 2 * side;
    const std::size_t group = std::min(dividedUp(count, block), rowsOfGroup);

    std::vector<Turn> halves;
    std::vector<Turn> backwards; // this is how −sin s rotates
    for (const Turn& step : angles.steps) {
        halves.push_back(half(step));
        backwards.push_back(-static_cast<std::int64_t>(block) * step);
    }
    const Phasors columns = spaced(halves, angles.steps, side);
    const std::vector<double> cosines = panelsOf(columns.cosine, side, terms);
    const std::vector<double> sines = panelsOf(columns.sine, side, terms);
    const Phasors turnings = spaced(std::vector<Turn>(terms), backwards, group);

    Phasors start(1, terms);
    Phasors rows(group, terms);
    std::vector<double> even(group * side);
    std::vector<double> odd(group * side);
    for (std::size_t first = 0; first < count; first += group * block) {
        for (std::size_t t = 0; t < terms; ++t) {
            const SinCos angle = sinCos(angles.starts[t]
                + static_cast<std::int64_t>(first + side) * angles.steps[t] - halves[t]);
            const double amplitude = sum.terms[t].amplitude;
            start.set(t, {-amplitude * angle.sin, amplitude * angle.cos});
        }
        const std::size_t rest = std::min(count - first, group * block);
        const std::size_t used = dividedUp(rest, block);
        for (std::size_t row = 0; row < used; ++row)
            kernels().turnRow(rows.sine.data() + row * terms, rows.cosine.data() + row * terms,
                start.sine.data(), start.cosine.data(), turnings.cosine.data() + row * terms,
                turnings.sine.data() + row * terms, terms);
        for (std::size_t k = 0; k < side; k += panelWidth) {
            kernels().multiplyPanel(even.data() + k, side, rows.cosine.data(), terms,
                cosines.data() + k * terms, used, terms);
            kernels().multiplyPanel(odd.data() + k, side, rows.sine.data(), terms,
                sines.data() + k * terms, used, terms);
        }
        for (std::size_t i = 0; i < rest; ++i) {
            const std::size_t row = i / block * side;
            const std::size_t place = i % block;
            values[first + i] += place < side
                ? even[row + side - 1 - place] - odd[row + side - 1 - place]
                : even[row + place - side] + odd[row + place - side];
        }
    }
    return values;
}

} // namespace

std::vector<double> values(const CosineSum& sum, std::int64_t first, std::int64_t count)
{
    assert(count >= 0);
    SpacedAngles angles;
    for (const CosineSum::Term& term : sum.terms) {
        angles.starts.push_back(first * term.frequency + turnOfPhase(term.phase));
        angles.steps.push_back(term.frequency);
    }
    return spacedValues(sum, angles, static_cast<std::size_t>(count));
}

std::vector<double> values(const CosineSum& sum, double first, double step, int count)
{
    assert(count >= 0);
    SpacedAngles angles;
    for (const CosineSum::Term& term : sum.terms) {
        angles.starts.push_back(turnOver(first, term.frequency) + turnOfPhase(term.phase));
        angles.steps.push_back(turnOver(step, term.frequency));
    }
    return spacedValues(sum, angles, static_cast<std::size_t>(count));
}

} // namespace lab
