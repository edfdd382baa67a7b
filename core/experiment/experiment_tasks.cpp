#include "core/experiment/experiment_tasks.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <utility>

namespace lab {

namespace {

constexpr int keyCount = 8;
constexpr int valueCount = 8;
constexpr int symbolCount = 16;
constexpr int placesBack = 3;
constexpr int askedToken = 2;
constexpr int digitCount = 10;

int drawn(Random& random, int count)
{
    return static_cast<int>(random.uniform() * count);
}

/// One sequence of a batch.
struct Sequence {
    std::span<int> symbols;
    std::span<int> values;
    std::span<int> answers;
};

void drawVariables(const Sequence& to, bool isConstant, Random& random)
{
    std::array<double, keyCount> upTo {};
    double sum = 0;
    for (int rank = 0; rank < keyCount; ++rank)
        upTo[static_cast<std::size_t>(rank)] = sum += 1.0 / (rank + 1);
    std::array<int, keyCount> keys {};
    std::iota(keys.begin(), keys.end(), 0);
    for (int k = keyCount - 1; k > 0; --k)
        std::swap(keys[static_cast<std::size_t>(k)],
            keys[static_cast<std::size_t>(drawn(random, k + 1))]);
    std::array<int, keyCount> last {};
    last.fill(-1);
    for (std::size_t t = 0; t < to.symbols.size(); ++t) {
        const auto rank = std::ranges::lower_bound(upTo, random.uniform() * sum) - upTo.begin();
        const int key =
            keys[static_cast<std::size_t>(std::min<std::ptrdiff_t>(rank, keyCount - 1))];
        int& value = last[static_cast<std::size_t>(key)];
        to.symbols[t] = key;
        if (random.uniform() < 0.5) {
            to.values[t] = valueCount;
            to.answers[t] = value;
            continue;
        }
        if (!isConstant || value < 0)
            value = drawn(random, valueCount);
        to.values[t] = value;
    }
}

void drawSymbols(ExperimentTask task, const Sequence& to, Random& random)
{
    std::array<int, symbolCount> following {};
    following.fill(-1);
    for (std::size_t t = 0; t < to.symbols.size(); ++t) {
        const int symbol = drawn(random, symbolCount);
        to.symbols[t] = symbol;
        if (task == ExperimentTask::Back && t >= placesBack)
            to.answers[t] = to.symbols[t - placesBack];
        if (task == ExperimentTask::Token && t > askedToken)
            to.answers[t] = to.symbols[askedToken];
        if (task == ExperimentTask::Induction) {
            if (t > 0)
                following[static_cast<std::size_t>(to.symbols[t - 1])] = symbol;
            to.answers[t] = following[static_cast<std::size_t>(symbol)];
        }
    }
}

void drawColumns(const Sequence& to, bool areOnesLast, Random& random)
{
    constexpr int nine = digitCount - 1;
    int carry = 0;
    for (std::size_t column = 0; column < to.symbols.size(); ++column) {
        const std::size_t t = areOnesLast ? to.symbols.size() - 1 - column : column;
        const int above = drawn(random, digitCount);
        const int below = random.uniform() < 0.5 ? nine - above : drawn(random, digitCount);
        const int sum = above + below + carry;
        to.symbols[t] = above;
        to.values[t] = below;
        to.answers[t] = sum % digitCount;
        carry = sum / digitCount;
    }
}

bool isAddition(ExperimentTask task)
{
    return task == ExperimentTask::Addition || task == ExperimentTask::AdditionLast;
}

} // namespace

TaskVocabulary vocabularyOf(ExperimentTask task)
{
    if (task == ExperimentTask::Variables || task == ExperimentTask::Constants)
        return {keyCount, valueCount + 1, valueCount, valueCount};
    if (isAddition(task))
        return {digitCount, digitCount, digitCount, std::nullopt};
    return {symbolCount, 0, symbolCount, std::nullopt};
}

TaskBatch drawnBatch(ExperimentTask task, int sequences, int length, Random& random)
{
    const auto each = static_cast<std::size_t>(length);
    const std::size_t all = each * static_cast<std::size_t>(sequences);
    const bool hasValues = vocabularyOf(task).values > 0;
    TaskBatch batch {sequences, length, std::vector<int>(all), {}, std::vector<int>(all, -1)};
    batch.values.resize(hasValues ? all : 0);
    for (std::size_t first = 0; first < all; first += each) {
        const Sequence to {std::span(batch.symbols).subspan(first, each),
            hasValues ? std::span(batch.values).subspan(first, each) : std::span<int>(),
            std::span(batch.answers).subspan(first, each)};
        if (isAddition(task))
            drawColumns(to, task == ExperimentTask::AdditionLast, random);
        else if (hasValues)
            drawVariables(to, task == ExperimentTask::Constants, random);
        else
            drawSymbols(task, to, random);
    }
    return batch;
}

} // namespace lab
