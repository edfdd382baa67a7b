#pragma once

#include "core/drawing/axis.h"
#include "core/drawing/geometry.h"
#include "core/state/edit.h"

#include <optional>
#include <vector>

namespace lab::drawing {

/// A picture of the positions shown. The wheel zooms them at the pointer. On empty ground a drag
/// pans, and a double-click shows all from 0 to the larger of query and key.
struct PositionGround {
    /// A place with positions along x, or, if it has both axes, along its diagonal.
    struct GroundPart {
        Box box {};
        Axis x {};
        std::optional<Axis> y {};

        bool operator==(const GroundPart&) const = default;
        double at(Point point) const; ///< the position there, within those of the axis
    };

    Positions positions {};
    double elsewhere = 0; ///< the position of a point in no part
    std::vector<GroundPart> parts {};
    std::optional<GroundPart> panned {}; ///< by whose axes a drag pans
    bool isPannedByWheel = false; ///< turned sideways

    bool operator==(const PositionGround&) const = default;
    double at(Point point) const;
    double movedBy(Point motion) const; ///< positions of the panning part
    ShowPositions fitted() const; ///< a power of two of positions, with query and key
};

std::optional<Edit> showsBoth(const LabState& state); ///< the same, of a state

} // namespace lab::drawing
