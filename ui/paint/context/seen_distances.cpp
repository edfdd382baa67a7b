#include "ui/paint/context/seen_distances.h"

#include "ui/paint/context/context_words.h"
#include "ui/paint/context/length_lines.h"
#include "ui/paint/context/seen_legend.h"
#include "ui/paint/context/trained_contour.h"
#include "ui/paint/heatmap.h"
#include "ui/paint/text/number_text.h"
#include "ui/paint/text/text.h"

#include <algorithm>
#include <cmath>
#include <vector>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

constexpr double headHeight = 50;
constexpr double footHeight = 20; ///< the numbers below the matrix
constexpr double handleRow = 16; ///< above the counts
constexpr double axisHeight = 24;
constexpr double stripGap = 3;
constexpr double stripHeight = 10;
constexpr double shareOfMatrix = 0.4; ///< of the width, at most
constexpr double matrixMargin = 5; ///< of the mark on a pair, to its left
constexpr double countsMargin = 60; ///< minimum for the numbers to their left
constexpr double nameApart = 12; ///< the name of their axis from the matrix's last number
constexpr double zeroPlace = 0.5; ///< where the column of distance 0 begins on the axis

double placeOf(std::int64_t length)
{
    return std::max(zeroPlace, static_cast<double>(length));
}

QRectF strip(const Plot& plot, const Look& look)
{
    return stripBelow(plot.ground, stripGap, stripHeight, look);
}

double countIn(const SeenDistancesFrame::Bin& bin)
{
    return static_cast<double>(bin.pairs) / static_cast<double>(bin.end - bin.first);
}

double maxCounted(const SeenDistancesFrame& frame)
{
    double most = 1;
    for (const SeenDistancesFrame::Bin& bin : frame.bins)
        most = std::max(most, countIn(bin));
    return most;
}

QString distanceName()
{
    return ContextWords::tr("distance", "an axis of effective distances");
}

/// To the left of the counts, at 1x: the name of their axis is in line with the matrix's numbers.
double leftOfCounts(const Look& look)
{
    const double name = textWidth(distanceName(), TextRole::Axis, look) / look.scale;
    return look.hasWords ? std::max(countsMargin, nameApart + name + Axis().nameGap) : countsMargin;
}

Axis distanceAxis(const QRectF& ground, const Look& look)
{
    Axis axis =
        Axis::logarithmic({std::log10(zeroPlace), std::log10(static_cast<double>(lastPosition))},
            ground.left(), ground.right());
    axis.ticks = decadeTicks(axis, 37, TicksBetween::Kept, look);
    const double middleOfZero = std::sqrt(zeroPlace);
    axis.ticks.insert(axis.ticks.begin(), {middleOfZero, u"0"_s});
    axis.name = distanceName();
    if (axis.pixel(1) - axis.pixel(middleOfZero) < look.px(16))
        for (Axis::Tick& tick : axis.ticks)
            if (tick.value > 0.9 && tick.value < 1.1)
                tick.label.clear();
    return axis;
}

Axis countAxis(const QRectF& ground, double most, const Look& look)
{
    const double high = std::max(1.0, std::ceil(std::log10(most) - 1e-9));
    Axis axis = Axis::logarithmic({-0.3, high}, ground.bottom(), ground.top());
    axis.ticks = decadeTicks(axis, 24, TicksBetween::Omitted, look);
    return axis;
}

// A pair at a distance within training, or farther apart.
Layers columnsOf(const Plot& plot, const SeenDistancesFrame& frame, const Look& look)
{
    Layers layers;
    for (const SeenDistancesFrame::Bin& bin : frame.bins) {
        if (bin.pairs == 0)
            continue;
        const double left = plot.x.pixel(placeOf(bin.first));
        const double right = plot.x.pixel(static_cast<double>(bin.end));
        const double top = plot.y.pixel(countIn(bin));
        const bool isTrained = bin.first < frame.trained;
        layers.emplace_back(
            Region {QRectF(QPointF(left, top), QPointF(right, plot.ground.bottom())),
                isTrained ? look.palette.seen : look.palette.unseen, Region::Edges::Sharp});
    }
    return layers;
}

Layers ghostColumns(const Plot& plot, const SeenDistancesFrame& frame, const Look& look)
{
    Curve curve {{}, {.colour = look.palette.axis, .width = 1, .dashes = {4, 3}}};
    for (const SeenDistancesFrame::Bin& bin : frame.bins) {
        const double left = placeOf(bin.first);
        const double count = std::max(1e-3, countIn(bin));
        curve.points.push_back(plot.at(std::sqrt(left * static_cast<double>(bin.end)), count));
    }
    return {curve};
}

/// The colours of the cells at each distance of the axis, up to the farthest.
Layers stripOf(const Plot& plot, const SeenDistancesFrame& frame, const Look& look)
{
    const QRectF area = strip(plot, look);
    Layers layers;
    const double end =
        std::min(area.right(), plot.x.pixel(static_cast<double>(frame.bins.back().end)));
    const double step = std::max(1.0, look.px(2));
    for (double left = area.left(); left < end; left += step) {
        const double right = std::min(left + step, end);
        const double place = plot.x.value((left + right) / 2);
        layers.emplace_back(
            Region {QRectF(QPointF(left, area.top()), QPointF(right, area.bottom())),
                cellColor(frame.cells, place < 1 ? 0 : -std::floor(place), look.palette),
                Region::Edges::Sharp});
    }
    return layers;
}

Layers strokes(const std::vector<QLineF>& lines, const QPen& pen)
{
    Layers layers;
    for (const QLineF& line : lines)
        layers.emplace_back(Stroke {line, pen});
    return layers;
}

QPen contourPen(const QColor& colour, double width, const Look& look)
{
    return {colour, look.px(width), Qt::SolidLine, Qt::RoundCap};
}

/// Between the numbers of the keys, and in the corner of masked cells.
Layers matrixNames(
    const QRectF& matrix, const SeenDistancesFrame& frame, double baseline, const Look& look)
{
    const QString key = ContextWords::tr("key →", "across a matrix");
    const QString query = ContextWords::tr("query ↓", "down a matrix");
    const double gap = look.px(8);
    const double left =
        matrix.left() + textWidth(wholeNumber(0), TextRole::Axis, look) + look.px(4);
    const double right = matrix.right()
        - textWidth(wholeNumber(frame.length - 1), TextRole::Axis, look) - look.px(4);
    Layers layers;
    if (textWidth(key, TextRole::Axis, look) <= right - left)
        layers.emplace_back(Label {{(left + right) / 2, baseline}, key, TextRole::Axis,
            look.palette.keyText, Alignment::Centre});
    if (textWidth(query, TextRole::Axis, look) + 4 * gap <= matrix.width())
        layers.emplace_back(Label {{matrix.right() - gap, matrix.top() + 2 * gap}, query,
            TextRole::Axis, look.palette.queryText, Alignment::Right, QSizeF(3, 3)});
    return layers;
}

Layers matrixOf(const QRectF& matrix, const SeenDistancesFrame& frame,
    const std::optional<SeenDistancesFrame>& ghost, const Look& look)
{
    const double baseline = matrix.bottom() + look.px(15);
    const auto number = [&](QPointF place, std::int64_t position, Alignment alignment) {
        return Label {place, wholeNumber(position), TextRole::Axis, look.palette.notes, alignment};
    };
    Layers layers {Cells {matrix, frame.cells}};
    const std::vector<QLineF> contour = trainedContour(matrix, frame);
    layers = std::move(layers) + strokes(contour, contourPen(look.palette.ground, 3.5, look))
        + strokes(contour, contourPen(look.palette.unseen, 1.75, look));
    if (ghost) {
        QPen pen(look.palette.text, look.px(1), Qt::CustomDashLine, Qt::FlatCap);
        pen.setDashPattern({2, 2});
        layers = std::move(layers) + strokes(trainedContour(matrix, *ghost), pen);
    }
    layers.emplace_back(number({matrix.left(), baseline}, 0, Alignment::Left));
    layers.emplace_back(number({matrix.right(), baseline}, frame.length - 1, Alignment::Right));
    return std::move(layers) + matrixNames(matrix, frame, baseline, look);
}

/// In percent of the visible pairs.
QString untrainedShare(const SeenDistancesFrame& frame)
{
    return percentOf(static_cast<double>(frame.untrained)
            / static_cast<double>(std::max<std::int64_t>(frame.visible, 1)),
        3);
}

QString shortWords(const SeenDistancesFrame& frame)
{
    return frame.untrained == 0
        ? ContextWords::tr("All pairs as in training")
        : ContextWords::tr("%1 % farther than in training").arg(untrainedShare(frame));
}

/// Beside the title, if there is space.
QString axesNote(double space, const Look& look)
{
    const QString whole =
        ContextWords::tr("query down, key across; number of pairs at each distance");
    return textWidth(whole, TextRole::Note, look) <= space
        ? whole
        : ContextWords::tr("query down, key across");
}

Layers headOf(const QRectF& area, const SeenDistancesFrame& frame, const Look& look)
{
    const QColor colour = frame.untrained > 0 ? look.palette.unseenText : look.palette.seenText;
    const double title =
        textWidth(contextTitle(Picture::ContextDistances), TextRole::PictureTitle, look);
    return contextHead(area, Picture::ContextDistances,
               axesNote(area.width() - title - look.px(12), look), look)
        + lineOfWords({{fittingWords({seenDistancesWords(frame), shortWords(frame)}, area.width(),
                            TextRole::BodyStrong, look),
                          TextRole::BodyStrong, colour}},
            {area.left(), area.top() + look.px(38)}, area.right(), look)
              .layers;
}

void addLengths(Plot& plot, const SeenDistancesFrame& frame, const Look& look)
{
    for (const LengthLine& length : lengthLines({frame.trained, frame.length}, look)) {
        const double x = plot.x.pixel(length.length);
        const QLineF line(x, plot.ground.top() - look.px(handleRow / 2), x, *plot.foot);
        plot.layers.emplace_back(Rule {line, length.line, 2});
        plot.handles.push_back({.key = length.key,
            .place = line.p1(),
            .value = length.length,
            .kind = length.kind,
            .line = beside(line, 8, plot.ground, look),
            .snap = Snap {}});
    }
}

// The lines of two numbers are distinguished by their dashes, which the legend also has.
void addNumbers(Plot& plot, const SeenDistancesFrame& frame, const Look& look)
{
    const QRectF area = strip(plot, look);
    for (const SeenNumber& number : seenNumbers(frame.map)) {
        const double x = plot.x.pixel(placeOf(number.value));
        plot.layers.emplace_back(numberLine(
            {x, plot.ground.top(), x, area.center().y()}, number, look.palette.text, look));
        plot.handles.push_back({.key = number.key,
            .place = {x, area.center().y()},
            .value = static_cast<double>(number.value),
            .kind = HandleKind::Neutral,
            .diameter = 12,
            .snap = Snap {.lowest = number.lowest, .marks = {frame.trained}}});
    }
}

Label countsName(const Plot& plot, const Look& look)
{
    return {{plot.ground.left() - look.px(8), plot.ground.top() - look.px(11)},
        ContextWords::tr("pairs", "an axis of counts"), TextRole::Axis, look.palette.notes,
        Alignment::Right};
}

} // namespace

QString seenDistancesWords(const SeenDistancesFrame& frame)
{
    if (frame.untrained == 0)
        return ContextWords::tr("No visible pair is farther apart than in training");
    return ContextWords::tr("%1 % of the visible pairs are farther apart than in training")
        .arg(untrainedShare(frame));
}

QRectF distanceMatrix(const QRectF& area, const SeenDistancesFrame& frame, const Look& look)
{
    const double legend = heightOf(seenLegend(area, frame, look));
    const double space = area.height() - look.px(headHeight + footHeight) - legend;
    const double side = std::max(1.0, std::min(space, shareOfMatrix * area.width()));
    return {area.left() + look.px(matrixMargin), area.top() + look.px(headHeight), side, side};
}

std::int64_t positionAlong(double pixel, double begin, double side, const SeenDistancesFrame& frame)
{
    const double share = (pixel - begin) / side;
    return std::clamp<std::int64_t>(
        static_cast<std::int64_t>(std::floor(share * static_cast<double>(frame.length))), 0,
        frame.length - 1);
}

Plot seenDistancesPlot(const QRectF& area, const SeenDistancesFrame& frame,
    const std::optional<SeenDistancesFrame>& ghost, const Look& look)
{
    if (frame.bins.empty())
        return {};
    const SeenLegend legend = seenLegend(area, frame, look);
    const QRectF matrix = distanceMatrix(area, frame, look);
    const QRectF beside(QPointF(matrix.right(), area.top()),
        QPointF(area.right(), area.bottom() - heightOf(legend)));
    const double below = stripGap + stripHeight + axisHeight;
    Plot plot {
        .ground = groundIn(beside, {leftOfCounts(look), headHeight + handleRow, 12, below}, look)};
    plot.foot = strip(plot, look).bottom();
    plot.x = distanceAxis(plot.ground, look);
    plot.y =
        countAxis(plot.ground, std::max(maxCounted(frame), ghost ? maxCounted(*ghost) : 1), look);
    plot.layers = headOf(area, frame, look) + matrixOf(matrix, frame, ghost, look)
        + columnsOf(plot, frame, look) + stripOf(plot, frame, look) + legend.layers
        + Layers {countsName(plot, look)};
    if (ghost)
        plot.layers = std::move(plot.layers) + ghostColumns(plot, *ghost, look);
    addNumbers(plot, frame, look);
    addLengths(plot, frame, look);
    return plot;
}

Layers seenDistancesPointed(const Plot& plot, const QRectF& matrix, const SeenDistancesFrame& frame,
    const Focus& focus, const Look& look)
{
    Layers layers;
    const auto pixel = [&](std::int64_t position, double begin) {
        return begin
            + (static_cast<double>(position) + 0.5) / static_cast<double>(frame.length)
            * matrix.width();
    };
    if (focus.query && focus.key && *focus.query < frame.length && *focus.key < frame.length) {
        const QPointF place(pixel(*focus.key, matrix.left()), pixel(*focus.query, matrix.top()));
        layers.emplace_back(
            Rule {{matrix.left(), place.y(), place.x(), place.y()}, look.palette.query, 1.5});
        layers.emplace_back(
            Rule {{place.x(), place.y(), place.x(), matrix.bottom()}, look.palette.key, 1.5});
        layers.emplace_back(Marks {.places = {place},
            .radius = look.px(4),
            .edge = QPen(look.palette.text, look.px(2)),
            .fill = look.palette.ground});
    }
    if (focus.distance && *focus.distance >= 0) {
        const double x = plot.x.pixel(std::sqrt(
            placeOf(*focus.distance) * static_cast<double>(*focus.distance + focus.covered)));
        layers.emplace_back(Rule {{x, plot.ground.top(), x, *plot.foot}, look.palette.text, 1});
    }
    return layers;
}

} // namespace lab::ui
