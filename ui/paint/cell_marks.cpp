#include "ui/paint/cell_marks.h"

#include "ui/paint/projection.h"

namespace lab::ui {

QColor inkOn(const QColor& cell, const Palette& palette)
{
    constexpr double legible = 4.5;
    constexpr int steps = 100;
    const auto better = [&cell](const QColor& one, const QColor& other) {
        return contrast(one, cell) >= contrast(other, cell) ? one : other;
    };
    const QColor& light = palette.isDark ? palette.text : palette.ground;
    const QColor& dark = palette.isDark ? palette.ground : palette.text;
    for (int step = 0; step <= steps; ++step) {
        const double share = static_cast<double>(step) / steps;
        const QColor ink =
            better(blended(Qt::white, light, share), blended(Qt::black, dark, share));
        if (contrast(ink, cell) >= legible)
            return ink;
    }
    return better(Qt::white, Qt::black);
}

} // namespace lab::ui
