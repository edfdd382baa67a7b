#pragma once

#include "ui/paint/rotations/convention_layout.h"

class QPainter;

namespace lab::ui {

/// The three scores below the picture of the conventions, with the wrong one marked, and how their
/// sums are related. The row in focus is tinted.
void paintConventionScores(QPainter& painter, const ConventionLayout& layout,
    const ConventionFrame& frame, const PointedLook& look);

} // namespace lab::ui
