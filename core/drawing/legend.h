#pragma once

#include "core/drawing/marks.h"

#include <algorithm>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

namespace lab::drawing {

/// Texts side by side, and texts that keep clear of others.

/// Marks from left to right or from right to left, and where the next one would begin.
struct Placed {
    std::vector<Mark> marks {};
    double end = 0;
};
void add(Layer& layer, const Placed& placed);

struct Word {
    Said said {};
    TextRole role = TextRole::Note;
    Ink ink = Tone::Notes;
    std::vector<Said> shorter {}; ///< other wordings, from longest to shortest
};
/// Words from the left, each in the first wording that fits up to `right`. One that has none is
/// left out, except for the first, which is cut.
Placed lineOfWords(
    const std::vector<Word>& words, Point baseline, double right, const Style& style);

/// An entry of a legend: a sample of the line before the name.
struct LegendEntry {
    Said name {};
    Pen line {};
    Ink ink = Tone::Notes;
    TextRole role = TextRole::Note;
};
/// Entries from the right end of a line of text to the left, as many as fit up to `left`. The
/// lengths of a sample and of the space between two entries are in pixels at 1x.
Placed legendAtRight(const std::vector<LegendEntry>& fromTheRight, Point baselineRight, double left,
    double sample, const Style& style, double between = 14);

/// Moves rows with a `y`, in order, at least a pitch apart, each as near to where it was as the
/// others allow.
template <class Row> void spread(std::vector<Row>& rows, double top, double bottom, double pitch)
{
    double next = top + pitch / 2;
    for (Row& row : rows) {
        row.y = std::max(row.y, next);
        next = row.y + pitch;
    }
    double last = bottom - pitch / 2;
    for (auto row = rows.rbegin(); row != rows.rend(); ++row) {
        row->y = std::min(row->y, last);
        last = row->y - pitch;
    }
}

/// From its baseline to the top of a digit.
Box textBox(Point baseline, std::string_view text, TextRole role, const Style& style);
Box boxOf(const Text& text, const Style& style);

/// The text in the nearest row of `ground`, above or below, in which it covers no other of the
/// layers but those of axes; in its own row if there is none.
Text apart(Text text, std::span<const Layer> layers, const Box& ground, const Style& style);

/// On a patch of ground that extends so far in x and y at 1x, which hides lines below.
void addOnGround(Layer& layer, Text text, Point edge, bool isSmooth, const Style& style);
inline void addOnGround(Layer& layer, Text text, double edge, bool isSmooth, const Style& style)
{
    addOnGround(layer, std::move(text), Point {edge, edge}, isSmooth, style);
}

} // namespace lab::drawing
