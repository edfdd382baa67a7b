#include "core/experiment/toy_training.h"

#include "core/encodings/scaling/formula.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#if defined(__x86_64__)
#include <immintrin.h>
#endif

namespace lab {

namespace {

constexpr double momentKept = 0.9;
constexpr double squareKept = 0.98;
constexpr double longestGradient = 1;
constexpr double warmUpShare = 0.05;
constexpr double lastRateShare = 0.05;

constexpr std::uint64_t firstTraining = 1000; ///< stream of seed 0
constexpr std::uint64_t firstTuning = 5000;
constexpr std::uint64_t maxSeeds = 32;
constexpr std::uint64_t otherStreams = 1'000'000'000; ///< added to those of all lengths

/// Adam's moments of a list of parameters.
class Adam {
public:
    explicit Adam(Eigen::Index size)
        : m_mean(Eigen::ArrayXf::Zero(size))
        , m_square(Eigen::ArrayXf::Zero(size))
    {
    }

    void step(Eigen::ArrayXf& parameters, const Eigen::ArrayXf& gradient, double rate)
    {
        const double length = std::sqrt(gradient.cast<double>().square().sum());
        const auto clip = static_cast<float>(std::min(1.0, longestGradient / length));
        m_meanLeft *= momentKept;
        m_squareLeft *= squareKept;
        m_mean = static_cast<float>(momentKept) * m_mean
            + static_cast<float>(1 - momentKept) * clip * gradient;
        m_square = static_cast<float>(squareKept) * m_square
            + static_cast<float>(1 - squareKept) * (clip * gradient).square();
        parameters -= static_cast<float>(rate / (1 - m_meanLeft)) * m_mean
            / ((m_square * static_cast<float>(1 / (1 - m_squareLeft))).sqrt() + 1e-8F);
    }

private:
    Eigen::ArrayXf m_mean, m_square;
    double m_meanLeft = 1; // corrects the bias of moments that start at zero
    double m_squareLeft = 1;
};

RotaryScaling scalingOf(const ExperimentSetup& setup, RopeStretch stretch, double factor)
{
    RotaryScaling scaling;
    scaling.factor = factor;
    scaling.originalLength = setup.trainingLength;
    switch (stretch) {
    case RopeStretch::None:
        break;
    case RopeStretch::PositionInterpolation:
        scaling.method = ScalingMethod::PositionInterpolation;
        break;
    case RopeStretch::NtkAware:
        scaling.method = ScalingMethod::NtkAware;
        break;
    case RopeStretch::Yarn:
        scaling.method = ScalingMethod::Yarn;
        scaling.rampAxis = RampAxis::Turns;
        scaling.betaSlow = 1;
        scaling.betaFast = 4;
        break;
    }
    return scaling;
}

} // namespace

double rateShare(int step, int steps)
{
    const double warmUp = std::min(1.0, (step + 1) / (warmUpShare * steps + 1));
    const double cosine = (1 + std::cos(std::numbers::pi * step / steps)) / 2;
    return warmUp * (lastRateShare + (1 - lastRateShare) * cosine);
}

bool train(
    ToyModel<float>& model, const ToyTraining& training, Random& random, const LossWatch& watch)
{
    Adam adam(model.parameters().size());
    for (int step = 0; step < training.steps; ++step) {
        const double loss = model.lossAndGradient(
            drawnBatch(model.setup().task, training.batch, training.length, random));
        adam.step(model.parameters(), model.gradient(),
            training.learningRate * rateShare(step, training.steps));
        if (!watch(step, loss))
            return false;
    }
    return true;
}

std::uint64_t trainingStream(std::uint64_t seed)
{
    return firstTraining + seed;
}

std::uint64_t tuningStream(std::uint64_t seed)
{
    return firstTuning + seed;
}

// Replaces a training sequence equal to the example of seed 0 by another one.
std::uint64_t askedStream(std::uint64_t seed, int length)
{
    const std::uint64_t stream = seed * 100'000 + static_cast<std::uint64_t>(length);
    const auto isOfTraining = [&](std::uint64_t first) {
        return stream >= first && stream < first + maxSeeds;
    };
    return isOfTraining(firstTraining) || isOfTraining(firstTuning) ? stream + otherStreams
                                                                    : stream;
}

std::uint64_t learnedStream(std::uint64_t seed)
{
    return 2 * otherStreams + seed;
}

namespace {

EvaluatedLength askedFrom(ToyModel<float>& model, int length, std::uint64_t stream)
{
    Random random(Random(stream).bits());
    EvaluatedLength result {length, 0, 0, 0};
    const int queries = std::min(askedPositions, length);
    double sum = 0;
    for (int sequence = 0; sequence < askedSequences; ++sequence) {
        const TaskBatch batch = drawnBatch(model.setup().task, 1, length, random);
        const ToyRows<float>& logits = model.logits(batch, queries);
        for (int row = 0; row < queries; ++row) {
            const int answer = batch.answers[static_cast<std::size_t>(length - queries + row)];
            if (answer < 0)
                continue;
            Eigen::Index largest = 0;
            const Eigen::ArrayXd of = logits.row(row).cast<double>().transpose();
            const double most = of.maxCoeff(&largest);
            sum += most + std::log((of - most).exp().sum()) - of[answer];
            ++result.questions;
            result.right += largest == answer ? 1 : 0;
        }
    }
    if (result.questions > 0)
        result.crossEntropy = sum / result.questions;
    return result;
}

} // namespace

EvaluatedLength asked(ToyModel<float>& model, int length, std::uint64_t seed)
{
    return askedFrom(model, length, askedStream(seed, length));
}

bool hasLearned(ToyModel<float>& model, std::uint64_t seed)
{
    return askedFrom(model, model.setup().trainingLength, learnedStream(seed)).accuracy()
        >= learnedShare;
}

StretchedRope stretched(const ExperimentSetup& setup, RopeStretch stretch, double factor)
{
    const int width = setup.width / setup.heads;
    const Rotary rotary {setup.base, width, width, Pairing::Interleaved};
    const RotaryScaling scaling = scalingOf(setup, stretch, std::max(1.0, factor));
    const double longer = attentionFactor(scaling);
    return {frequencies(rotary, scaling), longer * longer};
}

#if defined(__x86_64__)
TinyNumbersAreZero::TinyNumbersAreZero()
    : m_before(_mm_getcsr())
{
    constexpr unsigned flushed = 0x8040; // results and operands
    _mm_setcsr(m_before | flushed);
}

TinyNumbersAreZero::~TinyNumbersAreZero()
{
    _mm_setcsr(m_before);
}
#else
TinyNumbersAreZero::TinyNumbersAreZero() = default;
TinyNumbersAreZero::~TinyNumbersAreZero() = default;
#endif

} // namespace lab
