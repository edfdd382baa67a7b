#pragma once

#include "core/frames/context/seen_distances_frame.h"

#include <QLineF>
#include <QRectF>

#include <vector>

namespace lab::ui {

/// The lines that separate pairs within the trained distances from the others, through the centers
/// of the cells of the matrix; a straight one is one piece. None beside masked cells.
std::vector<QLineF> trainedContour(const QRectF& matrix, const SeenDistancesFrame& frame);

} // namespace lab::ui
