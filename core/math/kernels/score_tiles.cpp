#include "core/math/kernels/score_tiles.h"

#include "core/math/exact/phasors.h"

#include <algorithm>
#include <cassert>
#include <limits>

namespace lab {

namespace {

/// A sum of e^{iθ(m−n)} over some cells.
struct CellSum {
    double real = 0;
    double imaginary = 0;
};

CellSum operator+(CellSum left, CellSum right)
{
    return {left.real + right.real, left.imaginary + right.imaginary};
}

CellSum rectangle(Turn frequency, const Tile& tile)
{
    if (tile.queries <= 0 || tile.keys <= 0)
        return {};
    const std::int64_t twiceMiddles =
        2 * (tile.firstQuery - tile.firstKey) + tile.queries - tile.keys;
    const SinCos middle = sinCos(twiceMiddles * half(frequency));
    const double size = static_cast<double>(tile.queries) * static_cast<double>(tile.keys)
        * dirichlet(frequency, tile.queries) * dirichlet(frequency, tile.keys);
    return {size * middle.cos, size * middle.sin};
}

/// The rows 0 … rows − 1, of which row r sees its distances 0 … r.
CellSum triangle(Turn frequency, std::int64_t rows)
{
    if (rows <= 0)
        return {};
    const auto size = static_cast<double>(rows);
    const double mean = dirichlet(frequency, rows);
    const SinCos middle = sinCos(half(frequency));
    CellSum sum {(size + size * mean * (size * mean)) / 2, 0};
    if (middle.sin < 0 || middle.sin > 0)
        sum.imaginary = size / 2 * middle.cos / middle.sin * dirichletDeficit(frequency, rows);
    return sum;
}

/// Σ a·cos(θ(m − n) + φ) over the cells.
double weighted(const CosineSum::Term& term, CellSum cells)
{
    const SinCos phase = sinCos(turnOfPhase(term.phase));
    return term.amplitude * (phase.cos * cells.real - phase.sin * cells.imaginary);
}

/// The cells on and below the diagonal: rows of growing length, then whole rows.
struct CausalParts {
    explicit CausalParts(const Tile& tile)
    {
        const std::int64_t end = tile.firstQuery + tile.queries;
        const std::int64_t firstWhole =
            std::clamp(tile.firstKey + tile.keys - 1, tile.firstQuery, end);
        const std::int64_t firstSeeing = std::clamp(tile.firstKey, tile.firstQuery, firstWhole);
        whole = {firstWhole, end - firstWhole, tile.firstKey, tile.keys};
        triangleRows = firstWhole - firstSeeing;
        before = {firstSeeing, triangleRows, tile.firstKey, firstSeeing - tile.firstKey};
        if (triangleRows == 0)
            before = {0, 0, 0, 0};
        cells = static_cast<double>(whole.queries) * static_cast<double>(whole.keys)
            + static_cast<double>(before.queries) * static_cast<double>(before.keys)
            + static_cast<double>(triangleRows) * static_cast<double>(triangleRows + 1) / 2;
    }
    Tile whole;
    Tile before {0, 0, 0, 0}; ///< the keys that every row of the triangle sees besides
    std::int64_t triangleRows = 0;
    double cells = 0;
};

} // namespace

double meanScore(const CosineSum& sum, const Tile& tile)
{
    assert(tile.queries > 0 && tile.keys > 0);
    const double cells = static_cast<double>(tile.queries) * static_cast<double>(tile.keys);
    double mean = sum.offset;
    for (const CosineSum::Term& term : sum.terms)
        mean += weighted(term, rectangle(term.frequency, tile)) / cells;
    return mean;
}

double meanCausalScore(const CosineSum& sum, const Tile& tile)
{
    assert(tile.queries > 0 && tile.keys > 0);
    const CausalParts parts(tile);
    if (parts.cells < 1)
        return std::numeric_limits<double>::quiet_NaN();
    double mean = sum.offset;
    for (const CosineSum::Term& term : sum.terms)
        mean += weighted(term,
                    rectangle(term.frequency, parts.whole) + rectangle(term.frequency, parts.before)
                        + triangle(term.frequency, parts.triangleRows))
            / parts.cells;
    return mean;
}

CosineSum tileMeans(const CosineSum& sum, std::int64_t queries, std::int64_t keys)
{
    assert(queries > 0 && keys > 0);
    CosineSum means = sum;
    for (CosineSum::Term& term : means.terms) {
        term.amplitude *= dirichlet(term.frequency, queries) * dirichlet(term.frequency, keys);
        if (queries != keys)
            term.phase = radians(turnOfPhase(term.phase) + (queries - keys) * half(term.frequency));
    }
    return means;
}

} // namespace lab
