#pragma once

#include "ui/paint/grids/grid_words.h"

#include <vector>

class QPainter;

namespace lab::ui {

/// Where the large map stands: rows down, columns across, its colour bar at the right.
struct MapLayout {
    PatchField patches;
    QRectF colours; ///< empty where there is no space

    MapLayout(const QRectF& area, const GridsFrame& frame, const Look& look);
};

/// Where the small maps stand, in as many columns as make them largest.
struct SmallMapsLayout {
    struct Place {
        GridEncoding encoding;
        QRectF map; ///< of the image's ratio
        QRectF whole; ///< with its name and number
    };
    std::vector<Place> places;
    bool hasNames = true; ///< below each; else that of one stands in the title

    SmallMapsLayout(const QRectF& whole, const GridsFrame& frame, const Look& look);

    std::optional<GridEncoding> encodingAt(QPointF point) const;
};

/// Of an area of this width, with all small maps beside each other and no names.
double heightOfOneRow(double width, const Look& look);

/// Which part is under the pointer or held, and drawn so.
enum class MapPart { None, Query, Key };

/// The similarity of the query's patch to each of the image, under the chosen encoding.
void paintSimilarity(QPainter& painter, const QRectF& area, const MapLayout& layout,
    const GridsFrame& frame, MapPart hovered, const PointedLook& look);

/// The same under every encoding, on the same colours, with the lowest value of each.
void paintSmallMaps(QPainter& painter, const QRectF& area, const SmallMapsLayout& layout,
    const GridsFrame& frame, const PointedLook& look);

} // namespace lab::ui
