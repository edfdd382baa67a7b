#pragma once

#include "core/frames/compare/compare_frames.h"
#include "ui/paint/look.h"

#include <QRectF>

class QPainter;

namespace lab::ui {

/// ln(1 + x) as a fraction of that of the last position.
double logShare(double value);

/// How far distances have distinct values, as a bar on a logarithmic axis: hollow where they share
/// values in logarithmic buckets, dotted where all others have one, hatched where there is none.
void paintOwnValues(QPainter& painter, const QRectF& cell, const OwnValues& own, const Look& look);

} // namespace lab::ui
