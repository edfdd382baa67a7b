#include "core/frames/experiment/example_frame.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <iterator>
#include <limits>

namespace lab {

namespace {

/// The last `count` tokens of a sequence.
ExampleFrame::Row exampleRow(ExperimentTask task, int length, int count)
{
    const TaskBatch example = watchedExample(task, length);
    const std::optional<int> question = vocabularyOf(task).question;
    ExampleFrame::Row row {length, {}};
    for (int position = length - count; position < length; ++position) {
        const auto at = static_cast<std::size_t>(position);
        ExampleFrame::Token token {example.symbols[at], {}, {}, {}};
        if (!example.values.empty() && example.values[at] != question)
            token.value = example.values[at];
        if (example.answers[at] >= 0)
            token.wanted = example.answers[at];
        row.tokens.push_back(token);
    }
    return row;
}

void putAnswers(ExampleFrame::Row& row, const std::vector<WatchedAnswer>& answers)
{
    for (std::size_t at = 0; at < row.tokens.size(); ++at) {
        if (row.tokens[at].wanted)
            row.tokens[at].answer = answers[at];
    }
}

const std::vector<WatchedMoment>* momentsOf(const TrainedRuns& trained, TrainedEncoding encoding)
{
    const ExperimentJob job {encoding, 0};
    const auto run = std::ranges::find(trained.runs, job, &ExperimentRun::job);
    if (run != trained.runs.end())
        return &run->moments;
    const auto working = std::ranges::find(trained.working, job, &WorkingJob::job);
    return working == trained.working.end() ? nullptr : &working->moments;
}

} // namespace

int ExampleFrame::Row::asked() const
{
    return static_cast<int>(
        std::ranges::count_if(tokens, [](const Token& token) { return token.wanted.has_value(); }));
}

int ExampleFrame::Row::right() const
{
    return static_cast<int>(std::ranges::count_if(tokens, &Token::isRight));
}

ExampleFrame exampleFrame(const Experiment& experiment, const TrainedRuns& trained)
{
    const ExperimentSetup& setup = experiment.setup;
    const int length = setup.trainingLength;
    ExampleFrame frame {.task = setup.task,
        .encoding = experiment.encoding,
        .trained = exampleRow(setup.task, length, length),
        .longer = exampleRow(setup.task, watchedFactor(setup) * length, length),
        .steps = setup.steps,
        .moment = experiment.moment,
        .shown = {},
        .query = experiment.query,
        .attention = {},
        .moments = static_cast<int>(watchedSteps(setup.steps).size()),
        .isChosen = experiment.encodings.contains(experiment.encoding),
        .isCovered = isCovered(experiment)};
    const auto* const moments = momentsOf(trained, experiment.encoding);
    if (frame.isCovered || !moments || moments->empty())
        return frame;
    while (frame.steps < moments->back().step)
        frame.steps *= 2;
    frame.moments = static_cast<int>(watchedSteps(frame.steps).size());
    const auto wanted = static_cast<int>(
        std::lround(static_cast<double>(experiment.moment) / lastMoment * (frame.moments - 1)));
    frame.shown = std::min(wanted, static_cast<int>(moments->size()) - 1);
    const WatchedMoment& shown = (*moments)[static_cast<std::size_t>(*frame.shown)];
    frame.step = shown.step;
    putAnswers(frame.trained, shown.trained);
    putAnswers(frame.longer, shown.longer);
    const auto query = static_cast<std::ptrdiff_t>(experiment.query);
    for (const WatchedMoment& moment : *moments) {
        const auto first = moment.weights.begin() + query * (query + 1) / 2;
        auto& row = frame.attention.emplace_back();
        std::transform(first, first + query + 1, std::back_inserter(row),
            [](std::uint8_t weight) { return weight / 255.0; });
    }
    return frame;
}

NumberTable numbers(const ExampleFrame& frame)
{
    constexpr double none = std::numeric_limits<double>::quiet_NaN();
    const auto number = [](const std::optional<int>& value) {
        return value ? static_cast<double>(*value) : none;
    };
    NumberTable table {
        {"length", "position", "symbol", "value", "wanted", "answer", "right"}, {}, 2};
    for (const auto* const row : {&frame.trained, &frame.longer}) {
        double position = row->length - static_cast<double>(row->tokens.size());
        for (const ExampleFrame::Token& token : row->tokens) {
            const auto& answer = token.answer;
            table.rows.push_back({static_cast<double>(row->length), position++,
                static_cast<double>(token.symbol), number(token.value), number(token.wanted),
                answer ? static_cast<double>(answer->answer) : none,
                answer ? static_cast<double>(answer->right) : none});
        }
    }
    return table;
}

} // namespace lab
