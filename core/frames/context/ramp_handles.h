#pragma once

#include "core/encodings/turning/rotary_parameters.h"
#include "core/encodings/turning/rotary_scaling_parameters.h"
#include "core/frames/focus.h"
#include "core/state/edit.h"

#include <string_view>
#include <vector>

namespace lab {

/// An end of a ramp of the chosen method as a thing to drag along the pairs.
///
/// A ramp's end is a number of turns t within the original length L₀, and stands at the pair that
/// makes them, i = r·ln(L₀/(2πt))/(2·ln b), mostly between two. Where the ramp runs between whole
/// pairs, it begins at ⌊i⌋ and ends at ⌈i⌉. p-RoPE's share stands at that share of the way from the
/// first pair to the last, which is between the last pair that turns and the first that rests.
struct RampHandle {
    RampEnd end = RampEnd::YarnFast;
    double value = 0; ///< the turns, or the share
    double lowest = 0; ///< of the value; the two ends of one ramp cannot cross
    double highest = 0;
    double pair = 0; ///< exact; outside the pairs where none makes so many turns
    double usedPair = 0; ///< where the ramp really has its end
    double factor = 1; ///< of the method's line there

    bool operator==(const RampHandle&) const = default;
};

struct RampHandles {
    Rotary encoding;
    std::int64_t originalLength = 0;
    std::vector<RampHandle> ends; ///< from the left while no ramp runs backwards

    bool operator==(const RampHandles&) const = default;
};

/// Those of the state's method, whose line has `factors`; none where fewer than two pairs turn.
RampHandles rampHandles(const LabState& state, const std::vector<double>& factors);

/// The edit that puts the end at the (fractional) pair, as far as it can go.
///
/// Law: the handle then stands there, but for what five significant digits of the value leave out.
SetParameter endMovedTo(const RampHandles& handles, RampEnd end, double pair);

const RampHandle* handleOf(const RampHandles& handles, RampEnd end); ///< null when there is none

} // namespace lab
