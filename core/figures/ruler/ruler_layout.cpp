#include "core/drawing/numbers.h"
#include "core/figures/ruler/ruler_rows.h"

#include <algorithm>

namespace lab::drawing {

namespace {

using Side = RulerLayout::End::Side;

constexpr double side = 24; // from the area's edge to the line
constexpr double leastSide = 12; // for an arrowhead, if a picture above has the same positions
constexpr RulerHeights lowHeights {14, 33, 33, 33, 33, 33}; // one row of words, below the line

RulerSpan spanIn(const Box& area, const std::optional<RulerSpan>& of, const Style& style)
{
    const double least = style.px(leastSide);
    if (of && of->first >= area.left() + least && of->end <= area.right() - least
        && of->first < of->end)
        return *of;
    return {area.left() + style.px(side), area.right() - style.px(side)};
}

RulerLayout::End endAt(std::int64_t position, const Positions& positions, const Axis& axis,
    double lineY, const Style& style)
{
    const double away = style.px(12);
    if (position < positions.first)
        return {{axis.from - away, lineY}, Side::Before};
    if (position > positions.first + positions.shown)
        return {{axis.to + away, lineY}, Side::After};
    return {{axis.pixel(static_cast<double>(position)), lineY}, Side::Inside};
}

// Two arrowheads at one end: the farther one outside.
void part(RulerLayout::End& outer, RulerLayout::End& inner, const Style& style)
{
    const double by = outer.side == Side::Before ? -style.px(5.5) : style.px(5.5);
    outer.centre.x += by;
    inner.centre.x -= by;
}

class Placing {
public:
    Placing(RulerLayout& layout, const Positions& positions, const Box& area, const Style& style)
        : m_layout(layout)
        , m_positions(positions)
        , m_area(area)
        , m_style(style)
        , m_heights(rulerHeights(area, style))
        , m_isLow(isLowRuler(area, style))
    {
    }

    // The symbols are above their handles, moved apart if they would touch.
    void placeSymbols()
    {
        const double queryWidth = m_style.width("m", {}, rulerSymbolSize);
        const double keyWidth = m_style.width("n", {}, rulerSymbolSize);
        const double sign = m_positions.key <= m_positions.query ? 1 : -1;
        const double needed = (queryWidth + keyWidth) / 2 + m_style.px(6);
        double query = m_layout.query.centre.x;
        double key = m_layout.key.centre.x;
        if ((query - key) * sign < needed) {
            const double middle = (query + key) / 2;
            query = middle + sign * needed / 2;
            key = middle - sign * needed / 2;
        }
        const double low = std::min(query - queryWidth / 2, key - keyWidth / 2);
        const double high = std::max(query + queryWidth / 2, key + keyWidth / 2);
        const double shift =
            std::max(0.0, m_area.left() - low) - std::max(0.0, high - m_area.right());
        const double letters = m_style.px(rulerSymbolSize);
        const double top = m_area.top() + m_style.px(m_heights.symbol) - letters * 0.7;
        m_layout.queryLabel = {query - queryWidth / 2 + shift, top, queryWidth, letters * 0.75};
        m_layout.keyLabel = {key - keyWidth / 2 + shift, top, keyWidth, letters * 0.75};
    }

    void placeDistance()
    {
        const Formula text = rulerDistance(m_positions);
        const double width = m_style.width(text.key, text.values, text.size);
        const double letters = m_style.px(text.size);
        const double top = m_area.top() + m_style.px(m_heights.distance) - letters * 0.75;
        const bool isQueryLeft = m_layout.queryLabel.left() < m_layout.keyLabel.left();
        const Box& left = isQueryLeft ? m_layout.queryLabel : m_layout.keyLabel;
        const Box& right = isQueryLeft ? m_layout.keyLabel : m_layout.queryLabel;
        const auto [low, high] = std::minmax({m_layout.query.centre.x, m_layout.key.centre.x});
        const double ring = m_style.px(rulerRingRadius);
        const double spaceFrom = std::max(left.right(), low + ring) + m_style.px(6);
        const double spaceTo = std::min(right.left(), high - ring) - m_style.px(6);
        const double after = std::max(right.right(), high + ring) + m_style.px(12);
        const double before = std::min(left.left(), low - ring) - m_style.px(12) - width;
        if (spaceTo - spaceFrom >= width)
            m_layout.distanceLabel = {(spaceFrom + spaceTo - width) / 2, top, width, letters * 0.8};
        else if (after + width <= m_area.right())
            m_layout.distanceLabel = {after, top, width, letters * 0.8};
        else if (before >= m_area.left())
            m_layout.distanceLabel = {before, top, width, letters * 0.8};
    }

    void placeWords(const std::vector<std::string>& words)
    {
        const double gap = m_style.px(8);
        const double top = m_area.top() + m_style.px(m_heights.word - 10);
        const auto end =
            std::min<std::int64_t>(std::ssize(words), m_positions.first + m_positions.shown + 1);
        double free = m_area.left();
        for (std::int64_t position = m_positions.first; position < end; ++position) {
            const std::string& text = words[static_cast<std::size_t>(position)];
            const double before = symbolsBefore(position).width();
            const double width = before + m_style.width(text, TextRole::Note);
            const double centre = m_layout.axis.pixel(static_cast<double>(position));
            const double left = std::max(centre - width / 2, m_area.left());
            if (left < free || left + width > m_area.right())
                return m_layout.words.clear();
            m_layout.words.push_back(
                {position, text, {left + before, top, width - before, m_style.px(13)}});
            free = left + width + gap;
        }
        if (m_layout.words.empty() || !m_isLow)
            return;
        for (const RulerLayout::Word& word : m_layout.words) {
            const SymbolsBefore symbols = symbolsBefore(word.position);
            if (symbols.query > 0)
                m_layout.queryLabel.x = word.place.left() - symbols.width();
            if (symbols.key > 0)
                m_layout.keyLabel.x = word.place.left() - symbols.key;
        }
        const double after =
            std::max({free, m_layout.queryLabel.right() + gap, m_layout.keyLabel.right() + gap});
        m_layout.distanceLabel.x = after + m_style.px(12);
        if (m_layout.distanceLabel.right() > m_area.right())
            m_layout.distanceLabel = {};
    }

private:
    /// The symbols before the word at a position: in a low area those of the handles there.
    struct SymbolsBefore {
        double query = 0; ///< width with the gap after it, or nothing
        double key = 0;

        double width() const { return query + key; }
    };
    SymbolsBefore symbolsBefore(std::int64_t position) const
    {
        SymbolsBefore symbols;
        const double gap = m_style.px(5);
        if (m_isLow && m_positions.query == position)
            symbols.query = m_layout.queryLabel.width + gap;
        if (m_isLow && m_positions.key == position)
            symbols.key = m_layout.keyLabel.width + gap;
        return symbols;
    }

    RulerLayout& m_layout;
    const Positions& m_positions;
    Box m_area;
    const Style& m_style;
    RulerHeights m_heights;
    bool m_isLow;
};

} // namespace

bool isLowRuler(const Box& area, const Style& style)
{
    return area.height < style.px(48);
}

RulerHeights rulerHeights(const Box& area, const Style& style)
{
    return isLowRuler(area, style) ? lowHeights : RulerHeights {};
}

Formula rulerDistance(const Positions& positions)
{
    return {.key = "label.distance",
        .values = {{"distance", wholeNumber(positions.query - positions.key)}},
        .size = 16,
        .ink = Tone::Notes};
}

RulerLayout rulerLayout(const RulerValues& values, const Box& area, const Style& style)
{
    const Positions& positions = values.positions;
    const RulerSpan span = spanIn(area, values.span, style);
    RulerLayout layout;
    layout.axis = {Axis::Kind::Linear, static_cast<double>(positions.first),
        static_cast<double>(positions.first + positions.shown), span.first, span.end};
    layout.lineY = area.top() + style.px(rulerHeights(area, style).line);
    layout.query = endAt(positions.query, positions, layout.axis, layout.lineY, style);
    layout.key = endAt(positions.key, positions, layout.axis, layout.lineY, style);
    if (layout.query.side != Side::Inside && layout.query.side == layout.key.side) {
        const bool isQueryFarther =
            (positions.query < positions.key) == (layout.query.side == Side::Before);
        part(isQueryFarther ? layout.query : layout.key, isQueryFarther ? layout.key : layout.query,
            style);
    }
    Placing placing(layout, positions, area, style);
    placing.placeSymbols();
    placing.placeDistance();
    placing.placeWords(values.words);
    return layout;
}

} // namespace lab::drawing
