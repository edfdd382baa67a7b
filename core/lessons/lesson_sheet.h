#pragma once

#include "core/lessons/lesson_answer.h"

#include <string_view>

namespace lab {

/// A text in one language, "en", with its numbers put in; as it is where one of them has no value.
std::string filledWords(
    const LessonText& text, std::string_view language, const LessonScope& scope);

/// A lesson in one language with the numbers of one state put in: what is asked, what a teacher
/// wants to know before the audience answers, and what is said after it.
///
/// It is what a worksheet prints and a teacher's notes show. The outcome and the explanation are
/// without the sentences that name the prediction: nobody has made one yet.
struct LessonSheet {
    std::string title;
    std::string goal;
    std::string notes; ///< for the teacher; may be empty
    int minutes = 0; ///< that it takes
    std::string question;
    std::string unit; ///< may be empty
    std::string unitOfOne; ///< the same of the number 1
    std::vector<std::string> options; ///< empty unless one of them is the answer
    std::string answer; ///< the number with its unit, or the right option; empty for a curve
    struct Expected {
        std::string answer; ///< as the answer is written; the name of a curve, where it has one
        std::string says; ///< the sentence that meets it

        bool operator==(const Expected&) const = default;
    };
    std::vector<Expected> wrong; ///< what known misconceptions answer
    std::string outcome;
    std::string explanation;

    bool operator==(const LessonSheet&) const = default;
};
/// The parameters that the question, its options and the axes of its curve name in one language, in
/// the order of the lesson's start, and the lesson's controls: what a worksheet tells of the start.
std::vector<std::string> askedParameters(const Lesson& lesson, std::string_view language);
/// "3 terms", "1 term", "57.3°"
std::string withUnit(double number, const std::string& unit, const std::string& unitOfOne);
std::string withUnit(double number, const LessonSheet& sheet);
LessonSheet lessonSheet(const Lesson& lesson, const LabState& before, std::string_view language);

} // namespace lab
