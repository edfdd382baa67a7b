#include "core/math/number_format.h"

#include "core/math/constants.h"
#include "core/math/random.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <limits>

using lab::infinity;
using lab::NumberFormat;

namespace {

constexpr std::array sixteenBits {NumberFormat::Half, NumberFormat::Bfloat16};
constexpr std::array narrow {
    NumberFormat::Float, NumberFormat::Tf32, NumberFormat::Half, NumberFormat::Bfloat16};

/// The same number, a zero with the same sign.
bool isSame(double left, double right)
{
    return std::bit_cast<std::uint64_t>(left) == std::bit_cast<std::uint64_t>(right);
}

/// The finite number ≥ 0 encoded by 16 bits of the format.   IEEE 754-2019, §3.4.
double valueOfBits(NumberFormat format, std::uint64_t bits)
{
    const bool isHalf = format == NumberFormat::Half;
    const int fractionBits = isHalf ? 10 : 7;
    const std::uint64_t leadingOne = std::uint64_t {1} << fractionBits;
    const auto exponent = static_cast<int>(bits >> fractionBits);
    const std::uint64_t fraction = bits & (leadingOne - 1);
    const int lastPlace = isHalf ? -24 : -133; // of the subnormal numbers
    return std::ldexp(static_cast<double>(exponent == 0 ? fraction : fraction | leadingOne),
        lastPlace + std::max(exponent - 1, 0));
}

/// Any finite double: every exponent has the same probability.
double anyDouble(lab::Random& random)
{
    for (;;) {
        const auto number = std::bit_cast<double>(random.bits());
        if (std::isfinite(number))
            return number;
    }
}

/// Within the range of the narrow formats.
double anyModest(lab::Random& random)
{
    const int exponent = static_cast<int>(random.uniform() * 60) - 40;
    return std::ldexp(2 * random.uniform() - 1, exponent);
}

} // namespace

TEST_CASE("bfloat16 represents the integers only up to 256")
{
    CHECK(rounded(NumberFormat::Bfloat16, 256) == 256);
    CHECK(rounded(NumberFormat::Bfloat16, 257) == 256);
    CHECK(rounded(NumberFormat::Bfloat16, 259) == 260);
    CHECK(rounded(NumberFormat::Bfloat16, 15962) == 15936);
    CHECK(rounded(NumberFormat::Bfloat16, -15962) == -15936);
    CHECK(spacing(NumberFormat::Bfloat16, 15962) == 64);
    CHECK(spacing(NumberFormat::Bfloat16, 65536) == 512);
    CHECK(rounded(NumberFormat::Half, 2048) == 2048);
    CHECK(rounded(NumberFormat::Half, 2049) == 2048);
    CHECK(rounded(NumberFormat::Tf32, 2049) == 2048);
    CHECK(rounded(NumberFormat::Tf32, 2051) == 2052);
    CHECK(rounded(NumberFormat::Float, 16'777'217) == 16'777'216);
    CHECK(rounded(NumberFormat::Double, 0.1) == 0.1);
}

TEST_CASE("FP16 ends at 65504 and is infinite from 65520 on")
{
    CHECK(rounded(NumberFormat::Half, 65504) == 65504);
    CHECK(rounded(NumberFormat::Half, std::nextafter(65520, 0)) == 65504);
    CHECK(rounded(NumberFormat::Half, 65520) == infinity);
    CHECK(rounded(NumberFormat::Half, -65520) == -infinity);
    CHECK(rounded(NumberFormat::Float, 1e39) == infinity);
    CHECK(rounded(NumberFormat::Bfloat16, 3.3895313892515355e38)
        == lab::largestFinite(NumberFormat::Bfloat16));
    CHECK(rounded(NumberFormat::Bfloat16, 3.4e38) == infinity);
}

TEST_CASE(
    "what a format holds it holds, and between two neighbours the nearer or even one is taken")
{
    for (const NumberFormat format : sixteenBits) {
        const std::uint64_t infinite = format == NumberFormat::Half ? 0x7c00 : 0x7f80;
        for (std::uint64_t bits = 0; bits < infinite; ++bits) {
            const double value = valueOfBits(format, bits);
            const bool isLast = bits + 1 == infinite;
            const double next = value + spacing(format, value);
            const double after = isLast ? infinity : valueOfBits(format, bits + 1);
            const double middle = (value + next) / 2;
            REQUIRE((isLast || isSame(after, next)));
            for (const double sign : {1.0, -1.0}) {
                REQUIRE(isSame(rounded(format, sign * value), sign * value));
                REQUIRE(isSame(rounded(format, sign * std::nextafter(middle, 0)), sign * value));
                REQUIRE(
                    isSame(rounded(format, sign * std::nextafter(middle, infinity)), sign * after));
                REQUIRE(
                    isSame(rounded(format, sign * middle), sign * (bits % 2 == 0 ? value : after)));
            }
        }
    }
}

TEST_CASE("rounding to FP32 equals the processor's conversion")
{
    lab::Random random(1);
    for (int i = 0; i < 200'000; ++i) {
        const double number = i % 2 == 0 ? anyDouble(random) : std::ldexp(random.normal(), -140);
        const double size = std::abs(number);
        if (size > std::numeric_limits<float>::max())
            continue; // no float, so undefined
        const auto single = static_cast<float>(number);
        REQUIRE(isSame(rounded(NumberFormat::Float, number), single));
    }
}

TEST_CASE("TF32 and bfloat16 are the leading bits of FP32")
{
    lab::Random random(2);
    for (int i = 0; i < 100'000; ++i) {
        const auto single = static_cast<float>(rounded(NumberFormat::Float, anyModest(random)));
        const std::uint64_t bits = std::bit_cast<std::uint32_t>(single);
        // adding just below half of the last place, and its last bit, carries as the rule requires
        const std::uint64_t tf32 = (bits + 0xfff + (bits >> 13 & 1)) >> 13 << 13;
        const std::uint64_t brain = (bits + 0x7fff + (bits >> 16 & 1)) >> 16;
        REQUIRE(isSame(rounded(NumberFormat::Tf32, single),
            std::bit_cast<float>(static_cast<std::uint32_t>(tf32))));
        REQUIRE(isSame(rounded(NumberFormat::Bfloat16, single),
            std::bit_cast<float>(static_cast<std::uint32_t>(brain << 16))));
    }
}

TEST_CASE("known values")
{
    CHECK(rounded(NumberFormat::Half, 0x1.ffcp-15) == 0x1p-14); // up into the normal ones
    CHECK(rounded(NumberFormat::Half, 1.0 / 3) == 0x1.554p-2);
    CHECK(rounded(NumberFormat::Bfloat16, 3.141592653589793) == 3.140625);
    CHECK(isSame(rounded(NumberFormat::Bfloat16, -0.0), -0.0));
    CHECK(rounded(NumberFormat::Tf32, 1.0 / 3) == 0x1.554p-2);
    CHECK(rounded(NumberFormat::Float, 0x1p-149) == 0x1p-149);
    CHECK(rounded(NumberFormat::Double, 5e-324) == 5e-324);
    CHECK(rounded(NumberFormat::Double, -infinity) == -infinity);
}

TEST_CASE("NaN stays NaN")
{
    const auto nan = std::bit_cast<double>(std::uint64_t {0xfff4'8000'0000'0001});
    for (const NumberFormat format : narrow)
        CHECK(std::isnan(rounded(format, nan)));
    CHECK(std::isnan(lab::roundedProduct(NumberFormat::Half, infinity, 0)));
    CHECK(std::isnan(lab::roundedSum(NumberFormat::Half, infinity, -infinity)));
}

TEST_CASE("subnormals and zeros")
{
    for (const NumberFormat format : narrow) {
        const double smallest = spacing(format, 0);
        CHECK(rounded(format, smallest) == smallest);
        CHECK(isSame(rounded(format, smallest / 2), 0));
        CHECK(isSame(rounded(format, -smallest / 2), -0.0));
        CHECK(rounded(format, std::nextafter(smallest / 2, 1)) == smallest);
        CHECK(rounded(format, 1.5 * smallest) == 2 * smallest);
        CHECK(isSame(rounded(format, 5e-324), 0));
        CHECK(spacing(format, lab::smallestNormal(format)) == smallest);
        CHECK(spacing(format, 2 * lab::smallestNormal(format)) == 2 * smallest);
    }
    CHECK(spacing(NumberFormat::Half, 0) == 0x1p-24);
    CHECK(spacing(NumberFormat::Bfloat16, 0) == 0x1p-133);
    CHECK(spacing(NumberFormat::Float, 0) == 0x1p-149);
    CHECK(spacing(NumberFormat::Tf32, 0) == 0x1p-136);
}

TEST_CASE("limits of the formats")
{
    CHECK(lab::largestFinite(NumberFormat::Half) == 65504);
    CHECK(lab::largestFinite(NumberFormat::Bfloat16) == 3.3895313892515355e38);
    CHECK(lab::largestFinite(NumberFormat::Tf32) == 3.4011621342146535e38);
    CHECK(lab::largestFinite(NumberFormat::Float) == double {std::numeric_limits<float>::max()});
    CHECK(lab::largestFinite(NumberFormat::Double) == std::numeric_limits<double>::max());
    CHECK(lab::smallestNormal(NumberFormat::Half) == 0x1p-14);
    CHECK(lab::smallestNormal(NumberFormat::Bfloat16) == 0x1p-126);
    CHECK(lab::smallestNormal(NumberFormat::Double) == std::numeric_limits<double>::min());
    CHECK(lab::significantBits(NumberFormat::Bfloat16) == 8);
    CHECK(lab::significantBits(NumberFormat::Half) == 11);
}

TEST_CASE("rounding twice can differ from rounding once")
{
    const double justAboveTheMiddle = 1 + 0x1p-8 + 0x1p-40;
    const double once = rounded(NumberFormat::Bfloat16, justAboveTheMiddle);
    const double throughFloat =
        rounded(NumberFormat::Bfloat16, rounded(NumberFormat::Float, justAboveTheMiddle));
    CHECK(once == 1 + 0x1p-7);
    CHECK(throughFloat == 1);
}

TEST_CASE("products and sums are rounded once")
{
    const double left = 1 + 0x1p-8; // in the middle between two neighbours
    CHECK(lab::roundedSum(NumberFormat::Bfloat16, left, 0x1p-80) == 1 + 0x1p-7);
    CHECK(lab::roundedSum(NumberFormat::Bfloat16, left, -0x1p-80) == 1);
    CHECK(lab::roundedSum(NumberFormat::Bfloat16, left, 0) == 1);
    CHECK(lab::roundedSum(NumberFormat::Bfloat16, -left, -0x1p-80) == -1 - 0x1p-7);
    CHECK(lab::roundedProduct(NumberFormat::Bfloat16, 1 - 0x1p-53, left) == 1);

    lab::Random random(3);
    int above = 0;
    for (int i = 0; i < 1000; ++i) {
        const double one = 1 + random.uniform();
        const double other = left / one;
        const double beyond = std::fma(one, other, -left); // less than a double can represent
        if (!isSame(one * other, left) || isSame(std::abs(beyond), 0))
            continue;
        above += beyond > 0 ? 1 : 0;
        CHECK(lab::roundedProduct(NumberFormat::Bfloat16, one, other)
            == (beyond > 0 ? 1 + 0x1p-7 : 1));
    }
    CHECK(above > 100);
    for (int i = 0; i < 100'000; ++i) {
        const auto one = static_cast<float>(random.normal());
        const auto other = static_cast<float>(random.normal());
        REQUIRE(isSame(lab::roundedProduct(NumberFormat::Float, one, other), one * other));
        REQUIRE(isSame(lab::roundedSum(NumberFormat::Float, one, other), one + other));
        REQUIRE(isSame(
            lab::roundedProduct(NumberFormat::Double, one, other), double {one} * double {other}));
    }
}
