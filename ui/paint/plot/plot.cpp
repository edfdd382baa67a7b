#include "ui/paint/plot/plot.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace lab::ui {

namespace {

double coordinate(Along direction, QPointF point)
{
    return direction == Along::X ? point.x() : point.y();
}

double snapped(const Axis& axis, double pixel, const Snap& snap, const Look& look)
{
    const double wanted = std::clamp(axis.value(pixel), snap.lowest, snap.highest);
    const auto isNear = [&](double value, double pixels) {
        return std::abs(axis.pixel(value) - pixel) <= look.px(pixels);
    };
    for (const std::int64_t mark : snap.marks)
        if (isNear(static_cast<double>(mark), snap.nearMark))
            return static_cast<double>(mark);
    const double power = std::exp2(std::round(std::log2(std::max(1.0, wanted))));
    if (snap.nearPower > 0 && power <= snap.highest && isNear(power, snap.nearPower))
        return power;
    const double unit = snap.digits > 0
        ? std::max(1.0, std::pow(10, std::floor(std::log10(wanted)) + 1 - snap.digits))
        : 1;
    return std::clamp(std::round(wanted / unit) * unit, snap.lowest, snap.highest);
}

} // namespace

std::optional<Edit> Handle::editTo(double number) const
{
    if (edit)
        return edit(number);
    return SetParameter {std::string(key), std::int64_t {std::llround(number)}};
}

QRectF groundIn(const QRectF& area, const QMarginsF& margins, const Look& look)
{
    constexpr double least = 1; // pixel: nonzero, because an axis divides by it
    const double width = std::max(least, area.width() - look.px(margins.left() + margins.right()));
    const double height =
        std::max(least, area.height() - look.px(margins.top() + margins.bottom()));
    return {std::min(area.left() + look.px(margins.left()), area.right() - width),
        std::min(area.top() + look.px(margins.top()), area.bottom() - height), width, height};
}

QRectF stripBelow(const QRectF& ground, double gap, double height, const Look& look)
{
    return {ground.left(), ground.bottom() + look.px(gap), ground.width(), look.px(height)};
}

QRectF beside(const QLineF& line, double pixels, const QRectF& within, const Look& look)
{
    const double edge = look.px(pixels);
    const bool isUpright = std::abs(line.dx()) < std::abs(line.dy());
    return QRectF(line.p1(), line.p2())
        .normalized()
        .adjusted(isUpright ? -edge : 0, isUpright ? 0 : -edge, isUpright ? edge : 0,
            isUpright ? 0 : edge)
        .intersected(within);
}

QLineF Plot::upright(double valueX) const
{
    const double at = x.pixel(valueX);
    return {at, ground.top(), at, ground.bottom()};
}

QLineF Plot::level(double valueY) const
{
    const double at = y.pixel(valueY);
    return {ground.left(), at, ground.right(), at};
}

const Handle* Plot::handle(std::string_view key) const
{
    const auto found = std::ranges::find(handles, key, &Handle::key);
    return found == handles.end() ? nullptr : &*found;
}

std::optional<std::size_t> Plot::hit(QPointF point, const Look& look) const
{
    constexpr double same = 1e-9; // pixels
    std::optional<std::size_t> nearest;
    double least = 0;
    for (std::size_t i = 0; i < handles.size(); ++i) {
        const QPointF away = handles[i].place - point;
        const double distance = std::hypot(away.x(), away.y());
        if (!isGrabbed(handles[i].place, point, look))
            continue;
        const bool isAtOne = nearest && std::abs(distance - least) < same;
        const bool isOnItsSide = handles[i].along == Along::Y || away.x() <= 0;
        if (!nearest || (isAtOne ? isOnItsSide : distance < least)) {
            nearest = i;
            least = distance;
        }
    }
    if (nearest)
        return nearest;
    for (std::size_t i = handles.size(); i-- > 0;)
        if (handles[i].line.contains(point))
            return i;
    return std::nullopt;
}

std::optional<std::size_t> Plot::jumping(QPointF point) const
{
    for (std::size_t i = 0; i < handles.size(); ++i)
        if (handles[i].jump.contains(point))
            return i;
    return std::nullopt;
}

double Plot::numberFor(const Handle& handle, QPointF point, const Look& look) const
{
    constexpr double same = 1e-6; // pixels
    const Axis& way = axis(handle.along);
    const double wanted = coordinate(handle.along, point);
    const double pixel = handle.isBound ? way.nearest(wanted) : wanted;
    if (std::abs(pixel - coordinate(handle.along, handle.place) + handle.aside) < same)
        return handle.value;
    return handle.snap ? snapped(way, pixel, *handle.snap, look) : way.value(pixel);
}

void paintPlotGround(QPainter& painter, const Plot& plot, const Look& look)
{
    if (!plot.ground.isEmpty()) {
        paintUpwards(painter, plot.ground, plot.y, look);
        paintAcross(painter, plot.ground, plot.foot.value_or(plot.ground.bottom()), plot.x, look);
    }
    paintLayers(painter, plot.ground, plot.layers, look);
}

void paintPlotMarks(QPainter& painter, const Plot& plot, const Layers& over,
    std::optional<std::size_t> hovered, const Look& look)
{
    paintLayers(painter, plot.ground, over, look);
    for (std::size_t i = 0; i < plot.handles.size(); ++i) {
        const Handle& handle = plot.handles[i];
        if (handle.diameter > 0 && handle.shape == HandleShape::Dot)
            paintHandle(painter, handle.place, handle.kind,
                hovered == i ? HandleState::Hovered : HandleState::Resting, handle.diameter, look);
    }
}

Grip::Grip(const Plot& taken, std::size_t handleIndex, QPointF pointer)
    : plot(taken)
    , index(handleIndex)
    , away(coordinate(handle().along, handle().place - pointer) - handle().aside)
{
}

Grip Grip::atPointer(const Plot& plot, std::size_t index)
{
    return {plot, index, plot.handles[index].place};
}

double Grip::numberAt(QPointF pointer, const Look& look) const
{
    return plot.numberFor(handle(), pointer + QPointF(away, away), look);
}

} // namespace lab::ui
