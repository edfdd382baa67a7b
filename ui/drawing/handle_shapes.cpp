#include "ui/drawing/handle_shapes.h"

#include "ui/paint/drawing/qt_texts.h"
#include "ui/paint/text/number_text.h"
#include "ui/views/parameters/parameter_words.h"

#include <algorithm>

namespace lab::ui {

HandleKind kindOf(drawing::Tone tone)
{
    switch (tone) {
    case drawing::Tone::Query:
        return HandleKind::Query;
    case drawing::Tone::Key:
        return HandleKind::Key;
    case drawing::Tone::Result:
        return HandleKind::Result;
    case drawing::Tone::Seen:
        return HandleKind::Seen;
    case drawing::Tone::Unseen:
        return HandleKind::Unseen;
    default:
        return HandleKind::Neutral;
    }
}

HandleShape shapeOf(drawing::Handle::Shape shape)
{
    using Shape = drawing::Handle::Shape;
    return shape == Shape::Diamond ? HandleShape::Diamond
        : shape == Shape::Tab      ? HandleShape::Tab
        : shape == Shape::Number   ? HandleShape::Number
                                   : HandleShape::Dot;
}

ScaledDrag scaledDrag(const drawing::Handle& handle)
{
    const drawing::ScaledNumber& scaled = *handle.scaled;
    return {.scale = scaled.scale(scaled.lowest, scaled.highest),
        .number = handle.number,
        .way = scaled.way ? scaled.way(scaled.with) : DragWay::logarithmic(scaled.perDecade),
        .rises = static_cast<ScaledDrag::Rises>(scaled.rises),
        .lies = scaled.isUpright ? Qt::Vertical : Qt::Horizontal,
        .lowestShown = scaled.lowestShown,
        .highestShown = scaled.highestShown,
        .side = static_cast<ScaledDrag::Side>(scaled.side),
        .showsNumberAtRest = scaled.showsNumberAtRest,
        .label = qt(scaled.label.text)};
}

HandleNumber numberOn(const drawing::Handle& handle)
{
    if (const auto& heard = handle.heard)
        return {handle.number, {heard->lowest, heard->highest}, heard->step, qt(heard->said.text),
            [handle](double wanted) { return editTo(handle, rounded(handle, wanted)); }};
    const drawing::Axis& axis = handle.axis;
    if (axis.kind != drawing::Axis::Kind::Places)
        return {handle.number, {axis.lowest, axis.highest}, (axis.highest - axis.lowest) / 40,
            significant(handle.number, 4), [rule = handle.rule, axis](double wanted) {
                return rule.edit(std::clamp(wanted, axis.lowest, axis.highest));
            }};
    return {.now = handle.number,
        .range = {axis.lowest, axis.highest - 1},
        .text = QString::number(handle.number),
        .edit = [rule = handle.rule](double wanted) { return rule.edit(wanted); }};
}

namespace {

/// Of an arrow key.
QPointF stepOf(const drawing::Handle& handle)
{
    const auto own = static_cast<std::int64_t>(handle.number);
    for (const drawing::CellField& cells : handle.cells)
        if (cells.holds(own))
            return {cells.cell(own).width, cells.cell(own).height};
    return handle.along == drawing::Handle::Along::X ? QPointF(handle.keyStep, 0)
                                                     : QPointF(0, handle.keyStep);
}

} // namespace

PictureHandle pictureHandle(const drawing::Handle& handle, double scale)
{
    PictureHandle one {.place = {handle.place.x, handle.place.y},
        .isByKey = handle.isByKey,
        .shape = shapeOf(handle.shape)};
    const Parameter* const parameter = parameterNamed(handle.key);
    one.name = parameter && handle.name.text.empty() ? labelOf(*parameter) : qt(handle.name.text);
    if (isHandled(handle)) {
        one.which = handle.which;
        one.reach = handle.reach / scale;
        one.step = handle.stepsAlong ? stepOf(handle) : QPointF(handle.keyStep, handle.keyStep);
        one.put = [handle](QPointF point) { return editAt(handle, handle, pointOf(point)); };
        one.number = numberOn(handle);
        return one;
    }
    if (handle.plane) {
        one.which = handle.which;
        one.reach = handle.reach / scale;
        one.slip = handle.slip;
        one.put = [handle](QPointF point) { return editAt(handle, handle, pointOf(point)); };
        one.number = directionOf(qt(handle.plane->value),
            [rule = handle.rule](QPointF to) { return *rule.makeAt(rule, pointOf(to)); });
        return one;
    }
    const QPointF along = stepOf(handle);
    if (handle.isApart) {
        one.which = handle.which;
        one.turn = handle.turn;
        one.step = along;
        one.put = [handle](QPointF point) { return editAt(handle, handle, pointOf(point)); };
    }
    if (!parameter) {
        if (!handle.canBeGrabbed())
            one.step = {handle.keyStep, handle.keyStep};
        else if (handle.stepsAlong) {
            one.step = along;
            one.edit = [handle](double wanted) { return editTo(handle, wanted); };
        }
        one.number = numberOn(handle);
        if (handle.isBar)
            one.step = {0, handle.keyStep};
        return one;
    }
    one.key = handle.key;
    if (handle.circle)
        return one;
    one.step = along;
    if (handle.rule.make && handle.isParameter)
        one.edit = [rule = handle.rule](double wanted) { return rule.edit(wanted); };
    if (handle.scaled)
        one.scaled = scaledDrag(handle);
    one.size = {handle.box.width, handle.box.height};
    return one;
}

std::vector<PictureHandle> scaledAmong(std::span<const drawing::Handle> handles, double scale)
{
    std::vector<PictureHandle> all;
    for (const drawing::Handle& handle : handles)
        if (handle.scaled)
            all.push_back(pictureHandle(handle, scale));
    return all;
}

Qt::CursorShape cursorOf(const drawing::Hit& hit)
{
    return hit.handle && !hit.isButton                           ? Qt::OpenHandCursor
        : hit.jumping && hit.jumping->plane                      ? Qt::CrossCursor
        : hit.zone && hit.zone->cursor == drawing::Cursor::Cross ? Qt::CrossCursor
        : hit.isButton                                           ? Qt::PointingHandCursor
                                                                 : Qt::ArrowCursor;
}

} // namespace lab::ui
