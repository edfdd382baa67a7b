#include "core/encodings/sinusoidal/formula.h"

#include "core/math/kernels/block_rotation.h"

#include <algorithm>
#include <cassert>
#include <numbers>

namespace lab {

namespace {

[[maybe_unused]] bool isValid(const Sinusoidal& encoding)
{
    return encoding.base > 1 && encoding.width >= 2 && encoding.width <= 1024
        && (encoding.width % 2 == 0 || encoding.layout == SinusoidalLayout::Tensor2Tensor);
}

int pairs(const Sinusoidal& encoding)
{
    return encoding.width / 2;
}

/// θᵢ = base^(−i·numerator/denominator).
struct Exponent {
    int numerator = 0;
    int denominator = 1;
};

Exponent exponent(const Sinusoidal& encoding)
{
    if (encoding.layout != SinusoidalLayout::Tensor2Tensor)
        return {2, encoding.width};
    return {1, std::max(pairs(encoding) - 1, 1)};
}

} // namespace

Eigen::ArrayXd frequencies(const Sinusoidal& encoding)
{
    assert(isValid(encoding));
    const auto [numerator, denominator] = exponent(encoding);
    const std::vector<double> ladder =
        frequencyLadder(encoding.base, numerator, denominator, pairs(encoding));
    return Eigen::ArrayXd::Map(ladder.data(), static_cast<Eigen::Index>(ladder.size()));
}

std::vector<Turn> turns(const Sinusoidal& encoding)
{
    assert(isValid(encoding));
    const auto [numerator, denominator] = exponent(encoding);
    return turnLadder(encoding.base, numerator, denominator, pairs(encoding));
}

RowMajorMatrix table(const Sinusoidal& encoding, std::int64_t first, std::int64_t count)
{
    RowMajorMatrix rows(static_cast<Eigen::Index>(count), encoding.width);
    writeTable(encoding, first, count, rows.data());
    return rows;
}

void writeTable(const Sinusoidal& encoding, std::int64_t first, std::int64_t count, double* out)
{
    RotationTable rotations {turns(encoding), {}};
    rotations.columns.reserve(static_cast<std::size_t>(encoding.width));
    for (int column = 0; column < encoding.width; ++column) {
        const ColumnMeaning meaning = columnMeaning(encoding, column);
        const Wave wave = meaning.pair < 0 ? Wave::Zero : meaning.sine ? Wave::Sine : Wave::Cosine;
        rotations.columns.push_back({meaning.pair, wave});
    }
    writeRotations(rotations, first, count, out);
}

Eigen::ArrayXd row(const Sinusoidal& encoding, std::int64_t position)
{
    const std::vector<Turn> perPosition = turns(encoding);
    Eigen::ArrayXd values = Eigen::ArrayXd::Zero(encoding.width);
    for (int pair = 0; pair < pairs(encoding); ++pair) {
        const SinCos angle = sinCos(position * perPosition[static_cast<std::size_t>(pair)]);
        values[sineColumn(encoding, pair)] = angle.sin;
        values[cosineColumn(encoding, pair)] = angle.cos;
    }
    return values;
}

ColumnMeaning columnMeaning(const Sinusoidal& encoding, int column)
{
    assert(isValid(encoding) && column >= 0 && column < encoding.width);
    if (encoding.layout == SinusoidalLayout::Interleaved)
        return {column / 2, column % 2 == 0};
    if (column >= 2 * pairs(encoding))
        return {-1, true};
    return {column % pairs(encoding), column < pairs(encoding)};
}

int sineColumn(const Sinusoidal& encoding, int pair)
{
    assert(pair >= 0 && pair < pairs(encoding));
    return encoding.layout == SinusoidalLayout::Interleaved ? 2 * pair : pair;
}

int cosineColumn(const Sinusoidal& encoding, int pair)
{
    assert(pair >= 0 && pair < pairs(encoding));
    return encoding.layout == SinusoidalLayout::Interleaved ? 2 * pair + 1 : pairs(encoding) + pair;
}

CosineSum columnWave(const Sinusoidal& encoding, int column)
{
    const ColumnMeaning meaning = columnMeaning(encoding, column);
    if (meaning.pair < 0)
        return {};
    const Turn perPosition = turns(encoding)[static_cast<std::size_t>(meaning.pair)];
    return {{{1, perPosition, meaning.sine ? -std::numbers::pi / 2 : 0}}, 0};
}

CosineSum similarity(const Sinusoidal& encoding)
{
    CosineSum sum;
    for (const Turn& perPosition : turns(encoding))
        sum.terms.push_back({1, perPosition, 0});
    return sum;
}

} // namespace lab
