#include "ui/paint/controls/handles.h"

#include <QPainter>

#include <cmath>

namespace lab::ui {

namespace {

constexpr double edge = 2; ///< in the ground's colour, half of it inside
constexpr double core = 5; ///< of a key's handle
constexpr double ringWidth = 2;
constexpr double ringDiameter = 26; ///< of a handle of 14 and more
constexpr double smallRingDiameter = 24;
constexpr double hitRadius = 12;

void paintDot(QPainter& painter, QPointF centre, double diameter, const QColor& colour)
{
    painter.setBrush(colour);
    painter.drawEllipse(centre, diameter / 2, diameter / 2);
}

} // namespace

void paintHandle(QPainter& painter, QPointF centre, HandleKind kind, HandleState state,
    double diameter, const Look& look)
{
    const QColor colour = handleColor(kind, look.palette);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (state == HandleState::Hovered) {
        const double ring = diameter < 14 ? smallRingDiameter : ringDiameter;
        const double radius = look.px((ring - ringWidth) / 2);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(colour, look.px(ringWidth)));
        painter.drawEllipse(centre, radius, radius);
    }
    painter.setPen(Qt::NoPen);
    paintDot(painter, centre, look.px(diameter + edge), look.palette.ground);
    paintDot(painter, centre, look.px(diameter - edge), colour);
    if (kind == HandleKind::Key)
        paintDot(painter, centre, look.px(core), look.palette.ground);
    painter.restore();
}

bool isGrabbed(QPointF centre, QPointF point, const Look& look)
{
    const QPointF away = point - centre;
    return std::hypot(away.x(), away.y()) <= look.px(hitRadius);
}

QColor handleColor(HandleKind kind, const Palette& palette)
{
    switch (kind) {
    case HandleKind::Query:
        return palette.query;
    case HandleKind::Key:
        return palette.key;
    case HandleKind::Result:
        return palette.result;
    case HandleKind::Seen:
        return palette.seen;
    case HandleKind::Unseen:
        return palette.unseen;
    case HandleKind::Neutral:
        break;
    }
    return palette.text;
}

} // namespace lab::ui
