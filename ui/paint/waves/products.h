#pragma once

#include "core/frames/waves/learned_frames.h"
#include "ui/paint/waves/position_lines.h"

#include <QRectF>

#include <optional>

class QPainter;

namespace lab::ui {

/// The query's row times the row of each position as bars, below the table whose positions they
/// share: its own is the highest, all others are chance. The band is what chance does. Below them,
/// what the best matrix makes of a shift. The ghost's bars are dashed lines.
void paintProducts(QPainter& painter, const QRectF& area, const ProductsFrame& frame,
    const PositionMarks& marks, const PointedLook& look,
    const std::optional<ProductsFrame>& ghost = {});

QRectF productsPlot(const QRectF& area, const Look& look);

} // namespace lab::ui
