#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace lab {

/// The task of a small model. Symbols are drawn again for each sequence; a question is a position
/// that has an answer.
enum class ExperimentTask {
    /// Writes k = v and reads k?, half each; the answer to a read is the last value written.
    Variables,
    Back, ///< at every position, the answer is the symbol 3 positions before
    Constants, ///< like Variables, but a key never changes: position is not needed, as a control
    Token, ///< at every position from 3 on, the answer is the symbol of position 2
    Induction, ///< the symbol that followed the previous occurrence of this position's symbol
    /// Every position has a column of two numbers, ones first; the answer is the digit of their
    /// sum.
    Addition,
    AdditionLast, ///< the same numbers and sums, ones last: a carry comes from columns not read yet
};

/// How the model encodes positions. The formulas are those of the encodings of the same names. Shaw
/// has vectors for keys only; T5 has 16 buckets up to distance L; Shaw and DeBERTa clip at distance
/// 16; ALiBi's slopes are 2^(−8h/H). A learned table has rows for every evaluated length; those
/// from L on keep their initial values.
enum class TrainedEncoding {
    Nope,
    Sinusoidal,
    Learned,
    Shaw,
    TransformerXl,
    Deberta,
    T5,
    Alibi,
    Rope
};

/// How RoPE's frequencies are changed when a text longer than in training is evaluated, where s is
/// length / L: not at all; all divided by s; a larger base; YaRN with a ramp from 1 to 4 turns
/// within L, and its temperature.
enum class RopeStretch { None, PositionInterpolation, NtkAware, Yarn };

/// A training: one small causal attention model per encoding and seed, everything else equal.
///
/// Token embeddings have N(0, 1) entries. Each layer is attention with `heads` heads over the
/// RMS-normalized rows and, if `hidden` > 0, two linear maps with ReLU between; a final RMS norm,
/// then logits. Adam (0.9, 0.98), gradients clipped to norm 1, 5 % warm-up, then a cosine schedule
/// down to 5 % of the learning rate.
struct ExperimentSetup {
    ExperimentTask task = ExperimentTask::Variables;
    int trainingLength = 32; ///< L, 16 … 256
    int longest = 16; ///< the longest evaluated length, as a multiple of L: a power of two, 1 … 64
    int width = 64; ///< d, 8 … 256, an even number per head
    int heads = 4; ///< 1 … 8, a divisor of the width
    int layers = 1; ///< 1 … 4
    int hidden = 0; ///< width of the two-layer MLP, 0 … 1024
    int steps = 800; ///< in the first round of training, 10 … 20000
    int rounds = 3; ///< at most, 1 … 5; see maxTrainingSteps()
    int batch = 8; ///< sequences per step, 1 … 64
    double learningRate = 3e-3; ///< 1e-5 … 0.1
    double base = 10000; ///< of RoPE and the sinusoids, 1.5 … 1e9
    int seeds = 5; ///< 1 … 32
    int fineTuning = 0; ///< steps with RoPE at 8 L after training, batch 1; 0 for none, … 2000

    bool operator==(const ExperimentSetup&) const = default;
};

/// A model has learned its task if it reaches this accuracy at the training length.
///
/// This is tested after each round of training, with sequences used neither for training nor for
/// results. If the accuracy is lower, another round follows: as many steps as so far, with Adam's
/// moments, warm-up and cosine schedule restarted. A model that has learned in its first round has
/// the same numbers as in a training of one round.
constexpr double learnedShare = 0.9;

/// The number of steps if a model never learns its task: steps · 2^(rounds − 1).
int maxTrainingSteps(const ExperimentSetup& setup);

/// The length of fine-tuning as a multiple of L; frequencies are stretched by the same factor.
constexpr int fineTuningFactor = 8;

/// A training is examined at moments 0 … 32, evenly spaced from before its first step to its end.
constexpr int lastMoment = 32;

/// The recipe with which a task is learned.
ExperimentSetup presetOf(ExperimentTask task);

/// A line of the results: a trained encoding, and how it is changed for evaluation.
struct ExperimentCurve {
    TrainedEncoding encoding = TrainedEncoding::Rope;
    RopeStretch stretch = RopeStretch::None; ///< by length / L at each length …
    bool isFineTuned = false; ///< … or by 8 throughout, with a few more steps of training

    bool operator==(const ExperimentCurve&) const = default;
};

/// The curves from one training of an encoding; RoPE has several stretches.
std::vector<ExperimentCurve> curvesOf(const ExperimentSetup& setup, TrainedEncoding encoding);

/// The evaluated lengths: L/2, L, 2L, … longest · L.
std::vector<int> lengthsOf(const ExperimentSetup& setup);
constexpr std::size_t trainedLengthAt = 1; ///< index of L among them

/// Pairs of columns that RoPE rotates in each head.
inline int pairsOfHead(const ExperimentSetup& setup)
{
    return setup.width / setup.heads / 2;
}

/// The chance level: one divided by the number of answers.
double chance(ExperimentTask task);

std::span<const ExperimentTask> experimentTasks();
std::span<const TrainedEncoding> trainedEncodings();
std::string_view keyOf(ExperimentTask task); ///< "variables"
std::string_view keyOf(TrainedEncoding encoding); ///< as in catalogue(): "transformer_xl"
std::string keyOf(const ExperimentCurve& curve); ///< "rope", "rope+yarn", "rope+yarn+tuned"
std::optional<ExperimentTask> experimentTaskNamed(std::string_view key);
std::optional<TrainedEncoding> trainedEncodingNamed(std::string_view key);

} // namespace lab
