#pragma once

#include "core/frames/focus.h"
#include "core/state/edit.h"
#include "core/state/lab_state.h"

#include <cstdint>
#include <optional>

namespace lab {

/// The horizontal axis of the pictures of Waves.

/// As if they were positions: all distances of the positions shown, with that of query and key as
/// the query, and no key among them.
Positions distancesOf(const Positions& positions, DistanceSign sign);

/// The positions of a query and a key at such a distance, with the key where it was if possible.
MovePositions atDistance(std::int64_t key, DistanceSign sign, std::int64_t distance);

/// From 0 and at least 64 positions, doubled until query and key are among them.
ShowPositions bothShown(const Positions& positions);

/// The center of the element under the pointer, here or as a shift in another picture.
std::optional<double> pointedPosition(const Focus& focus, const Positions& positions);
/// The same if it is among the positions shown.
std::optional<double> pointedAcross(const Focus& focus, const Positions& positions);

/// The part of a focus that a picture with positions shows: those under the pointer, here or in
/// another picture.
Focus positionsShown(const Focus& focus, const Positions& positions);

} // namespace lab
