#include "core/encodings/sinusoidal/formula.h"

#include "tests/core/golden.h"
#include "tests/core/relatively.h"
#include "tests/core/same_values.h"
#include "tests/tolerance.h"

#include <doctest/doctest.h>

#include <cmath>

using lab::Sinusoidal;
using lab::SinusoidalLayout;

namespace {

std::vector<Sinusoidal> samples()
{
    std::vector<Sinusoidal> encodings;
    for (const int width : {2, 4, 6, 16, 34, 128, 1024})
        for (const double base : {1.5, 10000.0, 500000.0})
            for (const SinusoidalLayout layout : {SinusoidalLayout::Interleaved,
                     SinusoidalLayout::Halves, SinusoidalLayout::Tensor2Tensor})
                encodings.push_back({layout, base, width});
    for (const int width : {3, 5, 7, 129})
        encodings.push_back({SinusoidalLayout::Tensor2Tensor, 10000, width});
    return encodings;
}

} // namespace

TEST_CASE("rows at long positions agree with 50 digits for small and large bases")
{
    for (const auto& golden : lab::goldenCases("long_positions")) {
        for (const SinusoidalLayout layout :
            {SinusoidalLayout::Interleaved, SinusoidalLayout::Halves}) {
            const Sinusoidal encoding {layout, golden["base"], golden["width"]};
            for (std::size_t i = 0; i < golden["positions"].size(); ++i) {
                const std::int64_t position = golden["positions"][i];
                // inside a table, so that block rotation is involved
                const Eigen::ArrayXd inTable =
                    lab::table(encoding, position - 37, 40).row(37).transpose().array();
                const Eigen::ArrayXd exact = lab::row(encoding, position);
                for (int pair = 0; pair < encoding.width / 2; ++pair) {
                    const double sine = golden["sine"][i][static_cast<std::size_t>(pair)];
                    const double cosine = golden["cosine"][i][static_cast<std::size_t>(pair)];
                    for (const Eigen::ArrayXd& row : {inTable, exact}) {
                        CHECK(std::abs(row[sineColumn(encoding, pair)] - sine)
                            <= lab::tolerance::reference);
                        CHECK(std::abs(row[cosineColumn(encoding, pair)] - cosine)
                            <= lab::tolerance::reference);
                    }
                }
            }
        }
    }
}

TEST_CASE("a table holds the rows of its positions in every layout and width")
{
    for (const Sinusoidal& encoding : samples()) {
        for (const std::int64_t first : {0, 999'990, 9'999'960}) {
            CAPTURE(encoding.width);
            const lab::RowMajorMatrix table = lab::table(encoding, first, 40);
            REQUIRE(table.rows() == 40);
            REQUIRE(table.cols() == encoding.width);
            for (int i = 0; i < 40; i += 13)
                CHECK((table.row(i).transpose().array() - lab::row(encoding, first + i))
                          .abs()
                          .maxCoeff()
                    <= lab::tolerance::table);
        }
    }
    CHECK(lab::table({}, 5, 0).rows() == 0);
}

TEST_CASE("a row moves to a later one by a rotation that does not depend on the position")
{
    for (const Sinusoidal& encoding : samples()) {
        for (const std::int64_t shift : {0, 1, -3, 4096, 1'000'000}) {
            for (const std::int64_t position : {0, 17, 9'000'000}) {
                const Eigen::ArrayXd from = lab::row(encoding, position);
                const Eigen::ArrayXd to = lab::row(encoding, position + shift);
                for (int pair = 0; pair < encoding.width / 2; pair += 1 + encoding.width / 8) {
                    const int sine = sineColumn(encoding, pair);
                    const int cosine = cosineColumn(encoding, pair);
                    const lab::SinCos angle =
                        sinCos(shift * lab::turns(encoding)[static_cast<std::size_t>(pair)]);
                    const double moved = angle.cos * from[sine] + angle.sin * from[cosine];
                    const double movedCosine = angle.cos * from[cosine] - angle.sin * from[sine];
                    CHECK(std::abs(moved - to[sine]) <= lab::tolerance::table);
                    CHECK(std::abs(movedCosine - to[cosine]) <= lab::tolerance::table);
                }
            }
        }
    }
}

TEST_CASE("frequencies fall from 1, and reach 1/base in Tensor2Tensor only")
{
    for (const Sinusoidal& encoding : samples()) {
        const Eigen::ArrayXd frequencies = lab::frequencies(encoding);
        REQUIRE(frequencies.size() == encoding.width / 2);
        CHECK(frequencies[0] == 1);
        for (Eigen::Index i = 1; i < frequencies.size(); ++i)
            CHECK(frequencies[i] < frequencies[i - 1]);
        const double last = frequencies[frequencies.size() - 1];
        if (encoding.layout != SinusoidalLayout::Tensor2Tensor)
            CHECK(
                last == lab::relatively(std::pow(encoding.base, 2.0 / encoding.width - 1), 1e-14));
        else if (encoding.width > 3)
            CHECK(last == lab::relatively(1 / encoding.base, 1e-15));
        const std::vector<lab::Turn> turns = lab::turns(encoding);
        REQUIRE(turns.size() == static_cast<std::size_t>(frequencies.size()));
        for (std::size_t i = 0; i < turns.size(); ++i)
            CHECK(lab::radians(turns[i])
                == lab::relatively(frequencies[static_cast<Eigen::Index>(i)], 1e-15));
    }
}

TEST_CASE("columns and pairs map to each other")
{
    for (const Sinusoidal& encoding : samples()) {
        int zeros = 0;
        for (int column = 0; column < encoding.width; ++column) {
            const lab::ColumnMeaning meaning = columnMeaning(encoding, column);
            if (meaning.pair < 0) {
                ++zeros;
                CHECK(column == encoding.width - 1);
                continue;
            }
            CHECK(column
                == (meaning.sine ? sineColumn(encoding, meaning.pair)
                                 : cosineColumn(encoding, meaning.pair)));
        }
        CHECK(zeros == encoding.width % 2);
    }
    CHECK(lab::cosineColumn({SinusoidalLayout::Interleaved, 10000, 8}, 2) == 5);
    CHECK(lab::cosineColumn({SinusoidalLayout::Halves, 10000, 8}, 2) == 6);
    CHECK(lab::sineColumn({SinusoidalLayout::Tensor2Tensor, 10000, 9}, 3) == 3);
}

TEST_CASE("a column is a wave over the positions")
{
    for (const Sinusoidal& encoding : samples()) {
        if (encoding.width > 34)
            continue;
        for (const std::int64_t first : {0, 9'999'900}) {
            const lab::RowMajorMatrix table = lab::table(encoding, first, 50);
            for (int column = 0; column < encoding.width; ++column) {
                const std::vector<double> wave =
                    lab::values(columnWave(encoding, column), first, std::int64_t {50});
                for (int i = 0; i < 50; ++i)
                    CHECK(std::abs(wave[static_cast<std::size_t>(i)] - table(i, column))
                        <= lab::tolerance::cosineSum(1));
            }
        }
    }
}

TEST_CASE("similarity depends only on the shift")
{
    for (const Sinusoidal& encoding : samples()) {
        const lab::CosineSum similarity = lab::similarity(encoding);
        for (const std::int64_t shift : {0, 1, 50, 123'456}) {
            const double expected = lab::values(similarity, shift, std::int64_t {1})[0];
            for (const std::int64_t position : {0, 3, 9'000'000}) {
                const double product =
                    (lab::row(encoding, position) * lab::row(encoding, position + shift)).sum();
                CHECK(std::abs(product - expected) <= lab::tolerance::score(encoding.width));
            }
        }
    }
}

TEST_CASE("existing memory is filled, and nothing beyond it")
{
    std::vector<double> memory(3 * 6 + 1, 7.0);
    lab::writeTable({SinusoidalLayout::Halves, 10000, 6}, 4, 3, memory.data());
    const auto written = Eigen::Map<const lab::RowMajorMatrix>(memory.data(), 3, 6);
    CHECK(lab::sameValues(written, lab::table({SinusoidalLayout::Halves, 10000, 6}, 4, 3)));
    CHECK(memory.back() == 7);
}
