#pragma once

#include "core/frames/waves/waves_frames.h"
#include "ui/paint/waves/position_lines.h"

#include <QRectF>

#include <optional>

namespace lab::ui {

/// Where the waves stand in the picture: as far from its sides as the cells of the table are, so
/// that pictures of one width share their positions.
QRectF wavesGround(const QRectF& area, const Look& look);

/// The wave whose strip holds the point, its name and its value included.
std::optional<int> waveAt(const WavesFrame& frame, QPointF point, const QRectF& ground);

/// The waves one above the other, each named by its column of the table, with its value at p; the
/// selected pair and the one that is pointed at are thicker lines. The ghost's waves of the same
/// pairs lie under them. A diamond on the first crest of one wave moves the base: that of
/// `heldPair` while it is dragged, else that of waveToDrag(). If the crest is not among
/// the positions, the diamond is at their end.
Plot wavesPlot(const QRectF& area, const WavesFrame& frame, const std::optional<WavesFrame>& ghost,
    std::optional<int> heldPair, const PointedLook& look);

/// The wave of a pair as it was in another frame when its crest was taken, dashed.
Layers waveBefore(
    const Plot& plot, const WavesFrame& taken, std::optional<int> pair, const Look& look);

/// Over them the lines of p and p + t, which come in from the upper edge, the words above the
/// waves, and the dots where the line of p meets them.
Layers wavesOver(const Plot& plot, const WavesFrame& frame, const PositionMarks& marks,
    const Focus& focus, const Look& look);

} // namespace lab::ui
