#include "core/math/exact/double_double.h"

#include <doctest/doctest.h>

#include <cmath>
#include <initializer_list>

using lab::DoubleDouble;

namespace {

double distance(DoubleDouble left, DoubleDouble right)
{
    const DoubleDouble difference = left + -right;
    return std::abs(difference.high + difference.low);
}

} // namespace

TEST_CASE("the error of a sum and of a product is kept")
{
    const DoubleDouble sum = lab::exactSum(1, 0x1p-80);
    CHECK(sum.high == 1);
    CHECK(sum.low == 0x1p-80);
    CHECK(lab::exactSum(0x1p-80, 1).low == 0x1p-80);
    const DoubleDouble square = lab::exactProduct(1 + 0x1p-40, 1 + 0x1p-40);
    CHECK(square.high == 1 + 0x1p-39);
    CHECK(square.low == 0x1p-80);
}

TEST_CASE("a third times three is one to 106 bits")
{
    const DoubleDouble third = DoubleDouble {1, 0} / 3;
    CHECK(distance(third * DoubleDouble {3, 0}, {1, 0}) <= 0x1p-105);
}

TEST_CASE("a quotient of two numbers keeps 100 bits")
{
    const DoubleDouble third = DoubleDouble {1, 0} / DoubleDouble {3, 0};
    CHECK(distance(third, DoubleDouble {1, 0} / 3) <= 0x1p-105);
    const DoubleDouble e {2.718281828459045, 1.4456468917292502e-16};
    const DoubleDouble ln10 {2.302585092994046, -2.1707562233822494e-16};
    CHECK(distance(e / ln10 * ln10, e) <= 0x1p-100);
    CHECK((DoubleDouble {0, 0} / ln10).high == 0);
    CHECK(distance(ln10 / ln10, {1, 0}) <= 0x1p-105);
}

TEST_CASE("known logarithms and powers of e")
{
    CHECK(
        distance(exp(DoubleDouble {1, 0}), {2.718281828459045, 1.4456468917292502e-16}) < 0x1p-102);
    CHECK(distance(lab::log(10), {2.302585092994046, -2.1707562233822494e-16}) < 0x1p-102);
    CHECK(distance(lab::log(2), {0.6931471805599453, 2.3190468138462996e-17}) < 0x1p-102);
    CHECK(lab::log(1).high == 0);
    CHECK(exp(DoubleDouble {0, 0}).high == 1);
    CHECK(exp(DoubleDouble {-800, 0}).high == 0);
    CHECK(exp(DoubleDouble {-1e300, 0}).high == 0);
}

TEST_CASE("powers multiply as their exponents add, and the second half stays below the first")
{
    for (int i = -1200; i <= 1200; ++i) {
        const double x = i / 64.0 + 1e-5 * i;
        CAPTURE(x);
        const DoubleDouble power = exp(DoubleDouble {x, x * 0x1p-55});
        const DoubleDouble root = exp(DoubleDouble {x / 2, x * 0x1p-56});
        CHECK(distance(root * root, power) <= power.high * 0x1p-100);
        CHECK(distance(exp(DoubleDouble {-x, -x * 0x1p-55}) * power, {1, 0}) <= 0x1p-100);
        CHECK(power.high + power.low == power.high);
    }
}

TEST_CASE("the product by halves is the exact one")
{
    for (int i = 1; i < 500; ++i) {
        const double left = std::ldexp(std::sin(i), i - 250);
        const double right = std::ldexp(std::cos(3.7 * i), 250 - i / 2);
        const DoubleDouble exact = lab::exactProduct(left, right);
        const DoubleDouble byHalves = lab::productByHalves(left, right);
        CHECK(byHalves.high == exact.high);
        CHECK(byHalves.low == exact.low);
    }
}

TEST_CASE("by scaled halves it is the exact one over the whole range")
{
    int subnormal = 0;
    for (int i = 1; i < 6000; ++i) {
        const bool isSmall = i % 3 == 0; // with a product at the lower end of the range
        const double left = std::ldexp(std::sin(i), isSmall ? -520 : i * 37 % 2070 - 1060);
        const double right =
            std::ldexp(std::cos(3.7 * i), isSmall ? -490 - i % 70 : i * 101 % 2070 - 1060);
        const DoubleDouble exact = lab::exactProduct(left, right);
        const DoubleDouble byHalves = lab::productByScaledHalves(left, right);
        CAPTURE(left);
        CAPTURE(right);
        if (std::isfinite(exact.high))
            CHECK(byHalves == exact);
        else
            CHECK((!std::isfinite(byHalves.high) && std::isnan(byHalves.low)));
        subnormal += std::abs(exact.high) < 0x1p-1022 && std::abs(exact.high) > 0;
    }
    CHECK(subnormal > 500);
    CHECK(lab::productByScaledHalves(0, -3) == lab::exactProduct(0, -3));
}

TEST_CASE("exp is the inverse of log")
{
    for (const double x : {1.0000001, 1.5, 2.0, 3.0, 10000.0, 500000.0, 1e7, 1e100, 1e200, 0.01}) {
        CAPTURE(x);
        CHECK(distance(exp(lab::log(x)), {x, 0}) < x * 0x1p-96);
        CHECK(distance(exp(-lab::log(x)) * DoubleDouble {x, 0}, {1, 0}) < 0x1p-96);
    }
    CHECK(distance(exp(lab::log(10000)), {10000, 0}) < 10000 * 0x1p-100);
}
