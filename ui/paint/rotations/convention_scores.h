#pragma once

#include "ui/paint/rotations/convention_layout.h"

class QPainter;

namespace lab::ui {

/// The three scores under the picture of the conventions, the wrong one named so, and what their
/// sums have to do with each other. The row in focus is tinted.
void paintConventionScores(QPainter& painter, const ConventionLayout& layout,
    const ConventionFrame& frame, const PointedLook& look);

} // namespace lab::ui
