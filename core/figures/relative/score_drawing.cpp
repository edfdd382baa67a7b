#include "core/drawing/drawn_maps.h"
#include "core/drawing/kit.h"
#include "core/drawing/numbers.h"
#include "core/figures/relative/relative_figures.h"
#include "core/figures/relative/relative_words.h"
#include "core/state/relative.h"

#include <algorithm>
#include <cmath>
#include <memory>

namespace lab::drawing {

namespace relative_score {
namespace {

constexpr Message whole = LAB_MESSAGE("ScoreWords", "Logit, the sum of the selected terms");
constexpr Message brief = LAB_MESSAGE("ScoreWords", "Sum of the selected terms");
constexpr Message differenceOf = LAB_COMMENTED("ScoreWords", "%1 of the logit", "difference");
constexpr Message pastWords =
    LAB_MESSAGE("ScoreWords", "the ruler is beyond the words; showing the last one");
constexpr Message axes = LAB_MESSAGE("ScoreWords", "query down, key across");
constexpr Message attention = LAB_MESSAGE("ScoreWords", "Attention");
constexpr Message ofWord = LAB_MESSAGE("ScoreWords", "of “%1”");
constexpr Message values = LAB_MESSAGE("ScoreWords", "Values");
constexpr Message mixed = LAB_MESSAGE("ScoreWords", "mixed");
constexpr Message selected = LAB_MESSAGE("ScoreWords", "selected");
constexpr Message content = LAB_MESSAGE("ScoreWords", "content");
constexpr Message itsDistance = LAB_MESSAGE("ScoreWords", "+ its distance");
constexpr Message output = LAB_MESSAGE("ScoreWords", "output");
constexpr Message outputOfA = LAB_COMMENTED("ScoreWords", "%1 %2", "A or before, and a number");
constexpr Message maskedInWords =
    LAB_MESSAGE("lab::ui::ScoreView", "Key %1 is after query %2: masked, weight 0.");
constexpr Message inWords =
    LAB_MESSAGE("lab::ui::ScoreView", "%1 with %2: logit %3, weight %4, output %5.");
constexpr Message queryRow = LAB_MESSAGE("lab::ui::ScoreView", "Query row");
constexpr Message keyColumn = LAB_MESSAGE("lab::ui::ScoreView", "Key column");
constexpr Message valueOf = LAB_MESSAGE("lab::ui::ScoreView", "Value of %1");
constexpr Message valueOfAt = LAB_MESSAGE("lab::ui::ScoreView", "Value of %1 at %2");

constexpr double headSpace = 32;
constexpr double widestWord = 72;
constexpr double handleSpace = 28; // between the words and the map
constexpr double minMap = 64; // beside words, which leave it all the space if there is little
constexpr double barSpace = 72; // to the right of the map
constexpr double wordRow = 44; // below it, with the key's handle
constexpr double weightRow = 72; // maximum
constexpr double lowWeightRow = 44;
constexpr double valueRow = 56;
constexpr double highValueRow = 76; // if the map leaves space for it
constexpr double rowGap = 8;
constexpr double dotSize = 8;
constexpr double minAdded = 4; // of a distance's contribution to a value

Focus cellFocus(const Zone& zone, Point point)
{
    return focusOn(Picture::RelativeScore, cellAt(zone, point));
}

/// A key of the selected query, in the rows below the map.
Focus focusInRow(int query, int key, const char* symbol)
{
    Focus focus = focusOn(Picture::RelativeScore, {query, key});
    focus.symbol = symbol;
    return focus;
}

/// The numbers of the zone: count of keys, query, and 1 for values instead of weights.
Focus rowFocus(const Zone& zone, Point point)
{
    if (point.x >= zone.box.right())
        return {};
    return focusInRow(static_cast<int>(zone.with[1]), cellAt(zone, point).key,
        zone.with[2] > 0 ? "value" : "weight");
}

std::optional<Edit> setsValue(const EditRule& rule, double number)
{
    return SetWordValue {rule.with[0], number};
}

class Score : public DrawnMaps<RelativeFrame> {
public:
    Score(const Compared<RelativeFrame>& compared, const Box& place, const Style& style,
        const Pointing& pointing)
        : DrawnMaps(compared, place, style, pointing)
        , m_reference(compared.reference)
        , m_marked(markedCell(pointing.focus, frame))
        , m_count(frame.count())
    {
    }

    Drawing drawing()
    {
        if (m_count == 0)
            return {};
        Layer& head = layer(Layer::Meaning::Axes);
        std::vector<Said> notes;
        if (maps.values)
            notes = {said(frame.isPastWords ? pastWords : axes)};
        addTitle(head, place,
            maps.isDifference ? said(differenceOf, {nameOfDifference(style).text})
                              : fittingWords({said(whole), said(brief)}, place.width,
                                  TextRole::PictureTitle, style),
            notes, style);
        if (maps.values)
            addParts(head);
        else
            addNoRelativeDifference(head, place, style);
        return std::move(value);
    }

private:
    void addParts(Layer& head)
    {
        layOut();
        addMap(head);
        addMarked(layer(Layer::Meaning::Selection, Drawing::Live::Yes));
        addWeights(layer(Layer::Meaning::Data, Drawing::Live::Yes));
        addHandles();
        if (m_hasValues)
            addValues();
        value.zones.push_back(cellsOf(m_map, m_count, cellFocus, Zone::Sweep::Nearest));
        for (const Box& row : {m_weights, m_values})
            if (row.height > 0)
                value.zones.push_back({.box = row,
                    .with = {static_cast<double>(m_count), static_cast<double>(frame.query),
                        row == m_values ? 1.0 : 0.0},
                    .shown = rowFocus});
    }

    Box cell(int query, int key) const { return mapCell(m_map, m_count, query, key); }
    /// As wide as the key's column.
    Box column(const Box& row, int key) const
    {
        const Box own = cell(0, key);
        return {own.left(), row.top(), own.width, row.height};
    }
    double textLeft() const { return m_map.left() - px(handleSpace); }
    static std::size_t index(int key) { return static_cast<std::size_t>(key); }

    double wordSpace() const
    {
        double widest = 0;
        for (const std::string& word : frame.words)
            widest = std::max(widest, width(word, TextRole::BodyStrong));
        widest = std::clamp(widest, px(64), px(widestWord));
        for (const Message* title : {&attention, &values})
            widest = std::max(widest, width(said(*title), TextRole::BodyStrong) + px(2));
        return widest + px(handleSpace);
    }

    void layOut()
    {
        const double words = wordSpace();
        m_isNarrow = place.width < px(320);
        const double right = place.right() - px(m_isNarrow ? 8 : barSpace);
        m_hasWords = right - place.left() - words >= px(minMap);
        const double left = place.left() + (m_hasWords ? words : px(handleSpace));
        const double top = place.top() + px(headSpace);
        const double height = place.bottom() - top;
        const double least = px(height < px(400) ? lowWeightRow : weightRow);
        m_hasValues = height >= px(270);
        const double minValues = m_hasValues ? px(height >= px(540) ? highValueRow : valueRow) : 0;
        const double between = px(wordRow + (m_hasValues ? 2 * rowGap : rowGap));
        const double forMap = height - between - least - minValues;
        const double cell =
            std::max(2.0, std::floor(std::min(forMap, right - left) / std::max(1, m_count)));
        const double side = cell * m_count;
        // The height left by a map that is no wider goes to the rows below it.
        const double spare = std::max(0.0, std::min(forMap - side, least));
        m_map = {std::round(left), std::round(top), side, side};
        m_weights = {m_map.left(), m_map.bottom() + px(wordRow + rowGap), side,
            least + (m_hasValues ? 0.6 : 1) * spare};
        if (m_hasValues)
            m_values = {
                m_map.left(), m_weights.bottom() + px(rowGap), side, minValues + 0.4 * spare};
        double largest = 1;
        for (const auto* numbers : {&frame.values, &frame.mixed})
            for (const double number : *numbers)
                if (!std::isnan(number))
                    largest = std::max(largest, std::abs(number));
        const double limit = std::exp2(std::ceil(std::log2(largest)));
        m_value = {
            Axis::Kind::Linear, -limit, limit, m_values.bottom() - px(4), m_values.top() + px(4)};
    }

    void addMap(Layer& layer) const
    {
        layer.add(Raster {m_map, std::make_shared<const HeatmapFrame>(frame.sum)});
        layer.add(Outline {m_map, {Tone::Axis, px(1)}});
        if (!m_isNarrow)
            layer.add(
                colorBar({m_map.right() + px(16), m_map.top(), px(12), m_map.height}, frame.sum));
        const double pitch = m_map.width / m_count;
        const bool haveAllSpace = std::ranges::all_of(frame.words,
            [&](const auto& word) { return width(word, TextRole::BodyStrong) + px(4) <= pitch; });
        for (int place = 0; place < m_count; ++place) {
            const Point middle = cell(place, place).centre();
            const bool asks = place == frame.query;
            const bool answers = place == frame.key;
            if (pitch < px(14) && !asks && !answers)
                continue;
            const std::string& own = wordAt(frame, place);
            if (m_hasWords)
                layer.add(Text {{textLeft(), baselineAround(middle.y, TextRole::Body, style)},
                    {style.fitted(own, px(widestWord), TextRole::Body)},
                    asks ? TextRole::BodyStrong : TextRole::Body,
                    asks ? Tone::QueryText : Tone::Text, Align::Right});
            if (!haveAllSpace && !answers)
                continue;
            // That of the key may extend beyond its column, below the map.
            const std::string word = style.fitted(own, m_map.width, TextRole::BodyStrong);
            const double half = width(word, TextRole::BodyStrong) / 2;
            const double x = std::clamp(middle.x, m_map.left() + half, m_map.right() - half);
            layer.add(Text {{x, m_map.bottom() + px(38)}, {word},
                answers ? TextRole::BodyStrong : TextRole::Body,
                answers ? Tone::KeyText : Tone::Text, Align::Centre});
        }
        layer.add(Outline {
            cell(frame.query, 0).united(cell(frame.query, m_count - 1)), {Tone::Text, px(1.5)}});
    }

    void addMarked(Layer& layer) const
    {
        const Box box = cell(m_marked.query, m_marked.key);
        layer.add(Outline {box, {Tone::Text, px(2.5)}});
        const double value = frame.sum.at(m_marked.query, m_marked.key);
        if (std::isnan(value))
            return;
        const std::string text = withSign(value, 1);
        if (width(text, TextRole::NoteStrong) + px(4) <= box.width)
            layer.add(
                Text {{box.centre().x, baselineAround(box.centre().y, TextRole::NoteStrong, style)},
                    {text}, TextRole::NoteStrong,
                    cellInk(frame.sum, value).with(Ink::As::ReadableOn), Align::Centre});
    }

    void addRowTitle(
        Layer& layer, const Box& row, const Message& title, const Said& note, Ink ink) const
    {
        if (!m_hasWords)
            return;
        layer.add(Text {{textLeft(), row.top() + px(14)}, said(title), TextRole::BodyStrong,
            Tone::Text, Align::Right});
        if (row.height >= px(34))
            layer.add(Text {{textLeft(), row.top() + px(31)},
                style.fitted(note, textLeft() - px(2), TextRole::Note), TextRole::Note, ink,
                Align::Right});
    }

    /// Of all weights: a scale that stays while they are nearly equal.
    double largestWeight() const
    {
        double largest = 0.25;
        const auto see = [&](const std::vector<double>& weights) {
            for (std::size_t key = 0; key < std::min(weights.size(), index(m_count)); ++key)
                if (std::isfinite(weights[key]))
                    largest = std::max(largest, weights[key]);
        };
        see(frame.weights);
        see(frame.contentWeights);
        if (m_reference)
            see(m_reference->weights);
        return largest;
    }

    void addWeights(Layer& layer) const
    {
        addRowTitle(layer, m_weights, attention, said(ofWord, {wordAt(frame, frame.query)}),
            Tone::QueryText);
        const double largest = largestWeight();
        for (int key = 0; key < m_count; ++key)
            addWeight(layer, key, largest);
        layer.add(
            Rule {{{m_weights.left(), m_weights.bottom()}, {m_weights.right(), m_weights.bottom()}},
                Tone::Axis});
        if (m_isNarrow)
            return;
        const auto addLegend = [&](double down, const Message& text, bool isFilled) {
            const Point at {m_weights.right() + px(10), m_weights.top() + px(down)};
            const Box box {at.x, at.y - px(9), px(10), px(10)};
            layer.add(isFilled ? Mark(Region {box, Tone::Result})
                               : Mark(Outline {box, {Tone::Text, px(1.25)}}));
            layer.add(Text {{box.right() + px(6), at.y}, said(text), TextRole::Note, Tone::Notes});
        };
        addLegend(22, selected, true);
        addLegend(42, content, false);
    }

    void addWeight(Layer& layer, int key, double largest) const
    {
        const Box column = this->column(m_weights, key);
        if (frame.isMasked(frame.query, key)) {
            layer.add(Hatch {column});
            return;
        }
        const double edge = std::min(px(4), 0.15 * column.width);
        const double high = style.digitHeight(TextRole::Note);
        const Box ground {column.left() + edge, column.top() + (high + px(6)),
            column.width - 2 * edge, column.height - (high + px(6))};
        const auto topOf = [&](double weight) {
            return ground.bottom() - weight / largest * ground.height;
        };
        const auto barOf = [&](double weight, double inset) {
            return Box::between(
                {ground.left() + inset, topOf(weight)}, {ground.right() - inset, ground.bottom()});
        };
        const double weight = frame.weights[index(key)];
        const double contentWeight = frame.contentWeights[index(key)];
        layer.add(Region {barOf(weight, std::min(px(3), 0.15 * ground.width)), Tone::Result});
        layer.add(Outline {barOf(contentWeight, 0), {Tone::Text, px(1.25)}});
        double highest = weight;
        if (m_reference && m_reference->count() == m_count && m_reference->query == frame.query) {
            const double other = m_reference->weights[index(key)];
            layer.add(Stroke {{{ground.left(), topOf(other)}, {ground.right(), topOf(other)}},
                referencePen(Tone::Result, style), false});
            highest = std::max(highest, other); // the number is above both
        }
        // The number belongs to the filled bar: above the hollow one it would be read as that
        // one's.
        const double hollow = topOf(contentWeight);
        double top = topOf(highest);
        const std::string text = decimals(weight, 2);
        const double wide = width(text, TextRole::NoteStrong);
        if (wide + px(4) > column.width)
            return; // it would touch the next one
        const double middle = column.centre().x;
        if (hollow < top && top - hollow < high + px(7)) // no space between the two
            top = hollow;
        else if (hollow < top)
            layer.add(
                Region {{middle - wide / 2 - px(2), top - px(6) - high, wide + px(4), high + px(4)},
                    Tone::Ground});
        layer.add(Text {{middle, top - px(4)}, {text},
            key == m_marked.key ? TextRole::NoteStrong : TextRole::Note, Tone::ResultText,
            Align::Centre});
    }

    /// Each value with its dot above it.
    void addValues()
    {
        const Said result {withSign(frame.output, 3)};
        const double zero = m_value.pixel(0);
        Layer& head = layer(Layer::Meaning::Axes);
        // If it is narrow, the output has no place of its own.
        addRowTitle(head, m_values, values, m_isNarrow ? result : said(mixed),
            m_isNarrow ? Tone::ResultText : Tone::QueryText);
        head.add(Rule {{{m_values.left(), zero}, {m_values.right(), zero}}, Tone::Axis});
        bool areAdded = false;
        for (int key = 0; key < m_count; ++key) {
            Layer& marks = layer(Layer::Meaning::Data);
            if (frame.isMasked(frame.query, key)) {
                marks.add(Hatch {column(m_values, key)});
                continue;
            }
            value.handles.push_back(valueHandle(key, value.layers.size()));
            const Point own = value.handles.back().place;
            marks.add(Rule {{{own.x, zero}, own}, Tone::Key, 3});
            // The contribution of Shaw's vector of the distance, if it is visible.
            const double end = m_value.pixel(frame.mixed[index(key)]);
            if (m_isNarrow || std::abs(end - own.y) < px(minAdded))
                continue;
            areAdded = true;
            const double x = own.x + px(5);
            marks.add(Rule {{{x, own.y}, {x, end}}, Tone::Seen, 3});
        }
        if (m_isNarrow)
            return;
        Layer& texts = layer(Layer::Meaning::Texts);
        const auto addText = [&](double down, const Said& text, TextRole role, Ink ink) {
            texts.add(Text {
                {m_values.right() + px(10), m_values.centre().y + px(down)}, text, role, ink});
        };
        if (areAdded)
            addText(-18, said(itsDistance), TextRole::Note, Tone::SeenText);
        addText(-2, said(output), TextRole::Note, Tone::Notes);
        addText(16, result, TextRole::BodyStrong, Tone::ResultText);
        if (m_reference)
            addText(32, said(outputOfA, {nameOfA(style).text, withSign(m_reference->output, 3)}),
                TextRole::Note, Tone::Notes);
    }

    Handle valueHandle(int key, std::size_t layers) const
    {
        const double value = frame.values[index(key)];
        const std::string& word = wordAt(frame, key);
        const bool isTwice = std::ranges::count(frame.words, word) > 1;
        return {.key = "relative.value",
            .which = key,
            .name = isTwice ? said(valueOfAt, {word, wholeNumber(key)}) : said(valueOf, {word}),
            .shape = Handle::Shape::Dot,
            .tone = Tone::Key,
            .diameter = dotSize,
            .place = {column(m_values, key).centre().x, m_value.pixel(value)},
            .reach = px(handleReach),
            .along = Handle::Along::Y,
            .axis = m_value,
            .number = value,
            .keyStep = 2,
            .rule = {.make = setsValue, .with = {key}},
            .focus = focusInRow(frame.query, key, "value"),
            .isApart = true,
            .leavesAxis = true,
            .perUnit = 100,
            .below = layers,
            .heard =
                Handle::Heard {{withSign(value, 2)}, -largestWordValue, largestWordValue, 0.1}};
    }

    void addHandles()
    {
        const double pitch = m_map.width / m_count;
        Handle query {.key = "position.query",
            .which = -1,
            .name = said(queryRow),
            .shape = Handle::Shape::Dot,
            .tone = Tone::Query,
            .place = {m_map.left() - px(14), cell(frame.query, 0).centre().y},
            .reach = px(handleReach),
            .along = Handle::Along::Y,
            .axis = Axis::places(0, m_count, m_map.top(), m_map.bottom()),
            .number = static_cast<double>(frame.query),
            .keyStep = pitch,
            .isApart = true};
        Handle key = query;
        key.key = "position.key";
        key.which = -2;
        key.name = said(keyColumn);
        key.tone = Tone::Key;
        key.place = {cell(m_count - 1, frame.key).centre().x, m_map.bottom() + px(13)};
        key.along = Handle::Along::X;
        key.axis = Axis::places(0, m_count, m_map.left(), m_map.right());
        key.number = frame.key;
        value.handles.push_back(std::move(query));
        value.handles.push_back(std::move(key));
    }

    const RelativeFrame* m_reference;
    RelativeCell m_marked;
    int m_count;
    Box m_map {};
    Box m_weights {};
    Box m_values {}; ///< of the keys, zero in the middle
    Axis m_value {};
    bool m_isNarrow = false; ///< no space beside the map
    bool m_hasWords = true; ///< to the left of the map and its rows
    bool m_hasValues = true;
};

Said spoken(const RelativeFrame& frame, const Language& words)
{
    if (frame.words.empty())
        return {};
    const double sum = frame.sum.at(frame.query, frame.key);
    if (std::isnan(sum))
        return words(maskedInWords, {wholeNumber(frame.key), wholeNumber(frame.query)});
    return words(inWords,
        {wordAt(frame, frame.query), wordAt(frame, frame.key), withSign(sum, 4),
            decimals(frame.weights[static_cast<std::size_t>(frame.key)], 4),
            withSign(frame.output, 4)});
}

} // namespace
} // namespace relative_score

const Figure<RelativeFrame> relativeScoreMap {.picture = Picture::RelativeScore,
    .name = "score",
    .title = titled<relative_score::whole>,
    .drawing = drawnBy<relative_score::Score>,
    .table = outputNumbers,
    .spoken = relative_score::spoken,
    .pressed = selectsCell,
    .shown = parts<&Focus::query, &Focus::key>};

} // namespace lab::drawing
