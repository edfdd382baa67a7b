#include "ui/paint/controls/handles.h"

#include "ui/paint/controls/pinned_mark.h"
#include "ui/paint/formula/typeset.h"
#include "ui/paint/text/text.h"

#include <QLineF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

#include <cmath>

namespace lab::ui {

namespace {

constexpr double edge = 2; ///< in the ground's colour, half of it inside
constexpr double core = 5; ///< of a key's handle
constexpr double ringWidth = 2;
constexpr double ringDiameter = 26; ///< of a handle of at least 14
constexpr double smallRingDiameter = 24;
constexpr double hitRadius = 12;

void paintDot(QPainter& painter, QPointF centre, double diameter, const QColor& colour)
{
    painter.setBrush(colour);
    painter.drawEllipse(centre, diameter / 2, diameter / 2);
}

constexpr double diamondReach = 9; ///< from the center to a corner
constexpr QSizeF tabSize {30, 9};
constexpr double nearRing = 6; ///< from the shape to the middle of the ring
constexpr double firstRing = 5.5;
constexpr double secondRing = 10;

QRectF tabRect(const HandleMark& mark, double grown, const Look& look)
{
    QSizeF size = look.px(1) * tabSize;
    if (mark.lies == Qt::Vertical)
        size.transpose();
    const QRectF rect(mark.centre - QPointF(size.width(), size.height()) / 2, size);
    return rect.adjusted(-grown, -grown, grown, grown);
}

/// The shape with its edge moved outwards by this number of pixels.
QPainterPath outlineOf(const HandleMark& mark, double grown, const Look& look)
{
    QPainterPath path;
    if (mark.shape == HandleShape::Diamond) {
        const double reach = look.px(diamondReach) + grown * M_SQRT2;
        path.moveTo(mark.centre + QPointF(0, -reach));
        path.lineTo(mark.centre + QPointF(reach, 0));
        path.lineTo(mark.centre + QPointF(0, reach));
        path.lineTo(mark.centre + QPointF(-reach, 0));
        path.closeSubpath();
        return path;
    }
    const QRectF rect = tabRect(mark, grown, look);
    const double radius = std::min(rect.width(), rect.height()) / 2;
    path.addRoundedRect(rect, radius, radius);
    return path;
}

void paintGrooves(QPainter& painter, const HandleMark& mark, const Look& look)
{
    painter.setPen(QPen(look.palette.ground, look.px(1.2)));
    const bool isUpright = mark.lies == Qt::Vertical;
    const QPointF half = look.px(2.5) * (isUpright ? QPointF(1, 0) : QPointF(0, 1));
    for (const int groove : {-1, 0, 1}) {
        const QPointF at =
            mark.centre + look.px(4) * groove * (isUpright ? QPointF(0, 1) : QPointF(1, 0));
        painter.drawLine(QLineF(at - half, at + half));
    }
}

void paintLock(QPainter& painter, QPointF centre, const Look& look)
{
    const double unit = look.px(1);
    const QRectF body(centre + unit * QPointF(-5, -1), unit * QSizeF(10, 6));
    painter.setPen(Qt::NoPen);
    painter.setBrush(look.palette.axis);
    painter.drawRect(body);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(look.palette.axis, 1.5 * unit));
    painter.drawArc(QRectF(centre + unit * QPointF(-3, -5), unit * QSizeF(6, 8)), 0, 180 * 16);
}

/// The place of a lock or of the letter A, beside the mark.
QPointF besideMark(const HandleMark& mark, const Look& look)
{
    const QRectF box = outlineOf(mark, 0, look).boundingRect();
    return {box.right() + look.px(11), mark.centre.y()};
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

QPointF ScaledDrag::direction() const
{
    switch (rises) {
    case Rises::Right:
        return {1, 0};
    case Rises::Left:
        return {-1, 0};
    case Rises::Up:
        return {0, -1};
    case Rises::Down:
        break;
    }
    return {0, 1};
}

void paintMark(QPainter& painter, const HandleMark& mark, const Look& look)
{
    const Palette& palette = look.palette;
    const auto stroke = [&](double grown, const QPen& pen) {
        painter.setPen(pen);
        painter.drawPath(outlineOf(mark, look.px(grown), look));
    };
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette.ground);
    painter.drawPath(outlineOf(mark, look.px(edge), look));
    if (mark.state == HandleState::Locked || mark.state == HandleState::OfA) {
        QPen pen(palette.axis, look.px(1.5));
        if (mark.state == HandleState::OfA)
            pen.setDashPattern({2, 1.4});
        stroke(-0.75, pen);
        const QPointF beside = besideMark(mark, look);
        if (mark.state == HandleState::Locked)
            paintLock(painter, beside, look);
        else if (!look.isPresenting) // there it is called "before"
            paintText(painter, beside + QPointF(-look.px(4), look.px(4)), QStringLiteral("A"),
                TextRole::NoteStrong, palette.notes, look);
        painter.restore();
        return;
    }
    painter.setBrush(palette.text);
    painter.drawPath(outlineOf(mark, 0, look));
    if (mark.shape == HandleShape::Tab)
        paintGrooves(painter, mark, look);
    painter.setBrush(Qt::NoBrush);
    const QPen ring(palette.text, look.px(ringWidth));
    if (mark.state == HandleState::Hovered)
        stroke(nearRing, ring);
    if (mark.state == HandleState::Focused) {
        stroke(firstRing, ring);
        stroke(secondRing, ring);
    }
    painter.restore();
}

void paintPinnedAround(QPainter& painter, const HandleMark& mark, const QString& number,
    ScaledDrag::Side side, const QRectF& within, const Look& look)
{
    constexpr double around = 3.5; // between the shape's edge and the ring under the pointer
    QPen pen(look.palette.axis, look.px(1.5));
    pen.setDashPattern({2, 1.4});
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(pen);
    painter.drawPath(outlineOf(mark, look.px(around), look));
    painter.restore();
    if (look.isPresenting) // there it is called before
        return;
    const QString letter = QStringLiteral("A");
    paintMarkLabel(painter, mark, {}, number.isEmpty() ? letter : letter + u' ' + number,
        side == ScaledDrag::Side::Right ? ScaledDrag::Side::Left : ScaledDrag::Side::Right, within,
        look);
}

void paintOrigin(QPainter& painter, const HandleMark& mark, const Look& look)
{
    constexpr double share = 2.0 / 3;
    Look smaller = look;
    smaller.scale *= share;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(look.palette.ground);
    painter.setPen(QPen(look.palette.axis, look.px(1.5)));
    painter.drawPath(outlineOf(mark, 0, smaller));
    painter.restore();
}

double distanceTo(const HandleMark& mark, QPointF point, const Look& look)
{
    QPointF away = point - mark.centre;
    if (mark.shape == HandleShape::Tab) {
        const double half = look.px((tabSize.width() - tabSize.height()) / 2);
        if (mark.lies == Qt::Horizontal)
            away.rx() -= std::clamp(away.x(), -half, half);
        else
            away.ry() -= std::clamp(away.y(), -half, half);
    }
    return std::hypot(away.x(), away.y());
}

void paintMarkLabel(QPainter& painter, const HandleMark& mark, const QString& symbol,
    const QString& text, ScaledDrag::Side side, const QRectF& within, const Look& look)
{
    using Side = ScaledDrag::Side;
    constexpr double symbolSize = 15;
    constexpr double gap = 8; // clear of the ring
    const TextRole role = TextRole::NoteStrong;
    const Typeset letter(look, symbol, symbolSize, look.palette.text);
    const double letterWidth = symbol.isEmpty() ? 0 : letter.size().width() + look.px(4);
    const QSizeF size(letterWidth + textWidth(text, role, look), look.px(16));
    const QRectF box = outlineOf(mark, look.px(gap), look).boundingRect();
    if (side == Side::Right && box.right() + size.width() > within.right())
        side = Side::Left;
    else if (side == Side::Left && box.left() - size.width() < within.left())
        side = Side::Right;
    const double left = side == Side::Right ? box.right()
        : side == Side::Left                ? box.left() - size.width()
                             : std::clamp(mark.centre.x() - size.width() / 2, within.left(),
                                 std::max(within.left(), within.right() - size.width()));
    const double top = side == Side::Above ? box.top() - size.height()
        : side == Side::Below              ? box.bottom()
                                           : mark.centre.y() - size.height() / 2;
    const QRectF area(QPointF(left, top), size);
    const double baseline = area.center().y() + digitHeight(role, look) / 2;
    painter.fillRect(area.adjusted(-look.px(2), 0, look.px(2), 0), look.palette.ground);
    if (!symbol.isEmpty())
        letter.paint(painter, {left, baseline});
    paintText(painter, {left + letterWidth, baseline}, text, role, look.palette.text, look);
}

} // namespace lab::ui
