#pragma once

#include "core/lessons/card.h"
#include "ui/store/outcome.h"

#include <QByteArray>

#include <vector>

namespace lab::ui {

/// The two decks of the bench Compare.
enum class Deck { Claims, Mistakes };

/// Reads a file like resources/claims/claims.json or resources/mistakes/mistakes.json; every
/// setting is valid, every formula has a value in the state that tests its card, and the last rule
/// applies to all remaining cases. An error names the card and the entry.
Outcome<std::vector<Card>> cardsOf(const QByteArray& json, Deck deck);

/// The program's own, read in the same way; the tests check that their formulas have values.
const std::vector<Card>& ownCards(Deck deck);

} // namespace lab::ui
