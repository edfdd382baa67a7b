#include "core/encodings/column_layouts.h"

#include "tests/core/random_vector.h"
#include "tests/core/same_values.h"
#include "tests/tolerance.h"

#include <doctest/doctest.h>

#include <cmath>
#include <cstddef>

using lab::Pairing;
using lab::Rotary;

namespace {

std::vector<Rotary> samples()
{
    std::vector<Rotary> rotaries;
    for (const double base : {1.5, 10000.0, 500000.0})
        for (const auto& [width, rotatedWidth] : {std::pair {2, 2}, {2, 0}, {4, 4}, {6, 2},
                 {16, 16}, {16, 12}, {80, 32}, {128, 128}, {1024, 1024}})
            rotaries.push_back({base, width, rotatedWidth, Pairing::Interleaved});
    return rotaries;
}

Rotary inHalves(Rotary rotary)
{
    rotary.pairing = Pairing::Halves;
    return rotary;
}

} // namespace

TEST_CASE("interleaved columns go to their halves, and unrotated ones stay")
{
    CHECK(lab::halvesPlaces({10000, 8, 8}) == std::vector {0, 4, 1, 5, 2, 6, 3, 7});
    CHECK(lab::halvesPlaces({10000, 8, 4}) == std::vector {0, 2, 1, 3, 4, 5, 6, 7});
    CHECK(lab::halvesPlaces({10000, 2, 2}) == std::vector {0, 1});
    CHECK(lab::halvesPlaces({10000, 4, 0}) == std::vector {0, 1, 2, 3});
}

TEST_CASE("the inverse restores every column")
{
    for (const Rotary& rotary : samples()) {
        const std::vector<int> places = lab::halvesPlaces(rotary);
        const std::vector<int> back = lab::inverted(places);
        const Eigen::ArrayXd vector = lab::randomVector(rotary.width, 1);
        CHECK(lab::sameValues(lab::moved(lab::moved(vector, places), back), vector));
        CHECK(lab::inverted(back) == places);
    }
}

TEST_CASE("rotating permuted columns by halves equals permuting rotated columns, bit for bit")
{
    for (const Rotary& rotary : samples()) {
        const std::vector<int> places = lab::halvesPlaces(rotary);
        const Eigen::ArrayXd vector = lab::randomVector(rotary.width, 2);
        for (const std::int64_t position : {0, 1, 5, 4096, 9'999'999})
            CHECK(lab::sameValues(
                lab::rotated(inHalves(rotary), lab::moved(vector, places), position),
                lab::moved(lab::rotated(rotary, vector, position), places)));
    }
}

TEST_CASE("a column's pair contains the column")
{
    for (const Rotary& interleaved : samples())
        for (const Pairing pairing : {Pairing::Interleaved, Pairing::Halves, Pairing::WrongMix}) {
            Rotary rotary = interleaved;
            rotary.pairing = pairing;
            for (int pair = 0; pair < lab::pairCount(rotary); ++pair) {
                const lab::PairColumns columns = lab::pairColumns(rotary, pair);
                CHECK(lab::pairOf(rotary, columns.first) == pair);
                CHECK(lab::pairOf(rotary, columns.second) == pair);
            }
        }
}
