#pragma once

#include <cstddef>
#include <cstdint>

namespace lab::ui {

/// The inner loop of Coverage as a plain function over plain arrays, one per instruction set, each
/// in a separate file: code compiled for a newer processor must never be merged with code for every
/// processor.
///
/// Sums second differences of coverage from row to row, `width` numbers per row, a multiple of 16,
/// and writes the pixels of an opaque colour 0xRRGGBB with this coverage, alpha first and
/// premultiplied. Coverage above 1, where lines overlap, counts as 1.
using TileFill = void (*)(std::uint32_t* pixels, std::ptrdiff_t pixelsPerRow, const float* bends,
    int width, int height, std::uint32_t colour);

extern const TileFill baselineTileFill;
#if defined(__x86_64__)
extern const TileFill avx2TileFill;
#endif

/// The fastest one for this processor.
TileFill tileFill();

} // namespace lab::ui
