#include "ui/paint/desk_scale.h"

#include <algorithm>
#include <cmath>

namespace lab::ui {

double deskScale(const QSize& window)
{
    constexpr double widthOfHeight = 16.0 / 9;
    constexpr double from = 1600;
    constexpr double to = 3840;
    constexpr double most = 1.6;
    constexpr double steps = 40;
    const double width = std::min<double>(window.width(), widthOfHeight * window.height());
    const double share = std::clamp((width - from) / (to - from), 0.0, 1.0);
    return std::round((1 + (most - 1) * share) * steps) / steps;
}

} // namespace lab::ui
