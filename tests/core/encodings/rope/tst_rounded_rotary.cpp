#include "core/encodings/rope/rounded.h"

#include "tests/core/random_vector.h"
#include "tests/core/relatively.h"
#include "tests/core/same_values.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

using lab::NumberFormat;
using lab::Pairing;
using lab::Rotary;
using lab::RotationFormats;
using lab::RoundedAngle;

namespace {

Eigen::ArrayXd inFormat(NumberFormat format, const Eigen::ArrayXd& vector)
{
    return vector.unaryExpr([format](double value) { return rounded(format, value); });
}

Eigen::ArrayXd rotatedBy(const Rotary& rotary, const RotationFormats& formats,
    const Eigen::ArrayXd& vector, std::int64_t position)
{
    return lab::roundedRotation(rotary, formats, frequencies(rotary), vector, position);
}

constexpr std::array formats {
    NumberFormat::Float, NumberFormat::Tf32, NumberFormat::Half, NumberFormat::Bfloat16};

} // namespace

TEST_CASE("in FP64 the rotation is exact except for the roundings of a double")
{
    for (const Pairing pairing : {Pairing::Interleaved, Pairing::Halves, Pairing::WrongMix}) {
        for (const int rotatedWidth : {0, 2, 10, 16}) {
            const Rotary rotary {500, 16, rotatedWidth, pairing};
            const Eigen::ArrayXd vector = lab::randomVector(16, 1);
            for (const std::int64_t position : {0, 1, 257, -12, 10'000'000}) {
                const Eigen::ArrayXd exact = lab::rotated(rotary, vector, position);
                const Eigen::ArrayXd ours = rotatedBy(rotary, {}, vector, position);
                const double ofAngle = 4e-16 * static_cast<double>(std::abs(position));
                CHECK(
                    (exact - ours).abs().maxCoeff() <= (1e-15 + ofAngle) * vector.matrix().norm());
            }
        }
    }
}

TEST_CASE("PyTorch's powers in FP32 are those of FP32 arithmetic")
{
    for (const double base : {10000.0, 500000.0, 1e6}) {
        const Rotary rotary {base, 128, 64, Pairing::Halves};
        const Eigen::ArrayXd exact = frequencies(rotary);
        using enum lab::FrequencyPower;
        const auto computed = [&](lab::FrequencyPower power, NumberFormat format) {
            return computedFrequencies(rotary, power, format, exact);
        };
        CHECK((computed(Exact, NumberFormat::Float) == exact).all());
        CHECK((computed(Float, NumberFormat::Double) == exact).all());
        const Eigen::ArrayXd powers = computed(Float, NumberFormat::Bfloat16);
        for (int pair = 0; pair < 32; ++pair) {
            const float exponent = 2 * static_cast<float>(pair) / 64;
            const auto power = static_cast<float>(std::pow(base, static_cast<double>(exponent)));
            CHECK(static_cast<float>(powers[pair]) == 1 / power);
        }
        CHECK((powers.tail(32) == exact.tail(32)).all()); // these are unrotated
        // Scaled frequencies are the power times the scaling.
        const Eigen::ArrayXd half =
            computedFrequencies(rotary, Float, NumberFormat::Float, exact / 2);
        CHECK((half.head(32) == powers.head(32) / 2).all());
    }
}

TEST_CASE("powers in FP32 multiply the worst angle error of released code several times")
{
    // Base 500 000, width 128, all in FP32: compared with frequencies rounded once from their true
    // value, as computed with 50 digits by another program.
    const Rotary rotary {500'000, 128, 128, Pairing::Halves};
    const Eigen::ArrayXd exact = frequencies(rotary);
    const RotationFormats formats = lab::allIn(NumberFormat::Float);
    const auto worst = [&](lab::FrequencyPower power, std::int64_t position) {
        const Eigen::ArrayXd kept = computedFrequencies(rotary, power, formats.frequency, exact);
        double error = 0;
        for (int pair = 0; pair < 64; ++pair) {
            const double angle = roundedAngleOnly(formats, kept[pair], position);
            error = std::max(error, std::abs(angle - static_cast<double>(position) * exact[pair]));
        }
        return error;
    };
    const auto ratio = [&](std::int64_t position) {
        return worst(lab::FrequencyPower::Float, position)
            / worst(lab::FrequencyPower::Exact, position);
    };
    CHECK(ratio(257) == doctest::Approx(3.607).epsilon(0.002));
    CHECK(ratio(8191) == doctest::Approx(3.043).epsilon(0.002));
    CHECK(ratio(10'000'000) == doctest::Approx(1.653).epsilon(0.002));
}

TEST_CASE("in FP32 it is the result of a program in FP32")
{
    const Rotary rotary {10000, 8, 8, Pairing::Halves};
    const Eigen::ArrayXd vector = inFormat(NumberFormat::Float, lab::randomVector(8, 2));
    const Eigen::ArrayXd ladder = frequencies(rotary);
    for (const std::int64_t position : {1, 255, 4097, 131071}) {
        const Eigen::ArrayXd ours =
            rotatedBy(rotary, lab::allIn(NumberFormat::Float), vector, position);
        for (int pair = 0; pair < 4; ++pair) {
            const float angle = static_cast<float>(position) * static_cast<float>(ladder[pair]);
            const auto cosine = static_cast<float>(std::cos(double {angle}));
            const auto sine = static_cast<float>(std::sin(double {angle}));
            const auto x = static_cast<float>(vector[pair]);
            const auto y = static_cast<float>(vector[pair + 4]);
            volatile float first = x * cosine; // separate: no fused multiply-add
            volatile float second = y * sine;
            CHECK(std::abs(ours[pair] - double {first - second}) <= 0);
            first = y * cosine;
            second = x * sine;
            CHECK(std::abs(ours[pair + 4] - double {first + second}) <= 0);
        }
    }
}

TEST_CASE("each step rounds its own result and no other's")
{
    const double frequency = 0.3;
    const std::int64_t position = 1001;
    const NumberFormat brain = NumberFormat::Bfloat16;
    const RoundedAngle exact = lab::roundedAngle({}, frequency, position);
    CHECK(exact.position == 1001);
    CHECK(exact.frequency == 0.3);
    CHECK(exact.angle == lab::relatively(300.3, 1e-15));
    CHECK(exact.cosine == lab::relatively(std::cos(exact.angle), 1e-15));
    CHECK(exact.sine == lab::relatively(std::sin(exact.angle), 1e-15));

    RotationFormats formats;
    formats.position = brain;
    RoundedAngle angle = lab::roundedAngle(formats, frequency, position);
    CHECK(angle.position == 1000);
    CHECK(angle.frequency == 0.3);
    CHECK(angle.angle == 1000 * 0.3);

    formats = {};
    formats.frequency = brain;
    angle = lab::roundedAngle(formats, frequency, position);
    CHECK(angle.position == 1001);
    CHECK(angle.frequency == 0.30078125);
    CHECK(angle.angle == 1001 * 0.30078125);

    formats = {};
    formats.angle = brain;
    angle = lab::roundedAngle(formats, frequency, position);
    CHECK(angle.frequency == 0.3);
    CHECK(angle.angle == 300);
    CHECK(angle.cosine == lab::relatively(std::cos(300.0), 1e-15));

    formats = {};
    formats.wave = brain;
    angle = lab::roundedAngle(formats, frequency, position);
    CHECK(angle.angle == exact.angle);
    CHECK(angle.cosine == rounded(brain, exact.cosine));
    CHECK(angle.sine == rounded(brain, exact.sine));

    // one pair, slightly more than a quarter turn: products and their sum by hand
    const Rotary pair {10000, 2, 2, Pairing::Interleaved};
    const Eigen::ArrayXd vector = (Eigen::ArrayXd(2) << 1.0, 3.0).finished();
    const double c = std::cos(1.0);
    const double s = std::sin(1.0);
    formats = {};
    formats.product = brain;
    Eigen::ArrayXd turned = rotatedBy(pair, formats, vector, 1);
    CHECK(turned[0] == rounded(brain, c) - rounded(brain, 3 * s));
    CHECK(turned[1] == rounded(brain, 3 * c) + rounded(brain, s));
    formats = {};
    formats.sum = brain;
    turned = rotatedBy(pair, formats, vector, 1);
    CHECK(turned[0] == rounded(brain, c - 3 * s));
    CHECK(turned[1] == rounded(brain, 3 * c + s));
}

TEST_CASE("a whole model in one format stays in that format")
{
    const Rotary rotary {10000, 32, 24, Pairing::Interleaved};
    for (const NumberFormat format : formats) {
        const Eigen::ArrayXd vector = inFormat(format, lab::randomVector(32, 3));
        for (const std::int64_t position : {0, 3, 60000}) {
            const Eigen::ArrayXd turned = rotatedBy(rotary, lab::allIn(format), vector, position);
            CHECK(lab::sameValues(turned, inFormat(format, turned)));
            if (position == 0)
                CHECK(lab::sameValues(turned, vector));
            CHECK(lab::sameValues(turned.tail(8).eval(), vector.tail(8).eval()));
        }
    }
}

TEST_CASE("in bfloat16 the angle of position 15962 is that of 15936")
{
    RotationFormats formats;
    formats.position = NumberFormat::Bfloat16;
    const Rotary rotary {10000, 8, 8, Pairing::Halves};
    const Eigen::ArrayXd vector = lab::randomVector(8, 4);
    CHECK(lab::sameValues(
        rotatedBy(rotary, formats, vector, 15962), rotatedBy(rotary, {}, vector, 15936)));
    // The rotation distinguishes 257 from 256 in no pair: the two tokens have the same position.
    CHECK(lab::sameValues(
        rotatedBy(rotary, formats, vector, 257), rotatedBy(rotary, formats, vector, 256)));
    CHECK_FALSE(lab::sameValues(
        rotatedBy(rotary, formats, vector, 255), rotatedBy(rotary, formats, vector, 256)));
}

TEST_CASE("a position beyond the largest FP16 number has no angle")
{
    const RoundedAngle angle = lab::roundedAngle(lab::allIn(NumberFormat::Half), 0.5, 65520);
    CHECK(std::isinf(angle.position));
    CHECK(std::isinf(angle.angle));
    CHECK(std::isnan(angle.cosine));
    CHECK(std::isnan(angle.sine));
    CHECK(std::isfinite(lab::roundedAngle(lab::allIn(NumberFormat::Half), 0.5, 65519).cosine));
    CHECK(std::isnan(lab::roundedAngle(lab::allIn(NumberFormat::Half), 0, 65520).angle));
}

TEST_CASE("mismatched layouts are not a rotation in any format")
{
    const Rotary rotary {10000, 8, 8, Pairing::WrongMix};
    const Eigen::ArrayXd vector = lab::randomVector(8, 5);
    const double before = vector.matrix().norm();
    CHECK(std::abs(rotatedBy(rotary, {}, vector, 7).matrix().norm() - before) > 1e-3);
}

// "Tables in bfloat16 (cosines rounded by up to 0.002)": half of the last of 8 bits, wherever the
// position is.
TEST_CASE("a table in bfloat16 rounds a cosine by at most 2 to the −9, at any position")
{
    const RotationFormats others = lab::allIn(NumberFormat::Float);
    RotationFormats tables = others;
    tables.wave = NumberFormat::Bfloat16;
    double largest = 0;
    for (const std::int64_t first : {0, 1000, 131000, 10'000'000})
        for (std::int64_t position = first; position < first + 500; ++position)
            for (const double frequency : {1.0, 0.1, 0.0031, 1e-4}) {
                const RoundedAngle rounded = lab::roundedAngle(tables, frequency, position);
                const RoundedAngle exact = lab::roundedAngle(others, frequency, position);
                largest = std::max({largest, std::abs(rounded.cosine - exact.cosine),
                    std::abs(rounded.sine - exact.sine)});
            }
    CHECK(largest <= std::exp2(-9));
    CHECK(largest > 0.001);
}
