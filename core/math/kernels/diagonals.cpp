#include "core/math/kernels/diagonals.h"

#include "core/math/kernels/caches.h"
#include "core/math/kernels/diagonals_kernels.h"

#include <cassert>
#include <cmath>
#include <cstring>
#include <limits>

namespace lab {

namespace {

StreamWindows streamWindowsOf([[maybe_unused]] InstructionSet instructions)
{
#if defined(__x86_64__)
    if (instructions == InstructionSet::Avx2)
        return avx2StreamWindows;
#endif
    return baselineStreamWindows;
}

template <class Number>
void writeWindows(const Diagonals& shape, std::span<const Number> diagonals, std::span<Number> out,
    InstructionSet instructions)
{
    assert(shape.matrices >= 0 && shape.rows > 0 && shape.columns > 0);
    assert(diagonals.size() == static_cast<std::size_t>(shape.matrices * shape.each()));
    assert(out.size() == static_cast<std::size_t>(shape.matrices * shape.rows * shape.columns));
    const StreamWindows streamWindows = streamWindowsOf(instructions);
    const auto rows = static_cast<std::size_t>(shape.rows);
    const auto columns = static_cast<std::size_t>(shape.columns);
    Number* to = out.data();
    for (std::int64_t matrix = 0; matrix < shape.matrices; ++matrix, to += rows * columns) {
        const Number* first = diagonals.data() + matrix * shape.each() + shape.rows - 1;
        if (out.size_bytes() > bytesPastTheCaches) {
            streamWindows(reinterpret_cast<char*>(to), reinterpret_cast<const char*>(first),
                columns * sizeof(Number), rows, sizeof(Number));
            continue;
        }
        for (std::size_t row = 0; row < rows; ++row)
            std::memcpy(to + row * columns, first - row, columns * sizeof(Number));
    }
}

double tileMean(const double* middle, std::int64_t size)
{
    double sum = 0;
    double cells = 0;
    for (std::int64_t t = 1 - size; t < size; ++t) {
        const double value = middle[t];
        if (std::isnan(value))
            continue;
        const auto times = static_cast<double>(size - std::abs(t));
        sum += times * value;
        cells += times;
    }
    return cells > 0 ? sum / cells : std::numeric_limits<double>::quiet_NaN();
}

} // namespace

Diagonals tileMeans(const Diagonals& diagonals, std::int64_t size)
{
    assert(size > 0 && diagonals.rows % size == 0 && diagonals.columns % size == 0);
    Diagonals tiles {diagonals.matrices, diagonals.rows / size, diagonals.columns / size, {}};
    tiles.values.reserve(static_cast<std::size_t>(tiles.matrices * tiles.each()));
    for (std::int64_t matrix = 0; matrix < diagonals.matrices; ++matrix) {
        const double* corner = diagonals.values.data() + matrix * diagonals.each() + size - 1;
        for (std::int64_t tile = 0; tile < tiles.each(); ++tile)
            tiles.values.push_back(tileMean(corner + tile * size, size));
    }
    return tiles;
}

void writeMatrices(const Diagonals& diagonals, std::span<double> out, InstructionSet instructions)
{
    writeWindows<double>(diagonals, diagonals.values, out, instructions);
}

void writeMatrices(const Diagonals& diagonals, std::span<float> out, InstructionSet instructions)
{
    const std::vector<float> rounded(diagonals.values.begin(), diagonals.values.end());
    writeWindows<float>(diagonals, rounded, out, instructions);
}

} // namespace lab
