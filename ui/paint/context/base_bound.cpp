#include "ui/paint/context/base_bound.h"

#include "ui/paint/context/base_bound_labels.h"
#include "ui/paint/context/base_bound_words.h"
#include "ui/paint/context/context_words.h"
#include "ui/paint/context/length_lines.h"
#include "ui/paint/text/text.h"
#include "ui/paint/waves/waves_words.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

constexpr double footHeight = 24;
constexpr QMarginsF margins {64, 72, 12, 28 + footHeight}; ///< numbers; half of a handle
constexpr double reach = 12; ///< of the pointer
constexpr double buttonWidth = 84;
constexpr double barWidth = 56;
constexpr QSizeF labelEdge {3, 2};

double decadeOf(double base)
{
    return std::log10(std::max(1.0, base));
}

QRectF footOf(const QRectF& area, const Look& look)
{
    const double height = look.px(footHeight);
    return {area.left(), area.bottom() - height, area.width(), height};
}

/// Powers of two, spaced by the width of the longest.
Axis lengthAxis(const QRectF& ground, const BaseBoundFrame& frame, const Look& look)
{
    const double edge = 0.4 * std::log10(2.0);
    const auto [training, target] = frame.lengths;
    const auto shortest = static_cast<double>(
        std::clamp<std::int64_t>(std::min(training, target), 1, ladderLengths.front()));
    const auto longest = static_cast<double>(std::max({training, target, ladderLengths.back()}));
    Axis axis = Axis::logarithmic(
        {std::log10(shortest) - edge, std::log10(longest) + edge}, ground.left(), ground.right());
    const double widest = textWidth(wholeNumber(10'000'000), TextRole::Axis, look) + look.px(12);
    const double octave = axis.scale.pixelsPerUnit() * std::log10(2.0);
    const double octaves = std::max(1.0, std::ceil(widest / octave));
    const double last = std::log2(axis.highest());
    for (double power = std::ceil(std::log2(axis.lowest())); power <= last; power += octaves) {
        const double length = std::exp2(power);
        const QString label = wholeNumber(std::llround(length));
        const double end = axis.pixel(length) + textWidth(label, TextRole::Axis, look) / 2;
        const bool fits = end <= ground.right() + look.px(margins.right());
        axis.ticks.push_back({length, fits ? label : QString()});
    }
    axis.name = ContextWords::tr("length", "an axis of context lengths");
    axis.nameGap = 18;
    return axis;
}

Layers headOf(const QRectF& area, const BaseBoundFrame& frame, const Look& look)
{
    Layers layers = contextHead(area, Picture::BaseBound, widthWords(frame), look);
    const auto addLine = [&](const QStringList& words, double baseline, TextRole role) {
        if (!words.isEmpty())
            layers.emplace_back(Label {{area.left(), area.top() + look.px(baseline)},
                fittingWords(words, area.width(), role, look), role, look.palette.text});
    };
    addLine(failingWords(frame), 36, TextRole::BodyStrong);
    addLine(targetWords(frame), 54, TextRole::Body);
    return layers;
}

Layers lengthsOf(const Plot& plot, const BaseBoundFrame& frame, const Look& look)
{
    Layers layers;
    for (const LengthLine& line : lengthLines(frame.lengths, look))
        layers.emplace_back(Rule {plot.upright(line.length), line.line, 1.5});
    return layers;
}

Curve foundLine(const Plot& plot, const BaseBoundFrame& frame, const CurveStyle& style)
{
    Curve line {{}, style};
    for (const BaseBoundFrame::Point& point : frame.points)
        if (point.bound)
            line.points.push_back(plot.at(static_cast<double>(point.length), point.bound->base));
    return line;
}

Layers ghostOf(const Plot& plot, const BaseBoundFrame& ghost, const Look& look)
{
    const CurveStyle thin {.colour = look.palette.axis, .width = 1, .dashed = true};
    const double y = plot.y.pixel(ghost.base);
    return {foundLine(plot, ghost, thin),
        Curve {{{plot.ground.left(), y}, {plot.ground.right(), y}}, thin}};
}

/// Solid as far as the base works, a cross where it fails, dashed beyond.
Layers baseLine(const Plot& plot, const BaseBoundFrame& frame, const Look& look)
{
    const QRectF& ground = plot.ground;
    const double y = plot.y.pixel(frame.base);
    const auto served =
        static_cast<double>(frame.failing.distance.value_or(frame.failing.searched));
    const double end =
        std::clamp(plot.x.pixel(std::max(1.0, served)), ground.left(), ground.right());
    Layers layers;
    if (end > ground.left())
        layers.emplace_back(Rule {{ground.left(), y, end, y}, look.palette.text, 2});
    QPen dashes(look.palette.notes, look.px(1.5), Qt::SolidLine, Qt::FlatCap);
    dashes.setDashPattern({4, 3});
    if (end < ground.right())
        layers.emplace_back(Stroke {{end, y, ground.right(), y}, dashes});
    if (frame.failing.distance && end > ground.left() && end < ground.right())
        layers.emplace_back(Marks {.shape = Marks::Shape::Cross,
            .places = {{end, y}},
            .radius = look.px(5),
            .edge = QPen(look.palette.text, look.px(2), Qt::SolidLine, Qt::FlatCap)});
    return layers;
}

Marks squares(std::vector<QPointF> places, const Look& look)
{
    return {Marks::Shape::Square, std::move(places), look.px(3.5),
        QPen(look.palette.series[1], look.px(1.5)), look.palette.ground};
}

Marks dots(std::vector<QPointF> places, const Look& look)
{
    return {
        Marks::Shape::Round, std::move(places), look.px(3.5), QPen(Qt::NoPen), look.palette.result};
}

Marks ring(QPointF middle, const QColor& colour, double radius, const Look& look)
{
    return {Marks::Shape::Round, {middle}, look.px(radius), QPen(colour, look.px(2))};
}

Layers boundsOf(const Plot& plot, const BaseBoundFrame& frame, const Look& look)
{
    std::vector<QPointF> published;
    for (const BaseBoundFrame::Point& point : frame.points)
        published.push_back(plot.at(static_cast<double>(point.length), point.published));
    const Curve found = foundLine(plot, frame, {.colour = look.palette.result, .width = 2});
    Layers layers {squares(published, look), found, dots(found.points, look)};
    if (frame.target.bound)
        layers.emplace_back(
            ring(plot.at(static_cast<double>(frame.target.length), frame.target.bound->base),
                look.palette.result, 5, look));
    return layers;
}

/// The progress of the search, and where its rest ends.
TextLine progressOf(const QRectF& area, const BaseBoundFrame& frame, const Look& look)
{
    const QRectF foot = footOf(area, look);
    if (!isSearchShown(frame))
        return {{}, foot.right()};
    const double middle = foot.center().y();
    const double bar = look.px(barWidth);
    const double thick = look.px(4);
    const double numberEnd = searchButton(area, look).left() - look.px(8);
    const double start = numberEnd - textWidth(u"100 %"_s, TextRole::Note, look) - look.px(8) - bar;
    const QString share =
        ContextWords::tr("%1 %").arg(wholeNumber(std::llround(100 * frame.share)));
    const QRectF whole(start, middle - thick / 2, bar, thick);
    QRectF done = whole;
    done.setWidth(bar * frame.share);
    return {{Label {{numberEnd, middle + digitHeight(TextRole::Note, look) / 2}, share,
                 TextRole::Note, look.palette.notes, Alignment::Right},
                Region {whole, look.palette.grid}, Region {done, look.palette.text}},
        start - look.px(12)};
}

Layers footLayers(const QRectF& area, const BaseBoundFrame& frame, const Look& look)
{
    const QRectF foot = footOf(area, look);
    const double middle = foot.center().y();
    TextLine progress = progressOf(area, frame, look);
    Layers layers = std::move(progress.layers);
    if (!look.hasWords) // a mark alone says nothing
        return layers;
    double x = foot.left() + look.px(4);
    const auto entry = [&](const QString& words, Marks mark) {
        const double width = textWidth(words, TextRole::Note, look);
        if (x + look.px(10) + width > progress.end)
            return;
        mark.places = {{x, middle}};
        layers.emplace_back(std::move(mark));
        layers.emplace_back(
            Label {{x + look.px(10), middle + digitHeight(TextRole::Note, look) / 2}, words,
                TextRole::Note, look.palette.notes});
        x += look.px(10) + width + look.px(20);
    };
    const auto fit = [&](const QString& found, const QString& published) {
        return x + textWidth(found, TextRole::Note, look)
            + textWidth(published, TextRole::Note, look) + look.px(2 * 10 + 20)
            <= progress.end;
    };
    const QStringList published = publishedWords(frame);
    const QString brief = ContextWords::tr("found here");
    for (const QString& found : {foundWords(frame), brief}) {
        // Results with a method are not shown beside squares of plain RoPE without a note that
        // these differ.
        const auto descriptions = published.first(published.size() - (found == brief ? 0 : 1));
        const auto words =
            std::ranges::find_if(descriptions, [&](const QString& one) { return fit(found, one); });
        if (words == descriptions.end())
            continue;
        entry(found, dots({}, look));
        entry(*words, squares({}, look));
        return layers;
    }
    entry(published.back(), squares({}, look)); // these are available before any result
    entry(brief, dots({}, look));
    return layers;
}

Handle baseHandle(const Plot& plot, const BaseBoundFrame& frame, const Look& look)
{
    const QLineF level = plot.level(frame.base);
    const Axis axis = plot.y;
    return {.key = "rope.base",
        .place = level.p2(),
        .along = Along::Y,
        .value = frame.base,
        .line = beside(level, 6, plot.ground, look),
        .isByKey = false, // the up and down keys move it as drawn
        .edit = [axis](double wanted) -> std::optional<Edit> {
            const double inside = std::clamp(wanted, lowestBase, highestBase);
            return SetParameter {
                "rope.base", std::clamp(shortened(axis, inside), lowestBase, highestBase)};
        }};
}

} // namespace

DecadeRange boundRange(const BaseBoundFrame& frame)
{
    constexpr double headroom = 0.3;
    double lowest = decadeOf(frame.base);
    double highest = lowest;
    const auto hold = [&](double base) {
        lowest = std::min(lowest, decadeOf(base));
        highest = std::max(highest, decadeOf(base));
    };
    for (const BaseBoundFrame::Point& point : frame.points) {
        hold(point.published);
        if (point.bound)
            hold(point.bound->base);
    }
    if (frame.target.bound)
        hold(frame.target.bound->base);
    return {std::max(0.0, std::floor(lowest - headroom)), std::ceil(highest + headroom)};
}

bool isSearchShown(const BaseBoundFrame& frame)
{
    using Search = BoundAnswers::Search;
    return frame.search == Search::Stopped || (frame.search == Search::Running && frame.share > 0);
}

QRectF searchButton(const QRectF& area, const Look& look)
{
    const QRectF foot = footOf(area, look);
    const double width = look.px(buttonWidth);
    return {foot.right() - width, foot.top(), width, foot.height()};
}

Plot baseBoundPlot(const QRectF& area, const BaseBoundFrame& frame,
    const std::optional<BaseBoundFrame>& ghost, const DecadeRange& range, const Look& look)
{
    if (frame.width < 2)
        return {.layers = headOf(area, frame, look)};
    Plot plot {.ground = groundIn(area, margins, look)};
    plot.x = lengthAxis(plot.ground, frame, look);
    plot.y = Axis::logarithmic(range, plot.ground.bottom(), plot.ground.top());
    plot.y.ticks = decadeTicks(plot.y, 24, TicksBetween::Omitted, look);
    plot.layers = headOf(area, frame, look) + lengthsOf(plot, frame, look);
    if (ghost)
        plot.layers = plot.layers + ghostOf(plot, *ghost, look);
    plot.layers = plot.layers + baseLine(plot, frame, look) + boundsOf(plot, frame, look)
        + boundLabels(plot, frame, look) + footLayers(area, frame, look);
    plot.handles.push_back(baseHandle(plot, frame, look));
    return plot;
}

std::optional<std::size_t> boundAt(
    const Plot& plot, const BaseBoundFrame& frame, QPointF point, const Look& look)
{
    std::optional<std::size_t> nearest;
    double least = look.px(reach);
    for (std::size_t k = 0; k < frame.points.size(); ++k) {
        const BaseBoundFrame::Point& one = frame.points[k];
        const auto away = [&](double base) {
            const QPointF way = plot.at(static_cast<double>(one.length), base) - point;
            return std::hypot(way.x(), way.y());
        };
        const double distance =
            std::min(away(one.published), one.bound ? away(one.bound->base) : least + 1);
        if (distance < least) {
            least = distance;
            nearest = k;
        }
    }
    return nearest;
}

Layers boundPointed(const Plot& plot, const BaseBoundFrame::Point& point, const Look& look)
{
    const auto length = static_cast<double>(point.length);
    const QPointF at = plot.at(length, point.bound ? point.bound->base : point.published);
    const QString words = pointWords(point);
    const double width = textWidth(words, TextRole::NoteStrong, look);
    const double height = digitHeight(TextRole::NoteStrong, look);
    const double start = std::clamp(at.x() - width / 2, plot.ground.left(),
        std::max(plot.ground.left(), plot.ground.right() - width));
    const bool isAbove = at.y() - look.px(14) - height > plot.ground.top();
    return {ring(at, look.palette.text, 8, look),
        Label {{start, isAbove ? at.y() - look.px(14) : at.y() + look.px(14) + height}, words,
            TextRole::NoteStrong, look.palette.text, Alignment::Left, labelEdge}};
}

} // namespace lab::ui
