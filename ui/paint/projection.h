#pragma once

#include "ui/paint/palette.h"

#include <QSize>

namespace lab::ui {

/// A palette for a projector, whose light the room washes out: every text reads at 7 to 1 or better
/// on the ground and on the frame, every line at 4.5 to 1; the hues stay. The grid stays quiet.
///
/// Contrast is that of WCAG 2.1: (L₁ + 0.05) / (L₂ + 0.05), L the relative luminance.
Palette projected(const Palette& palette);

double contrast(const QColor& left, const QColor& right);

/// How many times as large text and lines are in a window of this size before a room: 1.6, and
/// more where the window is larger than 1920 by 1080, so that the back row sees the same picture.
double roomScale(const QSize& window);

/// The most that a window of this size has space for.
double largestRoomScale(const QSize& window);

} // namespace lab::ui
