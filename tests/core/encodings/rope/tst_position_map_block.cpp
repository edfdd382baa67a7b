#include "core/encodings/rope/position_map_block.h"

#include "core/encodings/rope/position_map.h"
#include "core/math/random.h"
#include "tests/core/relatively.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <cstdint>

using namespace lab;

namespace {

std::int64_t below(Random& random, std::int64_t end)
{
    return static_cast<std::int64_t>(random.uniform() * static_cast<double>(end));
}

PositionMap drawnMap(Random& random, int method)
{
    PositionMap map;
    map.method = static_cast<PositionMapMethod>(method);
    map.window = 1 + below(random, 30);
    map.factor = 1 + 5 * random.uniform();
    map.group = 1 + below(random, 9);
    map.groupShift = random.uniform() < 0.5 ? GroupShift::Exact : GroupShift::Floored;
    map.chunk = 1 + below(random, 25);
    map.local = below(random, 12);
    map.first = below(random, 8);
    map.recent = 1 + below(random, 20);
    map.cap = below(random, 25);
    map.padding = below(random, 30);
    map.visible = random.uniform() < 0.5 ? Visible::AllKeys : Visible::KeysUpToQuery;
    return map;
}

SeenPairs oneByOne(const PositionMap& map, const PairBlock& block)
{
    SeenPairs sum;
    for (std::int64_t query = block.firstQuery; query < block.endQuery; ++query) {
        for (std::int64_t key = block.firstKey; key < block.endKey; ++key) {
            if (const auto distance = effectiveDistance(map, query, key)) {
                sum.pairs += 1;
                sum.distances += *distance;
            }
        }
    }
    return sum;
}

} // namespace

TEST_CASE("a block of pairs is the sum of its pairs, one by one")
{
    Random random(11);
    for (int method = 0; method <= static_cast<int>(PositionMapMethod::Chunked); ++method) {
        for (int round = 0; round < 400; ++round) {
            const PositionMap map = drawnMap(random, method);
            PairBlock block;
            block.firstQuery = below(random, 60);
            block.endQuery = block.firstQuery + below(random, 30);
            block.firstKey = below(random, 60);
            block.endKey = block.firstKey + below(random, 30);
            const SeenPairs expected = oneByOne(map, block);
            const SeenPairs found = seenIn(map, block);
            CAPTURE(method);
            CAPTURE(round);
            CHECK(found.pairs == expected.pairs);
            CHECK(std::abs(found.distances - expected.distances)
                < 1e-9 * (1 + std::abs(expected.distances)));
        }
    }
}

TEST_CASE("the blocks of a long text are exact compared with another count of all pairs")
{
    constexpr std::int64_t length = 10'000'000;
    PositionMap map;
    for (const PositionMapMethod method : {PositionMapMethod::None, PositionMapMethod::ReRope,
             PositionMapMethod::SlidingWindow, PositionMapMethod::Chunked}) {
        map.method = method;
        const auto all = static_cast<double>(pairsAtDistances(map, length, 0, length));
        const SeenPairs whole = seenIn(map, {0, length, 0, length});
        CHECK(whole.pairs == relatively(all, 1e-12));
    }
    // Σ d (L − d) = (L − 1) L (L + 1) / 6
    map.method = PositionMapMethod::None;
    const double exact = 9999999.0 * 1e7 * 10000001.0 / 6;
    CHECK(seenIn(map, {0, length, 0, length}).distances == relatively(exact, 1e-12));
}

TEST_CASE("the farthest distance is the largest of all pairs, and sums over distances are complete")
{
    Random random(12);
    for (int method = 0; method <= static_cast<int>(PositionMapMethod::Chunked); ++method) {
        for (int round = 0; round < 200; ++round) {
            const PositionMap map = drawnMap(random, method);
            const std::int64_t length = 1 + below(random, 60);
            double farthest = -1;
            for (std::int64_t query = 0; query < length; ++query)
                for (std::int64_t key = 0; key < length; ++key)
                    farthest = std::max(farthest, effectiveDistance(map, query, key).value_or(-1));
            CAPTURE(method);
            CAPTURE(round);
            CHECK(std::abs(farthestDistance(map, length) - farthest) < 1e-9);
            const std::int64_t first = below(random, 40) - 10;
            const std::int64_t end = first + below(random, 40);
            std::int64_t expected = 0;
            for (std::int64_t distance = first; distance < end; ++distance)
                expected += pairsAtDistance(map, length, distance);
            CHECK(pairsAtDistances(map, length, first, end) == expected);
        }
    }
}
