#include "core/drawing/drawn_maps.h"
#include "core/drawing/kit.h"
#include "core/drawing/numbers.h"
#include "core/figures/relative/relative_figures.h"
#include "core/figures/relative/relative_words.h"
#include "core/figures/relative/term_grid.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <memory>

namespace lab::drawing {

namespace relative_terms {
namespace {

constexpr Message spokenName = LAB_MESSAGE("lab::ui::TermsView", "Terms of the logit");
constexpr Message inWords = LAB_MESSAGE("lab::ui::TermsView", "Query %1, key %2: %3.");
constexpr Message termInWords = LAB_MESSAGE("lab::ui::TermsView", "%1 %2");
constexpr Message excludedInWords = LAB_MESSAGE("lab::ui::TermsView", "%1 %2, not included");
constexpr Message included = LAB_MESSAGE("lab::ui::TermsView", "included");
constexpr Message excluded = LAB_MESSAGE("lab::ui::TermsView", "not included");
constexpr Message masked = LAB_MESSAGE("TermWords", "masked");
constexpr Message positions = LAB_MESSAGE("TermWords", "Position–position");
constexpr Message leftOut =
    LAB_MESSAGE("TermWords", "left out: depends on the distance alone, the same for all words");
constexpr std::array titles {Message LAB_MESSAGE("RelativeWords", "One term"),
    Message LAB_MESSAGE("RelativeWords", "Two terms"),
    Message LAB_MESSAGE("RelativeWords", "Three terms"),
    Message LAB_MESSAGE("RelativeWords", "Four terms")};
constexpr Message dividedOnOneScale =
    LAB_MESSAGE("RelativeWords", "each divided by √%1, same color scale");
constexpr Message divided = LAB_MESSAGE("RelativeWords", "each divided by √%1");

constexpr double tickSize = 16;
constexpr double formulaSize = 16;
constexpr double faint = 0.3;

Focus mapFocus(const Zone& zone, Point point)
{
    Focus focus = focusOn(Picture::RelativeTerms, cellAt(zone, point));
    focus.term = static_cast<RelativeTerm>(zone.with[1]);
    return focus;
}

Edit includes(RelativeTerm term, bool isCounted)
{
    return SetParameter {std::string(termKey(term)), isCounted};
}

class Terms : public DrawnMaps<RelativeFrame> {
public:
    Terms(const Compared<RelativeFrame>& compared, const Box& place, const Style& style,
        const Pointing& pointing)
        : DrawnMaps(compared, place, style, pointing)
        , m_grid(place, frame, style)
    {
    }

    Drawing drawing()
    {
        if (frame.words.empty())
            return {};
        addZones();
        Layer& head = layer(Layer::Meaning::Texts);
        const std::string divisor = wholeNumber(frame.squaredDivisor);
        std::vector<Said> notes;
        if (maps.values)
            notes = {said(dividedOnOneScale, {divisor}), said(divided, {divisor})};
        addTitle(head, place, said(titles[std::min<std::size_t>(frame.terms.size(), 4) - 1]), notes,
            style);
        if (maps.values)
            addTerms();
        else
            addNoRelativeDifference(head, place, style);
        return std::move(value);
    }

private:
    void addTerms()
    {
        for (std::size_t i = 0; i < frame.terms.size(); ++i) {
            addStill(layer(Layer::Meaning::Data), i);
            addMarked(layer(Layer::Meaning::Selection, Drawing::Live::Yes), i);
            value.handles.push_back(tickHandle(i));
        }
        Layer& rest = layer(Layer::Meaning::Texts);
        for (std::size_t i = 1; i < frame.terms.size(); ++i)
            rest.add(Text {m_grid.places[i].plus + Point {0, px(6)}, {"+"}, TextRole::BenchTitle,
                frame.terms[i].isCounted ? Tone::Text : Tone::Notes, Align::Centre});
        if (m_grid.omitted)
            addOmitted(rest, *m_grid.omitted);
    }
    /// Also where no map is drawn.
    void addZones()
    {
        for (std::size_t i = 0; i < frame.terms.size(); ++i) {
            const RelativeTermFrame& term = frame.terms[i];
            const auto index = static_cast<double>(term.term);
            Zone map = cellsOf(m_grid.places[i].map, frame.count(), mapFocus, Zone::Sweep::Inside);
            map.with[1] = index;
            value.zones.push_back(map);
            value.zones.push_back({.box = m_grid.places[i].tick,
                .with = {index, term.isCounted ? 1.0 : 0.0},
                .shown =
                    [](const Zone& zone, Point) {
                        Focus focus;
                        focus.picture = Picture::RelativeTerms;
                        focus.term = static_cast<RelativeTerm>(zone.with[0]);
                        return focus;
                    },
                .pressed = [](const Zone& zone, Point) -> std::optional<Edit> {
                    return includes(static_cast<RelativeTerm>(zone.with[0]), zone.with[1] < 1);
                }});
        }
    }

    Ink inkOf(std::size_t i) const { return frame.terms[i].isCounted ? Tone::Text : Tone::Notes; }
    Formula formula(std::size_t i, Point at) const
    {
        return {at, std::string(termFormula(frame.encoding, frame.terms[i].term)), {}, formulaSize,
            inkOf(i)};
    }

    /// What is above the map, and the map.
    void addStill(Layer& layer, std::size_t i) const
    {
        const RelativeTermFrame& term = frame.terms[i];
        const auto& [tick, map, plus] = m_grid.places[i];
        const Box box {tick.left(), tick.top() + m_grid.secondLine / 2, px(tickSize), px(tickSize)};
        addCheckBox(layer, box, term.isCounted);
        const Point beside {box.left() + m_grid.besideBox, box.bottom() - px(3)};
        if (m_grid.isTight)
            layer.add(formula(i, beside));
        else
            addName(layer, i, beside, tick.width - m_grid.besideBox);
        layer.add(Raster {
            map, std::make_shared<const HeatmapFrame>(term.map), term.isCounted ? 1 : faint});
        layer.add(Outline {map, {Tone::Axis, px(1)}});
    }
    static void addCheckBox(Layer& layer, const Box& box, bool isOn)
    {
        const Point corner {std::round(box.left()), std::round(box.top())};
        const Box pixels =
            Box::between(corner, {std::round(box.right()), std::round(box.bottom())});
        layer.add(Region {.box = pixels,
            .fill = isOn ? Tone::Notes : Tone::Field,
            .radius = 4,
            .edge = Pen {isOn ? Tone::Notes : Tone::Axis}});
        if (!isOn)
            return;
        const double unit = pixels.width / tickSize;
        Path tick {.pen = {Tone::Field, 1.75 * unit, Pen::Cap::Round, {}, true}};
        tick.move(corner + Point {3.75, 8.25} * unit);
        tick.line(corner + Point {6.75, 11.25} * unit);
        tick.line(corner + Point {12.25, 5} * unit);
        layer.add(std::move(tick));
    }
    /// As large as possible in one line.
    void addName(Layer& layer, std::size_t i, Point beside, double space) const
    {
        const Said name = termName(frame.terms[i].term, style.words);
        const bool isWide = width(name, TextRole::Body) > space;
        const TextRole role = isWide ? TextRole::Note : TextRole::Body;
        std::vector<std::string> lines {name.text};
        if (m_grid.secondLine > 0)
            lines = style.metrics.lines(name.text, space, role, style.scale);
        lines.resize(std::min<std::size_t>(lines.size(), 2));
        double baseline = beside.y - (lines.size() > 1 ? m_grid.secondLine / 2 : 0);
        for (std::string& line : lines) {
            while (line.ends_with(' '))
                line.pop_back();
            layer.add(Text {{beside.x, baseline},
                style.fitted(Said {line, name.message}, space, role), role, inkOf(i)});
            baseline += m_grid.secondLine;
        }
    }

    /// The marked cell, and below the map the formula and its number.
    void addMarked(Layer& layer, std::size_t i) const
    {
        const RelativeTermFrame& term = frame.terms[i];
        const Box& map = m_grid.places[i].map;
        const RelativeCell marked = markedCell(focus, frame);
        layer.add(Outline {mapCell(map, frame.count(), marked.query, marked.key),
            {Tone::Text, px(focus.term == term.term ? 3 : 2)}});
        if (m_grid.isTight)
            return;
        const double baseline = map.bottom() + px(18);
        const Formula symbols = formula(i, {map.left(), baseline});
        layer.add(symbols);
        const double value = term.map.at(marked.query, marked.key);
        const Said number = std::isnan(value) ? said(masked) : Said {withSign(value, 3)};
        // Under a narrow map it continues beside it, clear of the formula.
        const double right = std::max(map.right(),
            map.left() + style.width(symbols.key, symbols.values, formulaSize) + px(6)
                + width(number, TextRole::BodyStrong));
        layer.add(Text {{right, baseline}, number, TextRole::BodyStrong, inkOf(i), Align::Right});
    }

    void addOmitted(Layer& layer, const Box& box) const
    {
        layer.add(Text {{box.left(), box.top() - px(11)},
            style.fitted(said(positions), box.width + m_grid.margin, TextRole::Body),
            TextRole::Body, Tone::Notes});
        layer.add(Outline {box, {Tone::Axis, px(1), Pen::Cap::Square, {4, 4}}});
        const Said sentence = said(leftOut);
        const std::vector<std::string> lines =
            style.metrics.lines(sentence.text, box.width - px(12), TextRole::Note, style.scale);
        const double pitch = px(18);
        const auto count = static_cast<double>(lines.size());
        if (pitch * count > box.height)
            return;
        double middle = box.centre().y - (count - 1) / 2 * pitch;
        for (const std::string& line : lines) {
            layer.add(Text {{box.centre().x, baselineAround(middle, TextRole::Note, style)},
                {line, sentence.message}, TextRole::Note, Tone::Notes, Align::Centre});
            middle += pitch;
        }
    }

    Handle tickHandle(std::size_t i) const
    {
        const RelativeTermFrame& term = frame.terms[i];
        return {.key = "relative.term",
            .which = static_cast<int>(term.term),
            .name = termName(term.term, style.words),
            .place = m_grid.places[i].tick.centre(),
            .number = term.isCounted ? 1.0 : 0.0,
            .keyStep = 1,
            .rule = {.make = [](const EditRule& rule, double number) -> std::optional<Edit> {
                         return includes(static_cast<RelativeTerm>(rule.with[0]), number >= 0.5);
                     },
                .with = {static_cast<int>(term.term)}},
            .heard = Handle::Heard {said(term.isCounted ? included : excluded)}};
    }

    TermGrid m_grid;
};

Said spoken(const RelativeFrame& frame, const Language& language)
{
    if (frame.words.empty())
        return {};
    std::vector<std::string> terms;
    for (const RelativeTermFrame& term : frame.terms) {
        const double value = term.map.at(frame.query, frame.key);
        const std::string number = std::isnan(value) ? language(masked).text : withSign(value, 4);
        terms.push_back(language(term.isCounted ? termInWords : excludedInWords,
            {termName(term.term, language).text, number})
                            .text);
    }
    return language(inWords,
        {wordAt(frame, frame.query), wordAt(frame, frame.key), listedApart(terms, language)});
}

} // namespace
} // namespace relative_terms

const Figure<RelativeFrame> relativeTermMaps {.picture = Picture::RelativeTerms,
    .name = "terms",
    .title = titled<relative_terms::spokenName>,
    .drawing = drawnBy<relative_terms::Terms>,
    .table = termNumbers,
    .spoken = relative_terms::spoken,
    .pressed = selectsCell,
    .shown = parts<&Focus::query, &Focus::key, &Focus::term>};

} // namespace lab::drawing
