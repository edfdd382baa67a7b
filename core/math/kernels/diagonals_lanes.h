#pragma once

// Included by the kernel files only, each of which compiles it for its own instruction set; see
// block_rotation_lanes.h.

#include "core/math/kernels/diagonals_kernels.h"

#if defined(__SSE2__)
#include <immintrin.h>
#endif
#include <stddef.h>
#include <stdint.h>

namespace lab {
namespace {

#if defined(__AVX__)
struct Piece {
    __m256i bits;
};
inline Piece loadedPiece(const char* from)
{
    return {_mm256_loadu_si256((const __m256i_u*)from)};
}
inline void streamPiece(char* to, Piece piece)
{
    _mm256_stream_si256((__m256i*)to, piece.bits);
}
#elif defined(__SSE2__)
struct Piece {
    __m128i bits;
};
inline Piece loadedPiece(const char* from)
{
    return {_mm_loadu_si128((const __m128i_u*)from)};
}
inline void streamPiece(char* to, Piece piece)
{
    _mm_stream_si128((__m128i*)to, piece.bits);
}
#else
struct Piece {
    char bits[16];
};
inline Piece loadedPiece(const char* from)
{
    Piece piece;
    __builtin_memcpy(&piece, from, sizeof piece);
    return piece;
}
inline void streamPiece(char* to, Piece piece)
{
    __builtin_memcpy(to, &piece, sizeof piece);
}
#endif

inline void streamFourBytes(char* to, const char* from)
{
    int bits;
    __builtin_memcpy(&bits, from, sizeof bits);
#if defined(__SSE2__)
    _mm_stream_si32((int*)to, bits);
#else
    __builtin_memcpy(to, &bits, sizeof bits);
#endif
}

/// The unaligned ends of a row are streamed too: pieces of one cache line are joined only when
/// they come one after the other.
void streamWindows(char* out, const char* first, size_t rowBytes, size_t rows, size_t step)
{
    constexpr size_t size = sizeof(Piece);
    for (size_t row = 0; row < rows; ++row, out += rowBytes, first -= step) {
        const size_t before = (size - (uintptr_t)out % size) % size;
        size_t x = 0;
        for (; x < before && x < rowBytes; x += 4)
            streamFourBytes(out + x, first + x);
        for (; x + 4 * size <= rowBytes; x += 4 * size) {
            const Piece a = loadedPiece(first + x);
            const Piece b = loadedPiece(first + x + size);
            const Piece c = loadedPiece(first + x + 2 * size);
            const Piece d = loadedPiece(first + x + 3 * size);
            streamPiece(out + x, a);
            streamPiece(out + x + size, b);
            streamPiece(out + x + 2 * size, c);
            streamPiece(out + x + 3 * size, d);
        }
        for (; x + size <= rowBytes; x += size)
            streamPiece(out + x, loadedPiece(first + x));
        for (; x < rowBytes; x += 4)
            streamFourBytes(out + x, first + x);
    }
#if defined(__SSE2__)
    _mm_sfence();
#endif
}

} // namespace
} // namespace lab
