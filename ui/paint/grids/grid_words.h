#pragma once

#include "core/frames/grids/grids_frames.h"
#include "ui/paint/look.h"

#include <QPointF>
#include <QRectF>
#include <QString>

#include <optional>

namespace lab::ui {

QString encodingName(GridEncoding encoding); ///< "Axial RoPE"
QString axisName(GridAxis axis); ///< "row y"
QColor axisColor(GridAxis axis, const Palette& palette);
QString timesText(int first, int second); ///< "14 × 14"

/// Patches side by side: the patch at a point, and the place of a patch.
struct PatchField {
    QRectF area;
    GridShape shape;

    QRectF cell(const GridCell& cell) const; ///< on whole pixels
    int patchNear(QPointF point) const; ///< in reading order
    std::optional<int> patchAt(QPointF point) const;
};

/// The marked query and key: those under the pointer, else the selected ones.
struct MarkedPatches {
    GridCell query;
    GridCell key;
};
MarkedPatches markedPatches(const Focus& focus, const GridsFrame& frame);

} // namespace lab::ui
