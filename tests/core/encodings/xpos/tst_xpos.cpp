#include "core/encodings/xpos/formula.h"

#include "core/encodings/seeded_matrices.h"
#include "tests/core/relatively.h"
#include "tests/tolerance.h"

#include <doctest/doctest.h>

#include <cmath>

using lab::Pairing;
using lab::Xpos;
using lab::XposSide;

namespace {

Xpos someXpos(Pairing pairing)
{
    Xpos xpos;
    xpos.rotary.width = 8;
    xpos.rotary.rotatedWidth = 6;
    xpos.rotary.pairing = pairing;
    return xpos;
}

Eigen::ArrayXd someVector(std::uint64_t seed)
{
    lab::Random random(seed);
    return lab::normalMatrix(random, 8, 1, 1).array();
}

} // namespace

TEST_CASE("zeta computed by hand, and 1 for unrotated pairs")
{
    const Eigen::ArrayXd zetas = lab::zetas(someXpos(Pairing::Interleaved));
    CHECK(zetas[0] == lab::relatively(0.4 / 1.4, 1e-15));
    CHECK(zetas[1] == lab::relatively((1.0 / 3 + 0.4) / 1.4, 1e-15));
    CHECK(zetas[2] == lab::relatively((2.0 / 3 + 0.4) / 1.4, 1e-15));
    CHECK(zetas[3] == 1);
}

TEST_CASE("after scaleBase positions the scale is zeta, backwards its inverse")
{
    const Xpos xpos = someXpos(Pairing::Halves);
    const Eigen::ArrayXd zetas = lab::zetas(xpos);
    CHECK((lab::scales(xpos, 512) - zetas).abs().maxCoeff() <= 1e-15);
    CHECK((lab::scales(xpos, -512) * zetas - 1).abs().maxCoeff() <= 1e-15);
    CHECK((lab::scales(xpos, 0) - 1).abs().maxCoeff() == 0);
    CHECK(lab::scales(xpos, 10'000'000)[0] == 0);
    CHECK(std::isinf(lab::scales(xpos, -10'000'000)[0]));
}

TEST_CASE("the score depends only on the distance, and not on the centre")
{
    for (const Pairing pairing : {Pairing::Interleaved, Pairing::Halves}) {
        const Xpos xpos = someXpos(pairing);
        const Eigen::ArrayXd query = someVector(1);
        const Eigen::ArrayXd key = someVector(2);
        for (const std::int64_t distance : {0, 1, 40, 700, -3}) {
            const double expected = lab::pairScores(xpos, query, key, distance).sum();
            for (const std::int64_t shift : {0, 7, 1000}) {
                for (const std::int64_t centre : {0, -3, -1024}) {
                    const Eigen::ArrayXd m =
                        lab::rotated(xpos, XposSide::Query, query, shift + distance, centre);
                    const Eigen::ArrayXd n = lab::rotated(xpos, XposSide::Key, key, shift, centre);
                    CHECK(std::abs((m * n).sum() - expected) <= 1e-12);
                }
            }
        }
    }
}

TEST_CASE("only the query depends on the center")
{
    const Xpos xpos = someXpos(Pairing::Interleaved);
    const Eigen::ArrayXd query = someVector(1);
    const Eigen::ArrayXd here = lab::rotated(xpos, XposSide::Query, query, 3, -4);
    const Eigen::ArrayXd there = lab::rotated(xpos, XposSide::Query, query, 3, -400);
    CHECK((here - there).abs().maxCoeff() > 0.1);
    CHECK((here.tail(2) - query.tail(2)).abs().maxCoeff() == 0); // an unrotated pair
}

TEST_CASE("a pair's share is that of RoPE times its decay")
{
    const Xpos xpos = someXpos(Pairing::Interleaved);
    const Eigen::ArrayXd query = someVector(3);
    const Eigen::ArrayXd key = someVector(4);
    for (const std::int64_t distance : {1, 512, 5000}) {
        const Eigen::ArrayXd plain =
            lab::pairScores(xpos.rotary, lab::rotated(xpos.rotary, query, distance), key);
        const Eigen::ArrayXd ours = lab::pairScores(xpos, query, key, distance);
        for (int pair = 0; pair < 4; ++pair) {
            const double decay =
                std::pow(lab::zetas(xpos)[pair], static_cast<double>(distance) / 512);
            CHECK(std::abs(ours[pair] - decay * plain[pair])
                <= lab::tolerance::score(8) * std::abs(plain[pair]));
        }
    }
}

TEST_CASE("keys in the future grow without bound")
{
    const Xpos xpos = someXpos(Pairing::Interleaved);
    const Eigen::ArrayXd ones = Eigen::ArrayXd::Ones(8);
    const Eigen::ArrayXd past = lab::scales(xpos, 4096);
    const Eigen::ArrayXd future = lab::scales(xpos, -4096);
    CHECK(past[0] < 1e-4);
    CHECK(future[0] > 1e4);
    CHECK(lab::pairScores(xpos, ones, ones, -4096).abs().maxCoeff() > 1e3);
}

TEST_CASE("a large gamma is RoPE")
{
    Xpos xpos = someXpos(Pairing::Halves);
    xpos.gamma = 1e15;
    const Eigen::ArrayXd query = someVector(5);
    const Eigen::ArrayXd turned = lab::rotated(xpos, XposSide::Query, query, 100, 0);
    CHECK((turned - lab::rotated(xpos.rotary, query, 100)).abs().maxCoeff() <= 1e-14);
}
