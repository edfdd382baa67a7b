#include "core/figures/compare/cards_words.h"

#include "core/drawing/kit.h"
#include "core/drawing/numbers.h"
#include "core/state/choices.h"
#include "core/state/edit.h"

#include <cmath>
#include <vector>

namespace lab::drawing {

namespace {

constexpr Message testIt = LAB_MESSAGE("CardWords", "Test it in %1 →");
constexpr Message seeIt = LAB_MESSAGE("CardWords", "See it in %1 →");
constexpr Message claimOf = LAB_MESSAGE("CardWords", "Claim %1 of %2");
constexpr Message mistakeInCode =
    LAB_MESSAGE("CardWords", "Mistake %1 of %2 · both lines appear in published code");
constexpr Message mistakeInText =
    LAB_MESSAGE("CardWords", "Mistake %1 of %2 · both statements appear in published texts");
constexpr Message betweenNumbers = LAB_COMMENTED("CardWords", ", ", "between numbers");
constexpr Message yourModels =
    LAB_COMMENTED("CardWords", "Your models: %1. %2", "numbers and a verdict");
constexpr Message measured = LAB_MESSAGE("CardWords", "measured: %1");
constexpr Message noValue = LAB_MESSAGE("CardWords", "No value here");
constexpr Message withInterval =
    LAB_COMMENTED("CardWords", "%1 [%2, %3]", "a number and its interval");
constexpr Message ofTrained = LAB_MESSAGE(
    "CardWords", "In the models you trained at length %1: %2. With the same thresholds: %3.");
constexpr Message ofRun = LAB_MESSAGE(
    "CardWords", "In your run “%1”, trained at length %2: %3. With the same thresholds: %4.");
constexpr Message saidClaim = LAB_MESSAGE("lab::ui::CardsView", "Claim %1 of %2: %3");
constexpr Message saidMistake =
    LAB_MESSAGE("lab::ui::CardsView", "Mistake %1 of %2: %3 First: %4 Second: %5");
constexpr Message voteOnClaim =
    LAB_MESSAGE("lab::ui::CardsView", "%1 Vote: 1 holds, 2 in part, 3 does not hold, 4 depends.");
constexpr Message voteOnMistake =
    LAB_MESSAGE("lab::ui::CardsView", "%1 Vote: 1 first is correct, 2 second, 3 both, 4 neither.");
constexpr Message judgedClaim =
    LAB_MESSAGE("lab::ui::CardsView", "%1 Your vote: %2. Verdict: %3. %4. %5 Enter tests it.");
constexpr Message judgedMistake =
    LAB_MESSAGE("lab::ui::CardsView", "%1 Your vote: %2. Verdict: %3. %4. %5 Enter shows it.");
constexpr Message numbered =
    LAB_COMMENTED("lab::ui::CardsView", "%1. %2", "the number of a card and its text");

std::string numberText(double number)
{
    return std::isnan(number) ? "–" : significant(number, 4);
}

std::string ownNumbers(const CardsValues& values, const Language& words)
{
    std::string numbers;
    for (const double number : values.own->judged.numbers)
        numbers += (numbers.empty() ? "" : words(betweenNumbers).text) + numberText(number);
    return numbers;
}

bool areClaims(const CardsValues& values)
{
    return values.deck == Deck::Claims;
}

} // namespace

std::string textIn(const LanguageTexts& texts, const Language& words)
{
    return lab::textIn(texts, words.name());
}

Said verdictName(Verdict verdict, const Language& words)
{
    return labelOf(choiceOf(verdict), words);
}

Said judgedName(Verdict verdict, const Language& words)
{
    return verdict == Verdict::None ? words(noValue) : verdictName(verdict, words);
}

std::string judgedNumber(const JudgedCard& judged, std::size_t number, const Language& words)
{
    const auto& interval = judged.intervals[number];
    if (!interval || !std::isfinite(interval->low))
        return numberText(judged.numbers[number]);
    constexpr int digits = 3;
    return words(withInterval,
        {significant(judged.numbers[number], digits), significant(interval->low, digits),
            significant(interval->high, digits)})
        .text;
}

std::string damageOf(const Card& card, const JudgedCard& judged, const Language& words)
{
    std::vector<std::string> numbers;
    for (const double number : judged.damage)
        numbers.push_back(numberText(number));
    return filled(textIn(card.damage.words, words), numbers);
}

Said ownVerdictText(const CardsValues& values, const Language& words)
{
    if (!values.own)
        return {};
    const std::string all = ownNumbers(values, words);
    const std::string trained = wholeNumber(values.own->trainingLength);
    const std::string verdict = judgedName(values.own->judged.verdict, words).text;
    return values.own->run.empty() ? words(ofTrained, {trained, all, verdict})
                                   : words(ofRun, {values.own->run, trained, all, verdict});
}

Said shortOwnVerdict(const CardsValues& values, const Language& words)
{
    return words(yourModels,
        {ownNumbers(values, words), judgedName(values.own->judged.verdict, words).text});
}

Said measuredText(const CardsValues& values, const Language& words)
{
    return words(measured, {judgedName(values.tested.verdict, words).text});
}

Said cardHeading(const CardsValues& values, const Language& words)
{
    const Card::Seen seen = values.chosen().seen;
    return words(seen == Card::Seen::SourceText ? claimOf
            : seen == Card::Seen::Code          ? mistakeInCode
                                                : mistakeInText,
        {std::to_string(values.card), std::to_string(values.given.size())});
}

Said wayToTest(const CardsValues& values, const Language& words)
{
    const LabState tested = applied({}, TestCard {values.chosen().test});
    return words(areClaims(values) ? testIt : seeIt, {labelOf(choiceOf(tested.bench), words).text});
}

Said cardSpoken(const CardsValues& values, const Language& words)
{
    if (values.given.empty())
        return {};
    const Card& card = values.chosen();
    const std::string number = std::to_string(values.card);
    const std::string count = std::to_string(values.given.size());
    const std::string text = textIn(card.text, words);
    const std::string read = areClaims(values)
        ? words(saidClaim, {number, count, text}).text
        : words(saidMistake,
            {number, count, text, textIn(card.lines[0].words, words),
                textIn(card.lines[1].words, words)})
              .text;
    if (!values.isOpen())
        return words(areClaims(values) ? voteOnClaim : voteOnMistake, {read});
    std::vector<std::string> numbers;
    for (std::size_t i = 0; i < card.numbers.size(); ++i)
        numbers.push_back(
            judgedNumber(values.now, i, words) + ' ' + textIn(card.numbers[i].words, words));
    std::string reasons;
    for (const std::string& reason : {damageOf(card, values.now, words),
             textIn(card.threshold, words), ownVerdictText(values, words).text})
        reasons += (reasons.empty() || reason.empty() ? "" : " ") + reason;
    return words(areClaims(values) ? judgedClaim : judgedMistake,
        {read, verdictName(values.vote(), words).text, judgedName(values.now.verdict, words).text,
            listedApart(numbers, words), reasons});
}

Said cardInList(int card, const std::string& text, const Language& words)
{
    return words(numbered, {std::to_string(card), text});
}

} // namespace lab::drawing
