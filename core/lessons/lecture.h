#pragma once

#include "core/lessons/lesson.h"
#include "core/state/lab_state.h"

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

    bool operator==(const LecturePart&) const = default;
};

/// Lessons and series in the order in which they are presented; one file contains all of it.
struct Lecture {
    std::vector<LecturePart> parts; ///< at most maxLectureParts

    bool operator==(const Lecture&) const = default;
};

constexpr std::size_t maxLectureParts = 100;

} // namespace lab
