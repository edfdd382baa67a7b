#pragma once

#include "core/frames/derivation/derivation_frames.h"
#include "ui/paint/look.h"

#include <QRectF>
#include <QStringList>

class QPainter;

namespace lab::ui {

/// Two matrices side by side on one scale, with what each is above it, and beside a rotation the
/// vectors that it has turned, a bar a row: q filled, k hollow.
///
/// Cells in which A differs hold a small square in its colour, and dashes stand where its bars end.
/// What the symbol in focus names has
/// a thick frame, and its letter above is underlined.
void paintMatrices(QPainter& painter, const QRectF& area, const MatricesFrame& frame,
    const MatricesFrame* ghost, const PointedLook& look);

/// The cells of the left and of the right matrix, and the bars beside them.
struct MatricesLayout {
    MatricesLayout(const QRectF& area, const MatricesFrame& frame, const Look& look);

    QRectF left;
    QRectF right;
    QRectF leftBars; ///< empty where there are none
    QRectF rightBars;
    QRectF colours;
};

/// The symbols whose part of the picture is at a point, the likeliest first: a letter above, "R" or
/// "G" of a matrix, "U" of that in planes, "q", "k", "m", "n" of the turned vectors.
QStringList symbolsAt(
    const QRectF& area, const MatricesFrame& frame, QPointF point, const Look& look);

} // namespace lab::ui
