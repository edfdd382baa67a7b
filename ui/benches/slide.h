#pragma once

#include "ui/views/presentation/side_column.h"

#include <string>
#include <vector>

namespace lab::ui {

/// What a bench shows an audience.
struct Slide {
    std::vector<std::string> pictures; ///< that a lesson or a series is about, in order
    bool hasWordsAbove = false; ///< a question: the bench has no line of its own then
    AudienceVote vote;
    bool isOfLesson = false; ///< which asks: a bench has no question of its own then
    std::vector<std::string> changed {}; ///< parameters that its reveal sets, told before others

    bool operator==(const Slide&) const = default;
};

} // namespace lab::ui
