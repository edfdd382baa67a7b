#pragma once

#include "core/drawing/marks.h"
#include "core/drawing/style.h"

#include <string>
#include <vector>

namespace lab {

/// A tick, a ring, a cross or a dashed ring: predicted right or equal; seen, but not predicted;
/// broken or wrong; to be repeated.
enum class PageMark { None, Tick, Ring, Cross, Due };

namespace drawing {

void addMark(Layer& layer, Point centre, PageMark mark, const Style& style);

/// One line below the other from the first baseline on; returns the baseline after the last.
/// `letters` is their size, as in Text.
double addLines(Layer& layer, Point baseline, const std::vector<std::string>& lines, Ink ink,
    const Style& style, double letters = 1);

} // namespace drawing
} // namespace lab
