#pragma once

#include "ui/paint/grids/grid_words.h"

#include <QPointF>
#include <QRectF>

class QPainter;

namespace lab::ui {

/// The layout of the image: as large as fits, but a small one does not fill the space. Below it is
/// the table of query, key and their difference.
struct ImageLayout {
    QRectF image;
    PatchField patches; ///< the part of it that is divided into patches
    QRectF table; ///< empty if there is no space
    double scale = 1; ///< pixels here per pixel of the image
    QPointF widthHandle;
    QPointF heightHandle;
    QPointF patchHandle; ///< above the first patch's right edge

    ImageLayout(const QRectF& area, const GridsFrame& frame, const Look& look);
};

/// The part under the pointer or being dragged, which is highlighted.
enum class ImagePart { None, Query, Key, Width, Height, Patch };

/// A drawn landscape with its patches, the query's and the key's marked. Ghost: those of A.
void paintPatchImage(QPainter& painter, const QRectF& area, const ImageLayout& layout,
    const GridsFrame& frame, const std::optional<GridsFrame>& ghost, ImagePart hovered,
    const PointedLook& look);

} // namespace lab::ui
