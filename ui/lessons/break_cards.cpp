#include "ui/lessons/break_cards.h"

#include "core/math/random.h"
#include "ui/lessons/derivation_book.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

std::vector<int> mixedCards()
{
    std::vector<int> cards;
    for (int page = 0; page < derivationPages; ++page) {
        const auto& ways = ownDerivationPage(page).rule.text().breaks;
        for (std::size_t way = 0; way < ways.size(); ++way)
            if (ways[way].verdict)
                cards.push_back(cardOf(page, static_cast<int>(way) + 1));
    }
    constexpr std::uint64_t seed = 22;
    Random random(seed);
    for (std::size_t left = cards.size(); left > 1; --left)
        std::swap(cards[left - 1],
            cards[static_cast<std::size_t>(static_cast<double>(left) * random.uniform())]);
    for (std::size_t at = 1; at < cards.size(); ++at) {
        const int before = pageOfCard(cards[at - 1]);
        const auto from = cards.begin() + static_cast<std::ptrdiff_t>(at);
        const auto other = std::ranges::find_if(
            from, cards.end(), [before](int card) { return pageOfCard(card) != before; });
        if (other != cards.end())
            std::rotate(from, other, other + 1);
    }
    return cards;
}

} // namespace

const std::vector<int>& breakCards()
{
    static const std::vector<int> cards = mixedCards();
    return cards;
}

std::optional<int> cardAfter(const Derivation& derivation)
{
    const auto first = [&derivation](const auto& isWanted) -> std::optional<int> {
        for (const int card : breakCards()) {
            const auto found = derivation.cards.find(card);
            const BreakCard mark = found == derivation.cards.end() ? BreakCard {} : found->second;
            if (card != derivation.card && isWanted(mark))
                return card;
        }
        return {};
    };
    if (const auto due = first([](const BreakCard& mark) { return mark.isDue(); }))
        return due;
    if (const auto next = first([](const BreakCard& mark) { return !mark.isOver(); }))
        return next;
    return first([](const BreakCard& mark) { return !mark.wasRight(); });
}

QString verdictKey(RequirementVerdict verdict)
{
    const std::array keys {u"breaks"_s, u"keeps"_s, u"rope"_s};
    return keys[static_cast<std::size_t>(verdict)];
}

std::optional<RequirementVerdict> verdictOf(const QString& key)
{
    for (const RequirementVerdict verdict :
        {RequirementVerdict::Breaks, RequirementVerdict::Keeps, RequirementVerdict::OtherRope})
        if (verdictKey(verdict) == key)
            return verdict;
    return {};
}

} // namespace lab::ui
