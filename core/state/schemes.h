#pragma once

namespace lab {

/// The parameters of the encodings that have tables but no bench of their own, a member each.
/// Their rows in the parameter table hold the ranges, and clamped() applies those.
struct Schemes {
    bool operator==(const Schemes&) const = default;
};

} // namespace lab
