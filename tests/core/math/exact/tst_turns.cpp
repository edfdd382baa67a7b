#include "core/math/exact/turns.h"

#include "tests/core/golden.h"
#include "tests/core/relatively.h"
#include "tests/tolerance.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <string>

using lab::SinCos;
using lab::Turn;

namespace {

__extension__ using UInt128 = unsigned __int128;

UInt128 bits(Turn turn)
{
    return UInt128 {turn.high} << 64 | turn.low;
}

/// In units of 2⁻¹²⁸ of a turn, in the shorter direction.
double distance(Turn left, Turn right)
{
    const UInt128 difference = bits(left) - bits(right);
    return static_cast<double>(std::min(difference, UInt128 {0} - difference));
}

Turn turnOfHexadecimal(const std::string& digits)
{
    return {std::stoull(digits.substr(0, 16), nullptr, 16),
        std::stoull(digits.substr(16), nullptr, 16)};
}

bool isNegativeZero(double number)
{
    return std::signbit(number) && !(number < 0);
}

constexpr Turn quarter {std::uint64_t {1} << 62, 0};
constexpr Turn halfTurn {std::uint64_t {1} << 63, 0};

} // namespace

TEST_CASE("turns and angles agree with 50 digits at positions up to ten million")
{
    for (const auto& golden : lab::goldenCases("long_positions")) {
        const double base = golden["base"];
        const int width = golden["width"];
        CAPTURE(base);
        for (std::size_t pair = 0; pair < golden["frequency"].size(); ++pair) {
            CAPTURE(pair);
            const Turn turn = lab::turnLadder(base, 2 * static_cast<int>(pair), width, 2)[1];
            CHECK(distance(turn, turnOfHexadecimal(golden["turn"][pair])) <= 0x1p28);
            CHECK(lab::radians(turn)
                == lab::relatively(golden["frequency"][pair].get<double>(), 1e-15));
            for (std::size_t row = 0; row < golden["positions"].size(); ++row) {
                const SinCos angle = sinCos(golden["positions"][row].get<std::int64_t>() * turn);
                CHECK(std::abs(angle.sin - golden["sine"][row][pair].get<double>())
                    <= lab::tolerance::angle);
                CHECK(std::abs(angle.cos - golden["cosine"][row][pair].get<double>())
                    <= lab::tolerance::angle);
            }
        }
    }
}

TEST_CASE("a sequence of turns has the turns of its powers")
{
    for (const int count : {0, 1, 2, 5, 64, 512}) {
        const std::vector<Turn> turns = lab::turnLadder(10000, 2, 2 * count + 1, count);
        const std::vector<double> frequencies =
            lab::frequencyLadder(10000, 2, 2 * count + 1, count);
        REQUIRE(turns.size() == static_cast<std::size_t>(count));
        REQUIRE(frequencies.size() == turns.size());
        for (int i = 0; i < count; ++i) {
            const Turn single = lab::turnLadder(10000, 2 * i, 2 * count + 1, 2)[1];
            CHECK(distance(turns[static_cast<std::size_t>(i)], single) <= 0x1p28);
            CHECK(frequencies[static_cast<std::size_t>(i)]
                == lab::relatively(lab::radians(single), 1e-15));
        }
    }
}

TEST_CASE("the largest base gives no turn rather than nonsense")
{
    CHECK(lab::turnLadder(1e300, 1, 1, 2)[1] == Turn {});
    CHECK(lab::turnLadder(1e300, 2'000'000'000, 1, 2)[1] == Turn {});
    CHECK(lab::frequencyLadder(1e300, 2, 16, 8)[7]
        == lab::relatively(std::pow(1e300, -0.875), 1e-12));
}

TEST_CASE("turns add, subtract and multiply as angles do")
{
    const Turn turn = lab::turnLadder(10000, 3, 16, 2)[1];
    CHECK(5 * turn == turn + turn + turn + turn + turn);
    CHECK(-3 * turn == -(3 * turn));
    CHECK(turn - turn == Turn {});
    CHECK(10'000'000 * turn - 9'999'999 * turn == turn);
    CHECK(0 * turn == Turn {});
    CHECK(4 * quarter == Turn {});
}

TEST_CASE("quarter turns are exact, with no negative zero")
{
    const SinCos expected[] {{0, 1}, {1, 0}, {0, -1}, {-1, 0}};
    for (int quarters = 0; quarters < 4; ++quarters) {
        const SinCos angle = sinCos(quarters * quarter);
        CHECK(angle == expected[quarters]);
        CHECK_FALSE(isNegativeZero(angle.sin));
        CHECK_FALSE(isNegativeZero(angle.cos));
    }
}

TEST_CASE("sine and cosine are accurate all around the circle")
{
    for (int i = 0; i < 1000; ++i) {
        const Turn turn = i * lab::turnLadder(7, 1, 3, 2)[1];
        const double angle = lab::radians(turn);
        const SinCos exact = sinCos(turn);
        CHECK(std::abs(exact.sin - std::sin(angle)) <= lab::tolerance::angle);
        CHECK(std::abs(exact.cos - std::cos(angle)) <= lab::tolerance::angle);
        CHECK(std::abs(exact.sin * exact.sin + exact.cos * exact.cos - 1)
            <= 2 * lab::tolerance::angle);
    }
}

TEST_CASE("radians are in (−pi, pi]")
{
    CHECK(lab::radians(Turn {}) == 0);
    CHECK(lab::radians(quarter) == std::numbers::pi / 2);
    CHECK(lab::radians(halfTurn) == std::numbers::pi);
    CHECK(lab::radians(-quarter) == -std::numbers::pi / 2);
    CHECK(lab::radians(halfTurn + Turn {0, 1}) == -std::numbers::pi);
    CHECK(lab::radians(Turn {0, 1}) == lab::relatively(2 * std::numbers::pi * 0x1p-128, 1e-14));
    CHECK(lab::radians(-Turn {0, 1}) == -lab::radians(Turn {0, 1}));
}

TEST_CASE("radians become turns as the exact value of the double")
{
    CHECK(lab::turnOfRadians(0) == Turn {});
    CHECK(lab::turnOfRadians(-1) == -lab::turnOfRadians(1));
    CHECK(distance(lab::turnOfRadians(1), lab::turnLadder(2, 0, 1, 2)[1]) <= 0x1p28);
    // The double nearest to π misses it by 1.2e-16.
    CHECK(sinCos(lab::turnOfRadians(std::numbers::pi)).sin
        == lab::relatively(1.2246467991473532e-16, 1e-12));
    // From 60 digits: a library may reduce values above 2⁶³ wrongly, or not at all.
    struct Reference {
        double angle, sin, cos;
    };
    for (const Reference& known : {Reference {1e-300, 1e-300, 1}, {1e-10, 1e-10, 1},
             {0.3, 0.29552020666133956, 0.95533648912560602},
             {1, 0.84147098480789651, 0.54030230586813972},
             {3.5, -0.35078322768961985, -0.93645668729079634},
             {1e3, 0.82687954053200256, 0.56237907629070299},
             {12345.678, -0.70408131375338159, 0.71011935871606277},
             {1e9, 0.54584344944869956, 0.83788718136390233},
             {1e15, 0.85827279317023584, -0.51319373778697025},
             {1.8e19, -0.84463839290376729, 0.53533726307155308}}) {
        CAPTURE(known.angle);
        const SinCos turned = sinCos(lab::turnOfRadians(known.angle));
        CHECK(std::abs(turned.sin - known.sin) <= lab::tolerance::angle);
        CHECK(std::abs(turned.cos - known.cos) <= lab::tolerance::angle);
    }
}

TEST_CASE("a turn over a part of a position")
{
    const Turn turn = lab::turnLadder(10000, 1, 5, 2)[1];
    for (const double positions : {0.0, 1.0, -3.0, 10'000'000.0, 0x1p40})
        CHECK(lab::turnOver(positions, turn) == static_cast<std::int64_t>(positions) * turn);
    CHECK(distance(8 * lab::turnOver(0.125, turn), turn) <= 8);
    CHECK(distance(lab::turnOver(0.75, turn) + lab::turnOver(9'999'999.25, turn), 10'000'000 * turn)
        <= 2);
    CHECK(lab::turnOver(0.375, -turn) == -lab::turnOver(0.375, turn));
    CHECK(lab::turnOver(-0.375, turn) == -lab::turnOver(0.375, turn));
    CHECK(lab::turnOver(1e-300, turn) == Turn {});
}

TEST_CASE("two halves are a whole")
{
    const Turn turn = lab::turnLadder(10000, 1, 5, 2)[1];
    CHECK(distance(2 * half(turn), turn) <= 1);
    CHECK(half(-turn) == -half(turn));
    CHECK(half(halfTurn) == quarter);
    CHECK(half(-quarter) == -half(quarter));
}
