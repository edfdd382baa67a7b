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
/// Where it stands. With a leader a line leads to it from its tip: it is farther away, or another
/// tip is about as near.
struct TipNamePlace {
    QRectF place;
    bool hasLeader = false;

    QPointF leaderEnd(QPointF tip) const; ///< the nearest point of its edge
};

/// Names of tips around a centre, each beside its own, beyond it where there is space: within the
/// area where it has room for them, none over another or over what is `taken`, and off the arrows
/// from the centre and the handles as far as may be.
std::vector<TipNamePlace> tipNamePlaces(const QRectF& area, QPointF centre,
    const std::vector<TipName>& names, const std::vector<QRectF>& taken,
    const std::vector<QPointF>& handles, const Look& look);

} // namespace lab::ui
