#pragma once

#include "core/state/derivation.h"

namespace lab {

/// What was said on each pass stays while another is open: predictions and what comes again are of
/// the first, principles and sentences of the second, lines and cards of the third. Pages whose
/// answer was asked for are of each; those of a pass that is not open stand in Derivation::shown
/// further on, at shownOn(pass, page).
constexpr int shownOn(int pass, int page)
{
    return pass * derivationPages + page;
}
constexpr int lastShown = shownOn(derivationPasses, derivationPages - 1);

/// The derivation on another pass.
Derivation onPass(Derivation derivation, int pass);

/// All that was said in the other derivation, and its pass and blank lines; the numbers, the page
/// and what is broken stay.
Derivation withAnswersOf(Derivation derivation, const Derivation& other);

} // namespace lab
