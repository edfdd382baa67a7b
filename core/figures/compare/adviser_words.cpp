#include "core/figures/compare/adviser_words.h"

#include "core/drawing/kit.h"
#include "core/drawing/numbers.h"
#include "core/figures/compare/compare_words.h"
#include "core/state/choices.h"

#include <cmath>
#include <string>

namespace lab::drawing {

namespace {

constexpr Message share = LAB_COMMENTED("lab::ui::Adviser", "%1 %", "a share");
constexpr Message noParameters = LAB_MESSAGE("lab::ui::Adviser", "no parameters");
constexpr Message parameters = LAB_MESSAGE("lab::ui::Adviser", "%1 parameters");
constexpr Message ownOfEach = LAB_MESSAGE("lab::ui::Adviser", "each distance has its own value");
constexpr Message ownOfSome = LAB_MESSAGE("lab::ui::Adviser", "distances with their own value: %1");
constexpr Message bundled =
    LAB_MESSAGE("lab::ui::Adviser", "bundled small models, “%1”, at %2 L: %3 % accuracy");
constexpr Message trained =
    LAB_MESSAGE("lab::ui::Adviser", "models you trained, “%1”, at %2 L: %3 % accuracy");
constexpr Message ofRun =
    LAB_MESSAGE("lab::ui::Adviser", "your run “%1”, “%2”, at %3 L: %4 % accuracy");
constexpr Message noAxes = LAB_MESSAGE("lab::ui::Adviser", "no version for %1 axes");
constexpr Message noPlace = LAB_MESSAGE("lab::ui::Adviser", "does not encode the token's position");
constexpr Message noDistance =
    LAB_MESSAGE("lab::ui::Adviser", "its logits do not depend on distance");
constexpr Message movesOn =
    LAB_MESSAGE("lab::ui::Adviser", "the logit at one distance varies by %1 across positions");
constexpr Message movesOnBriefly =
    LAB_MESSAGE("lab::ui::Adviser", "logits at one distance differ by %1");
constexpr Message highest =
    LAB_MESSAGE("lab::ui::Adviser", "one curve for all words, highest at distance 0");
constexpr Message lowest =
    LAB_MESSAGE("lab::ui::Adviser", "one curve for all words, lowest at distance 0");
constexpr Message counts =
    LAB_MESSAGE("lab::ui::Adviser", "it counts tokens that its gates let through, not positions");
constexpr Message ownEnds =
    LAB_MESSAGE("lab::ui::Adviser", "values are shared from distance %1 on");
constexpr Message noSecondRow = LAB_MESSAGE("lab::ui::Adviser", "no row beyond %1 position");
constexpr Message noRow = LAB_MESSAGE("lab::ui::Adviser", "no row beyond %1 positions");
constexpr Message unseenInOne =
    LAB_MESSAGE("lab::ui::Adviser", "pairs that reach angles not seen in %1 position: %2 of %3");
constexpr Message unseen =
    LAB_MESSAGE("lab::ui::Adviser", "pairs that reach angles not seen in %1 positions: %2 of %3");
constexpr Message unseenBriefly =
    LAB_MESSAGE("lab::ui::Adviser", "pairs at unseen angles: %1 of %2");
constexpr Message learns =
    LAB_MESSAGE("lab::ui::Adviser", "its parameters are %1 of those of attention");
constexpr Message learnsBriefly = LAB_MESSAGE("lab::ui::Adviser", "parameters: %1 of attention's");
constexpr Message works =
    LAB_MESSAGE("lab::ui::Adviser", "takes %1 of the operations of attention");
constexpr Message worksBriefly = LAB_MESSAGE("lab::ui::Adviser", "operations: %1 of attention's");
constexpr Message maskAlone = LAB_MESSAGE("lab::ui::Adviser", "only the causal mask carries order");
constexpr Message andOthers =
    LAB_COMMENTED("lab::ui::Adviser", "%1, and other reasons", "a reason");
constexpr Message fits = LAB_MESSAGE("lab::ui::Adviser", "fits");
constexpr Message fitsButCosts =
    LAB_MESSAGE("lab::ui::Adviser", "fits, but costs more than allowed");
constexpr Message fitsNot = LAB_MESSAGE("lab::ui::Adviser", "does not fit");

using Reason = Mismatch::Reason;

std::string percent(double of, const Language& words)
{
    return words(share, {percentOf(of, 2)}).text;
}

std::string quoteText(const TrainedQuote& quote, const Language& words)
{
    const std::string task = labelOf(choiceOf(quote.task), words).text;
    const std::string factor = wholeNumber(quote.factor);
    const std::string accuracy = wholePercentOf(quote.accuracy.mean);
    if (quote.isOwn && !quote.run.empty())
        return words(ofRun, {quote.run, task, factor, accuracy}).text;
    return words(quote.isOwn ? trained : bundled, {task, factor, accuracy}).text;
}

/// A shorter form of the long sentences.
Said shortMismatchText(const Mismatch& mismatch, const AdviceFrame& frame, const Language& words)
{
    const double number = mismatch.number;
    switch (mismatch.reason) {
    case Reason::MovesOn:
        return words(movesOnBriefly, {withSuperscripts(significant(number, 3))});
    case Reason::Unseen:
        return words(unseenBriefly,
            {std::to_string(std::llround(number)), std::to_string(std::llround(mismatch.of))});
    case Reason::Learns:
        return words(learnsBriefly, {percent(number, words)});
    case Reason::Works:
        return words(worksBriefly, {percent(number, words)});
    default:
        return mismatchText(mismatch, frame, words);
    }
}

} // namespace

ComparedProperty shownProperty(const Advice& advice)
{
    const auto& all = advice.against.empty() ? advice.dear : advice.against;
    if (all.empty())
        return ComparedProperty::DistinctDistances;
    switch (all.front().reason) {
    case Reason::NoPlace:
    case Reason::MovesOn:
        return ComparedProperty::ShiftedScore;
    case Reason::NoDistance:
    case Reason::Fixed:
    case Reason::FixedLowest:
        return ComparedProperty::Distance;
    case Reason::Learns:
        return ComparedProperty::Parameters;
    case Reason::Works:
        return ComparedProperty::Operations;
    case Reason::Axes:
    case Reason::Counts:
    case Reason::OwnEnds:
    case Reason::NoRow:
    case Reason::Unseen:
        break;
    }
    return ComparedProperty::DistinctDistances;
}

Said mismatchText(const Mismatch& mismatch, const AdviceFrame& frame, const Language& words)
{
    const double number = mismatch.number;
    const std::string whole = wholeNumber(std::llround(number));
    switch (mismatch.reason) {
    case Reason::Axes:
        return words(noAxes, {whole});
    case Reason::NoPlace:
        return words(noPlace);
    case Reason::NoDistance:
        return words(noDistance);
    case Reason::MovesOn:
        return words(movesOn, {withSuperscripts(significant(number, 3))});
    case Reason::Fixed:
        return words(highest);
    case Reason::FixedLowest:
        return words(lowest);
    case Reason::Counts:
        return words(counts);
    case Reason::OwnEnds:
        return words(ownEnds, {whole});
    case Reason::NoRow:
        return words(whole == "1" ? noSecondRow : noRow, {whole});
    case Reason::Unseen:
        return words(frame.trained == 1 ? unseenInOne : unseen,
            {wholeNumber(frame.trained), whole, wholeNumber(std::llround(mismatch.of))});
    case Reason::Learns:
        return words(learns, {percent(number, words)});
    case Reason::Works:
        break;
    }
    return words(works, {percent(number, words)});
}

std::vector<Said> adviceTexts(const Advice& advice, const AdviceFrame& frame, const Language& words)
{
    const ComparedRow& row = frame.table.row(advice.encoding);
    const std::string values = row.own.beyond == BeyondOwn::Everywhere
        ? words(ownOfEach).text
        : words(ownOfSome, {ownText(row.own, words).text}).text;
    const auto& all = advice.against.empty() ? advice.dear : advice.against;
    std::vector<std::string> parts;
    for (const Mismatch& mismatch : all)
        parts.push_back(mismatchText(mismatch, frame, words).text);
    if (all.empty() && advice.encoding == ComparedEncoding::None)
        parts.push_back(words(maskAlone).text);
    else if (all.empty())
        parts = {values,
            row.cost.parameters() == 0
                ? words(noParameters).text
                : words(parameters, {wholeNumber(row.cost.parameters())}).text};
    const std::string quote = advice.quote ? quoteText(*advice.quote, words) : std::string();
    if (advice.quote)
        parts.push_back(quote);
    std::vector<Said> texts {{listedApart(parts, words)}};
    if (all.empty() && advice.quote)
        texts.push_back({listedApart({values, quote}, words)});
    if (all.empty()) {
        texts.push_back({values});
        return texts;
    }
    const Said first = mismatchText(all.front(), frame, words);
    const Said shorter = shortMismatchText(all.front(), frame, words);
    if (all.size() == 1)
        texts.push_back(first);
    else
        texts.insert(
            texts.end(), {words(andOthers, {first.text}), words(andOthers, {shorter.text})});
    texts.push_back(shorter);
    return texts;
}

Said fitText(const Advice& advice, const Language& words)
{
    return words(advice.fits() ? fits : advice.fitsButCosts() ? fitsButCosts : fitsNot);
}

} // namespace lab::drawing
