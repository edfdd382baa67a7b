#include "core/encodings/alibi/formula.h"

#include <bit>
#include <cassert>
#include <cmath>
#include <cstdlib>
#include <limits>

namespace lab {

namespace {

__extension__ using Int128 = __int128;

double geometricSlope(double biasMax, int head, int heads)
{
    return std::exp2(-biasMax * head / heads);
}

/// The number of cells of a tile whose distance query − key is not negative, and the sum of their
/// distances.
struct CausalCells {
    Int128 count = 0;
    Int128 distances = 0;
};

/// The same for the quadrant of all cells below and to the left of the one at distance x, x
/// included: 1 + 2 + … + (x + 1) cells, tetrahedral numbers.
CausalCells quarterPlane(std::int64_t x)
{
    if (x < 0)
        return {};
    const Int128 wide = x;
    return {(wide + 1) * (wide + 2) / 2, wide * (wide + 1) * (wide + 2) / 6};
}

CausalCells causalCells(const Tile& tile)
{
    const std::int64_t corner = tile.firstQuery + tile.queries - 1 - tile.firstKey;
    const CausalCells all = quarterPlane(corner);
    const CausalCells above = quarterPlane(corner - tile.queries);
    const CausalCells right = quarterPlane(corner - tile.keys);
    const CausalCells both = quarterPlane(corner - tile.queries - tile.keys);
    return {all.count - above.count - right.count + both.count,
        all.distances - above.distances - right.distances + both.distances};
}

double ratio(Int128 dividend, Int128 divisor)
{
    return static_cast<double>(dividend) / static_cast<double>(divisor);
}

} // namespace

std::vector<double> slopes(const Alibi& alibi)
{
    assert(alibi.heads >= 1 && alibi.heads <= 128 && alibi.biasMax > 0);
    const int exact = alibi.slopes == SlopeRule::Geometric
        ? alibi.heads
        : static_cast<int>(std::bit_floor(static_cast<unsigned>(alibi.heads)));
    std::vector<double> slopes;
    slopes.reserve(static_cast<std::size_t>(alibi.heads));
    for (int head = 1; head <= exact; ++head)
        slopes.push_back(geometricSlope(alibi.biasMax, head, exact));
    for (int head = 1; static_cast<int>(slopes.size()) < alibi.heads; head += 2)
        slopes.push_back(geometricSlope(alibi.biasMax, head, 2 * exact));
    return slopes;
}

double bias(const Alibi& alibi, double slope, std::int64_t query, std::int64_t key)
{
    const std::int64_t distance = query - key;
    if (alibi.mask == Mask::Symmetric)
        return 0 - slope * static_cast<double>(std::abs(distance)); // 0 − x: no negative zero
    if (distance < 0)
        return std::numeric_limits<double>::quiet_NaN();
    return 0 - slope * static_cast<double>(distance);
}

double meanBias(const Alibi& alibi, double slope, const Tile& tile)
{
    assert(tile.queries > 0 && tile.keys > 0);
    const CausalCells seen = causalCells(tile);
    if (alibi.mask == Mask::Symmetric) {
        const CausalCells mirrored =
            causalCells({tile.firstKey, tile.keys, tile.firstQuery, tile.queries});
        return 0
            - slope * ratio(seen.distances + mirrored.distances, Int128 {tile.queries} * tile.keys);
    }
    if (seen.count == 0)
        return std::numeric_limits<double>::quiet_NaN();
    return 0 - slope * ratio(seen.distances, seen.count);
}

} // namespace lab
