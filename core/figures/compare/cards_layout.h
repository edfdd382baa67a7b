#pragma once

#include "core/drawing/geometry.h"
#include "core/drawing/style.h"
#include "core/figures/compare/cards_values.h"

#include <array>
#include <string>
#include <vector>

namespace lab::drawing {

/// The list of cards on the left, the selected one on the right. The lines of a mistake are its
/// first two buttons.
struct CardsLayout {
    static constexpr double lineLeft = 34; ///< of a mistake's line in its button, after its number
    static constexpr double linePitch = 18;
    static constexpr double rowLeft = 32; ///< of a text in a row of the list
    static constexpr double rowRight = 6;
    static constexpr double rowLine = 16; ///< of several in a row of the list
    static constexpr double titleLine = 22;

    std::vector<Box> rows {}; ///< of the list
    bool hasWords = true; ///< the rows have space for more than their numbers
    Box card {};
    std::vector<std::string> lines {}; ///< of the card's text
    double textTop = 0; ///< the first line's baseline
    std::array<Box, 4> buttons {};
    Box answer {}; ///< hidden before the vote
    Box open {}; ///< opens the bench that tests it
    double textScale = 1; ///< of the card's text
    double listScale = 1; ///< of the list's letters: below 1 if larger ones would be cut

    CardsLayout(const Box& area, const CardsValues& values, const Style& style);
};

/// The style with larger or smaller texts.
inline Style scaled(const Style& style, double by)
{
    return {style.metrics, style.words, style.scale * by, style.hasWords, style.isPresenting};
}
inline std::vector<std::string> linesIn(
    double width, const std::string& text, TextRole role, const Style& style)
{
    return style.metrics.lines(text, width, role, style.scale);
}

/// A card's text in as many lines as fit in its row, the last of which may be too long; bold for
/// the selected one if that needs no more lines.
struct CardRowText {
    std::vector<std::string> lines {};
    TextRole role = TextRole::Note;
};
CardRowText cardRowText(const Box& row, const std::string& text, bool isChosen, const Style& style);

/// A line of a mistake, wrapped to a button of this width.
std::vector<std::string> linesOf(const Card::Line& line, double width, const Style& style);

} // namespace lab::drawing
