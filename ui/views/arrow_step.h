#pragma once

#include <QPoint>

#include <optional>

namespace lab::ui {

/// Where an arrow key leads among cells: columns across, rows down; nothing of another key.
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
