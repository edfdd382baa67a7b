#pragma once

#include "app/files/lesson_file.h"

#include <algorithm>
#include <string>

namespace lab::app {

/// The lesson of that key among those that come with the program; one without a key if none has it.
inline Lesson shipped(const std::string& key)
{
    const std::vector<Lesson> all = shippedLessons();
    const auto found = std::ranges::find(all, key, &Lesson::key);
    return found == all.end() ? Lesson() : *found;
}

} // namespace lab::app
