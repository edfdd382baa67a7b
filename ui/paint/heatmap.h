#pragma once

#include "core/frames/heatmap_frame.h"
#include "ui/paint/look.h"

#include <QRectF>

class QImage;
class QPainter;

namespace lab::ui {

/// The cells of a frame in `plot`, row 0 at the top. Masked cells are hatched.
///
/// On a screen the picture is drawn in device pixels, row by row; a pixel that covers several cells
/// has the colour of their mean, and is masked if most of them are. For SVG and PDF it is an image
/// enlarged by an integer factor without smoothing, and the hatching consists of lines.
void paintHeatmap(
    QPainter& painter, const QRectF& plot, const HeatmapFrame& frame, const Look& look);

/// The image of a file for a place of this size: masked cells have the ground's colour.
QImage imageOf(const HeatmapFrame& frame, QSizeF size, const Palette& palette);

/// Masked ground: the ground's colour with lines at 45 degrees.
void paintHatching(QPainter& painter, const QRectF& area, const Look& look);

} // namespace lab::ui
