#pragma once

namespace lab {

struct LabState;

/// Moves the token at position `from` of the reordered sentence to position `to`; the tokens
/// between shift by one.
struct MoveToken {
    int from = 0;
    int to = 0;
};

LabState with(LabState state, const MoveToken& edit);

} // namespace lab
