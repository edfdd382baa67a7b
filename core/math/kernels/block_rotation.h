#pragma once

#include "core/math/exact/turns.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace lab {

/// Which vector instructions a computation uses. Both give the same numbers to the last few bits.
enum class InstructionSet {
    Baseline, ///< what every processor of the architecture has
    Avx2, ///< x86-64 with AVX2 and FMA
};

/// The fastest that this processor has.
InstructionSet bestInstructionSet();

enum class Wave { Sine, Cosine, Zero };

/// A table of sines and cosines at equally spaced positions: row p holds sin(p·θᵢ) or cos(p·θᵢ) in
/// each column, in any order of columns.
///
/// Sines are exact at the starts of blocks only; inside a block a row is a complex rotation of the
/// start, sin(s + k) = sin s·cos k + cos s·sin k, two multiplications and an addition a value.
/// Law: every value holds to 1e-15, at any position.
struct RotationTable {
    struct Column {
        int pair = 0; ///< index into `turns`; any for Wave::Zero
        Wave wave = Wave::Sine;
    };
    std::vector<Turn> turns; ///< per position, of each pair
    std::vector<Column> columns;
};

/// Rows first … first + count − 1, row by row, into `out` with space for count·columns doubles.
/// Above 32 MB they are written past the caches.
void writeRotations(const RotationTable& table, std::int64_t first, std::int64_t count, double* out,
    InstructionSet instructions = bestInstructionSet());

/// The plain functions behind it, one set for each InstructionSet.
struct RotationKernels;
const RotationKernels& rotationKernels(InstructionSet instructions);

} // namespace lab
