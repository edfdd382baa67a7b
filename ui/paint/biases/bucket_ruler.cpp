#include "ui/paint/biases/bucket_ruler.h"

#include "core/encodings/biases/t5_bias.h"
#include "ui/paint/biases/biases_words.h"
#include "ui/paint/cell_marks.h"
#include "ui/paint/ghost_curve.h"
#include "ui/paint/heatmap.h"
#include "ui/paint/text/number_text.h"
#include "ui/paint/text/text.h"

#include <algorithm>
#include <cmath>

namespace lab::ui {

namespace {

constexpr double stripHeight = 26;
constexpr double stripGap = 10; ///< from the steps, with the handles in it
constexpr double axisHeight = 26;
constexpr double narrowestNumber = 18; ///< a bucket with space for its number
constexpr double narrowestOctave = 26; ///< between two numbers of the axis
constexpr double labelGap = 6;

/// The place on the axis of a relative position, key − query, or of an edge between two.
double place(double relative)
{
    return std::copysign(std::log2(1 + std::abs(relative)), relative);
}

double relativeAt(double number)
{
    return std::copysign(std::exp2(std::abs(number)) - 1, number);
}

bool isCausal(const BucketRuler& ruler)
{
    return ruler.t5.direction == T5Direction::Causal;
}

/// A bucket and the places of the ends of its distances, from left to right.
struct Stretch {
    int bucket = 0;
    double from = 0;
    double to = 0;
};

std::vector<Stretch> stretchesOf(const BucketRuler& ruler, const Axis& axis)
{
    std::vector<Stretch> all;
    const std::vector<std::int64_t>& edges = ruler.edges;
    const auto endOf = [&](std::size_t index, double last) {
        return index + 1 < edges.size() ? place(static_cast<double>(edges[index + 1]) - 0.5) : last;
    };
    for (std::size_t index = edges.size(); index-- > 0;) {
        const double end = -endOf(index, -axis.lowest());
        const double begin =
            index == 0 ? place(0.5) : -place(static_cast<double>(edges[index]) - 0.5);
        if (end < begin)
            all.push_back({static_cast<int>(index), end, begin});
    }
    for (std::size_t index = 0; !isCausal(ruler) && index < edges.size(); ++index) {
        const double begin = place(std::max(0.5, static_cast<double>(edges[index]) - 0.5));
        const double end = endOf(index, axis.highest());
        if (begin < end)
            all.push_back({static_cast<int>(index + edges.size()), begin, end});
    }
    for (Stretch& one : all) {
        one.from = std::clamp(one.from, axis.lowest(), axis.highest());
        one.to = std::clamp(one.to, axis.lowest(), axis.highest());
    }
    std::erase_if(all, [](const Stretch& one) { return !(one.from < one.to); });
    return all;
}

Axis axisOf(const QRectF& ground, const BucketRuler& ruler, const Look& look)
{
    const double end = place(2 * static_cast<double>(ruler.t5.maxDistance));
    Axis axis =
        Axis::linear(-end, isCausal(ruler) ? place(0.5) : end, ground.left(), ground.right());
    const double octave = axis.scale.pixelsPerUnit();
    const int octaves = static_cast<int>(std::floor(end));
    const auto labelOf = [](int power) {
        const double distance = std::exp2(power);
        return power < 17 ? wholeNumber(std::llround(distance)) : powerOfTen(distance, 2);
    };
    double widest = look.px(narrowestOctave);
    for (int power = 0; power <= octaves; ++power)
        widest =
            std::max(widest, textWidth(labelOf(power), TextRole::Axis, look) + look.px(labelGap));
    const int step = std::max(1, static_cast<int>(std::ceil(widest / octave)));
    axis.ticks.push_back({0, wholeNumber(0)});
    for (int power = step - 1; power <= octaves; power += step) {
        const double distance = std::exp2(power);
        const QString label = labelOf(power);
        axis.ticks.push_back({-place(distance), label});
        if (!isCausal(ruler))
            axis.ticks.push_back({place(distance), label});
    }
    std::erase_if(axis.ticks, [&](const Axis::Tick& tick) {
        return tick.value < axis.lowest() || tick.value > axis.highest();
    });
    return axis;
}

QRectF stripOf(const Plot& plot, const Look& look)
{
    return stripBelow(plot.ground, stripGap, stripHeight, look);
}

std::vector<QPointF> stepsOf(const Plot& plot, const BucketRuler& ruler)
{
    std::vector<QPointF> points;
    for (const Stretch& one : stretchesOf(ruler, plot.x)) {
        const double bias = ruler.biases[static_cast<std::size_t>(one.bucket)];
        points.push_back(plot.at(one.from, bias));
        points.push_back(plot.at(one.to, bias));
    }
    return points;
}

Layers filledSteps(const Plot& plot, const BucketRuler& ruler, const Look& look)
{
    const HeatmapFrame scale {
        1, 1, {}, HeatmapFrame::Scale::Diverging, -ruler.largest, ruler.largest};
    Layers layers;
    for (const Stretch& one : stretchesOf(ruler, plot.x)) {
        const double bias = ruler.biases[static_cast<std::size_t>(one.bucket)];
        layers.emplace_back(
            Region {QRectF(plot.at(one.from, 0), plot.at(one.to, bias)).normalized(),
                cellColor(scale, bias, look.palette)});
    }
    layers.emplace_back(Curve {stepsOf(plot, ruler), {.colour = look.palette.text, .width = 1.5}});
    return layers;
}

Layers bucketsOf(const Plot& plot, const BucketRuler& ruler, const Look& look)
{
    const QRectF strip = stripOf(plot, look);
    const auto side = static_cast<int>(ruler.edges.size());
    Layers layers;
    for (const Stretch& one : stretchesOf(ruler, plot.x)) {
        const double left = std::round(plot.x.pixel(one.from));
        const double right = std::round(plot.x.pixel(one.to));
        const double gap = right - left > look.px(4) ? look.px(1) : 0;
        const QColor fill = pairColor(look.palette, one.bucket % side, side);
        layers.emplace_back(
            Region {QRectF(left, strip.top(), right - left - gap, strip.height()), fill});
        const QString number = QString::number(one.bucket);
        if (right - left < look.px(narrowestNumber)
            || right - left < textWidth(number, TextRole::Axis, look) + look.px(4))
            continue;
        layers.emplace_back(Label {
            {(left + right - gap) / 2, strip.center().y() + digitHeight(TextRole::Axis, look) / 2},
            number, TextRole::Axis, inkOn(fill, look.palette), Alignment::Centre});
    }
    return layers;
}

Layers namesOf(const Plot& plot, const BucketRuler& ruler, const Look& look)
{
    const double baseline = plot.ground.top() - look.px(4);
    Layers layers {Label {{plot.ground.left(), baseline}, BiasesWords::tr("key before the query"),
        TextRole::Note, look.palette.notes}};
    layers.emplace_back(Label {{plot.ground.right(), baseline},
        isCausal(ruler) ? BiasesWords::tr("key after: masked")
                        : BiasesWords::tr("key after the query"),
        TextRole::Note, look.palette.notes, Alignment::Right});
    return layers;
}

// Powers of two are preferred if near, else three digits.
std::int64_t roundDistance(double distance)
{
    const double power = std::exp2(std::round(std::log2(std::max(1.0, distance))));
    if (std::abs(distance - power) < 0.04 * power)
        return std::llround(power);
    const double unit =
        std::max(1.0, std::pow(10, std::floor(std::log10(std::max(1.0, distance))) - 2));
    return std::llround(std::round(distance / unit) * unit);
}

void addEdges(Plot& plot, const BucketRuler& ruler, double sign, const Look& look)
{
    const QRectF strip = stripOf(plot, look);
    const double top = strip.top() - look.px(stripGap / 2 - 1);
    const auto add = [&](std::string_view key, double number, auto valueOf) {
        const double x = plot.x.pixel(sign * number);
        plot.handles.push_back({.key = key,
            .pair = sign > 0 ? std::optional(1) : std::nullopt,
            .place = {x, top},
            .value = sign * number,
            .diameter = 12,
            .line = beside({x, strip.top(), x, strip.bottom()}, 3, strip, look),
            .keyStep = plot.x.scale.pixelsPerUnit() / 8,
            .edit = [key, sign, valueOf](double wanted) -> std::optional<Edit> {
                const double distance = relativeAt(std::max(0.0, sign * wanted));
                return SetParameter {std::string(key), Value(std::int64_t {valueOf(distance)})};
            }});
    };
    const int exact = exactDistances(ruler.t5);
    const int each = isCausal(ruler) ? 2 : 4;
    const double largest = static_cast<double>(ruler.t5.maxDistance);
    add("t5.buckets", place(exact - 0.5), [each](double distance) {
        return std::max<std::int64_t>(1, std::llround(distance + 0.5)) * each;
    });
    add("t5.max_distance", place(largest), [exact](double distance) {
        return std::max<std::int64_t>(exact + 1, roundDistance(distance));
    });
}

void addDistance(Plot& plot, const BiasCurveFrame& frame)
{
    const double bias = frame.present[static_cast<std::size_t>(frame.head - 1)];
    const double number = place(static_cast<double>(-frame.distance));
    if (frame.isMasked || number < plot.x.lowest() || number > plot.x.highest())
        return;
    const QPointF centre = plot.at(number, bias);
    plot.handles.push_back({.key = "position.key",
        .place = centre,
        .value = number,
        .kind = HandleKind::Key,
        .diameter = 12,
        .keyStep = std::max(2.0, plot.x.scale.pixelsPerUnit() / 8),
        .edit = [query = frame.query](double wanted) -> std::optional<Edit> {
            return MovePositions {query,
                std::clamp<std::int64_t>(
                    query + std::llround(relativeAt(wanted)), 0, lastPosition)};
        }});
}

/// The box of a bucket on the ruler.
void addBox(Layers& layers, const Plot& plot, const BucketRuler& ruler, std::int64_t relative,
    double width, const Look& look)
{
    const int wanted = bucket(ruler.t5, ruler.edges, relative);
    const auto all = stretchesOf(ruler, plot.x);
    const auto found = std::ranges::find(all, wanted, &Stretch::bucket);
    if (found == all.end())
        return;
    const QRectF strip = stripOf(plot, look);
    const QRectF box(QPointF(plot.x.pixel(found->from), strip.top()),
        QPointF(plot.x.pixel(found->to), strip.bottom()));
    for (const QLineF& side :
        {QLineF(box.topLeft(), box.topRight()), QLineF(box.bottomLeft(), box.bottomRight()),
            QLineF(box.topLeft(), box.bottomLeft()), QLineF(box.topRight(), box.bottomRight())})
        layers.emplace_back(Rule {side, look.palette.text, width});
}

} // namespace

Plot bucketPlot(const QRectF& area, const BiasCurveFrame& frame,
    const std::optional<BiasCurveFrame>& ghost, const std::optional<Axis>& held, const Look& look)
{
    const auto& ruler = std::get<BucketRuler>(frame.detail);
    const double below = stripGap + stripHeight + axisHeight;
    Plot plot {.ground = groundIn(area, {52, 44, 12, below}, look)};
    plot.foot = stripOf(plot, look).bottom();
    plot.x = held ? *held : axisOf(plot.ground, ruler, look);
    const auto* other = ghost ? std::get_if<BucketRuler>(&ghost->detail) : nullptr;
    const double end = std::max(ruler.largest, other ? other->largest : 0);
    plot.y = Axis::linear(-end, end, plot.ground.bottom(), plot.ground.top());
    plot.y.ticks = labelled({-end, 0, end});
    plot.layers = filledSteps(plot, ruler, look);
    if (other)
        plot.layers.emplace_back(
            Curve {stepsOf(plot, *other), ghostStyle(look.palette.text, look.palette)});
    plot.layers = plot.layers + bucketsOf(plot, ruler, look) + namesOf(plot, ruler, look);
    addEdges(plot, ruler, -1, look);
    if (!isCausal(ruler))
        addEdges(plot, ruler, 1, look);
    addDistance(plot, frame);
    return plot;
}

Layers bucketPointed(
    const Plot& plot, const BiasCurveFrame& frame, const Focus& focus, const Look& look)
{
    const auto& ruler = std::get<BucketRuler>(frame.detail);
    Layers layers;
    const auto mark = [&](std::int64_t relative, const QColor& colour) {
        const double x = plot.x.pixel(place(static_cast<double>(relative)));
        if (x >= plot.ground.left() && x <= plot.ground.right())
            layers.emplace_back(Rule {{x, plot.ground.top(), x, plot.ground.bottom()}, colour});
    };
    if (focus.distance && *focus.distance != frame.distance
        && !(isCausal(ruler) && *focus.distance < 0)) {
        mark(-*focus.distance, look.palette.axis);
        addBox(layers, plot, ruler, -*focus.distance, 1, look);
    }
    if (!frame.isMasked) {
        mark(-frame.distance, look.palette.text);
        addBox(layers, plot, ruler, -frame.distance, 3, look);
    }
    return layers;
}

std::optional<std::int64_t> distanceOfBucket(const Plot& plot, QPointF point, const Look& look)
{
    if (!plot.ground.united(stripOf(plot, look)).contains(point))
        return std::nullopt;
    return -std::llround(relativeAt(plot.x.value(point.x())));
}

} // namespace lab::ui
