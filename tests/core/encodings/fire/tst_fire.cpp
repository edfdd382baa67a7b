#include "core/encodings/fire/formula.h"

#include "tests/core/relatively.h"
#include "tests/core/same_values.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <utility>

using lab::Fire;
using lab::FireNetwork;

TEST_CASE("shares run from 0 at the query's own key to 1 at the first key")
{
    const Fire fire {0.1, 64, 0};
    for (const std::int64_t query : {64, 65, 1000, 10'000'000}) {
        CHECK(lab::share(fire, query, query) == 0);
        CHECK(lab::share(fire, query, 0) == 1);
        CHECK(lab::share(fire, query, 1) < 1);
    }
    // Below the threshold the context counts as that long, and the far end is not reached.
    CHECK(lab::share(fire, 63, 0) < 1);
    CHECK(lab::share(fire, 63, 60) == lab::share(fire, 20, 17));
    CHECK(lab::share(fire, 200, 197) < lab::share(fire, 100, 97));
    CHECK(std::isnan(lab::share(fire, 3, 4)));
}

TEST_CASE("a share computed by hand")
{
    CHECK(lab::share({1, 7, 0}, 3, 0) == lab::relatively(2.0 / 3, 1e-15)); // ln 4 / ln 8
    CHECK(lab::share({1, 7, std::log(2.0)}, 3, 0) == lab::relatively(0.5, 1e-15)); // ln 4 / ln 16
    CHECK(lab::share({1, 0.5, 0}, 15, 0) == 1);
    CHECK(lab::share({1, 0.5, 0}, 15, 12) == lab::relatively(0.5, 1e-15)); // ln 4 / ln 16
}

TEST_CASE("the network's hidden units are 0 for negative inputs")
{
    FireNetwork network;
    network.inner = Eigen::Vector2d(2, -4);
    network.innerBias = Eigen::Vector2d(-1, 1);
    network.outer = (Eigen::MatrixXd(2, 2) << 3, 5, 0, 1).finished();
    network.outerBias = Eigen::Vector2d(0.5, -0.5);
    // The share is 2/3: units max(0, 1/3) and max(0, −5/3).
    const Eigen::VectorXd biases = lab::biases({1, 7, 0}, network, 3, 0);
    CHECK(biases[0] == lab::relatively(1.5, 1e-14));
    CHECK(biases[1] == -0.5);
    // The share is 0: units max(0, −1) and 1.
    const Eigen::VectorXd own = lab::biases({1, 7, 0}, network, 3, 3);
    CHECK(own[0] == 5.5);
    CHECK(own[1] == 0.5);
}

TEST_CASE("longer texts have no new inputs")
{
    const Fire fire;
    const FireNetwork network = lab::seededNetwork(fire, 32, 4, 1);
    const Eigen::VectorXd farthest = lab::biases(fire, network, 512, 0);
    for (const std::int64_t query : {1000, 65'536, 10'000'000})
        CHECK(lab::sameValues(lab::biases(fire, network, query, 0), farthest));
}

TEST_CASE("a key in the future has no bias in any head")
{
    const Fire fire;
    const FireNetwork network = lab::seededNetwork(fire, 8, 3, 1);
    CHECK(lab::biases(fire, network, 4, 5).array().isNaN().all());
    CHECK_FALSE(lab::biases(fire, network, 4, 4).array().isNaN().any());
}

TEST_CASE("a seed gives the same network again and another seed another")
{
    const Fire fire;
    const FireNetwork first = lab::seededNetwork(fire, 8, 3, 1);
    CHECK(lab::sameValues(first.outer, lab::seededNetwork(fire, 8, 3, 1).outer));
    CHECK_FALSE(lab::sameValues(first.outer, lab::seededNetwork(fire, 8, 3, 2).outer));
    CHECK(first.outer.rows() == 3);
    CHECK(first.outer.cols() == 8);
    CHECK(first.outerBias.isZero(0));
}

TEST_CASE("the piecewise linear function equals the network")
{
    const Fire fire {0.1, 64, 1e-6};
    for (const auto& [hidden, heads] : {std::pair {1, 1}, {2, 3}, {32, 4}, {256, 7}}) {
        for (const std::uint64_t seed : {1U, 2U, 3U}) {
            FireNetwork network = lab::seededNetwork(fire, hidden, heads, seed);
            if (seed == 3) { // a unit independent of the share, and a bias of the output
                network.inner(0) = 0;
                network.outerBias.setConstant(0.25);
            }
            const lab::FireLines lines = lab::fireLines(network);
            CHECK(std::ranges::is_sorted(lines.bends));
            for (const std::int64_t query : {0, 5, 64, 300}) {
                for (std::int64_t key = 0; key <= query; ++key) {
                    const Eigen::VectorXd plain = lab::biases(fire, network, query, key);
                    for (Eigen::Index head = 0; head < heads; ++head) {
                        const double found = lab::bias(lines, head, lab::share(fire, query, key));
                        CHECK(std::abs(found - plain(head)) < 1e-13);
                    }
                }
            }
            for (const double bend : lines.bends) { // where two lines meet
                const Eigen::VectorXd hiddenUnits =
                    (network.inner * bend + network.innerBias).cwiseMax(0);
                CHECK(std::abs(lab::bias(lines, 0, bend)
                          - (network.outer * hiddenUnits + network.outerBias)(0))
                    < 1e-13);
            }
        }
    }
}
