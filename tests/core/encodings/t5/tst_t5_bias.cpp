#include "core/encodings/t5/formula.h"

#include <doctest/doctest.h>

#include <cmath>

using lab::T5Bias;
using lab::T5Direction;

namespace {

__extension__ using Wide = unsigned __int128;

Wide power(std::int64_t base, int exponent)
{
    Wide product = 1;
    for (int k = 0; k < exponent; ++k)
        product *= static_cast<Wide>(base);
    return product;
}

/// The bucket of a distance by its definition, for numbers that fit into 128 bits.
int bucketByDefinition(const T5Bias& t5, std::int64_t distance)
{
    const int exact = lab::exactDistances(t5);
    const int spaced = lab::bucketsOfOneSide(t5) - exact;
    if (distance < exact)
        return static_cast<int>(distance);
    int k = spaced - 1;
    while (power(distance, spaced) < power(t5.maxDistance, k) * power(exact, spaced - k))
        --k;
    return exact + k;
}

} // namespace

TEST_CASE("every distance has the bucket of the definition in integers")
{
    for (const int buckets : {2, 3, 4, 5, 7, 8, 12, 21, 32}) {
        for (const std::int64_t farther : {1, 2, 3, 17, 112, 184}) {
            const T5Bias t5 {T5Direction::Causal, buckets, buckets / 2 + farther};
            CAPTURE(buckets);
            CAPTURE(t5.maxDistance);
            for (std::int64_t distance = 0; distance <= 220; ++distance)
                CHECK(lab::bucket(t5, -distance) == bucketByDefinition(t5, distance));
        }
    }
}

TEST_CASE("an integer edge belongs to its own bucket")
{
    // 8·16^(k/8) and 16·16^(k/16): every second and every fourth is a power of two.
    const T5Bias standard;
    CHECK(lab::bucketEdges(standard)
        == std::vector<std::int64_t> {0, 1, 2, 3, 4, 5, 6, 7, 8, 12, 16, 23, 32, 46, 64, 91});
    CHECK(lab::bucket(standard, -63) == 13);
    CHECK(lab::bucket(standard, -64) == 14);
    CHECK(lab::bucket(standard, 64) == 30);
    const T5Bias wide {T5Direction::Bidirectional, 64, 256};
    for (const int doubled : {0, 1, 2, 3}) {
        const std::int64_t edge = std::int64_t {16} << doubled;
        CHECK(lab::bucket(wide, -edge) == 16 + 4 * doubled);
        CHECK(lab::bucket(wide, 1 - edge) == 16 + 4 * doubled - 1);
    }
    // The logarithms of double precision miss these: 18·(512/18)^(9/18) is 96, and so on.
    CHECK(lab::bucket({T5Direction::Causal, 36, 512}, -96) == 27);
    CHECK(lab::bucket({T5Direction::Causal, 72, 4096}, -384) == 54);
    CHECK(lab::bucket({T5Direction::Causal, 99, 1024}, -224) == 74);
    // 88⁶⁴ is between 45,451,964,272·64⁶³ and the next multiple of 64⁶³.
    CHECK(lab::bucketEdges({T5Direction::Causal, 128, 45'451'964'272})[65] == 88);
    CHECK(lab::bucketEdges({T5Direction::Causal, 128, 45'451'964'273})[65] == 89);
    // e = 3 and three spaced buckets: the edges are 3r and 3r² for maxDistance = 3r³.
    const std::int64_t r = 2500;
    const T5Bias far {T5Direction::Causal, 6, 3 * r * r * r};
    CHECK(lab::bucketEdges(far) == std::vector<std::int64_t> {0, 1, 2, 3, 3 * r, 3 * r * r});
    const T5Bias farther {T5Direction::Causal, 6, 3 * r * r * r + 1};
    CHECK(lab::bucketEdges(farther)
        == std::vector<std::int64_t> {0, 1, 2, 3, 3 * r + 1, 3 * r * r + 1});
}

TEST_CASE("a decoder's 32 buckets end at distance 113")
{
    const T5Bias decoder {T5Direction::Causal, 32, 128};
    CHECK(lab::bucket(decoder, -98) == 29);
    CHECK(lab::bucket(decoder, -99) == 30);
    CHECK(lab::bucket(decoder, -112) == 30);
    CHECK(lab::bucket(decoder, -113) == 31);
    CHECK(lab::bucket(decoder, -10'000'000) == 31);
    for (const int relative : {0, 1, 50, 10'000'000})
        CHECK(lab::bucket(decoder, relative) == 0);
}

TEST_CASE("both sides of an encoder have the same edges and separate buckets")
{
    for (const int buckets : {4, 5, 6, 9, 32, 33, 255, 1024}) {
        const T5Bias encoder {T5Direction::Bidirectional, buckets, 1000};
        const T5Bias oneSide {T5Direction::Causal, buckets / 2, 1000};
        CAPTURE(buckets);
        for (const int distance : {1, 2, 7, 64, 500, 999, 1000, 123'456}) {
            const int before = lab::bucket(encoder, -distance);
            CHECK(before == lab::bucket(oneSide, -distance));
            CHECK(lab::bucket(encoder, distance) == before + buckets / 2);
        }
        CHECK(lab::bucket(encoder, 0) == 0);
        CHECK(lab::bucket(encoder, 1 << 30) == buckets / 2 * 2 - 1);
    }
}

TEST_CASE("buckets never decrease with the distance, and the largest distances share the last")
{
    for (const int buckets : {2, 5, 32, 100, 1024}) {
        for (const std::int64_t maxDistance : {513LL, 4096LL, 1'000'003LL, 1LL << 36}) {
            const T5Bias t5 {T5Direction::Causal, buckets, maxDistance};
            const std::vector<std::int64_t> edges = lab::bucketEdges(t5);
            CAPTURE(buckets);
            CAPTURE(maxDistance);
            REQUIRE(edges.size() == static_cast<std::size_t>(buckets));
            CHECK(std::ranges::is_sorted(edges));
            CHECK(edges.front() == 0);
            CHECK(edges.back() <= maxDistance);
            CHECK(lab::bucket(t5, -edges.back()) == buckets - 1);
            CHECK(lab::bucket(t5, 1 - edges.back()) < buckets - 1);
            CHECK(lab::bucket(t5, -maxDistance) == buckets - 1);
        }
    }
}

TEST_CASE("float32 gives the exact buckets with published numbers, and misses edges with others")
{
    for (const T5Direction direction : {T5Direction::Bidirectional, T5Direction::Causal}) {
        const T5Bias published {direction, 32, 128};
        for (std::int64_t relative = -300; relative <= 300; ++relative)
            CHECK(lab::bucketInFloat(published, relative) == lab::bucket(published, relative));
    }
    // 66,814²¹ is just below 100,000²⁰·21, 7204⁶² just above 10,000⁵⁸·62⁴.
    const T5Bias far {T5Direction::Causal, 42, 100'000};
    CHECK(lab::bucket(far, -66'814) == 40);
    CHECK(lab::bucketInFloat(far, -66'814) == 41);
    const T5Bias fine {T5Direction::Causal, 124, 10'000};
    CHECK(lab::bucket(fine, -7204) == 120);
    CHECK(lab::bucketInFloat(fine, -7204) == 119);
    // here float32 rounds 60/49, not its logarithm, in the wrong direction
    const T5Bias near {T5Direction::Causal, 98, 1'000'000};
    CHECK(lab::bucket(near, -60) == 49);
    CHECK(lab::bucketInFloat(near, -60) == 50);
}

TEST_CASE("a seed gives one table with the requested standard deviation")
{
    const T5Bias t5 {T5Direction::Causal, 1024, 4096, 64, 0.5};
    const Eigen::MatrixXd table = lab::seededTable(t5, 1);
    CHECK(table.rows() == 1024);
    CHECK(table.cols() == 64);
    CHECK(table == lab::seededTable(t5, 1));
    CHECK(table != lab::seededTable(t5, 2));
    CHECK(std::abs(table.mean()) < 0.01);
    CHECK(
        std::abs(std::sqrt(table.squaredNorm() / static_cast<double>(table.size())) - 0.5) < 0.01);
}
