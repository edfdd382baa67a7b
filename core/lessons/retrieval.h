#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace lab {

/// One answer to a lesson's question, in the order in which they were given.
struct LessonAnswered {
    std::string lesson;
    std::string sitting; ///< the same for all answers between one start of the program and its end
    bool isRight = false;
    bool isShown = false; ///< nothing was predicted: the answer was asked for

    bool operator==(const LessonAnswered&) const = default;
};

/// The lessons whose question is due once more, in the order in which they were first answered.
///
/// A question comes back when two more lessons have been answered for the first time, when five
/// more have, and in a later sitting; each time it is answered again it has had one of these.
/// Spaced retrieval at even steps: Latimier, Peyre and Ramus 2021.
std::vector<std::string> dueAgain(
    std::span<const LessonAnswered> answers, std::string_view presentSitting);

} // namespace lab
