#include "core/math/kernels/head_rotation.h"

#include "core/math/kernels/caches.h"
#include "core/math/kernels/head_rotation_kernels.h"

#include <algorithm>
#include <cassert>
#include <cstdint>

namespace lab {

namespace {

constexpr std::size_t rowsTogether = 32; // of all heads, while their cosines stay in the cache
constexpr std::int64_t rowsOfDoubles = 4096; // made at a time

const HeadRotationKernels& headRotationKernels([[maybe_unused]] InstructionSet instructions)
{
#if defined(__x86_64__)
    if (instructions == InstructionSet::Avx2)
        return avx2HeadRotationKernels;
#endif
    return baselineHeadRotationKernels;
}

bool canBeStreamed(const HeadTurns& turns, HeadShape shape, const float* in, const float* out)
{
    const bool isLarge =
        shape.heads * turns.count * shape.width * sizeof(float) > bytesPastTheCaches;
    return isLarge && in != out && reinterpret_cast<std::uintptr_t>(out) % 16 == 0
        && turns.pairs % 4 == 0 && shape.width % 4 == 0;
}

using TurnRows = HeadRotationKernels::TurnRows;

void turnAllHeads(
    TurnRows turnRows, const HeadTurns& turns, HeadShape shape, const float* in, float* out)
{
    for (std::size_t row = 0; row < turns.count; row += rowsTogether) {
        const std::size_t rows = std::min(rowsTogether, turns.count - row);
        for (std::size_t head = 0; head < shape.heads; ++head) {
            const std::size_t start = (head * turns.count + row) * shape.width;
            turnRows(out + start, in + start, turns.cosines.data() + row * turns.pairs,
                turns.sines.data() + row * turns.pairs, turns.pairs, shape.width, rows);
        }
    }
}

} // namespace

HeadTurns headTurns(
    std::span<const Turn> perPosition, std::int64_t first, std::int64_t count, double scale)
{
    assert(count >= 0);
    RotationTable table {{perPosition.begin(), perPosition.end()}, {}};
    for (const Wave wave : {Wave::Cosine, Wave::Sine})
        for (std::size_t pair = 0; pair < perPosition.size(); ++pair)
            table.columns.push_back({static_cast<int>(pair), wave});

    HeadTurns turns {static_cast<std::size_t>(count), perPosition.size(), {}, {}};
    turns.cosines.reserve(turns.count * turns.pairs);
    turns.sines.reserve(turns.count * turns.pairs);
    std::vector<double> waves(
        static_cast<std::size_t>(std::min(count, rowsOfDoubles)) * table.columns.size());
    for (std::int64_t row = 0; row < count; row += rowsOfDoubles) {
        const std::int64_t rows = std::min(rowsOfDoubles, count - row);
        writeRotations(table, first + row, rows, waves.data());
        const auto scaled = [scale](double wave) { return static_cast<float>(scale * wave); };
        for (const double* wave = waves.data();
             wave < waves.data() + static_cast<std::size_t>(rows) * table.columns.size();
             wave += table.columns.size()) {
            std::transform(wave, wave + turns.pairs, std::back_inserter(turns.cosines), scaled);
            std::transform(wave + turns.pairs, wave + 2 * turns.pairs,
                std::back_inserter(turns.sines), scaled);
        }
    }
    return turns;
}

void turnHalves(const HeadTurns& turns, HeadShape shape, const float* in, float* out,
    InstructionSet instructions)
{
    assert(shape.width >= 2 * turns.pairs);
    const HeadRotationKernels& kernels = headRotationKernels(instructions);
    const bool streams = canBeStreamed(turns, shape, in, out);
    turnAllHeads(streams ? kernels.streamHalves : kernels.turnHalves, turns, shape, in, out);
    if (streams)
        kernels.finishStreaming();
}

void turnNeighbours(const HeadTurns& turns, HeadShape shape, const float* in, float* out,
    InstructionSet instructions)
{
    assert(shape.width >= 2 * turns.pairs);
    const HeadRotationKernels& kernels = headRotationKernels(instructions);
    const bool streams = canBeStreamed(turns, shape, in, out);
    turnAllHeads(
        streams ? kernels.streamNeighbours : kernels.turnNeighbours, turns, shape, in, out);
    if (streams)
        kernels.finishStreaming();
}

} // namespace lab
