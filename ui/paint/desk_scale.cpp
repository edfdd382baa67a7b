#include "ui/paint/desk_scale.h"

#include <algorithm>
#include <cmath>

namespace lab::ui {

namespace {

double chosenSize = 1;

constexpr double steps = 40;

} // namespace

double textSize()
{
    return chosenSize;
}

void setTextSize(double size)
{
    chosenSize = std::clamp(size, 1.0, largestTextSize);
}

double deskScale(const QSize& window)
{
    constexpr double widthOfHeight = 16.0 / 9;
    constexpr double from = 1600;
    constexpr double to = 3840;
    constexpr double most = 1.6;
    const double width = std::min<double>(window.width(), widthOfHeight * window.height());
    const double share = std::clamp((width - from) / (to - from), 0.0, 1.0);
    const double usual = std::round((1 + (most - 1) * share) * steps) / steps;
    const double fitting =
        std::floor(std::min(window.width() / 1024.0, window.height() / 680.0) * steps) / steps;
    return std::clamp(
        std::round(usual * chosenSize * steps) / steps, usual, std::max(usual, fitting));
}

} // namespace lab::ui
