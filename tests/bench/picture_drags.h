#pragma once

#include "core/state/lab_state.h"

#include <QPointF>

#include <string>
#include <vector>

class QWidget;

namespace lab::ui {

/// One thing to take hold of with the mouse, and where to: from `start` to and fro along
/// `direction` by up to `reach` pixels.
struct MouseDrag {
    std::string name;
    QWidget* widget = nullptr;
    QPointF start;
    QPointF direction {1, 0};
    double reach = 25;
};

/// The handles of all pictures of Base and Precision that `window` shows, and the tab of Rotations,
/// as they stand now.
std::vector<MouseDrag> pictureDrags(const QWidget& window, const LabState& state);

} // namespace lab::ui
