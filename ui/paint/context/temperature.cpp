#include "ui/paint/context/temperature.h"

#include "core/encodings/turning/query_temperature.h"
#include "ui/paint/cell_marks.h"
#include "ui/paint/context/context_words.h"
#include "ui/paint/text/text.h"

#include <algorithm>
#include <cmath>
#include <vector>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

constexpr double headHeight = 62;
constexpr double axisHeight = 24;
constexpr double left = 64;
constexpr double right = 16;
constexpr double between = 12; ///< the factor and the entropy
constexpr double barHeight = 12;
constexpr double barGap = 4;
constexpr double tickPitch = 16;
constexpr double lowestForBars = 250; ///< of the area
constexpr QSizeF labelEdge {3, 2};

/// The row of the query as a bar.
struct Bar {
    MatchedRow row;
    QString name;
};

std::vector<Bar> barsOf(const TemperatureFrame& frame)
{
    std::vector<Bar> bars {{frame.plain, ContextWords::tr("without", "a row without temperature")},
        {frame.scaled, u"τ = "_s + significant(frame.factor, 3)}};
    if (frame.sink)
        bars.push_back({frame.withSink, ContextWords::tr("+ sink", "an attention sink")});
    return bars;
}

double lengthOf(std::int64_t position)
{
    return static_cast<double>(std::clamp<std::int64_t>(position + 1, 1, lastPosition));
}

double largestFactor(const TemperatureFrame& frame)
{
    return frame.curve.back().factor;
}

Axis factorAxis(const QRectF& ground, double largest, const Look& look)
{
    const int most = std::max(2, static_cast<int>(ground.height() / look.px(tickPitch)));
    const double end = std::max(1.2, 1 + 1.15 * (largest - 1));
    Axis axis = Axis::linear(1 - 0.08 * (end - 1), end, ground.bottom(), ground.top());
    axis.ticks = labelled(roundTicks(1, end, most));
    return axis;
}

/// The part of the picture that shows the entropy, with its scale.
struct EntropyPanel {
    QRectF ground;
    Axis y;
};

double largestEntropy(const TemperatureFrame& frame)
{
    double largest = 1;
    for (const TemperatureFrame::Point& point : frame.curve)
        largest = std::max({largest, point.entropy, point.plainEntropy});
    return largest;
}

EntropyPanel entropyPanel(const Plot& plot, double largest, const Look& look)
{
    EntropyPanel panel;
    panel.ground = QRectF(QPointF(plot.ground.left(), plot.ground.bottom() + look.px(between)),
        QPointF(plot.ground.right(), *plot.foot));
    panel.y = Axis::linear(0, 1.1 * largest, panel.ground.bottom(), panel.ground.top());
    const int most = std::max(2, static_cast<int>(panel.ground.height() / look.px(tickPitch)));
    panel.y.ticks = labelled(roundTicks(0, largest, most));
    return panel;
}

Layers panelGround(const EntropyPanel& panel, const Look& look)
{
    Layers layers;
    for (const Axis::Tick& tick : panel.y.ticks) {
        const double y = panel.y.pixel(tick.value);
        layers.emplace_back(
            Rule {{panel.ground.left(), y, panel.ground.right(), y}, look.palette.grid, 1});
        layers.emplace_back(
            Label {{panel.ground.left() - look.px(8), y + digitHeight(TextRole::Axis, look) / 2},
                tick.label, TextRole::Axis, look.palette.notes, Alignment::Right});
    }
    return layers;
}

Curve curveOf(const Plot& plot, const Axis& y, const TemperatureFrame& frame,
    double TemperatureFrame::Point::*number, const CurveStyle& style)
{
    Curve curve {{}, style};
    for (const TemperatureFrame::Point& point : frame.curve)
        curve.points.emplace_back(plot.x.pixel(lengthOf(point.position)), y.pixel(point.*number));
    return curve;
}

CurveStyle ghostStyle(const Look& look)
{
    return {.colour = look.palette.axis, .width = 1, .dashes = {4, 3}};
}

/// The first of the texts that fits before or after the line of the query, without touching the
/// `curves`; the last one if none does.
Label besideQuery(const Plot& plot, const QRectF& ground, double query, const QStringList& wordings,
    const QColor& colour, const std::vector<Curve>& curves, const Look& look)
{
    const double x = plot.x.pixel(query);
    const double before = ground.left() + look.px(6);
    const double behind = x + look.px(12);
    const auto label = [&](const QString& text, double left) {
        return Label {{left, ground.top() + look.px(12)}, text, TextRole::NoteStrong, colour,
            Alignment::Left, labelEdge};
    };
    const double foot = ground.top() + look.px(12 + 4);
    const auto isOff = [&](double from, double to) {
        return std::ranges::none_of(curves, [&](const Curve& curve) {
            return std::ranges::any_of(curve.points, [&](const QPointF& point) {
                return point.x() > from && point.x() < to && point.y() < foot;
            });
        });
    };
    for (const QString& text : wordings) {
        const double width = textWidth(text, TextRole::NoteStrong, look);
        if (before + width + look.px(10) <= x && isOff(before, before + width))
            return label(text, before);
        if (behind + width <= ground.right() + look.px(right) && isOff(behind, behind + width))
            return label(text, behind);
    }
    return label(wordings.back(), before);
}

Layers entropyOn(const Plot& plot, const EntropyPanel& panel, const TemperatureFrame& frame,
    const std::optional<TemperatureFrame>& ghost, const Look& look)
{
    Layers layers = panelGround(panel, look);
    std::vector<Curve> curves;
    const auto add = [&](Curve curve) {
        curve.within = panel.ground;
        layers.emplace_back(curve);
        curves.push_back(std::move(curve));
    };
    if (ghost)
        add(curveOf(plot, panel.y, *ghost, &TemperatureFrame::Point::entropy, ghostStyle(look)));
    const bool isPlain = std::ranges::all_of(frame.curve, [](const TemperatureFrame::Point& point) {
        return std::abs(point.entropy - point.plainEntropy) < 1e-12;
    });
    if (!isPlain) // dots: another state is dashed
        add(curveOf(plot, panel.y, frame, &TemperatureFrame::Point::plainEntropy,
            {.colour = look.palette.notes, .width = 1.5, .dashes = {1, 2}}));
    add(curveOf(plot, panel.y, frame, &TemperatureFrame::Point::entropy,
        {.colour = look.palette.result, .width = 2.5}));
    layers.emplace_back(besideQuery(plot, panel.ground, lengthOf(frame.query),
        isPlain ? QStringList {ContextWords::tr("entropy, nats")}
                : QStringList {ContextWords::tr("entropy, nats; dotted: τ = 1"),
                    ContextWords::tr("entropy, nats")},
        look.palette.resultText, curves, look));
    return layers;
}

QRectF barAt(const Plot& plot, std::size_t index, const Look& look)
{
    const double top = *plot.foot + look.px(axisHeight + 2 * barGap)
        + static_cast<double>(index) * look.px(barHeight + barGap);
    return {plot.ground.left(), top, plot.ground.width(), look.px(barHeight)};
}

Layers barsOn(const Plot& plot, const TemperatureFrame& frame, const Look& look)
{
    Layers layers;
    const std::vector<Bar> bars = barsOf(frame);
    for (std::size_t i = 0; i < bars.size(); ++i) {
        const QRectF bar = barAt(plot, i, look);
        double from = bar.left();
        const auto part = [&](double weight, const QColor& colour) {
            layers.emplace_back(
                Region {{from, bar.top(), weight * bar.width(), bar.height()}, colour});
            from += weight * bar.width();
        };
        part(bars[i].row.ofMatch, look.palette.key);
        part(bars[i].row.ofOthers, look.palette.grid);
        part(bars[i].row.ofSink, look.palette.notes);
        const double baseline = bar.center().y() + digitHeight(TextRole::Axis, look) / 2;
        layers.emplace_back(Label {{bar.left() - look.px(8), baseline}, bars[i].name,
            TextRole::Axis, look.palette.notes, Alignment::Right});
        const QString weight =
            ContextWords::tr("match %1 %").arg(percentOf(bars[i].row.ofMatch, 3));
        const double end = std::max(bars[i].row.ofMatch * bar.width(), 0.0);
        const double width = textWidth(weight, TextRole::Axis, look);
        const double gap = look.px(12); // a handle may be at the end
        if (end + gap + width < (1 - bars[i].row.ofSink) * bar.width())
            layers.emplace_back(Label {
                {bar.left() + end + gap, baseline}, weight, TextRole::Axis, look.palette.text});
        else if (width + gap + look.px(4) < end)
            layers.emplace_back(Label {{bar.left() + end - gap, baseline}, weight, TextRole::Axis,
                inkOn(look.palette.key, look.palette), Alignment::Right});
    }
    return layers;
}

QString shortTemperatureWords(const TemperatureFrame& frame)
{
    return frame.rule.rule == TemperatureRule::None
        ? ContextWords::tr("No temperature is selected")
        : ContextWords::tr("logits times %1").arg(significant(frame.factor, 4));
}

Layers headOf(const QRectF& area, const TemperatureFrame& frame, const Look& look)
{
    return contextHead(area, Picture::ContextTemperature,
               ContextWords::tr("against text length; one key matches the query"), look)
        + lineOfWords({{fittingWords({temperatureWords(frame), shortTemperatureWords(frame)},
                            area.width(), TextRole::BodyStrong, look),
                          TextRole::BodyStrong, look.palette.queryText}},
            {area.left(), area.top() + look.px(38)}, area.right(), look)
              .layers;
}

QLineF upright(const Plot& plot, double length)
{
    const double x = plot.x.pixel(length);
    return {x, plot.ground.top(), x, *plot.foot};
}

Handle queryHandle(
    const Plot& plot, const TemperatureFrame& frame, std::int64_t key, const Look& look)
{
    const QLineF line = upright(plot, lengthOf(frame.query));
    const QRectF all(plot.ground.topLeft(), QPointF(plot.ground.right(), *plot.foot));
    return {.key = "position.query",
        .place = line.p1(),
        .value = lengthOf(frame.query),
        .kind = HandleKind::Query,
        .line = beside(line, 8, all, look),
        .jump = all,
        .isByKey = false, // the arrow keys move it as drawn
        .showsParameter = false,
        .snap = Snap {.marks = {frame.rule.length}},
        .edit = [key](double length) -> std::optional<Edit> {
            return MovePositions {std::llround(length) - 1, key};
        }};
}

Handle lengthHandle(const Plot& plot, const TemperatureFrame& frame)
{
    return {.key = "temperature.length",
        .place = plot.at(static_cast<double>(frame.rule.length), 1),
        .value = static_cast<double>(frame.rule.length),
        .kind = HandleKind::Neutral,
        .diameter = 12,
        .snap = Snap {.lowest = 2}};
}

double rounded(double number)
{
    constexpr double unit = 1000;
    return std::round(number * unit) / unit;
}

/// At the right end, where (factor − 1) is the scale times a multiplier; none if the multiplier is
/// 0.
void addScaleHandle(Plot& plot, const TemperatureFrame& frame)
{
    const double whole = logarithmAt(frame.rule, lastPosition - 1);
    if (!(whole > 0))
        return;
    plot.handles.push_back({.key = "temperature.scale",
        .place = plot.at(static_cast<double>(lastPosition), largestFactor(frame)),
        .along = Along::Y,
        .value = largestFactor(frame),
        .kind = HandleKind::Neutral,
        .diameter = 12,
        .showsParameter = false,
        .edit = [whole](double factor) -> std::optional<Edit> {
            return SetParameter {"temperature.scale", rounded(std::max(0.0, factor - 1) / whole)};
        }});
}

/// Of a bar, where `share` of it ends; `edit` takes a share.
template <class EditOf>
Handle shareHandle(
    const Plot& plot, const QRectF& bar, std::string_view key, double share, EditOf editOf)
{
    static constexpr double least = 1e-6; // of a bar: no weight is 0 or 1
    const double x = bar.left() + share * bar.width();
    const Axis axis = plot.x;
    return {.key = key,
        .place = {x, bar.center().y()},
        .value = axis.value(x),
        .kind = HandleKind::Neutral,
        .diameter = 10,
        .showsParameter = false,
        .edit = [axis, bar, editOf](double number) -> std::optional<Edit> {
            const double wanted = (axis.pixel(number) - bar.left()) / bar.width();
            return editOf(std::clamp(wanted, least, 1 - least));
        }};
}

void addBarHandles(Plot& plot, const TemperatureFrame& frame, const Look& look)
{
    const double others = static_cast<double>(frame.query);
    const double factor = frame.factor;
    // a = e^(f s) / (e^(f s) + m)
    if (frame.query > 0)
        plot.handles.push_back(shareHandle(plot, barAt(plot, 1, look), "base.match_score",
            frame.scaled.ofMatch, [others, factor](double share) -> Edit {
                const double score = std::log(share / (1 - share) * others) / factor;
                return SetParameter {"base.match_score", std::clamp(rounded(score), 0.0, 100.0)};
            }));
    if (!frame.sink)
        return;
    // Besides the sink: ln(e^(f s) + m), from which its logit follows given its share.
    const double rest =
        frame.query > 0 ? std::log(others) - std::log(frame.scaled.ofOthers) : factor * frame.score;
    plot.handles.push_back(shareHandle(plot, barAt(plot, 2, look), "sink.logit",
        1 - frame.withSink.ofSink, [rest](double share) -> Edit {
            const double logit = rest + std::log((1 - share) / share);
            return SetParameter {"sink.logit", std::clamp(rounded(logit), -100.0, 100.0)};
        }));
}

} // namespace

QString temperatureWords(const TemperatureFrame& frame)
{
    if (frame.rule.rule == TemperatureRule::None)
        return ContextWords::tr(
            "No temperature is selected: with more keys, the match gets less weight");
    return ContextWords::tr("At position %1 the logits are multiplied by %2")
        .arg(wholeNumber(frame.query), significant(frame.factor, 4));
}

Plot temperaturePlot(const QRectF& area, const TemperatureFrame& frame,
    const std::optional<TemperatureFrame>& ghost, std::int64_t key, const Look& look)
{
    if (frame.curve.empty())
        return {};
    const bool isHigh = area.height() >= look.px(lowestForBars);
    const auto bars = static_cast<double>(barsOf(frame).size());
    const double below = axisHeight + (isHigh ? bars * (barHeight + barGap) + 2 * barGap : 0);
    const QRectF both = groundIn(area, {left, headHeight, right, below}, look);
    const double upper = (both.height() - look.px(between)) / 2;
    Plot plot {.ground = {both.left(), both.top(), both.width(), std::max(1.0, upper)}};
    plot.foot = both.bottom();
    plot.x = Axis::logarithmic(
        {0, std::log10(static_cast<double>(lastPosition))}, both.left(), both.right());
    plot.x.ticks = decadeTicks(plot.x, 37, TicksBetween::Kept, look);
    const double largest = std::max(largestFactor(frame), ghost ? largestFactor(*ghost) : 1);
    plot.y = factorAxis(plot.ground, largest, look);
    const EntropyPanel panel = entropyPanel(
        plot, std::max(largestEntropy(frame), ghost ? largestEntropy(*ghost) : 0), look);
    plot.layers = headOf(area, frame, look) + entropyOn(plot, panel, frame, ghost, look);
    if (ghost)
        plot.layers.emplace_back(
            curveOf(plot, plot.y, *ghost, &TemperatureFrame::Point::factor, ghostStyle(look)));
    const Curve factor = curveOf(plot, plot.y, frame, &TemperatureFrame::Point::factor,
        {.colour = look.palette.query, .width = 2.5});
    plot.layers.emplace_back(factor);
    plot.layers.emplace_back(besideQuery(plot, plot.ground, lengthOf(frame.query),
        {ContextWords::tr("factor τ")}, look.palette.queryText, {factor}, look));
    plot.layers.emplace_back(Rule {upright(plot, lengthOf(frame.query)), look.palette.query, 2});
    if (isHigh)
        plot.layers = std::move(plot.layers) + barsOn(plot, frame, look);
    plot.handles.push_back(queryHandle(plot, frame, key, look));
    if (frame.rule.rule != TemperatureRule::None)
        plot.handles.push_back(lengthHandle(plot, frame));
    if (hasScale(frame.rule.rule))
        addScaleHandle(plot, frame);
    if (isHigh)
        addBarHandles(plot, frame, look);
    return plot;
}

Layers temperaturePointed(
    const Plot& plot, const TemperatureFrame& frame, const Focus& focus, const Look& look)
{
    if (!focus.position || frame.curve.empty())
        return {};
    const double length = lengthOf(*focus.position);
    const double factor = temperature(frame.rule, *focus.position);
    return {Marks {.places = {plot.at(length, factor)},
        .radius = look.px(4),
        .edge = QPen(look.palette.text, look.px(2)),
        .fill = look.palette.ground}};
}

} // namespace lab::ui
