#pragma once

#include "core/frames/experiment/trained_runs.h"
#include "core/frames/number_table.h"
#include "core/state/lab_state.h"

#include <optional>
#include <vector>

namespace lab {

/// Two sequences of the task, one of the training length and the end of a longer one, with the
/// answers of the model of seed 0 with the selected encoding at a moment of its training; and the
/// attention of one query of the first sequence, moment by moment.
struct ExampleFrame {
    struct Token {
        int symbol = 0;
        std::optional<int> value; ///< written here
        std::optional<int> wanted; ///< the correct answer, if there is a question
        std::optional<WatchedAnswer> answer; ///< if a model was evaluated

        bool operator==(const Token&) const = default;
        bool isRight() const { return answer && answer->answer == wanted; }
    };
    struct Row {
        int length = 0; ///< of the sequence, of which these are the last tokens
        std::vector<Token> tokens;

        bool operator==(const Row&) const = default;
        int asked() const;
        int right() const;
    };
    ExperimentTask task = ExperimentTask::Variables;
    TrainedEncoding encoding = TrainedEncoding::Rope;
    Row trained;
    Row longer;
    int steps = 0; ///< of the training
    int moment = 0; ///< 0 … lastMoment, requested
    std::optional<int> shown; ///< of `attention`: the requested moment or the last one so far
    int step = 0; ///< of the moment that is shown
    int query = 0; ///< position in the first sequence
    /// For each moment so far, the weights of the query's keys 0 … query; they add up to 1 except
    /// for rounding each to a 255th.
    std::vector<std::vector<double>> attention;
    int moments = 0; ///< planned number
    bool isChosen = true; ///< the encoding is among those that are trained
    bool isCovered = false; ///< until there is a prediction

    bool operator==(const ExampleFrame&) const = default;
};

ExampleFrame exampleFrame(const Experiment& experiment, const TrainedRuns& trained);

/// {"length", "position", "symbol", "value", "wanted", "answer", "right"}: a row per token of
/// either sequence; a share where a model was evaluated.
NumberTable numbers(const ExampleFrame& frame);

} // namespace lab
