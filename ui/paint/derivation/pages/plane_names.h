#pragma once

#include "ui/paint/look.h"

#include <QPointF>
#include <QRectF>
#include <QSizeF>

#include <vector>

namespace lab::ui {

/// A name to be written beside a tip: its size in pixels.
struct TipName {
    QPointF tip;
    QSizeF size;
};
/// Its place. With a leader, a line connects it to its tip: it is farther away, or another tip is
/// about as near.
struct TipNamePlace {
    QRectF place;
    bool hasLeader = false;

    QPointF leaderEnd(QPointF tip) const; ///< the nearest point of its edge
};

/// Names of tips around a center, each beside its own, beyond it if there is space: within the area
/// if it has space for them, none over another or over an area that is `taken`, and as far as
/// possible off the arrows from the center and the handles.
std::vector<TipNamePlace> tipNamePlaces(const QRectF& area, QPointF centre,
    const std::vector<TipName>& names, const std::vector<QRectF>& taken,
    const std::vector<QPointF>& handles, const Look& look);

} // namespace lab::ui
