#include "core/encodings/scaling/formula.h"

#include "tests/core/encodings/scalings.h"
#include "tests/core/random_vector.h"
#include "tests/core/relatively.h"
#include "tests/core/same_values.h"
#include "tests/tolerance.h"

#include <doctest/doctest.h>

#include <array>
#include <cmath>

using namespace lab;

namespace {

constexpr std::array methods {ScalingMethod::None, ScalingMethod::PositionInterpolation,
    ScalingMethod::NtkAware, ScalingMethod::DynamicNtk, ScalingMethod::NtkByParts,
    ScalingMethod::Yarn, ScalingMethod::LongRope, ScalingMethod::Llama3,
    ScalingMethod::AdjustedBase, ScalingMethod::ProportionalRope};

std::vector<Rotary> samples()
{
    std::vector<Rotary> rotaries;
    for (const double base : {1.5, 10000.0, 1e6})
        for (const auto& [width, rotatedWidth] : {std::pair {2, 2}, {2, 0}, {4, 4}, {6, 2},
                 {16, 16}, {96, 24}, {128, 128}, {1024, 1024}})
            rotaries.push_back({base, width, rotatedWidth, Pairing::Halves});
    return rotaries;
}

} // namespace

TEST_CASE("NTK-aware by 8 changes base 10000 to 82685")
{
    RotaryScaling scaling = scalingBy(ScalingMethod::NtkAware);
    scaling.factor = 8;
    CHECK(scaledBase(llama2, scaling) == relatively(82684.622640562218, 1e-15));
    const Eigen::ArrayXd scaled = frequencies(llama2, scaling);
    Rotary rebased = llama2;
    rebased.base = scaledBase(llama2, scaling);
    const Eigen::ArrayXd expected = frequencies(rebased);
    for (int pair = 0; pair < 64; ++pair)
        CHECK(scaled[pair] == relatively(expected[pair], 1e-15));
}

TEST_CASE("NTK-aware keeps the first pair and divides the last by exactly the factor")
{
    RotaryScaling scaling = scalingBy(ScalingMethod::NtkAware);
    for (const Rotary& rotary : samples()) {
        for (const double factor : {1.5, 8.0, 1000.0}) {
            scaling.factor = factor;
            const std::vector<ScaledPair> pairs = scaledPairs(rotary, scaling);
            const auto rotated = static_cast<std::size_t>(rotary.rotatedWidth / 2);
            if (rotated < 2) // a single pair has frequency 1 for any base
                continue;
            CHECK(pairs[0].regime == Regime::Kept);
            CHECK(pairs[rotated - 1].regime == Regime::Divided);
            CHECK(pairs[rotated - 1].multiplier == 1 / factor);
            for (std::size_t i = 1; i + 1 < rotated; ++i) {
                CHECK(pairs[i].regime == Regime::Blended);
                CHECK(pairs[i].multiplier < pairs[i - 1].multiplier);
            }
        }
    }
}

TEST_CASE("attention factors and softmax scales of known models")
{
    RotaryScaling scaling = scalingBy(ScalingMethod::Yarn);
    CHECK(attentionFactor(scaling) == relatively(1.20794415416798359, 1e-15));
    CHECK(softmaxFactor(scaling) == 1);
    scaling.factor = 40;
    scaling.mscale = 0.707;
    scaling.mscaleAllDim = 0.707; // DeepSeek-V2-Lite
    CHECK(attentionFactor(scaling) == 1);
    CHECK(softmaxFactor(scaling) == relatively(1.58962616512087351, 1e-15));
    scaling.mscale = 1;
    scaling.mscaleAllDim = 1; // DeepSeek-V3
    CHECK(attentionFactor(scaling) == 1);
    CHECK(softmaxFactor(scaling) == relatively(1.87385420709262659, 1e-15));
    scaling.attentionFactor = 1.25;
    CHECK(attentionFactor(scaling) == 1.25);

    scaling = scalingBy(ScalingMethod::LongRope); // Phi-3
    scaling.factor = 32;
    CHECK(attentionFactor(scaling) == relatively(1.19023807142380833, 1e-15));
    scaling.currentLength = 1; // on short texts too
    CHECK(attentionFactor(scaling) == relatively(1.19023807142380833, 1e-15));
    CHECK(softmaxFactor(scaling) == 1);
    for (const ScalingMethod method : methods) {
        scaling = scalingBy(method);
        scaling.mscaleAllDim = 1;
        const bool isLonger = method == ScalingMethod::Yarn || method == ScalingMethod::LongRope;
        scaling.attentionFactor = 2;
        CHECK(attentionFactor(scaling) == (isLonger ? 2 : 1));
        CHECK((softmaxFactor(scaling) > 1) == (method == ScalingMethod::Yarn));
    }
}

TEST_CASE("a factor of 1 is plain RoPE in every method that divides by it")
{
    for (const Rotary& rotary : samples()) {
        for (const ScalingMethod method :
            {ScalingMethod::None, ScalingMethod::PositionInterpolation, ScalingMethod::NtkAware,
                ScalingMethod::NtkByParts, ScalingMethod::Yarn, ScalingMethod::Llama3}) {
            CAPTURE(static_cast<int>(method));
            RotaryScaling scaling = scalingBy(method);
            scaling.factor = 1;
            CHECK(turns(rotary, scaling) == turns(rotary));
            CHECK(sameValues(frequencies(rotary, scaling), frequencies(rotary)));
            CHECK(attentionFactor(scaling) == 1);
            CHECK(scaledBase(rotary, scaling) == relatively(rotary.base, 1e-15));
            for (const ScaledPair& pair : scaledPairs(rotary, scaling))
                CHECK(pair.regime == (pair.plainFrequency > 0 ? Regime::Kept : Regime::Resting));
        }
    }
}

TEST_CASE("every pair has the regime that is reported")
{
    for (const Rotary& rotary : samples()) {
        for (const ScalingMethod method : methods) {
            CAPTURE(static_cast<int>(method));
            RotaryScaling scaling = scalingBy(method);
            scaling.longFactors = {1, 3, 8, 20, 0.5};
            const std::vector<ScaledPair> pairs = scaledPairs(rotary, scaling);
            const std::vector<Turn> perPosition = turns(rotary, scaling);
            const Eigen::ArrayXd plain = frequencies(rotary);
            REQUIRE(pairs.size() == static_cast<std::size_t>(pairCount(rotary)));
            REQUIRE(perPosition.size() == pairs.size());
            CHECK(turning(rotary, scaling) == Turning {perPosition, attentionFactor(scaling)});
            for (std::size_t i = 0; i < pairs.size(); ++i) {
                const ScaledPair& pair = pairs[i];
                CHECK(pair.plainFrequency == plain[static_cast<Eigen::Index>(i)]);
                CHECK(radians(perPosition[i]) == doctest::Approx(pair.frequency).epsilon(1e-15));
                if (2 * i >= static_cast<std::size_t>(rotary.rotatedWidth)) {
                    CHECK(pair == ScaledPair {0, 0, 1, Regime::Resting});
                    CHECK(perPosition[i] == Turn {});
                    continue;
                }
                CHECK(pair.frequency
                    == doctest::Approx(pair.plainFrequency * pair.multiplier)
                           .epsilon(1e-15)
                           .scale(1e-300));
                if (pair.regime == Regime::Kept) {
                    CHECK(pair.multiplier == 1);
                    CHECK(pair.frequency == pair.plainFrequency);
                    CHECK(perPosition[i] == turns(rotary)[i]);
                } else if (pair.regime == Regime::Resting) {
                    CHECK(pair.frequency == 0);
                } else if (pair.regime == Regime::Divided && method != ScalingMethod::DynamicNtk) {
                    CHECK(pair.multiplier == 1 / scaling.factor);
                } else {
                    CHECK(pair.multiplier > 0);
                    CHECK(pair.multiplier != 1);
                }
            }
        }
    }
}

TEST_CASE("position interpolation rotates as far at s times the position")
{
    RotaryScaling scaling = scalingBy(ScalingMethod::PositionInterpolation);
    scaling.factor = 3;
    for (const Rotary& rotary : samples()) {
        const std::vector<Turn> plain = turns(rotary);
        const std::vector<Turn> scaled = turns(rotary, scaling);
        for (std::size_t i = 0; i < plain.size(); ++i)
            CHECK(std::abs(radians(3 * scaled[i] - plain[i])) <= 1e-28);
    }
}

TEST_CASE("dynamic NTK is plain up to the original length and grows from there")
{
    RotaryScaling dynamic = scalingBy(ScalingMethod::DynamicNtk);
    dynamic.factor = 2;
    dynamic.originalLength = 2048;
    for (const std::int64_t length : {1, 2047, 2048}) {
        dynamic.currentLength = length;
        CHECK(turns(llama2, dynamic) == turns(llama2));
        CHECK(scaledBase(llama2, dynamic) == relatively(10000, 1e-15));
    }
    dynamic.currentLength = 8192; // 2·4 − 1
    RotaryScaling fixed = scalingBy(ScalingMethod::NtkAware);
    fixed.factor = 7;
    CHECK(turns(llama2, dynamic) == turns(llama2, fixed));
    CHECK(scaledPairs(llama2, dynamic).back().regime == Regime::Divided);
}

TEST_CASE("LongRoPE takes the long list beyond the original length")
{
    RotaryScaling scaling = scalingBy(ScalingMethod::LongRope);
    scaling.factor = 32;
    scaling.shortFactors = {1, 1.5};
    scaling.longFactors = {2, 32, 1, 5, 6, 7};
    const Rotary rotary {10000, 16, 8, Pairing::Halves};
    scaling.currentLength = scaling.originalLength;
    const std::vector<ScaledPair> shortPairs = scaledPairs(rotary, scaling);
    CHECK(shortPairs[0].regime == Regime::Kept);
    CHECK(shortPairs[1].multiplier == 1 / 1.5);
    CHECK(shortPairs[2].multiplier == 1); // a missing one
    CHECK(shortPairs[4] == ScaledPair {0, 0, 1, Regime::Resting});
    ++scaling.currentLength;
    const std::vector<ScaledPair> longPairs = scaledPairs(rotary, scaling);
    CHECK(longPairs[0].regime == Regime::Blended);
    CHECK(longPairs[1].regime == Regime::Divided);
    CHECK(longPairs[2].regime == Regime::Kept);
    CHECK(longPairs[3].multiplier == 0.2);
    CHECK(longPairs[4] == ScaledPair {0, 0, 1, Regime::Resting});
}

TEST_CASE("an adjusted base is RoPE with that base")
{
    for (const Rotary& rotary : samples()) {
        for (const double base : {1.2, 10000.0, 500000.0}) {
            RotaryScaling scaling = scalingBy(ScalingMethod::AdjustedBase);
            scaling.adjustedBase = base;
            Rotary rebased = rotary;
            rebased.base = base;
            CHECK(scaledBase(rotary, scaling) == base);
            const std::vector<Turn> expected = turns(rebased);
            const std::vector<Turn> scaled = turns(rotary, scaling);
            for (std::size_t i = 0; i < expected.size(); ++i)
                CHECK(std::abs(radians(scaled[i] - expected[i])) <= 1e-28);
        }
    }
    // s = 47 of NTK-aware is nearly the base 500000
    RotaryScaling ntk = scalingBy(ScalingMethod::NtkAware);
    ntk.factor = 47;
    CHECK(scaledBase(llama2, ntk) == doctest::Approx(500000).epsilon(0.002));
}

TEST_CASE("p-RoPE leaves the slowest pairs unrotated and is not partial rotary")
{
    RotaryScaling scaling = scalingBy(ScalingMethod::ProportionalRope);
    scaling.turningShare = 0.75;
    const std::vector<ScaledPair> pairs = scaledPairs(llama2, scaling);
    CHECK(countOf(pairs, Regime::Kept) == 48);
    CHECK(countOf(pairs, Regime::Resting) == 16);
    CHECK(pairs[47].frequency == pairs[47].plainFrequency);
    CHECK(pairs[48].multiplier == 0);
    CHECK(pairs[48].plainFrequency > 0);
    Rotary partial = llama2;
    partial.rotatedWidth = 96;
    CHECK(frequencies(partial)[1] < pairs[1].frequency);
    for (const double share : {0.0, 1.0}) {
        scaling.turningShare = share;
        CHECK(countOf(scaledPairs(llama2, scaling), Regime::Kept) == 64 * share);
    }
}

TEST_CASE("a single pair has no base to change")
{
    const Rotary single {10000, 4, 2, Pairing::Halves};
    for (const ScalingMethod method :
        {ScalingMethod::NtkAware, ScalingMethod::DynamicNtk, ScalingMethod::AdjustedBase}) {
        CHECK(turns(single, scalingBy(method)) == turns(single));
        CHECK(scaledPairs(single, scalingBy(method))[0].regime == Regime::Kept);
    }
    CHECK(scaledBase(single, scalingBy(ScalingMethod::NtkAware)) == 10000);
}

TEST_CASE("angles at ten million positions agree with 60 digits")
{
    struct Known {
        const char* name;
        Rotary rotary;
        RotaryScaling scaling;
        int pair;
        double sine; ///< at position 9,999,999
        double cosine;
    };
    const auto with = [](RotaryScaling scaling, auto change) {
        change(scaling);
        return scaling;
    };
    const RotaryScaling yarn =
        with(scalingBy(ScalingMethod::Yarn), [](RotaryScaling& s) { s.factor = 16; });
    const std::array known {
        Known {"YaRN", llama2, yarn, 30, -0.6277045099598137642, 0.7784516993212296039},
        Known {"YaRN, exact ends", llama2,
            with(yarn, [](RotaryScaling& s) { s.rampEnds = RampEnds::Exact; }), 30,
            -0.7253000763340927771, 0.6884328574884839055},
        Known {"YaRN in turns", llama2,
            with(yarn, [](RotaryScaling& s) { s.rampAxis = RampAxis::Turns; }), 30,
            0.9054276105815009377, -0.4245006972864401446},
        Known {"NTK-aware", llama2, scalingBy(ScalingMethod::NtkAware), 20, 0.603287736108567261,
            -0.7975236093439489581},
        Known {"dynamic NTK", llama2,
            with(scalingBy(ScalingMethod::DynamicNtk),
                [](RotaryScaling& s) {
                    s.factor = 2;
                    s.originalLength = 2048;
                    s.currentLength = 8192;
                }),
            20, 0.9208426984279512304, 0.3899342569612591304},
        Known {"adjusted base", llama2, scalingBy(ScalingMethod::AdjustedBase), 20,
            -0.999203921133438409, 0.03989390920380448285},
        Known {"Llama 3", llama3, llama31(), 31, -0.3802865509596703041, -0.9248687145531510955},
        Known {"LongRoPE", {10000, 96, 96, Pairing::Halves},
            with(scalingBy(ScalingMethod::LongRope),
                [](RotaryScaling& s) {
                    s.longFactors = {1, 1, 1, 1.05};
                }),
            3, 0.8707419558848480545, 0.4917402223347499611},
    };
    for (const Known& one : known) {
        CAPTURE(one.name);
        const auto pair = static_cast<std::size_t>(one.pair);
        const SinCos angle = sinCos(9'999'999 * turns(one.rotary, one.scaling)[pair]);
        CHECK(std::abs(angle.sin - one.sine) <= lab::tolerance::angle);
        CHECK(std::abs(angle.cos - one.cosine) <= lab::tolerance::angle);
    }
}

TEST_CASE("scaled scores depend only on the distance and grow by the attention factor squared")
{
    for (const auto& [width, rotatedWidth] : {std::pair {16, 16}, {16, 6}, {2, 0}, {128, 128}}) {
        for (const ScalingMethod method : methods) {
            const Rotary rotary {10000, width, rotatedWidth, Pairing::Interleaved};
            const RotaryScaling scaling = scalingBy(method);
            const Turning present = turning(rotary, scaling);
            const Eigen::ArrayXd query = randomVector(width, 1);
            const Eigen::ArrayXd key = randomVector(width, 2);
            const auto score = [&](const Turning& by, std::int64_t m, std::int64_t n) {
                return (rotated(rotary, by, query, m) * rotated(rotary, by, key, n)).sum();
            };
            const double tolerance = 4 * lab::tolerance::score(width);
            const double resting = (query * key).tail(width - rotatedWidth).sum();
            for (const std::int64_t distance : {0, 1, -7, 4096}) {
                const double expected = score(present, distance, 0);
                CHECK(std::abs(score(present, 9'990'000 + distance, 9'990'000) - expected)
                    <= tolerance);
                const CosineSum sum = scoreAgainstDistance(rotary, present, query, key, 77);
                CHECK(std::abs(values(sum, distance, std::int64_t {1})[0] - expected) <= tolerance);
                double ofPairs = 0;
                for (int pair = 0; pair < width / 2; ++pair)
                    ofPairs +=
                        values(pairScoreAgainstDistance(rotary, present, query, key, 77, pair),
                            distance, std::int64_t {1})[0];
                CHECK(std::abs(ofPairs - expected) <= tolerance);
                const double unstretched = score({present.perPosition, 1}, distance, 0);
                const double stretch = attentionFactor(scaling);
                CHECK(std::abs((unstretched - resting) * stretch * stretch + resting - expected)
                    <= tolerance);
            }
        }
    }
}
