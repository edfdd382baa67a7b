#include "core/figures/rotations/convention_scores.h"

#include "core/drawing/kit.h"
#include "core/drawing/numbers.h"

#include <algorithm>
#include <functional>
#include <limits>
#include <string>
#include <utility>
#include <vector>

namespace lab::drawing {

namespace {

constexpr Message interleaved = LAB_MESSAGE("lab::ui::RotationsWords", "Interleaved");
constexpr Message halves = LAB_MESSAGE("lab::ui::RotationsWords", "Half-split");
constexpr Message interleavedRight =
    LAB_MESSAGE("lab::ui::RotationsWords", "Interleaved, rotated as such");
constexpr Message halvesRight =
    LAB_MESSAGE("lab::ui::RotationsWords", "Half-split, rotated as such");
constexpr Message interleavedAsHalves =
    LAB_MESSAGE("lab::ui::RotationsWords", "Interleaved, rotated as half-split");
constexpr Message halvesAsInterleaved =
    LAB_MESSAGE("lab::ui::RotationsWords", "Half-split, rotated as interleaved");
constexpr Message sameHere = LAB_MESSAGE("lab::ui::RotationsWords", "%1: the same here");
constexpr Message wrongInterleaved =
    LAB_MESSAGE("lab::ui::RotationsWords", "Wrong: interleaved, rotated as half-split");
constexpr Message wrongHalves =
    LAB_MESSAGE("lab::ui::RotationsWords", "Wrong: half-split, rotated as interleaved");
constexpr Message notReordered = LAB_MESSAGE("lab::ui::RotationsWords", "Not reordered");
constexpr Message noneOfThese = LAB_MESSAGE(
    "lab::ui::RotationsWords", "The mismatched layout used by the dials is none of these.");
constexpr Message noneOfTheseShort =
    LAB_MESSAGE("lab::ui::RotationsWords", "The dials use the mismatched layout.");
constexpr Message equalBits = LAB_MESSAGE("lab::ui::RotationsWords",
    "1 and 2 are equal to the last bit, although each sums its columns in its own order.");
constexpr Message equalBitsShort =
    LAB_MESSAGE("lab::ui::RotationsWords", "1 and 2 are equal to the last bit.");
constexpr Message otherRounding = LAB_MESSAGE("lab::ui::RotationsWords",
    "2 minus 1 is %1: each sums its columns in its own order and rounds differently.");
constexpr Message otherRoundingShort =
    LAB_MESSAGE("lab::ui::RotationsWords", "2 minus 1 is %1: different summation order.");
constexpr Message otherFunction = LAB_MESSAGE("lab::ui::RotationsWords",
    "3 also depends on the distance alone, but is a different function of it.");
constexpr Message otherFunctionShort =
    LAB_MESSAGE("lab::ui::RotationsWords", "3 is a different function of the distance.");
constexpr Message rightHere = LAB_MESSAGE(
    "lab::ui::RotationsWords", "3 is correct at distance 0, and if at most one pair rotates.");

constexpr int minDecimals = 4;

Said nameOf(const ConventionScore& score, const Language& words)
{
    const bool isInterleaved = score.columns == Pairing::Interleaved;
    if (score.columns == score.rotation)
        return words(isInterleaved ? interleavedRight : halvesRight);
    return words(isInterleaved ? interleavedAsHalves : halvesAsInterleaved);
}

/// From long to short, for a line of its own or one shared with the others.
std::vector<Said> wordsOf(const ConventionFrame& frame, std::size_t index, const Language& words)
{
    const ConventionScore& score = frame.scores[index];
    const bool isInterleaved = score.columns == Pairing::Interleaved;
    if (index != forgottenIndex)
        return {nameOf(score, words), words(isInterleaved ? interleaved : halves)};
    return {frame.isForgottenWrong ? words(isInterleaved ? wrongInterleaved : wrongHalves)
                                   : words(sameHere, {nameOf(score, words).text}),
        words(notReordered)};
}

std::vector<Said> differenceWords(const ConventionFrame& frame, const Language& words)
{
    if (frame.isMixed)
        return {words(noneOfThese), words(noneOfTheseShort)};
    if (std::equal_to<> {}(frame.difference(), 0.0))
        return {words(equalBits), words(equalBitsShort)};
    const std::string difference = significant(frame.difference(), 2);
    return {words(otherRounding, {difference}), words(otherRoundingShort, {difference})};
}

std::vector<Said> forgottenWords(const ConventionFrame& frame, const Language& words)
{
    if (frame.isForgottenWrong)
        return {words(otherFunction), words(otherFunctionShort)};
    return {words(rightHere)};
}

/// The words of a score, and the number of decimals that fit beside them; 0 if even few are too
/// many.
std::pair<Said, int> scoreWords(
    const Box& box, const ConventionFrame& frame, std::size_t index, const Style& style)
{
    const double least = style.px(64); // of the number
    Said words;
    for (Said& tried : wordsOf(frame, index, style.words)) {
        words = std::move(tried);
        words.text = std::to_string(index + 1) + "  " + words.text;
        if (style.width(words.text, TextRole::Body) <= box.width - least - style.px(8))
            break;
    }
    const double space =
        std::max(least, box.width - style.width(words.text, TextRole::Body) - style.px(16));
    for (const int digits : {10, 6, minDecimals})
        if (style.width(decimals(frame.scores[index].score, digits), TextRole::BodyStrong) <= space)
            return {words, digits};
    return {words, 0};
}

} // namespace

void addConventionScores(
    Layer& layer, const ConventionGrid& grid, std::optional<int> pointed, const Style& style)
{
    const ConventionFrame& frame = grid.frame;
    int digits = std::numeric_limits<int>::max();
    for (std::size_t index = 0; index < frame.scores.size(); ++index)
        digits = std::min(digits, scoreWords(grid.score(index), frame, index, style).second);
    for (std::size_t index = 0; index < frame.scores.size(); ++index) {
        const Box box = grid.score(index);
        if (pointed == static_cast<int>(index))
            layer.marks.emplace_back(Region {.box = box.grown(style.px(4), 0),
                .fill = Ink::shareOf(Tone::Grid, 0.7),
                .isSmooth = true});
        const bool isWrong = index == forgottenIndex && frame.isForgottenWrong;
        const double score = frame.scores[index].score;
        const Said number {digits > 0 ? decimals(score, digits) : significant(score, minDecimals)};
        const double baseline = baselineAround(box.centre().y, TextRole::Body, style);
        layer.marks.emplace_back(Text {{box.right(), baseline}, number, TextRole::BodyStrong,
            isWrong ? Tone::UnseenText : Tone::ResultText, Align::Right});
        const double space =
            box.width - style.width(number.text, TextRole::BodyStrong) - style.px(8);
        layer.marks.emplace_back(Text {{box.left(), baseline},
            style.fitted(scoreWords(box, frame, index, style).first, space, TextRole::Body),
            TextRole::Body, isWrong ? Tone::UnseenText : Tone::Text});
    }
    const double foot = grid.score(frame.scores.size() - 1).bottom();
    const auto addNote = [&](const std::vector<Said>& wordings, double below) {
        layer.marks.emplace_back(Text {{grid.space.left(), foot + style.px(below)},
            fittingWords(wordings, grid.space.width, TextRole::Note, style), TextRole::Note,
            Tone::Notes});
    };
    if (grid.notes > 0)
        addNote(differenceWords(frame, style.words), 14);
    if (grid.notes > 1)
        addNote(forgottenWords(frame, style.words), 32);
}

} // namespace lab::drawing
