#include "core/figures/compare/cards_values.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <limits>
#include <span>
#include <string>

namespace lab::drawing {

CardsValues cardsValues(const LabState& state, Deck deck, const std::vector<KeptRun>& own)
{
    const bool areClaims = deck == Deck::Claims;
    const auto count = static_cast<int>(ownCards(deck).size());
    CardsValues values;
    values.deck = deck;
    values.card = std::min(areClaims ? state.compare.claim : state.compare.mistake, count);
    const std::span<const Verdict> votes =
        areClaims ? std::span<const Verdict>(state.compare.votes) : state.compare.lines;
    values.given.assign(votes.begin(), votes.begin() + count);
    values.now = judged(values.chosen(), state);
    values.tested = judgedInItsTest(values.chosen(), state);
    values.own = judgedByOwn(values.chosen(), state, own);
    return values;
}

NumberTable cardNumbers(const CardsValues& values)
{
    if (values.given.empty())
        return {};
    NumberTable table;
    table.header = {"card", "vote"};
    std::vector<double>& row = table.rows.emplace_back();
    row = {static_cast<double>(values.card), static_cast<double>(values.vote())};
    const auto add = [&](std::string name, double number) {
        table.header.push_back(std::move(name));
        row.push_back(values.isOpen() ? number : std::numeric_limits<double>::quiet_NaN());
    };
    constexpr std::array names {"first", "second", "third"};
    const auto addJudged = [&](const std::string& prefix, const JudgedCard& judged) {
        add(prefix + "verdict", static_cast<double>(judged.verdict));
        for (std::size_t i = 0; i < names.size(); ++i)
            add(prefix + names[i], judged.numbers[i]);
    };
    addJudged("", values.now);
    for (std::size_t i = 0; i < names.size(); ++i)
        if (const auto& interval = values.now.intervals[i]) {
            add(std::string(names[i]) + "_low", interval->low);
            add(std::string(names[i]) + "_high", interval->high);
        }
    if (values.own)
        addJudged("own_", values.own->judged);
    return table;
}

} // namespace lab::drawing
