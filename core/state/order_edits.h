#pragma once

namespace lab {

struct LabState;

/// The token that stands at place `from` of the reordered sentence put at place `to`; those between
/// make space.
struct MoveToken {
    int from = 0;
    int to = 0;
};

LabState with(LabState state, const MoveToken& edit);

} // namespace lab
