#include "core/math/kernels/rounded_arrays.h"

#include "core/math/random.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>
#include <numbers>
#include <vector>

using namespace lab;

namespace {

constexpr std::array formats {NumberFormat::Double, NumberFormat::Float, NumberFormat::Tf32,
    NumberFormat::Half, NumberFormat::Bfloat16};

std::vector<InstructionSet> instructionSets()
{
    std::vector<InstructionSet> sets {InstructionSet::Baseline};
    if (bestInstructionSet() != sets.front())
        sets.push_back(bestInstructionSet());
    return sets;
}

bool isSame(double left, double right)
{
    return (std::isnan(left) && std::isnan(right))
        || std::bit_cast<std::uint64_t>(left) == std::bit_cast<std::uint64_t>(right);
}

/// The library's waves have an error of little more than half a unit in the last place. Those of an
/// x87, used by mingw-w64's library, do not near zeros, and are meaningless for angles above 2⁶³.
bool isLibrarySharp()
{
    const volatile double asked = std::numbers::pi; // by this program, not by its compiler
    return isSame(std::sin(asked), 0x1.1a62633145c07p-53);
}

/// Ordinary numbers, subnormals of the narrow formats, overflow, and ties.
std::vector<double> numbers()
{
    constexpr double infinity = std::numeric_limits<double>::infinity();
    std::vector<double> all {0, -0.0, 1, -1, infinity, -infinity, std::nan(""), 65504, 65519, 65520,
        65519.999, 257, 259, 0x1p-24, 0x1p-25, 0x1.8p-25, -0x1p-26, 0x1p-149, 0x1p-150, 0x1p-300,
        0x1p-1074, 0x1p1000, 0x1.ffffffp127, 0x1.fffffefp127, 0x1.fffp127, 0x1.ffp127, 1e308};
    Random random(7);
    for (int i = 0; i < 400; ++i) {
        const double number = std::ldexp(random.normal(), i % 80 - 60);
        all.push_back(number);
        const auto format = formats[static_cast<std::size_t>(i % 4 + 1)];
        const double held = rounded(format, number);
        all.push_back(held);
        if (std::isinf(held))
            continue;
        all.push_back(held + spacing(format, held) / 2);
        all.push_back(std::nextafter(all.back(), i % 3 == 0 ? 0 : infinity));
    }
    return all;
}

PairArray piece(const std::vector<double>& numbers, std::size_t first, Eigen::Index size)
{
    PairArray array(size);
    for (Eigen::Index i = 0; i < size; ++i)
        array[i] = numbers[(first + static_cast<std::size_t>(i)) % numbers.size()];
    return array;
}

/// Each of `found` equals the result of `one`; sizes that no pack divides are included.
template <class Found, class One>
void checkPieces(const std::vector<double>& numbers, Found found, One one)
{
    std::size_t first = 0;
    for (const Eigen::Index size : {0, 1, 2, 3, 5, 8, 127, 512}) {
        const PairArray array = piece(numbers, first, size);
        const PairArray result = found(array, first);
        REQUIRE(result.size() == size);
        for (Eigen::Index i = 0; i < size; ++i) {
            CAPTURE(array[i]);
            const double expected = one(array[i], first + static_cast<std::size_t>(i));
            CHECK(isSame(result[i], expected));
        }
        first += 1 + static_cast<std::size_t>(size) / 2;
    }
}

} // namespace

TEST_CASE("products and sums of arrays are those of their numbers, bit for bit")
{
    const std::vector<double> left = numbers();
    for (const InstructionSet instructions : instructionSets()) {
        for (const NumberFormat format : formats) {
            for (const std::size_t apart : {0U, 1U, 7U, 26U, 100U}) {
                CAPTURE(static_cast<int>(format));
                CAPTURE(apart);
                const auto right = [&](std::size_t i) {
                    return left[(i * 3 + apart) % left.size()];
                };
                const auto rights = [&](std::size_t first, Eigen::Index size) {
                    PairArray array(size);
                    for (Eigen::Index i = 0; i < size; ++i)
                        array[i] = right(first + static_cast<std::size_t>(i));
                    return array;
                };
                checkPieces(
                    left,
                    [&](const PairArray& array, std::size_t first) {
                        return roundedProducts(
                            format, array, rights(first, array.size()), instructions);
                    },
                    [&](double number, std::size_t i) {
                        return roundedProduct(format, number, right(i));
                    });
                checkPieces(
                    left,
                    [&](const PairArray& array, std::size_t first) {
                        return roundedSums(
                            format, array, rights(first, array.size()), instructions);
                    },
                    [&](double number, std::size_t i) {
                        return roundedSum(format, number, right(i));
                    });
            }
        }
    }
}

TEST_CASE("a product with a double beside a tie is rounded as the exact product")
{
    // 3·(1 + 2⁻⁹ + 2⁻⁵³…) and the like: the nearest double is the middle, the product is not.
    Random random(3);
    for (const InstructionSet instructions : instructionSets()) {
        for (const NumberFormat format : {NumberFormat::Half, NumberFormat::Bfloat16}) {
            int ties = 0;
            for (int i = 0; i < 2000; ++i) {
                const double held = rounded(format, 1 + std::abs(random.normal()));
                const double middle = held + spacing(format, held) / 2;
                const double factor = 1 + std::abs(random.normal());
                PairArray left(1);
                PairArray right(1);
                left << factor;
                right << middle / factor;
                ties += isSame(left[0] * right[0], middle);
                CHECK(isSame(roundedProducts(format, left, right, instructions)[0],
                    roundedProduct(format, left[0], right[0])));
            }
            CHECK(ties > 500);
        }
    }
}

TEST_CASE("waves of arrays are the rounded ones of the library, bit for bit")
{
    std::vector<double> angles {0, -0.0, std::nan(""), std::numeric_limits<double>::infinity(),
        0x1p27, 0x1.0000001p27, 1e12, 1e300, 0x1p-30, 1e-9, 1e-200, 0x1p-1074};
    Random random(11);
    for (int i = 0; i < 3000; ++i)
        angles.push_back(std::ldexp(random.normal(), i % 70 - 43));
    for (int quarters = -9; quarters < 40'000'000;
         quarters = quarters < 50 ? quarters + 1 : quarters * 3 + 1)
        angles.push_back(quarters * 1.5707963267948966);
    for (const NumberFormat format : formats)
        for (int i = 0; i < 4000; i += 7)
            angles.push_back(rounded(format, 2499.0 * i * std::pow(10, -i % 5)));
    for (int i = 0; i < 4000; ++i) { // waves next to the middle between two numbers of a format
        const auto format = formats[static_cast<std::size_t>(i % 4 + 1)];
        const double held = rounded(format, std::cos(i));
        const double middle = held + spacing(format, held) / 2;
        angles.push_back(std::acos(std::min(middle, 1.0)) + i % 3 * 2 * std::numbers::pi);
        angles.push_back(std::asin(std::min(middle, 1.0)));
    }
    for (const InstructionSet instructions : instructionSets()) {
        for (const NumberFormat format : formats) {
            for (std::size_t first = 0; first < angles.size(); first += 500) {
                const PairArray array = piece(angles, first, 509);
                const PairArray cosines = roundedCosines(format, array, instructions);
                const PairArray sines = roundedSines(format, array, instructions);
                for (Eigen::Index i = 0; i < array.size(); ++i) {
                    CAPTURE(array[i]);
                    CAPTURE(static_cast<int>(format));
                    const auto isLibrarys = [&](double found, double library) {
                        const double expected = rounded(format, library);
                        return isSame(found, expected)
                            || (!isLibrarySharp()
                                && (std::abs(array[i]) > 0x1p27
                                    || std::abs(found - expected) <= spacing(format, 1)));
                    };
                    CHECK(isLibrarys(cosines[i], std::cos(array[i])));
                    CHECK(isLibrarys(sines[i], std::sin(array[i])));
                }
            }
        }
    }
}
