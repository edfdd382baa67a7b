#pragma once

#include "core/encodings/rope/parameters.h"
#include "core/encodings/scaling/parameters.h"
#include "core/frames/focus.h"
#include "core/state/edit.h"

#include <string_view>
#include <vector>

namespace lab {

/// An end of a ramp of the chosen method, a handle that can be dragged along the pairs.
///
/// The end of a ramp is a number of turns t within the original length L₀, and is drawn at the pair
/// with that many turns, i = r·ln(L₀/(2πt))/(2·ln b), usually between two pairs. If the ramp uses
/// whole pairs, it begins at ⌊i⌋ and ends at ⌈i⌉. p-RoPE's share is drawn at this fraction between
/// the first and the last pair, which is between the last rotated pair and the first unrotated one.
struct RampHandle {
    RampEnd end = RampEnd::YarnFast;
    double value = 0; ///< the turns, or the share
    double lowest = 0; ///< of the value; the two ends of one ramp cannot cross
    double highest = 0;
    double pair = 0; ///< exact; outside the pairs if none has as many turns
    double usedPair = 0; ///< where the ramp ends in use
    double factor = 1; ///< of the method's line there

    bool operator==(const RampHandle&) const = default;
};

struct RampHandles {
    Rotary encoding;
    std::int64_t originalLength = 0;
    std::vector<RampHandle> ends; ///< from the left, unless a ramp runs backwards

    bool operator==(const RampHandles&) const = default;
};

/// For the state's method, whose line has `factors`; empty if fewer than two pairs are rotated.
RampHandles rampHandles(const LabState& state, const std::vector<double>& factors);

/// The edit that moves the end to the (fractional) pair, as far as possible.
///
/// Law: the handle is then there, except for rounding the value to five significant digits.
SetParameter endMovedTo(const RampHandles& handles, RampEnd end, double pair);

const RampHandle* handleOf(const RampHandles& handles, RampEnd end); ///< null when there is none

} // namespace lab
