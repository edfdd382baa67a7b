#include "core/state/derivation.h"

#include "core/derivation/page_keys.h"
#include "core/math/random.h"
#include "core/state/pass_answers.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <utility>

namespace lab {

namespace {

bool isPage(int page)
{
    return page >= 0 && page < derivationPages;
}

bool isAllOver(const Derivation& derivation)
{
    for (int page = 0; page < derivationPages; ++page)
        if (!derivation.isAnswered(page) && !derivation.repeats.contains(page))
            return false;
    return true;
}

/// The equations and cards of the third pass. A card is open only on its own page.
Derivation withPracticeInOrder(Derivation derivation)
{
    const auto counted = [](int times) { return std::clamp(times, 0, maxPractice); };
    std::erase_if(derivation.lines, [](const auto& entry) { return !isPage(entry.first); });
    for (auto& [page, line] : derivation.lines) {
        line.wrong = std::clamp(line.wrong, 0, triesOfQuestion);
        line.refused = std::clamp(line.refused, 0, maxBreaks);
        line.timesFilled = counted(line.timesFilled);
        line.timesWrong = counted(line.timesWrong);
        line.timesShown = counted(line.timesShown);
    }
    std::erase_if(derivation.cards, [](const auto& entry) {
        const BreakCard& card = entry.second;
        return entry.first < 0 || entry.first >= maxCards || !std::isfinite(card.answer)
            || (card.number && !std::isfinite(*card.number));
    });
    for (auto& [index, card] : derivation.cards) {
        card.since = counted(card.since);
        card.timesRight = counted(card.timesRight);
        card.timesWrong = counted(card.timesWrong);
        if (card.number)
            card.number = std::clamp(*card.number, -largestPrediction, largestPrediction);
    }
    const std::optional<int> card = derivation.card;
    const bool isOpen = card && *card >= 0 && *card < maxCards
        && derivation.pass == derivationPasses && pageOfCard(*card) == derivation.page;
    if (isOpen) {
        derivation.breaks[pageOfCard(*card)] = breakOfCard(*card);
    } else if (card) {
        derivation.breaks.erase(pageOfCard(*card));
        derivation.card.reset();
    }
    return derivation;
}

bool comesAgain(const PageRepeat& repeat, bool isLast)
{
    constexpr std::array<int, repeatsPerPage> after {2, 5};
    if (repeat.completed >= repeatsPerPage)
        return false;
    if (isLast)
        return repeat.asked == 0 ? repeat.pages > 0
                                 : repeat.completed == 0 && repeat.pages >= after[0];
    return repeat.pages >= after[static_cast<std::size_t>(repeat.completed)];
}

/// What is drawn or marked on a page before it is answered.
std::optional<HandleList> guessOf(int page)
{
    switch (static_cast<PageKey>(page)) {
    case PageKey::Scores:
        return HandleList::Colours;
    case PageKey::Trying:
        return HandleList::Marks;
    case PageKey::Pair:
        return HandleList::ScoreSketch;
    case PageKey::Decay:
        return HandleList::BoundSketch;
    default:
        return {};
    }
}

double inHundredths(double value)
{
    return std::round(100 * value) / 100;
}

} // namespace

Derivation::Derivation() = default;
Derivation::Derivation(const Derivation&) = default;
Derivation::Derivation(Derivation&&) noexcept = default;
Derivation& Derivation::operator=(const Derivation&) = default;
Derivation& Derivation::operator=(Derivation&&) noexcept = default;
Derivation::~Derivation() = default;
bool Derivation::operator==(const Derivation&) const = default;

bool Derivation::isAnswered(int of) const
{
    if (!asks(of))
        return true;
    if (card && pageOfCard(*card) == of) {
        const auto open = cards.find(*card);
        return open != cards.end() && open->second.isOver();
    }
    if (shown.contains(of))
        return true;
    if (pass == derivationPasses) {
        const auto line = lines.find(of);
        return !isBlank(of)
            || (line != lines.end()
                && (line->second.isFilled || line->second.wrong >= triesOfQuestion));
    }
    const auto said = predictions.find(of);
    return pass == 1 && said != predictions.end()
        && (said->second.isRight || said->second.wrong >= triesOfQuestion);
}

bool Derivation::isDue(int of) const
{
    return timesAsked(of) > 0 && !isAnswered(of);
}

bool Derivation::isBlank(int of) const
{
    return of >= derivationPages - blanks;
}

bool BreakCard::isDue() const
{
    return isOver() && !wasRight() && since >= cardsBetween;
}

int Derivation::timesAsked(int of) const
{
    const auto found = repeats.find(of);
    return pass > 1 || found == repeats.end() ? 0 : found->second.asked;
}

std::optional<int> pageDue(const Derivation& derivation)
{
    for (const auto& [page, repeat] : derivation.repeats)
        if (derivation.isDue(page))
            return page;
    return {};
}

Derivation withPageFinished(Derivation derivation, int page)
{
    if (derivation.pass > 1)
        return derivation; // only the first pass asks for numbers
    const auto said = derivation.predictions.find(page);
    const bool wasWrong = said != derivation.predictions.end() && said->second.wrong > 0;
    const auto again = derivation.repeats.find(page);
    if (again != derivation.repeats.end()) {
        PageRepeat& repeat = again->second;
        if (derivation.shown.contains(page))
            repeat.completed = repeatsPerPage;
        else if (wasWrong)
            repeat = {0, 0, repeat.asked};
        else
            ++repeat.completed;
    } else if (wasWrong) {
        derivation.repeats[page] = {};
    }
    const bool isLast = isAllOver(derivation);
    for (auto& [other, repeat] : derivation.repeats) {
        if (other == page)
            continue;
        repeat.pages = std::min(repeat.pages + 1, derivationPages);
        if (!comesAgain(repeat, isLast) || !derivation.isAnswered(other))
            continue;
        repeat.asked = std::min(repeat.asked + 1, maxAsked);
        derivation.predictions.erase(other);
        derivation.shown.erase(other);
        if (const auto guess = guessOf(other))
            derivation.handles.lists[static_cast<std::size_t>(*guess)] = startOf(*guess);
    }
    return derivation;
}

DerivationInputs repeatNumbers(int page, int asked, const DerivationInputs& own)
{
    Random random(static_cast<std::uint64_t>(1000 * (page + 1) + asked));
    constexpr double wholeTurn = 2 * std::numbers::pi;
    const auto vector = [&random] {
        // Separate statements: the order in which the arguments of a call are evaluated is
        // unspecified.
        const double angle = wholeTurn * random.uniform();
        const std::complex<double> drawn = std::polar(0.6 + 0.8 * random.uniform(), angle);
        return std::complex<double>(inHundredths(drawn.real()), inHundredths(drawn.imag()));
    };
    const auto whole = [&random](int from, int to) {
        return from + static_cast<std::int64_t>((to - from + 1) * random.uniform());
    };
    DerivationInputs again = own;
    again.query = vector();
    again.key = vector();
    again.keyPosition = whole(1, 6);
    again.queryPosition = again.keyPosition + whole(2, 8);
    again.shift = whole(2, 6);
    again.turn = inHundredths(0.12 + 0.36 * random.uniform());
    return again;
}

Derivation clampedDerivation(Derivation derivation)
{
    derivation.revealedPage = std::clamp(derivation.revealedPage, -1, derivationPages - 1);
    std::erase_if(derivation.bends, [](const auto& entry) {
        return entry.first < 0 || !std::isfinite(entry.second) || std::abs(entry.second) <= 0;
    });
    for (auto& [position, bend] : derivation.bends)
        bend = std::clamp(bend, -largestBend, largestBend);
    std::erase_if(derivation.breaks, [](const auto& entry) {
        return !isPage(entry.first) || entry.second < 1 || entry.second > maxBreaks;
    });
    std::erase_if(derivation.predictions, [](const auto& entry) {
        return !isPage(entry.first) || !std::isfinite(entry.second.number)
            || !std::isfinite(entry.second.answer);
    });
    for (auto& [page, said] : derivation.predictions) {
        said.number = std::clamp(said.number, -largestPrediction, largestPrediction);
        said.wrong = std::clamp(said.wrong, said.isRight ? 0 : 1, triesOfQuestion);
    }
    std::erase_if(derivation.shown, [&derivation](int page) {
        const int pass = page / derivationPages;
        return page < 0 || page > lastShown || pass == derivation.pass;
    });
    std::erase_if(derivation.repeats, [](const auto& entry) { return !isPage(entry.first); });
    for (auto& [page, repeat] : derivation.repeats)
        repeat = {std::clamp(repeat.pages, 0, derivationPages),
            std::clamp(repeat.completed, 0, repeatsPerPage), std::clamp(repeat.asked, 0, maxAsked)};
    std::erase_if(derivation.principles, [](const auto& entry) { return !isPage(entry.first); });
    std::erase_if(derivation.sentences, [](const auto& entry) { return !isPage(entry.first); });
    for (auto& [page, sentence] : derivation.sentences) {
        sentence.found = std::clamp(sentence.found, 0, sentenceParts);
        sentence.wrong = std::clamp(sentence.wrong, 0, maxAsked);
        if (sentence.refused && !isPage(*sentence.refused))
            sentence.refused.reset();
    }
    derivation.page = std::clamp(derivation.page, 0, derivationPages - 1);
    derivation.blanks = std::clamp(derivation.blanks, 1, derivationPages);
    derivation = withPracticeInOrder(std::move(derivation));
    derivation.handles = clampedHandles(std::move(derivation.handles));
    return derivation;
}

} // namespace lab
