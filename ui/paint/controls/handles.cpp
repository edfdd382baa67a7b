#include "ui/paint/controls/handles.h"

#include "ui/paint/controls/pinned_mark.h"
#include "ui/paint/drawing/drawing_painter.h"
#include "ui/paint/drawing/qt_texts.h"
#include "ui/paint/drawing/shapes.h"
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

void addDisc(drawing::Layer& layer, QPointF centre, double diameter, drawing::Tone tone)
{
    layer.add(drawing::Rings {.places = {pointOf(centre)}, .radius = diameter / 2, .fill = tone});
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

QRectF numberRect(const HandleMark& mark, double grown)
{
    const QRectF rect(mark.centre - QPointF(mark.size.width(), mark.size.height()) / 2, mark.size);
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
    const QRectF rect =
        mark.shape == HandleShape::Number ? numberRect(mark, grown) : tabRect(mark, grown, look);
    const double radius = std::min(rect.width(), rect.height()) / 2;
    path.addRoundedRect(rect, radius, radius);
    return path;
}

/// A line below the number: of dots, or whole under the pointer; a frame for the keys.
void addNumberMark(drawing::Layer& layer, const HandleMark& mark, const Look& look)
{
    using drawing::Tone;
    const QRectF rect = numberRect(mark, look.px(2));
    const drawing::Line below {pointOf(rect.bottomLeft()), pointOf(rect.bottomRight())};
    switch (mark.state) {
    case HandleState::Locked:
    case HandleState::OfA:
        return;
    case HandleState::Resting:
        return layer.add(drawing::Stroke {below,
            {.ink = Tone::Axis,
                .width = look.px(1),
                .cap = drawing::Pen::Cap::Flat,
                .dashes = {1, 2}}});
    case HandleState::Hovered:
        return layer.add(drawing::Stroke {below, {.ink = Tone::Text, .width = look.px(1.5)}});
    case HandleState::Focused:
        return layer.add(drawing::Outline {.box = boxOf(rect),
            .pen = {.ink = Tone::Text, .width = look.px(1.5)},
            .isSmooth = true});
    }
}

void addGrooves(drawing::Layer& layer, const HandleMark& mark, const Look& look)
{
    const bool isUpright = mark.lies == Qt::Vertical;
    const QPointF half = look.px(2.5) * (isUpright ? QPointF(1, 0) : QPointF(0, 1));
    for (const int groove : {-1, 0, 1}) {
        const QPointF at =
            mark.centre + look.px(4) * groove * (isUpright ? QPointF(0, 1) : QPointF(1, 0));
        layer.add(drawing::Stroke {{pointOf(at - half), pointOf(at + half)},
            {.ink = drawing::Tone::Ground, .width = look.px(1.2)}});
    }
}

void addLock(drawing::Layer& layer, QPointF centre, const Look& look)
{
    const double unit = look.px(1);
    const QRectF body(centre + unit * QPointF(-5, -1), unit * QSizeF(10, 6));
    layer.add(drawing::Outline {
        .box = boxOf(body), .pen = {}, .isSmooth = true, .fill = drawing::Tone::Axis});
    const QRectF circle(centre + unit * QPointF(-3, -5), unit * QSizeF(6, 8));
    QPainterPath shackle;
    shackle.arcMoveTo(circle, 0);
    shackle.arcTo(circle, 0, 180);
    layer.add(pathOf(shackle, {.ink = drawing::Tone::Axis, .width = 1.5 * unit}));
}

drawing::Pen dashedPen(const Look& look)
{
    return {.ink = drawing::Tone::Axis, .width = look.px(1.5), .dashes = {2, 1.4}};
}

/// Paints what is added to a layer.
template <class Add> void painted(QPainter& painter, const Look& look, Add add)
{
    drawing::Layer layer;
    add(layer);
    painter.save();
    paintLayers(painter, layer, look);
    painter.restore();
}

/// The place of a lock or of the letter A, beside the mark.
QPointF besideMark(const HandleMark& mark, const Look& look)
{
    const QRectF box = outlineOf(mark, 0, look).boundingRect();
    return {box.right() + look.px(11), mark.centre.y()};
}

drawing::Tone handleTone(HandleKind kind)
{
    switch (kind) {
    case HandleKind::Query:
        return drawing::Tone::Query;
    case HandleKind::Key:
        return drawing::Tone::Key;
    case HandleKind::Result:
        return drawing::Tone::Result;
    case HandleKind::Seen:
        return drawing::Tone::Seen;
    case HandleKind::Unseen:
        return drawing::Tone::Unseen;
    case HandleKind::Neutral:
        break;
    }
    return drawing::Tone::Text;
}

} // namespace

void addHandle(drawing::Layer& layer, QPointF centre, HandleKind kind, HandleState state,
    double diameter, const Look& look)
{
    const drawing::Tone tone = handleTone(kind);
    if (state == HandleState::Hovered) {
        const double ring = diameter < 14 ? smallRingDiameter : ringDiameter;
        layer.add(drawing::Rings {.places = {pointOf(centre)},
            .radius = look.px((ring - ringWidth) / 2),
            .edge = {.ink = tone, .width = look.px(ringWidth)}});
    }
    addDisc(layer, centre, look.px(diameter + edge), drawing::Tone::Ground);
    addDisc(layer, centre, look.px(diameter - edge), tone);
    if (kind == HandleKind::Key)
        addDisc(layer, centre, look.px(core), drawing::Tone::Ground);
}

void paintHandle(QPainter& painter, QPointF centre, HandleKind kind, HandleState state,
    double diameter, const Look& look)
{
    painted(painter, look,
        [&](drawing::Layer& layer) { addHandle(layer, centre, kind, state, diameter, look); });
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

void addMark(drawing::Layer& layer, const HandleMark& mark, const Look& look)
{
    using drawing::Tone;
    if (mark.shape == HandleShape::Number)
        return addNumberMark(layer, mark, look);
    const auto stroke = [&](double grown, const drawing::Pen& pen, Tone fill = Tone::None) {
        layer.add(pathOf(outlineOf(mark, look.px(grown), look), pen, fill));
    };
    const bool isOfA = mark.state == HandleState::OfA;
    stroke(edge, {}, Tone::Ground);
    if (isOfA || mark.state == HandleState::Locked) {
        stroke(-0.75,
            isOfA ? dashedPen(look) : drawing::Pen {.ink = Tone::Axis, .width = look.px(1.5)},
            Tone::Ground);
        const QPointF beside = besideMark(mark, look);
        if (!isOfA)
            addLock(layer, beside, look);
        else if (!look.isPresenting) // there it is called "before"
            layer.add(textMark(beside + QPointF(-look.px(4), look.px(4)), QStringLiteral("A"),
                TextRole::NoteStrong, Tone::Notes));
        return;
    }
    stroke(0, {}, Tone::Text);
    if (mark.shape == HandleShape::Tab)
        addGrooves(layer, mark, look);
    const drawing::Pen ring {.ink = Tone::Text, .width = look.px(ringWidth)};
    if (mark.state == HandleState::Hovered)
        stroke(nearRing, ring);
    if (mark.state == HandleState::Focused) {
        stroke(firstRing, ring);
        stroke(secondRing, ring);
    }
}

void addPinnedAround(drawing::Layer& layer, const HandleMark& mark, const QString& number,
    MarkLabel own, const QRectF& within, const Look& look)
{
    constexpr double around = 3.5; // between the shape's edge and the ring under the pointer
    layer.add(pathOf(outlineOf(mark, look.px(around), look), dashedPen(look)));
    if (look.isPresenting) // there it is called before
        return;
    const QString letter = QStringLiteral("A");
    own.symbol.clear();
    own.text = number.isEmpty() ? letter : letter + u' ' + number;
    own.side =
        own.side == ScaledDrag::Side::Right ? ScaledDrag::Side::Left : ScaledDrag::Side::Right;
    addMarkLabel(layer, mark, own, within, look);
}

void addOrigin(drawing::Layer& layer, const HandleMark& mark, const Look& look)
{
    if (mark.shape == HandleShape::Number)
        return;
    constexpr double share = 2.0 / 3;
    Look smaller = look;
    smaller.scale *= share;
    layer.add(pathOf(outlineOf(mark, 0, smaller),
        {.ink = drawing::Tone::Axis, .width = look.px(1.5)}, drawing::Tone::Ground));
}

void paintOrigin(QPainter& painter, const HandleMark& mark, const Look& look)
{
    painted(painter, look, [&](drawing::Layer& layer) { addOrigin(layer, mark, look); });
}

double distanceTo(const HandleMark& mark, QPointF point, const Look& look)
{
    QPointF away = point - mark.centre;
    if (mark.shape == HandleShape::Number) {
        const QSizeF half = mark.size / 2;
        away -= QPointF(std::clamp(away.x(), -half.width(), half.width()),
            std::clamp(away.y(), -half.height(), half.height()));
        return 3 * std::hypot(away.x(), away.y());
    }
    if (mark.shape == HandleShape::Tab) {
        const double half = look.px((tabSize.width() - tabSize.height()) / 2);
        if (mark.lies == Qt::Horizontal)
            away.rx() -= std::clamp(away.x(), -half, half);
        else
            away.ry() -= std::clamp(away.y(), -half, half);
    }
    return std::hypot(away.x(), away.y());
}

void addMarkLabel(drawing::Layer& layer, const HandleMark& mark, MarkLabel label,
    const QRectF& within, const Look& look)
{
    using Side = ScaledDrag::Side;
    constexpr double symbolSize = 15;
    constexpr double gap = 8; // clear of the ring
    const TextRole role = TextRole::NoteStrong;
    const auto& [symbol, text, wanted, isSmooth] = label;
    const Typeset letter(look, symbol, symbolSize, look.palette.text);
    const double letterWidth = symbol.isEmpty() ? 0 : letter.size().width() + look.px(4);
    const QSizeF size(letterWidth + textWidth(text, role, look), look.px(16));
    const QRectF box = outlineOf(mark, look.px(gap), look).boundingRect();
    const Side side = wanted == Side::Right && box.right() + size.width() > within.right()
        ? Side::Left
        : wanted == Side::Left && box.left() - size.width() < within.left() ? Side::Right
                                                                            : wanted;
    const double left = side == Side::Right ? box.right()
        : side == Side::Left                ? box.left() - size.width()
                             : std::clamp(mark.centre.x() - size.width() / 2, within.left(),
                                 std::max(within.left(), within.right() - size.width()));
    const double top = side == Side::Above ? box.top() - size.height()
        : side == Side::Below              ? box.bottom()
                                           : mark.centre.y() - size.height() / 2;
    const QRectF area(QPointF(left, top), size);
    const double baseline = area.center().y() + digitHeight(role, look) / 2;
    layer.add(drawing::Region {.box = boxOf(area.adjusted(-look.px(2), 0, look.px(2), 0)),
        .fill = drawing::Tone::Ground,
        .isSmooth = isSmooth});
    if (!symbol.isEmpty())
        layer.add(drawing::Formula {.at = {left, baseline},
            .key = symbol.toStdString(),
            .size = symbolSize,
            .ink = drawing::Tone::Text});
    layer.add(textMark({left + letterWidth, baseline}, text, role, drawing::Tone::Text));
}

} // namespace lab::ui
