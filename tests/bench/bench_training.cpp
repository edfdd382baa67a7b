#include "core/experiment/toy_training.h"

#include <cstdio>
#include <ctime>
#include <iostream>
#include <string>

// For each encoding read from standard input, trains a model by its recipe in one thread and prints
// a line: the processor time in seconds, and the mean loss of the last 50 steps.

int main()
{
    constexpr int lastSteps = 50;
    const lab::ExperimentSetup setup = lab::presetOf(lab::ExperimentTask::Variables);
    const lab::TinyNumbersAreZero quick;
    for (std::string key; std::getline(std::cin, key);) {
        const auto encoding = lab::trainedEncodingNamed(key);
        if (!encoding) {
            std::fprintf(stderr, "bench_training: there is no encoding %s\n", key.c_str());
            return 2;
        }
        const std::clock_t start = std::clock();
        lab::ToyModel<float> model(setup, *encoding, 1);
        lab::Random random(1);
        double sum = 0;
        lab::train(model, {setup.steps, setup.batch, setup.trainingLength, setup.learningRate},
            random, [&](int step, double loss) {
                sum += step >= setup.steps - lastSteps ? loss : 0;
                return true;
            });
        const double seconds = static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
        std::printf("%.4f %.4f\n", seconds, sum / lastSteps);
        std::fflush(stdout);
    }
    return 0;
}
