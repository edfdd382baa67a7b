#pragma once

#include "core/experiment/experiment_setup.h"
#include "core/math/random.h"

#include <optional>
#include <vector>

namespace lab {

/// The numbers of symbols, values and answers of a task. A task without values embeds only the
/// symbol.
struct TaskVocabulary {
    int symbols = 16;
    int values = 0;
    int answers = 16;
    std::optional<int> question; ///< index among the values of the mark for a read
};
TaskVocabulary vocabularyOf(ExperimentTask task);

/// Sequences of a task, concatenated.
struct TaskBatch {
    int sequences = 0;
    int length = 0;
    std::vector<int> symbols; ///< the key of a write or read, a digit, or the symbol
    std::vector<int> values; ///< the value written, or the question mark, or the digit below
    std::vector<int> answers; ///< −1 if there is no question
};

/// Draws sequences; the same generator in the same state gives the same ones. The keys of Variables
/// and Constants have frequencies proportional to 1/rank (Zipf), in an order drawn for each
/// sequence. The digits of Addition are drawn so that half of the columns add up to 9 and pass a
/// carry on; AdditionLast has the same columns from the last to the first. The carry beyond the
/// last column is not part of a question.
TaskBatch drawnBatch(ExperimentTask task, int sequences, int length, Random& random);

} // namespace lab
