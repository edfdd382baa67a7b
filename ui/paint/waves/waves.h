#pragma once

#include "core/frames/waves/waves_frames.h"
#include "ui/paint/waves/position_lines.h"

#include <QRectF>

#include <optional>

class QPainter;

namespace lab::ui {

/// Where the waves stand in the picture: as far from its sides as the cells of the table are, so
/// that pictures of one width share their positions.
QRectF wavesPlot(const QRectF& area, const Look& look);

/// The wave whose strip holds the point, its name and its value included.
std::optional<int> waveAt(
    const WavesFrame& frame, QPointF point, const QRectF& area, const Look& look);

/// The waves one above the other, each named by its column of the table, with its value at p; the
/// selected pair is a thicker line. The lines of p and p + k come in from the upper edge. The
/// ghost's waves of the same pairs lie under them.
void paintWaves(QPainter& painter, const QRectF& area, const WavesFrame& frame,
    const PositionMarks& marks, const PointedLook& look,
    const std::optional<WavesFrame>& ghost = {});

} // namespace lab::ui
