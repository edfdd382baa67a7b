#pragma once

#include "core/lessons/card.h"
#include "ui/store/outcome.h"

#include <QByteArray>

#include <vector>

namespace lab::ui {

/// The two decks of the bench Compare.
enum class Deck { Claims, Mistakes };

/// Reads a file like resources/claims/claims.json or resources/mistakes/mistakes.json; every
/// setting is a valid one, every formula has a value in the state that tests its card, and the last
/// rule judges whatever is left. An error says which card, and which entry.
Outcome<std::vector<Card>> cardsOf(const QByteArray& json, Deck deck);

/// The program's own, as the same reader takes them; their formulas have values, which the tests
/// see to and nobody waits for.
const std::vector<Card>& ownCards(Deck deck);

} // namespace lab::ui
