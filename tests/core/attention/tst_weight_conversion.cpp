#include "core/attention/weight_conversion.h"

#include "core/encodings/column_layouts.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <vector>

using namespace lab;

namespace {

std::vector<HeadRows> layers()
{
    return {{32, 8, 128, 128}, {8, 8, 64, 64}, {16, 2, 128, 64}, {9, 3, 64, 16}, {6, 2, 96, 24},
        {4, 1, 256, 64}, {2, 1, 8, 8}};
}

} // namespace

TEST_CASE("a head's order is that of the known conversion scripts")
{
    // w.view(1, 4, 2).transpose(1, 2).reshape(8) of convert_llama_weights_to_hf.py
    CHECK(headOrder(8, 8, Pairing::Halves) == std::vector {0, 2, 4, 6, 1, 3, 5, 7});
    CHECK(headOrder(8, 8, Pairing::Interleaved) == std::vector {0, 4, 1, 5, 2, 6, 3, 7});
    CHECK(headOrder(8, 4, Pairing::Halves) == std::vector {0, 2, 1, 3, 4, 5, 6, 7});
    CHECK(headOrder(4, 0, Pairing::Halves) == std::vector {0, 1, 2, 3});
}

TEST_CASE("converting back and forth changes nothing, head by head")
{
    for (const HeadRows& rows : layers()) {
        const auto there = keyOrder(rows, Pairing::Halves, Conversion::Right);
        const auto back = keyOrder(rows, Pairing::Interleaved, Conversion::Right);
        REQUIRE(there.size() == static_cast<std::size_t>(rows.keyHeads * rows.width));
        for (std::size_t row = 0; row < there.size(); ++row) {
            CHECK(there[static_cast<std::size_t>(back[row])] == static_cast<int>(row));
            CHECK(there[row] / rows.width == static_cast<int>(row) / rows.width);
        }
    }
}

TEST_CASE("every conversion is a permutation of the rows")
{
    for (const HeadRows& rows : layers())
        for (const Pairing to : {Pairing::Interleaved, Pairing::Halves})
            for (const auto one : {Conversion::Right, Conversion::Forgotten, Conversion::Twice,
                     Conversion::ByQueryHeads, Conversion::BeyondRotated}) {
                if (!isPossible(rows, one))
                    continue;
                std::vector<int> order = keyOrder(rows, to, one);
                std::ranges::sort(order);
                for (std::size_t row = 0; row < order.size(); ++row)
                    CHECK(order[row] == static_cast<int>(row));
            }
}

TEST_CASE("the check distinguishes the right conversion from all others, both ways")
{
    for (const HeadRows& rows : layers())
        for (const Pairing to : {Pairing::Interleaved, Pairing::Halves}) {
            CAPTURE(rows.width);
            CAPTURE(rows.rotatedWidth);
            const auto error = [&](Conversion one) {
                return conversionError(rows, 10000, to, one);
            };
            CHECK(error(Conversion::Right) < 1e-12);
            for (const auto one : {Conversion::Forgotten, Conversion::Twice,
                     Conversion::ByQueryHeads, Conversion::BeyondRotated})
                if (isPossible(rows, one))
                    CHECK(error(one) > 1e-3);
        }
}

TEST_CASE("mistakes need enough rows")
{
    CHECK(!isPossible({8, 8, 64, 64}, Conversion::ByQueryHeads));
    CHECK(!isPossible({8, 8, 64, 64}, Conversion::BeyondRotated));
    CHECK(isPossible({8, 2, 64, 64}, Conversion::ByQueryHeads));
    CHECK(isPossible({8, 8, 64, 32}, Conversion::BeyondRotated));
    CHECK(!isPossible({3, 2, 64, 64}, Conversion::ByQueryHeads)); // 128 rows cannot be split into
                                                                  // three heads
}

TEST_CASE("for one pair both layouts are the same, and no conversion is needed")
{
    CHECK(headOrder(6, 2, Pairing::Halves) == std::vector {0, 1, 2, 3, 4, 5});
    CHECK(conversionError({4, 2, 6, 2}, 10000, Pairing::Halves, Conversion::Forgotten) < 1e-12);
}
