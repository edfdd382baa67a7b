#pragma once

#include "core/frames/waves/waves_frames.h"
#include "ui/paint/waves/position_lines.h"

#include <QRectF>

#include <optional>

namespace lab::ui {

/// The layout of the waves in the picture: as far from its sides as the cells of the table, so that
/// pictures of equal width share their positions.
QRectF wavesGround(const QRectF& area, const Look& look);

/// The wave whose strip contains the point, including its name and value.
std::optional<int> waveAt(const WavesFrame& frame, QPointF point, const QRectF& ground);

/// The waves one above the other, each named by its column of the table, with its value at p; the
/// selected pair and the one under the pointer are thicker lines. The ghost's waves of the same
/// pairs are below them. A diamond on the first crest of one wave moves the base: that of
/// `heldPair` while it is dragged, else that of waveToDrag(). If the crest is not among the
/// positions, the diamond is at their end.
Plot wavesPlot(const QRectF& area, const WavesFrame& frame, const std::optional<WavesFrame>& ghost,
    std::optional<int> heldPair, const PointedLook& look);

/// The wave of a pair in the frame at the start of a drag of its crest, dashed.
Layers waveBefore(
    const Plot& plot, const WavesFrame& taken, std::optional<int> pair, const Look& look);

/// Over them the lines of p and p + t, which come in from the upper edge, the words above the
/// waves, and dots where the line of p meets them.
Layers wavesOver(const Plot& plot, const WavesFrame& frame, const PositionMarks& marks,
    const Focus& focus, const Look& look);

} // namespace lab::ui
