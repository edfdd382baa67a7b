#pragma once

#include "core/drawing/drawing.h"

namespace lab::drawing {

/// Selects a cell of the bench Compare.
Press choosesCell(ComparedEncoding encoding, ComparedProperty property);
/// A place of the cell with its edges: a press selects it, and a double-click opens its bench, as
/// Enter does.
Target cellTarget(
    const Box& box, Picture picture, ComparedEncoding encoding, ComparedProperty property);

/// With its edges.
inline Box touched(const Box& box)
{
    return box.grown(1e-6, 1e-6);
}

/// At the right below a picture, the words that open the bench of the selected cell. Returns their
/// width.
double addWayOut(
    Drawing& drawing, const Box& area, double bottom, BenchId bench, const Style& style);

} // namespace lab::drawing
