#pragma once

#include "core/frames/waves/learned_frames.h"
#include "ui/paint/waves/position_lines.h"

#include <QRectF>

#include <optional>

namespace lab::ui {

QRectF productsGround(const QRectF& area, const Look& look);

/// The query's row times the row of each position as bars, below the table whose positions they
/// share: its own is the highest, all others are chance. The band is the range of chance. Below
/// them, the effect of the best matrix for a shift. The ghost's bars are dashed lines.
Plot productsPlot(const QRectF& area, const ProductsFrame& frame,
    const std::optional<ProductsFrame>& ghost, const Look& look);

/// Over them the end of the table and the lines of p and p + t.
Layers productsOver(const Plot& plot, const ProductsFrame& frame, const PositionMarks& marks,
    const Focus& focus, const Look& look);

} // namespace lab::ui
