#pragma once

#include "core/lessons/lesson.h"
#include "core/state/lab_state.h"

#include <cstddef>
#include <string>
#include <variant>
#include <vector>

namespace lab {

/// One thing that a lecture shows: a lesson, or a scene with the states of its series.
struct LecturePart {
    std::variant<Lesson, LabState> shown;
    std::string name; ///< of a scene, for the list; may be empty. A lesson has its title
    /// The JSON of a lesson that is one's own, which goes with the lecture; empty of one that comes
    /// with the program.
    std::string source;

    bool operator==(const LecturePart&) const = default;
};

/// Lessons and series in the order in which an audience is to see them; one file holds all of it.
struct Lecture {
    std::vector<LecturePart> parts; ///< at most mostLectureParts

    bool operator==(const Lecture&) const = default;
};

constexpr std::size_t mostLectureParts = 100;

} // namespace lab
