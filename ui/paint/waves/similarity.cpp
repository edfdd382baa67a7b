#include "ui/paint/waves/similarity.h"

#include "ui/paint/ghost_curve.h"
#include "ui/paint/text/number_text.h"
#include "ui/paint/text/text.h"
#include "ui/paint/waves/waves_words.h"

#include <algorithm>
#include <cmath>

namespace lab::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int maxTicks = 5;
constexpr double overTheCurve = 1.1; ///< of a difference: the end of its axis
constexpr double pointerReach = 12; ///< to the line of the current shift

bool isDifference(const SimilarityFrame& frame)
{
    return frame.measure == RowMeasure::Difference;
}

/// A quarter of the maximum if that is an integer, as for all usual dimensions.
double valueStep(double highest)
{
    if (std::fmod(highest, 4) < 0.5)
        return highest / 4;
    const std::vector<double> ticks = roundTicks(0, highest, maxTicks);
    return ticks.size() > 1 ? ticks[1] - ticks[0] : highest;
}

std::vector<double> shiftTicks(const SimilarityFrame& frame, const QRectF& ground, const Look& look)
{
    const auto reach = static_cast<double>(frame.reach);
    const double label = textWidth(wholeNumber(-frame.reach), TextRole::Axis, look) + look.px(12);
    const int most = std::clamp(static_cast<int>(ground.width() / label), 3, maxTicks);
    return positionTicks(-reach, reach, most);
}

std::optional<double> pointedShift(const Focus& focus, std::int64_t query)
{
    const double middle = static_cast<double>(focus.covered - 1) / 2;
    if (focus.picture == Picture::WavesSimilarity && focus.distance)
        return static_cast<double>(*focus.distance) + middle;
    const bool isAcross =
        focus.picture == Picture::WavesTable || focus.picture == Picture::WavesCurves;
    if (isAcross && focus.position)
        return static_cast<double>(*focus.position - query) + middle;
    return {};
}

bool showsShift(const SimilarityFrame& frame)
{
    return std::abs(frame.shift) <= frame.reach;
}

/// Above the plot, where there is no curve, over the line of the current shift.
Layers valueOf(const Plot& plot, const QRectF& area, const SimilarityFrame& frame, const Look& look)
{
    const QString value = decimals(frame.atShift, 2);
    const double valueWidth = textWidth(value, TextRole::PictureTitle, look) + look.px(6);
    const QString shift = wholeNumber(frame.shift);
    QStringList places = {WavesWords::tr("at t = %1").arg(shift)};
    if (!showsShift(frame))
        places.prepend(WavesWords::tr("at t = %1, not shown").arg(shift));
    const QString place = fittingWords(places, area.width() - valueWidth, TextRole::Note, look);
    const double width = valueWidth + textWidth(place, TextRole::Note, look);
    const double line =
        showsShift(frame) ? plot.x.pixel(static_cast<double>(frame.shift)) : area.right();
    const double left = std::max(area.left(), std::min(line - width / 2, area.right() - width));
    const double baseline = plot.ground.top() - look.px(6);
    return {Label {{left, baseline}, value, TextRole::PictureTitle, look.palette.resultText},
        Label {{left + valueWidth, baseline}, place, TextRole::Note, look.palette.notes}};
}

Layers headOf(const QRectF& area, const SimilarityFrame& frame, const Look& look)
{
    const QPointF baseline(area.left(), area.top() + look.px(upperTitleBaseline));
    const Label title {baseline, similarityTitle(frame), TextRole::PictureTitle, look.palette.text};
    const QString key = isDifference(frame) ? u"difference"_s : u"similarity"_s;
    const double end = area.left() + textWidth(title.text, title.role, look) + look.px(8);
    for (const double size : {14.0, 13.0, 12.0}) {
        const FormulaLabel formula {{end, baseline.y()}, key, size, look.palette.notes};
        if (end + widthOf(formula, look) <= area.right())
            return {title, formula};
    }
    return {title};
}

Layers notesOf(const QRectF& area, const SimilarityFrame& frame, const Look& look)
{
    Layers layers;
    const auto note = [&](double above, const QStringList& wordings) {
        layers.emplace_back(Label {{area.left(), area.bottom() - look.px(above)},
            fittingWords(wordings, area.width(), TextRole::Note, look), TextRole::Note,
            look.palette.notes});
    };
    note(24,
        isDifference(frame)
            ? QStringList {WavesWords::tr("Dotted: if it were proportional to t"),
                WavesWords::tr("Dotted: proportional to t")}
            : QStringList {WavesWords::tr("The curve is the same at every position p"),
                WavesWords::tr("The same curve at every p")});
    if (frame.runs.width > 1) {
        const QString length = runLength(frame.runs.width);
        if (isDifference(frame))
            note(8,
                {WavesWords::tr("Root mean square of %1 shifts").arg(length),
                    WavesWords::tr("Root mean square of %1").arg(length)});
        else
            note(8,
                {WavesWords::tr("Mean and spread of %1 shifts").arg(length),
                    WavesWords::tr("Mean and spread of %1").arg(length)});
    }
    return layers;
}

Axis valueAxis(
    const QRectF& ground, const SimilarityFrame& frame, const std::optional<SimilarityFrame>& ghost)
{
    const double highest = ghost ? std::max(frame.highest, ghost->highest) : frame.highest;
    if (isDifference(frame)) {
        const double end = overTheCurve * highest;
        Axis axis = Axis::linear(0, end, ground.bottom(), ground.top());
        axis.ticks = labelled(roundTicks(0, end, maxTicks));
        return axis;
    }
    const double below = ghost ? std::min(frame.lowest, ghost->lowest) : frame.lowest;
    const double step = valueStep(highest);
    const double lowest = std::min(0.0, step * std::floor(below / step));
    std::vector<double> ticks;
    for (int k = static_cast<int>(std::round(lowest / step)); k * step <= highest; ++k)
        ticks.push_back(k * step);
    Axis axis = Axis::linear(lowest, highest, ground.bottom(), ground.top());
    axis.ticks = labelled(ticks);
    return axis;
}

/// The difference if it continued to grow as at its start, on both sides.
Curve proportionalLine(const Plot& plot, const SimilarityFrame& frame, const Look& look)
{
    const auto reach = static_cast<double>(frame.reach);
    const double end = reach * frame.ofOneStep;
    return {{plot.at(-reach, end), plot.at(0, 0), plot.at(reach, end)},
        {.colour = look.palette.notes, .width = 1.5, .dashes = {1, 2}}}; // A has dashes
}

/// Beyond the plot it cannot be grabbed, but a press in the plot moves it there.
Handle shiftHandle(const Plot& plot, const SimilarityFrame& frame, const Look& look)
{
    constexpr QPointF nowhere {-1e6, -1e6};
    const double near = look.px(pointerReach);
    const auto reach = static_cast<double>(frame.reach);
    const QPointF place = plot.at(static_cast<double>(frame.shift), frame.atShift);
    const QLineF line(place.x(), plot.ground.top() - near, place.x(), plot.ground.bottom());
    const bool isShown = showsShift(frame);
    return {.key = "position.shift",
        .place = isShown ? place : nowhere,
        .value = static_cast<double>(frame.shift),
        .kind = HandleKind::Result,
        .diameter = isShown ? 12.0 : 0.0,
        .line = isShown
            ? beside(line, pointerReach, plot.ground.adjusted(-near, -near, near, 0), look)
            : QRectF(),
        .jump = plot.ground,
        .keyStep = std::max(4.0, plot.x.scale.pixelsPerUnit()),
        .isByKey = isShown,
        .snap = Snap {.lowest = -reach, .highest = reach, .nearPower = 0}};
}

} // namespace

QRectF similarityGround(const QRectF& area, int pairs, std::int64_t reach, const Look& look)
{
    const double step = valueStep(pairs);
    double labels = 0;
    const int steps = static_cast<int>(pairs / step);
    for (int k = -steps; k <= steps; ++k)
        labels = std::max(labels, textWidth(tickLabel(k * step, step), TextRole::Axis, look));
    const double right = textWidth(wholeNumber(reach), TextRole::Axis, look) / 2;
    return area.adjusted(
        labels + look.px(8), look.px(40), -std::min(right, look.px(32)), -look.px(72));
}

QString similarityTitle(const SimilarityFrame& frame)
{
    return isDifference(frame) ? WavesWords::tr("Difference")
                               : pictureTitle(Picture::WavesSimilarity);
}

Plot similarityPlot(const QRectF& area, const SimilarityFrame& frame,
    const std::optional<SimilarityFrame>& ghost, const Look& look)
{
    const QRectF ground = similarityGround(area, frame.encoding.width / 2, frame.reach, look);
    if (frame.curve.values.empty() || ground.isEmpty())
        return {};
    Plot plot {.ground = ground};
    const auto reach = static_cast<double>(frame.reach);
    plot.x = Axis::linear(-reach, reach, ground.left(), ground.right());
    plot.x.ticks = fitting(shiftTicks(frame, ground, look), plot.x, look);
    const bool hasGhost = ghost && ghost->measure == frame.measure;
    plot.y = valueAxis(ground, frame, hasGhost ? ghost : std::nullopt);
    plot.layers = headOf(area, frame, look);
    if (isDifference(frame))
        plot.layers.emplace_back(proportionalLine(plot, frame, look));
    if (showsShift(frame))
        plot.layers.emplace_back(
            Rule {plot.upright(static_cast<double>(frame.shift)), look.palette.text});
    plot.layers = plot.layers + valueOf(plot, area, frame, look);
    if (hasGhost)
        plot.layers.emplace_back(Graph {plot.x.scale, plot.y.scale, withoutBand(ghost->curve),
            ghostStyle(look.palette.result, look.palette)});
    plot.layers.emplace_back(Graph {plot.x.scale, plot.y.scale, frame.curve,
        {.colour = look.palette.result,
            .dotRadius = std::min(2.0, 0.6 * plot.x.scale.pixelsPerUnit() / look.scale)}});
    plot.layers = plot.layers + notesOf(area, frame, look);
    plot.handles.push_back(shiftHandle(plot, frame, look));
    return plot;
}

Layers similarityPointed(const Plot& plot, const SimilarityFrame& frame, std::int64_t query,
    const Focus& focus, const Look& look)
{
    const std::optional<double> pointed = pointedShift(focus, query);
    if (!pointed || plot.ground.isEmpty() || std::abs(*pointed) > static_cast<double>(frame.reach))
        return {};
    return {Rule {plot.upright(*pointed), look.palette.axis}};
}

} // namespace lab::ui
