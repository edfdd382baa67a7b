#include "core/analysis/precision_drift.h"

#include "tests/core/random_vector.h"
#include "tests/tolerance.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>

using lab::NumberFormat;
using lab::Pairing;
using lab::Rotary;
using lab::RotationFormats;
using lab::ScorePositions;

namespace {

constexpr int width = 64;

struct Setting {
    Rotary rotary {10000, width, width, Pairing::Halves};
    Eigen::ArrayXd frequencies = lab::frequencies(rotary);
    Eigen::ArrayXd query = lab::randomVector(width, 1);
    Eigen::ArrayXd key = lab::randomVector(width, 2);
    double length = query.matrix().norm() * key.matrix().norm();

    double signedDrift(
        const RotationFormats& formats, ScorePositions places, std::int64_t shift) const
    {
        return lab::scoreDrift(rotary, formats, frequencies, query, key, places, shift);
    }
    double drift(const RotationFormats& formats, std::int64_t shift) const
    {
        return std::abs(signedDrift(formats, {20, 10}, shift));
    }
    /// The largest over some shifts up to `shift`.
    double worstDrift(const RotationFormats& formats, std::int64_t shift) const
    {
        double worst = 0;
        for (std::int64_t part = 1; part <= 32; ++part)
            worst = std::max(worst, drift(formats, shift * part / 32));
        return worst;
    }
};

RotationFormats positionsIn(NumberFormat format)
{
    RotationFormats formats;
    formats.position = format;
    return formats;
}

RotationFormats wavesOnIn(NumberFormat format)
{
    RotationFormats formats;
    formats.wave = formats.product = formats.sum = format;
    return formats;
}

} // namespace

TEST_CASE("the score without rounding is that of the exact rotation")
{
    const Setting setting;
    for (const ScorePositions places : {ScorePositions {0, 0}, {9, 4}, {4, 9}, {5000, 17}}) {
        const double exact = (lab::rotated(setting.rotary, setting.query, places.query)
            * lab::rotated(setting.rotary, setting.key, places.key))
                                 .sum();
        CHECK(std::abs(lab::roundedScore(setting.rotary, {}, setting.frequencies, setting.query,
                           setting.key, places)
                  - exact)
            <= 1e-12 * setting.length);
    }
}

TEST_CASE("no shift, no drift")
{
    const Setting setting;
    for (const NumberFormat format : {NumberFormat::Double, NumberFormat::Float, NumberFormat::Tf32,
             NumberFormat::Half, NumberFormat::Bfloat16})
        CHECK(std::abs(setting.drift(lab::allIn(format), 0)) <= 0);
}

TEST_CASE("in FP64 the score depends only on the distance, up to ten million")
{
    const Setting setting;
    CHECK(setting.worstDrift({}, 100) <= lab::tolerance::score(width) * setting.length);
    CHECK(setting.worstDrift({}, 10'000'000) <= 1e-9 * setting.length);
}

TEST_CASE("a drift is reversed by the opposite shift")
{
    const Setting setting;
    const RotationFormats formats = lab::allIn(NumberFormat::Bfloat16);
    const double there = setting.signedDrift(formats, {20, 10}, 90);
    const double back = setting.signedDrift(formats, {110, 100}, -90);
    CHECK(std::abs(there) > 0);
    CHECK(std::abs(there + back) <= 0);
}

TEST_CASE("positions in bfloat16 are harmless below 257 and ruin the score beyond")
{
    const Setting setting;
    const RotationFormats formats = positionsIn(NumberFormat::Bfloat16);
    CHECK(setting.worstDrift(formats, 236) <= 1e-12 * setting.length); // to 256
    CHECK(setting.worstDrift(formats, 1000) > 0.01 * setting.length);
}

TEST_CASE("the error of cosines and sines in bfloat16 is bounded at any position")
{
    const Setting setting;
    const RotationFormats formats = wavesOnIn(NumberFormat::Bfloat16);
    for (const std::int64_t shift : {100, 10'000, 1'000'000}) {
        const double drift = setting.worstDrift(formats, shift);
        CHECK(drift > 1e-6 * setting.length);
        CHECK(drift <= 0x1p-8 * setting.length); // a unit in the last place of a bfloat16 at 1
    }
}

TEST_CASE("float angles drift more the farther away")
{
    const Setting setting;
    const RotationFormats formats = lab::allIn(NumberFormat::Float);
    const double near = setting.worstDrift(formats, 100);
    const double far = setting.worstDrift(formats, 1'000'000);
    CHECK(near <= 1e-4 * setting.length);
    CHECK(far > 10 * near);
}

TEST_CASE("beyond the largest FP16 number there is no score")
{
    const Setting setting;
    CHECK(std::isnan(setting.drift(positionsIn(NumberFormat::Half), 70'000)));
    CHECK(std::isfinite(setting.drift(positionsIn(NumberFormat::Half), 1000)));
}
