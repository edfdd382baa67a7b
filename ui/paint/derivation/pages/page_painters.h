#pragma once

#include "core/drawing/drawing.h"
#include "core/frames/derivation/pages/page_picture.h"
#include "ui/paint/look.h"

#include <QPointF>
#include <QRectF>

#include <optional>

class QPainter;

namespace lab::ui {

/// The picture of a page; that of A is below it if it has the same panels. `hovered` is the handle
/// under the pointer.
void paintPage(QPainter& painter, const QRectF& area, const PagePictureFrame& frame,
    const PagePictureFrame* ghost, const std::optional<QPointF>& hovered, const PointedLook& look);

/// Whether the part is under the pointer, here or in the equation of the page.
bool isLit(const std::string& part, const PointedLook& look);

/// Each kind of panel, below its title.
void paintPagePlane(QPainter& painter, const QRectF& area, const PagePlane& plane,
    const PagePlane* ghost, const PointedLook& look);
void paintPageChart(QPainter& painter, const QRectF& area, const PageChart& chart,
    const PageChart* ghost, const PointedLook& look);
void paintPageTiles(QPainter& painter, const QRectF& area, const PageTiles& tiles,
    const PageTiles* ghost, const PointedLook& look);
void paintPageMeters(QPainter& painter, const QRectF& area, const PageMeters& meters,
    const PageMeters* ghost, const PointedLook& look);
void paintPageCards(QPainter& painter, const QRectF& area, const PageCards& cards,
    const PageCards* ghost, const PointedLook& look);
/// In all of the panel, whose title it has.
drawing::Drawing drawnDials(
    const QRectF& area, const PageDials& dials, const PageDials* ghost, const PointedLook& look);
void paintPageDials(QPainter& painter, const QRectF& area, const PageDials& dials,
    const PageDials* ghost, const PointedLook& look);
void paintPageWires(QPainter& painter, const QRectF& area, const PageWires& wires,
    const PageWires* ghost, const PointedLook& look);

} // namespace lab::ui
