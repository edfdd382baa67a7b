#pragma once

#include "core/frames/context/seen_distances_frame.h"
#include "ui/paint/plot/layers.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace lab::ui {

/// A number of positions that a method reads, and what it is called.
struct SeenNumber {
    std::string_view key;
    std::int64_t value = 0;
    double lowest = 1;
    QString name;
    QList<qreal> dashes {}; ///< of its line; none is a whole one
};

/// None of them has the line of another.
std::vector<SeenNumber> seenNumbers(const PositionMap& map);

/// Its line through the counts, or a piece of it.
Layer numberLine(
    const QLineF& line, const SeenNumber& number, const QColor& colour, const Look& look);

/// What the lines of "Distances seen" are, with their numbers: entries in rows at the foot of the
/// picture, as many in each as have space. None in a look without words.
struct SeenLegend {
    Layers layers;
    int rows = 0;
    double pitch = 0; ///< pixels from one to the next
};

SeenLegend seenLegend(const QRectF& area, const SeenDistancesFrame& frame, const Look& look);
/// All that it takes at the foot of the picture.
double heightOf(const SeenLegend& legend);

} // namespace lab::ui
