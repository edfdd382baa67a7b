#pragma once

#include "core/lessons/outcome_line.h"
#include "ui/paint/look.h"

#include <QRectF>

class QPainter;

namespace lab::ui {

/// The prediction as a hollow mark on a dashed stem above the line, the true number as a filled one
/// below it, each with its name; the ends of the line have numbers.
void paintOutcomeLine(
    QPainter& painter, const QRectF& area, const OutcomeLine& line, const Look& look);

constexpr int outcomeLineHeight = 76; ///< at 1x

} // namespace lab::ui
