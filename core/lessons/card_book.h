#pragma once

#include "core/lessons/card.h"

#include <array>
#include <vector>

namespace lab {

/// The two decks of the bench Compare.
enum class Deck { Claims, Mistakes };

/// The cards of resources/claims/claims.json and resources/mistakes/mistakes.json, read once. Tests
/// check that their settings are valid and that their formulas have values.
const std::vector<Card>& ownCards(Deck deck);

/// The possible votes on a card of the deck, in the order of the keys 1 to 4.
const std::array<Verdict, 4>& votesOf(Deck deck);

} // namespace lab
