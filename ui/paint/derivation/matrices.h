#pragma once

#include "core/frames/derivation/derivation_frames.h"
#include "ui/paint/look.h"

#include <QRectF>

class QPainter;

namespace lab::ui {

/// Two matrices side by side on one scale, with what each is above it.
void paintMatrices(
    QPainter& painter, const QRectF& area, const MatricesFrame& frame, const Look& look);

/// The cells of the left and of the right matrix.
struct MatricesLayout {
    MatricesLayout(const QRectF& area, const Look& look);

    QRectF left;
    QRectF right;
    QRectF bar;
};

} // namespace lab::ui
