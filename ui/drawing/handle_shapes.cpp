#include "ui/drawing/handle_shapes.h"

#include "ui/paint/drawing/qt_texts.h"
#include "ui/paint/text/number_text.h"

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
                                   : HandleShape::Dot;
}

ScaledDrag scaledDrag(const drawing::Handle& handle)
{
    const drawing::ScaledNumber& scaled = *handle.scaled;
    return {.scale = scaled.scale(scaled.lowest, scaled.highest),
        .number = handle.number,
        .way = DragWay::logarithmic(scaled.perDecade),
        .rises = static_cast<ScaledDrag::Rises>(scaled.rises),
        .lies = scaled.isUpright ? Qt::Vertical : Qt::Horizontal,
        .lowestShown = scaled.lowestShown,
        .highestShown = scaled.highestShown,
        .side = static_cast<ScaledDrag::Side>(scaled.side),
        .showsNumberAtRest = scaled.showsNumberAtRest};
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

} // namespace lab::ui
