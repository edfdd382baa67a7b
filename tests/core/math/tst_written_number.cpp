#include "core/math/written_number.h"

#include <doctest/doctest.h>

using lab::writtenNumber;

TEST_CASE("a number may have a unit or a power")
{
    CHECK(writtenNumber("64") == 64);
    CHECK(writtenNumber("1e6") == 1'000'000);
    CHECK(writtenNumber("1M") == 1'000'000);
    CHECK(writtenNumber("500k") == 500'000);
    CHECK(writtenNumber("0.5K") == 500);
    CHECK(writtenNumber("2.5G") == 2'500'000'000);
    CHECK(writtenNumber("2^17") == 131'072);
    CHECK(writtenNumber("10^-2") == 0.01);
}

TEST_CASE("invalid text gives no number")
{
    for (const char* text : {"", "k", "M5", "5kk", "5 k", "^", "2^", "^2", "2^3^4", "1e999",
             "10^999", "nan", "inf", "infM", "0x10", "5m"})
        CHECK_FALSE(writtenNumber(text));
}
