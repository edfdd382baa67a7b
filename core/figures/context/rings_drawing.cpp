#include "core/drawing/kit.h"
#include "core/drawing/numbers.h"
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
constexpr Message onePair = LAB_MESSAGE("lab::ui::ContextWords", "pair %1");
constexpr Message everyPair = LAB_MESSAGE("lab::ui::ContextWords", "every pair");
/// Every pair, every second one, and one in several: of those from a pair on, with another pair
/// before them, and with one that is not rotated.
constexpr std::array<Message, 3> from {
    Message LAB_MESSAGE("lab::ui::ContextWords", "every pair from %1"),
    Message LAB_MESSAGE("lab::ui::ContextWords", "every second pair from %1"),
    Message LAB_MESSAGE("lab::ui::ContextWords", "one pair in %1, from %2")};
constexpr std::array<Message, 3> alsoFrom {
    Message LAB_MESSAGE("lab::ui::ContextWords", "pair %1, every pair from %2"),
    Message LAB_MESSAGE("lab::ui::ContextWords", "pair %1, every second pair from %2"),
    Message LAB_MESSAGE("lab::ui::ContextWords", "pair %1, one in %2 from %3")};
constexpr Message alsoFromTo = LAB_MESSAGE("lab::ui::ContextWords", "pair %1, pairs %2 to %3");
constexpr Message withMethod = LAB_COMMENTED("lab::ui::ContextWords", "with %1", "a method");
constexpr Message seen = LAB_MESSAGE("lab::ui::ContextWords", "seen in training");
constexpr Message seenShort = LAB_COMMENTED("lab::ui::ContextWords", "seen", "in training");
constexpr Message unseen = LAB_MESSAGE("lab::ui::ContextWords", "only up to the target");
constexpr Message unseenShort = LAB_MESSAGE("lab::ui::ContextWords", "target only");
constexpr Message restsInWords = LAB_MESSAGE("lab::ui::RingsView", "Pair %1 does not rotate");
constexpr Message inWords =
    LAB_MESSAGE("lab::ui::RingsView", "Pair %1: %2° seen in training, %3° more up to the target");

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
        , m_place {place.x + style.px(ringsMargin), place.y,
              place.width - style.px(ringsMargin) - style.px(ringsMargin), place.height}
        , m_style(style)
        , m_focus(pointing.focus)
        , m_space {m_place.x, m_place.y + style.px(28), m_place.width,
              m_place.height - style.withWords().px(style.hasWords ? 28 : 40) - style.px(28)}
        , m_grid(pointing.held ? RingGrid(pointing.held->handle.kept)
                               : RingGrid(m_frame, m_space, style))
        , m_places(m_grid, m_space, static_cast<int>(m_frame.rings.size()),
              {m_frame.selectedPair, m_focus.pair.value_or(-1)}, style)
    {
    }

    Drawing drawing()
    {
        addHead();
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
        if (!m_frame.rings.empty())
            addLegend();
        for (const auto& [key, down] : {std::pair(Key::Up, -1), std::pair(Key::Down, 1)})
            m_drawing.keys.emplace_back(
                key, selects(m_frame, m_frame.selectedPair + down * m_grid.step * m_grid.columns));
        return std::move(m_drawing);
    }

private:
    double px(double length) const { return m_style.px(length); }
    const Ring& frameOf(const RingPlaces::Ring& ring) const { return m_frame.rings[at(ring.pair)]; }
    /// The last one, if it has this meaning.
    Layer& layer(Layer::Meaning meaning)
    {
        Layer& last = m_drawing.layers.back();
        return last.meaning == meaning ? last : m_drawing.addLayer(meaning, Drawing::Live::Yes);
    }

    /// The pairs with a ring: the selected one replaces the nearest if it has none itself.
    Said note() const
    {
        const Language& words = m_style.words;
        const int first = m_grid.first;
        const int step = m_grid.step;
        const int count = m_grid.count;
        const int selected = m_frame.selectedPair;
        if (count == 0)
            return {};
        const auto kind = at(std::min(step, 3) - 1);
        const auto fromOn = [&](int start) {
            const std::string own = wholeNumber(selected);
            return step > 2 ? words(alsoFrom[kind], {own, wholeNumber(step), wholeNumber(start)})
                            : words(alsoFrom[kind], {own, wholeNumber(start)});
        };
        if (selected > m_grid.pair(count - 1)) // not rotated
            return count == 1 ? words(onePair, {wholeNumber(selected)})
                : step == 1   ? words(alsoFromTo,
                        {wholeNumber(selected), wholeNumber(first),
                            wholeNumber(m_grid.pair(count - 2))})
                              : fromOn(first);
        if (step == 1 && first == 0)
            return words(everyPair);
        if (selected < first && count > 1)
            return fromOn(m_grid.pair(1));
        return step > 2 ? words(from[kind], {wholeNumber(step), wholeNumber(first)})
                        : words(from[kind], {wholeNumber(first)});
    }

    /// The pairs, and the method that rotates them, which the rings do not show.
    void addHead()
    {
        const Language& words = m_style.words;
        Layer& layer = m_drawing.addLayer(Layer::Meaning::Texts, Drawing::Live::No);
        std::vector<Word> line {{words(name), TextRole::PictureTitle, Tone::Text}, {note()}};
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
        add(Tone::Grid, m_places.seenWidth, 0, twoPi);
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
    Box m_place; ///< without margins
    const Style& m_style;
    const Focus& m_focus;
    Box m_space; ///< of the rings
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
