#pragma once

#include "core/drawing/geometry.h"
#include "core/drawing/style.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace lab::drawing {

struct LetterSize {
    int pixels; ///< of an em, at a scale of 1
    bool isSemibold = false;
};
LetterSize letterSize(TextRole role);
bool hasLetters(std::string_view text); ///< of any script
/// Pixels of an em at a scale: whole, and at least 1.
int letterPixels(TextRole role, double scale);
/// The size of an index, as a share of its line: no text is smaller than a note.
double indexScale(TextRole role);

/// A part of a line whose letters have one size: "W_q" is W and a small q below the line.
struct LinePart {
    std::string text {}; ///< with raised exponents
    double pixels = 0; ///< of an em
    double drop = 0; ///< pixels of its baseline below that of the line
    double width = 0;
};
std::vector<LinePart> partsOf(std::string_view text, TextRole role, double scale);

/// Where a text is that must not be cut at the edges of a place.
struct PlacedLine {
    Point start {};
    std::optional<double> space {}; ///< into which it has to be fitted
};
/// One that extends slightly beyond its place is moved inside, a longer one is fitted; none if the
/// rest would say nothing. `height` is that of a digit.
std::optional<PlacedLine> lineIn(
    const Box& place, Point start, double width, double height, bool hasLetters);

/// Widths from a table of the program's fonts, without Qt and without a font file. No letters are
/// kerned, so a width is the sum of advances; Han characters are as wide as an em.
///
/// Source of the table: resources/fonts/measure.py.
class FontMetrics : public TextMetrics {
public:
    /// Whether the table has each character, or it is Han.
    static bool hasAll(std::string_view text);

    double width(std::string_view text, TextRole role, double scale) const override;
    double spaceWidth(TextRole role, double scale) const override;
    double digitHeight(TextRole role, double scale) const override;
    std::string fitted(
        std::string_view text, double space, TextRole role, double scale) const override;
    /// See heldTogether() and mayBreakBefore().
    std::vector<std::string> lines(
        std::string_view text, double space, TextRole role, double scale) const override;
    Box formulaBox(std::string_view key, const FormulaValues& values, double size,
        double scale) const override;
};

} // namespace lab::drawing
