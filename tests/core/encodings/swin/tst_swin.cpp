#include "core/encodings/swin/formula.h"

#include "tests/core/relatively.h"

#include <doctest/doctest.h>

#include <cmath>
#include <set>

using lab::Swin;
using lab::SwinV2;

namespace {

constexpr Swin windows[] = {{1, 1}, {1, 5}, {2, 3}, {4, 4}, {7, 7}, {3, 8}};

} // namespace

TEST_CASE("the row of the table depends on the offset only, and every row is used")
{
    for (const Swin& swin : windows) {
        CAPTURE(swin.height);
        CAPTURE(swin.width);
        const auto index = [&swin](int query, int key) { return lab::tableRow(swin, query, key); };
        std::set<int> used;
        for (int query = 0; query < lab::patches(swin); ++query) {
            for (int key = 0; key < lab::patches(swin); ++key) {
                used.insert(index(query, key));
                CHECK(index(query, key) + index(key, query) == lab::tableRows(swin) - 1);
                const bool isInside =
                    query % swin.width + 1 < swin.width && key % swin.width + 1 < swin.width;
                if (isInside)
                    CHECK(index(query + 1, key + 1) == index(query, key));
            }
        }
        CHECK(static_cast<int>(used.size()) == lab::tableRows(swin));
        CHECK(*used.begin() == 0);
        CHECK(*used.rbegin() == lab::tableRows(swin) - 1);
    }
}

TEST_CASE("one step down the window is one row of offsets in the table")
{
    const Swin swin {4, 6};
    CHECK(lab::tableRow(swin, 6, 0) - lab::tableRow(swin, 0, 0) == 11);
    CHECK(lab::tableRow(swin, 1, 0) - lab::tableRow(swin, 0, 0) == 1);
    CHECK(lab::tableRow(swin, 0, 23) == 0);
}

TEST_CASE("a table has a row per offset and a column per head")
{
    const Swin swin {3, 4, 5};
    const Eigen::MatrixXd table = lab::seededTable(swin, 11);
    CHECK(table.rows() == 35);
    CHECK(table.cols() == 5);
    CHECK(table == lab::seededTable(swin, 11));
}

TEST_CASE("log coordinates are odd and end at log₂ 9 / 3")
{
    for (const Swin& window : windows) {
        CAPTURE(window.height);
        CAPTURE(window.width);
        const Eigen::MatrixXd coordinates = lab::logCoordinates({window});
        const Eigen::Index last = coordinates.rows() - 1;
        for (Eigen::Index row = 0; row <= last; ++row) {
            CHECK(coordinates(row, 0) == -coordinates(last - row, 0));
            CHECK(coordinates(row, 1) == -coordinates(last - row, 1));
        }
        const double corner = std::log2(9.0) / 3;
        CHECK(std::abs(coordinates(last, 0) - (window.height > 1 ? corner : 0)) < 1e-15);
        CHECK(std::abs(coordinates(last, 1) - (window.width > 1 ? corner : 0)) < 1e-15);
        CHECK(coordinates(last / 2, 0) == 0);
    }
}

TEST_CASE("a larger window keeps the coordinates of the training window and adds more")
{
    const Eigen::MatrixXd trained = lab::logCoordinates({{8, 8}});
    const Eigen::MatrixXd larger = lab::logCoordinates({{16, 16}, 8, 8});
    for (int dy = -7; dy <= 7; ++dy)
        for (int dx = -7; dx <= 7; ++dx)
            CHECK((larger.row((dy + 15) * 31 + dx + 15) - trained.row((dy + 7) * 15 + dx + 7))
                      .isZero(0));
    // 15 steps at 8/7 each: log₂(1 + 120/7) / 3
    CHECK(larger(0, 0) == lab::relatively(-std::log2(127.0 / 7) / 3, 1e-15));
    // each axis is scaled by its own size
    const Eigen::MatrixXd oblong = lab::logCoordinates({{2, 3}, 5, 9});
    CHECK(oblong(0, 0) == lab::relatively(-std::log2(3.0) / 3, 1e-15));
    CHECK(oblong(0, 1) == lab::relatively(-std::log2(3.0) / 3, 1e-15));
}

TEST_CASE("the network's biases lie between 0 and 16 and follow its formula")
{
    const SwinV2 swin {{2, 3, 3}};
    const lab::SwinNetwork seeded = lab::seededNetwork(swin, 512, 5);
    const Eigen::MatrixXd table = lab::continuousTable(seeded, lab::logCoordinates(swin));
    CHECK(table.rows() == 15);
    CHECK(table.cols() == 3);
    CHECK((table.array() - 8).abs().maxCoeff() < 0.5);
    CHECK((table.array() - 8).abs().maxCoeff() > 0);

    lab::SwinNetwork small;
    small.inner = Eigen::MatrixXd {{1, 0}, {0, -1}};
    small.offset = Eigen::VectorXd {{0.5, 0}};
    small.outer = Eigen::MatrixXd {{1, 2}};
    const Eigen::MatrixXd places {{0.5, 3}, {-2, -1}};
    const Eigen::MatrixXd biases = lab::continuousTable(small, places);
    CHECK(biases(0, 0) == lab::relatively(16 / (1 + std::exp(-1.0)), 1e-15));
    CHECK(biases(1, 0) == lab::relatively(16 / (1 + std::exp(-2.0)), 1e-15));
}
