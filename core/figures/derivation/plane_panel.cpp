#include "core/drawing/arrows.h"
#include "core/drawing/kit.h"
#include "core/drawing/numbers.h"
#include "core/figures/derivation/page_words.h"
#include "core/figures/derivation/panel.h"
#include "core/figures/derivation/plane_names.h"
#include "core/figures/rotations/rotations_figures.h"
#include "core/math/constants.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace lab::drawing::pages {

namespace {

constexpr double symbolSize = 16;

double lengthOf(Point vector)
{
    return std::hypot(vector.x, vector.y);
}

Point pointOf(PlanePoint place)
{
    return {place.x, place.y};
}

struct PlanePanel : DrawnPanel {
    PlanePanel(const PagePlane& of, const PanelPlace& where)
        : DrawnPanel(where, of.title)
        , plane(of)
        , axis {.zero = ground.centre(),
              .unit = of.unit,
              .pixels = std::clamp(
                  std::min(ground.height / 2 - std::clamp(ground.height / 10, px(8), px(20)),
                      ground.width / 2 - px(30)),
                  px(20), px(260))}
    {
    }

    Point at(PlanePoint to) const { return axis.pixelOf(pointOf(to)); }
    Point onRing(double angle, double share) const
    {
        return axis.zero + Point {std::cos(angle), -std::sin(angle)} * (share * axis.pixels);
    }

    void addGround()
    {
        const Point centre = axis.zero;
        const double reach = axis.pixels + px(10);
        still().add(Rings {{centre}, axis.pixels, {Tone::Grid, px(1)}});
        for (const Point way : {Point {reach, 0}, Point {0, reach}})
            still().add(Rule {{centre - way, centre + way}, Tone::Axis, 1, true});
        still().add(Text {centre + Point {axis.pixels + px(3), px(13)}, {significant(axis.unit, 3)},
            TextRole::Axis, Tone::Notes});
        if (!plane.isCovered)
            return;
        // What is off the real axis is not revealed.
        const double strip = px(14);
        const double height = axis.pixels - strip;
        for (const double top : {centre.y - axis.pixels, centre.y + strip})
            still().add(Hatch {{centre.x - axis.pixels, top, 2 * axis.pixels, height}});
    }

    void addReference(const PagePlane& other)
    {
        for (const PageArrow& arrow : other.arrows)
            add(Stroke {{axis.zero, at(arrow.to)}, referencePen(toneOf(arrow.role), style)});
    }
    void addReferenceDots(const PagePlane& other)
    {
        for (const PageDots& dots : other.dots)
            for (const PlanePoint place : dots.places)
                add(Rings {{at(place)}, px(5), referencePen(toneOf(dots.role), style)});
    }

    void addDots(const PageDots& dots)
    {
        Rings rings {.radius = px(dots.places.size() < 4 ? 5 : 2.2), .fill = toneOf(dots.role)};
        for (const PlanePoint place : dots.places)
            rings.places.push_back(at(place));
        addPart(dots.part, {.points = rings.places});
        add(rings);
    }

    void addArc(const PageArc& arc)
    {
        const double start = arc.by < 0 ? arc.from + arc.by : arc.from;
        const double width = isLit(arc.part) ? 4 : arc.role == PageRole::Key ? 1.6 : 2.4;
        const TurnArc turn {axis.zero, arc.radius * axis.pixels, axis.pixels / 22,
            std::atan2(std::sin(start), std::cos(start)), std::abs(arc.by) / twoPi,
            {toneOf(arc.role), px(width), Pen::Cap::Flat}};
        const Point end = onRing(arc.from + arc.by, arc.radius);
        const bool isDragged = !arc.drag.isNone();
        if (isDragged)
            add(Rings {{axis.zero}, turn.radius, {Tone::Grid, px(1)}});
        Arcs arcs;
        if (turn.hasRing())
            arcs.arcs.push_back(turn.ring());
        if (std::abs(arc.by) > 1e-6)
            arcs.arcs.push_back(turn.remainder());
        if (!arcs.arcs.empty())
            add(std::move(arcs));
        const bool isOfVector = arc.role == PageRole::Key || arc.role == PageRole::Query;
        if (isDragged)
            addKnob(end, isOfVector ? toneOf(arc.role) : Tone::Result,
                std::clamp(axis.pixels / px(4), 7.0, 12.0));
        addTip(arc.part, arc.drag, end, axis.valueAt(end));
        addPart(arc.part, {.arc = Arcs::Arc {axis.zero, turn.radius, turn.start, turn.turns, {}}});
    }

    /// For a dashed arrow entirely covered by another, as before any rotation: a wide pale line
    /// below, so that two are visible.
    void addCovered(const PageArrow& below)
    {
        constexpr double sameTip = 3;
        const auto covers = [&](const PageArrow& other) {
            return !other.isDashed && lengthOf(at(other.to) - at(below.to)) < px(sameTip);
        };
        if (below.isDashed && std::ranges::any_of(plane.arrows, covers))
            add(Stroke {{axis.zero, at(below.to)},
                {Ink::shareOf(toneOf(below.role), 0.35), px(9), Pen::Cap::Flat}});
    }

    /// An arrow whose head is filled, hollow for the key, or open if it is dashed.
    void addArrow(const PageArrow& arrow)
    {
        const Tone tone = toneOf(arrow.role);
        const Point tip = at(arrow.to);
        const double strength = isLit(arrow.part) ? 1.6 : 1;
        addTip(arrow.part, arrow.drag, tip, pointOf(arrow.to));
        addPart(arrow.part, {.line = Line {axis.zero, tip}});
        if (arrow.isDashed) {
            const double width = px(1.6 * strength);
            add(Stroke {
                {axis.zero, tip}, {tone, width, Pen::Cap::Flat, {px(2) / width, px(3) / width}}});
            add(Rings {.places = {tip}, .radius = px(3), .fill = tone});
            return;
        }
        Arrows shape {arrowSizes(axis.pixels * strength, style.scale * strength)};
        shape.add(axis.zero, tip);
        shape.outlines.fill = tone;
        add(std::move(shape.outlines));
        if (arrow.role == PageRole::Key)
            add(std::move(shape.hollows));
        if (!plane.isCovered)
            value.hands.push_back({{axis.zero, tip}, tone});
    }

    /// Of an arrow or a dot: a word of the sentence, or a symbol.
    struct Name {
        PageRole role {};
        Said word {};
        std::string symbol {}; ///< if it is not a word
    };
    void addName(std::string_view part, PageRole role, PlanePoint to)
    {
        constexpr double height = 16;
        Name name {role, {}, std::string(formulaOf(part))};
        if (part.starts_with("key."))
            name = {role, wording("word" + std::string(part.substr(3)), style.words)};
        else if (name.symbol.empty())
            return;
        const double wide = name.word.text.empty() ? style.width(name.symbol, {}, symbolSize)
                                                   : width(name.word, TextRole::Note);
        tips.push_back({at(to), wide, px(height)});
        names.push_back(std::move(name));
    }
    void addNames()
    {
        for (const PageArrow& arrow : plane.arrows)
            addName(arrow.part, arrow.role, arrow.to);
        for (const PageDots& dots : plane.dots)
            if (dots.places.size() == 1)
                addName(dots.part, dots.role, dots.places.front());
        std::vector<Point> knobs;
        for (const PageArc& arc : plane.arcs)
            if (!arc.drag.isNone())
                knobs.push_back(onRing(arc.from + arc.by, arc.radius));
        const Box ofUnit {axis.zero.x + axis.pixels, axis.zero.y, px(24), px(16)};
        const auto places = tipNamePlaces(ground, axis.zero, tips, {ofUnit}, knobs, style.scale);
        for (std::size_t index = 0; index < names.size(); ++index) {
            const auto& [role, word, symbol] = names[index];
            const Box& box = places[index].place;
            const Point tip = tips[index].tip;
            if (places[index].hasLeader)
                add(Stroke {{tip, places[index].leaderEnd(tip)}, {toneOf(role), px(1)}});
            if (word.text.empty())
                add(Formula {{box.left(), box.centre().y + px(5)}, symbol, {}, symbolSize,
                    Tone::Text, panel.focus.symbol});
            else
                add({box.left(), box.bottom() - px(4)}, word, TextRole::Note, textToneOf(role));
        }
    }

    void addTip(std::string_view part, const PageDrag& drag, Point place, Point vector)
    {
        if (Handle* const added = addHandle(part, -1, drag, place, vector)) {
            added->plane = axis;
            added->plane->value = vector;
        }
    }

    const PagePlane& plane;
    PlaneAxis axis;
    std::vector<TipName> tips {};
    std::vector<Name> names {};
};

} // namespace

Drawing drawnPanel(const PagePlane& plane, const PagePlane* reference, const PanelPlace& place)
{
    PlanePanel panel(plane, place);
    panel.addGround();
    if (reference)
        panel.addReference(*reference);
    for (const PageDots& dots : plane.dots)
        panel.addDots(dots);
    if (reference && plane.arrows.empty())
        panel.addReferenceDots(*reference);
    for (const PageArc& arc : plane.arcs)
        panel.addArc(arc);
    for (const PageArrow& arrow : plane.arrows)
        panel.addCovered(arrow);
    for (const PageArrow& arrow : plane.arrows)
        panel.addArrow(arrow);
    panel.addNames();
    panel.add(Rings {.places = {panel.axis.zero}, .radius = panel.px(2), .fill = Tone::Notes});
    return std::move(panel.value);
}

const PageDrag& dialTip(bool isKey)
{
    static const auto tipOf = [](bool ofKey) {
        return PageDrag {.way = PageDrag::Way::Tip,
            .isKey = ofKey,
            .lowest = -longestVector,
            .highest = longestVector,
            .step = 0.01};
    };
    static const std::array tips {tipOf(false), tipOf(true)};
    return tips[isKey ? 1 : 0];
}

/// In all of the panel, with their own title.
Drawing drawnPanel(const PageDials& dials, const PageDials* reference, const PanelPlace& place)
{
    if (dials.dials.dials.empty())
        return {};
    DrawnPanel panel(place, {});
    Drawing all = dialsAlone(dials.dials, reference ? &reference->dials : nullptr,
        DialNote::Frequency, place.box, place.style, place.focus);
    for (const Handle& tip : all.handles)
        all.hands.push_back({{tip.plane->zero, tip.place}, tip.tone});
    const DialsFrame::Dial& own = dials.dials.dials.front();
    for (const bool isKey : {false, true}) {
        const Handle& tip = all.handles[isKey ? 1 : 0];
        const PlanePoint vector = isKey ? own.key : own.query;
        Handle& added = *panel.addHandle(
            isKey ? "key" : "query", isKey ? 1 : 0, dialTip(isKey), tip.place, pointOf(vector));
        added.reach = tip.reach;
        added.plane = tip.plane;
    }
    all.handles = std::move(panel.value.handles);
    all.targets.clear();
    return all;
}

} // namespace lab::drawing::pages
