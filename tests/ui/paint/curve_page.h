#pragma once

#include "core/math/constants.h"
#include "tests/ui/paint/painted.h"
#include "ui/paint/curves.h"

#include <functional>

/// A curve on white, with 200 units of x on 200 pixels and 120 units of y on 120 pixels, and its
/// ink.
namespace curves {

using namespace lab;
using namespace lab::ui;

inline const QSize pageSize(220, 140);
inline const QRectF plot(10, 10, 200, 120);
inline const AxisScale across {0, 200, plot.left(), plot.right()};
inline const AxisScale upwards {-60, 60, plot.bottom(), plot.top()};
inline const QColor ink(20, 40, 60);

using Function = std::function<double(double)>;

inline CurveFrame sampled(const Function& function, double step = 0.5)
{
    CurveFrame frame;
    frame.firstX = -5;
    frame.step = step;
    for (double x = frame.firstX; x <= 205; x += step)
        frame.values.push_back(function(x));
    return frame;
}

inline QImage curve(const CurveFrame& frame, const CurveStyle& style, double ratio = 1)
{
    return painted(pageSize, ratio, Look(), [&](QPainter& painter, const Look& look) {
        paintCurve(painter, plot, across, upwards, frame, style, look);
    });
}

inline int red(const QImage& image, int x, int y)
{
    return qRed(image.pixel(x, y));
}

/// The amount of ink in a column, in full rows.
inline double thickness(const QImage& image, int x)
{
    double sum = 0;
    for (int y = 0; y < image.height(); ++y)
        sum += (255.0 - red(image, x, y)) / (255.0 - ink.red());
    return sum;
}

} // namespace curves
