#include "core/drawing/kit.h"
#include "core/drawing/numbers.h"
#include "core/encodings/t5/formula.h"
#include "core/figures/biases/curve_part.h"

#include <algorithm>
#include <cmath>
#include <string>

namespace lab::drawing::bias_curve {

namespace {

constexpr Message drag =
    LAB_MESSAGE("lab::ui::BiasCurveView", "logarithmic on both sides; drag the edges");
constexpr Message shortDrag = LAB_MESSAGE("lab::ui::BiasCurveView", "drag an edge");
constexpr Message keyBefore = LAB_MESSAGE("lab::ui::BiasesWords", "key before the query");
constexpr Message keyAfter = LAB_MESSAGE("lab::ui::BiasesWords", "key after the query");
constexpr Message keyMasked = LAB_MESSAGE("lab::ui::BiasesWords", "key after: masked");

constexpr double stripHeight = 26;
constexpr double stripGap = 10; ///< from the steps, with the handles in it
constexpr double axisHeight = 26;

/// A bucket and the ends of its relative positions, key − query, from left to right.
struct Stretch {
    int bucket = 0;
    double from = 0;
    double to = 0;
};

/// Powers of two are preferred if near, else three digits.
std::int64_t roundDistance(double distance)
{
    const double power = std::exp2(std::round(std::log2(std::max(1.0, distance))));
    if (std::abs(distance - power) < 0.04 * power)
        return std::llround(power);
    const double unit =
        std::max(1.0, std::pow(10, std::floor(std::log10(std::max(1.0, distance))) - 2));
    return std::llround(std::round(distance / unit) * unit);
}

/// The last distance with a bucket of its own. The numbers are the side of the query and the
/// buckets that each of them needs.
std::optional<Edit> setsBuckets(const EditRule& rule, double number)
{
    const std::int64_t exact = std::llround(std::max(0.0, rule.with[0] * number) + 0.5);
    return SetParameter {"t5.buckets", std::max<std::int64_t>(1, exact) * rule.with[1]};
}

/// The numbers are the side of the query and the least distance.
std::optional<Edit> setsLargest(const EditRule& rule, double number)
{
    const std::int64_t wanted = roundDistance(std::max(0.0, rule.with[0] * number));
    return SetParameter {"t5.max_distance", std::max<std::int64_t>(rule.with[1], wanted)};
}

class Buckets : CurvePart {
public:
    Buckets(const Compared<BiasCurveFrame>& compared, const Box& whole, const Style& how,
        const Pointing& pointing)
        : CurvePart(
            compared, whole, {52, 44, 12, stripGap + stripHeight + axisHeight}, how, pointing)
        , m_ruler(std::get<BucketRuler>(m_frame.detail))
        , m_ofA(detailOfA<BucketRuler>())
        , m_isCausal(m_ruler.t5.direction == T5Direction::Causal)
        , m_strip {ground.left(), ground.bottom() + px(stripGap), ground.width, px(stripHeight)}
    {
        const double end = std::log2(1 + 2 * static_cast<double>(m_ruler.t5.maxDistance));
        x = m_pointing.held ? m_pointing.held->handle.axis // as it was when it was grabbed
                            : Axis {Axis::Kind::Distances, -end, m_isCausal ? std::log2(1.5) : end,
                                ground.left(), ground.right()};
        const double largest = std::max(m_ruler.largest, m_ofA ? m_ofA->largest : 0);
        y = {Axis::Kind::Linear, -largest, largest, ground.bottom(), ground.top()};
        m_stretches = stretches(m_ruler);
    }

    Drawing drawing()
    {
        addGrid(m_strip.bottom(), ticks(), labelled({y.lowest, 0, y.highest}));
        addSteps();
        addStrip();
        addNames();
        addTitle(&drag, &shortDrag);
        addCost();
        addEdges(-1);
        if (!m_isCausal)
            addEdges(1);
        addKey();
        addPointed();
        value.zones.push_back(
            {.box = ground.united(m_strip), .axis = x, .shown = [](const Zone& zone, Point point) {
                 Focus focus = ownFocus();
                 focus.distance = -std::llround(zone.axis.value(point.x));
                 return focus;
             }});
        return std::move(value);
    }

private:
    std::vector<Stretch> stretches(const BucketRuler& ruler) const
    {
        std::vector<Stretch> all;
        const std::vector<std::int64_t>& edges = ruler.edges;
        const bool isCausal = ruler.t5.direction == T5Direction::Causal;
        const auto begin = [&edges](std::size_t index) {
            return std::max(0.5, static_cast<double>(edges[index]) - 0.5);
        };
        const auto end = [&](std::size_t index, double last) {
            return index + 1 < edges.size() ? static_cast<double>(edges[index + 1]) - 0.5 : last;
        };
        const double first = x.value(x.from);
        const double last = x.value(x.to);
        for (std::size_t index = edges.size(); index-- > 0;)
            all.push_back(
                {static_cast<int>(index), -end(index, -first), index == 0 ? 0.5 : -begin(index)});
        for (std::size_t index = 0; !isCausal && index < edges.size(); ++index)
            all.push_back({static_cast<int>(index + edges.size()), begin(index), end(index, last)});
        for (Stretch& one : all) {
            one.from = std::clamp(one.from, first, last);
            one.to = std::clamp(one.to, first, last);
        }
        std::erase_if(all, [](const Stretch& one) { return !(one.from < one.to); });
        return all;
    }

    /// At powers of two, as many as fit, on both sides of 0.
    std::vector<Tick> ticks() const
    {
        constexpr double narrowest = 26; // between two numbers
        constexpr double gap = 6;
        constexpr int firstShort = 17;
        const int octaves = static_cast<int>(std::floor(std::max(x.highest, -x.lowest)));
        const auto labelOf = [](int power) {
            const double distance = std::exp2(power);
            return power < firstShort ? wholeNumber(std::llround(distance))
                                      : powerOfTen(distance, 2);
        };
        double widest = px(narrowest);
        for (int power = 0; power <= octaves; ++power)
            widest = std::max(widest, width(labelOf(power), TextRole::Axis) + px(gap));
        const int step = std::max(1, static_cast<int>(std::ceil(widest / x.pixelsPerUnit())));
        std::vector<Tick> all {{0, wholeNumber(0)}};
        for (int power = step - 1; power <= octaves; power += step) {
            all.push_back({-std::exp2(power), labelOf(power)});
            if (!m_isCausal)
                all.push_back({std::exp2(power), labelOf(power)});
        }
        std::erase_if(all, [this](const Tick& tick) {
            const double pixel = x.pixel(tick.value);
            return pixel < x.from || pixel > x.to;
        });
        return all;
    }

    static double biasOf(const BucketRuler& ruler, const Stretch& one)
    {
        return ruler.biases[static_cast<std::size_t>(one.bucket)];
    }
    void addCurveOf(Layer& layer, const BucketRuler& ruler, const Pen& pen) const
    {
        std::vector<Point> points;
        for (const Stretch& one : stretches(ruler)) {
            points.push_back(at(one.from, biasOf(ruler, one)));
            points.push_back(at(one.to, biasOf(ruler, one)));
        }
        addCurve(layer, points, pen, ground);
    }
    void addSteps()
    {
        Layer& steps = layer(Layer::Meaning::Data);
        const HeatmapFrame scale {
            1, 1, {}, HeatmapFrame::Scale::Diverging, -m_ruler.largest, m_ruler.largest};
        for (const Stretch& one : m_stretches) {
            const double bias = biasOf(m_ruler, one);
            const double left = x.pixel(one.from);
            const auto [top, bottom] = std::minmax({y.pixel(0), y.pixel(bias)});
            steps.add(Region {.box = {left, top, x.pixel(one.to) - left, bottom - top},
                .fill = cellInk(scale, bias),
                .isSmooth = true});
        }
        addCurveOf(steps, m_ruler, {Tone::Text, px(1.5)});
        if (m_ofA)
            addCurveOf(layer(Layer::Meaning::Reference), *m_ofA, referencePen(Tone::Text, style));
    }

    /// The buckets by distance, with their numbers where there is space.
    void addStrip()
    {
        constexpr double narrowest = 18;
        Layer& strip = layer(Layer::Meaning::Data);
        const auto side = static_cast<int>(m_ruler.edges.size());
        for (const Stretch& one : m_stretches) {
            const double left = std::round(x.pixel(one.from));
            const double wide = std::round(x.pixel(one.to)) - left;
            const double gap = wide > px(4) ? px(1) : 0;
            const Ink fill =
                Ink::shareOf(Tone::Pairs, side > 1 ? one.bucket % side / (side - 1.0) : 0.0);
            strip.add(Region {.box = {left, m_strip.top(), wide - gap, m_strip.height},
                .fill = fill,
                .isSmooth = true});
            const std::string number = std::to_string(one.bucket);
            if (wide >= px(narrowest) && wide >= width(number, TextRole::Axis) + px(4))
                strip.add(Text {{left + (wide - gap) / 2,
                                    baselineAround(m_strip.centre().y, TextRole::Axis, style)},
                    {number}, TextRole::Axis, fill.with(Ink::As::ReadableOn), Align::Centre});
        }
    }

    void addNames()
    {
        Layer& names = layer(Layer::Meaning::Texts);
        const double baseline = ground.top() - px(4);
        names.add(Text {{ground.left(), baseline}, said(keyBefore), TextRole::Note, Tone::Notes});
        names.add(Text {{ground.right(), baseline}, said(m_isCausal ? keyMasked : keyAfter),
            TextRole::Note, Tone::Notes, Align::Right});
    }

    void addEdges(int sign)
    {
        const double top = m_strip.top() - px(stripGap / 2 - 1);
        const auto add = [&](std::string_view key, double distance, EditRule rule) {
            const double pixel = x.pixel(sign * distance);
            Handle edge =
                knob(key, Tone::Text, Handle::Along::X, {pixel, top}, sign * distance, rule);
            edge.box =
                Box {pixel, m_strip.top(), 0, m_strip.height}.grown(px(3), 0).within(m_strip);
            edge.keyStep = x.pixelsPerUnit() / 8;
            nameSide(edge, m_isCausal ? Side::Only : sign < 0 ? Side::Before : Side::After);
            value.handles.push_back(std::move(edge));
        };
        const int exact = exactDistances(m_ruler.t5);
        add("t5.buckets", exact - 0.5, {.make = setsBuckets, .with = {sign, m_isCausal ? 2 : 4}});
        add("t5.max_distance", static_cast<double>(m_ruler.t5.maxDistance),
            {.make = setsLargest, .with = {sign, exact + 1}});
    }

    void addKey()
    {
        const double number = -static_cast<double>(m_frame.distance);
        const double pixel = x.pixel(number);
        if (m_frame.isMasked || pixel < x.from || pixel > x.to)
            return;
        const double bias = m_frame.present[static_cast<std::size_t>(m_frame.head - 1)];
        Handle key = knob("position.key", Tone::Key, Handle::Along::X, at(number, bias), number,
            movesKey(m_frame.query, -1));
        key.keyStep = std::max(2.0, x.pixelsPerUnit() / 8);
        value.handles.push_back(std::move(key));
    }

    /// The distance, and its bucket on the strip.
    void addPointed()
    {
        Layer& marks = above();
        const auto mark = [&](std::int64_t relative, Tone tone, double width) {
            if (const double pixel = x.pixel(static_cast<double>(relative));
                pixel >= ground.left() && pixel <= ground.right())
                marks.add(Rule {upright(pixel), tone});
            const auto found = std::ranges::find(
                m_stretches, bucket(m_ruler.t5, m_ruler.edges, relative), &Stretch::bucket);
            if (found != m_stretches.end())
                addOutline(marks,
                    Box::between({x.pixel(found->from), m_strip.top()},
                        {x.pixel(found->to), m_strip.bottom()}),
                    width);
        };
        const auto& pointed = m_pointing.focus.distance;
        if (pointed && *pointed != m_frame.distance && !(m_isCausal && *pointed < 0))
            mark(-*pointed, Tone::Axis, 1);
        if (!m_frame.isMasked)
            mark(-m_frame.distance, Tone::Text, 3);
    }

    const BucketRuler& m_ruler;
    const BucketRuler* m_ofA;
    bool m_isCausal;
    Box m_strip;
    std::vector<Stretch> m_stretches;
};

} // namespace

Drawing bucketsDrawing(const Compared<BiasCurveFrame>& compared, const Box& place,
    const Style& style, const Pointing& pointing)
{
    return drawnBy<Buckets>(compared, place, style, pointing);
}

} // namespace lab::drawing::bias_curve
