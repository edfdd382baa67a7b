#pragma once

// Included only by the kernel files, each of which compiles it for its own instruction set; see
// block_rotation_lanes.h. Every cell is summed in the order of `inner`, each product rounded before
// it is added, and sums over a row use eight strands. So the numbers are the same to the last bit
// for every register width.

#include "core/math/kernels/products_kernels.h"

namespace lab {
namespace {

#if defined(__AVX__)
constexpr ptrdiff_t laneCount = 8;
#else
constexpr ptrdiff_t laneCount = 4;
#endif
typedef float Lanes __attribute__((vector_size(laneCount * sizeof(float))));

inline void load(Lanes& lanes, const float* from)
{
    __builtin_memcpy(&lanes, from, sizeof lanes);
}

/// A block of `rowCount` × (vectorCount · laneCount) cells of c, which stays in registers.
template <int rowCount, int vectorCount>
inline void multiplyBlock(const FloatProduct& product, ptrdiff_t row, ptrdiff_t column)
{
    const float* a = product.a + row * product.aRow;
    const float* b = product.b + column;
    float* c = product.c + row * product.cRow + column;
    Lanes sums[rowCount][vectorCount];
    for (int r = 0; r < rowCount; ++r) {
        for (int v = 0; v < vectorCount; ++v) {
            if (product.adds)
                load(sums[r][v], c + r * product.cRow + v * laneCount);
            else
                sums[r][v] = Lanes {};
        }
    }
    for (ptrdiff_t k = 0; k < product.inner; ++k, b += product.bRow, a += product.aColumn) {
        Lanes right[vectorCount];
        for (int v = 0; v < vectorCount; ++v)
            load(right[v], b + v * laneCount);
        for (int r = 0; r < rowCount; ++r) {
            const float left = a[r * product.aRow];
            for (int v = 0; v < vectorCount; ++v)
                sums[r][v] += left * right[v];
        }
    }
    for (int r = 0; r < rowCount; ++r) {
        for (int v = 0; v < vectorCount; ++v)
            __builtin_memcpy(c + r * product.cRow + v * laneCount, &sums[r][v], sizeof(Lanes));
    }
}

inline void multiplyCell(const FloatProduct& product, ptrdiff_t row, ptrdiff_t column)
{
    const float* a = product.a + row * product.aRow;
    const float* b = product.b + column;
    float* c = product.c + row * product.cRow + column;
    float sum = product.adds ? *c : 0.0F;
    for (ptrdiff_t k = 0; k < product.inner; ++k, b += product.bRow, a += product.aColumn)
        sum += *a * *b;
    *c = sum;
}

template <int rowCount> inline void multiplyRows(const FloatProduct& product, ptrdiff_t row)
{
    constexpr int vectorCount = 8 / laneCount;
    ptrdiff_t column = 0;
    for (; column + 16 <= product.columns; column += 16) {
        if constexpr (laneCount == 8) {
            multiplyBlock<rowCount, 2>(product, row, column);
        } else { // sixteen sums do not fit into sixteen registers with everything else
            multiplyBlock<rowCount, 2>(product, row, column);
            multiplyBlock<rowCount, 2>(product, row, column + 8);
        }
    }
    for (; column + 8 <= product.columns; column += 8)
        multiplyBlock<rowCount, vectorCount>(product, row, column);
    for (; column < product.columns; ++column) {
        for (int r = 0; r < rowCount; ++r)
            multiplyCell(product, row + r, column);
    }
}

void multiply(const FloatProduct& product)
{
    ptrdiff_t row = 0;
    for (; row + 4 <= product.rows; row += 4)
        multiplyRows<4>(product, row);
    for (; row < product.rows; ++row)
        multiplyRows<1>(product, row);
}

/// eˣ for x ≤ 0 to 2 units in the last place; 0 below −87, where a float would lose digits.
inline float exponential(float x)
{
    const float bounded = x < -87.0F ? -87.0F : x;
    const int power = (int)(bounded * 1.44269504F - 0.5F);
    const float whole = (float)power;
    const float rest = bounded - whole * 0.693359375F - whole * -2.12194440e-4F;
    float sum = 1.9875691500e-4F;
    sum = sum * rest + 1.3981999507e-3F;
    sum = sum * rest + 8.3334519073e-3F;
    sum = sum * rest + 4.1665795894e-2F;
    sum = sum * rest + 1.6666665459e-1F;
    sum = sum * rest + 5.0000001201e-1F;
    sum = sum * rest * rest + rest + 1.0F;
    const int bits = (power + 127) << 23;
    float scale;
    __builtin_memcpy(&scale, &bits, sizeof scale);
    return x < -87.0F ? 0.0F : sum * scale;
}

constexpr int strands = 8;

void softmax(float* scores, ptrdiff_t count)
{
    float most = scores[0];
    for (ptrdiff_t k = 1; k < count; ++k)
        most = scores[k] > most ? scores[k] : most;
    float sums[strands] = {};
    ptrdiff_t k = 0;
    for (; k + strands <= count; k += strands) {
        for (int s = 0; s < strands; ++s) {
            const float weight = exponential(scores[k + s] - most);
            scores[k + s] = weight;
            sums[s] += weight;
        }
    }
    for (; k < count; ++k) {
        scores[k] = exponential(scores[k] - most);
        sums[k % strands] += scores[k];
    }
    const float sum =
        ((sums[0] + sums[1]) + (sums[2] + sums[3])) + ((sums[4] + sums[5]) + (sums[6] + sums[7]));
    const float share = 1.0F / sum;
    for (k = 0; k < count; ++k)
        scores[k] *= share;
}

} // namespace
} // namespace lab
