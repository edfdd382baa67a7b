#include "core/encodings/rope/position_map.h"

#include "core/math/random.h"

#include <doctest/doctest.h>

#include <array>
#include <cmath>
#include <map>

using namespace lab;

namespace {

constexpr std::array methods {PositionMapMethod::None, PositionMapMethod::ReRope,
    PositionMapMethod::LeakyReRope, PositionMapMethod::SelfExtend, PositionMapMethod::DualChunk,
    PositionMapMethod::StreamingLlm, PositionMapMethod::LmInfinite,
    PositionMapMethod::SlidingWindow, PositionMapMethod::Chunked};

PositionMap named(PositionMapMethod method)
{
    PositionMap map;
    map.method = method;
    return map;
}

/// Numbers of about the size of a text with `length` positions.
PositionMap drawn(Random& random, PositionMapMethod method, std::int64_t length)
{
    const auto some = [&](std::int64_t low) {
        return low + static_cast<std::int64_t>(random.uniform() * static_cast<double>(length + 5));
    };
    PositionMap map = named(method);
    map.window = some(1);
    map.factor = 1 + 5 * random.uniform();
    map.group = 1 + some(0) / 4;
    map.groupShift = random.uniform() < 0.5 ? GroupShift::Exact : GroupShift::Floored;
    map.chunk = some(1);
    map.local = some(0) / 2;
    map.first = some(0) / 2;
    map.recent = some(1) / 2 + 1;
    map.cap = some(0);
    map.padding = some(0);
    map.visible = random.uniform() < 0.5 ? Visible::AllKeys : Visible::KeysUpToQuery;
    return map;
}

bool isIdentity(const PositionMap& map, std::int64_t query, std::int64_t key)
{
    return effectiveDistance(map, query, key)
        == effectiveDistance(named(PositionMapMethod::None), query, key);
}

} // namespace

TEST_CASE("the count of every distance is that of all pairs, one by one")
{
    Random random(5);
    for (const PositionMapMethod method : methods) {
        for (int round = 0; round < 100; ++round) {
            const auto length = static_cast<std::int64_t>(random.uniform() * 40);
            const PositionMap map = drawn(random, method, length);
            std::map<std::int64_t, std::int64_t> counted;
            std::int64_t visible = 0;
            for (std::int64_t query = 0; query < length; ++query) {
                for (std::int64_t key = 0; key < length; ++key) {
                    if (const auto seen = effectiveDistance(map, query, key)) {
                        ++counted[static_cast<std::int64_t>(std::ceil(*seen))];
                        ++visible;
                    }
                }
            }
            std::int64_t all = 0;
            for (std::int64_t distance = -60; distance <= 120; ++distance) {
                const std::int64_t pairs = pairsAtDistance(map, length, distance);
                CAPTURE(static_cast<int>(method));
                CAPTURE(length);
                CAPTURE(distance);
                CHECK(pairs == counted[distance]);
                all += pairs;
            }
            CHECK(all == visible);
        }
    }
}

TEST_CASE("a position of ten million costs no more than the first")
{
    constexpr std::int64_t last = 9'999'999;
    PositionMap map = named(PositionMapMethod::SelfExtend);
    map.window = 1024;
    map.group = 64;
    CHECK(*effectiveDistance(map, last, 0) == 156249 + 1024 - 16);
    map = named(PositionMapMethod::DualChunk);
    map.chunk = 262144;
    CHECK(*effectiveDistance(map, last, 0) == 262144);
    std::int64_t all = 0;
    for (const PositionMapMethod method :
        {PositionMapMethod::ReRope, PositionMapMethod::StreamingLlm, PositionMapMethod::LmInfinite})
        for (std::int64_t distance = 0; distance <= 2004; ++distance)
            all += pairsAtDistance(named(method), last + 1, distance);
    const std::int64_t triangle = (last + 1) * (last + 2) / 2;
    const std::int64_t hidden = (last - 2003) * (last - 2002) / 2; // of the other two each
    CHECK(all == 3 * triangle - 2 * hidden);
}

TEST_CASE("parameters without an effect change nothing")
{
    PositionMap selfExtend = named(PositionMapMethod::SelfExtend);
    selfExtend.group = 1;
    PositionMap rerope = named(PositionMapMethod::ReRope);
    PositionMap leaky = named(PositionMapMethod::LeakyReRope);
    leaky.factor = 1;
    for (const std::int64_t window : {1, 7, 60, 300}) {
        selfExtend.window = leaky.window = window;
        for (std::int64_t query = 0; query < 60; ++query) {
            for (std::int64_t key = 0; key < 60; ++key) {
                CHECK(isIdentity(selfExtend, query, key));
                CHECK(isIdentity(leaky, query, key));
                rerope.window = 59; // the largest distance of the text
                CHECK(isIdentity(rerope, query, key));
            }
        }
    }
    rerope.window = 58;
    CHECK_FALSE(isIdentity(rerope, 59, 0));
}

TEST_CASE("no method changes the distance of the nearest keys, or shows one after the query")
{
    Random random(6);
    for (const PositionMapMethod method : methods) {
        for (int round = 0; round < 100; ++round) {
            PositionMap map = drawn(random, method, 30);
            map.visible = Visible::KeysUpToQuery;
            map.cap = std::max<std::int64_t>(map.cap, 1);
            for (const std::int64_t query : {0L, 1L, 17L, 9'999'999L}) {
                CHECK(effectiveDistance(map, query, query) == 0.0);
                CHECK_FALSE(effectiveDistance(map, query, query + 1));
            }
        }
    }
}

TEST_CASE("dual chunk never exceeds its chunk, and keeps the distances of the nearest keys")
{
    Random random(7);
    for (int round = 0; round < 40; ++round) {
        const PositionMap map = drawn(random, PositionMapMethod::DualChunk, 30);
        for (std::int64_t query = 0; query < 120; ++query) {
            for (std::int64_t key = 0; key <= query; ++key) {
                const double seen = *effectiveDistance(map, query, key);
                CHECK(seen >= 0);
                CHECK(seen <= static_cast<double>(map.chunk));
                // `local` less than the keys of a chunk: so far distances are kept across every
                // border.
                if (map.local <= chunkLength(map) && query - key <= map.local)
                    CHECK(seen == static_cast<double>(query - key));
            }
        }
    }
}

TEST_CASE("ReRoPE and LM-Infinite stay within their bounds, StreamingLLM within its cache")
{
    Random random(8);
    for (int round = 0; round < 25; ++round) {
        for (const PositionMapMethod method : methods) {
            const PositionMap map = drawn(random, method, 30);
            for (std::int64_t query = 0; query < 90; ++query) {
                for (std::int64_t key = 0; key <= query; ++key) {
                    const double seen = effectiveDistance(map, query, key).value_or(0);
                    if (method == PositionMapMethod::ReRope)
                        CHECK(seen <= static_cast<double>(map.window));
                    if (method == PositionMapMethod::LmInfinite)
                        CHECK(seen <= static_cast<double>(map.cap));
                    if (method == PositionMapMethod::StreamingLlm)
                        CHECK(seen < static_cast<double>(map.first + map.recent));
                    CHECK(seen <= static_cast<double>(query - key)
                            + (method == PositionMapMethod::SelfExtend ? 2.0 : 0.0));
                }
            }
        }
    }
}

TEST_CASE("Self-Extend's groups computed by hand, and the paper rounds where the code does not")
{
    PositionMap map = named(PositionMapMethod::SelfExtend);
    map.window = 5;
    map.group = 2;
    CHECK(effectiveDistance(map, 9, 4) == 4 + 2.5 - 2); // the shift 5 − 5/2 is half a position off
    map.groupShift = GroupShift::Floored;
    CHECK(effectiveDistance(map, 9, 4) == 4 + 3 - 2.0);
    CHECK(effectiveDistance(map, 9, 5) == 4.0);
    // Not only of the distance: five apart both times.
    CHECK(effectiveDistance(map, 9, 4) != effectiveDistance(map, 10, 5));
}

TEST_CASE("without a window an encoder sees the keys on both sides")
{
    PositionMap map;
    CHECK_FALSE(effectiveDistance(map, 5, 9));
    CHECK(pairsAtDistance(map, 10, -4) == 0);
    map.visible = Visible::AllKeys;
    CHECK(effectiveDistance(map, 5, 9) == -4.0);
    CHECK(effectiveDistance(map, 9, 5) == 4.0);
    CHECK(pairsAtDistance(map, 10, -4) == 6);
    CHECK(pairsAtDistances(map, 10, -9, 10) == 100);
    CHECK(farthestDistance(map, 10) == 9);
}

TEST_CASE("a causal window counts its own query, an encoder's does not")
{
    PositionMap map = named(PositionMapMethod::SlidingWindow);
    map.window = 3;
    const auto seen = [&] {
        int count = 0;
        for (std::int64_t key = 80; key < 120; ++key)
            count += effectiveDistance(map, 100, key) ? 1 : 0;
        return count;
    };
    CHECK(seen() == 3);
    map.visible = Visible::AllKeys;
    CHECK(seen() == 7);
    CHECK(effectiveDistance(map, 100, 102) == -2.0);
}
