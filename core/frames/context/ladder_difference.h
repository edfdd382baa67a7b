#pragma once

#include "core/frames/context/pairs_table.h"
#include "core/frames/number_table.h"
#include "core/state/lab_state.h"

namespace lab {

/// The ladders of two states beside each other, a row a pair of the wider one: λ'ᵢ, the wavelength
/// that is in use, in positions a turn; the turns that the pair makes in its training length;
/// θᵢ/θ'ᵢ, by which its extension slows it. Columns "wavelength a", "wavelength b", "b to a" and so
/// on; a pair that one of them lacks has no number there, one that does not turn an infinite
/// wavelength.
///
/// Laws: each number is that of pairsTable(); a state beside itself has "b to a" of 1.
NumberTable ladderDifference(const LabState& a, const LabState& b);

} // namespace lab
