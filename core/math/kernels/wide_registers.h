#pragma once

namespace lab {

/// Marks the upper halves of the processor's vector registers as unused (vzeroupper). Changes no
/// value.
///
/// They are always unused between two functions, but a library that has used them may leave them
/// marked as in use. Qt does this all the time, in layout and painting. While they are marked,
/// Intel processors switch slowly from SSE code, like most of ours, to AVX code, like the
/// logarithms and exponentials of the C library: each of these takes eight times as long. Called
/// before long computations, it costs one instruction.
void releaseWideRegisters();

} // namespace lab
