#include "core/drawing/drawn_maps.h"
#include "core/drawing/kit.h"
#include "core/drawing/numbers.h"
#include "core/figures/waves/waves_figures.h"
#include "core/figures/waves/waves_words.h"

#include <algorithm>
#include <cmath>

namespace lab::drawing {

namespace waves_pairs {
namespace {

constexpr Message name = LAB_MESSAGE("lab::ui::WavesWords", "All pairs of positions");
constexpr Message columnAndAxes =
    LAB_MESSAGE("lab::ui::WavesWords", "column %1; query down, key across");
constexpr Message columnOnly = LAB_MESSAGE("lab::ui::WavesWords", "column %1");
constexpr Message vectors = LAB_MESSAGE("lab::ui::WavesWords", "%1 vectors");
constexpr Message forPairs =
    LAB_MESSAGE("lab::ui::WavesWords", "for %1 × %1 pairs: one per distance");
constexpr Message onePerDistance = LAB_MESSAGE("lab::ui::WavesWords", "one per distance");
constexpr Message inWords = LAB_MESSAGE(
    "lab::ui::WavesWords", "%1 × %1 pairs share %2 vectors: one per distance, without limit");
constexpr Message noDifference =
    LAB_MESSAGE("lab::ui::WavesWords", "There is no difference: A and B show different positions.");

constexpr double left = 34; // beside the map, for the knob of the query
constexpr double head = 40;
constexpr double foot = 74; // the numbers, the knob of the key and two lines of words
constexpr double knobAway = 10; // from the map

Said spoken(const PairsValues& values, const Language& words)
{
    const DistancePairsFrame& frame = *values.frame;
    return frame.cells.rows == 0
        ? Said {}
        : words(inWords, {wholeNumber(frame.positions), wholeNumber(frame.vectors)});
}

Edit movesTo(std::int64_t query, std::int64_t key)
{
    const auto within = [](std::int64_t position) {
        return std::clamp<std::int64_t>(position, 0, lastPosition);
    };
    return MovePositions {within(query), within(key)};
}

template <int step> KeyPress pressed(const PairsValues& values, Key key)
{
    const auto& [query, other] = std::pair(values.at.positions.query, values.at.positions.key);
    switch (key) {
    case Key::Up:
        return {true, movesTo(query - step, other)};
    case Key::Down:
        return {true, movesTo(query + step, other)};
    case Key::Left:
        return {true, movesTo(query, other - step)};
    case Key::Right:
        return {true, movesTo(query, other + step)};
    default:
        return {};
    }
}

/// The keys are along x; the number of the zone is 1 if distances are those of the query to the
/// key.
Focus focusAt(const Zone& zone, Point point)
{
    const Axis down = zone.axis.between(zone.box.top(), zone.box.bottom());
    Focus focus;
    focus.picture = Picture::WavesPairs;
    focus.query = std::llround(down.value(point.y));
    focus.key = std::llround(zone.axis.value(point.x));
    focus.distance = (*focus.query - *focus.key) * std::llround(zone.with[0]);
    return focus;
}

std::optional<Edit> movesThere(const Zone& zone, Point point)
{
    const Focus there = focusAt(zone, point);
    return movesTo(*there.query, *there.key);
}

class Pairs : DrawnMaps<PairsValues> {
public:
    Pairs(const Compared<PairsValues>& compared, const Box& where, const Style& how,
        const Pointing& pointing)
        : DrawnMaps(compared, where, how, pointing)
        , m_frame(*frame.frame)
        , m_map(pairsMap(where, how.scale))
        , m_across {Axis::Kind::Places, static_cast<double>(m_frame.runs.first),
              static_cast<double>(m_frame.runs.begin(m_frame.runs.count)), m_map.left(),
              m_map.right()}
        , m_down(m_across.between(m_map.top(), m_map.bottom()))
    {
    }

    Drawing drawing()
    {
        if (m_frame.cells.rows == 0)
            return {};
        if (!maps.values) {
            addNoDifference(layer(Layer::Meaning::Texts), m_map, said(noDifference), style);
            return std::move(value);
        }
        addHead(layer(Layer::Meaning::Texts));
        layer(Layer::Meaning::Data).add(Raster {m_map, {frame.frame, &m_frame.cells}});
        addCross(layer(Layer::Meaning::Selection, Drawing::Live::Yes));
        addFoot(layer(Layer::Meaning::Texts));
        addHandles();
        value.zones.push_back({.box = m_map,
            .axis = m_across,
            .with = {frame.at.sign == DistanceSign::KeyMinusQuery ? -1.0 : 1.0},
            .shown = focusAt,
            .pressed = movesThere,
            .sweep = Zone::Sweep::Nearest,
            .cursor = Cursor::Cross});
        return std::move(value);
    }

private:
    bool isShown(std::int64_t position) const
    {
        return static_cast<double>(position) >= m_across.lowest
            && static_cast<double>(position) < m_across.highest;
    }
    double acrossTo(std::int64_t position) const
    {
        return m_across.pixel(static_cast<double>(position) + 0.5);
    }
    double downTo(std::int64_t position) const
    {
        return m_down.pixel(static_cast<double>(position) + 0.5);
    }
    void addNote(Layer& texts, double baseline, const std::vector<Said>& wordings) const
    {
        texts.add(Text {{place.left(), baseline},
            fittingWords(wordings, place.width, TextRole::Note, style), TextRole::Note,
            Tone::Notes});
    }

    void addHead(Layer& texts) const
    {
        const double baseline = place.top() + px(waves::upperTitleBaseline);
        texts.add(Text {{place.left(), baseline},
            style.fitted(said(name), place.width, TextRole::PictureTitle), TextRole::PictureTitle,
            Tone::Text});
        const std::string column = wholeNumber(m_frame.column);
        addNote(
            texts, baseline + px(17), {said(columnAndAxes, {column}), said(columnOnly, {column})});
    }

    /// The lines of the query and the key, or of those under the pointer.
    void addCross(Layer& above) const
    {
        const bool isPointed = focus.picture == Picture::WavesPairs && focus.query;
        const std::int64_t query = isPointed ? *focus.query : m_frame.query;
        const std::int64_t key = isPointed ? focus.key.value_or(m_frame.key) : m_frame.key;
        for (const auto& [tone, thickness] : {std::pair(Tone::Ground, 3), {Tone::Text, 1}}) {
            if (isShown(query))
                above.add(Rule {{{m_map.left(), downTo(query)}, {m_map.right(), downTo(query)}},
                    tone, 1.0 * thickness});
            if (isShown(key))
                above.add(Rule {{{acrossTo(key), m_map.top()}, {acrossTo(key), m_map.bottom()}},
                    tone, 1.0 * thickness});
        }
    }

    void addFoot(Layer& texts) const
    {
        const double numbers = m_map.bottom() + px(30);
        const std::int64_t last = m_frame.runs.begin(m_frame.runs.count) - 1;
        texts.add(Text {{m_map.left(), numbers}, {wholeNumber(m_frame.runs.first)}, TextRole::Axis,
            Tone::Notes});
        texts.add(Text {{m_map.right(), numbers}, {wholeNumber(last)}, TextRole::Axis, Tone::Notes,
            Align::Right});
        const double words = m_map.bottom() + px(52);
        texts.add(Text {{place.left(), words}, said(vectors, {wholeNumber(m_frame.vectors)}),
            TextRole::PictureTitle, Tone::ResultText});
        addNote(texts, words + px(18),
            {said(forPairs, {wholeNumber(m_frame.positions)}), said(onePerDistance)});
    }

    void addHandles()
    {
        const auto add = [&](std::string_view key, Tone tone, Handle::Along along, Point at,
                             std::int64_t position) {
            if (!isShown(position))
                return;
            Handle knob {.key = key, .shape = Handle::Shape::Dot, .tone = tone, .diameter = 12};
            knob.place = at;
            knob.reach = px(handleReach);
            knob.along = along;
            knob.axis = along == Handle::Along::X ? m_across : m_down;
            knob.number = static_cast<double>(position);
            knob.isApart = true;
            knob.keyStep = std::max(4.0, m_across.pixelsPerUnit());
            value.handles.push_back(knob);
        };
        add("position.query", Tone::Query, Handle::Along::Y,
            {m_map.left() - px(knobAway), downTo(m_frame.query)}, m_frame.query);
        add("position.key", Tone::Key, Handle::Along::X,
            {acrossTo(m_frame.key), m_map.bottom() + px(knobAway)}, m_frame.key);
    }

    const DistancePairsFrame& m_frame;
    Box m_map;
    Axis m_across; ///< of the keys
    Axis m_down; ///< of the queries
};

} // namespace
} // namespace waves_pairs

Box pairsMap(const Box& place, double scale)
{
    using namespace waves_pairs;
    const double side = std::max(
        1.0, std::min(place.width - scale * (left + 8), place.height - scale * (head + foot)));
    return {place.left() + scale * left, place.top() + scale * head, side, side};
}

const Figure<PairsValues> wavesPairs {.picture = Picture::WavesPairs,
    .name = "pairs",
    .title = titled<waves_pairs::name>,
    .drawing = drawnBy<waves_pairs::Pairs>,
    .table = numbersOf,
    .spoken = waves_pairs::spoken,
    .pressed = waves_pairs::pressed<1>,
    .shown = ownParts<Picture::WavesPairs, &Focus::query, &Focus::key>,
    .pressedWithShift = waves_pairs::pressed<10>,
    .isPointedAnywhere = false};

} // namespace lab::drawing
