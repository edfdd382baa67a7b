#include "core/drawing/kit.h"
#include "core/drawing/numbers.h"
#include "core/figures/order/order_figures.h"
#include "core/figures/order/order_words.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace lab::drawing {

namespace weights {
namespace {

constexpr Message title1 = LAB_MESSAGE("lab::ui::WeightMapsView", "Attention weights");
constexpr Message title2 =
    LAB_MESSAGE("lab::ui::WeightMapsView", "Attention weights, second layer");
constexpr Message axes = LAB_MESSAGE("lab::ui::WeightMapsView", "queries down, keys across");
constexpr Message otherTokens =
    LAB_MESSAGE("lab::ui::WeightMapsView", "A and B have different numbers of tokens.");
constexpr Message masked = LAB_MESSAGE("lab::ui::WeightMapsView", "masked");
constexpr Message inWords = LAB_MESSAGE("lab::ui::WeightMapsView", "Reordered, %1 attends to: %2.");

constexpr double titleSpace = 28;
constexpr double widestLabel = 60; // left of a matrix
constexpr double labelGap = 6;
constexpr double closestNames = 12; // rows that are lower have no names, except the query
constexpr double minCell = 10; // with a word beside it
constexpr double footSpace = 38; // below a matrix, for words in a line and its name
constexpr double wordGap = 3; // between two words in a line
constexpr double turnedPitch = 12.5; // of turned words, below which their letters are smaller
constexpr double turnedTop = 7; // from the matrix to the middle of a turned word's end
constexpr double turnedFoot = 24; // below the lowest word
constexpr double degrees = 45;
constexpr double widestCell = 1.35; // of its height
constexpr double gap = 20;
constexpr double edge = 2; // of the outline, inside the picture

enum class KeyWords { None, Level, Turned };

/// The two matrices, side by side or, if that leaves more space, one above the other.
struct Layout {
    std::array<Box, 2> maps {}; ///< as typed, reordered
    int count = 0;
    bool hasQueries = true; ///< their words have space beside the rows
    KeyWords keys = KeyWords::Level;
    double foot = 0; ///< below a matrix, for the words of its keys and its name

    Layout(const Box& place, const OrderFrame& frame, const Style& style);

    const Box& map(OrderSide side) const { return maps[side == OrderSide::Typed ? 0 : 1]; }
    Box cell(OrderSide side, int query, int key) const
    {
        const Box& map = this->map(side);
        const auto x = [&](int i) { return map.left() + std::round(map.width * i / count); };
        const auto y = [&](int i) { return map.top() + std::round(map.height * i / count); };
        return Box::between({x(key), y(query)}, {x(key + 1), y(query + 1)});
    }
};

double widest(const OrderFrame& frame, TextRole role, const Style& style)
{
    double width = 0;
    for (const std::string& word : frame.words)
        width = std::max(width, style.width(word, role));
    return width;
}

/// Whether the words of both sentences fit under their cells, at least a space apart.
bool fitInto(double cell, const OrderFrame& frame, const Style& style)
{
    const double space = style.metrics.spaceWidth(TextRole::Note, style.scale);
    for (const OrderSide side : {OrderSide::Typed, OrderSide::Reordered}) {
        double before = 0;
        for (int place = 0; place < static_cast<int>(frame.words.size()); ++place) {
            const double width = style.width(frame.word(side, place), TextRole::Note);
            if (width > cell || (place > 0 && (before + width) / 2 + space > cell))
                return false;
            before = width;
        }
    }
    return true;
}

Layout::Layout(const Box& place, const OrderFrame& frame, const Style& style)
    : count(static_cast<int>(frame.words.size()))
{
    const double top = place.top() + style.px(titleSpace);
    const double height = place.bottom() - top;
    double label =
        std::min(std::ceil(widest(frame, TextRole::NoteStrong, style)), style.px(widestLabel))
        + style.px(labelGap);
    const auto beside = [&] {
        return std::min((place.width - style.px(gap + edge)) / 2 - label, height - foot);
    };
    const auto stacked = [&] {
        return std::min(place.width - label, (height - style.px(gap) / 2) / 2 - foot);
    };
    const auto cell = [&] { return std::floor(std::max(beside(), stacked())) / count; };
    const double least = style.px(minCell);
    foot = style.px(footSpace);
    if (!fitInto(cell(), frame, style)) {
        const double longest =
            std::min(widest(frame, TextRole::Note, style), style.px(widestLabel));
        foot = style.px(turnedTop + turnedFoot) + std::ceil(longest * std::sqrt(0.5));
        keys = cell() >= least ? KeyWords::Turned : KeyWords::None;
        if (keys == KeyWords::None)
            foot = style.px(footSpace);
    }
    hasQueries = cell() >= least;
    if (!hasQueries) {
        keys = KeyWords::None;
        label = 0;
    }
    const bool areBeside = beside() >= stacked();
    const double side = std::floor(std::max(style.px(24), areBeside ? beside() : stacked()));
    // Cells that are a little wider than high keep their numbers over turned words.
    const double wide =
        areBeside ? (place.width - style.px(gap + edge)) / 2 - label : place.width - label;
    const double across = keys == KeyWords::Turned
        ? std::max(side, std::floor(std::min(wide, widestCell * side)))
        : side;
    const Box typed {place.left() + label, top, across, side};
    maps = {typed,
        areBeside ? typed.moved(across + label + style.px(gap), 0)
                  : typed.moved(0, side + foot + style.px(gap) / 2)};
}

bool isDifference(const HeatmapFrame& weights)
{
    return weights.meaning == HeatmapFrame::Meaning::Difference;
}

/// In a narrow cell as at the arcs: ".37", and "1" for all of it.
std::string cellText(double width, const HeatmapFrame& weights, double value, const Style& style)
{
    const auto fits = [&](const std::string& text, double beside) {
        return style.width(text, TextRole::Axis) + style.px(beside) <= width;
    };
    const std::string whole = isDifference(weights) ? withSign(value, 2) : decimals(value, 2);
    if (fits(whole, 6))
        return whole;
    const std::string brief = value < 0.995 ? whole.substr(1) : whole.substr(0, 1);
    return !isDifference(weights) && fits(brief, 3) ? brief : std::string();
}

void addCell(
    Layer& layer, const Box& cell, const HeatmapFrame& weights, double value, const Style& style)
{
    if (std::isnan(value)) {
        layer.marks.emplace_back(Hatch {cell});
        return;
    }
    const Ink ink = isDifference(weights) ? cellInk(weights, value)
                                          : Ink::shareOf(Tone::Result, std::clamp(value, 0.0, 1.0));
    layer.marks.emplace_back(Region {cell, ink});
    std::string text = cellText(cell.width, weights, value, style);
    if (!text.empty() && cell.height >= style.px(16))
        layer.marks.emplace_back(
            Text {{cell.centre().x, baselineAround(cell.centre().y, TextRole::Axis, style)},
                {std::move(text)}, TextRole::Axis, ink.with(Ink::As::ReadableOn), Align::Centre});
}

void addWords(Layer& layer, const Layout& layout, const OrderFrame& frame, OrderSide side,
    int query, const Style& style)
{
    const Box& map = layout.map(side);
    const double drop = style.digitHeight(TextRole::Note) / 2;
    const double pitch = std::sqrt(0.5) * map.width / layout.count;
    const double letters = std::clamp(pitch / style.px(turnedPitch), 0.75, 1.0);
    const double turned = style.scale * letters;
    // Rows are whole pixels high: by their mean, or some would have names and others not.
    const bool areNamed = map.height / layout.count >= style.px(closestNames) - 0.5;
    for (int place = 0; place < layout.count; ++place) {
        const std::string& word = frame.word(side, place);
        const Point middle = layout.cell(side, place, place).centre();
        const TextRole role = place == query ? TextRole::NoteStrong : TextRole::Note;
        if (layout.hasQueries && (place == query || areNamed))
            layer.marks.emplace_back(Text {{map.left() - style.px(labelGap), middle.y + drop},
                {style.fitted(word, style.px(widestLabel), role)}, role, Tone::QueryText,
                Align::Right});
        if (layout.keys == KeyWords::Level)
            layer.marks.emplace_back(Text {{middle.x, map.bottom() + style.px(15)}, {word},
                TextRole::Note, Tone::KeyText, Align::Centre});
        if (layout.keys == KeyWords::Turned)
            layer.marks.emplace_back(
                Text {{0, style.metrics.digitHeight(TextRole::Note, turned) / 2},
                    {style.metrics.fitted(word, style.px(widestLabel), TextRole::Note, turned)},
                    TextRole::Note, Tone::KeyText, Align::Right, letters, -degrees,
                    {middle.x, map.bottom() + style.px(turnedTop)}});
    }
}

void addMatrix(Drawing& drawing, const Layout& layout, const OrderFrame& frame, OrderSide side,
    const Focus& focus, const Style& style)
{
    using Live = Drawing::Live;
    const Box& map = layout.map(side);
    const int query = frame.placeOf(side, shownQuery(focus, frame));
    const HeatmapFrame& weights = frame.side(side).weights;
    Layer& cells = drawing.addLayer(Layer::Meaning::Data, Live::No);
    for (int row = 0; row < layout.count; ++row)
        for (int key = 0; key < layout.count; ++key)
            addCell(cells, layout.cell(side, row, key), weights, weights.at(row, key), style);
    Layer& words = drawing.addLayer(Layer::Meaning::Axes, Live::Yes);
    words.marks.emplace_back(Outline {map, {Tone::Axis, style.px(1)}});
    addWords(words, layout, frame, side, query, style);
    Layer& selection = drawing.addLayer(Layer::Meaning::Selection, Live::Yes);
    selection.marks.emplace_back(
        Outline {layout.cell(side, query, 0).united(layout.cell(side, query, layout.count - 1)),
            {Tone::Query, style.px(2)}});
    if (focus.key && *focus.key >= 0 && *focus.key < layout.count)
        selection.marks.emplace_back(
            Outline {layout.cell(side, query, frame.placeOf(side, static_cast<int>(*focus.key))),
                {Tone::Text, style.px(2.5)}});
    Said name = sideName(side, style.words);
    const double step = layout.maps[1].left() - layout.maps[0].left(); // 0 if stacked
    if (step > 0)
        name = style.fitted(std::move(name), step - style.px(wordGap), TextRole::Note);
    drawing.addLayer(Layer::Meaning::Texts, Live::No)
        .marks.emplace_back(Text {{map.left(), map.bottom() + layout.foot - style.px(5)},
            std::move(name), TextRole::Note, Tone::Notes});
}

Said title(const OrderFrame& frame, const Language& words)
{
    return words(frame.layers == 1 ? title1 : title2);
}

Focus focusAt(const Zone& zone, Point point)
{
    const Point inside {point.x - zone.box.left(), point.y - zone.box.top()};
    const auto tokenAt = [&](double share) {
        const auto at = static_cast<std::size_t>(share * static_cast<double>(zone.list.size()));
        return zone.list[std::min(at, zone.list.size() - 1)];
    };
    Focus focus;
    focus.picture = Picture::OrderWeights;
    focus.side = static_cast<OrderSide>(zone.with[0]);
    focus.query = tokenAt(inside.y / zone.box.height);
    focus.key = tokenAt(inside.x / zone.box.width);
    return focus;
}

Drawing drawn(const Compared<OrderFrame>& compared, const Box& place, const Style& style,
    const Pointing& pointing)
{
    const OrderFrame& frame = compared.values;
    Drawing drawing;
    if (frame.words.empty())
        return drawing;
    const bool isWanted = compared.isDifference && compared.reference;
    Layer& head = drawing.addLayer(Layer::Meaning::Texts, Drawing::Live::No);
    addTitle(head, place, title(frame, style.words),
        {isWanted ? nameOfDifference(style) : style.words(axes)}, style);
    const Layout layout(place, frame, style);
    const std::optional<OrderFrame> taken =
        isWanted ? difference(*compared.reference, frame) : std::nullopt;
    if (isWanted && !taken)
        addNoDifference(
            head, layout.maps[0].united(layout.maps[1]), style.words(otherTokens), style);
    for (const OrderSide side : {OrderSide::Typed, OrderSide::Reordered}) {
        if (!isWanted || taken)
            addMatrix(drawing, layout, taken ? *taken : frame, side, pointing.focus, style);
        const std::vector<int>& tokens = frame.side(side).tokens;
        drawing.zones.push_back({.box = layout.map(side),
            .with = {static_cast<double>(side)},
            .list = {tokens.begin(), tokens.end()},
            .shown = focusAt,
            .pressed = [](const Zone& zone, Point point) -> std::optional<Edit> {
                return SetParameter {"order.token", *focusAt(zone, point).query};
            }});
    }
    return drawing;
}

Said spoken(const OrderFrame& frame, const Language& words)
{
    if (frame.words.empty())
        return {};
    std::vector<std::string> weights;
    const OrderSideFrame& now = frame.reordered;
    const int query = frame.placeOf(OrderSide::Reordered, frame.selected);
    for (int key = 0; key < now.weights.columns; ++key) {
        const double weight = now.weights.at(query, key);
        weights.push_back(frame.word(OrderSide::Reordered, key) + ' '
            + (std::isnan(weight) ? words(masked).text : decimals(weight, 2)));
    }
    return words(
        inWords, {frame.words[static_cast<std::size_t>(frame.selected)], listed(weights, words)});
}

Focus shown(const Focus& focus, const OrderFrame& frame)
{
    Focus shown;
    shown.query = shownQuery(focus, frame);
    shown.key = focus.key;
    return shown;
}

} // namespace
} // namespace weights

const Figure<OrderFrame> orderWeights {.picture = Picture::OrderWeights,
    .name = "weights",
    .title = weights::title,
    .drawing = weights::drawn,
    .table = weightNumbers,
    .spoken = weights::spoken,
    .pressed = selectedByKey,
    .shown = weights::shown};

} // namespace lab::drawing
