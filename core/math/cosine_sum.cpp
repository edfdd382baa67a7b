#include "core/math/cosine_sum.h"

#include "core/math/phasors.h"

#include <algorithm>
#include <cassert>

namespace lab {

namespace {

constexpr std::size_t largestGroup = 64; // rows that share one exact start

/// Term by term the angle starts[t] + k·steps[t].
struct SpacedAngles {
    std::vector<Turn> starts;
    std::vector<Turn> steps;
};

/// Σ over s and k as a matrix product: cos(s + k) = (cos s, −sin s)·(cos k, sin k), rows s of
/// starts times panels of columns k.
std::vector<double> spacedValues(
    const CosineSum& sum, const SpacedAngles& angles, std::size_t count)
{
    std::vector<double> values(count, sum.offset);
    const std::size_t terms = sum.terms.size();
    if (count == 0 || terms == 0)
        return values;
    const std::size_t block = std::min(panelsNearRoot(count), longestBlock);
    const std::size_t group = std::min(dividedUp(count, block), largestGroup);

    std::vector<double> panels(2 * terms * block);
    for (std::size_t k = 0; k < block; ++k) {
        double* column = panels.data() + k / panelWidth * 2 * terms * panelWidth + k % panelWidth;
        for (std::size_t t = 0; t < terms; ++t) {
            const SinCos angle = sinCos(static_cast<std::int64_t>(k) * angles.steps[t]);
            column[t * panelWidth] = angle.cos;
            column[(terms + t) * panelWidth] = angle.sin;
        }
    }
    Phasors turnings(group, terms); // backwards, which is how −sin s turns
    for (std::size_t row = 0; row < group; ++row)
        for (std::size_t t = 0; t < terms; ++t)
            turnings.set(
                row * terms + t, sinCos(-static_cast<std::int64_t>(row * block) * angles.steps[t]));

    Phasors start(1, terms);
    std::vector<double> rows(group * 2 * terms);
    std::vector<double> products(group * block);
    for (std::size_t first = 0; first < count; first += group * block) {
        for (std::size_t t = 0; t < terms; ++t) {
            const SinCos angle =
                sinCos(angles.starts[t] + static_cast<std::int64_t>(first) * angles.steps[t]);
            const double amplitude = sum.terms[t].amplitude;
            start.set(t, {-amplitude * angle.sin, amplitude * angle.cos});
        }
        const std::size_t rest = std::min(count - first, group * block);
        const std::size_t used = dividedUp(rest, block);
        for (std::size_t row = 0; row < used; ++row) {
            double* cosines = rows.data() + row * 2 * terms;
            kernels().turnRow(cosines + terms, cosines, start.sine.data(), start.cosine.data(),
                turnings.cosine.data() + row * terms, turnings.sine.data() + row * terms, terms);
        }
        for (std::size_t k = 0; k < block; k += panelWidth)
            kernels().multiplyPanel(products.data() + k, block, rows.data(), 2 * terms,
                panels.data() + k * 2 * terms, used, 2 * terms);
        for (std::size_t i = 0; i < rest; ++i)
            values[first + i] += products[i];
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
