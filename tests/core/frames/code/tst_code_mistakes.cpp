#include "core/frames/bench_frames.h"
#include "core/frames/code/code_mistakes.h"

#include "core/frames/code/code_slots.h"
#include "core/state/edit.h"
#include "core/state/rotation_vectors.h"

#include <doctest/doctest.h>

#include <cmath>

using namespace lab;
using doctest::Approx;

namespace {

constexpr std::array allBenches {BenchId::Order, BenchId::Waves, BenchId::Rotations,
    BenchId::Biases, BenchId::Context, BenchId::Precision};

/// States at the ends of what a learner can choose.
std::vector<LabState> manyStates()
{
    std::vector<LabState> states {clamped({})};
    LabState smallest;
    smallest.waves.encoding.width = 2;
    smallest.waves.encoding.base = highestBase;
    smallest.rotations.width = 2;
    smallest.rotations.rotatedShare = 0;
    smallest.rotations.pairing = Pairing::WrongMix;
    smallest.biases.encoding.heads = 1;
    smallest.biases.head = 1;
    smallest.order.sentence = "no no";
    smallest.order.arrangement = {0, 1};
    smallest.position.query = 0;
    smallest.position.key = 0;
    states.push_back(clamped(smallest));
    LabState largest;
    largest.waves.encoding.width = largestWidth;
    largest.rotations.width = largestWidth;
    largest.rotations.base = highestBase;
    largest.biases.encoding.heads = 128;
    largest.order.sentence = "a b c d e f g h i j k l";
    largest.order.arrangement = startOrder(12);
    largest.position.query = lastPosition;
    largest.position.shown = lastPosition;
    states.push_back(clamped(largest));
    LabState uneven; // five pairs: they cannot be split into two heads of whole pairs
    uneven.waves.encoding.width = 10;
    uneven.rotations.width = 10;
    states.push_back(clamped(uneven));
    return states;
}

} // namespace

TEST_CASE("every mistake differs from the right code in every state")
{
    for (const LabState& state : manyStates())
        for (const BenchId bench : allBenches)
            for (const CodeMistake mistake : framesOf(bench).mistakes) {
                CAPTURE(static_cast<int>(mistake));
                const MistakeNumbers numbers = mistakeNumbers(state, mistake);
                CHECK(std::isfinite(numbers.right));
                CHECK(std::isfinite(numbers.wrong));
                CHECK(std::abs(numbers.wrong - numbers.right)
                    > 1e-6 * std::max(1e-3, std::abs(numbers.right)));
                CHECK(clamped(numbers.subject) == numbers.subject);
                if (!numbers.shown)
                    continue;
                CHECK(applied(state, LoadState {*numbers.shown}) == *numbers.shown);
                if (!numbers.shown->pinned.isEmpty())
                    CHECK(numbers.shown->pinned.state() == numbers.subject);
            }
}

TEST_CASE("the numbers of published mistakes")
{
    LabState state = clamped({});
    state.waves.encoding.width = 512;
    CHECK(mistakeNumbers(state, CodeMistake::DoubledExponent).right == Approx(60611.5));
    state.rotations.width = 128;
    state.rotations.scaling.factor = 4;
    const MistakeNumbers ntk = mistakeNumbers(state, CodeMistake::BaseTimesFactor);
    CHECK(ntk.right == Approx(4).epsilon(1e-14));
    CHECK(ntk.wrong == Approx(std::pow(4, 126.0 / 128)));
    LabState phi = state;
    phi.rotations.width = 80;
    phi.rotations.rotatedShare = 0.4;
    phi.rotations.scaling.factor = 8;
    const MistakeNumbers partial = mistakeNumbers(phi, CodeMistake::BaseTimesFactor);
    CHECK(partial.right == Approx(8).epsilon(1e-14));
    CHECK(partial.wrong == Approx(std::pow(8, 30.0 / 32)));
    CHECK(rotary(partial.shown->rotations).rotatedWidth == 32);
    const MistakeNumbers flat = mistakeNumbers(state, CodeMistake::FlatSlopes);
    CHECK(flat.right == Approx(128));
    CHECK(flat.wrong == Approx(2));
    LabState twelve = state; // for which the right line is wrong; it has the number for which it is
                             // right
    twelve.biases.encoding.heads = 12;
    twelve.biases.encoding.biasMax = 20;
    const MistakeNumbers flatOfTwelve = mistakeNumbers(twelve, CodeMistake::FlatSlopes);
    CHECK(flatOfTwelve.right == Approx(128));
    CHECK(flatOfTwelve.subject.biases.encoding.heads == 8);
    const MistakeNumbers slope = mistakeNumbers(state, CodeMistake::SlopesWithoutException);
    CHECK(slope.right == Approx(0.5));
    CHECK(slope.wrong == Approx(std::exp2(-8.0 / 12)));
    const MistakeNumbers coarse = mistakeNumbers(state, CodeMistake::RoundedPositions);
    CHECK(coarse.right == Approx(-0.908).epsilon(2e-3));
    CHECK(coarse.wrong == Approx(-0.268).epsilon(2e-3));
}

TEST_CASE("the right number follows from the law that the mistake violates")
{
    const LabState state = clamped({});
    CHECK(std::abs(mistakeNumbers(state, CodeMistake::AnglesOfOtherLayout).right) < 1e-12);
    CHECK(std::abs(mistakeNumbers(state, CodeMistake::AnglesOfOtherLayout).wrong) > 0.01);
    CHECK(mistakeNumbers(state, CodeMistake::FrequencyOfEachColumn).right == Approx(1));
    const double length = std::sqrt(queryVector(state.rotations).square().sum());
    CHECK(mistakeNumbers(state, CodeMistake::ElementwiseProduct).right == Approx(length));
    CHECK(mistakeNumbers(state, CodeMistake::ElementwiseProduct).wrong < length);
}

TEST_CASE("slots have numbers that read back, and the command those that affect the table")
{
    LabState state = clamped({});
    CHECK(codeSlots(state).find("rope.base")->second == "10000.0");
    CHECK(codeSlots(state).find("rope.width")->second == "16");
    state.rotations.base = 0.1 + 10;
    CHECK(std::stod(codeSlots(state).find("rope.base")->second) == state.rotations.base);
    state.bench = BenchId::Waves;
    CHECK(tableCommand(state)
        == "position-lab table --encoding sinusoidal --quantity encoding --positions 0:64");
    state.bench = BenchId::Rotations;
    CHECK(tableCommand(state).ends_with("--positions 0:64 --set rope.base=10.1"));
    state.rotations.query = {{1, 0.5}};
    CHECK(tableCommand(state).find("--file SCENE.json") != std::string::npos);
}
