#include "core/figures/compare/compare_words.h"

#include "core/drawing/kit.h"
#include "core/drawing/numbers.h"
#include "core/state/choices.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <string_view>

namespace lab::drawing {

namespace {

constexpr Message extended = LAB_MESSAGE("CompareWords", "RoPE + %1");
constexpr Message noneBeyond = LAB_MESSAGE("CompareWords", "%1, none beyond");
constexpr Message sharedBeyond = LAB_MESSAGE("CompareWords", "%1, shared beyond");
constexpr Message logarithmic = LAB_MESSAGE("CompareWords", "%1, logarithmic to %2");
constexpr Message none = LAB_MESSAGE("CompareWords", "none");
constexpr Message oneToOther = LAB_COMMENTED("CompareWords", "%1 to %2", "distances");
constexpr Message distinct = LAB_COMMENTED("CompareWords", "Distinct below", "a distance");
constexpr Message learned = LAB_MESSAGE("CompareWords", "Learned values");
constexpr Message spread = LAB_MESSAGE("CompareWords", "spread %1");
constexpr Message increases = LAB_MESSAGE("CompareWords", "increases: %1");
constexpr Message allDistances = LAB_MESSAGE("CompareWords", "all distances");
constexpr Message movedInTable = LAB_MESSAGE("CompareWords",
    "%1, both shifted by 0…%2: a value at %3 of %4 positions, none beyond the end of the table");
constexpr Message movedAlike =
    LAB_MESSAGE("CompareWords", "%1, both shifted by 0…%2: only the distance matters");
constexpr Message movedApart =
    LAB_MESSAGE("CompareWords", "%1, both shifted by 0…%2: the positions matter too");
constexpr Message ownOfEvery =
    LAB_MESSAGE("CompareWords", "%1: each distance has its own value, however large");
constexpr Message ownOfTable =
    LAB_MESSAGE("CompareWords", "%1: one row per position of the table, none beyond it");
constexpr Message ownByRatio =
    LAB_MESSAGE("CompareWords", "%1: larger distances share values, more and more of them");
constexpr Message ownOfNone = LAB_MESSAGE("CompareWords", "%1 does not distinguish distances");
constexpr Message ownOfGates = LAB_MESSAGE(
    "CompareWords", "%1: with all gates open, everything beyond the limit shares one value");
constexpr Message ownShared =
    LAB_MESSAGE("CompareWords", "%1: all larger distances share one value");
constexpr Message falling =
    LAB_MESSAGE("CompareWords", "%1, key 0…%2 positions behind: the logit goes from %3 to %4");
constexpr Message ratio = LAB_MESSAGE(
    "CompareWords", "%1, mean ratio of a vector's length with its position to that without");
constexpr Message parameters =
    LAB_MESSAGE("CompareWords", "%1, parameters learned for the position");
constexpr Message operations = LAB_MESSAGE("CompareWords",
    "%1, operations per token that the encoding adds in one layer; stored: %2 bytes");

std::optional<double> captionNumber(const Reading& reading, std::string_view slot)
{
    const auto found = std::ranges::find(reading.captionNumbers, slot, &ReadingNumber::slot);
    return found == reading.captionNumbers.end() ? std::nullopt : std::optional(found->value);
}

std::string wholeNumberAt(const Reading& reading, std::string_view slot)
{
    return wholeNumber(static_cast<std::int64_t>(captionNumber(reading, slot).value_or(0)));
}

Said movedCaption(const Reading& reading, const std::string& name, const Language& words)
{
    const std::string moved = wholeNumberAt(reading, "moved");
    const auto there = static_cast<int>(captionNumber(reading, "there").value_or(0));
    if (there <= comparedSteps)
        return words(
            movedInTable, {name, moved, wholeNumber(there), wholeNumber(comparedSteps + 1)});
    ComparedRow row;
    row.spread = std::ranges::find(reading.numbers, "spread", &ReadingNumber::slot)->value;
    return words(row.isRelative() ? movedAlike : movedApart, {name, moved});
}

const Message& ownCaption(const Reading& reading)
{
    if (reading.formula.ends_with("every"))
        return ownOfEvery;
    if (reading.formula.ends_with("table"))
        return ownOfTable;
    if (reading.formula.ends_with("ratio"))
        return ownByRatio;
    if (reading.numbers.front().value < 1)
        return ownOfNone;
    return reading.focus.compared == ComparedEncoding::Cope ? ownOfGates : ownShared;
}

} // namespace

Said comparedName(ComparedEncoding encoding, ScalingMethod method, const Language& words)
{
    const Said name = shortComparedName(encoding, method, words);
    return encoding == ComparedEncoding::ExtendedRope ? words(extended, {name.text}) : name;
}

Said shortComparedName(ComparedEncoding encoding, ScalingMethod method, const Language& words)
{
    return encoding == ComparedEncoding::ExtendedRope ? labelOf(choiceOf(method), words)
                                                      : labelOf(choiceOf(encoding), words);
}

Said fittingName(ComparedEncoding encoding, ScalingMethod method, double space, TextRole role,
    const Style& style)
{
    return fittingWords({comparedName(encoding, method, style.words),
                            shortComparedName(encoding, method, style.words)},
        space, role, style);
}

Said shortPropertyName(ComparedProperty property, const Language& words)
{
    if (property == ComparedProperty::DistinctDistances)
        return words(distinct);
    return property == ComparedProperty::Parameters ? words(learned)
                                                    : labelOf(choiceOf(property), words);
}

Said ownText(const OwnValues& own, const Language& words)
{
    switch (own.beyond) {
    case BeyondOwn::Everywhere:
        return {};
    case BeyondOwn::Nothing:
        return words(noneBeyond, {wholeNumber(own.own)});
    case BeyondOwn::Shared:
        return words(sharedBeyond, {wholeNumber(own.own)});
    case BeyondOwn::Ratio:
        return words(logarithmic, {wholeNumber(own.own), wholeNumber(own.last)});
    case BeyondOwn::None:
        break;
    }
    return words(none);
}

Said shortOwnText(const OwnValues& own, const Language& words)
{
    switch (own.beyond) {
    case BeyondOwn::Nothing:
    case BeyondOwn::Shared:
        return {wholeNumber(own.own)};
    case BeyondOwn::Ratio:
        return words(oneToOther, {wholeNumber(own.own), wholeNumber(own.last)});
    case BeyondOwn::Everywhere:
    case BeyondOwn::None:
        break;
    }
    return ownText(own, words);
}

std::string spreadText(const ComparedRow& row, int digits)
{
    const bool isRounding = row.isRelative() && row.spread > 0;
    return isRounding ? powerOfTen(row.spread, 1) : significant(row.spread, digits);
}

bool isSpreadStrong(const ComparedRow& row)
{
    return !row.isRelative() && !std::isnan(row.spread);
}

Said cellText(const ComparedRow& row, ComparedProperty property, const Language& words)
{
    switch (property) {
    case ComparedProperty::ShiftedScore:
        return words(spread, {withSuperscripts(significant(row.spread, 3))});
    case ComparedProperty::Distance:
        return words(increases, {wholeNumber(row.rises)});
    case ComparedProperty::DistinctDistances:
        return row.own.beyond == BeyondOwn::Everywhere ? words(allDistances)
                                                       : ownText(row.own, words);
    case ComparedProperty::Length:
        return {decimals(row.length, 2)};
    case ComparedProperty::Parameters:
        return {wholeNumber(row.cost.parameters())};
    case ComparedProperty::Operations:
        break;
    }
    return {wholeNumber(row.cost.operations())};
}

Said comparedCaption(const Reading& reading, const Language& words)
{
    const auto encoding = reading.focus.compared.value_or(ComparedEncoding::Rope);
    const std::string name = encoding == ComparedEncoding::ExtendedRope
        ? words(extended, {labelOf(Choice {{}, reading.words.front()}, words).text}).text
        : labelOf(choiceOf(encoding), words).text;
    switch (reading.focus.property.value_or(ComparedProperty::ShiftedScore)) {
    case ComparedProperty::ShiftedScore:
        return movedCaption(reading, name, words);
    case ComparedProperty::Distance:
        return words(falling,
            {name, wholeNumberAt(reading, "farthest"),
                decimals(captionNumber(reading, "first").value_or(0), 3),
                decimals(captionNumber(reading, "end").value_or(0), 3)});
    case ComparedProperty::DistinctDistances:
        return words(ownCaption(reading), {name});
    case ComparedProperty::Length:
        return words(ratio, {name});
    case ComparedProperty::Parameters:
        return words(parameters, {name});
    case ComparedProperty::Operations:
        break;
    }
    return words(operations, {name, wholeNumberAt(reading, "bytes")});
}

} // namespace lab::drawing
