#pragma once

#include <QPoint>

#include <optional>

namespace lab::ui {

/// The step of an arrow key among cells: x is columns, y is rows; empty for other keys.
inline std::optional<QPoint> arrowStep(int key)
{
    switch (key) {
    case Qt::Key_Up:
        return QPoint(0, -1);
    case Qt::Key_Down:
        return QPoint(0, 1);
    case Qt::Key_Left:
        return QPoint(-1, 0);
    case Qt::Key_Right:
        return QPoint(1, 0);
    default:
        return std::nullopt;
    }
}

} // namespace lab::ui
