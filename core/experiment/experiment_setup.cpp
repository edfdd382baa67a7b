#include "core/experiment/experiment_setup.h"

#include "core/experiment/experiment_tasks.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

namespace lab {

namespace {

constexpr std::array allTasks {ExperimentTask::Variables, ExperimentTask::Back,
    ExperimentTask::Constants, ExperimentTask::Token, ExperimentTask::Induction,
    ExperimentTask::Addition, ExperimentTask::AdditionLast};
constexpr std::array<std::string_view, allTasks.size()> taskKeys {
    "variables", "back", "constants", "token", "induction", "addition", "addition_last"};

constexpr std::array allTrained {TrainedEncoding::Nope, TrainedEncoding::Sinusoidal,
    TrainedEncoding::Learned, TrainedEncoding::Shaw, TrainedEncoding::TransformerXl,
    TrainedEncoding::Deberta, TrainedEncoding::T5, TrainedEncoding::Alibi, TrainedEncoding::Rope};
constexpr std::array<std::string_view, allTrained.size()> trainedKeys {
    "nope", "sinusoidal", "learned", "shaw", "transformer_xl", "deberta", "t5", "alibi", "rope"};

constexpr std::array allStretches {RopeStretch::None, RopeStretch::PositionInterpolation,
    RopeStretch::NtkAware, RopeStretch::Yarn};
constexpr std::array<std::string_view, allStretches.size()> stretchKeys {
    "", "+pi", "+ntk", "+yarn"};

template <class Value, std::size_t count>
std::optional<Value> named(const std::array<Value, count>& values,
    const std::array<std::string_view, count>& keys, std::string_view key)
{
    const auto found = std::ranges::find(keys, key);
    if (found == keys.end())
        return std::nullopt;
    return values[static_cast<std::size_t>(found - keys.begin())];
}

} // namespace

ExperimentSetup presetOf(ExperimentTask task)
{
    ExperimentSetup setup;
    setup.task = task;
    switch (task) {
    case ExperimentTask::Variables:
        break;
    case ExperimentTask::Constants:
        setup.steps = 400;
        break;
    case ExperimentTask::Back:
        setup.width = 32;
        setup.heads = 2;
        break;
    case ExperimentTask::Token:
        setup.width = 32;
        setup.heads = 2;
        setup.steps = 600;
        break;
    case ExperimentTask::Induction:
        setup.layers = 2;
        setup.steps = 1200;
        setup.longest = 4;
        break;
    case ExperimentTask::Addition:
    case ExperimentTask::AdditionLast:
        setup.layers = 2;
        setup.hidden = 128;
        setup.longest = 8;
        setup.rounds = 1; // with ones last, more steps do not teach a carry that is not read yet
        break;
    }
    return setup;
}

int maxTrainingSteps(const ExperimentSetup& setup)
{
    return setup.steps << (setup.rounds - 1);
}

std::vector<ExperimentCurve> curvesOf(const ExperimentSetup& setup, TrainedEncoding encoding)
{
    if (encoding != TrainedEncoding::Rope)
        return {{encoding, RopeStretch::None, false}};
    std::vector<ExperimentCurve> curves;
    for (const RopeStretch stretch : allStretches)
        curves.push_back({encoding, stretch, false});
    if (setup.fineTuning > 0) {
        for (const RopeStretch stretch : allStretches)
            curves.push_back({encoding, stretch, true});
    }
    return curves;
}

std::vector<int> lengthsOf(const ExperimentSetup& setup)
{
    std::vector<int> lengths {setup.trainingLength / 2};
    for (int factor = 1; factor <= setup.longest; factor *= 2)
        lengths.push_back(factor * setup.trainingLength);
    return lengths;
}

double chance(ExperimentTask task)
{
    return 1.0 / vocabularyOf(task).answers;
}

std::span<const ExperimentTask> experimentTasks()
{
    return allTasks;
}

std::span<const TrainedEncoding> trainedEncodings()
{
    return allTrained;
}

std::string_view keyOf(ExperimentTask task)
{
    return taskKeys[static_cast<std::size_t>(task)];
}

std::string_view keyOf(TrainedEncoding encoding)
{
    return trainedKeys[static_cast<std::size_t>(encoding)];
}

std::string keyOf(const ExperimentCurve& curve)
{
    return std::string(keyOf(curve.encoding))
               .append(stretchKeys[static_cast<std::size_t>(curve.stretch)])
        + (curve.isFineTuned ? "+tuned" : "");
}

std::optional<ExperimentTask> experimentTaskNamed(std::string_view key)
{
    return named(allTasks, taskKeys, key);
}

std::optional<TrainedEncoding> trainedEncodingNamed(std::string_view key)
{
    return named(allTrained, trainedKeys, key);
}

} // namespace lab
