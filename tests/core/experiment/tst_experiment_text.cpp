#include "core/experiment/experiment_text.h"

#include <doctest/doctest.h>

#include <set>
#include <string>
#include <utility>

using namespace lab;

namespace {

ExperimentSetup keptSetup()
{
    ExperimentSetup setup = presetOf(ExperimentTask::Back);
    setup.trainingLength = 16;
    setup.longest = 2;
    setup.width = 8;
    setup.batch = 2;
    setup.steps = 26;
    setup.seeds = 2;
    return setup;
}

std::vector<ExperimentRun> trainedRuns(const ExperimentSetup& setup)
{
    std::vector<ExperimentRun> runs;
    for (const ExperimentJob& job :
        jobsOf(setup, std::vector {TrainedEncoding::Rope, TrainedEncoding::T5}))
        runs.push_back(*experimentRun(setup, job, [](double, double) { return true; }));
    return runs;
}

} // namespace

TEST_CASE("stored runs are the same to the last bit, and a truncated text is detected")
{
    ExperimentSetup setup = keptSetup();
    const std::vector<ExperimentRun> runs = trainedRuns(setup);
    const std::string text = keptText(setup, runs);
    const auto kept = keptRuns(setup, text);
    REQUIRE(kept);
    CHECK(*kept == runs);
    CHECK(keptRuns(setup, keptText(setup, {}))->empty());
    setup.seeds = 9;
    CHECK(keptRuns(setup, text)); // more seeds are more of the same
    for (std::size_t length = 0; length < text.size(); ++length)
        CHECK_FALSE(keptRuns(setup, text.substr(0, length)));
    for (std::size_t at = 0; at < text.size(); at += 7) {
        std::string other = text;
        other[at] = other[at] == '4' ? '5' : '4';
        CHECK_FALSE(keptRuns(setup, other));
    }
    CHECK_FALSE(keptRuns(setup, text + text));
    setup.steps = 27;
    CHECK_FALSE(keptRuns(setup, text));
}

TEST_CASE("a setup of one round has the text of the version without rounds")
{
    ExperimentSetup setup = keptSetup();
    setup.rounds = 1;
    const std::vector<ExperimentRun> runs = trainedRuns(setup);
    const std::string text = keptText(setup, runs);
    CHECK(text.starts_with("position-lab experiment 4\nback 16 2 8 2 1 0 26 2 "));
    CHECK(keptRuns(setup, text) == runs);
    ExperimentSetup one = setup;
    one.seeds = 1;
    CHECK(keptSetup(text) == one);
    CHECK_FALSE(keptRuns(keptSetup(), text));
}

TEST_CASE("each setup is stored under its own name, for any seeds")
{
    ExperimentSetup setup = keptSetup();
    const std::string name = keptName(setup);
    setup.seeds = 5;
    CHECK(keptName(setup) == name);
    std::set<std::string> names {name};
    for (const ExperimentTask task : experimentTasks())
        names.insert(keptName(presetOf(task)));
    setup.learningRate = 1e-3;
    names.insert(keptName(setup));
    setup.rounds = 1;
    names.insert(keptName(setup));
    CHECK(names.size() == experimentTasks().size() + 3);
}

TEST_CASE("the setup is read only from texts of this version, and a checksum verified for any")
{
    const ExperimentSetup setup = keptSetup();
    const std::string text = keptText(setup, trainedRuns(setup));
    ExperimentSetup one = setup;
    one.seeds = 1;
    CHECK(keptSetup(text) == one);
    CHECK(isWholeText(text));
    CHECK_FALSE(isWholeText(text.substr(0, text.size() - 1)));
    for (const auto& [before, after] : {std::pair<std::string, std::string> {"back", "bark"},
             {" 26 ", " 9 "}, {" 26 ", " 2600000 "}, {" 26 ", " x "}, {" 8 ", " 9 "},
             {"experiment ", "experiment 9"}}) {
        std::string other = text;
        other.replace(other.find(before), before.size(), after);
        CHECK_FALSE(keptSetup(other));
        CHECK_FALSE(isWholeText(other));
    }
}
