#pragma once

#include "core/frames/waves/waves_frames.h"
#include "ui/paint/waves/position_lines.h"

#include <QRectF>
#include <QString>
#include <QStringList>

#include <optional>
#include <string_view>

namespace lab::ui {

/// The place of the cells in the picture: below the title and the handles, above the axis of the
/// positions, beside the numbers of the columns and the colour bar.
QRectF tableGround(const QRectF& area, const Look& look);

/// The row of cells at a point of the ground, or none beside it.
std::optional<int> tableRowAt(const HeatmapFrame& cells, QPointF point, const QRectF& ground);

/// The parts of any table: the title and the longest of its notes that fits beside it, the cells
/// and the legend of their colours.
Layers tableLayers(const QRectF& area, const QRectF& ground, const QString& title,
    const QStringList& notes, const HeatmapFrame& cells, const Look& look);

/// The tab of a dimension, on the edge that more columns would move down if rows did not become
/// lower instead.
Handle widthHandle(const QRectF& ground, std::string_view key, int width);

} // namespace lab::ui
