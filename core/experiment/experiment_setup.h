#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace lab {

/// What a small model is to learn. Symbols are drawn again for each sequence; a question is a
/// position that has an answer.
enum class ExperimentTask {
    Variables, ///< writes k = v and reads k?, half each; a read asks for the last value written
    Back, ///< every position asks for the symbol 3 places before
    Constants, ///< as Variables, but a key never changes: position is not needed, the control
    Token, ///< every position from 3 on asks for the symbol of position 2
    Induction, ///< what followed the symbol of this position where it stood before
    Addition, ///< every position has a column of two numbers, ones first: the digit of their sum
    AdditionLast, ///< the same numbers and sums, ones last: a carry comes from what is not read yet
};

/// How the model is told positions. The formulas are those of the encodings of the same names;
/// Shaw has its vectors for keys alone, T5 16 buckets up to distance L, Shaw and DeBERTa clip at
/// distance 16, ALiBi's slopes are 2^(−8h/H), and a learned table has rows for every length that
/// is asked, those from L on as they were drawn.
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

/// What is done to RoPE's frequencies when a longer text than the trained one is asked, s being
/// length / L: nothing; all divided by s; the base made larger; YaRN with a ramp from 1 to 4 turns
/// within L, and its temperature.
enum class RopeStretch { None, PositionInterpolation, NtkAware, Yarn };

/// A training: one small causal attention model for each encoding and seed, all else alike.
///
/// Tokens are embedded with N(0, 1) entries; each layer is attention of `heads` heads over the
/// RMS-normed rows and, where `hidden` > 0, two dense maps with ReLU between; a last RMS norm, then
/// logits. Adam (0.9, 0.98), gradients clipped to length 1, 5 % of warm-up, then a cosine down to
/// 5 % of the learning rate.
struct ExperimentSetup {
    ExperimentTask task = ExperimentTask::Variables;
    int trainingLength = 32; ///< L, 16 … 256
    int longest = 16; ///< the longest length asked is so many times L: a power of two, 1 … 64
    int width = 64; ///< d, 8 … 256, an even number for each head
    int heads = 4; ///< 1 … 8, a divisor of the width
    int layers = 1; ///< 1 … 4
    int hidden = 0; ///< width of the dense maps, 0 … 1024
    int steps = 800; ///< of the first round of training, 10 … 20000
    int rounds = 3; ///< at most, 1 … 5; mostTrainingSteps() says how long they are
    int batch = 8; ///< sequences a step, 1 … 64
    double learningRate = 3e-3; ///< 1e-5 … 0.1
    double base = 10000; ///< of RoPE and the sinusoids, 1.5 … 1e9
    int seeds = 5; ///< 1 … 32
    int fineTuning = 0; ///< steps of RoPE at 8 L after training, batch 1; 0 for none, … 2000

    bool operator==(const ExperimentSetup&) const = default;
};

/// A model has learned its task when it gives this share of right answers at the trained length.
///
/// It is asked after each round of training, about sequences that are neither trained on nor asked
/// for a result. Where it gives fewer, another round follows: as many steps as it has had so far,
/// with Adam's moments, warm-up and cosine from their start. What has learned in its first round
/// has the numbers of a training of one round.
constexpr double learnedShare = 0.9;

/// The steps of a training whose model never learns its task: steps · 2^(rounds − 1).
int mostTrainingSteps(const ExperimentSetup& setup);

/// The length of fine-tuning is so many times L, with frequencies stretched by as much.
constexpr int fineTuningFactor = 8;

/// A training is looked into at moments 0 … 32, evenly from before its first step to its end.
constexpr int lastMoment = 32;

/// The recipe that a task is learned with.
ExperimentSetup presetOf(ExperimentTask task);

/// A line of the results: a trained encoding, and what is done to it when it is asked.
struct ExperimentCurve {
    TrainedEncoding encoding = TrainedEncoding::Rope;
    RopeStretch stretch = RopeStretch::None; ///< by length / L at each length …
    bool isFineTuned = false; ///< … or by 8 throughout, and trained on for a few steps

    bool operator==(const ExperimentCurve&) const = default;
};

/// The curves that one training of an encoding gives, RoPE with its stretches.
std::vector<ExperimentCurve> curvesOf(const ExperimentSetup& setup, TrainedEncoding encoding);

/// The lengths asked: L/2, L, 2L, … longest · L.
std::vector<int> lengthsOf(const ExperimentSetup& setup);
constexpr std::size_t trainedLengthAt = 1; ///< place of L among them

/// Pairs of columns that RoPE turns in each head.
inline int pairsOfHead(const ExperimentSetup& setup)
{
    return setup.width / setup.heads / 2;
}

/// What guessing gets, one over the number of answers.
double chance(ExperimentTask task);

std::span<const ExperimentTask> experimentTasks();
std::span<const TrainedEncoding> trainedEncodings();
std::string_view keyOf(ExperimentTask task); ///< "variables"
std::string_view keyOf(TrainedEncoding encoding); ///< as in catalogue(): "transformer_xl"
std::string keyOf(const ExperimentCurve& curve); ///< "rope", "rope+yarn", "rope+yarn+tuned"
std::optional<ExperimentTask> experimentTaskNamed(std::string_view key);
std::optional<TrainedEncoding> trainedEncodingNamed(std::string_view key);

} // namespace lab
