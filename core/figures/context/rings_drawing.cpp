#include "core/drawing/kit.h"
#include "core/drawing/numbers.h"
#include "core/drawing/plot.h"
#include "core/figures/context/context_figures.h"
#include "core/figures/context/context_words.h"
#include "core/figures/context/ring_grid.h"
#include "core/math/constants.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace lab::drawing {

namespace rings {
namespace {

using Ring = RingsFrame::Ring;

constexpr Message name = LAB_MESSAGE("lab::ui::ContextWords", "Angles seen");
constexpr Message withMethod = LAB_COMMENTED("lab::ui::ContextWords", "with %1", "a method");
constexpr Message seen = LAB_MESSAGE("lab::ui::ContextWords", "seen in training");
constexpr Message seenShort = LAB_COMMENTED("lab::ui::ContextWords", "seen", "in training");
constexpr Message unseen = LAB_MESSAGE("lab::ui::ContextWords", "only up to the target");
constexpr Message unseenShort = LAB_MESSAGE("lab::ui::ContextWords", "target only");
constexpr Message restsInWords = LAB_MESSAGE("lab::ui::RingsView", "Pair %1 does not rotate");
constexpr Message inWords =
    LAB_MESSAGE("lab::ui::RingsView", "Pair %1: %2° seen in training, %3° more up to the target");

constexpr Message seenShare = LAB_MESSAGE("lab::ui::ContextWords", "%1 % seen");

constexpr std::string_view trainingKey = "context.training_length";
constexpr std::string_view targetKey = "context.target_length";
constexpr std::string_view fixedTargetKey = "position.target_length";

std::size_t at(int index)
{
    return static_cast<std::size_t>(index);
}

Press selects(const RingsFrame& frame, int pair)
{
    const int last = std::max(0, pairCount(frame.encoding) - 1);
    return {"rope.pair", Value(std::int64_t {std::clamp(pair, 0, last)})};
}

/// Of the target length that the end of the new arc changes: whether that end is where the method
/// with its factor has it for both lengths. Some models set another factor (Llama 3.1: 8 for 16
/// times the length); it stays, and only the target is dragged.
std::string_view keyOfTarget(const RingsFrame& frame, int pair)
{
    const double drawn = frame.rings[at(pair)].targetTurns;
    const bool follows =
        std::abs(turnsAtTarget(frame, pair, frame.lengths.target) - drawn) <= 1e-9 * drawn;
    return follows ? targetKey : fixedTargetKey;
}

class Rings {
public:
    Rings(const Compared<RingsFrame>& compared, const Box& place, const Style& style,
        const Pointing& pointing)
        : m_frame(compared.values)
        , m_reference(compared.reference)
        , m_isRow(place.height < style.withWords().px(140) && place.width > 3 * place.height)
        , m_place(m_isRow ? place : place.grown(-style.px(ringsMargin), 0))
        , m_style(style)
        , m_focus(pointing.focus)
        , m_space {m_place.x, m_place.y + style.px(28), m_place.width,
              m_place.height - style.withWords().px(style.hasWords ? 28 : 40) - style.px(28)}
        , m_ladder(ladderAxis(pairs(), m_place, style))
        , m_grid(m_isRow          ? RingGrid()
                  : pointing.held ? RingGrid(pointing.held->handle.kept)
                                  : RingGrid(m_frame, m_space, style))
        , m_places(m_isRow ? row()
                           : RingPlaces(m_grid, m_space, pairs(),
                               {m_frame.selectedPair, m_focus.pair.value_or(-1)}, style))
    {
    }

    Drawing drawing()
    {
        if (!m_isRow)
            addHead();
        else if (m_style.hasWords)
            addName();
        if (m_isRow && m_ladder.pixelsPerUnit() < px(narrowestRing) && pairs() > 1) {
            addColumns();
            return std::move(m_drawing);
        }
        Arcs arcs {.areRings = true};
        for (const RingPlaces::Ring& ring : m_places.rings)
            addArcs(arcs, ring);
        m_drawing.addLayer(Layer::Meaning::Data, Drawing::Live::Yes)
            .marks.emplace_back(std::move(arcs));
        for (const RingPlaces::Ring& ring : m_places.rings) {
            if (m_reference && at(ring.pair) < m_reference->rings.size())
                addReference(ring, m_reference->rings[at(ring.pair)]);
            const bool isSelected = ring.pair == m_frame.selectedPair;
            if (isSelected || m_focus.pair == ring.pair)
                layer(Layer::Meaning::Selection)
                    .marks.emplace_back(drawing::Rings {{ring.centre},
                        m_places.radius + m_places.seenWidth / 2 + px(3.5),
                        {Tone::Text, px(isSelected ? 2 : 1)}});
            addHandles(ring);
        }
        addNumbers();
        if (m_isRow && m_style.hasWords)
            addShares();
        else if (!m_isRow && !m_frame.rings.empty())
            addLegend();
        for (const auto& [key, down] : {std::pair(Key::Up, -1), std::pair(Key::Down, 1)})
            m_drawing.keys.emplace_back(
                key, selects(m_frame, m_frame.selectedPair + down * m_grid.step * m_grid.columns));
        return std::move(m_drawing);
    }

private:
    double px(double length) const { return m_style.px(length); }
    int pairs() const { return static_cast<int>(m_frame.rings.size()); }

    /// One ring below each point of the ladder.
    RingPlaces row() const
    {
        const double space = pairs() > 1 ? m_ladder.pixelsPerUnit() : px(80);
        RingPlaces places;
        places.radius = std::min({px(28), 0.36 * space, (m_place.height - px(30)) / 2});
        places.seenWidth = std::clamp(0.27 * places.radius, px(4), px(8));
        places.newWidth = places.seenWidth * 7 / 15;
        places.reach = places.radius + places.seenWidth / 2 + px(ringsMargin);
        const double middle = std::round(m_place.top() + px(8) + places.radius);
        for (int pair = 0; pair < pairs(); ++pair)
            places.rings.push_back({pair, {m_ladder.pixel(pair), middle}});
        return places;
    }

    /// To the left of a row.
    void addName()
    {
        Layer& layer = m_drawing.addLayer(Layer::Meaning::Texts, Drawing::Live::No);
        const double space = px(ladderLeft - 2);
        const Said all = m_style.words(name);
        const auto lines = m_style.lines(all.text, space, TextRole::Note);
        double baseline = m_place.top() + px(8) + std::min(px(28), (m_place.height - px(30)) / 2)
            - px(8) * (static_cast<double>(lines.size()) - 1)
            + m_style.digitHeight(TextRole::Note) / 2;
        for (const std::string& line : lines) {
            layer.marks.emplace_back(Text {
                {m_place.left(), baseline}, {line, all.message}, TextRole::Note, Tone::Notes});
            baseline += px(16);
        }
    }

    /// Below the rings that training has not seen completely.
    void addShares()
    {
        Layer& layer = m_drawing.addLayer(Layer::Meaning::Texts, Drawing::Live::No);
        constexpr TextRole role = TextRole::NoteStrong;
        for (const RingPlaces::Ring& place : m_places.rings) {
            const Ring& ring = frameOf(place);
            if (ring.turns >= 1 || isResting(ring))
                continue;
            const std::string share = significant(100 * ring.turns, 2);
            const Said whole = m_style.words(seenShare, {share});
            const bool fits =
                m_style.width(whole.text, role) < m_ladder.pixelsPerUnit() - px(6) || pairs() == 1;
            const Said shown = fits ? whole : Said {share + " %"};
            if (m_style.width(shown.text, role) > m_ladder.pixelsPerUnit() - px(4) && pairs() > 1)
                continue;
            layer.marks.emplace_back(Text {
                place.centre + Point {0, m_places.radius + px(10) + m_style.digitHeight(role)},
                shown, role, Tone::UnseenText, Align::Centre});
        }
    }

    /// What part of a circle was seen, from below, and what the target adds; columns so narrow that
    /// nothing would be between them are an area.
    void addColumns()
    {
        const double pitch = m_ladder.pixelsPerUnit();
        const double wide = pitch < px(8) ? pitch : 0.74 * pitch;
        const Box box {m_ladder.from - pitch / 2, m_place.top() + px(8),
            m_ladder.to - m_ladder.from + pitch, std::max(1.0, m_place.height - px(20))};
        const auto level = [&](double arc) { return box.bottom() - box.height * arc / twoPi; };
        const auto column = [&](int pair, double from, double to, double share) {
            return Box {m_ladder.pixel(pair) - share * wide / 2, level(to), share * wide,
                level(from) - level(to)};
        };
        Layer& axes = m_drawing.addLayer(Layer::Meaning::Axes, Drawing::Live::No);
        for (const auto& [arc, label] : {std::pair(twoPi, "100 %"), std::pair(0.0, "0")})
            if (m_style.hasWords)
                axes.marks.emplace_back(
                    Text {{m_place.left() + px(ladderLeft - 8),
                              baselineAround(level(arc), TextRole::Axis, m_style)},
                        {label}, TextRole::Axis, Tone::Notes, Align::Right});
        Layer& data = m_drawing.addLayer(Layer::Meaning::Data, Drawing::Live::No);
        std::array<std::vector<Point>, 4> edges; // of the areas: foot, seen, reached, whole
        for (int pair = 0; pair < pairs(); ++pair) {
            const Ring& ring = m_frame.rings[at(pair)];
            const double reached = ring.seenArc + ring.newArc;
            const std::array<double, 4> arcs {0, ring.seenArc, reached, twoPi};
            for (std::size_t edge = 0; edge < arcs.size(); ++edge)
                edges[edge].push_back({m_ladder.pixel(pair), level(arcs[edge])});
            if (wide >= pitch)
                continue;
            const auto add = [&](Tone tone, double from, double to, double share) {
                if (to > from)
                    data.marks.emplace_back(
                        Region {.box = column(pair, from, to, share), .fill = tone});
            };
            add(Tone::Grid, reached, twoPi, 1);
            add(Tone::Unseen, ring.seenArc, reached, 0.5);
            add(Tone::Seen, 0, ring.seenArc, 1);
        }
        if (wide >= pitch) {
            addBand(data, edges[3], edges[2], Tone::Grid, box);
            addBand(data, edges[2], edges[1], Tone::Unseen, box);
            addBand(data, edges[1], edges[0], Tone::Seen, box);
        }
        if (m_reference) {
            std::vector<Point> seenBefore;
            for (int pair = 0;
                 pair < std::min(pairs(), static_cast<int>(m_reference->rings.size())); ++pair)
                seenBefore.push_back(
                    {m_ladder.pixel(pair), level(m_reference->rings[at(pair)].seenArc)});
            addCurve(m_drawing.addLayer(Layer::Meaning::Reference, Drawing::Live::No), seenBefore,
                {Tone::Axis, px(1.25), Pen::Cap::Flat, {4, 2}}, box);
        }
        Layer& selection = m_drawing.addLayer(Layer::Meaning::Selection, Drawing::Live::Yes);
        const auto mark = [&](int pair, double width) {
            if (pair >= 0 && pair < pairs())
                selection.marks.emplace_back(Outline {
                    column(pair, 0, twoPi, 1).grown(px(2), px(2)), {Tone::Text, px(width)}, true});
        };
        mark(m_frame.selectedPair, 2);
        if (m_focus.pair && *m_focus.pair != m_frame.selectedPair)
            mark(*m_focus.pair, 1);
        m_drawing.zones = pairZones(box, m_ladder, pairs(), Picture::ContextRings);
    }

    const Ring& frameOf(const RingPlaces::Ring& ring) const { return m_frame.rings[at(ring.pair)]; }
    /// The last one, if it has this meaning.
    Layer& layer(Layer::Meaning meaning)
    {
        Layer& last = m_drawing.layers.back();
        return last.meaning == meaning ? last : m_drawing.addLayer(meaning, Drawing::Live::Yes);
    }

    /// The pairs, and the method that rotates them, which the rings do not show.
    void addHead()
    {
        const Language& words = m_style.words;
        Layer& layer = m_drawing.addLayer(Layer::Meaning::Texts, Drawing::Live::No);
        std::vector<Word> line {{words(name), TextRole::PictureTitle, Tone::Text},
            {pairsInWords(m_grid, m_frame.selectedPair, words)}};
        if (m_frame.scaling.method != ScalingMethod::None && m_grid.count > 0)
            line.push_back({words(withMethod, {methodName(m_frame.scaling.method, words).text})});
        add(layer,
            lineOfWords(line, {m_place.left(), m_place.top() + px(16)}, m_place.right(), m_style));
        if (m_frame.rings.empty())
            layer.marks.emplace_back(Text {{m_place.left(), m_place.top() + px(38)},
                m_style.fitted(words(noneRotates), m_place.width, TextRole::BodyStrong),
                TextRole::BodyStrong, Tone::SeenText});
    }

    /// From bottom to top.
    void addArcs(Arcs& arcs, const RingPlaces::Ring& place) const
    {
        const Ring& ring = frameOf(place);
        const auto add = [&](Tone tone, double width, double start, double length) {
            arcs.arcs.push_back({place.centre, m_places.radius, start, length / twoPi,
                {tone, width, Pen::Cap::Flat}});
        };
        if (ring.turns >= 1)
            return add(Tone::Seen, m_places.seenWidth, 0, twoPi);
        add(Tone::Axis, px(1), 0, twoPi);
        if (ring.newArc > 0)
            add(Tone::Unseen, m_places.newWidth, ring.seenArc, ring.newArc);
        add(Tone::Seen, m_places.seenWidth, 0, ring.seenArc);
    }

    void addReference(const RingPlaces::Ring& place, const Ring& reference)
    {
        constexpr double same = 1e-6; // radians
        const Ring& own = frameOf(place);
        if (std::abs(own.seenArc - reference.seenArc) < same
            && std::abs(own.newArc - reference.newArc) < same)
            return;
        const double radius = m_places.radius + m_places.seenWidth / 2 + px(2.5);
        Arcs arcs;
        const auto add = [&](double start, double length, std::vector<double> dashes) {
            arcs.arcs.push_back({place.centre, radius, start, length / twoPi,
                {Tone::Axis, px(1.25), Pen::Cap::Flat, std::move(dashes)}});
        };
        add(0, reference.seenArc, {4, 2});
        if (reference.newArc > 0)
            add(reference.seenArc, reference.newArc, {1, 2});
        layer(Layer::Meaning::Reference).marks.emplace_back(std::move(arcs));
    }

    /// Of all pairs, if each fits in a ring; in a small picture they are needed.
    void addNumbers()
    {
        const Style words = m_style.withWords();
        double widest = 0;
        for (const RingPlaces::Ring& ring : m_places.rings)
            widest = std::max(widest, words.width(wholeNumber(ring.pair), TextRole::NoteStrong));
        const double space = 2 * m_places.radius - m_places.seenWidth;
        if (!m_style.hasWords
            && std::hypot(widest, words.digitHeight(TextRole::NoteStrong)) > space)
            return;
        Layer& layer = m_drawing.addLayer(Layer::Meaning::Texts, Drawing::Live::Yes);
        for (const RingPlaces::Ring& ring : m_places.rings) {
            const TextRole role =
                ring.pair == m_frame.selectedPair ? TextRole::NoteStrong : TextRole::Note;
            layer.marks.emplace_back(
                Text {.at = ring.centre + Point {0, words.digitHeight(role) / 2},
                    .said = {wholeNumber(ring.pair)},
                    .role = role,
                    .ink = Tone::Text,
                    .align = Align::Centre,
                    .isNeeded = true});
        }
    }

    /// Beside a large picture while presenting, each entry has its own line.
    void addLegend()
    {
        const Style words = m_style.withWords();
        Layer& layer = m_drawing.addLayer(Layer::Meaning::Texts, Drawing::Live::No);
        const double swatch = words.px(16);
        const double gap = words.px(8);
        const bool isSmall = !m_style.hasWords;
        double middle = m_place.bottom() - words.px(isSmall ? 18 + 8 : 8);
        double x = m_place.left();
        const auto add = [&](Tone tone, double width, const Message& said, const Message& shorter) {
            if (!isSmall && x + swatch + gap > m_place.right())
                return;
            layer.marks.emplace_back(Region {
                .box = {x, middle - width / 2, swatch, width}, .fill = tone, .isSmooth = true});
            const double start = x + swatch + gap;
            std::vector<Said> wordings {words.words(said)};
            if (isSmall)
                wordings.push_back(words.words(shorter));
            const Said fitting =
                fittingWords(wordings, m_place.right() - start, TextRole::Note, words);
            layer.marks.emplace_back(
                Text {.at = {start, middle + words.digitHeight(TextRole::Note) / 2},
                    .said = fitting,
                    .role = TextRole::Note,
                    .ink = Tone::Notes,
                    .isNeeded = true});
            if (isSmall)
                middle += words.px(18);
            else
                x = start + words.px(16) + words.width(fitting.text, TextRole::Note);
        };
        add(Tone::Seen, words.px(7), seen, seenShort);
        add(Tone::Unseen, words.px(3), unseen, unseenShort);
    }

    /// None on a circle that is entirely seen, nor for an unrotated pair.
    void addHandles(const RingPlaces::Ring& place)
    {
        const Ring& ring = frameOf(place);
        Focus focus;
        focus.picture = Picture::ContextRings;
        focus.pair = place.pair;
        const auto add = [&](std::string_view key, double turns, Tone tone) {
            m_drawing.handles.push_back({.key = key,
                .which = place.pair,
                .shape = Handle::Shape::Dot,
                .tone = tone,
                .diameter = 12,
                .isShownNear = true,
                .place = m_places.onRing(place.centre, turns),
                .reach = px(handleReach),
                .circle = CircleAxis {place.centre, m_places.radius, turns, px(4), px(2)},
                .number = turns,
                .isListed = place.pair == m_frame.selectedPair,
                .press = selects(m_frame, place.pair),
                .focus = focus,
                .isOfTarget = true,
                .kept = m_grid.numbers()});
        };
        if (!isResting(ring)) {
            if (ring.turns < 2)
                add(trainingKey, ring.turns, Tone::Seen);
            if (ring.turns < 1 && ring.newArc > 0)
                add(keyOfTarget(m_frame, place.pair), ring.targetTurns, Tone::Unseen);
        }
        const double reach = m_places.reach;
        m_drawing.targets.push_back(
            {.box = Box {place.centre.x, place.centre.y, 0, 0}.inset(-reach),
                .focus = focus,
                .press = selects(m_frame, place.pair),
                .reach = reach});
    }

    const RingsFrame& m_frame;
    const RingsFrame* m_reference;
    bool m_isRow; ///< below the ladder
    Box m_place; ///< without margins
    const Style& m_style;
    const Focus& m_focus;
    Box m_space; ///< of the rings
    Axis m_ladder; ///< of the pairs in a row
    RingGrid m_grid;
    RingPlaces m_places;
    Drawing m_drawing;
};

std::optional<Edit> dragged(const RingsFrame& frame, const Handle& held, double turns)
{
    const int pair = held.which;
    const bool isTraining = held.key == trainingKey;
    const bool isSearched = held.key == targetKey;
    const Ring& ring = frame.rings[at(pair)];
    const double drawnTurns = isTraining ? ring.turns : ring.targetTurns;
    const auto drawnLength =
        static_cast<double>(isTraining ? frame.lengths.training : frame.lengths.target);
    const auto inProportion = [&] {
        const double length = drawnLength * turns / drawnTurns;
        return std::llround(std::clamp(length, 1.0, static_cast<double>(lastPosition)));
    };
    const std::optional<std::int64_t> wanted = isTraining
        ? trainingLengthWithTurns(frame, pair, turns)
        : isSearched ? targetLengthWithTurns(frame, pair, turns)
                     : inProportion();
    if (!wanted)
        return std::nullopt;
    const double power = std::exp2(std::round(std::log2(static_cast<double>(*wanted))));
    const auto turnsAt = [&](std::int64_t length) {
        return isSearched ? turnsAtTarget(frame, pair, length)
                          : static_cast<double>(length) / drawnLength * drawnTurns;
    };
    const bool isClose = power <= static_cast<double>(lastPosition)
        && twoPi * held.circle->radius * std::abs(turnsAt(std::llround(power)) - turns)
            <= held.circle->snap;
    return SetParameter {std::string(held.key), isClose ? std::llround(power) : *wanted};
}

Said spoken(const RingsFrame& frame, const Language& words)
{
    if (at(frame.selectedPair) >= frame.rings.size())
        return {};
    constexpr double degrees = 360 / twoPi;
    const Ring& ring = frame.rings[at(frame.selectedPair)];
    const std::string pair = wholeNumber(frame.selectedPair);
    if (isResting(ring))
        return words(restsInWords, {pair});
    return words(inWords,
        {pair, significant(degrees * ring.seenArc, 3), significant(degrees * ring.newArc, 3)});
}

// Up and down are keys of the drawing.
KeyPress pressed(const RingsFrame& frame, Key key)
{
    return selectedPairByKey(frame.selectedPair, pairCount(frame.encoding), key);
}

} // namespace
} // namespace rings

const Figure<RingsFrame> contextRings {.picture = Picture::ContextRings,
    .name = "rings",
    .title = titled<rings::name>,
    .drawing = drawnBy<rings::Rings>,
    .table = ringsTable,
    .spoken = rings::spoken,
    .pressed = rings::pressed,
    .shown = shownPair<RingsFrame>,
    .dragged = rings::dragged,
    .isPointedAnywhere = false};

} // namespace lab::drawing
