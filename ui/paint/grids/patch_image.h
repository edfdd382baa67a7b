#pragma once

#include "ui/paint/grids/grid_words.h"

#include <QPointF>
#include <QRectF>

class QPainter;

namespace lab::ui {

/// Where the image stands: as large as there is space for, but not so that a small one fills it.
/// Below it is the table of query, key and how far apart they are.
struct ImageLayout {
    QRectF image;
    PatchField patches; ///< the part of it that is cut
    QRectF table; ///< empty where there is no space
    double scale = 1; ///< pixels here for one of the image
    QPointF widthHandle;
    QPointF heightHandle;
    QPointF patchHandle; ///< above the first patch's right edge

    ImageLayout(const QRectF& area, const GridsFrame& frame, const Look& look);
};

/// Which part is under the pointer or held, and drawn so.
enum class ImagePart { None, Query, Key, Width, Height, Patch };

/// A drawn landscape with its patches, the query's and the key's marked. Ghost: those of A.
void paintPatchImage(QPainter& painter, const QRectF& area, const ImageLayout& layout,
    const GridsFrame& frame, const std::optional<GridsFrame>& ghost, ImagePart hovered,
    const PointedLook& look);

} // namespace lab::ui
