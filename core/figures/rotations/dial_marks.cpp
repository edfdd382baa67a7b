#include "core/drawing/arrows.h"
#include "core/drawing/kit.h"
#include "core/drawing/numbers.h"
#include "core/figures/rotations/dial_grid.h"
#include "core/figures/rotations/rotations_figures.h"
#include "core/figures/rotations/rotations_words.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace lab::drawing {

namespace dials {
namespace {

constexpr Message somePairs =
    LAB_MESSAGE("lab::ui::RotationsWords", "Pairs %1 to %2 of %3, rotated");
constexpr Message somePairsOneRests =
    LAB_MESSAGE("lab::ui::RotationsWords", "Pairs %1 to %2 of %3, 1 does not rotate");
constexpr Message somePairsRest =
    LAB_MESSAGE("lab::ui::RotationsWords", "Pairs %1 to %2 of %3, %4 do not rotate");
constexpr Message onePair = LAB_MESSAGE("lab::ui::RotationsWords", "One pair, rotated");
constexpr Message onePairRests =
    LAB_MESSAGE("lab::ui::RotationsWords", "One pair, which does not rotate");
constexpr Message pairsRotated = LAB_MESSAGE("lab::ui::RotationsWords", "%1 pairs, rotated");
constexpr Message oneRests = LAB_MESSAGE("lab::ui::RotationsWords", "%1 pairs, 1 does not rotate");
constexpr Message someRest = LAB_MESSAGE("lab::ui::RotationsWords", "%1 pairs, %2 do not rotate");
constexpr Message onlyPairs = LAB_MESSAGE("lab::ui::RotationsWords", "%1 pairs");
constexpr Message circleLength = LAB_MESSAGE("lab::ui::RotationsWords", "circle: length %1");
constexpr Message beforeRotation = LAB_MESSAGE("lab::ui::RotationsWords", "before rotation");
constexpr Message before =
    LAB_COMMENTED("lab::ui::RotationsWords", "before", "the turn of a vector");
constexpr Message doesNotRotate = LAB_MESSAGE("lab::ui::RotationsWords", "does not rotate");
constexpr Message rotations = LAB_MESSAGE("lab::ui::RotationsWords", "%1 rotations");
constexpr std::array<Message, 2> tips {
    Message LAB_MESSAGE("lab::ui::RotationsWords", "tip of q in pair %1"),
    Message LAB_MESSAGE("lab::ui::RotationsWords", "tip of k in pair %1")};
constexpr double maxTurnsDrawn = 2; // beyond this their number is written
constexpr double longest = 1.2; // that a held vector may get, in units
constexpr double clickSlip = 3;

using Motion = DialsFrame::Motion;
using Dial = DialsFrame::Dial;
using Labels = DialGrid::Labels;

/// The query or the key of a dial.
struct Side {
    Tone tone;
    Tone textTone;
    PlanePoint Dial::*before;
    PlanePoint Dial::*after;
    double Dial::*turns;
    double ring; ///< of the rotation, as a fraction of the dial's radius,
    double maxRing; ///< and at most of the arrow's length
    std::string_view formula;
};
constexpr std::array sides {Side {Tone::Query, Tone::QueryText, &Dial::query, &Dial::turnedQuery,
                                &Dial::queryTurns, 0.62, 0.8, "query"},
    Side {
        Tone::Key, Tone::KeyText, &Dial::key, &Dial::turnedKey, &Dial::keyTurns, 0.40, 0.6, "key"}};

EditRule movesTip(int side, int pair)
{
    return {
        .with = {side, pair}, .makeAt = [](const EditRule& rule, Point to) -> std::optional<Edit> {
            return MoveTip {static_cast<Token>(rule.with[0]), rule.with[1], to.x, to.y};
        }};
}

Box withoutMargins(const Box& place, double margin)
{
    return {place.x + margin, place.y, place.width - margin - margin, place.height};
}

class Dials {
public:
    Dials(const DialsFrame& frame, const DialsFrame* reference, DialNote note, const Box& place,
        const Style& style, const Focus& focus)
        : m_frame(frame)
        , m_reference(reference)
        , m_note(note)
        , m_place(withoutMargins(place, style.px(dialsMargin)))
        , m_style(style)
        , m_focus(focus)
        , m_count(static_cast<int>(frame.dials.size()))
        , m_grid({m_place.x, m_place.y + headHeight(frame.isRotation, style), m_place.width,
                     m_place.height - headHeight(frame.isRotation, style)},
              m_count, style.scale)
        , m_arrow(arrowSizes(m_grid.radius, style.scale))
        , m_size(m_grid.radius / style.scale)
        , m_showsTurn(m_size >= 28)
    {
    }

    Drawing drawing()
    {
        addHeadline();
        addGround();
        if (m_reference)
            addReference();
        addArrows();
        if (m_note == DialNote::Score && m_grid.labels == Labels::Full)
            addScores();
        for (int index = 0; index < m_count; ++index)
            addHandles(index);
        return std::move(m_drawing);
    }

private:
    double px(double length) const { return m_style.px(length); }
    const Dial& dial(int index) const { return m_frame.dials[static_cast<std::size_t>(index)]; }
    Point pointOf(int index, PlanePoint value) const
    {
        return m_grid.centre(index) + Point {value.x, -value.y} * (m_grid.radius / m_frame.unit);
    }
    bool isLookedAt(int pair) const { return pair == m_frame.selectedPair || m_focus.pair == pair; }
    Point below(int index, double side, double down) const
    {
        return m_grid.centre(index) + Point {side * m_grid.radius, m_grid.radius + px(down)};
    }

    Said title() const
    {
        const auto resting =
            static_cast<int>(std::ranges::count(m_frame.dials, Motion::Resting, &Dial::motion));
        const auto whole = [](int number) { return std::to_string(number); };
        const Language& words = m_style.words;
        if (m_count < m_frame.pairs)
            return words(resting == 0 ? somePairs
                    : resting == 1    ? somePairsOneRests
                                      : somePairsRest,
                {whole(m_frame.dials.front().pair), whole(m_frame.dials.back().pair),
                    whole(m_frame.pairs), whole(resting)});
        if (m_count == 1)
            return words(resting > 0 ? onePairRests : onePair);
        return words(resting == 0 ? pairsRotated
                : resting == 1    ? oneRests
                                  : someRest,
            {whole(m_count), whole(resting)});
    }

    void addHeadline()
    {
        Layer& layer = m_drawing.addLayer(Layer::Meaning::Texts, Drawing::Live::No);
        const double baseline = titleBaseline(m_place, m_style);
        const Language& words = m_style.words;
        std::vector<Said> wordings {title()};
        if (m_count > 1 && m_count == m_frame.pairs)
            wordings.push_back(words(onlyPairs, {std::to_string(m_count)}));
        double used = addHead(layer, m_place, wordings, m_frame.isRotation, m_style);
        const Said unit = words(circleLength, {significant(m_frame.unit, 3)});
        const double unitWidth = m_style.width(unit.text, TextRole::Note);
        const double after = m_place.left() + used + px(12);
        if (m_frame.unit > 1 && after + unitWidth <= m_place.right()) {
            used += px(12) + unitWidth;
            layer.marks.emplace_back(Text {{after, baseline}, unit, TextRole::Note, Tone::Notes});
        }
        if (m_style.hasWords)
            addLegend(layer, {m_place.right(), baseline}, m_place.width - used - px(16));
    }

    Pen dotted(Tone tone) const
    {
        const double width = px(1.25);
        return {tone, width, Pen::Cap::Flat, {px(2) / width, px(3) / width}};
    }

    /// q, k and, if a dial has it, the dotted line, as many of them as fit.
    void addLegend(Layer& layer, Point right, double space) const
    {
        const double arrow = px(60);
        if (space < 2 * arrow)
            return;
        const double length = px(28);
        const Point line {0, -px(4.5)}; // from the baseline
        const bool hasDotted = std::ranges::any_of(
            m_frame.dials, [](const Dial& one) { return one.motion != Motion::Resting; });
        double x = right.x;
        for (const Message* message : {&beforeRotation, &before}) {
            const Said said = m_style.words(*message);
            const double width = px(28 + 8) + m_style.width(said.text, TextRole::Note);
            if (!hasDotted || 2 * arrow + width > space)
                continue;
            x -= width;
            const Point from = Point {x, right.y} + line;
            layer.marks.emplace_back(
                Stroke {{from, from + Point {length, 0}}, dotted(Tone::Notes)});
            layer.marks.emplace_back(Text {right, said, TextRole::Note, Tone::Notes, Align::Right});
            break;
        }
        x -= 2 * arrow;
        for (const Side& side : sides) {
            Arrows one {arrowSizes(px(52), m_style.scale)};
            const Point from = Point {x, right.y} + line;
            one.add(from, from + Point {length, 0});
            addTo(layer, std::move(one), side, side.tone);
            layer.marks.emplace_back(
                Formula {{x + px(35), right.y}, std::string(side.formula), {}, 17, Tone::Text});
            x += arrow;
        }
    }
    /// A key's head is hollow.
    static void addTo(Layer& layer, Arrows arrows, const Side& side, Ink ink)
    {
        arrows.outlines.fill = ink;
        layer.marks.emplace_back(std::move(arrows.outlines));
        if (side.tone == Tone::Key)
            layer.marks.emplace_back(std::move(arrows.hollows));
    }

    void addGround()
    {
        Layer& layer = m_drawing.addLayer(Layer::Meaning::Axes, Drawing::Live::No);
        for (int index = 0; index < m_count; ++index) {
            const Point at = m_grid.centre(index);
            const bool rests = dial(index).motion == Motion::Resting;
            if (rests)
                addHatching(layer, at);
            for (const Point way : {Point {m_grid.radius, 0}, Point {0, m_grid.radius}})
                layer.marks.emplace_back(Stroke {{at - way, at + way}, {Tone::Grid, px(1)}});
            Pen edge {Tone::Axis, px(1), Pen::Cap::Flat};
            if (rests)
                edge.dashes = {4, 2};
            layer.marks.emplace_back(Rings {{at}, m_grid.radius, edge});
            for (const Side& side : sides)
                if (const TurnArc turn = turnOf(index, side);
                    m_showsTurn && dial(index).motion == Motion::Turned && turn.hasRing())
                    addArcs(layer, {turn.ring()});
            if (m_grid.labels == Labels::Full && m_note == DialNote::Frequency)
                addFrequency(layer, index);
        }
    }
    /// Slanted chords of the circle, for an unrotated pair.
    void addHatching(Layer& layer, Point centre) const
    {
        const Pen pen {Ink::shareOf(Tone::Axis, 0.35), px(1), Pen::Cap::Flat};
        const double pitch = px(6);
        const double radius = m_grid.radius;
        const Point along {std::sqrt(0.5), -std::sqrt(0.5)};
        const Point across {std::sqrt(0.5), std::sqrt(0.5)};
        for (double away = pitch * (0.5 - std::floor(radius / pitch + 0.5)); away < radius;
             away += pitch) {
            const double half = std::sqrt(std::max(0.0, radius * radius - away * away));
            const Point middle = centre + across * away;
            layer.marks.emplace_back(Stroke {{middle - along * half, middle + along * half}, pen});
        }
    }
    TurnArc turnOf(int index, const Side& side) const
    {
        const PlanePoint tip = dial(index).*side.before;
        const double arrow = std::hypot(tip.x, tip.y) / m_frame.unit;
        const double small = std::clamp((m_size - 14) / (52 - 14), 0.0, 1.0);
        return {m_grid.centre(index), std::min(side.ring, side.maxRing * arrow) * m_grid.radius,
            m_style.scale * std::min(4.0, m_size / 13), std::atan2(tip.y, tip.x),
            dial(index).*side.turns,
            {side.tone, m_style.scale * (1 + 0.5 * small), Pen::Cap::Flat}};
    }
    static void addArcs(Layer& layer, std::vector<Arcs::Arc> arcs)
    {
        if (!arcs.empty())
            layer.marks.emplace_back(Arcs {std::move(arcs)});
    }

    /// "θ = 0.032" under a dial, with a second angle if the columns have two.
    void addFrequency(Layer& layer, int index) const
    {
        const Dial& one = dial(index);
        const Point right = below(index, 1, 20);
        const double space = 2 * m_grid.radius - px(8)
            - m_style.width(std::to_string(one.pair), TextRole::BodyStrong);
        const auto note = [&](Point at, Said said, Tone tone) {
            layer.marks.emplace_back(
                Text {at, std::move(said), TextRole::Note, tone, Align::Right});
        };
        if (one.motion == Motion::Resting)
            return note(right, m_style.fitted(m_style.words(doesNotRotate), space, TextRole::Note),
                Tone::Notes);
        const std::string number = significant(one.frequency, 2);
        if (one.motion == Motion::Torn) // two angles need their own line, that of the turns
            return note(right + Point {0, px(16)},
                {number + " ≠ " + significant(one.secondFrequency, 2)}, Tone::UnseenText);
        const std::string brief = significant(one.frequency, 1);
        for (const auto& [digits, size] :
            {std::pair(number, 16.0), std::pair(number, 13.0), std::pair(brief, 16.0)}) {
            const FormulaValues values {{"theta", digits}};
            const double width = m_style.width("label.theta", values, size);
            if (width > space)
                continue;
            layer.marks.emplace_back(
                Formula {right - Point {width, 0}, "label.theta", values, size, Tone::Notes});
            return;
        }
        const bool fits = m_style.width(number, TextRole::Note) <= space;
        note(right, m_style.fitted(Said {fits ? number : brief}, space, TextRole::Note),
            Tone::Notes);
    }

    void addReference()
    {
        Layer& layer = m_drawing.addLayer(Layer::Meaning::Reference, Drawing::Live::No);
        const double width = referencePen(Tone::Query, m_style).width;
        const ArrowSizes sizes {width, 0.8 * m_arrow.headLength, 0.8 * m_arrow.headWidth, width};
        for (const Side& side : sides) {
            Arrows arrows {sizes};
            for (const Dial& other : m_reference->dials)
                if (const int index = other.pair - m_frame.dials.front().pair;
                    index >= 0 && index < m_count)
                    arrows.add(m_grid.centre(index), pointOf(index, other.*side.after));
            addTo(layer, std::move(arrows), side, Ink(side.tone).with(Ink::As::Reference));
        }
    }

    /// A vector before its rotation is dotted. Small dials show it and the arcs only if they are
    /// looked at.
    void addTurns(Layer& layer, const Side& side) const
    {
        std::vector<Arcs::Arc> rings;
        std::vector<Arcs::Arc> arcs;
        for (int index = 0; index < m_count; ++index) {
            const Dial& one = dial(index);
            if (one.motion == Motion::Resting || !(m_showsTurn || isLookedAt(one.pair)))
                continue;
            layer.marks.emplace_back(Stroke {
                {m_grid.centre(index), pointOf(index, one.*side.before)}, dotted(side.tone)});
            if (one.motion != Motion::Turned)
                continue;
            const TurnArc turn = turnOf(index, side);
            if (turn.hasRing() && !m_showsTurn)
                rings.push_back(turn.ring());
            arcs.push_back(turn.remainder());
        }
        addArcs(layer, std::move(rings));
        addArcs(layer, std::move(arcs));
    }

    void addArrows()
    {
        Layer& layer = m_drawing.addLayer(Layer::Meaning::Data, Drawing::Live::Yes);
        for (const Side& side : sides)
            addTurns(layer, side);
        std::array<Arrows, 2> arrows {Arrows {m_arrow}, Arrows {m_arrow}};
        Rings hubs {.radius = 0.7 * m_arrow.shaft, .fill = Tone::Notes};
        for (int index = 0; index < m_count; ++index) {
            const Point centre = m_grid.centre(index);
            const int pair = dial(index).pair;
            if (isLookedAt(pair))
                layer.marks.emplace_back(Rings {{centre}, m_grid.radius,
                    {Tone::Text, px(pair == m_frame.selectedPair ? 2.5 : 2), Pen::Cap::Flat}});
            for (std::size_t side = 0; side < sides.size(); ++side)
                arrows[side].add(centre, pointOf(index, dial(index).*sides[side].after));
            hubs.places.push_back(centre);
        }
        for (std::size_t side = 0; side < sides.size(); ++side)
            addTo(layer, std::move(arrows[side]), sides[side], sides[side].tone);
        if (m_showsTurn)
            layer.marks.emplace_back(std::move(hubs));
        for (int index = 0; index < m_count && m_grid.labels != Labels::None; ++index)
            addNumbers(layer, index);
    }

    /// The number of a pair, and those of its rotations that arcs do not show.
    void addNumbers(Layer& layer, int index) const
    {
        const Dial& one = dial(index);
        const bool isFull = m_grid.labels == Labels::Full;
        const bool isSelected = one.pair == m_frame.selectedPair;
        const TextRole role = isFull ? (isSelected ? TextRole::BodyStrong : TextRole::Body)
                                     : (isSelected ? TextRole::NoteStrong : TextRole::Note);
        layer.marks.emplace_back(
            Text {isFull ? below(index, -1, 20) : below(index, 0, 13), {std::to_string(one.pair)},
                role, isLookedAt(one.pair) || isFull ? Tone::Text : Tone::Notes,
                isFull ? Align::Left : Align::Centre});
        if (!isFull || one.motion != Motion::Turned)
            return;
        const bool isAlone = one.queryTurns <= maxTurnsDrawn || one.keyTurns <= maxTurnsDrawn;
        const double space = isAlone ? 2 * m_grid.radius : m_grid.radius - px(3);
        for (const Side& side : sides)
            if (one.*side.turns > maxTurnsDrawn) {
                const bool isLeft = side.tone == Tone::Query;
                layer.marks.emplace_back(
                    Text {below(index, isLeft ? -1 : 1, 36), turnsText(one.*side.turns, space),
                        TextRole::Note, side.textTone, isLeft ? Align::Left : Align::Right});
            }
    }
    /// All digits, in words if they fit, else as a power of ten.
    Said turnsText(double turns, double space) const
    {
        const auto whole = static_cast<std::int64_t>(std::floor(turns));
        const std::string plain = wholeNumber(whole);
        const std::string power = whole < 1000 ? plain : powerOfTen(static_cast<double>(whole), 2);
        for (const std::string& number : {plain, power})
            for (const Said& said : {m_style.words(rotations, {number}), Said {number}})
                if (m_style.width(said.text, TextRole::Note) <= space)
                    return said;
        return {power};
    }

    void addScores()
    {
        Layer& layer = m_drawing.addLayer(Layer::Meaning::Texts, Drawing::Live::No);
        for (int index = 0; index < m_count; ++index)
            layer.marks.emplace_back(Text {below(index, 1, 20),
                {(dial(index).score > 0 ? "+" : "") + decimals(dial(index).score, 3)},
                TextRole::BodyStrong, Tone::ResultText, Align::Right});
    }

    // Keys take those of the selected pair: they select another one while none is held.
    void addHandles(int index)
    {
        const Dial& one = dial(index);
        const Press selects {"rope.pair", Value(std::int64_t {one.pair})};
        for (int side = 0; side < 2; ++side) {
            const PlanePoint tip = one.*sides[static_cast<std::size_t>(side)].after;
            m_drawing.handles.push_back({.key = "rope.tip",
                .which = 2 * one.pair + side,
                .name =
                    m_style.words(tips[static_cast<std::size_t>(side)], {std::to_string(one.pair)}),
                .shape = Handle::Shape::Dot,
                .tone = sides[static_cast<std::size_t>(side)].tone,
                .diameter = 10,
                .isShownNear = true,
                .place = pointOf(index, tip),
                .reach = std::min(px(handleReach), 0.45 * m_grid.radius),
                .plane = PlaneAxis {m_grid.centre(index), m_frame.unit, m_grid.radius,
                    longest * m_frame.unit, {tip.x, tip.y}},
                .slip = clickSlip,
                .isByKey = one.pair == m_frame.selectedPair,
                .rule = movesTip(side, one.pair),
                .press = selects});
        }
        Target target {.box = m_grid.cell(index), .press = selects};
        target.focus.picture = Picture::RotationsDials;
        target.focus.pair = one.pair;
        m_drawing.targets.push_back(target);
    }

    const DialsFrame& m_frame;
    const DialsFrame* m_reference;
    DialNote m_note;
    Box m_place; ///< without margins
    const Style& m_style;
    const Focus& m_focus;
    int m_count;
    DialGrid m_grid;
    ArrowSizes m_arrow;
    double m_size; ///< the radius at a scale of 1
    bool m_showsTurn; ///< in every dial
    Drawing m_drawing;
};

} // namespace
} // namespace dials

Drawing dialsAlone(const DialsFrame& frame, const DialsFrame* reference, DialNote note,
    const Box& place, const Style& style, const Focus& focus)
{
    return dials::Dials(frame, reference, note, place, style, focus).drawing();
}

} // namespace lab::drawing
