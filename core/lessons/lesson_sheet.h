#pragma once

#include "core/lessons/lesson_answer.h"

#include <string_view>

namespace lab {

/// A text in one language, "en", with values inserted; unchanged if a value is missing.
std::string filledWords(
    const LessonText& text, std::string_view language, const LessonScope& scope);

/// A lesson in one language with the values of one state inserted: the question, the information
/// for a teacher before the audience answers, and the text after it.
///
/// It is the content of a worksheet and of a teacher's notes. The outcome and the explanation omit
/// sentences that use the prediction, because there is none.
struct LessonSheet {
    std::string title;
    std::string goal;
    std::string notes; ///< for the teacher; may be empty
    int minutes = 0; ///< duration
    std::string question;
    std::string unit; ///< may be empty
    std::string unitOfOne; ///< the same for the number 1
    std::vector<std::string> options; ///< empty unless one of them is the answer
    /// The number with its unit, or the text of the right option; empty for a curve.
    std::string answer;
    struct Expected {
        std::string answer; ///< formatted like the answer; the name of a curve, if it has one
        std::string says; ///< the sentence that responds to it

        bool operator==(const Expected&) const = default;
    };
    std::vector<Expected> wrong; ///< the answers of known misconceptions
    std::string outcome;
    std::string explanation;

    bool operator==(const LessonSheet&) const = default;
};
/// The parameters named in the question, its options and the axes of its curve in one language, in
/// the order of the lesson's start, and the lesson's controls: what a worksheet says about the
/// start.
std::vector<std::string> askedParameters(const Lesson& lesson, std::string_view language);
/// "3 terms", "1 term", "57.3°"
std::string withUnit(double number, const std::string& unit, const std::string& unitOfOne);
std::string withUnit(double number, const LessonSheet& sheet);
LessonSheet lessonSheet(const Lesson& lesson, const LabState& before, std::string_view language);

} // namespace lab
