#pragma once

#include "core/frames/context/seen_distances_frame.h"
#include "ui/paint/plot/layers.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace lab::ui {

/// A number of positions that the method reads, and its name.
struct SeenNumber {
    std::string_view key;
    std::int64_t value = 0;
    double lowest = 1;
    QString name;
    QList<qreal> dashes {}; ///< of its line; empty for a solid one
};

/// No two of them have the same line.
std::vector<SeenNumber> seenNumbers(const PositionMap& map);

/// Its line through the counts, or a sample of it.
Layer numberLine(
    const QLineF& line, const SeenNumber& number, const QColor& colour, const Look& look);

/// The legend of "Distances seen", with values: entries in rows at the foot of the picture, as many
/// per row as fit. Empty for a look without words.
struct SeenLegend {
    Layers layers;
    int rows = 0;
    double pitch = 0; ///< pixels from one to the next
};

SeenLegend seenLegend(const QRectF& area, const SeenDistancesFrame& frame, const Look& look);
/// The total height at the foot of the picture.
double heightOf(const SeenLegend& legend);

} // namespace lab::ui
