#include "core/math/exact/cosine_sum.h"
#include "core/math/exact/phasors.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <span>

namespace lab {

namespace {

__extension__ using UInt128 = unsigned __int128;

/// `width` as an integer and multiples of 2⁻⁵², so that k·width is exact.
struct RunWidth {
    explicit RunWidth(double width)
        : whole(static_cast<std::int64_t>(width))
        , parts(static_cast<std::uint64_t>((width - static_cast<double>(whole)) * 0x1p52))
    {
        assert(width >= 1 && width < 0x1p52);
    }
    /// floor(runs·width).
    std::int64_t positions(std::int64_t runs) const
    {
        const UInt128 beyond = UInt128 {parts} * static_cast<std::uint64_t>(runs);
        return runs * whole + static_cast<std::int64_t>(static_cast<std::uint64_t>(beyond >> 52));
    }
    std::int64_t whole = 1;
    std::uint64_t parts = 0;
};

/// (y − sin y)/y for |y| ≤ 1, given y squared.
double sineDeficit(double square)
{
    constexpr std::array divisors {272., 210., 156., 110., 72., 42., 20.};
    double series = 1;
    for (const double divisor : divisors)
        series = 1 - square / divisor * series;
    return square / 6 * series;
}

/// The angle of half a position, and the terms of the mean over `count` positions.
struct HalfAngle {
    HalfAngle(Turn halfTurn, std::int64_t positions)
        : turn(halfTurn)
        , angle(radians(halfTurn))
        , one(sinCos(halfTurn))
        , all(sinCos(positions * halfTurn))
    {
    }
    Turn turn;
    double angle;
    SinCos one;
    SinCos all; ///< for count half positions
};

/// 1 − D_N with full precision also where D_N is nearly 1, from the angle of half a position, its
/// sine, and the sine of N of them.
double dirichletDeficit(double angle, double sine, double sineOfAll, double count)
{
    if (count * std::abs(angle) < 1) {
        const double one = sineDeficit(angle * angle);
        const double all = sineDeficit(count * angle * (count * angle));
        return (all - one) / (1 - one);
    }
    return 1 - sineOfAll / (count * sine);
}

/// The same, 1 − sin(Nα)/(N·sin α), from the angle alone. Beyond a quarter turn the sine decreases;
/// half a turn less has the same sine except for the sign, and is near 0 where the mean does not
/// cancel.
double dirichletDeficit(Turn half, std::int64_t count)
{
    constexpr std::uint64_t quarterTurn = std::uint64_t {1} << 62;
    const bool isMirrored = ((half.high + quarterTurn) >> 63) != 0;
    if (isMirrored)
        half.high += 2 * quarterTurn;
    const double deficit = dirichletDeficit(
        radians(half), sinCos(half).sin, sinCos(count * half).sin, static_cast<double>(count));
    return isMirrored && count % 2 == 0 ? 2 - deficit : deficit;
}

/// The same for the difference of two angles; for their sum, with the second one mirrored. Sines of
/// differences are computed as products, except for angles so close to each other that precision
/// would be lost.
double dirichletDeficit(const HalfAngle& left, const HalfAngle& right, std::int64_t count)
{
    const double sine = left.one.sin * right.one.cos - left.one.cos * right.one.sin;
    if (std::abs(sine) < std::max(std::abs(left.one.sin), std::abs(right.one.sin)) / 16)
        return dirichletDeficit(left.turn - right.turn, count);
    return dirichletDeficit(left.angle - right.angle, sine,
        left.all.sin * right.all.cos - left.all.cos * right.all.sin, static_cast<double>(count));
}

HalfAngle mirrored(HalfAngle half)
{
    half.turn = -half.turn;
    half.angle = -half.angle;
    half.one.sin = -half.one.sin;
    half.all.sin = -half.all.sin;
    return half;
}

/// The same function with one term for each frequency.
CosineSum merged(const CosineSum& sum)
{
    const auto bits = [](const CosineSum::Term& term) {
        return UInt128 {term.frequency.high} << 64 | term.frequency.low;
    };
    std::vector<CosineSum::Term> sorted = sum.terms;
    std::ranges::sort(sorted, {}, bits);
    if (std::ranges::adjacent_find(sorted, {}, bits) == sorted.end())
        return sum;
    CosineSum result {{}, sum.offset};
    for (auto from = sorted.begin(); from != sorted.end();) {
        const auto to = std::find_if(
            from, sorted.end(), [&](const auto& term) { return bits(term) != bits(*from); });
        double real = 0;
        double imaginary = 0;
        for (auto term = from; term != to; ++term) {
            const SinCos angle = sinCos(turnOfPhase(term->phase));
            real += term->amplitude * angle.cos;
            imaginary += term->amplitude * angle.sin;
        }
        result.terms.push_back(
            {std::hypot(real, imaginary), from->frequency, std::atan2(imaginary, real)});
        from = to;
    }
    return result;
}

/// The two quadratic forms whose sum is the variance over N positions: with uᵢ = cos(θᵢc + φᵢ) and
/// vᵢ = sin(θᵢc + φᵢ) it is u·P·u + v·Q·v. Row-major lower triangles, each off-diagonal element
/// holding both; the size is filled up with zeros to a multiple of 4.
struct VarianceForms {
    VarianceForms(const CosineSum& sum, std::int64_t count)
        : size(4 * dividedUp(sum.terms.size(), 4))
        , ofCosines(size * size)
        , ofSines(size * size)
    {
        std::vector<HalfAngle> halves;
        std::vector<double> deficits;
        for (const CosineSum::Term& term : sum.terms) {
            halves.emplace_back(half(term.frequency), count);
            deficits.push_back(dirichletDeficit(halves.back().turn, count));
        }
        for (std::size_t i = 0; i < halves.size(); ++i) {
            const HalfAngle opposite = mirrored(halves[i]);
            for (std::size_t j = 0; j <= i; ++j) {
                // D± − DᵢDⱼ, written with 1 − D so that nearly equal numbers are not subtracted.
                const double both = deficits[i] + deficits[j] - deficits[i] * deficits[j];
                const double difference = both - dirichletDeficit(halves[j], halves[i], count);
                const double total = both - dirichletDeficit(halves[j], opposite, count);
                const double weight =
                    (i == j ? 0.5 : 1.0) * sum.terms[i].amplitude * sum.terms[j].amplitude;
                ofCosines[i * size + j] = weight * (difference + total);
                ofSines[i * size + j] = weight * (difference - total);
            }
        }
    }
    std::size_t size;
    std::vector<double> ofCosines;
    std::vector<double> ofSines;
};

/// The runs in blocks. All runs of a block share a row of exact angles, those of its first
/// position; a column rotates from there to the middle of a run. Within its block a run begins at
/// one of two positions and has one of two lengths, so it has one of four columns, half a position
/// apart.
class RunGrid {
public:
    RunGrid(const CosineSum& sum, std::int64_t first, double width, int count)
        : m_sum(sum)
        , m_first(first)
        , m_width(width)
        , m_count(static_cast<std::size_t>(count))
        , m_columnsOfRun(m_width.parts == 0 ? 1 : 4)
        , m_block(std::min(panelsNearRoot(m_count), longestBlock))
        , m_starts(dividedUp(m_count, m_block), sum.terms.size())
        , m_middles(m_block * m_columnsOfRun, sum.terms.size())
    {
        const std::size_t terms = sum.terms.size();
        std::vector<Turn> halves;
        std::vector<Turn> phases;
        for (const CosineSum::Term& term : sum.terms) {
            halves.push_back(half(term.frequency));
            phases.push_back(turnOfPhase(term.phase));
        }
        for (std::size_t row = 0; row * m_block < m_count; ++row)
            for (std::size_t t = 0; t < terms; ++t)
                m_starts.set(row * terms + t,
                    sinCos(2 * (m_first + start(row * m_block)) * halves[t] + phases[t]));

        Phasors later(m_columnsOfRun, terms);
        for (std::size_t halfSteps = 1; halfSteps < m_columnsOfRun; ++halfSteps)
            for (std::size_t t = 0; t < terms; ++t)
                later.set(halfSteps * terms + t,
                    sinCos(static_cast<std::int64_t>(halfSteps) * halves[t]));
        for (std::size_t run = 0; run < m_block; ++run) {
            const std::size_t column = run * m_columnsOfRun * terms;
            for (std::size_t t = 0; t < terms; ++t)
                m_middles.set(column + t, sinCos((2 * start(run) + m_width.whole - 1) * halves[t]));
            for (std::size_t next = 1; next < m_columnsOfRun; ++next)
                kernels().turnRow(m_middles.sine.data() + column + next * terms,
                    m_middles.cosine.data() + column + next * terms, m_middles.sine.data() + column,
                    m_middles.cosine.data() + column, later.cosine.data() + next * terms,
                    later.sine.data() + next * terms, terms);
        }
    }

    std::vector<double> means() const
    {
        const std::size_t terms = m_sum.terms.size();
        std::array<std::vector<double>, 2> shrunk; // for the shorter and for the longer runs
        for (const CosineSum::Term& term : m_sum.terms)
            for (std::size_t longer = 0; longer < 2; ++longer)
                shrunk[longer].push_back(
                    dirichlet(term.frequency, m_width.whole + static_cast<std::int64_t>(longer)));
        const std::size_t columns = m_block * m_columnsOfRun;
        std::vector<double> panels(2 * terms * columns);
        for (std::size_t c = 0; c < columns; ++c) {
            const std::vector<double>& weights = shrunk[c % m_columnsOfRun % 2];
            double* column =
                panels.data() + c / panelWidth * 2 * terms * panelWidth + c % panelWidth;
            for (std::size_t t = 0; t < terms; ++t) {
                column[t * panelWidth] = weights[t] * m_middles.cosine[c * terms + t];
                column[(terms + t) * panelWidth] = -weights[t] * m_middles.sine[c * terms + t];
            }
        }
        const std::size_t rows = dividedUp(m_count, m_block);
        std::vector<double> starts(rows * 2 * terms);
        for (std::size_t row = 0; row < rows; ++row) {
            for (std::size_t t = 0; t < terms; ++t) {
                const double amplitude = m_sum.terms[t].amplitude;
                starts[row * 2 * terms + t] = amplitude * m_starts.cosine[row * terms + t];
                starts[(row * 2 + 1) * terms + t] = amplitude * m_starts.sine[row * terms + t];
            }
        }
        std::vector<double> products(rows * columns);
        for (std::size_t c = 0; c < columns; c += panelWidth)
            kernels().multiplyPanel(products.data() + c, columns, starts.data(), 2 * terms,
                panels.data() + c * 2 * terms, rows, 2 * terms);
        std::vector<double> means(m_count);
        for (std::size_t run = 0; run < m_count; ++run)
            means[run] = m_sum.offset + products[run / m_block * columns + columnOf(run)];
        return means;
    }

    std::vector<double> deviations() const
    {
        std::vector<double> deviations(m_count);
        for (const std::int64_t longer : {0, 1}) {
            const std::int64_t runLength = m_width.whole + longer;
            std::vector<std::size_t> runs;
            for (std::size_t run = 0; run < m_count; ++run)
                if (length(run) == runLength)
                    runs.push_back(run);
            if (runs.empty() || runLength == 1)
                continue;
            const VarianceForms forms(m_sum, runLength);
            for (std::size_t from = 0; from < runs.size(); from += panelWidth) {
                const std::size_t to = std::min(from + panelWidth, runs.size());
                const std::span<const std::size_t> some(runs.data() + from, to - from);
                const std::array<double, panelWidth> variances = variancesOf(some, forms);
                for (std::size_t i = 0; i < some.size(); ++i)
                    deviations[some[i]] = std::sqrt(std::max(variances[i], 0.0));
            }
        }
        return deviations;
    }

private:
    std::int64_t start(std::size_t run) const
    {
        return m_width.positions(static_cast<std::int64_t>(run));
    }
    std::int64_t length(std::size_t run) const { return start(run + 1) - start(run); }

    std::size_t columnOf(std::size_t run) const
    {
        const std::size_t inBlock = run % m_block;
        if (m_columnsOfRun == 1)
            return inBlock;
        const std::int64_t late = start(run) - start(run - inBlock) - start(inBlock);
        const std::int64_t longer = length(run) - m_width.whole;
        return 4 * inBlock + static_cast<std::size_t>(2 * late + longer);
    }

    std::array<double, panelWidth> variancesOf(
        std::span<const std::size_t> runs, const VarianceForms& forms) const
    {
        const std::size_t terms = m_sum.terms.size();
        std::vector<double> cosines(forms.size * panelWidth);
        std::vector<double> sines(forms.size * panelWidth);
        std::vector<double> sine(terms);
        std::vector<double> cosine(terms);
        for (std::size_t i = 0; i < runs.size(); ++i) {
            const std::size_t row = runs[i] / m_block * terms;
            const std::size_t column = columnOf(runs[i]) * terms;
            kernels().turnRow(sine.data(), cosine.data(), m_starts.sine.data() + row,
                m_starts.cosine.data() + row, m_middles.cosine.data() + column,
                m_middles.sine.data() + column, terms);
            for (std::size_t t = 0; t < terms; ++t) {
                cosines[t * panelWidth + i] = cosine[t];
                sines[t * panelWidth + i] = sine[t];
            }
        }
        std::array<double, panelWidth> variances {};
        kernels().addQuadraticForms(
            variances.data(), forms.ofCosines.data(), cosines.data(), forms.size);
        kernels().addQuadraticForms(
            variances.data(), forms.ofSines.data(), sines.data(), forms.size);
        return variances;
    }

    const CosineSum& m_sum;
    std::int64_t m_first;
    RunWidth m_width;
    std::size_t m_count;
    std::size_t m_columnsOfRun;
    std::size_t m_block;
    Phasors m_starts;
    Phasors m_middles;
};

} // namespace

std::vector<double> runMeans(const CosineSum& sum, std::int64_t first, double width, int count)
{
    assert(count >= 0);
    const CosineSum simple = merged(sum);
    return RunGrid(simple, first, width, count).means();
}

RunMoments runMoments(const CosineSum& sum, std::int64_t first, double width, int count)
{
    assert(count >= 0);
    const CosineSum simple = merged(sum);
    const RunGrid grid(simple, first, width, count);
    return {grid.means(), grid.deviations()};
}

std::int64_t runStart(std::int64_t first, double width, int run)
{
    assert(run >= 0);
    return first + RunWidth(width).positions(run);
}

double dirichlet(Turn frequency, std::int64_t count)
{
    assert(count >= 1);
    return 1 - dirichletDeficit(half(frequency), count);
}

} // namespace lab
