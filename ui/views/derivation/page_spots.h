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

/// A place of a page's picture that can be dragged.
struct PageSpot {
    std::string part;
    int index = -1; ///< of a point, a cell, a row
    std::int64_t which = 0; ///< the same thing in another frame has the same
    QPointF place;
    QPointF keyStep {4, 4}; ///< pixels that an arrow key moves it
    double reach = 12; ///< at 1x
    PageDrag drag;
    /// What a point of the picture is to the drag: an angle, a length, the number of an axis, the
    /// cell or card there.
    std::function<double(QPointF)> numberAt {};
    std::function<PlanePoint(QPointF)> vectorAt {}; ///< of a tip
    PlanePoint vector {}; ///< where the tip is now
};

/// All of them, in the order in which Enter takes them.
std::vector<PageSpot> pageSpots(
    const QRectF& area, const PagePictureFrame& frame, const Look& look);

/// What brings the spot to a point of the picture.
std::optional<Edit> spotMoved(const PageSpot& spot, QPointF point);
/// What gives the parameter of the spot a number.
std::optional<Edit> spotSet(const PageSpot& spot, double number);
/// What a press on a mark does: none, it stays, it moves, and none again.
Edit spotCycled(const PageSpot& spot);
/// A cell in the colour that the cell of the drag has, or in the first that no cell has.
Edit cellsPainted(const PageSpot& from, std::size_t to);
/// A cell that was painted, bare again.
Edit cellCleared(const PageSpot& cell);

/// The parts under a point, the nearest first.
std::vector<std::string> partsAt(
    const QRectF& area, const PagePictureFrame& frame, QPointF point, const Look& look);

} // namespace lab::ui
