#include "core/drawing/kit.h"
#include "core/drawing/numbers.h"
#include "core/figures/order/order_figures.h"
#include "core/figures/order/order_words.h"

#include <algorithm>
#include <cmath>

namespace lab::drawing {

namespace sentences {
namespace {

constexpr Message title1 = LAB_COMMENTED("lab::ui::ChipsView", "Attention of %1", "a token");
constexpr Message title2 =
    LAB_COMMENTED("lab::ui::ChipsView", "Attention of %1, second layer", "a token");
constexpr Message dragLong = LAB_MESSAGE(
    "lab::ui::ChipsView", "Drag a token in the lower row; wider arrows are larger weights.");
constexpr Message dragShort = LAB_MESSAGE("lab::ui::ChipsView", "Drag a token of the lower row.");
constexpr Message dragShortest = LAB_MESSAGE("lab::ui::ChipsView", "Drag a token.");
constexpr Message nameOfToken = LAB_MESSAGE("lab::ui::ChipsView", "Token %1: %2");
constexpr Message inWords = LAB_MESSAGE("lab::ui::ChipsView",
    "Reordered: %1. %2 is selected. Left and right move it, up and down select another.");

constexpr double titleSpace = 28;
constexpr double labelGap = 16; // between the names of the sentences and the tokens
constexpr double widestPitch = 116;
constexpr double tokenHeight = 32;
constexpr double lowestArc = 8;
constexpr double lowestForPresentation = 22; // where the back row can tell the arcs apart
constexpr double tokenGap = 12;
constexpr double tokenInset = 3; // of its box, which its word leaves free
constexpr double wholeWeight = 30; // pitch from which 0.37 fits above each token
constexpr double shortWeight = 20; // and .37
constexpr double visibleChange = 0.02; // of a weight, from which A's outline differs
constexpr double weightSpace = 18; // between a token and its arcs, for the weight
constexpr double strongWeight = 40; // and 0.37 in larger, bold digits
constexpr double thinnestLine = 1.5; // of an arc, of weight 0
constexpr double widestLine = 17.5; // of weight 1
constexpr double leastOutside = 13; // of an arc's space, for its line and head
constexpr double startGap = 13; // between arcs to the left, to the query itself and to the right
constexpr double headEdge = 4.5; // of an arrowhead, beside its line
constexpr double arcsSpace = 330; // of a picture, from which arcs are as wide as said here
constexpr double gripSpace = 18; // beside a word

std::size_t at(int index)
{
    return static_cast<std::size_t>(index);
}

// Away from the tokens: upwards for the sentence as typed.
double away(OrderSide side)
{
    return side == OrderSide::Typed ? -1 : 1;
}

class Sentences {
public:
    Sentences(const Compared<OrderFrame>& compared, const Box& place, const Style& style,
        const Pointing& pointing)
        : m_frame(compared.values)
        , m_reference(compared.reference)
        , m_place(place)
        , m_style(style)
        , m_pointing(pointing)
        , m_count(static_cast<int>(m_frame.words.size()))
        , m_query(shownQuery(pointing.focus, m_frame))
        , m_pointed(pointedToken(pointing.focus, m_frame))
    {
        layOut();
        m_letters = fittingLetters();
    }

    Drawing drawing(const Said& title)
    {
        const Language& words = m_style.words;
        addTitle(m_drawing.addLayer(Layer::Meaning::Texts, Drawing::Live::No), m_place, title,
            {words(dragLong), words(dragShort), words(dragShortest)}, m_style);
        addJoins();
        for (const OrderSide side : {OrderSide::Typed, OrderSide::Reordered}) {
            addArcs(side);
            if (m_reference && m_reference->words.size() == m_frame.words.size()
                && m_reference->side(side).tokens == m_frame.side(side).tokens)
                addReferenceArcs(side);
            addName(side);
            addTokens(side);
        }
        return std::move(m_drawing);
    }

private:
    double px(double length) const { return m_style.px(length); }
    Layer& liveLayer(Layer::Meaning meaning)
    {
        return m_drawing.addLayer(meaning, Drawing::Live::Yes);
    }
    const Box& row(OrderSide side) const
    {
        return side == OrderSide::Typed ? m_typedRow : m_reorderedRow;
    }
    double edge(OrderSide side) const
    {
        return side == OrderSide::Typed ? m_typedRow.top() : m_reorderedRow.bottom();
    }

    void layOut()
    {
        double label = 0;
        for (const OrderSide side : {OrderSide::Typed, OrderSide::Reordered})
            label =
                std::max(label, m_style.width(sideName(side, m_style.words).text, TextRole::Note));
        const double left = m_place.left() + (std::ceil(label) + px(labelGap));
        m_pitch = std::min(px(widestPitch), (m_place.right() - left) / m_count);
        const double space = m_place.height - px(titleSpace);
        const double between = std::clamp(space * 0.13, px(20), px(72));
        const double lowest = m_style.isPresenting ? lowestForPresentation : lowestArc;
        m_arcs = std::clamp(std::min(m_pitch / px(widestPitch), space / px(arcsSpace)), 0.4, 1.0);
        const double arcs = px(weightSpace + lowest) + std::max(outsideArc(), px(leastOutside));
        m_stripHeight = px(12);
        m_stripGap = px(5);
        const double natural = 2 * (px(tokenHeight) + m_stripGap + m_stripHeight) + between;
        const double share = std::clamp((space - 2 * arcs) / natural, 0.4, 1.0);
        m_stripHeight *= share;
        m_stripGap *= share;
        const double block = natural * share;
        const double height = px(tokenHeight) * share;
        const double top = m_place.top() + px(titleSpace) + std::max(arcs, (space - block) / 2);
        m_gap = std::min(px(tokenGap) * share, std::max(0.1 * m_pitch, 0.3 * m_pitch - px(7)));
        m_typedRow = {left, top, m_count * m_pitch, height};
        m_reorderedRow = m_typedRow.moved(0, block - height);
    }

    Box token(OrderSide side, int place) const
    {
        const Box& all = row(side);
        return {all.left() + place * m_pitch + m_gap / 2, all.top(), m_pitch - m_gap, all.height};
    }
    Box strip(OrderSide side, int place) const
    {
        const Box own = token(side, place);
        const double top = side == OrderSide::Typed ? own.bottom() + m_stripGap
                                                    : own.top() - m_stripGap - m_stripHeight;
        return {own.left(), top, own.width, m_stripHeight};
    }

    /// Of the query: not bold where letters are small. Its frame and color mark it as well.
    TextRole queryRole(double letters) const
    {
        return letters < 1 ? TextRole::Body : TextRole::BodyStrong;
    }
    double width(std::string_view text, TextRole role, double letters) const
    {
        return m_style.metrics.width(text, role, letters * m_style.scale);
    }
    /// Smaller if a word would be cut; the same size for all, whichever is the query.
    double fittingLetters() const
    {
        const double space = token(OrderSide::Typed, 0).width - px(tokenInset);
        for (const double letters : {1.0, 0.85})
            if (std::ranges::all_of(m_frame.words, [&](const std::string& word) {
                    return width(word, queryRole(letters), letters) <= space;
                }))
                return letters;
        return 0.7;
    }
    // As many letters as fit, at least the first. An ellipsis would take the space of letters that
    // tell words apart.
    std::string fittingStart(const std::string& word, double space, TextRole role) const
    {
        std::size_t count = letters(word);
        std::string start = word;
        while (count > 1 && width(start, role, m_letters) > space)
            start.resize(bytesOfFirst(word, --count));
        return start;
    }

    void addJoins()
    {
        Layer& layer = liveLayer(Layer::Meaning::Data);
        for (int token = 0; token < m_count; ++token) {
            const Box above = strip(OrderSide::Typed, token);
            const Box below =
                strip(OrderSide::Reordered, m_frame.placeOf(OrderSide::Reordered, token));
            const Point from {above.centre().x, above.bottom() + px(3)};
            const Point to {below.centre().x, below.top() - px(3)};
            const double middle = (from.y + to.y) / 2;
            const bool isStrong = token == m_pointed || token == m_frame.selected;
            Path join {.pen = {isStrong ? Tone::Text : Tone::Axis, px(isStrong ? 1.75 : 1)}};
            join.move(from);
            join.cubic({from.x, middle}, {to.x, middle}, to);
            layer.marks.emplace_back(std::move(join));
        }
    }

    double lineWidth(double weight) const
    {
        return m_arcs * px(thinnestLine + (widestLine - thinnestLine) * weight);
    }
    /// From the end of the line to the tip.
    double headSize(double weight) const { return lineWidth(weight) / 2 + m_arcs * px(headEdge); }
    double outsideArc() const { return headSize(1) / 2 + lineWidth(1) / 2; }
    /// From the place of the query to that of the key, where its arrowhead begins.
    Path arc(OrderSide side, int query, int key, double weight) const
    {
        const double start = edge(side) + away(side) * px(weightSpace);
        const double base = start + away(side) * headSize(weight);
        const double to = token(side, key).centre().x;
        const double apart = key < query ? -1 : key > query ? 1 : 0;
        const double from = token(side, query).centre().x + apart * m_arcs * px(startGap);
        const double outside = side == OrderSide::Typed
            ? m_typedRow.top() - m_place.top() - px(titleSpace)
            : m_place.bottom() - m_reorderedRow.bottom();
        const double space = std::max(px(lowestArc), outside - px(weightSpace) - outsideArc());
        const double farthest = m_pitch * std::max(1, m_count - 1);
        const bool isOwn = query == key;
        const double height = isOwn
            ? std::min(space, px(22))
            : std::min(space, px(14) + (space - px(14)) * std::abs(to - from) / farthest);
        const double spread = isOwn ? std::min(px(14), m_pitch / 3) : 0;
        const double control = base + away(side) * height * 4 / 3;
        Path arc;
        arc.move({from - spread / 3, start});
        arc.cubic({from - spread, control}, {to + spread, control}, {to + spread / 3, base});
        return arc;
    }
    Path head(OrderSide side, Point end, double size, Ink ink) const
    {
        Path head {.fill = ink};
        head.move({end.x, end.y - away(side) * size});
        head.line({end.x - size, end.y + away(side) * size * 0.3});
        head.line({end.x + size, end.y + away(side) * size * 0.3});
        head.close();
        return head;
    }
    std::string weightText(double weight) const
    {
        const std::string whole = decimals(weight, 2);
        return m_pitch < px(wholeWeight) && weight < 0.995 ? whole.substr(1) : whole;
    }

    void addArcs(OrderSide side)
    {
        Layer& layer = liveLayer(Layer::Meaning::Data);
        const int query = m_frame.placeOf(side, m_query);
        const TextRole role = m_pitch < px(strongWeight) ? TextRole::Axis : TextRole::BodyStrong;
        const double drop = side == OrderSide::Typed ? 0 : m_style.digitHeight(role);
        const double baseline = edge(side) + away(side) * px(5) + drop;
        for (int key = 0; key < m_count; ++key) {
            const double weight = m_frame.side(side).weights.at(query, key);
            Text number {.at = {token(side, key).centre().x, baseline},
                .role = role,
                .align = Align::Centre};
            if (std::isnan(weight)) {
                number.said.text = "–";
                number.ink = Tone::Notes;
                layer.marks.emplace_back(std::move(number));
                continue;
            }
            const Ink ink = Tone::Result;
            Path line = arc(side, query, key, weight);
            line.pen = {ink, lineWidth(weight), Pen::Cap::Flat};
            Path end = head(side, line.points.back(), headSize(weight), ink);
            layer.marks.emplace_back(std::move(line));
            layer.marks.emplace_back(std::move(end));
            const bool isPointed = m_pointed == m_frame.side(side).tokens[at(key)];
            if (m_pitch < px(shortWeight) && !isPointed)
                continue;
            number.said.text = weightText(weight);
            number.ink = isPointed && role != TextRole::Axis ? Tone::Text : Tone::ResultText;
            if (isPointed && role == TextRole::Axis)
                number.role = TextRole::NoteStrong;
            layer.marks.emplace_back(std::move(number));
        }
    }

    void addReferenceArcs(OrderSide side)
    {
        Layer& layer = liveLayer(Layer::Meaning::Reference);
        const int query = m_frame.placeOf(side, m_query);
        for (int key = 0; key < m_count; ++key) {
            const double weight = m_reference->side(side).weights.at(query, key);
            const double own = m_frame.side(side).weights.at(query, key);
            if (std::isnan(weight) || std::abs(weight - own) < visibleChange)
                continue;
            Path edge = arc(side, query, key, weight);
            edge.outlineOf = lineWidth(weight);
            edge.pen = referencePen(Tone::Result, m_style);
            layer.marks.emplace_back(std::move(edge));
        }
    }

    void addName(OrderSide side)
    {
        m_drawing.addLayer(Layer::Meaning::Texts, Drawing::Live::No)
            .marks.emplace_back(Text {
                {m_place.left(), baselineAround(row(side).centre().y, TextRole::Note, m_style)},
                sideName(side, m_style.words), TextRole::Note, Tone::Notes});
    }

    /// The held token is on top, with its middle under the pointer but inside its row.
    void addTokens(OrderSide side)
    {
        Layer& layer = liveLayer(Layer::Meaning::Data);
        const auto& held = m_pointing.held;
        std::optional<int> heldPlace;
        if (held && side == OrderSide::Reordered && held->handle.which < m_count)
            heldPlace = m_frame.placeOf(side, held->handle.which);
        for (int place = 0; place < m_count; ++place) {
            addStrip(layer, strip(side, place), m_frame.side(side).outputs, place);
            if (place != heldPlace)
                addToken(layer, token(side, place), side, place, false);
            addTarget(side, place);
        }
        if (heldPlace) {
            Box box = token(side, *heldPlace);
            const double middle = std::clamp(held->at.x, m_reorderedRow.left() + m_pitch / 2,
                m_reorderedRow.right() - m_pitch / 2);
            box.x = middle - box.width / 2;
            addToken(layer, box, side, *heldPlace, true);
        }
    }
    void addStrip(Layer& layer, const Box& strip, const HeatmapFrame& outputs, int row) const
    {
        drawing::addStrip(layer, strip,
            std::span(outputs.values).subspan(at(row * outputs.columns), at(outputs.columns)),
            outputs);
    }
    void addToken(Layer& layer, const Box& box, OrderSide side, int place, bool isHeld) const
    {
        const int token = m_frame.side(side).tokens[at(place)];
        const bool isQuery = token == m_query;
        const bool isPointed = token == m_pointed || isHeld;
        const double line = isQuery ? 2.5 : isPointed ? 2 : 1;
        const Tone edge = isQuery ? Tone::Query : isPointed ? Tone::Text : Tone::Axis;
        layer.marks.emplace_back(Region {box,
            side == OrderSide::Reordered ? Tone::Field : Tone::Frame, px(4), Pen {edge, px(line)}});
        const TextRole role = isQuery ? queryRole(m_letters) : TextRole::Body;
        const double height =
            m_style.metrics.digitHeight(TextRole::Body, m_letters * m_style.scale);
        layer.marks.emplace_back(Text {{box.centre().x, box.centre().y + height / 2},
            {fittingStart(m_frame.words[at(token)], box.width - px(tokenInset), role)}, role,
            isQuery ? Tone::QueryText : Tone::Text, Align::Centre, m_letters});
        if (side == OrderSide::Reordered)
            addGrip(layer, box, width(m_frame.words[at(token)], role, m_letters));
    }
    /// Two columns of three dots where a word leaves space for them.
    void addGrip(Layer& layer, const Box& box, double word) const
    {
        if (box.width < word + 2 * px(gripSpace) || box.height < px(tokenHeight) / 2)
            return;
        Dots grip {.radius = px(1), .fill = Tone::Notes};
        for (const double x : {8, 12})
            for (const double y : {-5, 0, 5})
                grip.places.push_back({box.left() + px(x), box.centre().y + px(y)});
        layer.marks.emplace_back(std::move(grip));
    }

    void addTarget(OrderSide side, int place)
    {
        const int token = m_frame.side(side).tokens[at(place)];
        const Box box = this->token(side, place).united(strip(side, place));
        Focus focus;
        focus.picture = Picture::OrderChips;
        focus.side = side;
        focus.query = m_frame.selected;
        focus.key = token;
        m_drawing.targets.push_back({box, focus, selectsToken(token)});
        if (side == OrderSide::Typed)
            return;
        m_drawing.handles.push_back({.key = "order.place",
            .which = token,
            .name = m_style.words(nameOfToken, {wholeNumber(token + 1), m_frame.words[at(token)]}),
            .place = this->token(side, place).centre(),
            .box = box,
            .axis = Axis::places(1, m_count, m_reorderedRow.left(), m_reorderedRow.right()),
            .number = place + 1.0,
            .isByKey = false,
            .rule = movesToken(place, m_count),
            .press = selectsToken(token),
            .focus = focus});
    }

    const OrderFrame& m_frame;
    const OrderFrame* m_reference;
    Box m_place;
    const Style& m_style;
    const Pointing& m_pointing;
    int m_count;
    int m_query;
    std::optional<int> m_pointed;
    double m_pitch = 1; ///< from place to place
    double m_gap = 0; ///< between two tokens
    double m_arcs = 1; ///< width of arcs and their heads, as a share of the largest
    double m_stripHeight = 0;
    double m_stripGap = 0;
    Box m_typedRow;
    Box m_reorderedRow;
    double m_letters = 1;
    Drawing m_drawing;
};

Said title(const OrderFrame& frame, const Language& words)
{
    if (frame.words.empty())
        return {};
    return words(frame.layers == 1 ? title1 : title2, {frame.words[at(frame.selected)]});
}

Drawing drawn(const Compared<OrderFrame>& compared, const Box& place, const Style& style,
    const Pointing& pointing)
{
    if (compared.values.words.empty())
        return {};
    return Sentences(compared, place, style, pointing).drawing(title(compared.values, style.words));
}

Said spoken(const OrderFrame& frame, const Language& words)
{
    if (frame.words.empty())
        return {};
    std::string now;
    for (const int token : frame.reordered.tokens)
        now += (now.empty() ? "" : " ") + frame.words[at(token)];
    return words(inWords, {now, frame.words[at(frame.selected)]});
}

KeyPress pressed(const OrderFrame& frame, Key key)
{
    const bool isAlong =
        key == Key::Left || key == Key::Right || key == Key::Home || key == Key::End;
    if (frame.words.empty() || !isAlong)
        return selectedByKey(frame, key);
    const int last = static_cast<int>(frame.words.size());
    const int place = frame.placeOf(OrderSide::Reordered, frame.selected);
    const int to = key == Key::Left ? place
        : key == Key::Right         ? place + 2
        : key == Key::Home          ? 1
                                    : last;
    return {true, movesToken(place, last).edit(to)};
}

Focus shown(const Focus& focus, const OrderFrame& frame)
{
    Focus shown;
    shown.query = shownQuery(focus, frame);
    shown.key = pointedToken(focus, frame);
    return shown;
}

} // namespace
} // namespace sentences

const Figure<OrderFrame> orderSentences {.picture = Picture::OrderChips,
    .name = "chips",
    .title = sentences::title,
    .drawing = sentences::drawn,
    .table = chipNumbers,
    .spoken = sentences::spoken,
    .pressed = sentences::pressed,
    .shown = sentences::shown};

} // namespace lab::drawing
