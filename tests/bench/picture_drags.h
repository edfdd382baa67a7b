#pragma once

#include "core/state/lab_state.h"

#include <QPointF>

#include <string>
#include <vector>

class QWidget;

namespace lab::ui {

/// A draggable element, and its path: from `start` back and forth along `direction` by up to
/// `reach` pixels.
struct MouseDrag {
    std::string name;
    QWidget* widget = nullptr;
    QPointF start;
    QPointF direction {1, 0};
    double reach = 25;
};

/// The current handles of all pictures of Base and Precision in `window`, and the diamonds and tabs
/// of the other benches.
std::vector<MouseDrag> pictureDrags(const QWidget& window, const LabState& state);

} // namespace lab::ui
