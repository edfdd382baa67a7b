#pragma once

#include "core/lessons/lesson.h"

#include <string>
#include <vector>

namespace lab {

/// Which text of a lesson it is: "question/wrong/0/says".
struct PlacedText {
    std::string where;
    const LessonText* text; ///< of the lesson, which outlives this
};

/// Those that are said before the answer, and those after it.
std::vector<PlacedText> textsBefore(const Lesson& lesson);
std::vector<PlacedText> textsAfter(const Lesson& lesson);

} // namespace lab
