#pragma once

#include "core/frames/number_table.h"
#include "core/lessons/card_book.h"

#include <optional>
#include <vector>

namespace lab::drawing {

/// A deck of the bench Compare: the selected card, the votes, and the verdicts.
struct CardsValues {
    Deck deck = Deck::Claims;
    int card = 1; ///< from 1
    std::vector<Verdict> given {}; ///< the votes; none before the first values
    JudgedCard now {}; ///< with the state's own numbers
    JudgedCard tested {}; ///< with the state that its test would load from here
    std::optional<OwnVerdict> own {}; ///< from models that the user trained

    const Card& chosen() const { return ownCards(deck)[static_cast<std::size_t>(card - 1)]; }
    Verdict vote() const { return given[static_cast<std::size_t>(card - 1)]; }
    bool isOpen() const { return vote() != Verdict::None; } ///< the verdict may be shown
    bool operator==(const CardsValues&) const = default;
};
CardsValues cardsValues(const LabState& state, Deck deck, const std::vector<KeptRun>& own = {});

/// "card", "vote", "verdict" (Verdict as a number), "first", "second", "third", the ends of their
/// intervals "first_low", "first_high" if any, and, if
/// the user's own models give a verdict, "own_verdict", "own_first", "own_second", "own_third"; no
/// numbers for a card without a vote.
NumberTable cardNumbers(const CardsValues& values);

} // namespace lab::drawing
