#include "core/analysis/bound_ladder.h"

#include "tests/core/plain_bases.h"
#include "tests/core/relatively.h"

#include <doctest/doctest.h>

using namespace lab;

namespace {

BoundLadder ladderOf(int width, std::size_t rungs)
{
    BoundLadder ladder {{width, {}}, {}, false};
    while (!ladder.isWhole() && ladder.bounds.size() < rungs)
        ladder = *longer(ladder, {});
    return ladder;
}

} // namespace

TEST_CASE("the bounds of the table equal those of separate searches")
{
    for (const int width : {6, 16, 128}) {
        const BoundLadder ladder = ladderOf(width, 3);
        REQUIRE(ladder.bounds.size() == 3);
        for (std::size_t k = 0; k < 3; ++k) {
            CAPTURE(width);
            CAPTURE(ladderLengths[k]);
            const auto alone = smallestBase(width, ladderLengths[k]);
            REQUIRE(alone);
            CHECK(ladder.bounds[k].base == relatively(alone->base, 1e-11));
            CHECK(ladder.bounds[k].bindingDistance == alone->bindingDistance);
            CHECK(serves(ladder.bounds[k].base, width, ladderLengths[k]));
        }
    }
}

TEST_CASE("the bounds of width 128 are the published ones, or smaller")
{
    const BoundLadder ladder = ladderOf(128, 4);
    CHECK(ladder.bounds[0].base == relatively(4293.43756926, 1e-10));
    CHECK(ladder.bounds[1].base == relatively(11587.2443031, 1e-10));
    CHECK(ladder.bounds[2].base == relatively(26952.3392279, 1e-10));
    CHECK(ladder.bounds[3].base == relatively(83763.8410154, 1e-10));
    for (std::size_t k = 0; k < ladder.bounds.size(); ++k)
        CHECK(ladder.bounds[k].base < 1.01 * publishedBounds[k]);
}

TEST_CASE("the search for a length starts at the longest table entry that is not longer")
{
    const BoundLadder ladder = ladderOf(64, 2);
    CHECK(reaches(ladder, 1));
    CHECK(reaches(ladder, 2048));
    CHECK(reaches(ladder, 4095));
    CHECK_FALSE(reaches(ladder, 4096));
    CHECK(boundFor(ladder, 2048, {})->bound == ladder.bounds[1]);
    CHECK(boundFor(ladder, 2, {})->bound == BaseBound {});
    for (const std::int64_t length : {90, 1024, 1500, 3000}) {
        const auto found = boundFor(ladder, length, {});
        REQUIRE(found);
        CHECK(found->length == length);
        CHECK(found->bound->base == relatively(smallestBase(64, length)->base, 1e-11));
    }
}

TEST_CASE("if no base works for a length, none works for a longer one")
{
    const BoundLadder ladder = ladderOf(2, 5); // one pair, cos m for any base
    CHECK(ladder.isAtEnd);
    CHECK(ladder.isWhole());
    CHECK(ladder.bounds.empty());
    CHECK(reaches(ladder, 1'000'000));
    CHECK(boundFor(ladder, 1'000'000, {})->bound == std::nullopt);
}

TEST_CASE("progress never decreases, and cancelling ends the search without a result")
{
    double last = 0;
    int asked = 0;
    const BoundLadder ladder = ladderOf(128, 1);
    const auto next = longer(ladder, [&](double share) {
        CHECK(share >= last);
        CHECK(share <= 1);
        last = share;
        ++asked;
        return true;
    });
    CHECK(next == ladderOf(128, 2));
    CHECK(asked > 10);
    CHECK(last > 0.3);
    int answered = 0;
    CHECK_FALSE(longer(ladder, [&](double) { return ++answered < 4; }));
    CHECK(answered == 4);
    CHECK_FALSE(boundFor(ladder, 2000, [](double) { return false; }));
}
