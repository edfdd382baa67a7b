#include "core/encodings/rope/formula.h"

#include "tests/core/random_vector.h"
#include "tests/core/same_values.h"
#include "tests/tolerance.h"

#include <doctest/doctest.h>

#include <cmath>
#include <set>

using lab::Pairing;
using lab::Rotary;

namespace {

double score(const Rotary& rotary, const Eigen::ArrayXd& query, std::int64_t queryPosition,
    const Eigen::ArrayXd& key, std::int64_t keyPosition)
{
    return (lab::rotated(rotary, query, queryPosition) * lab::rotated(rotary, key, keyPosition))
        .sum();
}

std::vector<Rotary> samples()
{
    std::vector<Rotary> rotaries;
    for (const Pairing pairing : {Pairing::Interleaved, Pairing::Halves})
        for (const double base : {1.5, 10000.0, 500000.0})
            for (const auto& [width, rotatedWidth] : {std::pair {2, 2}, {2, 0}, {4, 4}, {6, 2},
                     {16, 16}, {16, 4}, {16, 14}, {80, 32}, {128, 128}, {1024, 1024}})
                rotaries.push_back({base, width, rotatedWidth, pairing});
    return rotaries;
}

} // namespace

TEST_CASE("the score depends only on the distance")
{
    for (const Rotary& rotary : samples()) {
        CAPTURE(rotary.width);
        CAPTURE(rotary.rotatedWidth);
        const Eigen::ArrayXd query = lab::randomVector(rotary.width, 1);
        const Eigen::ArrayXd key = lab::randomVector(rotary.width, 2);
        const double tolerance = lab::tolerance::score(rotary.width);
        for (const std::int64_t distance : {0, 1, -7, 4096}) {
            const double expected = (query * lab::rotated(rotary, key, -distance)).sum();
            for (const std::int64_t keyPosition : {0, 3, 131'071, 9'990'000})
                CHECK(std::abs(
                          score(rotary, query, keyPosition + distance, key, keyPosition) - expected)
                    <= tolerance);
        }
    }
}

TEST_CASE("a rotation keeps lengths, starts at the identity and is additive")
{
    for (const Rotary& rotary : samples()) {
        const Eigen::ArrayXd vector = lab::randomVector(rotary.width, 3);
        CHECK(lab::sameValues(lab::rotated(rotary, vector, 0), vector));
        const Eigen::ArrayXd turned = lab::rotated(rotary, vector, 9'999'999);
        CHECK(std::abs(turned.square().sum() - vector.square().sum())
            <= lab::tolerance::score(rotary.width));
        CHECK((lab::rotated(rotary, turned, 1) - lab::rotated(rotary, vector, 10'000'000))
                  .abs()
                  .maxCoeff()
            <= 1e-14);
        CHECK((lab::rotated(rotary, turned, -9'999'999) - vector).abs().maxCoeff() <= 1e-14);
    }
}

TEST_CASE("columns beyond the rotated width stay as they are")
{
    for (const Pairing pairing : {Pairing::Interleaved, Pairing::Halves, Pairing::WrongMix}) {
        const Rotary rotary {10000, 16, 6, pairing};
        const Eigen::ArrayXd vector = lab::randomVector(16, 4);
        const Eigen::ArrayXd turned = lab::rotated(rotary, vector, 1234);
        CHECK(lab::sameValues(turned.tail(10), vector.tail(10)));
        for (int column = 0; column < 6; ++column)
            CHECK(std::abs(turned[column] - vector[column]) > 1e-3);
        CHECK(lab::frequencies(rotary).tail(5).isZero(0));
        CHECK(lab::turns(rotary)[3] == lab::Turn {});
    }
}

TEST_CASE("a rotation by an angle computed by hand")
{
    const double sine = std::sin(3);
    const double cosine = std::cos(3);
    Eigen::ArrayXd vector = Eigen::ArrayXd::Zero(4);
    vector[0] = 2;
    const Eigen::ArrayXd interleaved = lab::rotated({10000, 4, 4, Pairing::Interleaved}, vector, 3);
    CHECK(std::abs(interleaved[0] - 2 * cosine) <= 1e-15);
    CHECK(std::abs(interleaved[1] - 2 * sine) <= 1e-15);
    const Eigen::ArrayXd halves = lab::rotated({10000, 4, 4, Pairing::Halves}, vector, 3);
    CHECK(std::abs(halves[0] - 2 * cosine) <= 1e-15);
    CHECK(std::abs(halves[2] - 2 * sine) <= 1e-15);
}

TEST_CASE("every column belongs to one pair")
{
    std::vector<Rotary> rotaries = samples();
    rotaries.push_back({10000, 16, 12, Pairing::WrongMix});
    for (const Rotary& rotary : rotaries) {
        std::set<int> columns;
        for (int pair = 0; pair < lab::pairCount(rotary); ++pair) {
            const lab::PairColumns members = lab::pairColumns(rotary, pair);
            columns.insert(members.first);
            columns.insert(members.second);
            CHECK(lab::isRotated(rotary, pair) == (members.second < rotary.rotatedWidth));
            if (rotary.pairing == Pairing::WrongMix)
                continue;
            CHECK(lab::turningPair(rotary, members.first)
                == (lab::isRotated(rotary, pair) ? pair : -1));
            CHECK(lab::turningPair(rotary, members.second)
                == lab::turningPair(rotary, members.first));
        }
        CHECK(columns.size() == static_cast<std::size_t>(rotary.width));
        CHECK(*columns.begin() == 0);
        CHECK(*columns.rbegin() == rotary.width - 1);
    }
    CHECK(lab::pairColumns({10000, 16, 8, Pairing::Halves}, 1) == lab::PairColumns {1, 5});
    CHECK(lab::pairColumns({10000, 16, 8, Pairing::Halves}, 4) == lab::PairColumns {8, 9});
    CHECK(lab::pairColumns({10000, 16, 8, Pairing::Interleaved}, 1) == lab::PairColumns {2, 3});
}

TEST_CASE("pair scores add up to the score")
{
    std::vector<Rotary> rotaries = samples();
    rotaries.push_back({10000, 16, 12, Pairing::WrongMix});
    for (const Rotary& rotary : rotaries) {
        const Eigen::ArrayXd query = lab::rotated(rotary, lab::randomVector(rotary.width, 5), 9);
        const Eigen::ArrayXd key = lab::rotated(rotary, lab::randomVector(rotary.width, 6), 4);
        const Eigen::ArrayXd scores = lab::pairScores(rotary, query, key);
        REQUIRE(scores.size() == lab::pairCount(rotary));
        CHECK(std::abs(scores.sum() - (query * key).sum()) <= lab::tolerance::score(rotary.width));
        const lab::PairColumns columns = lab::pairColumns(rotary, 0);
        CHECK(std::abs(scores[0]
                  - (query[columns.first] * key[columns.first]
                      + query[columns.second] * key[columns.second]))
            <= 1e-14);
    }
}

TEST_CASE("the score against the distance is the score of rotated vectors, in every pairing")
{
    std::vector<Rotary> rotaries = samples();
    for (const auto& [width, rotatedWidth] : {std::pair {2, 2}, {4, 4}, {16, 12}, {128, 128}})
        rotaries.push_back({10000, width, rotatedWidth, Pairing::WrongMix});
    for (const Rotary& rotary : rotaries) {
        const Eigen::ArrayXd query = lab::randomVector(rotary.width, 7);
        const Eigen::ArrayXd key = lab::randomVector(rotary.width, 8);
        for (const std::int64_t keyPosition : {0, 5, 9'000'000}) {
            const lab::CosineSum sum =
                lab::scoreAgainstDistance(rotary, {lab::turns(rotary)}, query, key, keyPosition);
            for (const std::int64_t distance : {0, 1, -7, 999'999}) {
                CAPTURE(rotary.width);
                CAPTURE(keyPosition);
                CAPTURE(distance);
                CHECK(std::abs(lab::values(sum, distance, std::int64_t {1})[0]
                          - score(rotary, query, keyPosition + distance, key, keyPosition))
                    <= 2 * lab::tolerance::score(rotary.width));
            }
        }
    }
}

TEST_CASE("the score of one pair against the distance")
{
    for (const Pairing pairing : {Pairing::Interleaved, Pairing::Halves, Pairing::WrongMix}) {
        const Rotary rotary {500000, 16, 12, pairing};
        const Eigen::ArrayXd query = lab::randomVector(16, 9);
        const Eigen::ArrayXd key = lab::randomVector(16, 10);
        const Eigen::ArrayXd expected = lab::pairScores(
            rotary, lab::rotated(rotary, query, 1011), lab::rotated(rotary, key, 1000));
        for (int pair = 0; pair < 8; ++pair) {
            const lab::CosineSum sum =
                lab::pairScoreAgainstDistance(rotary, {lab::turns(rotary)}, query, key, 1000, pair);
            CHECK(
                std::abs(lab::values(sum, std::int64_t {11}, std::int64_t {1})[0] - expected[pair])
                <= lab::tolerance::score(2));
        }
    }
}

TEST_CASE("the mismatched layout visibly violates relativity")
{
    const Rotary rotary {10000, 16, 16, Pairing::WrongMix};
    const Eigen::ArrayXd query = lab::randomVector(16, 11);
    const Eigen::ArrayXd key = lab::randomVector(16, 12);
    CHECK(std::abs(score(rotary, query, 9, key, 2) - score(rotary, query, 107, key, 100)) > 0.1);
    CHECK(std::abs(lab::rotated(rotary, query, 5).matrix().norm() - query.matrix().norm()) > 1e-3);
    // columns 0 and 8 of its first pair have the angles of pairs 0 and 4
    CHECK(lab::turningPair(rotary, 0) == 0);
    CHECK(lab::turningPair(rotary, 8) == 4);
    const Eigen::ArrayXd turned = lab::rotated(rotary, query, 5);
    const Eigen::ArrayXd frequencies = lab::frequencies(rotary);
    CHECK(std::abs(turned[0]
              - (query[0] * std::cos(5 * frequencies[0]) - query[8] * std::sin(5 * frequencies[0])))
        <= 1e-14);
    CHECK(std::abs(turned[8]
              - (query[8] * std::cos(5 * frequencies[4]) + query[0] * std::sin(5 * frequencies[4])))
        <= 1e-14);
}

TEST_CASE("a single pair cannot have mismatched layouts")
{
    const Eigen::ArrayXd vector = lab::randomVector(2, 13);
    CHECK(lab::sameValues(lab::rotated({10000, 2, 2, Pairing::WrongMix}, vector, 77),
        lab::rotated({10000, 2, 2, Pairing::Halves}, vector, 77)));
}

TEST_CASE("the rotated width of a share is even and not above it")
{
    CHECK(lab::rotatedWidth(96, 0.25) == 24);
    CHECK(lab::rotatedWidth(80, 0.4) == 32);
    CHECK(lab::rotatedWidth(128, 0.75) == 96);
    CHECK(lab::rotatedWidth(200, 0.29) == 58);
    CHECK(lab::rotatedWidth(10, 0.5) == 4);
    CHECK(lab::rotatedWidth(16, 0) == 0);
    CHECK(lab::rotatedWidth(1024, 1) == 1024);
    CHECK(lab::rotatedWidth(2, 0.99) == 0);
}
