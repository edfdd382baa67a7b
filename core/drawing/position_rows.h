#pragma once

#include "core/drawing/axis.h"
#include "core/drawing/geometry.h"
#include "core/frames/focus.h"
#include "core/frames/heatmap_frame.h"
#include "core/state/edit.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace lab::drawing {

/// Positions along x, and perhaps rows below each other, each of a pair. A click selects the pair
/// of its row, also on a handle, and a drag of more pixels up or down than across moves the
/// selected pair. All drags begin after a few pixels, so that a click moves nothing.
struct PositionRows {
    struct Row {
        int pair = 0;
        int column = 0; ///< of a table

        bool operator==(const Row&) const = default;
    };
    /// Where a drag moves the pair.
    struct Grip {
        Box box {};
        double pairsPerPixel = 0;

        bool operator==(const Grip&) const = default;
    };
    static constexpr double stillness = 3; ///< pixels that a click may move

    Picture picture = Picture::None;
    Box ground {};
    Axis x {}; ///< of the positions
    Runs runs {}; ///< positions that are shown together
    std::vector<Row> rows {}; ///< of equal height, from the top of the ground
    bool havePairs = true; ///< else they have only columns, and show nothing beside the ground
    Box clicked {}; ///< where a click selects
    int selected = 0; ///< the pair
    std::vector<Grip> grips {};

    bool operator==(const PositionRows&) const = default;

    /// The row at a height, if the ground is there.
    const Row* rowAt(double y) const;
    /// Beside the ground only its row, and below it only the position.
    Focus focusAt(Point point) const;
    std::optional<Edit> clickedAt(Point point) const;
    const Grip* gripAt(Point point) const;
    Edit moved(const Grip& grip, double down) const;
};

} // namespace lab::drawing
