#include "ui/paint/waves/similarity.h"

#include "ui/paint/curves.h"
#include "ui/paint/formula/typeset.h"
#include "ui/paint/ghost_curve.h"
#include "ui/paint/text/number_text.h"
#include "ui/paint/text/text.h"
#include "ui/paint/waves/waves_words.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace lab::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int mostTicks = 5;

/// A quarter of the highest where that is whole, as in all usual widths.
double valueStep(double highest)
{
    if (std::fmod(highest, 4) < 0.5)
        return highest / 4;
    const std::vector<double> ticks = roundTicks(0, highest, mostTicks);
    return ticks.size() > 1 ? ticks[1] - ticks[0] : highest;
}

std::vector<double> shiftTicks(const SimilarityFrame& frame, const QRectF& plot, const Look& look)
{
    const auto reach = static_cast<double>(frame.reach);
    const double label = textWidth(wholeNumber(-frame.reach), TextRole::Axis, look) + look.px(12);
    const int most = std::clamp(static_cast<int>(plot.width() / label), 3, mostTicks);
    return positionTicks(-reach, reach, most);
}

void paintUpright(
    QPainter& painter, double x, const QRectF& plot, const QColor& colour, const Look& look)
{
    paintLine(painter, {x, plot.top(), x, plot.bottom()}, colour, 1, look);
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

/// Above the plot, where no curve runs through it, over the line of the present shift.
void paintValue(QPainter& painter, const SimilarityFrame& frame, const SimilarityAxes& axes,
    const QRectF& area, const Look& look)
{
    const bool isShown = std::abs(frame.shift) <= frame.reach;
    const QString value = decimals(frame.atShift, 2);
    const double valueWidth = textWidth(value, TextRole::PictureTitle, look) + look.px(6);
    const QString shift = wholeNumber(frame.shift);
    QStringList places = {WavesWords::tr("at k = %1").arg(shift)};
    if (!isShown)
        places.prepend(WavesWords::tr("at k = %1, not shown").arg(shift));
    const QString place = fittingWords(places, area.width() - valueWidth, TextRole::Note, look);
    const double width = valueWidth + textWidth(place, TextRole::Note, look);
    const double line = isShown ? axes.x.pixel(static_cast<double>(frame.shift)) : area.right();
    const double left = std::max(area.left(), std::min(line - width / 2, area.right() - width));
    const double baseline = axes.plot.top() - look.px(6);
    paintText(
        painter, {left, baseline}, value, TextRole::PictureTitle, look.palette.resultText, look);
    paintText(
        painter, {left + valueWidth, baseline}, place, TextRole::Note, look.palette.notes, look);
}

void paintHead(QPainter& painter, const QRectF& area, const Look& look)
{
    const QPointF title(area.left(), area.top() + look.px(upperTitleBaseline));
    const double width = paintText(painter, title, pictureTitle(Picture::WavesSimilarity),
        TextRole::PictureTitle, look.palette.text, look);
    for (const double size : {14.0, 13.0, 12.0}) {
        const Typeset heading(look, u"similarity"_s, size, look.palette.notes);
        if (width + look.px(8) + heading.size().width() > area.width())
            continue;
        heading.paint(painter, title + QPointF(width + look.px(8), 0));
        return;
    }
}

void paintNote(
    QPainter& painter, const QRectF& area, const SimilarityFrame& frame, const Look& look)
{
    const QPointF baseline(area.left(), area.bottom() - look.px(24));
    const auto paintNoteLine = [&](QPointF at, const QStringList& wordings) {
        paintText(painter, at, fittingWords(wordings, area.width(), TextRole::Note, look),
            TextRole::Note, look.palette.notes, look);
    };
    paintNoteLine(baseline, {WavesWords::tr("The same at every position p")});
    if (frame.runs.width > 1) {
        const QString length = runLength(frame.runs.width);
        paintNoteLine(baseline + QPointF(0, look.px(16)),
            {WavesWords::tr("Mean and spread of %1 shifts").arg(length),
                WavesWords::tr("Mean and spread of %1").arg(length)});
    }
}

} // namespace

QRectF similarityPlot(const QRectF& area, int pairs, std::int64_t reach, const Look& look)
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

SimilarityAxes similarityAxes(const SimilarityFrame& frame, const QRectF& area, const Look& look)
{
    SimilarityAxes axes;
    axes.plot = similarityPlot(area, frame.encoding.width / 2, frame.reach, look);
    const double step = valueStep(frame.highest);
    const double lowest = std::min(0.0, step * std::floor(frame.lowest / step));
    for (int k = static_cast<int>(std::round(lowest / step)); k * step <= frame.highest; ++k)
        axes.ticks.push_back(k * step);
    const auto reach = static_cast<double>(frame.reach);
    axes.x = {-reach, reach, axes.plot.left(), axes.plot.right()};
    axes.y = {lowest, frame.highest, axes.plot.bottom(), axes.plot.top()};
    return axes;
}

QPointF similarityPoint(const SimilarityFrame& frame, const SimilarityAxes& axes)
{
    return {axes.x.pixel(static_cast<double>(frame.shift)), axes.y.pixel(frame.atShift)};
}

void paintSimilarity(QPainter& painter, const QRectF& area, const SimilarityFrame& frame,
    std::int64_t query, HandleState handle, const Look& look,
    const std::optional<SimilarityFrame>& ghost)
{
    if (frame.curve.values.empty())
        return;
    const SimilarityAxes axes = similarityAxes(frame, area, look);
    if (axes.plot.isEmpty())
        return;
    paintHead(painter, area, look);
    paintGrid(painter, axes.plot, axes.y, axes.ticks, look);
    paintVerticalAxis(painter, axes.plot, axes.y, axes.ticks, look);
    paintHorizontalAxis(painter, axes.plot, axes.x, shiftTicks(frame, axes.plot, look), look);

    const std::optional<double> pointed = pointedShift(look.focus, query);
    if (pointed && std::abs(*pointed) <= static_cast<double>(frame.reach))
        paintUpright(painter, axes.x.pixel(*pointed), axes.plot, look.palette.axis, look);
    const bool isShown = std::abs(frame.shift) <= frame.reach;
    const QPointF point = similarityPoint(frame, axes);
    if (isShown)
        paintUpright(painter, point.x(), axes.plot, look.palette.text, look);
    paintValue(painter, frame, axes, area, look);

    if (ghost)
        paintCurve(painter, axes.plot, axes.x, axes.y, withoutBand(ghost->curve),
            ghostStyle(look.palette.result, look.palette), look);
    CurveStyle style;
    style.colour = look.palette.result;
    style.dotRadius = std::min(2.0, 0.6 * axes.x.pixelsPerUnit() / look.scale);
    paintCurve(painter, axes.plot, axes.x, axes.y, frame.curve, style, look);
    if (isShown)
        paintHandle(painter, point, HandleKind::Result, handle, 12, look);
    paintNote(painter, area, frame, look);
}

} // namespace lab::ui
