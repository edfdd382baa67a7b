#pragma once

#include "ui/views/room/room_aside.h"

#include <string>
#include <vector>

namespace lab::ui {

/// What a bench is told of the room that looks on.
struct RoomShow {
    std::vector<std::string> pictures; ///< that a lesson or a series is about, in order
    bool hasWordsAbove = false; ///< a question: the bench has no line of its own then
    RoomVote vote;

    bool operator==(const RoomShow&) const = default;
};

} // namespace lab::ui
