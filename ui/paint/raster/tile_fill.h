#pragma once

#include <cstddef>
#include <cstdint>

namespace lab::ui {

/// The inner loop of Coverage as a plain function over plain arrays, one for each instruction set,
/// each in a file of its own: code compiled for a newer processor must never be merged with code
/// for every processor.
///
/// Sums up second differences of cover from row to row, `width` numbers a row, a multiple of 16,
/// and writes the pixels of an opaque colour 0xRRGGBB so covered, alpha first and premultiplied.
/// Cover above 1, where lines overlap, counts as 1.
using TileFill = void (*)(std::uint32_t* pixels, std::ptrdiff_t pixelsPerRow, const float* bends,
    int width, int height, std::uint32_t colour);

extern const TileFill baselineTileFill;
#if defined(__x86_64__)
extern const TileFill avx2TileFill;
#endif

/// The fastest that this processor has.
TileFill tileFill();

} // namespace lab::ui
