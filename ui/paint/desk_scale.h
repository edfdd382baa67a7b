#pragma once

#include <QSize>

namespace lab::ui {

/// The factor by which text and lines in a window at a desk are larger than at 1280 x 800: 1 up to
/// 1600 x 900, then linear to 1.6 at 3840 x 2160 and constant beyond, by the limiting side for 16 :
/// 9. In steps of 1/40, so that resizing a window rarely changes the layout. Times textSize(), as
/// long as the contents of 1024 x 680 still fit in the window.
double deskScale(const QSize& window);

constexpr double largestTextSize = 2;

/// The factor on the default text size at a desk, 1 to `largestTextSize`: the user's choice, else
/// that of the desktop's font. Global, shared by the windows.
double textSize();
void setTextSize(double size); ///< within that range

} // namespace lab::ui
