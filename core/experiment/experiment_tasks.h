#pragma once

#include "core/experiment/experiment_setup.h"
#include "core/math/random.h"

#include <optional>
#include <vector>

namespace lab {

/// How many different symbols, values and answers a task has. A task without values embeds the
/// symbol alone.
struct TaskVocabulary {
    int symbols = 16;
    int values = 0;
    int answers = 16;
    std::optional<int> question; ///< of the values, the mark of a read
};
TaskVocabulary vocabularyOf(ExperimentTask task);

/// Sequences of a task, one after the other.
struct TaskBatch {
    int sequences = 0;
    int length = 0;
    std::vector<int> symbols; ///< the key of a write or read, a digit, or the symbol
    std::vector<int> values; ///< what is written, or the question mark, or the digit below
    std::vector<int> answers; ///< −1 where nothing is asked
};

/// Draws them; the same generator in the same state gives the same sequences. The keys of
/// Variables and Constants are as frequent as 1/rank (Zipf), in an order drawn for each sequence.
/// The digits of Addition are drawn so that half of the columns add up to 9, over which a carry
/// goes on; AdditionLast has the same columns from the last to the first. What the first numbers
/// are carried beyond the last column is not asked.
TaskBatch drawnBatch(ExperimentTask task, int sequences, int length, Random& random);

} // namespace lab
