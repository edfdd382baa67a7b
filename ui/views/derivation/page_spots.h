#pragma once

#include "core/frames/derivation/pages/page_picture.h"
#include "core/state/edit.h"
#include "ui/paint/look.h"

#include <QPointF>
#include <QRectF>

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace lab::ui {

/// A draggable part of a page's picture.
struct PageSpot {
    std::string part;
    int index = -1; ///< of a point, a cell or a row
    std::int64_t which = 0; ///< equal for the same spot in another frame
    QPointF place;
    QPointF keyStep {4, 4}; ///< pixels per press of an arrow key
    double reach = 12; ///< at 1x
    PageDrag drag;
    /// Converts a point of the picture to the dragged number: an angle, a length, a value on an
    /// axis, or the index of the cell or card at this point.
    std::function<double(QPointF)> numberAt {};
    std::function<PlanePoint(QPointF)> vectorAt {}; ///< for the tip of an arrow
    PlanePoint vector {}; ///< current position of the tip
};

/// All spots, in the order in which Enter takes them.
std::vector<PageSpot> pageSpots(
    const QRectF& area, const PagePictureFrame& frame, const Look& look);

/// The edit that moves the spot to a point of the picture.
std::optional<Edit> spotMoved(const PageSpot& spot, QPointF point);
/// The edit that sets the parameter of the spot to a number.
std::optional<Edit> spotSet(const PageSpot& spot, double number);
/// The edit for a press on a mark: none, stays, moves, and none again.
Edit spotCycled(const PageSpot& spot);
/// Colors a cell like the cell in which the drag began, or with the first unused color.
Edit cellsPainted(const PageSpot& from, std::size_t to);
/// Removes the color of a cell.
Edit cellCleared(const PageSpot& cell);

/// The parts under a point, the nearest first.
std::vector<std::string> partsAt(
    const QRectF& area, const PagePictureFrame& frame, QPointF point, const Look& look);

} // namespace lab::ui
