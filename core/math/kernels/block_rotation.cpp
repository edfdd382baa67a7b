#include "core/math/kernels/block_rotation.h"

#include "core/math/kernels/block_rotation_kernels.h"
#include "core/math/kernels/caches.h"

#include <algorithm>
#include <cassert>

namespace lab {

namespace {

constexpr std::int64_t rowsOfBlock = 32; // rows
constexpr std::int64_t largestGroup = 64; // blocks that share one exact start

/// The smallest power of two that is at least √number, up to a limit.
std::int64_t evenSplit(std::int64_t number, std::int64_t limit)
{
    std::int64_t size = 1;
    while (size < limit && size * size < number)
        size *= 2;
    return size;
}

std::vector<SinCos> exactAngles(const RotationTable& table, std::int64_t position)
{
    std::vector<SinCos> angles;
    angles.reserve(table.turns.size());
    for (const Turn& turn : table.turns)
        angles.push_back(sinCos(position * turn));
    return angles;
}

/// Two rows of numbers that belong together: a rotating value and its partner, or the cosine and
/// signed sine that rotate them (see RotationKernels).
struct RowPair {
    explicit RowPair(std::size_t size)
        : first(size)
        , second(size)
    {
    }
    std::vector<double> first;
    std::vector<double> second;
};

RowPair startsAt(const RotationTable& table, std::int64_t position)
{
    const std::vector<SinCos> angles = exactAngles(table, position);
    RowPair start(table.columns.size());
    for (std::size_t x = 0; x < table.columns.size(); ++x) {
        const RotationTable::Column& column = table.columns[x];
        if (column.wave == Wave::Zero)
            continue;
        const SinCos angle = angles[static_cast<std::size_t>(column.pair)];
        const bool isSine = column.wave == Wave::Sine;
        start.first[x] = isSine ? angle.sin : angle.cos;
        start.second[x] = isSine ? angle.cos : angle.sin;
    }
    return start;
}

/// Row k rotates by k·step positions.
RowPair turningsBy(const RotationTable& table, std::int64_t step, std::int64_t rows)
{
    const std::size_t width = table.columns.size();
    RowPair turnings(static_cast<std::size_t>(rows) * width);
    for (std::int64_t k = 0; k < rows; ++k) {
        const std::vector<SinCos> angles = exactAngles(table, k * step);
        double* cosine = turnings.first.data() + static_cast<std::size_t>(k) * width;
        double* sine = turnings.second.data() + static_cast<std::size_t>(k) * width;
        for (std::size_t x = 0; x < width; ++x) {
            const RotationTable::Column& column = table.columns[x];
            if (column.wave == Wave::Zero)
                continue;
            const SinCos angle = angles[static_cast<std::size_t>(column.pair)];
            cosine[x] = angle.cos;
            sine[x] = column.wave == Wave::Sine ? angle.sin : -angle.sin;
        }
    }
    return turnings;
}

} // namespace

InstructionSet bestInstructionSet()
{
#if defined(__x86_64__)
    if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma"))
        return InstructionSet::Avx2;
#endif
    return InstructionSet::Baseline;
}

const RotationKernels& rotationKernels([[maybe_unused]] InstructionSet instructions)
{
#if defined(__x86_64__)
    if (instructions == InstructionSet::Avx2)
        return avx2RotationKernels;
#endif
    return baselineRotationKernels;
}

void writeRotations(const RotationTable& table, std::int64_t first, std::int64_t count, double* out,
    InstructionSet instructions)
{
    assert(count >= 0);
    if (count == 0 || table.columns.empty())
        return;
    const RotationKernels& kernels = rotationKernels(instructions);
    const std::size_t width = table.columns.size();
    const std::size_t bytes = static_cast<std::size_t>(count) * width * sizeof(double);
    const auto write = bytes > bytesPastTheCaches ? kernels.streamRows : kernels.writeRows;

    const std::int64_t block = evenSplit(count, rowsOfBlock);
    const std::int64_t blocks = (count + block - 1) / block;
    const std::int64_t group = evenSplit(blocks, largestGroup);
    const RowPair insideBlock = turningsBy(table, 1, block);
    const RowPair insideGroup = turningsBy(table, block, group);

    RowPair groupStart(0);
    RowPair blockStart(width);
    for (std::int64_t b = 0; b < blocks; ++b) {
        if (b % group == 0)
            groupStart = startsAt(table, first + b * block);
        const std::size_t turning = static_cast<std::size_t>(b % group) * width;
        kernels.turnRow(blockStart.first.data(), blockStart.second.data(), groupStart.first.data(),
            groupStart.second.data(), insideGroup.first.data() + turning,
            insideGroup.second.data() + turning, width);
        const std::int64_t rows = std::min(block, count - b * block);
        write(out, blockStart.first.data(), blockStart.second.data(), insideBlock.first.data(),
            insideBlock.second.data(), width, static_cast<std::size_t>(rows));
        out += static_cast<std::size_t>(rows) * width;
    }
}

} // namespace lab
