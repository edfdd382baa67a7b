#pragma once

#include "ui/paint/grids/grid_words.h"

#include <vector>

class QPainter;

namespace lab::ui {

/// The layout of the large map: rows and columns, its colour bar on the right.
struct MapLayout {
    PatchField patches;
    QRectF colours; ///< empty if there is no space

    MapLayout(const QRectF& area, const GridsFrame& frame, const Look& look);
};

/// The layout of the small maps, in the number of columns that makes them largest.
struct SmallMapsLayout {
    struct Place {
        GridEncoding encoding;
        QRectF map; ///< with the image's ratio
        QRectF whole; ///< with its name and number
    };
    std::vector<Place> places;
    bool hasNames = true; ///< below each; else that of one is in the title

    SmallMapsLayout(const QRectF& whole, const GridsFrame& frame, const Look& look);

    std::optional<GridEncoding> encodingAt(QPointF point) const;
};

/// For an area of this width, with all small maps side by side and no names.
double heightOfOneRow(double width, const Look& look);

/// The part under the pointer or being dragged, which is highlighted.
enum class MapPart { None, Query, Key };

/// The similarity of the query's patch to each patch of the image, under the selected encoding.
void paintSimilarity(QPainter& painter, const QRectF& area, const MapLayout& layout,
    const GridsFrame& frame, MapPart hovered, const PointedLook& look);

/// The same under every encoding, with the same colours, and the minimum of each.
void paintSmallMaps(QPainter& painter, const QRectF& area, const SmallMapsLayout& layout,
    const GridsFrame& frame, const PointedLook& look);

} // namespace lab::ui
