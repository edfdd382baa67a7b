#pragma once

// Included only by the files of TileFill, each of which compiles it for its own instruction set.
// Everything is in an unnamed namespace, so that no symbol of one set can replace that of another.

#include "ui/paint/raster/tile_fill.h"

namespace lab::ui {
namespace {

template <int lanes> struct PackOf {
    using Floats __attribute__((vector_size(lanes * sizeof(float)))) = float;
    using Ints __attribute__((vector_size(lanes * sizeof(int)))) = int;
};

template <int lanes>
void fillTile(std::uint32_t* pixels, std::ptrdiff_t pixelsPerRow, const float* bends, int width,
    int height, std::uint32_t colour)
{
    using Floats = typename PackOf<lanes>::Floats;
    using Ints = typename PackOf<lanes>::Ints;
    const Floats full = Floats {} + 255;
    const float red = static_cast<float>(colour >> 16 & 0xFF) / 255;
    const float green = static_cast<float>(colour >> 8 & 0xFF) / 255;
    const float blue = static_cast<float>(colour & 0xFF) / 255;
    for (int left = 0; left < width; left += lanes) {
        Floats change {};
        Floats cover {};
        const float* from = bends + left;
        std::uint32_t* to = pixels + left;
        for (int row = 0; row < height; ++row) {
            Floats bend;
            __builtin_memcpy(&bend, from, sizeof bend);
            change += bend;
            cover += change;
            const Floats level = cover * 255 < full ? cover * 255 : full;
            const Ints a = __builtin_convertvector(level + 0.5F, Ints);
            const Ints r = __builtin_convertvector(level * red + 0.5F, Ints);
            const Ints g = __builtin_convertvector(level * green + 0.5F, Ints);
            const Ints b = __builtin_convertvector(level * blue + 0.5F, Ints);
            const Ints pixel = a << 24 | r << 16 | g << 8 | b;
            __builtin_memcpy(to, &pixel, sizeof pixel);
            from += width;
            to += pixelsPerRow;
        }
    }
}

} // namespace
} // namespace lab::ui
