#pragma once

#include "core/frames/waves/learned_frames.h"
#include "ui/paint/controls/handles.h"
#include "ui/paint/waves/position_lines.h"

#include <QPointF>
#include <QRectF>
#include <QStringList>

#include <optional>

class QPainter;

namespace lab::ui {

/// Where the end of the training length stands below the cells: between two positions, or at the
/// edge of the picture beyond which it lies.
struct LengthPlace {
    QPointF knob;
    double line = 0; ///< x of the line through the plot
    bool isShown = true; ///< among the positions shown
};
LengthPlace lengthPlace(
    std::int64_t length, const Positions& positions, const QRectF& plot, const Look& look);

/// The row of cells at a point of the plot, or none beside it.
std::optional<int> learnedRowAt(const LearnedFrame& frame, QPointF point, const QRectF& plot);

/// What stays while p and p + k move: title, cells, numbers of the columns, colour bar.
void paintLearnedGround(
    QPainter& painter, const QRectF& area, const LearnedFrame& frame, const Look& look);

/// The lines of p and p + k with their handles, the end of the table with its own, and the sentence
/// on what lies beyond it.
void paintLearnedMarks(QPainter& painter, const QRectF& area, const LearnedFrame& frame,
    const PositionMarks& marks, HandleState ofLength, const PointedLook& look);

/// The sentence on positions past the training length, by the rule that holds there.
QStringList beyondWords(const Learned& encoding);

} // namespace lab::ui
