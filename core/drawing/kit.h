#pragma once

#include "core/drawing/marks.h"
#include "core/frames/heatmap_frame.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace lab {
struct Choice;
struct Parameter;
} // namespace lab

namespace lab::drawing {

/// What drawings of many pictures are made of.

extern const Message keysOfPages; ///< a sentence on the keys that turn the page of a drawing

/// Pixels at 1x around a handle within which it can be grabbed.
constexpr double handleReach = 12;

/// The baseline of a number whose middle is at `middle`.
double baselineAround(double middle, TextRole role, const Style& style);

/// The title at the top left of `place`, and after it the first of the notes that fits.
void addTitle(
    Layer& layer, const Box& place, Said title, const std::vector<Said>& notes, const Style& style);

/// A title, or, if it is too wide, the part before one of its commas; whole phrases if possible.
Said fittingTitle(Said title, double space, const Style& style);

/// The first of some wordings that fits; the last one, cut, if none does.
Said fittingWords(
    const std::vector<Said>& wordings, double space, TextRole role, const Style& style);

/// One box per value from left to right, in the colors of `scale`.
void addStrip(
    Layer& layer, const Box& strip, std::span<const double> values, const HeatmapFrame& scale);

/// The ink of a value on the scale of a map, exactly that of its cell; the ground's for NaN.
Ink cellInk(const HeatmapFrame& scale, double value);

/// How A is drawn below a picture: a thin dashed line in a faint tone.
Pen referencePen(Tone tone, const Style& style);

/// The name of a parameter, or of a value.
Said labelOf(const Parameter& parameter, const Language& words);
Said labelOf(const Choice& choice, const Language& words);

/// The names of A, and of B − A.
Said nameOfA(const Style& style);
Said nameOfDifference(const Style& style);

/// In the place of a map whose difference is not defined: the sentence that says why.
void addNoDifference(Layer& layer, const Box& map, const Said& sentence, const Style& style);

} // namespace lab::drawing
