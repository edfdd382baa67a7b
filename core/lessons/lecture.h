#pragma once

#include "core/lessons/lesson.h"
#include "core/state/lab_state.h"
#include "core/state/language_texts.h"

#include <cstddef>
#include <string>
#include <variant>
#include <vector>

namespace lab {

/// One part of a lecture: a lesson, or a scene with the states of its series.
struct LecturePart {
    std::variant<Lesson, LabState> shown;
    std::string name; ///< of a scene, for the list; may be empty. A lesson has its title
    /// The JSON of the user's own lesson, which is stored in the lecture; empty for a bundled
    /// lesson.
    std::string source;
    LanguageTexts title = {}; ///< of a scene, shown instead of its name; all texts are nonempty
    int minutes = 0; ///< planned for it, up to maxMinutes; 0 if there is no plan

    bool operator==(const LecturePart&) const = default;
};

/// As planned, or else those of the lesson; 0 for a scene without a plan.
inline int minutesOf(const LecturePart& part)
{
    const auto* lesson = std::get_if<Lesson>(&part.shown);
    return part.minutes > 0 || !lesson ? part.minutes : lesson->minutes;
}

/// Lessons and series in the order in which they are presented; one file contains all of it.
struct Lecture {
    std::vector<LecturePart> parts; ///< at most maxLectureParts
    LanguageTexts title = {}; ///< of a bundled one

    bool operator==(const Lecture&) const = default;
};

/// Of all its parts that have a time.
inline int minutesOf(const Lecture& lecture)
{
    int minutes = 0;
    for (const LecturePart& part : lecture.parts)
        minutes += minutesOf(part);
    return minutes;
}

constexpr std::size_t maxLectureParts = 100;

} // namespace lab
