#pragma once

#include "core/lessons/card.h"

#include <QByteArray>
#include <QString>

#include <variant>
#include <vector>

namespace lab::ui {

/// The two decks of the bench Compare.
enum class Deck { Claims, Mistakes };

/// What is wrong with a file of cards: which card, which entry.
struct CardFault {
    QString sentence;
};

/// Reads a file like resources/claims/claims.json or resources/mistakes/mistakes.json; every
/// setting is a valid one, every formula has a value in the state that tests its card, and the last
/// rule judges whatever is left.
std::variant<std::vector<Card>, CardFault> cardsOf(const QByteArray& json, Deck deck);

/// The program's own.
const std::vector<Card>& ownCards(Deck deck);

} // namespace lab::ui
