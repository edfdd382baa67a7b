#pragma once

#include "app/files/lesson_file.h"

#include <algorithm>
#include <string>

namespace lab::app {

/// The bundled lesson with that key; one without a key if there is none.
inline Lesson shipped(const std::string& key)
{
    const std::vector<Lesson> all = shippedLessons();
    const auto found = std::ranges::find(all, key, &Lesson::key);
    return found == all.end() ? Lesson() : *found;
}

} // namespace lab::app
