#include "core/experiment/experiment_cost.h"

#include "core/experiment/experiment_tasks.h"
#include "core/experiment/toy_slots.h"
#include "core/experiment/toy_training.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>

namespace lab {

namespace {

template <auto member> double readMember(const ExperimentSetup& setup)
{
    return static_cast<double>(setup.*member);
}

template <auto member> void writeMember(ExperimentSetup& setup, double number)
{
    auto& to = setup.*member;
    to = static_cast<std::remove_reference_t<decltype(to)>>(number);
}

template <auto member>
constexpr ExperimentNumber numberOf(std::string_view key, double least, double most, bool isWhole)
{
    return {key, least, most, isWhole, readMember<member>, writeMember<member>};
}

constexpr std::array numbers {
    numberOf<&ExperimentSetup::trainingLength>("length", 16, 256, true),
    numberOf<&ExperimentSetup::longest>("longest", 1, 64, true),
    numberOf<&ExperimentSetup::width>("width", 8, 256, true),
    numberOf<&ExperimentSetup::heads>("heads", 1, 8, true),
    numberOf<&ExperimentSetup::layers>("layers", 1, 4, true),
    numberOf<&ExperimentSetup::hidden>("hidden", 0, 1024, true),
    numberOf<&ExperimentSetup::steps>("steps", 10, 20000, true),
    numberOf<&ExperimentSetup::rounds>("rounds", 1, 5, true),
    numberOf<&ExperimentSetup::batch>("batch", 1, 64, true),
    numberOf<&ExperimentSetup::learningRate>("rate", 1e-5, 0.1, false),
    numberOf<&ExperimentSetup::base>("base", 1.5, 1e9, false),
    numberOf<&ExperimentSetup::seeds>("seeds", 1, 32, true),
    numberOf<&ExperimentSetup::fineTuning>("tuning", 0, 2000, true),
};

const ExperimentNumber& numberNamed(std::string_view key)
{
    return *std::ranges::find(numbers, key, &ExperimentNumber::key);
}

// multiplications and additions per second; measured on a core that others share
constexpr double operationsASecond = 2.5e10;
constexpr double bytesOfANumber = sizeof(float);

/// Operations of one sequence from tokens to logits, with the given number of queries in the last
/// layer.
double operations(
    const ExperimentSetup& setup, TrainedEncoding encoding, double length, double queries)
{
    const double d = setup.width;
    const double terms = encoding == TrainedEncoding::TransformerXl ? 3 : 2;
    double sum = 0;
    for (int layer = 0; layer < setup.layers; ++layer) {
        const double rows = layer + 1 == setup.layers ? queries : length;
        sum += 4 * length * d * d + 4 * rows * d * d + 2 * terms * rows * length * d
            + 4 * rows * d * setup.hidden;
    }
    return sum + 2 * queries * d * vocabularyOf(setup.task).answers;
}

/// The numbers that a layer stores per sequence.
double kept(const ExperimentSetup& setup, double length, double queries)
{
    return 8 * length * setup.width + queries * length * setup.heads + queries * setup.hidden * 2;
}

ExperimentCost costOfRun(const ExperimentSetup& setup, TrainedEncoding encoding)
{
    const double length = setup.trainingLength;
    const double tuned = fineTuningFactor * length;
    double work =
        3 * operations(setup, encoding, length, length) * setup.batch * maxTrainingSteps(setup);
    double numbersKept = setup.batch * setup.layers * kept(setup, length, length);
    for (const ExperimentCurve& curve : curvesOf(setup, encoding)) {
        if (curve.isFineTuned) {
            work += 3 * operations(setup, encoding, tuned, tuned) * setup.fineTuning;
            numbersKept = std::max(numbersKept, setup.layers * kept(setup, tuned, tuned));
        }
        for (const int asked : lengthsOf(setup)) {
            work += askedSequences * operations(setup, encoding, asked, askedPositions);
            numbersKept = std::max(numbersKept,
                (setup.layers - 1) * kept(setup, asked, asked)
                    + kept(setup, asked, askedPositions));
        }
    }
    if (encoding == TrainedEncoding::Rope) { // with each pair frozen
        for (const int asked : lengthsOf(setup))
            work += pairsOfHead(setup) * askedSequences
                * operations(setup, encoding, asked, askedPositions);
    }
    // parameters, gradient and two moments, and the copy that is evaluated
    const auto parameters = static_cast<double>(ToySlots(setup, encoding).size);
    return {bytesOfANumber * (6 * parameters + numbersKept), work / operationsASecond};
}

bool isTooMuch(const ExperimentCost& cost)
{
    return cost.bytes > maxExperimentBytes || cost.seconds > maxExperimentSeconds;
}

/// The largest value of a number, below the current one, for which the setup fits.
std::optional<double> fittingNumber(ExperimentSetup setup,
    std::span<const TrainedEncoding> encodings, const ExperimentNumber& number)
{
    auto fits = static_cast<int>(number.least) - 1;
    auto fails = static_cast<int>(number.read(setup));
    while (fails - fits > 1) {
        const int middle = fits + (fails - fits) / 2;
        number.write(setup, middle);
        (isTooMuch(costOf(setup, encodings)) ? fails : fits) = middle;
    }
    if (fits < number.least)
        return std::nullopt;
    const auto count = static_cast<unsigned>(fits);
    return number.key == "longest" ? std::bit_floor(count) : count;
}

} // namespace

std::span<const ExperimentNumber> experimentNumbers()
{
    return numbers;
}

ExperimentCost costOf(const ExperimentSetup& setup, std::span<const TrainedEncoding> encodings)
{
    ExperimentCost sum;
    for (const TrainedEncoding encoding : encodings) {
        const ExperimentCost one = costOfRun(setup, encoding);
        sum.bytes = std::max(sum.bytes, one.bytes);
        sum.seconds += setup.seeds * one.seconds;
    }
    return sum;
}

Expected<void, ExperimentError> checkedSetup(
    const ExperimentSetup& setup, std::span<const TrainedEncoding> encodings)
{
    using Kind = ExperimentError::Kind;
    for (const ExperimentNumber& one : numbers) {
        const double value = one.read(setup);
        if (!(value >= one.least && value <= one.most))
            return Unexpected(ExperimentError {Kind::OutOfRange, {}, &one, {}});
    }
    if (setup.width % (2 * setup.heads) != 0)
        return Unexpected(ExperimentError {Kind::NotDivisible, {}, &numberNamed("width"), {}});
    if (!std::has_single_bit(static_cast<unsigned>(setup.longest)))
        return Unexpected(ExperimentError {Kind::NotPowerOfTwo, {}, &numberNamed("longest"), {}});
    const ExperimentCost cost = costOf(setup, encodings);
    if (!isTooMuch(cost))
        return {};
    const bool isTooLarge = cost.bytes > maxExperimentBytes;
    ExperimentError error {isTooLarge ? Kind::TooLarge : Kind::TooLong, cost, nullptr, {}};
    for (const std::string_view key : {"longest", "rounds", "steps", "seeds", "batch", "layers"}) {
        if (isTooLarge == (key == "rounds" || key == "steps" || key == "seeds"))
            continue; // rounds, steps and seeds affect time, the others mainly memory
        const ExperimentNumber& number = numberNamed(key);
        error.number = &number;
        error.fitting = fittingNumber(setup, encodings, number);
        if (error.fitting)
            break;
    }
    return Unexpected(error);
}

} // namespace lab
