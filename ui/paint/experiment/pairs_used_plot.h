#pragma once

#include "core/frames/experiment/pairs_used_frame.h"
#include "ui/paint/plot/plot.h"

#include <QString>

#include <optional>

namespace lab::ui {

/// Where the parts of it stand.
struct PairsUsedLayout {
    QRectF area;
    QRectF shares; ///< a column a pair
    QRectF answers; ///< against the length
    QRectF button; ///< at the right of the title

    PairsUsedLayout(const QRectF& area, const Look& look);
};

QString pairsUsedTitle();
/// "Pair 2, a turn in 62.8 positions: …"; why there is none.
QString pairsUsedWords(const PairsUsedFrame& frame);
/// What the reading line speaks of: the pair, the length, and what it is where all turn.
QString frozenPairCaption(const Reading& reading);

/// At the left what each pair carries of the score, before and after training, its wavelength below
/// it; the pair that is frozen is dragged along them. At the right the answers against the length
/// where it is frozen, where all turn, and faintly where each of the others is frozen. A ghost is
/// drawn as thin dashed lines.
Plot pairsUsedPlot(const QRectF& area, const PairsUsedFrame& frame,
    const std::optional<PairsUsedFrame>& ghost, const Look& look);

/// The share of a pair that is pointed at, and its line.
Layers pairsUsedPointed(
    const Plot& plot, const PairsUsedFrame& frame, const Focus& focus, const Look& look);

} // namespace lab::ui
