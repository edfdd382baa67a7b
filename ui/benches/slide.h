#pragma once

#include "ui/views/presentation/side_column.h"

#include <string>
#include <vector>

namespace lab::ui {

/// What a bench shows an audience.
struct Slide {
    std::vector<std::string> pictures; ///< that a lesson or a series is about, in order
    bool hasWordsAbove = false; ///< with a question, the bench has no line of its own
    AudienceVote vote;
    bool isOfLesson = false; ///< with a question, a bench has no question of its own
    std::vector<std::string> changed {}; ///< parameters that its reveal sets, reported before
                                         ///< others

    bool operator==(const Slide&) const = default;
};

} // namespace lab::ui
