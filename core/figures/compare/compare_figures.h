#pragma once

#include "core/drawing/figure.h"
#include "core/figures/compare/cards_values.h"
#include "core/frames/compare/advice.h"
#include "core/frames/compare/compare_frames.h"

namespace lab::drawing {

/// Encodings against properties as small multiples. "Both move on" has one scale for all rows, so
/// that a flat line is a relative encoding; the score against the distance shows its shape, each on
/// its own scale. Numbers that violate the rule of their column are bold. Under it the curves of A,
/// dashed. A press selects a cell, the arrow keys the next one. Enter, a double-click and the words
/// below the table open the bench that shows the cell; C opens the claims.
extern const Figure<CompareFrame> compareProperties;

/// Which encodings meet the requirements, and why the others do not: a filled bar if it fits, a
/// hollow one if it only costs more than allowed, none if there is an objection, and the reason. No
/// single best one is marked. A press or the arrow keys select a row. Enter, a double-click and the
/// words below open the bench that shows the stated reason.
extern const Figure<AdviceFrame> compareAdviser;

/// A deck of cards: claims about encodings, or equations of which one may be a mistake. A press on
/// a card or the arrow keys select one, C selects the next; 1 to 4 vote, and the verdict stays
/// hidden until then. Enter opens the bench that tests it.
extern const Figure<CardsValues> compareClaims;
extern const Figure<CardsValues> compareMistakes;

} // namespace lab::drawing
