#pragma once

#include "core/frames/derivation/derivation_frames.h"
#include "ui/paint/look.h"

#include <QPointF>
#include <QRectF>
#include <QStringList>

#include <optional>

class QPainter;

namespace lab::ui {

/// Where the plane stands in its area: the circle of the frame's unit, with space for names around.
struct PlaneLayout {
    PlaneLayout(const QRectF& area, const PlaneFrame& frame, const Look& look);

    QPointF pixel(PlanePoint value) const;
    PlanePoint value(QPointF pixel) const;

    QPointF centre;
    double radius = 0;
    double unit = 1;
};

/// An arrow's tip that can be dragged: of a vector before the turn, or after it.
struct PlaneTip {
    Token token = Token::Query;
    bool isTurned = false;

    bool operator==(const PlaneTip&) const = default;
};
QPointF tipOf(const PlaneLayout& layout, const PlaneFrame& frame, PlaneTip tip);
std::optional<PlaneTip> tipAt(
    const PlaneLayout& layout, const PlaneFrame& frame, QPointF point, const Look& look);

/// The arcs of the turns, as shares of the radius.
constexpr double planeQueryRing = 0.60;
constexpr double planeKeyRing = 0.38;

/// The symbols whose part of the picture is at a point, the likeliest first: "q" of the dotted
/// line, "f", "R" and "Theta" of the turned arrow, "m" and "n" of the arcs, "theta" of what the
/// arcs do not share, or none.
QStringList symbolsAt(
    const PlaneLayout& layout, const PlaneFrame& frame, QPointF point, const Look& look);

/// The query and the key before (dotted) and after f (arrows), the turns as arcs, and as the
/// thickest one the part of q's turn that k does not share. What the look's focus names is thicker.
void paintPlane(QPainter& painter, const QRectF& area, const PlaneFrame& frame,
    const std::optional<PlaneTip>& heldOrHovered, const PointedLook& look);

} // namespace lab::ui
