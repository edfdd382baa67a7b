#pragma once

#include "core/lessons/lesson.h"

#include <string>
#include <vector>

namespace lab {

/// The path of a text in a lesson: "question/wrong/0/says".
struct PlacedText {
    std::string where;
    const LessonText* text; ///< part of the lesson, which must outlive this
};

/// The texts before the answer, and those after it.
std::vector<PlacedText> textsBefore(const Lesson& lesson);
std::vector<PlacedText> textsAfter(const Lesson& lesson);

} // namespace lab
