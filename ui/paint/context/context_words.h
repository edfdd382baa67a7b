#pragma once

#include "core/encodings/scaling/parameters.h"
#include "ui/paint/look.h"

#include <QString>

class QPainter;
class QPointF;

namespace lab::ui {

/// A method's name as in the panel.
QString methodName(ScalingMethod method);

/// A short sample of the method's line wherever methods are drawn side by side, `length` pixels to
/// the right of `left`.
void paintMethodSwatch(QPainter& painter, QPointF left, double length, ScalingMethod method,
    double width, const Look& look);

} // namespace lab::ui
