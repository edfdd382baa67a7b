#pragma once

#include "core/frames/context/pairs_table.h"
#include "core/frames/number_table.h"
#include "core/state/lab_state.h"

namespace lab {

/// The pairs of two states side by side, a row per pair of the wider one: λ'ᵢ, the wavelength in
/// use, in positions per turn; the turns of the pair in its training length; θᵢ/θ'ᵢ, by which its
/// extension slows it. Columns "wavelength a", "wavelength b", "b to a" and so on; a pair that is
/// missing in one of them has no number there, an unrotated one has an infinite wavelength.
///
/// Laws: each number is that of pairsTable(); a state beside itself has "b to a" of 1.
NumberTable ladderDifference(const LabState& a, const LabState& b);

} // namespace lab
