#pragma once

#include "core/state/derivation.h"

namespace lab {

/// The answers of each pass are kept while another pass is open: predictions and repeats belong to
/// the first pass, principles and sentences to the second, equations and cards to the third. Each
/// pass has its own pages whose answer was shown; those of a pass that is not open are stored in
/// Derivation::shown at the index shownOn(pass, page).
constexpr int shownOn(int pass, int page)
{
    return pass * derivationPages + page;
}
constexpr int lastShown = shownOn(derivationPasses, derivationPages - 1);

/// Switches the derivation to another pass.
Derivation onPass(Derivation derivation, int pass);

/// The derivation with all answers of the other one, and its pass and blank equations. Numbers,
/// page and breaks stay.
Derivation withAnswersOf(Derivation derivation, const Derivation& other);

} // namespace lab
