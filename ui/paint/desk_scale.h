#pragma once

#include <QSize>

namespace lab::ui {

/// How much larger text and lines are in a window at a desk than at 1280 x 800: 1 up to 1600 x 900,
/// from there on as a straight line to 1.6 at 3840 x 2160 and no further, by the side that is the
/// shorter for 16 : 9. In steps of 1/40, so that a window whose size is dragged is seldom laid out
/// again. Times textSize(), as far as what 1024 x 680 shows still has its space in the window.
double deskScale(const QSize& window);

constexpr double largestTextSize = 2;

/// How much larger all text is at a desk than it is by itself, 1 to `largestTextSize`: what a
/// person chose, else what the desktop's font asks for. Of the program, as its windows share it.
double textSize();
void setTextSize(double size); ///< within that range

} // namespace lab::ui
