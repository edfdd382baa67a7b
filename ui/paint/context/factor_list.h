#pragma once

#include "core/frames/context/context_frames.h"
#include "ui/paint/plot/plot.h"

#include <QRectF>
#include <QSizeF>

#include <vector>

namespace lab::ui {

/// The list of methods below their factors: in columns below each other where there is the height
/// for it, else as tightly as it goes. A name that is wider than the list stands on several lines.
/// Where there is no height for that, each is cut to one.
struct FactorList {
    std::vector<QRectF>
        entries; ///< one for each line of the frame, from (0, 0); some are empty
                 ///< where there is no height for all: the chosen method's is the last to go
    double height = 0; ///< with the gap above; 0 without an entry
};

/// In a space that a plot above has to share.
FactorList factorList(const FactorsFrame& frame, QSizeF space, const Look& look);

/// A method's line and its name.
Layers factorListEntry(const QRectF& entry, ScalingMethod method, bool isChosen, const Look& look);

} // namespace lab::ui
