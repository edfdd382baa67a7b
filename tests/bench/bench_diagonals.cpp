#include "core/encodings/biases/alibi_forms.h"
#include "core/encodings/biases/t5_bias.h"

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <functional>
#include <iostream>
#include <map>
#include <span>
#include <string>
#include <vector>

#if defined(__x86_64__)
#include <immintrin.h>
#endif

// The biases of 32 heads and 2048 positions, for a picture of 256 x 256 cells a head and written
// out in full. For each name read from standard input one round of that measure, its milliseconds
// on a line.

namespace {

constexpr int heads = 32;
constexpr std::int64_t positions = 2048;
constexpr std::int64_t positionsACell = 8;
constexpr std::size_t cells = std::size_t {heads} * positions * positions;

/// Nothing but stores past the caches, 16 bytes at a time.
void streamHalves(std::span<float> out)
{
#if defined(__x86_64__)
    const __m128 number = _mm_set1_ps(0.5F);
    for (std::size_t i = 0; i < out.size(); i += 4)
        _mm_stream_ps(out.data() + i, number);
    _mm_sfence();
#else
    std::ranges::fill(out, 0.5F);
#endif
}

#if defined(__x86_64__)
/// The same, 32 bytes at a time.
__attribute__((target("avx2"))) void streamWideHalves(std::span<float> out)
{
    const __m256 number = _mm256_set1_ps(0.5F);
    for (std::size_t i = 0; i < out.size(); i += 8)
        _mm256_stream_ps(out.data() + i, number);
    _mm_sfence();
}
#endif

/// A block for the cells as float, its start aligned to a cache line.
std::span<float> alignedCells(std::vector<float>& block)
{
    block.assign(cells + 16, 0);
    const auto address = reinterpret_cast<std::uintptr_t>(block.data());
    return std::span(block).subspan((64 - address % 64) % 64 / sizeof(float), cells);
}

using Measures = std::map<std::string, std::function<void()>>;

Measures measures(std::span<float> out)
{
    const lab::Alibi alibi {.heads = heads};
    const lab::T5Bias t5 {.heads = heads};
    const Eigen::MatrixXd table = seededTable(t5, 1);
    const lab::Diagonals all = biasDiagonals(t5, table, positions, positions);
    // as many bytes of double: half of the heads
    lab::Diagonals half {heads / 2, positions, positions, all.values};
    half.values.resize(all.values.size() / 2);
    const std::span doubles(reinterpret_cast<double*>(out.data()), cells / 2);
    Measures measures;
    measures["stores-16-bytes"] = [out] { streamHalves(out); };
#if defined(__x86_64__)
    if (lab::bestInstructionSet() == lab::InstructionSet::Avx2)
        measures["stores-32-bytes"] = [out] { streamWideHalves(out); };
#endif
    if (!measures.contains("stores-32-bytes"))
        measures["stores-32-bytes"] = measures["stores-16-bytes"];
    measures["write-float"] = [=] { writeMatrices(all, out); };
    measures["write-double"] = [=] { writeMatrices(half, doubles); };
    measures["alibi-diagonals"] = [=] { biasDiagonals(alibi, positions, positions); };
    measures["alibi-picture"] = [=] {
        tileMeans(biasDiagonals(alibi, positions, positions), positionsACell);
    };
    measures["t5-diagonals"] = [=] { biasDiagonals(t5, table, positions, positions); };
    measures["t5-picture"] = [=] {
        tileMeans(biasDiagonals(t5, table, positions, positions), positionsACell);
    };
    return measures;
}

} // namespace

int main()
{
    std::vector<float> block;
    const Measures all = measures(alignedCells(block));
    for (std::string name; std::getline(std::cin, name);) {
        const auto measure = all.find(name);
        if (measure == all.end()) {
            std::cerr << "no measure is called " << name << '\n';
            return 2;
        }
        const auto start = std::chrono::steady_clock::now();
        measure->second();
        const auto end = std::chrono::steady_clock::now();
        std::cout << std::chrono::duration<double, std::milli>(end - start).count() << std::endl;
    }
    return 0;
}
