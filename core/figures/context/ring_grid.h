#pragma once

#include "core/drawing/geometry.h"
#include "core/drawing/style.h"
#include "core/frames/context/rings_frame.h"

#include <array>
#include <vector>

namespace lab::drawing {

/// Which pairs have a ring: every `step`-th from `first` on, in rows of `columns`.
struct RingGrid {
    RingGrid() = default;
    /// The slow pairs and some entirely seen ones before them, as large and as many as are legible
    /// in `place`. The last rotated pair always has a ring.
    RingGrid(const RingsFrame& frame, const Box& place, const Style& style);
    /// From what numbers() returned.
    explicit RingGrid(const std::array<double, 6>& numbers);

    int first = 0;
    int step = 1;
    int count = 0;
    int columns = 1;
    int rows = 1;
    double pitch = 64; ///< pixels for a ring and the space around it

    int pair(int place) const { return first + step * place; }
    std::array<double, 6> numbers() const;
};

/// The pairs with a ring: the selected one replaces the nearest if it has none itself.
Said pairsInWords(const RingGrid& grid, int selected, const Language& words);

/// The rings in their place.
struct RingPlaces {
    RingPlaces() = default;
    RingPlaces(const RingGrid& grid, const Box& place, int pairs, std::initializer_list<int> wanted,
        const Style& style);

    struct Ring {
        int pair = 0;
        Point centre {};
    };
    std::vector<Ring> rings {}; ///< in rows; wanted pairs replace their neighbor
    double radius = 24; ///< of the middle of the arcs
    double seenWidth = 7;
    double newWidth = 3;
    double reach = 36; ///< of a ring, from its center

    /// Where this number of turns, counterclockwise from the right, ends.
    Point onRing(Point centre, double turns) const;
};

} // namespace lab::drawing
