#pragma once

#include "core/frames/waves/waves_frames.h"
#include "ui/paint/waves/position_lines.h"

#include <QRectF>
#include <QString>

#include <optional>

class QPainter;

namespace lab::ui {

/// "Table of encodings", or whose vectors its columns are.
QString tableTitle(const TableFrame& frame);

/// Where the cells stand in the picture: below the title and the handles, beside the numbers of
/// the columns and the colour bar.
QRectF tablePlot(const QRectF& area, const Look& look);

/// The row of cells at a point of the plot, or none beside it.
std::optional<int> tableRowAt(const TableFrame& frame, QPointF point, const QRectF& plot);
QRectF tableRowRect(const TableFrame& frame, int row, const QRectF& plot);

/// What stays while p and p + k move: title, cells, numbers of the columns, colour bar.
void paintTableGround(QPainter& painter, const QRectF& area, const TableFrame& frame,
    const PositionMarks& marks, const Look& look);

/// The rows of the selected and of the pointed pair, the lines of p and p + k and their handles.
/// The lines go on to the lower edge of `area`, where the next picture takes them up.
void paintTableMarks(QPainter& painter, const QRectF& area, const TableFrame& frame,
    const PositionMarks& marks, const PointedLook& look);

} // namespace lab::ui
