#pragma once

#include "core/state/edit.h"

namespace lab::ui {

/// The positions shown as the wheel turns them, with what rounding to whole positions leaves over:
/// the many small turns of a touchpad or of a slow pinch come to what a large one does.
class WheelPositions {
public:
    /// By the factor from 8 to lastPosition positions; what is at the anchor, a position, stays.
    ShowPositions zoomed(const Positions& now, double anchor, double factor);
    ShowPositions panned(const Positions& now, double byPositions);

private:
    void goOnFrom(const Positions& now);
    ShowPositions whole() const;

    double m_first = 0; ///< the exact ones
    double m_shown = 0;
};

} // namespace lab::ui
