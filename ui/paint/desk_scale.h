#pragma once

#include <QSize>

namespace lab::ui {

/// How much larger text and lines are in a window at a desk than at 1280 x 800: 1 up to 1600 x 900,
/// from there on as a straight line to 1.6 at 3840 x 2160 and no further, by the side that is the
/// shorter for 16 : 9. In steps of 1/40, so that a window whose size is dragged is seldom laid out
/// anew.
double deskScale(const QSize& window);

} // namespace lab::ui
