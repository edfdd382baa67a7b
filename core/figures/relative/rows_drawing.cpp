#include "core/drawing/drawn_picture.h"
#include "core/drawing/kit.h"
#include "core/drawing/numbers.h"
#include "core/figures/relative/relative_figures.h"

#include <algorithm>
#include <cmath>

namespace lab::drawing {

namespace relative_rows {
namespace {

constexpr Message rowsOfTable = LAB_MESSAGE("RowWords", "Rows of the table");
constexpr Message buckets = LAB_MESSAGE("RowWords", "Buckets of distance");
constexpr Message oneEach = LAB_MESSAGE("RowWords", "one each up to %1");
constexpr Message bothOutlines = LAB_MESSAGE("RowWords", "%1; thick: row of K, thin: of Q");
constexpr Message outlinesAlone = LAB_MESSAGE("RowWords", "thick: row of K, thin: of Q");
constexpr Message keyBefore = LAB_MESSAGE("RowWords", "key before the query");
constexpr Message keyAfter = LAB_MESSAGE("RowWords", "key after");
constexpr Message inWords = LAB_MESSAGE(
    "lab::ui::DistanceRowsView", "One row per distance up to %1; this distance uses row %2 of %3.");
constexpr Message clipping = LAB_MESSAGE("lab::ui::DistanceRowsView", "Clipping distance");
constexpr Message lastOwn =
    LAB_MESSAGE("lab::ui::DistanceRowsView", "Last distance with its own bucket");
constexpr Message largest = LAB_MESSAGE("lab::ui::DistanceRowsView", "Largest distance");
constexpr Message beforeQuery =
    LAB_COMMENTED("lab::ui::DistanceRowsView", "%1, before the query", "an edge");

constexpr double stripTop = 38; // the title, and the handles above the strip
constexpr double stripHeight = 24;
constexpr double axisSpace = 18; // of the distances below it
constexpr std::int64_t linearTo = 24;
constexpr double edgeSize = 14;
constexpr double smallTop = 14; // in a small picture: no title, and the handles
constexpr double smallShare = 0.4; // maximum height of its strip, as a fraction of its width
constexpr double edgeLift = 5; // of a handle's center above the strip, clear of its numbers

/// The edges that can be dragged.
enum class Edge { Own, Last };

bool isShaw(const DistanceRowsFrame& frame)
{
    return frame.encoding == RelativeEncoding::Shaw;
}

Said title(const DistanceRowsFrame& frame, const Language& words)
{
    return words(isShaw(frame) ? rowsOfTable : buckets);
}

Ink rowInk(const DistanceRowsFrame& frame, std::int64_t ahead)
{
    const auto shown = [](std::int64_t distance) {
        return std::log2(1.0 + static_cast<double>(distance));
    };
    return Ink::shareOf(Tone::Pairs,
        frame.last > 0 ? shown(std::min(std::abs(ahead), frame.last)) / shown(frame.last) : 0);
}

/// The end of the rows for a single distance: Shaw's last one contains all beyond, too.
double ownEdge(const DistanceRowsFrame& frame)
{
    const auto own = static_cast<double>(frame.own);
    return isShaw(frame) ? std::max(0.0, own - 0.5) : own + 0.5;
}

/// The edits that move an edge to key minus query. The rule's numbers are the side of the edge, and
/// the other edge, before which it stops.
std::optional<Edit> movesClip(const EditRule& rule, double ahead)
{
    // Just before the clipping distance, because the row of that distance also holds all larger
    // ones; a step from 0 is 1.
    constexpr double little = 1e-6;
    const double distance = std::max(0.0, rule.with[0] * ahead);
    return SetParameter {"shaw.clip",
        Value(distance < 0.25 ? std::int64_t {0} : std::llround(distance + 0.5 - little))};
}

std::optional<Edit> movesOwn(const EditRule& rule, double ahead)
{
    const double distance = std::max(0.0, rule.with[0] * ahead);
    const std::int64_t most = std::max(1, rule.with[1] - 2);
    return SetParameter {"deberta.buckets",
        Value(2 * std::clamp<std::int64_t>(std::llround(distance - 0.5), 1, most))};
}

std::optional<Edit> movesLast(const EditRule& rule, double ahead)
{
    const double distance = std::max(0.0, rule.with[0] * ahead);
    return SetParameter {"deberta.max_distance",
        Value(std::max<std::int64_t>(std::llround(distance), rule.with[1] + 2))};
}

class DistanceRows : public DrawnPicture {
public:
    DistanceRows(const Compared<DistanceRowsFrame>& compared, const Box& place, const Style& style,
        const Pointing& pointing)
        : DrawnPicture(place, style)
        , m_frame(compared.values)
        , m_small(style.withWords())
        , m_focus(pointing.focus)
    {
    }

    Drawing drawing()
    {
        if (m_frame.rows.empty())
            return {};
        layOut();
        addHead(layer(Layer::Meaning::Texts));
        addRows();
        addHandle(Edge::Last, -1);
        addNumbers(layer(Layer::Meaning::Axes));
        addHandle(Edge::Own, -1);
        addSides(layer(Layer::Meaning::Texts));
        addHandle(Edge::Last, 1);
        layer(Layer::Meaning::Axes);
        addHandle(Edge::Own, 1);
        std::ranges::sort(value.handles, {},
            [](const Handle& one) { return std::pair(one.which, one.isMirrored); });
        value.zones.push_back({.box = m_strip,
            .axis = m_axis,
            .with = {static_cast<double>(m_frame.farthest)},
            .shown = [](const Zone& zone, Point point) {
                const double farthest = zone.with[0];
                Focus focus;
                focus.picture = Picture::RelativeRows;
                focus.distance =
                    -std::llround(std::clamp(zone.axis.value(point.x), -farthest, farthest));
                return focus;
            }});
        return std::move(value);
    }

private:
    /// In a small picture, too.
    static Text needed(Point middle, const std::string& number, TextRole role, Ink ink)
    {
        Text text {middle, {number}, role, ink, Align::Centre};
        text.isNeeded = true;
        return text;
    }

    void layOut()
    {
        const double side = px(edgeSize / 2 + 1); // for a handle at an end
        m_strip = {place.left() + side, place.top() + px(stripTop),
            std::max(1.0, place.width - 2 * side), px(stripHeight)};
        if (!style.hasWords) {
            m_strip.y = place.top() + px(smallTop);
            m_strip.height = std::clamp(place.bottom() - m_small.px(axisSpace) - m_strip.top(), 1.0,
                std::max(1.0, smallShare * place.width));
        }
        const bool isLinear = m_frame.farthest <= linearTo;
        const double last = static_cast<double>(m_frame.farthest) + 0.5;
        const double end = isLinear ? last : std::log2(1 + last);
        m_axis = {isLinear ? Axis::Kind::Linear : Axis::Kind::Distances, -end, end, m_strip.left(),
            m_strip.right()};
    }

    /// If two rows are outlined, the notes say which is which.
    void addHead(Layer& layer) const
    {
        const Said own = said(oneEach, {wholeNumber(m_frame.own)});
        std::vector<Said> notes {own};
        if (m_frame.isMirrored)
            notes = {said(bothOutlines, {own.text}), said(outlinesAlone)};
        addTitle(layer, place, title(m_frame, style.words), notes, style);
    }

    /// One box per row, in its color, with its number if that fits.
    void addRows()
    {
        const std::int64_t pointed = m_focus.distance && m_focus.picture == Picture::RelativeRows
            ? -*m_focus.distance
            : m_frame.pointed;
        const std::int64_t pointedRow = m_frame.rowOf(pointed);
        const std::int64_t askedRow = m_frame.queryRowOf(pointed);
        std::optional<Box> outlined;
        std::optional<Box> asked;
        Layer& boxes = layer(Layer::Meaning::Data);
        for (std::int64_t begin = -m_frame.farthest; begin <= m_frame.farthest;) {
            const std::int64_t row = m_frame.rowOf(begin);
            std::int64_t end = begin;
            while (end < m_frame.farthest && m_frame.rowOf(end + 1) == row)
                ++end;
            const Box box = addRow(boxes, begin, end);
            if (row == pointedRow)
                outlined = outlined ? outlined->united(box) : box;
            if (row == askedRow && askedRow != pointedRow)
                asked = asked ? asked->united(box) : box;
            begin = end + 1;
        }
        Layer& selection = layer(Layer::Meaning::Selection, Drawing::Live::Yes);
        if (outlined)
            selection.add(Outline {*outlined, {Tone::Text, px(2)}});
        if (asked)
            selection.add(Outline {*asked, {Tone::Text, px(1)}});
    }
    Box addRow(Layer& layer, std::int64_t begin, std::int64_t end) const
    {
        const double left = m_axis.pixel(static_cast<double>(begin) - 0.5);
        const double right = m_axis.pixel(static_cast<double>(end) + 0.5);
        const double gap = right - left > px(3) ? px(1) : 0;
        const Box box {left + gap / 2, m_strip.top(), right - left - gap, m_strip.height};
        if (m_frame.visible == Visible::KeysUpToQuery && begin > 0) {
            layer.add(Hatch {box});
            return box;
        }
        const Ink ink = rowInk(m_frame, begin);
        layer.add(Region {box, ink});
        const std::string number = wholeNumber(m_frame.rowOf(begin));
        if (box.width >= m_small.width(number, TextRole::Note) + m_small.px(4))
            layer.add(
                needed({box.centre().x, baselineAround(box.centre().y, TextRole::Note, m_small)},
                    number, TextRole::Note, ink.with(Ink::As::ReadableOn)));
        return box;
    }

    double numbersAt() const { return m_strip.bottom() + m_small.px(16); }

    void addNumbers(Layer& layer) const
    {
        const auto own = static_cast<double>(m_frame.own);
        const auto last = static_cast<double>(m_frame.last);
        const auto farthest = static_cast<double>(m_frame.farthest);
        double written = -1e9;
        for (const double ahead : {-last, -own, 0.0, own, last}) {
            const std::string text = wholeNumber(std::llround(std::abs(ahead)));
            const double half = m_small.width(text, TextRole::Axis) / 2;
            // The only number of Shaw's rows.
            const bool isEdge = isShaw(m_frame) && std::abs(ahead) > 0;
            const double x = m_axis.pixel(isEdge ? std::copysign(ownEdge(m_frame), ahead) : ahead);
            // More distances than are shown have no place.
            if (x - half < written + m_small.px(4) || std::abs(ahead) > farthest)
                continue;
            layer.add(needed({x, numbersAt()}, text, TextRole::Axis, Tone::Notes));
            written = x + half;
        }
    }
    void addSides(Layer& layer) const
    {
        const double baseline = numbersAt() + px(18);
        if (!style.hasWords || place.bottom() < baseline)
            return;
        layer.add(Text {{place.left(), baseline}, said(keyBefore), TextRole::Note, Tone::Notes});
        layer.add(Text {
            {place.right(), baseline}, said(keyAfter), TextRole::Note, Tone::Notes, Align::Right});
    }

    /// For the keys before the query, side −1, or after it. Those of one edge show both.
    void addHandle(Edge edge, int side)
    {
        const bool isOwn = edge == Edge::Own;
        if (isShaw(m_frame) && !isOwn)
            return;
        const double distance = isOwn ? ownEdge(m_frame) : static_cast<double>(m_frame.last);
        const double ahead = side * std::min(distance, static_cast<double>(m_frame.farthest));
        const Said name = said(isShaw(m_frame) ? clipping : isOwn ? lastOwn : largest);
        value.handles.push_back({.key = isShaw(m_frame) ? "shaw.clip"
                : isOwn                                 ? "deberta.buckets"
                                                        : "deberta.max_distance",
            .which = static_cast<int>(edge),
            .name = side > 0 ? name : said(beforeQuery, {name.text}),
            .shape = Handle::Shape::Dot,
            .diameter = edgeSize,
            .place = {m_axis.pixel(ahead), m_strip.top() - px(edgeLift)},
            .reach = px(handleReach),
            .axis = m_axis,
            .number = ahead,
            .isParameter = false,
            .keyStep = std::max(1.0, std::abs(m_axis.pixel(ahead + side) - m_axis.pixel(ahead))),
            .isByKey = side > 0,
            .rule = {.make = isShaw(m_frame) ? movesClip
                    : isOwn                  ? movesOwn
                                             : movesLast,
                .with = {side, static_cast<int>(isOwn ? m_frame.last : m_frame.own)}},
            .isApart = true,
            .isMirrored = side < 0,
            .leavesAxis = true,
            .below = value.layers.size()});
    }

    const DistanceRowsFrame& m_frame;
    Style m_small; ///< of texts that a small picture needs
    const Focus& m_focus;
    Box m_strip {}; ///< keys before the query on the left
    Axis m_axis {}; ///< of key minus query; logarithmic if the farthest is far
};

Said spoken(const DistanceRowsFrame& frame, const Language& words)
{
    return words(inWords,
        {wholeNumber(frame.own),
            frame.rows.empty() ? std::string() : wholeNumber(frame.rowOf(frame.pointed)),
            wholeNumber(frame.tableRows)});
}

KeyPress pressed(const DistanceRowsFrame&, Key)
{
    return {};
}

} // namespace
} // namespace relative_rows

const Figure<DistanceRowsFrame> relativeRows {.picture = Picture::RelativeRows,
    .name = "rows",
    .title = relative_rows::title,
    .drawing = drawnBy<relative_rows::DistanceRows>,
    .table = numbers,
    .spoken = relative_rows::spoken,
    .pressed = relative_rows::pressed,
    .shown = ownParts<Picture::RelativeRows, &Focus::distance>};

} // namespace lab::drawing
