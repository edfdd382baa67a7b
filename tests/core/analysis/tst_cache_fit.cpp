#include "core/analysis/cache_fit.h"
#include "tests/core/relatively.h"

#include <doctest/doctest.h>

#include <cmath>

using namespace lab;

namespace {

Rotary rotaryOf(int width, double base = 10000)
{
    return {base, width, width, Pairing::Halves};
}

RotaryScaling dynamicNtk(double factor, std::int64_t original, std::int64_t current)
{
    RotaryScaling scaling;
    scaling.method = ScalingMethod::DynamicNtk;
    scaling.factor = factor;
    scaling.originalLength = original;
    scaling.currentLength = current;
    return scaling;
}

RotaryScaling longRope(int pairs, std::int64_t original, std::int64_t current)
{
    RotaryScaling scaling = dynamicNtk(32, original, current);
    scaling.method = ScalingMethod::LongRope;
    for (int pair = 0; pair < pairs; ++pair) {
        scaling.shortFactors.push_back(1 + 0.02 * pair);
        scaling.longFactors.push_back(pair % 3 == 1 ? 0.7 : 1 + 0.5 * pair);
    }
    return scaling;
}

/// Key by key, which is impossible for a picture of a long text.
CacheFit counted(const Rotary& rotary, const RotaryScaling& scaling, int pair)
{
    CacheFit fit;
    fit.keys = scaling.currentLength;
    const std::vector<ScaledPair> present = scaledPairs(rotary, scaling);
    for (std::int64_t position = 0; position < fit.keys; ++position) {
        RotaryScaling then = scaling;
        then.currentLength = position + 1;
        fit.atOtherFrequencies += scaledPairs(rotary, then) != present ? 1 : 0;
        if (fits(cachedKey(rotary, scaling, pair, position)))
            continue;
        ++fit.misplaced;
        auto& spans = fit.misplacedSpans;
        if (!spans.empty() && spans.back().last + 1 == position)
            spans.back().last = position;
        else
            spans.push_back({position, position});
    }
    return fit;
}

void checkCounted(const Rotary& rotary, const RotaryScaling& scaling)
{
    for (int pair = 0; pair < pairCount(rotary); ++pair) {
        CAPTURE(pair);
        CAPTURE(scaling.factor);
        CAPTURE(scaling.originalLength);
        CAPTURE(scaling.currentLength);
        CHECK(cacheFit(rotary, scaling, pair) == counted(rotary, scaling, pair));
    }
}

} // namespace

TEST_CASE("the slowdown of a pair at a length is that of the scaling at that length")
{
    const Rotary rotary = rotaryOf(16);
    for (const std::int64_t length : {1, 4095, 4096, 4097, 5000, 1 << 20, 10'000'000}) {
        for (RotaryScaling scaling :
            {dynamicNtk(1, 4096, length), dynamicNtk(8, 4096, length), longRope(8, 4096, length)}) {
            const std::vector<ScaledPair> pairs = scaledPairs(rotary, scaling);
            for (int pair = 0; pair < 8; ++pair)
                CHECK(slowing(pairSlowing(rotary, scaling, pair), length)
                    == relatively(1 / pairs[static_cast<std::size_t>(pair)].multiplier, 1e-14));
        }
    }
}

TEST_CASE("dynamic NTK of factor 2 at twice its length slows the last pair by 3")
{
    const Rotary rotary = rotaryOf(128);
    const CachedKey key = cachedKey(rotary, dynamicNtk(2, 4096, 8192), 63, 1000);
    CHECK(key.written == 1);
    CHECK(key.present == 3); // 2·8192/4096 − 1
    CHECK(key.displacement == 2000); // it looks as if it were at 3000
    CHECK(key.angleError == relatively(1000 * std::pow(1e4, -126.0 / 128) * 2 / 3, 1e-14));
    CHECK(scaledBase(rotary, dynamicNtk(2, 4096, 8192))
        == relatively(1e4 * std::pow(3.0, 128.0 / 126), 1e-14));
}

TEST_CASE("every key fits up to the original length, and with constant frequencies")
{
    const Rotary rotary = rotaryOf(8);
    for (const std::int64_t length : {1, 2, 99, 100})
        for (const RotaryScaling& scaling : {dynamicNtk(8, 100, length), longRope(4, 100, length)})
            for (int pair = 0; pair < 4; ++pair)
                CHECK(cacheFit(rotary, scaling, pair) == CacheFit {length, 0, 0, {}});
    RotaryScaling scaling = dynamicNtk(8, 100, 5000);
    for (const ScalingMethod method : {ScalingMethod::None, ScalingMethod::PositionInterpolation,
             ScalingMethod::NtkAware, ScalingMethod::Yarn, ScalingMethod::Llama3,
             ScalingMethod::AdjustedBase, ScalingMethod::ProportionalRope}) {
        scaling.method = method;
        CHECK_FALSE(dependsOnLength(method));
        for (int pair = 0; pair < 4; ++pair) {
            CHECK(cacheFit(rotary, scaling, pair) == CacheFit {5000, 0, 0, {}});
            CHECK(cachedKey(rotary, scaling, pair, 4000).angleError == 0);
        }
    }
}

TEST_CASE("the keys that no longer fit are those found one by one")
{
    const Rotary rotary = rotaryOf(10);
    for (const double factor : {1.0, 1.3, 8.0, 1000.0})
        for (const std::int64_t original : {2, 7, 64})
            for (const std::int64_t length :
                {original, original + 1, std::int64_t {90}, std::int64_t {700}})
                checkCounted(rotary, dynamicNtk(factor, original, length));
    checkCounted(rotary, longRope(5, 64, 65));
    checkCounted(rotary, longRope(5, 64, 700));
    checkCounted(rotary, longRope(2, 64, 200)); // too short lists
    checkCounted(rotaryOf(2), dynamicNtk(8, 64, 200)); // no base to change
}

TEST_CASE("equal lists of LongRoPE leave every key as it is")
{
    RotaryScaling scaling = longRope(4, 100, 500);
    scaling.shortFactors = scaling.longFactors;
    CHECK(cacheFit(rotaryOf(8), scaling, 3) == CacheFit {500, 0, 0, {}});
    scaling.longFactors.push_back(9); // an additional one is ignored
    CHECK(cacheFit(rotaryOf(8), scaling, 3).atOtherFrequencies == 0);
}

TEST_CASE("ten million keys are counted as exactly as a hundred")
{
    const Rotary rotary = rotaryOf(128);
    const RotaryScaling scaling = dynamicNtk(8, 4096, 10'000'000);
    for (const int pair : {1, 20, 40, 63}) {
        const CacheFit fit = cacheFit(rotary, scaling, pair);
        CHECK(fit.atOtherFrequencies == 9'999'999);
        CHECK(fit.misplaced > 0);
        CHECK(fit.misplaced < fit.atOtherFrequencies);
        std::int64_t after = -1;
        for (const PositionSpan& span : fit.misplacedSpans) {
            CHECK(span.first > after + (after < 0 ? 0 : 1));
            CHECK_FALSE(fits(cachedKey(rotary, scaling, pair, span.first)));
            CHECK_FALSE(fits(cachedKey(rotary, scaling, pair, span.last)));
            if (span.first > 0)
                CHECK(fits(cachedKey(rotary, scaling, pair, span.first - 1)));
            if (span.last + 1 < fit.keys)
                CHECK(fits(cachedKey(rotary, scaling, pair, span.last + 1)));
            after = span.last;
        }
    }
}

TEST_CASE("the angle error is the difference between actual and correct angle")
{
    const Rotary rotary = rotaryOf(16);
    for (const RotaryScaling& scaling : {dynamicNtk(4, 512, 3000), longRope(8, 512, 3000)}) {
        for (const std::int64_t position : {0, 1, 511, 512, 2000, 2999}) {
            RotaryScaling then = scaling;
            then.currentLength = position + 1;
            const Eigen::ArrayXd written = frequencies(rotary, then);
            const Eigen::ArrayXd present = frequencies(rotary, scaling);
            for (int pair = 0; pair < 8; ++pair) {
                const CachedKey key = cachedKey(rotary, scaling, pair, position);
                const double off = static_cast<double>(position) * (written[pair] - present[pair]);
                CHECK(key.angleError == doctest::Approx(off).epsilon(1e-11));
                CHECK(key.displacement * present[pair]
                    == doctest::Approx(key.angleError).epsilon(1e-12));
            }
        }
    }
}

TEST_CASE("a cached score is wrong exactly if the key was rotated differently")
{
    const Rotary rotary = rotaryOf(16);
    Eigen::ArrayXd query = Eigen::ArrayXd::LinSpaced(16, -1, 2);
    const Eigen::ArrayXd key = Eigen::ArrayXd::LinSpaced(16, 1.5, -0.5);
    const auto scoreAt = [&](const RotaryScaling& scaling, std::int64_t position) {
        return cachedScore(rotary, scaling, query, key, position);
    };
    const CachedScore newest = scoreAt(dynamicNtk(8, 512, 3000), 2999);
    CHECK(newest.asCached == newest.recomputed);
    const CachedScore old = scoreAt(dynamicNtk(8, 512, 3000), 100);
    CHECK(std::abs(old.asCached - old.recomputed) > 0.1);
    const CachedScore within = scoreAt(dynamicNtk(8, 512, 512), 100);
    CHECK(within.asCached == within.recomputed);
    const CachedScore beyond = scoreAt(longRope(8, 512, 3000), 600);
    CHECK(beyond.asCached == beyond.recomputed);
    const CachedScore before = scoreAt(longRope(8, 512, 3000), 100);
    CHECK(std::abs(before.asCached - before.recomputed) > 0.01);

    // A single pair: ⟨q, k⟩ rotated by the angle between them.
    const RotaryScaling scaling = dynamicNtk(8, 512, 3000);
    query.setZero();
    query[3] = 1; // first column of pair 3 of Halves
    const CachedKey one = cachedKey(rotary, scaling, 3, 100);
    const double angle = (2999 - 100) * frequencies(rotary, scaling)[3];
    const double stale = angle - one.angleError;
    const CachedScore alone = scoreAt(scaling, 100);
    CHECK(alone.recomputed
        == doctest::Approx(key[3] * std::cos(angle) + key[11] * std::sin(angle)).epsilon(1e-12));
    CHECK(alone.asCached
        == doctest::Approx(key[3] * std::cos(stale) + key[11] * std::sin(stale)).epsilon(1e-12));
}
