#pragma once

#include "core/state/edit.h"

namespace lab::ui {

/// The positions shown while the wheel zooms and pans. It keeps the fraction lost by rounding to
/// integers, so that many small steps of a touchpad or a slow pinch add up like one large step.
class WheelPositions {
public:
    /// Zooms by the factor, within 8 to lastPosition positions; the anchor, a position, stays in
    /// place.
    ShowPositions zoomed(const Positions& now, double anchor, double factor);
    ShowPositions panned(const Positions& now, double byPositions);

private:
    void goOnFrom(const Positions& now);
    ShowPositions whole() const;

    double m_first = 0; ///< the exact first position
    double m_shown = 0;
};

/// What a drag on empty ground does in every picture with positions along x.
ShowPositions panned(const Positions& positions, double byPositions);

} // namespace lab::ui
