#include "core/drawing/kit.h"
#include "core/drawing/numbers.h"
#include "core/drawing/plot.h"
#include "core/figures/context/context_figures.h"
#include "core/figures/context/context_words.h"
#include "core/figures/context/factor_list.h"
#include "core/state/choices.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace lab::drawing {

namespace factors {
namespace {

constexpr Message name = LAB_MESSAGE("lab::ui::ContextWords", "Frequency divisor");
constexpr Message unit = LAB_MESSAGE("lab::ui::ContextWords", "factor for each pair, logarithmic");
constexpr Message noLists = LAB_MESSAGE("lab::ui::ContextWords", "no lists; open a model file");
constexpr Message noListsOfLongRope =
    LAB_MESSAGE("lab::ui::ContextWords", "LongRoPE has no lists; open a model file");
constexpr Message choose =
    LAB_MESSAGE("lab::ui::ContextWords", "Choose a method in the list below.");
constexpr Message drag = LAB_MESSAGE(
    "lab::ui::ContextWords", "Drag a handle of the line, or choose another method below.");
constexpr Message slowsNone = LAB_MESSAGE(
    "lab::ui::ContextWords", "It does not slow any pair here. Choose another method below.");
constexpr Message slowsAll = LAB_MESSAGE(
    "lab::ui::ContextWords", "It slows all pairs equally. Choose another method below.");
constexpr Message chooseAnother =
    LAB_MESSAGE("lab::ui::ContextWords", "Choose another method in the list below.");
constexpr Message notRotated = LAB_MESSAGE("lab::ui::ContextWords", "not rotated");
constexpr Message shareRotated = LAB_MESSAGE("lab::ui::ContextWords", "%1 % rotated");
constexpr Message oneRotation = LAB_MESSAGE("lab::ui::ContextWords", "1 rotation");
constexpr Message rotations = LAB_MESSAGE("lab::ui::ContextWords", "%1 rotations");
constexpr Message keysInWords = LAB_MESSAGE("lab::ui::PairFactorsView",
    "The arrow keys select a pair. Enter grabs an end of the selected method's ramp; the "
    "arrow keys then move it.");

constexpr double inset = 8; // of the first and last pair

using Values = FactorsFrame;

const Values::Line* chosenLine(const Values& values)
{
    const auto found = std::ranges::find(values.lines, values.method, &Values::Line::method);
    return found == values.lines.end() ? nullptr : &*found;
}

int pairsOf(const Values& values)
{
    return values.lines.empty() ? 0 : static_cast<int>(values.lines.front().factors.size());
}

/// Whether ones replace the lists of LongRoPE because no file has provided them.
bool lacksLists(const Values::Line& line)
{
    return line.method == ScalingMethod::LongRope
        && std::ranges::all_of(
            line.factors, [](double factor) { return std::abs(factor - 1) <= 0; });
}

/// Possible actions on the lines, and what the numbers of the chosen one do not show.
const Message& hintOf(const Values& values, const Values::Line* chosen)
{
    if (values.method == ScalingMethod::None)
        return choose;
    if (!values.handles.ends.empty())
        return drag;
    const auto isAll = [&](double factor) {
        return std::ranges::all_of(chosen->factors, [&](double one) {
            return std::isfinite(one) && std::abs(one - factor) <= 1e-12 * factor;
        });
    };
    if (chosen && !chosen->factors.empty() && !lacksLists(*chosen)) {
        if (isAll(1))
            return slowsNone;
        if (chosen->factors.size() > 1 && isAll(chosen->factors.front()))
            return slowsAll;
    }
    return chooseAnother;
}

/// Powers of two while they are few, then powers of ten.
std::vector<Tick> ticksBetween(double lowest, double highest, int most)
{
    const double root = highest / lowest > 2048 ? 10 : 2;
    const double first = std::floor(std::log(lowest) / std::log(root) + 1e-9);
    const double last = std::ceil(std::log(highest) / std::log(root) - 1e-9);
    const double step = std::max(1.0, std::ceil((last - first + 1) / most));
    std::vector<Tick> ticks;
    for (double power = std::ceil(first / step) * step; power <= last; power += step) {
        const double factor = std::pow(root, power);
        ticks.push_back({factor, factorLabel(factor)});
    }
    return ticks;
}

/// The corners of a line: a dashed one costs by the number of points, and most methods are straight
/// over long parts. It is interrupted where values are not finite or outside of the plot.
class Corners {
public:
    void add(Point point)
    {
        if (m_run > 1 && isBetween(m_points.back(), m_points.end()[-2], point)) {
            m_points.back() = point;
            return;
        }
        m_points.push_back(point);
        ++m_run;
    }
    void part()
    {
        if (m_run > 0)
            m_points.push_back({0, std::numeric_limits<double>::quiet_NaN()});
        m_run = 0;
    }
    const std::vector<Point>& points() const { return m_points; }

private:
    static bool isBetween(Point middle, Point from, Point to)
    {
        constexpr double unseen = 0.002; // pixels; it adds up along a bend
        const double share = (middle.x - from.x) / (to.x - from.x);
        return std::abs(from.y + share * (to.y - from.y) - middle.y) < unseen;
    }

    std::vector<Point> m_points;
    std::size_t m_run = 0; ///< points since the last gap
};

struct Factors : DrawnPlot {
    Factors(const Compared<Values>& compared, const Box& place, const Style& style,
        const Pointing& pointing)
        : DrawnPlot(place, {48, hasHint(place, style) ? 60.0 : 36.0, inset, 28}, style)
        , values(compared.values)
        , reference(compared.reference)
        , pointing(pointing)
        , chosen(chosenLine(values))
    {
        const double top = px(hasHint(place, style) ? 60 : 36);
        const double space = place.height - top - px(28);
        FactorList list(values, place.width, space, style);
        ground = {place.left() + px(48), place.top() + top,
            std::max(1.0, place.width - px(48 + inset)), std::max(1.0, space - list.height)};
        entries = std::move(list.entries);
        for (Box& entry : entries)
            if (entry.height > 0)
                entry = entry.moved(place.left(), place.bottom() - list.height);
        x = pairAxis(pairsOf(values), ground.left() + px(inset), ground.right() - px(inset));
    }

    Drawing drawing()
    {
        value.ground = ground;
        addAxes();
        addHead();
        addReference();
        addLines();
        addList();
        value.zones =
            pairZones(ground, x, pairsOf(values), Picture::ContextFactors, Zone::Sweep::Inside);
        for (const RampHandle& end : values.handles.ends)
            addEnd(end);
        addPointed();
        return std::move(value);
    }

private:
    static bool hasHint(const Box& place, const Style& style)
    {
        return style.hasWords && place.height >= style.px(300);
    }
    double onPairs(double pair) const { return std::clamp(pair, 0.0, x.highest); }

    void addAxes()
    {
        const int most = std::clamp(static_cast<int>(ground.height / px(26)), 2, 9);
        const std::vector<Tick> ticks =
            ticksBetween(values.lowest, std::max(2.0, values.highest), most);
        const double low = std::log10(std::min(values.lowest, ticks.front().value));
        const double high = std::log10(std::max({2.0, values.highest, ticks.back().value}));
        const double edge = 0.05 * (high - low);
        y = {Axis::Kind::Logarithmic, low - edge, high + edge, ground.bottom(), ground.top()};
        Layer& axes = layer(Layer::Meaning::Axes);
        addUpwards(axes, ground, y, ticks, style);
        addPairAxis(axes, ground, x, pairsOf(values), style);
    }

    void addHead()
    {
        Layer& head = layer(Layer::Meaning::Texts);
        const Message& note = chosen && lacksLists(*chosen) ? noLists
            : values.lacksLists                             ? noListsOfLongRope
                                                            : unit;
        addTitle(head, place, said(name), {said(note)}, style);
        if (hasHint(place, style))
            head.marks.emplace_back(Text {{place.left(), place.top() + px(38)},
                style.fitted(said(hintOf(values, chosen)), place.width, TextRole::Body),
                TextRole::Body, Tone::Notes});
    }

    /// The line of a method through the factors of all pairs; for a single pair, a dot.
    void addLine(Layer& layer, const Values::Line& line, const Pen& pen) const
    {
        if (line.factors.size() == 1) {
            if (std::isfinite(line.factors.front()))
                layer.marks.emplace_back(
                    Rings {{at(0, line.factors.front())}, px(2) + 1.5 * pen.width, {}, pen.ink});
            return;
        }
        Corners corners;
        for (std::size_t i = 0; i < line.factors.size(); ++i) {
            const Point point = at(static_cast<double>(i), line.factors[i]);
            if (std::isfinite(line.factors[i]) && ground.containsOrTouches(point))
                corners.add(point);
            else
                corners.part();
        }
        addCurve(layer, corners.points(), pen, ground);
    }

    // The axes are those of the present values: what is outside of them is cut off.
    void addReference()
    {
        if (const Values::Line* line = reference ? chosenLine(*reference) : nullptr)
            addLine(layer(Layer::Meaning::Reference), *line,
                {Tone::Axis, px(1), Pen::Cap::Flat, {3, 3}});
    }

    void addLines()
    {
        Layer& lines = layer(Layer::Meaning::Data);
        for (const Values::Line& line : values.lines)
            if (&line != chosen)
                addLine(lines, line, methodPen(line.method, px(1.5)));
        if (!chosen)
            return;
        addLine(lines, *chosen, methodPen(chosen->method, px(3)));
        addStopped(lines);
    }

    /// A pair that the method leaves unrotated has an infinite factor: its mark is at the upper
    /// edge.
    void addStopped(Layer& layer) const
    {
        const MethodStyle method = methodStyle(chosen->method);
        Rings marks {.radius = std::clamp(x.pixelsPerUnit() / 2 - 0.5, 1.5, px(3)),
            .edge = {method.line, px(1.5)},
            .fill = Tone::Ground};
        for (std::size_t i = 0; i < chosen->factors.size(); ++i)
            if (!std::isfinite(chosen->factors[i]))
                marks.places.push_back({x.pixel(static_cast<double>(i)), ground.top()});
        if (marks.places.empty())
            return;
        const Point end {
            marks.places.front().x - px(8), baselineAround(ground.top(), TextRole::Note, style)};
        layer.marks.emplace_back(std::move(marks));
        if (end.x - width(said(notRotated), TextRole::Note) > ground.left())
            addOnGround(layer, {end, said(notRotated), TextRole::Note, method.text, Align::Right},
                3, true, style); // the lines of other methods are here
    }

    void addList()
    {
        Layer& list = layer(Layer::Meaning::Texts);
        for (std::size_t i = 0; i < entries.size(); ++i) {
            if (!(entries[i].height > 0))
                continue;
            const ScalingMethod method = values.lines[i].method;
            addFactorEntry(list, entries[i], method, method == values.method, style);
            value.targets.push_back({.box = entries[i],
                .press = Press {"scaling.method", Value(std::string(keyOf(method)))}});
            lineOfTarget.push_back(i);
        }
    }

    /// On the selected method's line, or at the plot's edge if the end is outside of the existing
    /// pairs.
    void addEnd(const RampHandle& end)
    {
        const SetParameter same = endMovedTo(values.handles, end.end, end.pair);
        Handle knob = dot(parameterNamed(same.key)->key, Tone::Text, Handle::Along::X,
            at(onPairs(end.pair), end.factor), end.pair);
        knob.which = static_cast<int>(end.end);
        knob.diameter = 12; // they may be close together
        knob.isByKey = false; // the view has keys of its own
        knob.isParameter = false;
        knob.isOfFigure = true;
        knob.focus.picture = Picture::ContextFactors;
        knob.focus.pair = static_cast<int>(std::lround(onPairs(end.pair)));
        knob.focus.rampEnd = end.end;
        knob.isPointed = true;
        value.targets.push_back({.box = Box {knob.place.x, knob.place.y, 0, 0},
            .focus = knob.focus,
            .reach = knob.reach});
        value.handles.push_back(std::move(knob));
    }

    void addPointed()
    {
        Layer& above = layer(Layer::Meaning::Selection, Drawing::Live::Yes);
        const std::size_t target = pointing.target.value_or(value.targets.size());
        const bool isOnList = target < lineOfTarget.size();
        if (isOnList)
            addMethod(above, lineOfTarget[target]);
        addFactor(above, isOnList);
        const std::size_t end = target - lineOfTarget.size(); // of the ramps
        if (pointing.held)
            addNumber(above, static_cast<RampEnd>(pointing.held->handle.which));
        else if (!isOnList && end < values.handles.ends.size())
            addNumber(above, values.handles.ends[end].end);
    }

    /// The line of a method of the list, thicker, and its row of the list tinted.
    void addMethod(Layer& layer, std::size_t line) const
    {
        const ScalingMethod method = values.lines[line].method;
        const bool isChosen = method == values.method;
        if (!isChosen)
            addLine(layer, values.lines[line], methodPen(method, px(2.5)));
        layer.marks.emplace_back(Region {
            .box = entries[line].grown(px(4), -px(1)), .fill = Tone::Grid, .isSmooth = true});
        addFactorEntry(layer, entries[line], method, isChosen, style);
    }

    /// The factor of the pair under the pointer, else of the selected one.
    void addFactor(Layer& layer, bool isSmooth) const
    {
        const int pair = pointing.focus.pair.value_or(values.selectedPair);
        if (pointing.focus.rampEnd || !chosen || pair < 0
            || static_cast<std::size_t>(pair) >= chosen->factors.size())
            return;
        const double pixel = x.pixel(pair);
        layer.marks.emplace_back(
            Rule {{{pixel, ground.top()}, {pixel, ground.bottom()}}, Tone::Axis, 1, isSmooth});
        const double factor = chosen->factors[static_cast<std::size_t>(pair)];
        if (!std::isfinite(factor))
            return;
        const Point point = at(pair, factor);
        const std::string label = factorLabel(factor);
        layer.marks.emplace_back(Rings {
            {point}, px(4.5), {Tone::Text, px(2)}, Tone::Ground}); // a filled one is a handle
        addOnGround(layer,
            {clearOfHandles(point, label), {label}, TextRole::NoteStrong, Tone::Text}, 2, true,
            style);
    }

    /// Beside the point, on the right if there is space, and not under a handle if any place is
    /// free.
    Point clearOfHandles(Point point, const std::string& label) const
    {
        constexpr TextRole role = TextRole::NoteStrong;
        const double wide = style.width(label, role);
        const double right = point.x + px(10);
        const double left = point.x - px(10) - wide;
        const double above = std::max(ground.top() + px(14), point.y - px(8));
        const double below = point.y + px(8) + style.digitHeight(role);
        const double higher = std::max(ground.top() + px(14), above - px(12));
        const auto isFreeAt = [&](Point place) {
            if (place.x + wide > ground.right() || place.x < ground.left()
                || place.y > ground.bottom())
                return false;
            const Box box = textBox(place, label, role, style);
            return std::ranges::none_of(value.handles, [&](const Handle& handle) {
                const double edge = px(handle.diameter / 2 + 2);
                return box.grown(edge, edge).containsOrTouches(handle.place);
            });
        };
        for (const double baseline : {above, higher, below})
            for (const double start : {right, left})
                if (isFreeAt({start, baseline}))
                    return {start, baseline};
        return {right + wide <= ground.right() ? right : left, above};
    }

    /// The value of a ramp's end, and a mark on the line where the ramp begins or ends in use.
    void addNumber(Layer& layer, RampEnd which) const
    {
        const RampHandle* end = handleOf(values.handles, which);
        if (!end)
            return;
        constexpr TextRole role = TextRole::NoteStrong;
        const Point middle = at(onPairs(end->pair), end->factor);
        if (std::abs(end->usedPair - end->pair) > 0) {
            const double pixel = x.pixel(onPairs(end->usedPair));
            layer.marks.emplace_back(
                Rule {{{pixel, middle.y - px(12)}, {pixel, middle.y + px(12)}}, Tone::Text, 1.5});
        }
        const std::string turns = significant(end->value, 4);
        const Said number = which == RampEnd::TurningShare
            ? said(shareRotated, {significant(100 * end->value, 4)})
            : turns == "1" ? said(oneRotation)
                           : said(rotations, {turns});
        const double wide = width(number, role);
        const double height = style.digitHeight(role);
        const double away = px(16);
        const double start = std::clamp(
            middle.x - wide / 2, ground.left(), std::max(ground.left(), ground.right() - wide));
        const bool fitsAbove = middle.y - away - height >= ground.top();
        addOnGround(layer,
            {{start, fitsAbove ? middle.y - away : middle.y + away + height}, number, role,
                Tone::Text},
            2, false, style);
    }

    const Values& values;
    const Values* reference;
    const Pointing& pointing;
    const Values::Line* chosen;
    std::vector<Box> entries; ///< of the list, one per line
    std::vector<std::size_t> lineOfTarget; ///< of the list; the ends of the ramps follow
};

std::optional<Edit> dragged(const Values& values, const Handle& held, double pair)
{
    const double last = std::max(1.0, pairsOf(values) - 1.0);
    return endMovedTo(
        values.handles, static_cast<RampEnd>(held.which), std::clamp(pair, 0.0, last));
}

KeyPress pressed(const Values& values, Key key)
{
    return selectedPairByKey(values.selectedPair, values.pairs, key);
}

Focus shown(const Focus& focus, const Values& values)
{
    Focus shown = shownPair(focus, values);
    shown.rampEnd = focus.rampEnd;
    return shown;
}

} // namespace
} // namespace factors

const Figure<FactorsFrame> contextFactors {.picture = Picture::ContextFactors,
    .name = "factors",
    .title = titled<factors::name>,
    .drawing = drawnBy<factors::Factors>,
    .table = factorsTable,
    .pressed = factors::pressed,
    .shown = factors::shown,
    .keys = &factors::keysInWords,
    .dragged = factors::dragged,
    .isPointedAnywhere = false};

} // namespace lab::drawing
