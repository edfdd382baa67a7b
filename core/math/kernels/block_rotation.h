#pragma once

#include "core/math/exact/turns.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace lab {

/// The vector instructions that a computation uses. Both give the same numbers except for the last
/// few bits.
enum class InstructionSet {
    Baseline, ///< available on every processor of the architecture
    Avx2, ///< x86-64 with AVX2 and FMA
};

/// The fastest set that this processor supports.
InstructionSet bestInstructionSet();

enum class Wave { Sine, Cosine, Zero };

/// A table of sines and cosines at equally spaced positions: row p has sin(p·θᵢ) or cos(p·θᵢ) in
/// each column, in any order of columns.
///
/// Sines are exact only at the starts of blocks. Inside a block, a row is a complex rotation of the
/// start, sin(s + k) = sin s·cos k + cos s·sin k, two multiplications and an addition per value.
/// Law: every value is accurate to 1e-15, at any position.
struct RotationTable {
    struct Column {
        int pair = 0; ///< index into `turns`; ignored for Wave::Zero
        Wave wave = Wave::Sine;
    };
    std::vector<Turn> turns; ///< per position, of each pair
    std::vector<Column> columns;
};

/// Writes rows first … first + count − 1, row by row, to `out`, which has space for count·columns
/// doubles. Above 32 MB the caches are bypassed.
void writeRotations(const RotationTable& table, std::int64_t first, std::int64_t count, double* out,
    InstructionSet instructions = bestInstructionSet());

/// The plain functions that implement it, one set per InstructionSet.
struct RotationKernels;
const RotationKernels& rotationKernels(InstructionSet instructions);

} // namespace lab
