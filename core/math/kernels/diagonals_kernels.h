#pragma once

#include <cstddef>

namespace lab {

/// Writes `rows` rows of `rowBytes` past the caches and ends with a store fence: row k is copied
/// from first − k·step, as the rows of a Toeplitz matrix lie in its diagonals. All sizes and
/// addresses are multiples of 4.
///
/// One function for each instruction set, in a file of its own (see block_rotation_kernels.h).
using StreamWindows = void (*)(
    char* out, const char* first, std::size_t rowBytes, std::size_t rows, std::size_t step);

extern const StreamWindows baselineStreamWindows;
#if defined(__x86_64__)
extern const StreamWindows avx2StreamWindows;
#endif

} // namespace lab
