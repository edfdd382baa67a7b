#pragma once

// Included only by the kernel files, each of which compiles it for its own instruction set.
// Everything is in an unnamed namespace, so that no symbol of one set can replace that of another.

#include "core/math/kernels/block_rotation_kernels.h"
#include "core/math/kernels/turn_waves.h"

#if defined(__SSE2__)
#include <immintrin.h>
#endif
#include <stddef.h>
#include <stdint.h>

namespace lab {
namespace {

template <size_t Lanes> struct PackOf {
    using Type __attribute__((vector_size(Lanes * sizeof(double)))) = double;
};
template <size_t Lanes> using Pack = typename PackOf<Lanes>::Type;

template <size_t Lanes> inline Pack<Lanes> loaded(const double* from)
{
    Pack<Lanes> pack;
    __builtin_memcpy(&pack, from, sizeof pack);
    return pack;
}

template <size_t Lanes> inline void store(double* to, Pack<Lanes> pack)
{
    __builtin_memcpy(to, &pack, sizeof pack);
}

/// `to` must be aligned to the size of the pack.
template <size_t Lanes> inline void stream(double* to, Pack<Lanes> pack)
{
#if defined(__AVX__)
    if constexpr (Lanes == 4) {
        _mm256_stream_pd(to, (__m256d)pack);
        return;
    }
#endif
#if defined(__SSE2__)
    if constexpr (Lanes == 2) {
        _mm_stream_pd(to, (__m128d)pack);
        return;
    }
#endif
    store<Lanes>(to, pack);
}

inline void streamOne(double* to, double number)
{
#if defined(__SSE2__)
    long long bits;
    __builtin_memcpy(&bits, &number, sizeof bits);
    _mm_stream_si64((long long*)to, bits);
#else
    *to = number;
#endif
}

inline void finishStreaming()
{
#if defined(__SSE2__)
    _mm_sfence();
#endif
}

template <size_t Lanes>
inline Pack<Lanes> turned(
    const double* value, const double* partner, const double* cosine, const double* sine)
{
    return loaded<Lanes>(value) * loaded<Lanes>(cosine)
        + loaded<Lanes>(partner) * loaded<Lanes>(sine);
}

template <size_t Lanes>
void writeRows(double* out, const double* value, const double* partner, const double* cosines,
    const double* sines, size_t width, size_t rows)
{
    for (size_t row = 0; row < rows; ++row, out += width, cosines += width, sines += width) {
        size_t x = 0;
        for (; x + Lanes <= width; x += Lanes)
            store<Lanes>(out + x, turned<Lanes>(value + x, partner + x, cosines + x, sines + x));
        for (; x < width; ++x)
            out[x] = value[x] * cosines[x] + partner[x] * sines[x];
    }
}

/// Streamed parts of one cache line are combined only if they follow each other, so the unaligned
/// ends of a row are streamed too, in parts as small as needed.
template <size_t Lanes>
void streamRows(double* out, const double* value, const double* partner, const double* cosines,
    const double* sines, size_t width, size_t rows)
{
    for (size_t row = 0; row < rows; ++row, out += width, cosines += width, sines += width) {
        const auto address = (uintptr_t)out;
        const size_t before = (Lanes - address / sizeof(double) % Lanes) % Lanes;
        size_t x = 0;
        for (; x < before && x < width; ++x)
            streamOne(out + x, value[x] * cosines[x] + partner[x] * sines[x]);
        for (; x + Lanes <= width; x += Lanes)
            stream<Lanes>(out + x, turned<Lanes>(value + x, partner + x, cosines + x, sines + x));
        for (; x < width; ++x)
            streamOne(out + x, value[x] * cosines[x] + partner[x] * sines[x]);
    }
    finishStreaming();
}

template <size_t Lanes>
void turnRow(double* outValue, double* outPartner, const double* value, const double* partner,
    const double* cosine, const double* sine, size_t width)
{
    size_t x = 0;
    for (; x + Lanes <= width; x += Lanes) {
        const Pack<Lanes> c = loaded<Lanes>(cosine + x);
        const Pack<Lanes> s = loaded<Lanes>(sine + x);
        const Pack<Lanes> v = loaded<Lanes>(value + x);
        const Pack<Lanes> w = loaded<Lanes>(partner + x);
        store<Lanes>(outValue + x, v * c + w * s);
        store<Lanes>(outPartner + x, w * c - v * s);
    }
    for (; x < width; ++x) {
        const double v = value[x];
        const double w = partner[x];
        outValue[x] = v * cosine[x] + w * sine[x];
        outPartner[x] = w * cosine[x] - v * sine[x];
    }
}

/// Rows x Packs accumulators stay in registers: 4 x 3 with 16 registers of four lanes. With two
/// lanes and no fused multiply-add, the products need registers too.
template <size_t Lanes> constexpr size_t packsAtOnce = Lanes == 4 ? 3 : 2;

template <size_t Lanes, size_t Rows> struct Tile {
    Pack<Lanes> sums[Rows][packsAtOnce<Lanes>] = {};

    void add(const double* left, size_t leftStride, const double* panel, size_t depth)
    {
        for (size_t x = 0; x < depth; ++x, panel += panelWidth) {
            Pack<Lanes> right[packsAtOnce<Lanes>];
            for (size_t p = 0; p < packsAtOnce<Lanes>; ++p)
                right[p] = loaded<Lanes>(panel + p * Lanes);
            for (size_t r = 0; r < Rows; ++r)
                for (size_t p = 0; p < packsAtOnce<Lanes>; ++p)
                    sums[r][p] += left[r * leftStride + x] * right[p];
        }
    }
};

template <size_t Lanes, size_t Rows>
inline void multiplyRows(double* out, size_t outStride, const double* left, size_t leftStride,
    const double* panel, size_t depth)
{
    for (size_t c = 0; c < panelWidth; c += Lanes * packsAtOnce<Lanes>) {
        Tile<Lanes, Rows> tile;
        tile.add(left, leftStride, panel + c, depth);
        for (size_t r = 0; r < Rows; ++r)
            for (size_t p = 0; p < packsAtOnce<Lanes>; ++p)
                store<Lanes>(out + r * outStride + c + p * Lanes, tile.sums[r][p]);
    }
}

template <size_t Lanes>
void multiplyPanel(double* out, size_t outStride, const double* left, size_t leftStride,
    const double* panel, size_t rows, size_t depth)
{
    size_t row = 0;
    for (; row + 4 <= rows; row += 4)
        multiplyRows<Lanes, 4>(
            out + row * outStride, outStride, left + row * leftStride, leftStride, panel, depth);
    for (; row < rows; ++row)
        multiplyRows<Lanes, 1>(
            out + row * outStride, outStride, left + row * leftStride, leftStride, panel, depth);
}

template <size_t Lanes>
void addQuadraticForms(double* out, const double* matrix, const double* panel, size_t size)
{
    for (size_t c = 0; c < panelWidth; c += Lanes * packsAtOnce<Lanes>) {
        Pack<Lanes> totals[packsAtOnce<Lanes>] = {};
        for (size_t i = 0; i < size; i += 4) {
            Tile<Lanes, 4> tile;
            tile.add(matrix + i * size, size, panel + c, i + 4);
            for (size_t r = 0; r < 4; ++r)
                for (size_t p = 0; p < packsAtOnce<Lanes>; ++p)
                    totals[p] += tile.sums[r][p]
                        * loaded<Lanes>(panel + (i + r) * panelWidth + c + p * Lanes);
        }
        for (size_t p = 0; p < packsAtOnce<Lanes>; ++p) {
            double* to = out + c + p * Lanes;
            store<Lanes>(to, loaded<Lanes>(to) + totals[p]);
        }
    }
}

template <size_t Lanes>
inline Pack<Lanes> cosineSums(Pack<Lanes> distances, const double* turns, size_t terms)
{
    Pack<Lanes> sums {};
    for (size_t t = 0; t < terms; ++t)
        sums += cosineOf(fractionOf(distances * turns[t]));
    return sums;
}

template <size_t Lanes>
void sumCosines(
    double* out, const double* distances, size_t count, const double* turns, size_t terms)
{
    size_t k = 0;
    for (; k + Lanes <= count; k += Lanes)
        store<Lanes>(out + k, cosineSums<Lanes>(loaded<Lanes>(distances + k), turns, terms));
    if (k == count)
        return;
    const size_t rest = (count - k) * sizeof(double);
    Pack<Lanes> last {};
    __builtin_memcpy(&last, distances + k, rest);
    last = cosineSums<Lanes>(last, turns, terms);
    __builtin_memcpy(out + k, &last, rest);
}

template <size_t Lanes>
constexpr RotationKernels kernelsOfLanes {writeRows<Lanes>, streamRows<Lanes>, turnRow<Lanes>,
    multiplyPanel<Lanes>, addQuadraticForms<Lanes>, sumCosines<Lanes>};

} // namespace
} // namespace lab
