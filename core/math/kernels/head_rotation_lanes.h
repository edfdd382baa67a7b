#pragma once

// Included by the kernel files only, each of which compiles it for its own instruction set. All is
// in an unnamed namespace, so that no symbol of one set can stand in for that of another.

#include "core/math/kernels/head_rotation_kernels.h"

#if defined(__SSE2__)
#include <immintrin.h>
#endif
#include <stddef.h>

namespace lab {
namespace {

template <size_t Lanes> struct FloatPackOf {
    using Type __attribute__((vector_size(Lanes * sizeof(float)))) = float;
};
template <size_t Lanes> using FloatPack = typename FloatPackOf<Lanes>::Type;

template <size_t Lanes> inline FloatPack<Lanes> loaded(const float* from)
{
    FloatPack<Lanes> pack;
    __builtin_memcpy(&pack, from, sizeof pack);
    return pack;
}

/// Four floats at a time past the caches: memory from the heap is aligned to these and no more,
/// and the processor joins the pieces of a cache line that come one after the other.
template <size_t Lanes> inline void stream(float* to, FloatPack<Lanes> pack)
{
#if defined(__SSE2__)
    for (size_t x = 0; x < Lanes; x += 4) {
        __m128 four;
        __builtin_memcpy(&four, (const char*)&pack + x * sizeof(float), sizeof four);
        _mm_stream_ps(to + x, four);
    }
#else
    __builtin_memcpy(to, &pack, sizeof pack);
#endif
}

template <size_t Lanes> inline void store(float* to, FloatPack<Lanes> pack)
{
    __builtin_memcpy(to, &pack, sizeof pack);
}

void finishStreaming()
{
#if defined(__SSE2__)
    _mm_sfence();
#endif
}

template <size_t Lanes>
inline FloatPack<Lanes> firstMember(
    const float* first, const float* second, const float* cosine, const float* sine)
{
    return loaded<Lanes>(first) * loaded<Lanes>(cosine)
        - loaded<Lanes>(second) * loaded<Lanes>(sine);
}

template <size_t Lanes>
inline FloatPack<Lanes> secondMember(
    const float* first, const float* second, const float* cosine, const float* sine)
{
    return loaded<Lanes>(second) * loaded<Lanes>(cosine)
        + loaded<Lanes>(first) * loaded<Lanes>(sine);
}

/// Both members are read before either is written: `out` may be `in`.
template <size_t Lanes>
void turnHalves(float* out, const float* in, const float* cosines, const float* sines, size_t pairs,
    size_t width, size_t rows)
{
    for (size_t row = 0; row < rows; ++row) {
        size_t x = 0;
        for (; x + Lanes <= pairs; x += Lanes) {
            const auto first = firstMember<Lanes>(in + x, in + pairs + x, cosines + x, sines + x);
            const auto second = secondMember<Lanes>(in + x, in + pairs + x, cosines + x, sines + x);
            store<Lanes>(out + x, first);
            store<Lanes>(out + pairs + x, second);
        }
        for (; x < pairs; ++x) {
            const float a = in[x];
            const float b = in[pairs + x];
            out[x] = a * cosines[x] - b * sines[x];
            out[pairs + x] = b * cosines[x] + a * sines[x];
        }
        for (x = 2 * pairs; x < width; ++x)
            out[x] = in[x];
        out += width;
        in += width;
        cosines += pairs;
        sines += pairs;
    }
}

/// The row from its first to its last column, so that no cache line is left half written.
template <size_t Lanes>
void streamHalves(float* out, const float* in, const float* cosines, const float* sines,
    size_t pairs, size_t width, size_t rows)
{
    for (size_t row = 0; row < rows; ++row) {
        size_t x = 0;
        for (; x + Lanes <= pairs; x += Lanes)
            stream<Lanes>(
                out + x, firstMember<Lanes>(in + x, in + pairs + x, cosines + x, sines + x));
        for (; x < pairs; x += 4)
            stream<4>(out + x, firstMember<4>(in + x, in + pairs + x, cosines + x, sines + x));
        float* second = out + pairs;
        for (x = 0; x + Lanes <= pairs; x += Lanes)
            stream<Lanes>(
                second + x, secondMember<Lanes>(in + x, in + pairs + x, cosines + x, sines + x));
        for (; x < pairs; x += 4)
            stream<4>(second + x, secondMember<4>(in + x, in + pairs + x, cosines + x, sines + x));
        for (x = 2 * pairs; x < width; x += 4)
            stream<4>(out + x, loaded<4>(in + x));
        out += width;
        in += width;
        cosines += pairs;
        sines += pairs;
    }
}

/// Lanes/2 neighbouring pairs a₀ b₀ a₁ b₁ …, their cosines c₀ c₁ … and sines.
template <size_t Lanes>
inline FloatPack<Lanes> turnedNeighbours(const float* in, const float* cosine, const float* sine)
{
    const FloatPack<Lanes> pairs = loaded<Lanes>(in);
    const auto c = loaded<Lanes / 2>(cosine);
    const auto s = loaded<Lanes / 2>(sine);
    if constexpr (Lanes == 8) {
        const FloatPack<8> sign {-1, 1, -1, 1, -1, 1, -1, 1};
        return pairs * __builtin_shufflevector(c, c, 0, 0, 1, 1, 2, 2, 3, 3)
            + __builtin_shufflevector(pairs, pairs, 1, 0, 3, 2, 5, 4, 7, 6)
            * (__builtin_shufflevector(s, s, 0, 0, 1, 1, 2, 2, 3, 3) * sign);
    } else {
        const FloatPack<4> sign {-1, 1, -1, 1};
        return pairs * __builtin_shufflevector(c, c, 0, 0, 1, 1)
            + __builtin_shufflevector(pairs, pairs, 1, 0, 3, 2)
            * (__builtin_shufflevector(s, s, 0, 0, 1, 1) * sign);
    }
}

template <size_t Lanes>
void turnNeighbours(float* out, const float* in, const float* cosines, const float* sines,
    size_t pairs, size_t width, size_t rows)
{
    for (size_t row = 0; row < rows; ++row) {
        size_t x = 0;
        for (; x + Lanes <= 2 * pairs; x += Lanes)
            store<Lanes>(out + x, turnedNeighbours<Lanes>(in + x, cosines + x / 2, sines + x / 2));
        for (; x < 2 * pairs; x += 2) {
            const float a = in[x];
            const float b = in[x + 1];
            out[x] = a * cosines[x / 2] - b * sines[x / 2];
            out[x + 1] = b * cosines[x / 2] + a * sines[x / 2];
        }
        for (; x < width; ++x)
            out[x] = in[x];
        out += width;
        in += width;
        cosines += pairs;
        sines += pairs;
    }
}

template <size_t Lanes>
void streamNeighbours(float* out, const float* in, const float* cosines, const float* sines,
    size_t pairs, size_t width, size_t rows)
{
    for (size_t row = 0; row < rows; ++row) {
        size_t x = 0;
        for (; x + Lanes <= 2 * pairs; x += Lanes)
            stream<Lanes>(out + x, turnedNeighbours<Lanes>(in + x, cosines + x / 2, sines + x / 2));
        for (; x < 2 * pairs; x += 4)
            stream<4>(out + x, turnedNeighbours<4>(in + x, cosines + x / 2, sines + x / 2));
        for (; x < width; x += 4)
            stream<4>(out + x, loaded<4>(in + x));
        out += width;
        in += width;
        cosines += pairs;
        sines += pairs;
    }
}

template <size_t Lanes>
constexpr HeadRotationKernels headKernelsOfLanes {turnHalves<Lanes>, streamHalves<Lanes>,
    turnNeighbours<Lanes>, streamNeighbours<Lanes>, finishStreaming};

} // namespace
} // namespace lab
