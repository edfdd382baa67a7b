#include "core/encodings/scaling/ramps.h"

#include "tests/core/encodings/scalings.h"
#include "tests/core/relatively.h"

#include <doctest/doctest.h>

#include <cmath>

using namespace lab;

namespace {

std::vector<double> yarnRamp(const Rotary& rotary, const RotaryScaling& scaling)
{
    std::vector<double> ramp;
    for (const DoubleDouble& share : yarnRampExactly(rotary, scaling))
        ramp.push_back(share.high);
    return ramp;
}

} // namespace

TEST_CASE("Llama 3.1 keeps 29 pairs, blends 6 and divides 29")
{
    const std::vector<ScaledPair> pairs = scaledPairs(llama3, llama31());
    CHECK(countOf(pairs, Regime::Kept) == 29);
    CHECK(countOf(pairs, Regime::Blended) == 6);
    CHECK(countOf(pairs, Regime::Divided) == 29);
    CHECK(pairs[28].regime == Regime::Kept);
    CHECK(pairs[29].regime == Regime::Blended);
    CHECK(pairs[34].regime == Regime::Blended);
    CHECK(pairs[35].regime == Regime::Divided);
    CHECK(pairs[63].multiplier == 0.125);
}

TEST_CASE("18 of Llama 2's pairs make no full rotation within its length")
{
    CHECK(pairWithTurns(llama2, 1, 4096) == relatively(45.0268812737545487, 1e-15));
    CHECK(pairWithTurns(llama2, 32, 4096) == relatively(20.9444816206360531, 1e-15));
    int partial = 0;
    for (const double frequency : frequencies(llama2))
        partial += frequency * 4096 < 2 * 3.14159265358979 ? 1 : 0;
    CHECK(partial == 18);
    CHECK(64 - static_cast<int>(std::ceil(pairWithTurns(llama2, 1, 4096))) == 18);
    CHECK(pairWithTurns(llama2, 1, 5) < 0);
}

TEST_CASE("YaRN's ramp of Llama 2 runs from pair 20 to pair 46, or exactly between the turns")
{
    RotaryScaling scaling = scalingBy(ScalingMethod::Yarn);
    const RampRange whole = yarnRange(llama2, scaling);
    CHECK(whole.begin == 20);
    CHECK(whole.end == 46);
    const std::vector<ScaledPair> pairs = scaledPairs(llama2, scaling);
    CHECK(countOf(pairs, Regime::Kept) == 21);
    CHECK(countOf(pairs, Regime::Blended) == 25);
    CHECK(countOf(pairs, Regime::Divided) == 18);
    CHECK(yarnRamp(llama2, scaling)[33] == 0.5);
    CHECK(pairs[33].multiplier == 0.5 + 0.5 / 8);

    scaling.rampEnds = RampEnds::Exact;
    const RampRange exact = yarnRange(llama2, scaling);
    CHECK(exact.begin == whole.rawBegin);
    CHECK(exact.end == whole.rawEnd);
}

TEST_CASE("the ends of YaRN's ramp stay within 0 and the rotated width")
{
    RotaryScaling scaling = scalingBy(ScalingMethod::Yarn);
    scaling.originalLength = 100; // no pair makes 32 turns
    CHECK(yarnRange(llama2, scaling).rawBegin < 0);
    CHECK(yarnRange(llama2, scaling).begin == 0);
    scaling.originalLength = std::int64_t {1} << 40;
    const Rotary slow {1.5, 16, 16, Pairing::Halves};
    CHECK(yarnRange(slow, scaling).rawEnd > 100);
    CHECK(yarnRange(slow, scaling).end == 15);
    // equal ends are a step
    scaling = scalingBy(ScalingMethod::Yarn);
    scaling.betaFast = 1;
    scaling.rampEnds = RampEnds::Exact;
    const std::vector<double> step = yarnRamp(llama2, scaling);
    for (std::size_t i = 0; i < step.size(); ++i)
        CHECK(step[i] == (i < 46 ? 0 : 1));
}

TEST_CASE(
    "without rounding to whole pairs gpt-oss rotates 9 pairs differently, by up to 43 percent")
{
    const Rotary gptOss {150000, 64, 64, Pairing::Halves};
    RotaryScaling scaling = scalingBy(ScalingMethod::Yarn);
    scaling.factor = 32;
    const Eigen::ArrayXd whole = frequencies(gptOss, scaling);
    scaling.rampEnds = RampEnds::Exact;
    const Eigen::ArrayXd exact = frequencies(gptOss, scaling);
    const Eigen::ArrayXd change = (exact / whole - 1).abs();
    CHECK((change > 0).count() == 9);
    CHECK(change.maxCoeff() == doctest::Approx(0.43).epsilon(0.01));
}

TEST_CASE("Llama 3 is YaRN's ramp in turns without its attention factor")
{
    RotaryScaling yarn = llama31();
    yarn.method = ScalingMethod::Yarn;
    yarn.rampAxis = RampAxis::Turns;
    yarn.betaFast = yarn.highFrequencyFactor;
    yarn.betaSlow = yarn.lowFrequencyFactor;
    CHECK(scaledPairs(llama3, yarn) == scaledPairs(llama3, llama31()));
    CHECK(turns(llama3, yarn) == turns(llama3, llama31()));
    CHECK(attentionFactor(llama31()) == 1);
    // along the turns the pairs in the middle are slowed more than along the pair index
    RotaryScaling inPairs = scalingBy(ScalingMethod::Yarn);
    RotaryScaling inTurns = inPairs;
    inTurns.rampAxis = RampAxis::Turns;
    const std::vector<double> pairRamp = yarnRamp(llama2, inPairs);
    const std::vector<double> turnRamp = yarnRamp(llama2, inTurns);
    CHECK(turnRamp[30] == relatively(0.7518319944, 1e-9));
    CHECK(turnRamp[30] > pairRamp[30]);
    // with both ends the same, a step
    inTurns.betaFast = 1;
    const std::vector<double> step = yarnRamp(llama2, inTurns);
    for (std::size_t i = 0; i < step.size(); ++i)
        CHECK(step[i] == (i < 46 ? 0 : 1));
}

TEST_CASE("Llama 3 with its ends exchanged is a step at the low one")
{
    // transformers: wavelengths above L/low are divided, none of them below L/high.
    for (const double high : {0.5, 1.0, 3.9, 4.0}) {
        RotaryScaling scaling = llama31();
        scaling.lowFrequencyFactor = 4;
        scaling.highFrequencyFactor = high;
        for (const ScaledPair& pair : scaledPairs(llama3, scaling)) {
            const double turns = static_cast<double>(scaling.originalLength) * pair.plainFrequency
                / 6.283185307179586;
            CHECK(pair.regime == (turns < 4 ? Regime::Divided : Regime::Kept));
        }
    }
}

TEST_CASE("NTK-by-parts with a share of 0 leaves a part out")
{
    RotaryScaling parts = scalingBy(ScalingMethod::NtkByParts);
    parts.extrapolationFactor = 0;
    const std::vector<ScaledPair> withoutPlain = scaledPairs(llama2, parts);
    const std::vector<ScaledPair> ntk = scaledPairs(llama2, scalingBy(ScalingMethod::NtkAware));
    const auto whole = static_cast<std::size_t>(linearRange(llama2, parts).begin);
    for (std::size_t i = 0; i <= whole; ++i)
        CHECK(withoutPlain[i] == ntk[i]);
    CHECK(withoutPlain.back().regime == Regime::Divided);
    parts.ntkFactor = 0;
    CHECK(scaledPairs(llama2, parts)
        == scaledPairs(llama2, scalingBy(ScalingMethod::PositionInterpolation)));
    parts.extrapolationFactor = 1; // one ramp from plain to divided, like YaRN's with other ends
    RotaryScaling yarn = scalingBy(ScalingMethod::Yarn);
    yarn.betaFast = parts.gamma0;
    yarn.betaSlow = parts.gamma1;
    for (std::size_t i = 0; i < 64; ++i)
        CHECK(scaledPairs(llama2, parts)[i].multiplier
            == relatively(scaledPairs(llama2, yarn)[i].multiplier, 1e-15));
}
