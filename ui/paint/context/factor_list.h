#pragma once

#include "core/frames/context/context_frames.h"
#include "ui/paint/plot/plot.h"

#include <QRectF>
#include <QSizeF>

#include <vector>

namespace lab::ui {

/// The list of methods below their factors: in columns if there is enough height, else as compact
/// as possible. A name wider than the list takes several lines. If there is not enough height for
/// that, each is cut to one.
struct FactorList {
    std::vector<QRectF>
        entries; ///< one per line of the frame, from (0, 0); some are empty if there is not enough
                 ///< height: the selected method's is the last to be dropped
    double height = 0; ///< with the gap above; 0 without an entry
};

/// In a space shared with a plot above.
FactorList factorList(const FactorsFrame& frame, QSizeF space, const Look& look);

/// A method's line and its name.
Layers factorListEntry(const QRectF& entry, ScalingMethod method, bool isChosen, const Look& look);

} // namespace lab::ui
