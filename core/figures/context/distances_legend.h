#pragma once

#include "core/drawing/marks.h"
#include "core/frames/context/seen_distances_frame.h"

#include <string_view>
#include <vector>

namespace lab::drawing {

/// A number of positions that the method reads. No two of them have the same line.
struct MapNumber {
    std::string_view key {};
    std::int64_t value = 0;
    double lowest = 1;
    const Message& name;
};

std::vector<MapNumber> mapNumbers(const PositionMap& map);

/// The line of one of them, counted from 0, or a sample of it.
Mark numberLine(std::size_t number, const Line& line, bool isSmooth, const Style& style);

/// The legend of the effective distances, with values: entries in rows at the foot of the picture,
/// as many per row as fit. Empty for a style without words.
struct DistancesLegend {
    std::vector<Mark> marks {};
    double height = 0;

    DistancesLegend(const SeenDistancesFrame& values, const Box& place, const Style& style);
};

} // namespace lab::drawing
