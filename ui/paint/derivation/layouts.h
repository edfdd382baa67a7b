#pragma once

#include "core/frames/derivation/derivation_frames.h"
#include "ui/paint/look.h"

#include <QRectF>
#include <QStringList>

class QPainter;

namespace lab::ui {

/// For the query and for the key: eight columns with the pairs side by side, joined above; the same
/// columns in halves, joined below; and lines between the two that say which went where.
///
/// Each column wears its number, a bar in its pair's colour, and its value where there is space.
/// Where the key is not permuted its lines run straight, and what is joined below belongs to two
/// pairs: those joints are dashed and crossed.
void paintLayouts(QPainter& painter, const QRectF& area, const LayoutsFrame& frame,
    const LayoutsFrame* ghost, const PointedLook& look);

/// Where the columns of one token stand.
struct LayoutRows {
    QRectF upper; ///< pairs side by side
    QRectF lower; ///< in halves
    double joint = 0; ///< how far a joint reaches up or down
};
struct LayoutsLayout {
    LayoutsLayout(const QRectF& area, const Look& look);

    LayoutRows query;
    LayoutRows key;
};

/// The symbols whose part of the picture is at a point, the likeliest first: "q" or "k" of the
/// cells, "P" of the lines between, "R" of the joints, and "m" and "n" of them too.
QStringList symbolsAt(const QRectF& area, QPointF point, const Look& look);

} // namespace lab::ui
