#include "core/figures/context/base_bound_words.h"

#include "core/drawing/numbers.h"
#include "core/figures/context/context_words.h"

#include <cmath>

namespace lab::drawing {

namespace {

constexpr Message adjustedBase = LAB_MESSAGE("lab::ui::ContextWords", "Adjusted base %1");
constexpr Message plainBase = LAB_MESSAGE("lab::ui::ContextWords", "Base %1");
constexpr Message baseWith = LAB_MESSAGE("lab::ui::ContextWords", "Base %1 with %2");
constexpr Message with =
    LAB_COMMENTED("lab::ui::ContextWords", "%1 with %2", "a base and its extension");
constexpr Message failsAtDistance =
    LAB_MESSAGE("lab::ui::ContextWords", "%1 first fails at distance %2");
constexpr Message failsAt = LAB_MESSAGE("lab::ui::ContextWords", "%1 first fails at %2");
constexpr Message failsAtNone =
    LAB_MESSAGE("lab::ui::ContextWords", "%1 does not fail at any distance below %2");
constexpr Message failsNowhere = LAB_MESSAGE("lab::ui::ContextWords", "%1 fails nowhere below %2");
constexpr Message isSearched = LAB_MESSAGE(
    "lab::ui::ContextWords", "%1 does not fail below %2; larger distances are being searched");
constexpr Message doesNotFail = LAB_MESSAGE("lab::ui::ContextWords", "%1 does not fail below %2");
constexpr Message beyondTarget =
    LAB_MESSAGE("lab::ui::ContextWords", "%1, beyond the target of %2");
constexpr Message beforeTarget =
    LAB_MESSAGE("lab::ui::ContextWords", "%1, before the target of %2");
constexpr Message anyForOne =
    LAB_MESSAGE("lab::ui::ContextWords", "Even bases close to 1 support 1 position");
constexpr Message anyForOneShort = LAB_MESSAGE("lab::ui::ContextWords", "1 position: from 1");
constexpr Message anyFor =
    LAB_MESSAGE("lab::ui::ContextWords", "Even bases close to 1 support %1 positions");
constexpr Message anyForShort = LAB_MESSAGE("lab::ui::ContextWords", "%1 positions: from 1");
constexpr Message smallestLong = LAB_MESSAGE("lab::ui::ContextWords",
    "The smallest base for %1 positions is %2; a larger one may fail again");
constexpr Message smallest =
    LAB_MESSAGE("lab::ui::ContextWords", "The smallest base for %1 positions is %2");
constexpr Message smallestShort = LAB_MESSAGE("lab::ui::ContextWords", "Smallest base for %1: %2");
constexpr Message noBase =
    LAB_MESSAGE("lab::ui::ContextWords", "No base up to 10^15 supports %1 positions");
constexpr Message noBaseShort = LAB_MESSAGE("lab::ui::ContextWords", "No base supports %1");
constexpr Message between =
    LAB_MESSAGE("lab::ui::ContextWords", "The smallest base for %1 positions is between %2 and %3");
constexpr Message betweenShort = LAB_MESSAGE("lab::ui::ContextWords", "%1 positions: %2 to %3");
constexpr Message atLeast =
    LAB_MESSAGE("lab::ui::ContextWords", "The smallest base for %1 positions is at least %2");
constexpr Message atLeastShort = LAB_MESSAGE("lab::ui::ContextWords", "%1 positions: at least %2");
constexpr Message notFound = LAB_MESSAGE(
    "lab::ui::ContextWords", "The smallest base for %1 positions has not been found yet");
constexpr Message notFoundShort =
    LAB_MESSAGE("lab::ui::ContextWords", "%1 positions: not found yet");
constexpr Message sentenceWithout =
    LAB_COMMENTED("lab::ui::ContextWords", "%1 (without %2)", "a sentence, an extension");
constexpr Message sentenceWith =
    LAB_COMMENTED("lab::ui::ContextWords", "%1 (with %2)", "a sentence, an extension");
constexpr Message foundHere = LAB_MESSAGE("lab::ui::ContextWords", "found here");
constexpr Message foundWithout = LAB_MESSAGE("lab::ui::ContextWords", "found here, without %1");
constexpr Message foundWith = LAB_MESSAGE("lab::ui::ContextWords", "found here, with %1");
constexpr Message published =
    LAB_COMMENTED("lab::ui::ContextWords", "published", "bounds of a base");
constexpr Message publishedOf = LAB_MESSAGE("lab::ui::ContextWords", "published, dimension %1");
constexpr Message publishedPlainOf =
    LAB_MESSAGE("lab::ui::ContextWords", "published, plain RoPE, dimension %1");
constexpr Message publishedPlain = LAB_MESSAGE("lab::ui::ContextWords", "published, plain RoPE");
constexpr Message ofWidth =
    LAB_MESSAGE("lab::ui::ContextWords", "smallest base for a context length, dimension %1");
constexpr Message ofRotated =
    LAB_MESSAGE("lab::ui::ContextWords", "smallest base, %1 of %2 dimensions rotated");
constexpr Message pointFound = LAB_MESSAGE("lab::ui::ContextWords", "%1: %2, published %3");
constexpr Message pointPublished = LAB_MESSAGE("lab::ui::ContextWords", "%1: published %2");

/// Of the smallest that works: rounded up, so that the written value works, too.
std::string baseText(double base)
{
    constexpr int digits = 8;
    const double unit = std::pow(10, std::floor(std::log10(base)) - (digits - 1));
    return significant(std::ceil(base / unit) * unit, digits);
}

/// The base and what changes it: "Base 10000 with YaRN", and shorter.
std::pair<std::string, std::string> subjects(const BaseBoundFrame& frame, const Language& words)
{
    if (frame.method == ScalingMethod::AdjustedBase) {
        const std::string adjusted = significant(frame.adjustedBase, 6);
        return {words(adjustedBase, {adjusted}).text, adjusted};
    }
    const std::string base = significant(frame.base, 6);
    if (frame.method == ScalingMethod::None)
        return {words(plainBase, {base}).text, base};
    const std::string method = methodName(frame.method, words).text;
    return {words(baseWith, {base, method}).text, words(with, {base, method}).text};
}

std::vector<Said> failures(const BaseBoundFrame& frame, const Language& words)
{
    const auto [subject, brief] = subjects(frame, words);
    const std::string searched = wholeNumber(frame.failing.searched);
    if (frame.failing.distance) {
        const std::string distance = wholeNumber(*frame.failing.distance);
        return {words(failsAtDistance, {subject, distance}), words(failsAt, {brief, distance})};
    }
    if (frame.failing.isKnown())
        return {words(failsAtNone, {subject, searched}), words(failsNowhere, {brief, searched})};
    return {words(isSearched, {subject, searched}), words(doesNotFail, {brief, searched})};
}

std::vector<Said> bounds(const BaseBoundFrame& frame, const Language& words)
{
    const std::string length = wholeNumber(frame.target.length);
    const auto& bound = frame.target.bound;
    if (bound && bound->bindingDistance == 0 && frame.target.length == 1)
        return {words(anyForOne), words(anyForOneShort)};
    if (bound && bound->bindingDistance == 0)
        return {words(anyFor, {length}), words(anyForShort, {length})};
    if (bound) {
        const std::string base = baseText(bound->base);
        return {words(smallestLong, {length, base}), words(smallest, {length, base}),
            words(smallestShort, {length, base})};
    }
    if (frame.target.noneServes)
        return {words(noBase, {length}), words(noBaseShort, {length})};
    const std::string lower = significant(frame.targetAtLeast, 4);
    if (frame.targetAtMost) {
        const std::string upper = significant(*frame.targetAtMost, 4);
        return {
            words(between, {length, lower, upper}), words(betweenShort, {length, lower, upper})};
    }
    if (frame.targetAtLeast > 1)
        return {words(atLeast, {length, lower}), words(atLeastShort, {length, lower})};
    return {words(notFound, {length}), words(notFoundShort, {length})};
}

/// An adjusted base is treated like any other base.
bool isWithout(const BaseBoundFrame& frame)
{
    return frame.boundMethod != frame.method && frame.method != ScalingMethod::AdjustedBase;
}

} // namespace

std::vector<Said> failingWords(const BaseBoundFrame& frame, const Language& words)
{
    if (frame.width < 2)
        return {words(noneRotates)};
    const std::vector<Said> plain = failures(frame, words);
    const auto serves = frame.servesTarget();
    if (!frame.failing.distance || !serves)
        return plain;
    std::vector<Said> all;
    for (const Said& one : plain)
        all.push_back(words(
            *serves ? beyondTarget : beforeTarget, {one.text, wholeNumber(frame.lengths.target)}));
    all.insert(all.end(), plain.begin(), plain.end());
    return all;
}

std::vector<Said> targetWords(const BaseBoundFrame& frame, const Language& words)
{
    if (frame.width < 2)
        return {};
    std::vector<Said> all = bounds(frame, words);
    if (frame.method == ScalingMethod::None || frame.method == ScalingMethod::AdjustedBase)
        return all;
    const std::string method = methodName(frame.method, words).text;
    for (Said& one : all)
        one = words(isWithout(frame) ? sentenceWithout : sentenceWith, {one.text, method});
    return all;
}

Said foundWords(const BaseBoundFrame& frame, const Language& words)
{
    const std::string method = methodName(frame.method, words).text;
    if (isWithout(frame))
        return words(foundWithout, {method});
    return frame.boundMethod != ScalingMethod::None ? words(foundWith, {method}) : words(foundHere);
}

Said foundBriefly(const Language& words)
{
    return words(foundHere);
}

std::vector<Said> publishedWords(const BaseBoundFrame& frame, const Language& words)
{
    const std::string width = wholeNumber(publishedWidth);
    if (frame.method == ScalingMethod::None)
        return {words(publishedOf, {width}), words(published)};
    return {words(publishedPlainOf, {width}), words(publishedPlain), words(published)};
}

Said widthWords(const BaseBoundFrame& frame, const Language& words)
{
    const std::string width = wholeNumber(frame.width);
    return frame.width == frame.fullWidth ? words(ofWidth, {width})
                                          : words(ofRotated, {width, wholeNumber(frame.fullWidth)});
}

Said pointWords(const BaseBoundFrame::Point& point, const Language& words)
{
    const std::string length = wholeNumber(point.length);
    const std::string value = significant(point.published, 2);
    return point.bound ? words(pointFound, {length, baseText(point.bound->base), value})
                       : words(pointPublished, {length, value});
}

} // namespace lab::drawing
