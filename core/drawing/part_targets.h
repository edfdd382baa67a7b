#pragma once

#include "core/drawing/marks.h"
#include "core/frames/focus.h"

#include <optional>
#include <string>
#include <vector>

namespace lab::drawing {

/// Parts of a picture that stand for symbols of a formula. Near one or more of them the pointer
/// means the nearest.
struct PartTargets {
    struct Part {
        std::string symbol {};
        std::vector<Point> points {}; ///< each of them
        std::optional<Line> line {};
        std::optional<Arcs::Arc> arc {};
        std::optional<Box> box {}; ///< all of it
        bool isElsewhere = false; ///< its symbol is in another formula: it gives way to all others

        bool operator==(const Part&) const = default;
    };
    Picture picture = Picture::None;
    double reach = 8;
    std::vector<Part> parts {};

    bool operator==(const PartTargets&) const = default;
    const Part* at(Point point) const;
    Focus focusOf(const Part& part) const;
};

} // namespace lab::drawing
