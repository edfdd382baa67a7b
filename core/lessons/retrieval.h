#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace lab {

/// One answer to a lesson's question, in chronological order.
struct LessonAnswered {
    std::string lesson;
    std::string sitting; ///< identical for all answers during one run of the program
    bool isRight = false;
    bool isShown = false; ///< no prediction: the answer was shown on request

    bool operator==(const LessonAnswered&) const = default;
};

/// The lessons whose question is due again, in the order in which they were first answered.
///
/// A question is repeated after two more lessons have been answered for the first time, after five
/// more, and in a later session; each new answer completes one of these repeats. Spaced retrieval
/// at even steps: Latimier, Peyre and Ramus 2021.
std::vector<std::string> dueAgain(
    std::span<const LessonAnswered> answers, std::string_view presentSitting);

} // namespace lab
