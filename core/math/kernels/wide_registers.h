#pragma once

namespace lab {

/// Tells the processor that nobody uses the upper halves of its vector registers. Changes no value.
///
/// Between two functions nobody does, yet a library that has used them may leave them marked as in
/// use, and Qt does so all the time: while it lays out, and while it paints. As long as they are,
/// Intel's processors go slowly from code for SSE, as most of ours is, to code for AVX, as are the
/// logarithms and exponentials of the C library: each of these takes eight times as long. Asked for
/// before much is computed, it costs one instruction.
void releaseWideRegisters();

} // namespace lab
