#include "core/math/read_number.h"

#include "core/math/random.h"

#include <doctest/doctest.h>

#include <array>
#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <type_traits>

namespace {

struct ReadText {
    double number = 0.25; // the value that stays if nothing is read
    std::ptrdiff_t size = 0;
    std::errc error {};
};

template <class Real> using ReadsReal = std::from_chars_result (*)(const char*, const char*, Real&);
using ReadFunction = ReadsReal<double>;

template <class Real>
constexpr std::array<ReadsReal<Real>, 2> bothWays {lab::readNumber, lab::readNumberByC};

ReadText readBy(ReadFunction function, std::string_view text)
{
    ReadText read;
    const auto [stop, error] = function(text.data(), text.data() + text.size(), read.number);
    read.size = stop - text.data();
    read.error = error;
    return read;
}

struct WrittenNumber {
    std::string_view text;
    double number;
    std::ptrdiff_t size;
};

constexpr double infinite = std::numeric_limits<double>::infinity();

/// Halfway between two doubles and near it, ends of the range, and text that only begins as a
/// number.
constexpr std::array written {WrittenNumber {"0", 0.0, 1}, WrittenNumber {"-0.0", -0.0, 4},
    WrittenNumber {"1.", 1.0, 2}, WrittenNumber {".5", 0.5, 2}, WrittenNumber {"-.5e1x", -5.0, 5},
    WrittenNumber {"1e", 1.0, 1}, WrittenNumber {"1e+", 1.0, 1}, WrittenNumber {"1e+2", 100.0, 4},
    WrittenNumber {"12,5", 12.0, 2}, WrittenNumber {"1.5.5", 1.5, 3},
    WrittenNumber {"0x10", 0.0, 1}, WrittenNumber {"infinit", infinite, 3},
    WrittenNumber {"-Infinity", -infinite, 9}, WrittenNumber {"INF)", infinite, 3},
    WrittenNumber {"9007199254740993", 9007199254740992.0, 16},
    WrittenNumber {"9007199254740993.00000000000000000000000000000000000000000000000001",
        9007199254740994.0, 67},
    WrittenNumber {"1.7976931348623157e308", 0x1.fffffffffffffp1023, 22},
    WrittenNumber {"2.2250738585072011e-308", 0x0.fffffffffffffp-1022, 23},
    WrittenNumber {"4.9406564584124654e-324", 0x1p-1074, 23},
    WrittenNumber {"0.1000000000000000055511151231257827021181583404541015625", 0.1, 57}};

} // namespace

TEST_CASE("a number is read to the last bit, up to its end")
{
    for (const ReadFunction function : bothWays<double>)
        for (const WrittenNumber& one : written) {
            CAPTURE(std::string(one.text));
            const ReadText read = readBy(function, one.text);
            CHECK(read.error == std::errc());
            CHECK(read.size == one.size);
            CHECK(std::bit_cast<std::uint64_t>(read.number)
                == std::bit_cast<std::uint64_t>(one.number));
        }
}

TEST_CASE("text that is not a number in the range of doubles leaves the old value")
{
    for (const ReadFunction function : bothWays<double>) {
        for (const std::string_view text : {"", "-", "+1", " 1", ".", "-.e5", "e5", "in", "na"}) {
            CAPTURE(std::string(text));
            const ReadText read = readBy(function, text);
            CHECK(read.error == std::errc::invalid_argument);
            CHECK(read.size == 0);
            CHECK(read.number == 0.25);
        }
        for (const std::string_view text : {"1e400", "-1.8e308", "1e-400", "-2.4e-324"}) {
            CAPTURE(std::string(text));
            const ReadText read = readBy(function, text);
            CHECK(read.error == std::errc::result_out_of_range);
            CHECK(read.size == static_cast<std::ptrdiff_t>(text.size()));
            CHECK(read.number == 0.25);
        }
        CHECK(std::isnan(readBy(function, "nan").number));
        CHECK(readBy(function, "-NaN(a_1)b").size == 9);
        CHECK(readBy(function, "nan(a").size == 3);
    }
}

TEST_CASE_TEMPLATE("every written number is read back", Real, double, float)
{
    using Bits = std::conditional_t<sizeof(Real) == 8, std::uint64_t, std::uint32_t>;
    lab::Random random(11);
    constexpr int count = 20000;
    for (int i = 0; i < count; ++i) {
        const auto number = std::bit_cast<Real>(static_cast<Bits>(random.bits()));
        if (!std::isfinite(number))
            continue;
        std::array<char, 64> text {};
        const char* const end = std::to_chars(text.data(), text.data() + text.size(), number).ptr;
        for (const ReadsReal<Real> function : bothWays<Real>) {
            Real read = 0;
            const auto [stop, error] = function(text.data(), end, read);
            REQUIRE(error == std::errc());
            REQUIRE(stop == end);
            REQUIRE(std::bit_cast<Bits>(read) == std::bit_cast<Bits>(number));
        }
    }
}

TEST_CASE("a float is rounded once")
{
    // Just above half way between 1 and the next float: its nearest double is half way itself.
    constexpr std::string_view text = "1.00000005960464477540";
    for (const ReadsReal<float> function : bothWays<float>) {
        float read = 0;
        function(text.data(), text.data() + text.size(), read);
        CHECK(read == 0x1.000002p0F);
    }
}

TEST_CASE("both implementations read any text in the same way")
{
    constexpr std::string_view letters = "0123456789019.eE-+inf";
    lab::Random random(12);
    const auto below = [&](std::size_t many) {
        return static_cast<std::size_t>(static_cast<double>(many) * random.uniform());
    };
    constexpr int count = 20000;
    for (int i = 0; i < count; ++i) {
        std::string text;
        for (std::size_t left = below(24); left > 0; --left)
            text += letters[below(letters.size())];
        CAPTURE(text);
        const ReadText one = readBy(bothWays<double>[0], text);
        const ReadText other = readBy(bothWays<double>[1], text);
        CHECK(one.error == other.error);
        CHECK(one.size == other.size);
        CHECK(
            std::bit_cast<std::uint64_t>(one.number) == std::bit_cast<std::uint64_t>(other.number));
    }
}
