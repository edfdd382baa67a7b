#include "core/drawing/json.h"

#include "core/math/constants.h"
#include "core/math/quoting.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <string_view>

namespace lab::drawing {

namespace {

template <class Name, std::size_t Count>
std::string named(Name name, const std::array<std::string_view, Count>& names)
{
    return jsonString(names[static_cast<std::size_t>(name)]);
}

std::string number(double value, double steps = 100)
{
    std::array<char, 32> text;
    const double rounded = std::round(value * steps) / steps + 0.0; // no −0
    const auto end = std::to_chars(text.data(), text.data() + text.size(), rounded);
    return {text.data(), end.ptr};
}

/// A number of any size; JSON has no infinities.
std::string significant(double value)
{
    std::array<char, 32> text;
    const auto end =
        std::to_chars(text.data(), text.data() + text.size(), value, std::chars_format::general, 9);
    return std::isfinite(value) ? std::string(text.data(), end.ptr) : "0";
}

std::string number(int value)
{
    return std::to_string(value);
}

template <class... Parts> std::string list(const Parts&... parts)
{
    return jsonList({parts...});
}

template <class Items, class Write> std::string listOf(const Items& items, Write write)
{
    std::vector<std::string> all;
    for (const auto& item : items)
        all.push_back(write(item));
    return jsonList(all);
}

std::string json(Point at)
{
    return list(number(at.x), number(at.y));
}

std::string json(const Box& box)
{
    return list(number(box.x), number(box.y), number(box.width), number(box.height));
}

std::string json(const Ink& ink)
{
    static constexpr std::array<std::string_view, 35> tones {"none", "ground", "frame", "field",
        "grid", "axis", "text", "notes", "query", "query text", "key", "key text", "result",
        "result text", "negative", "positive", "seen", "seen text", "unseen", "unseen text",
        "photo", "series 0", "series 1", "series 2", "series 3", "series 4", "series 5",
        "series text 0", "series text 1", "series text 2", "series text 3", "series text 4",
        "series text 5", "pairs", "cells"};
    static constexpr std::array<std::string_view, 6> ways {
        "plain", "reference", "readable on", "clear", "faint", "pale"};
    if (ink.tone == Tone::Photo)
        return list(named(ink.tone, tones), named(ink.as, ways), std::to_string(ink.color));
    return list(named(ink.tone, tones), named(ink.as, ways), number(ink.share));
}

std::string json(const Pen& pen)
{
    return list(json(pen.ink), number(pen.width),
        listOf(pen.dashes, [](double length) { return number(length); }));
}

std::string json(const Said& said)
{
    return jsonString(said.text);
}

std::string json(const Focus& focus)
{
    JsonObject object;
    if (focus.side)
        object.add("side", *focus.side == OrderSide::Typed ? R"("typed")" : R"("reordered")");
    if (focus.query)
        object.add("query", *focus.query);
    if (focus.key)
        object.add("key", *focus.key);
    return object.text();
}

std::string json(const std::vector<Point>& points)
{
    return listOf(points, [](Point at) { return json(at); });
}

constexpr std::string_view sixtyFour =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// Two letters per cell: "AA" if it is masked, "AB" for zero on a logarithmic scale, else from "AC"
/// at one end of the scale to "//" at the other.
std::string cells(const HeatmapFrame& map)
{
    constexpr int first = 2;
    constexpr int last = 64 * 64 - 1;
    const auto place = [&](double value) {
        return map.scale == HeatmapFrame::Scale::LogarithmicNegative
            ? std::log(value / map.highest) / std::log(map.lowest / map.highest)
            : (value - map.lowest) / (map.highest - map.lowest);
    };
    std::string text;
    for (const double value : map.values) {
        const bool isZero = map.scale == HeatmapFrame::Scale::LogarithmicNegative && !(value < 0);
        const double share = std::clamp(place(value), 0.0, 1.0);
        const int code = std::isnan(value) ? 0
            : isZero || std::isnan(share)  ? 1
                                           : first + static_cast<int>((last - first) * share);
        text += sixtyFour[static_cast<std::size_t>(code / 64)];
        text += sixtyFour[static_cast<std::size_t>(code % 64)];
    }
    return text;
}

std::string scaleOf(const HeatmapFrame& map)
{
    static constexpr std::array<std::string_view, 3> scales {"diverging", "logarithmic", "rising"};
    return list(named(map.scale, scales), significant(map.lowest), significant(map.highest),
        map.meaning == HeatmapFrame::Meaning::Difference ? "true" : "false");
}

std::string json(const Axis& axis)
{
    static constexpr std::array<std::string_view, 4> kinds {
        "linear", "logarithmic", "places", "distances"};
    return list(named(axis.kind, kinds), number(axis.lowest), number(axis.highest),
        number(axis.from), number(axis.to));
}

std::string json(const Arcs::Arc& arc)
{
    constexpr double steps = 10000;
    return list(json(arc.centre), number(arc.radius), number(arc.start / twoPi, steps),
        number(arc.turns, steps), json(arc.pen));
}

struct MarkWriter {
    std::string operator()(const Path& mark) const
    {
        std::string verbs;
        for (const Path::Verb verb : mark.verbs)
            verbs += "MLCZ"[static_cast<std::size_t>(verb)];
        return list(jsonString("path"), jsonString(verbs), json(mark.points), json(mark.pen),
            json(mark.fill), number(mark.outlineOf.value_or(0)));
    }
    std::string operator()(const Region& mark) const
    {
        return list(jsonString("region"), json(mark.box), json(mark.fill), number(mark.radius),
            json(mark.edge.value_or(Pen {})));
    }
    std::string operator()(const Outline& mark) const
    {
        return list(jsonString("outline"), json(mark.box), json(mark.pen), json(mark.fill));
    }
    std::string operator()(const Hatch& mark) const
    {
        return list(jsonString("hatch"), json(mark.box), number(mark.scale));
    }
    std::string operator()(const Text& mark) const
    {
        static constexpr std::array<std::string_view, 9> roles {"bench title", "picture title",
            "body", "body strong", "note", "note strong", "axis", "code", "main result"};
        static constexpr std::array<std::string_view, 3> sides {"left", "centre", "right"};
        return list(jsonString("text"), json(mark.at), json(mark.said), named(mark.role, roles),
            json(mark.ink), named(mark.align, sides), number(mark.letters), number(mark.turned),
            json(mark.about));
    }
    std::string operator()(const Curve& mark) const
    {
        return list(jsonString("curve"), json(mark.points), json(mark.pen), json(mark.within));
    }
    std::string operator()(const Band& mark) const
    {
        return list(jsonString("band"), json(mark.upper), json(mark.lower), json(mark.fill),
            json(mark.within));
    }
    std::string operator()(const Raster& mark) const
    {
        return list(jsonString("raster"), json(mark.box), number(mark.map->rows),
            number(mark.map->columns), scaleOf(*mark.map), jsonString(cells(*mark.map)),
            number(mark.share));
    }
    std::string operator()(const ColorBar& mark) const
    {
        return list(jsonString("color bar"), json(mark.box), scaleOf(mark.scale),
            mark.isUpright ? "true" : "false");
    }
    std::string operator()(const Graph& mark) const
    {
        const CurveFrame& curve = *mark.curve;
        const auto numbers = [](const std::vector<double>& values) {
            return listOf(values, [](double value) { return significant(value); });
        };
        return list(jsonString("graph"), significant(curve.firstX), significant(curve.step),
            numbers(curve.values), numbers(curve.deviation), significant(curve.firstDot),
            numbers(curve.dots), json(mark.x), json(mark.y), json(mark.pen), json(mark.within),
            number(mark.dotRadius));
    }
    std::string operator()(const Bars& mark) const
    {
        return list(jsonString("bars"), json(mark.box), listOf(mark.bars, [](const Bars::Bar& bar) {
            return list(number(bar.from), number(bar.to), json(bar.fill));
        }));
    }
    std::string operator()(const Dots& mark) const
    {
        return list(jsonString("dots"), json(mark.places), number(mark.radius), json(mark.fill),
            json(mark.edge));
    }
    std::string operator()(const Rings& mark) const
    {
        static constexpr std::array<std::string_view, 4> shapes {
            "circle", "square", "triangle left", "triangle right"};
        return list(jsonString("rings"), json(mark.places), number(mark.radius), json(mark.fill),
            json(mark.edge), named(mark.shape, shapes));
    }
    std::string operator()(const Rule& mark) const
    {
        return list(jsonString("rule"), json(mark.line.from), json(mark.line.to), json(mark.ink),
            number(mark.width));
    }
    std::string operator()(const Stroke& mark) const
    {
        return list(jsonString("stroke"), json(mark.line.from), json(mark.line.to), json(mark.pen));
    }
    std::string operator()(const Polygons& mark) const
    {
        return list(
            jsonString("polygons"), json(mark.points), number(mark.corners), json(mark.fill));
    }
    std::string operator()(const Arcs& mark) const
    {
        return list(jsonString(mark.areRings ? "rings of arcs" : "arcs"),
            listOf(mark.arcs, [](const Arcs::Arc& arc) { return json(arc); }));
    }
    std::string operator()(const Formula& mark) const
    {
        JsonObject values;
        for (const auto& [slot, value] : mark.values)
            values.add(slot, jsonString(value));
        return list(jsonString("formula"), json(mark.at), jsonString(mark.key), values.text(),
            number(mark.size), json(mark.ink), jsonString(mark.marked), json(mark.broken));
    }
};

std::string json(const Layer& layer)
{
    static constexpr std::array<std::string_view, 5> meanings {
        "texts", "axes", "data", "reference", "selection"};
    JsonObject object;
    object.add("meaning", named(layer.meaning, meanings));
    object.add("live", layer.isLive ? "true" : "false");
    object.add("marks",
        listOf(layer.marks, [](const Mark& mark) { return std::visit(MarkWriter {}, mark); }));
    return object.text();
}

std::string json(const Handle& handle)
{
    static constexpr std::array<std::string_view, 4> shapes {"none", "dot", "diamond", "tab"};
    JsonObject object;
    object.add("key", jsonString(handle.key));
    object.add("which", handle.which);
    object.add("name", json(handle.name));
    object.add("shape", named(handle.shape, shapes));
    object.add("place", json(handle.place));
    object.add("reach", number(handle.reach));
    object.add("box", json(handle.box));
    object.add("jump", json(handle.jump));
    object.add("along", handle.along == Handle::Along::X ? R"("x")" : R"("y")");
    object.add("axis", json(handle.axis));
    if (handle.plane)
        object.add("plane",
            list(json(handle.plane->zero), number(handle.plane->unit), number(handle.plane->pixels),
                number(handle.plane->longest)));
    if (handle.circle)
        object.add("circle",
            list(json(handle.circle->centre), number(handle.circle->radius),
                number(handle.circle->turns, 10000)));
    if (!handle.cells.empty())
        object.add("cells", listOf(handle.cells, [](const CellField& cells) {
            return list(json(cells.box), number(cells.rows), number(cells.columns),
                number(static_cast<double>(cells.first)));
        }));
    object.add("number", number(handle.number));
    object.add("focus", json(handle.focus));
    return object.text();
}

std::string_view nameOf(Key key)
{
    static constexpr std::array<std::string_view, 14> keys {"left", "right", "up", "down", "home",
        "end", "page up", "page down", "enter", "c", "1", "2", "3", "4"};
    return keys[static_cast<std::size_t>(key)];
}

/// The key of a parameter, or that of the keyboard.
std::string json(const Press& press)
{
    return press.as ? list(jsonString(nameOf(*press.as))) : jsonString(press.key);
}

std::string json(const Target& target)
{
    JsonObject object;
    object.add("box", json(target.box));
    object.add("reach", number(target.reach));
    if (target.line)
        object.add("line", list(json(target.line->from), json(target.line->to)));
    object.add("focus", json(target.focus));
    if (target.press)
        object.add("press", json(*target.press));
    if (target.doubled)
        object.add("doubled", json(*target.doubled));
    if (target.isSwept)
        object.add("swept", "true");
    return object.text();
}

std::string json(const CurveTargets& curves)
{
    JsonObject object;
    object.add("box", json(curves.box));
    object.add("axis", json(curves.axis));
    object.add("layer", static_cast<int>(curves.layer));
    object.add("heads", listOf(curves.heads, [](int head) { return number(head); }));
    return object.text();
}

std::string json(const Zone& zone)
{
    JsonObject object;
    object.add("box", json(zone.box));
    object.add("axis", json(zone.axis));
    object.add("pressed", zone.pressed ? "true" : "false");
    if (!zone.list.empty())
        object.add("list", listOf(zone.list, [](std::int64_t one) { return std::to_string(one); }));
    return object.text();
}

std::string json(const PartTargets::Part& part)
{
    JsonObject object;
    object.add("symbol", jsonString(part.symbol));
    object.add("points", json(part.points));
    if (part.line)
        object.add("line", list(json(part.line->from), json(part.line->to)));
    if (part.arc)
        object.add("arc", json(*part.arc));
    if (part.box)
        object.add("box", json(*part.box));
    return object.text();
}

std::string json(const HandleRow& row)
{
    JsonObject object;
    object.add("like", json(row.like));
    object.add("axis", json(row.x));
    object.add("first", number(static_cast<double>(row.first)));
    object.add("last", number(static_cast<double>(row.last)));
    object.add("others", listOf(row.others, [](const auto& other) {
        return list(number(static_cast<double>(other.first)), number(other.second));
    }));
    return object.text();
}

std::string json(const PositionGround& ground)
{
    const auto part = [](const PositionGround::GroundPart& one) {
        return one.y ? list(json(one.box), json(one.x), json(*one.y))
                     : list(json(one.box), json(one.x));
    };
    JsonObject object;
    object.add("first", number(static_cast<double>(ground.positions.first)));
    object.add("shown", number(static_cast<double>(ground.positions.shown)));
    object.add("elsewhere", number(ground.elsewhere));
    object.add("parts", listOf(ground.parts, part));
    if (ground.panned)
        object.add("panned", part(*ground.panned));
    return object.text();
}

std::string json(const PositionRows& rows)
{
    JsonObject object;
    object.add("picture", static_cast<int>(rows.picture));
    object.add("ground", json(rows.ground));
    object.add("axis", json(rows.x));
    object.add(
        "pairs", listOf(rows.rows, [](const auto& row) { return std::to_string(row.pair); }));
    object.add("clicked", json(rows.clicked));
    object.add("grips", listOf(rows.grips, [](const auto& grip) {
        return list(json(grip.box), number(grip.pairsPerPixel));
    }));
    return object.text();
}

} // namespace

std::string json(const Drawing& drawing)
{
    const auto all = [](const auto& items) {
        return listOf(items, [](const auto& item) { return json(item); });
    };
    JsonObject object;
    object.add("layers", all(drawing.layers));
    object.add("handles", all(drawing.handles));
    object.add("pinned", all(drawing.pinned));
    object.add("targets", all(drawing.targets));
    if (!drawing.curves.empty())
        object.add("curves", all(drawing.curves));
    object.add("zones", all(drawing.zones));
    if (!drawing.parts.parts.empty())
        object.add("parts", list(number(drawing.parts.reach), all(drawing.parts.parts)));
    object.add("page", drawing.page);
    if (drawing.playback)
        object.add(
            "playback", list(json(drawing.playback->button), jsonString(drawing.playback->key)));
    if (drawing.button)
        object.add("button", list(json(drawing.button->box), json(drawing.button->said)));
    object.add("keys", listOf(drawing.keys, [](const auto& key) {
        return list(jsonString(nameOf(key.first)), jsonString(key.second.key));
    }));
    if (drawing.row)
        object.add("row", json(*drawing.row));
    if (drawing.positions)
        object.add("positions", json(*drawing.positions));
    if (!drawing.tips.empty())
        object.add("tips", listOf(drawing.tips, [](const Tip& one) {
            return list(json(one.box), json(one.said));
        }));
    if (drawing.rows)
        object.add("rows", json(*drawing.rows));
    return object.text();
}

} // namespace lab::drawing
