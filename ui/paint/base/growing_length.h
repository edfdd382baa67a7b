#pragma once

#include "ui/paint/base/growing_places.h"

#include <QString>

class QPainter;

namespace lab::ui {

/// "28 665 of 32 768 cached keys no longer fit pair 53": the sentence of the picture, also for
/// those who hear it.
QString cacheWords(const GrowingLengthFrame& frame);

/// What is under the pointer or held, and where the ruler's key stands.
struct GrowingMarks {
    std::int64_t key = 0;
    GrowingPart hovered = GrowingPart::Nothing;
};

/// The factors of the selected and the slowest pair against the length of the text on a logarithmic
/// axis, with the present length as a line to drag; below, the keys that were cached on the way,
/// thick where they fit and thin where they no longer do. A ghost is drawn as a thin dashed line.
void paintGrowingLength(QPainter& painter, const QRectF& area, const GrowingLengthFrame& frame,
    const std::optional<GrowingLengthFrame>& ghost, const GrowingMarks& marks, const Look& look);

} // namespace lab::ui
