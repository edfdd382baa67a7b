#pragma once

#include "core/math/exact/turns.h"
#include "core/math/kernels/block_rotation.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace lab {

/// The cosines and sines that turn the pairs of many heads, as floats: row p, pair i holds
/// scale·cos(p·θᵢ) and scale·sin(p·θᵢ) for the positions first … first + count − 1.
///
/// They come from exact turns and are rounded once, so that each is within 2⁻²⁵·scale·(1 + 1e-6)
/// of its true value at any position; floats that multiply p·θ are off by 0.07 at a million.
struct HeadTurns {
    std::size_t count = 0; ///< of positions
    std::size_t pairs = 0;
    std::vector<float> cosines;
    std::vector<float> sines;
};

/// `perPosition` has the turn of each pair; `scale` is the factor of cosines and sines by which
/// some extensions sharpen the attention, else 1.
HeadTurns headTurns(
    std::span<const Turn> perPosition, std::int64_t first, std::int64_t count, double scale = 1);

/// Queries or keys of many heads: element (head, row, column) is at
/// (head·turns.count + row)·width + column. A width above twice the pairs leaves the last columns
/// as they are.
struct HeadShape {
    std::size_t heads = 1;
    std::size_t width = 2;
};

/// Turns row p of every head by row p of `turns`: (a, b) becomes (a·cos − b·sin, b·cos + a·sin)
/// where pair i is the columns i and i + turns.pairs.
///
/// `out` is `in` itself or does not overlap it. Above 32 MB it is written past the caches.
/// Law: within 2e-7 of the length of the pair of the rotation in double.
void turnHalves(const HeadTurns& turns, HeadShape shape, const float* in, float* out,
    InstructionSet instructions = bestInstructionSet());

/// The same where pair i is the columns 2i and 2i + 1.
void turnNeighbours(const HeadTurns& turns, HeadShape shape, const float* in, float* out,
    InstructionSet instructions = bestInstructionSet());

} // namespace lab
