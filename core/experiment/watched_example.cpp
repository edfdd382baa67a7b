#include "core/experiment/watched_example.h"

#include "core/math/random.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace lab {

namespace {

constexpr std::uint64_t exampleSeed = 424'242;

/// For the last `queries` positions of the example.
std::vector<WatchedAnswer> answersTo(ToyModel<float>& model, const TaskBatch& example, int queries)
{
    const ToyRows<float>& logits = model.logits(example, queries);
    std::vector<WatchedAnswer> answers(static_cast<std::size_t>(queries));
    for (int row = 0; row < queries; ++row) {
        const int wanted =
            example.answers[static_cast<std::size_t>(example.length - queries + row)];
        if (wanted < 0)
            continue;
        Eigen::Index largest = 0;
        const Eigen::ArrayXd of = logits.row(row).cast<double>().transpose();
        const double most = of.maxCoeff(&largest);
        answers[static_cast<std::size_t>(row)] = {static_cast<int>(largest),
            static_cast<float>(std::exp(of[wanted] - most) / (of - most).exp().sum())};
    }
    return answers;
}

std::vector<std::uint8_t> meanWeights(const ToyModel<float>& model, int length, int heads)
{
    std::vector<std::uint8_t> weights;
    for (Eigen::Index query = 0; query < length; ++query) {
        for (Eigen::Index key = 0; key <= query; ++key) {
            double sum = 0;
            for (int head = 0; head < heads; ++head)
                sum += static_cast<double>(model.weights(0, head)(query, key));
            weights.push_back(
                static_cast<std::uint8_t>(std::lround(255 * std::min(1.0, sum / heads))));
        }
    }
    return weights;
}

} // namespace

int watchedFactor(const ExperimentSetup& setup)
{
    return std::min(4, setup.longest);
}

TaskBatch watchedExample(ExperimentTask task, int length)
{
    Random random(exampleSeed + static_cast<std::uint64_t>(length));
    TaskBatch example = drawnBatch(task, 1, length, random);
    while (example.answers.back() < 0)
        example = drawnBatch(task, 1, length, random);
    return example;
}

std::vector<int> watchedSteps(int steps)
{
    const int moments = std::min(steps, lastMoment);
    std::vector<int> all;
    for (int moment = 0; moment <= moments; ++moment)
        all.push_back(steps * moment / moments);
    return all;
}

void addMoment(std::vector<WatchedMoment>& moments, WatchedMoment next, int firstSteps)
{
    int planned = firstSteps;
    while (planned < next.step)
        planned *= 2;
    const std::vector<int> steps = watchedSteps(planned);
    std::erase_if(moments, [&](const WatchedMoment& moment) {
        return !std::ranges::binary_search(steps, moment.step);
    });
    moments.push_back(std::move(next));
}

WatchedMoment watchedMoment(ToyModel<float>& model, int step)
{
    const ExperimentSetup& setup = model.setup();
    const int length = setup.trainingLength;
    WatchedMoment moment {.step = step, .trained = {}, .longer = {}, .weights = {}};
    moment.longer =
        answersTo(model, watchedExample(setup.task, watchedFactor(setup) * length), length);
    moment.trained = answersTo(model, watchedExample(setup.task, length), length);
    moment.weights = meanWeights(model, length, setup.heads);
    return moment;
}

} // namespace lab
