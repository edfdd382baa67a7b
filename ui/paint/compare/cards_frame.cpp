#include "ui/paint/compare/cards.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <limits>
#include <span>
#include <string>

namespace lab::ui {

const Card& cardOf(const CardsFrame& frame)
{
    return ownCards(frame.deck)[static_cast<std::size_t>(frame.card - 1)];
}

CardsFrame cardsFrame(const LabState& state, Deck deck, const std::vector<KeptRun>& own)
{
    const bool areClaims = deck == Deck::Claims;
    const std::vector<Card>& cards = ownCards(deck);
    CardsFrame frame;
    frame.deck = deck;
    frame.card = std::min(
        areClaims ? state.compare.claim : state.compare.mistake, static_cast<int>(cards.size()));
    const std::span<const Verdict> votes =
        areClaims ? std::span<const Verdict>(state.compare.votes) : state.compare.lines;
    frame.given.assign(votes.begin(), votes.begin() + static_cast<std::ptrdiff_t>(cards.size()));
    frame.now = judged(cardOf(frame), state);
    frame.tested = judgedInItsTest(cardOf(frame), state);
    frame.own = judgedByOwn(cardOf(frame), state, own);
    return frame;
}

NumberTable numbers(const CardsFrame& frame)
{
    const double none = std::numeric_limits<double>::quiet_NaN();
    NumberTable table {{"card", "vote", "verdict", "first", "second", "third"}, {}};
    std::vector<double> row {static_cast<double>(frame.card), static_cast<double>(frame.vote())};
    row.push_back(frame.isOpen() ? static_cast<double>(frame.now.verdict) : none);
    for (const double number : frame.now.numbers)
        row.push_back(frame.isOpen() ? number : none);
    constexpr std::array names {"first", "second", "third"};
    for (std::size_t i = 0; i < names.size(); ++i) {
        const auto& interval = frame.now.intervals[i];
        if (!interval)
            continue;
        for (const char* const end : {"_low", "_high"})
            table.header.push_back(std::string(names[i]) + end);
        row.push_back(frame.isOpen() ? interval->low : none);
        row.push_back(frame.isOpen() ? interval->high : none);
    }
    if (frame.own) {
        for (const char* const column : {"own_verdict", "own_first", "own_second", "own_third"})
            table.header.emplace_back(column);
        row.push_back(frame.isOpen() ? static_cast<double>(frame.own->judged.verdict) : none);
        for (const double number : frame.own->judged.numbers)
            row.push_back(frame.isOpen() ? number : none);
    }
    table.rows.push_back(std::move(row));
    return table;
}

} // namespace lab::ui
