#include "core/derivation/matrix_scores.h"

#include "core/math/random.h"

#include <doctest/doctest.h>

#include <cmath>

namespace {

Eigen::ArrayXd normals(std::uint64_t seed)
{
    lab::Random random(seed);
    Eigen::ArrayXd vector(8);
    for (double& column : vector)
        column = random.normal();
    return vector;
}

} // namespace

TEST_CASE("the methods for the score agree, except for the forgotten permutation")
{
    for (std::uint64_t seed = 1; seed < 20; ++seed) {
        const Eigen::ArrayXd query = normals(seed);
        const Eigen::ArrayXd key = normals(seed + 100);
        for (const std::int64_t m : {0, 1, 9, 1000}) {
            for (const std::int64_t n : {0, 4, 777}) {
                const double score = lab::sparseScore(query, key, 0.2, m, n);
                CHECK(lab::denseScore(query, key, 0.2, m, n) == doctest::Approx(score));
                CHECK(lab::halvesScore(query, key, 0.2, m, n) == doctest::Approx(score));
                CHECK(std::abs(lab::forgottenScore(query, key, 0.2, m, n) - score) > 1e-6);
            }
        }
    }
}

TEST_CASE("any rotation is block-diagonal in some basis")
{
    for (std::uint64_t seed = 1; seed < 20; ++seed) {
        const Eigen::ArrayXd query = normals(seed);
        const Eigen::ArrayXd key = normals(seed + 100);
        for (const std::int64_t m : {0, 1, 9, 40, -3}) {
            const double free = lab::freeScore(query, key, m, 4);
            CHECK(lab::planesScore(query, key, m, 4) == doctest::Approx(free).epsilon(1e-11));
            CHECK(lab::freeScore(query, key, m + 7, 11) == doctest::Approx(free).epsilon(1e-11));
        }
        CHECK(std::abs(
                  lab::symmetricScore(query, key, 16, 11) - lab::symmetricScore(query, key, 9, 4))
            > 1e-3);
    }
}

TEST_CASE("the transpose of a rotation is its inverse")
{
    const Eigen::MatrixXd product =
        lab::blockRotation(0.2, 9).transpose() * lab::blockRotation(0.2, 4);
    CHECK((product - lab::blockRotation(0.2, 4 - 9)).norm() < 1e-14);
    CHECK(lab::blockRotation(0.2, 3)(1, 0) == doctest::Approx(std::sin(0.6)));
    CHECK(lab::blockRotation(0.2, 3)(7, 6) == doctest::Approx(std::sin(0.0006)));
}
