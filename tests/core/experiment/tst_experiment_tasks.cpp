#include "core/experiment/experiment_tasks.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdint>
#include <map>
#include <optional>
#include <set>

using lab::ExperimentTask;

namespace {

/// The answer by the definition of the task, read from the sequence's beginning for every question.
int answerOf(ExperimentTask task, const lab::TaskBatch& batch, int first, int t)
{
    const auto symbol = [&](int at) { return batch.symbols[static_cast<std::size_t>(first + at)]; };
    const auto value = [&](int at) { return batch.values[static_cast<std::size_t>(first + at)]; };
    switch (task) {
    case ExperimentTask::Back:
        return t >= 3 ? symbol(t - 3) : -1;
    case ExperimentTask::Token:
        return t >= 3 ? symbol(2) : -1;
    case ExperimentTask::Induction:
        for (int before = t - 1; before >= 0; --before) {
            if (symbol(before) == symbol(t))
                return symbol(before + 1);
        }
        return -1;
    case ExperimentTask::Addition:
    case ExperimentTask::AdditionLast: {
        const int below = task == ExperimentTask::Addition ? -1 : 1;
        int from = t + below; // the first column below without a carry
        while (from >= 0 && from < batch.length && symbol(from) + value(from) == 9)
            from += below;
        const bool isCarried = from >= 0 && from < batch.length && symbol(from) + value(from) > 9;
        return (symbol(t) + value(t) + (isCarried ? 1 : 0)) % 10;
    }
    case ExperimentTask::Variables:
    case ExperimentTask::Constants:
        break;
    }
    if (value(t) != 8)
        return -1;
    for (int before = t - 1; before >= 0; --before) {
        if (symbol(before) == symbol(t) && value(before) != 8)
            return value(before);
    }
    return -1;
}

} // namespace

TEST_CASE("every answer follows the definition of its task")
{
    for (const ExperimentTask task : lab::experimentTasks()) {
        lab::Random random(3);
        const lab::TaskVocabulary vocabulary = lab::vocabularyOf(task);
        const lab::TaskBatch batch = lab::drawnBatch(task, 20, 50, random);
        REQUIRE(batch.symbols.size() == 1000);
        int questions = 0;
        for (int at = 0; at < 1000; ++at) {
            const auto k = static_cast<std::size_t>(at);
            CHECK(batch.answers[k] == answerOf(task, batch, at - at % 50, at % 50));
            CHECK((batch.symbols[k] >= 0 && batch.symbols[k] < vocabulary.symbols));
            CHECK(batch.answers[k] < vocabulary.answers);
            questions += batch.answers[k] >= 0 ? 1 : 0;
        }
        CHECK(questions > 300);
        CHECK(batch.values.size() == (vocabulary.values > 0 ? 1000 : 0));
    }
}

TEST_CASE("a constant never changes, a variable does")
{
    for (const auto task : {ExperimentTask::Constants, ExperimentTask::Variables}) {
        lab::Random random(4);
        const lab::TaskBatch batch = lab::drawnBatch(task, 1, 400, random);
        std::map<int, std::set<int>> written;
        for (std::size_t k = 0; k < 400; ++k) {
            if (batch.values[k] != 8)
                written[batch.symbols[k]].insert(batch.values[k]);
        }
        CHECK(written.size() == 8);
        for (const auto& [key, values] : written)
            CHECK((values.size() == 1) == (task == ExperimentTask::Constants));
    }
}

TEST_CASE("ones first and ones last are the same numbers and the same sums, with far carries")
{
    constexpr int columns = 18; // of numbers that fit into 64 bits
    lab::Random one(7);
    lab::Random same(7);
    const auto up = lab::drawnBatch(ExperimentTask::Addition, 200, columns, one);
    const auto down = lab::drawnBatch(ExperimentTask::AdditionLast, 200, columns, same);
    int carries = 0;
    int farthest = 0;
    for (std::size_t first = 0; first < up.symbols.size(); first += columns) {
        std::int64_t above = 0;
        std::int64_t below = 0;
        std::int64_t sum = 0;
        int passed = 0; // columns that a carry has passed
        for (std::size_t column = columns; column-- > 0;) {
            const std::size_t at = first + column;
            const std::size_t turned = first + columns - 1 - column;
            above = 10 * above + up.symbols[at];
            below = 10 * below + up.values[at];
            sum = 10 * sum + up.answers[at];
            CHECK(down.symbols[turned] == up.symbols[at]);
            CHECK(down.values[turned] == up.values[at]);
            CHECK(down.answers[turned] == up.answers[at]);
        }
        CHECK((above + below) % 1'000'000'000'000'000'000 == sum);
        for (std::size_t at = first; at < first + columns; ++at) {
            const int digits = up.symbols[at] + up.values[at];
            const bool isCarried = (digits + 1) % 10 == up.answers[at];
            carries += isCarried ? 1 : 0;
            passed = isCarried && digits == 9 ? passed + 1 : 0;
            farthest = std::max(farthest, passed);
        }
    }
    CHECK(carries > 200 * columns / 3);
    CHECK(farthest >= 4);
}

TEST_CASE("the same generator draws the same sequences, another one others")
{
    for (const ExperimentTask task : lab::experimentTasks()) {
        lab::Random one(5);
        lab::Random same(5);
        lab::Random other(6);
        const auto drawn = lab::drawnBatch(task, 2, 30, one);
        CHECK(drawn.symbols == lab::drawnBatch(task, 2, 30, same).symbols);
        CHECK(drawn.symbols != lab::drawnBatch(task, 2, 30, other).symbols);
    }
}

TEST_CASE("keys name tasks, encodings and curves")
{
    for (const ExperimentTask task : lab::experimentTasks())
        CHECK(lab::experimentTaskNamed(lab::keyOf(task)) == task);
    for (const lab::TrainedEncoding encoding : lab::trainedEncodings())
        CHECK(lab::trainedEncodingNamed(lab::keyOf(encoding)) == encoding);
    CHECK(lab::experimentTaskNamed("nothing") == std::nullopt);
    lab::ExperimentSetup setup;
    setup.fineTuning = 1;
    std::set<std::string> keys;
    for (const lab::ExperimentCurve& curve : curvesOf(setup, lab::TrainedEncoding::Rope))
        keys.insert(keyOf(curve));
    CHECK(keys
        == std::set<std::string> {"rope", "rope+pi", "rope+ntk", "rope+yarn", "rope+tuned",
            "rope+pi+tuned", "rope+ntk+tuned", "rope+yarn+tuned"});
    CHECK(lengthsOf(setup) == std::vector {16, 32, 64, 128, 256, 512});
    CHECK(lab::chance(ExperimentTask::Variables) == doctest::Approx(1.0 / 8));
}
