#pragma once

#include "core/frames/experiment/pairs_used_frame.h"
#include "ui/paint/plot/plot.h"

#include <QString>

#include <optional>

namespace lab::ui {

/// The layout of its parts.
struct PairsUsedLayout {
    QRectF area;
    QRectF shares; ///< a column per pair
    QRectF answers; ///< against the length
    QRectF button; ///< to the right of the title

    PairsUsedLayout(const QRectF& area, const Look& look);
};

QString pairsUsedTitle();
/// "Pair 2, a turn in 62.8 positions: …"; or why there is none.
QString pairsUsedWords(const PairsUsedFrame& frame);
/// The subject of the reading line: the pair, the length, and the accuracy if all are rotated.
QString frozenPairCaption(const Reading& reading);

/// On the left the contribution of each pair to the score, before and after training, with its
/// wavelength below; the frozen pair is dragged along them. On the right the results against the
/// length if it is frozen, if all are rotated, and in pale lines if each of the others is frozen. A
/// ghost is drawn as thin dashed lines.
Plot pairsUsedPlot(const QRectF& area, const PairsUsedFrame& frame,
    const std::optional<PairsUsedFrame>& ghost, const Look& look);

/// The share of the pair under the pointer, and its line.
Layers pairsUsedPointed(
    const Plot& plot, const PairsUsedFrame& frame, const Focus& focus, const Look& look);

} // namespace lab::ui
