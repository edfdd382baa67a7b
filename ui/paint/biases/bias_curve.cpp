#include "ui/paint/biases/bias_curve.h"

#include "core/figures/biases/slope_words.h"
#include "ui/paint/biases/bias_handles.h"
#include "ui/paint/curves.h"
#include "ui/paint/drawing/qt_texts.h"
#include "ui/paint/ghost_curve.h"
#include "ui/paint/text/number_text.h"
#include "ui/paint/text/text.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

constexpr double titleSpace = 32;
constexpr double titleBaseline = 16;
constexpr double footSpace = 20;
constexpr double gutter = 24;
constexpr double narrowestCurve = 120; // with its numbers
constexpr double swatchWidth = 12;
constexpr double columnGap = 10;
constexpr double largestPitch = 23;
constexpr double smallestPitch = 16;
constexpr int maxDashed = 24; // heads whose other lines can be distinguished

// Numbers beside a small plot: long ones as powers of ten, the others with equal decimals.
QString biasLabel(double bias, const std::vector<double>& ticks)
{
    const double step = ticks.size() > 1 ? ticks[1] - ticks[0] : std::abs(bias);
    return bias <= -100'000 ? powerOfTen(bias, 2) : tickLabel(bias, step);
}

QString distanceLabel(double distance)
{
    return wholeNumber(std::llround(distance));
}

/// The minimum and maximum over all lines, with 0.
struct BiasRange {
    double lowest = 0;
    double highest = 0;

    void take(double bias)
    {
        if (!std::isfinite(bias))
            return;
        lowest = std::min(lowest, bias);
        highest = std::max(highest, bias);
    }
    double largest() const { return std::max(-lowest, highest); }
};

/// For biases up to that size.
int decimalsOf(double largest)
{
    return largest < 1000 ? 4 : largest < 100'000 ? 2 : 0;
}

BiasRange rangeOf(const BiasCurveFrame& frame, const std::optional<BiasCurveFrame>& ghost)
{
    BiasRange range;
    const auto takeAll = [&range](const BiasCurveFrame& one) {
        for (const std::vector<double>& line : one.lines)
            for (const double bias : line)
                range.take(bias);
    };
    takeAll(frame);
    if (ghost)
        takeAll(*ghost);
    if (frame.rulesDiffer)
        for (const HeadSlope& head : frame.heads)
            range.take(-head.otherSlope * static_cast<double>(frame.farthest));
    if (!(range.lowest < range.highest))
        range = {-1, 1};
    return range;
}

bool isStraight(const BiasCurveFrame& frame)
{
    return frame.encoding == BiasEncoding::Alibi;
}

// Digits have equal widths: the longest text is the widest, or nearly.
template <class TextOf>
double widestOf(const std::vector<HeadSlope>& heads, TextOf textOf, const Look& look)
{
    QString longest;
    for (const HeadSlope& head : heads) {
        const QString text = qt(textOf(head, drawing::slopeForm(heads)));
        if (text.size() > longest.size())
            longest = text;
    }
    return textWidth(longest, TextRole::BodyStrong, look);
}

// From the steepest slope to the flattest, else in their order.
QColor lineColor(const BiasCurveFrame& frame, int head, const Palette& palette)
{
    const auto index = static_cast<std::size_t>(head - 1);
    return pairColor(palette, isStraight(frame) ? frame.heads[index].rank : head - 1, frame.count);
}

std::vector<QPointF> pointsOf(const Plot& plot, const BiasCurveFrame& frame, int head)
{
    const std::vector<double>& line = frame.lines[static_cast<std::size_t>(head - 1)];
    std::vector<QPointF> points;
    points.reserve(line.size());
    for (std::size_t i = 0; i < line.size(); ++i)
        points.push_back(plot.at(frame.distances[i], line[i]));
    return points;
}

Curve lineOf(
    const Plot& plot, const BiasCurveFrame& frame, int head, double width, const Look& look)
{
    return {pointsOf(plot, frame, head),
        {.colour = lineColor(frame, head, look.palette), .width = width}};
}

Curve otherLineOf(const Plot& plot, const BiasCurveFrame& frame, int head, const QColor& colour)
{
    const double slope = frame.heads[static_cast<std::size_t>(head - 1)].otherSlope;
    std::vector<QPointF> points;
    for (const double distance : frame.distances)
        points.push_back(plot.at(distance, 0 - slope * std::abs(distance)));
    return {std::move(points), {.colour = colour, .width = 1, .dashed = true}};
}

Layers ghostOf(const Plot& plot, const BiasCurveFrame& ghost, const Look& look)
{
    const int first = ghost.count > maxDashed ? ghost.head : 1;
    const int last = ghost.count > maxDashed ? ghost.head : ghost.count;
    Layers layers;
    for (int head = first; head <= last; ++head)
        layers.emplace_back(Curve {pointsOf(plot, ghost, head),
            ghostStyle(lineColor(ghost, head, look.palette), look.palette)});
    return layers;
}

/// With this number of decimals; as a power of ten if they would show nothing of it.
QString biasText(double bias, int places)
{
    if (std::isnan(bias))
        return u"–"_s;
    const bool isHidden = std::abs(bias) > 0 && std::abs(bias) < 0.5 * std::pow(10.0, -places);
    return isHidden ? powerOfTen(bias, 2) : decimals(bias, places);
}

Layers rowOf(const BiasCurveLayout& layout, const BiasCurveFrame& frame, int head, const Look& look)
{
    Layers layers;
    const bool isSelected = head == frame.head;
    const QRectF row = layout.row(head);
    const TextRole role = isSelected ? TextRole::BodyStrong : TextRole::Body;
    const double baseline = row.center().y() + digitHeight(role, look) / 2;
    const double thick = look.px(isSelected ? 4 : 3);
    layers.emplace_back(Region {
        QRectF(row.left(), std::round(row.center().y() - thick / 2), look.px(swatchWidth), thick),
        lineColor(frame, head, look.palette)});
    const auto write = [&](double x, const QString& text, Alignment alignment, const QColor& colour,
                           TextRole own) {
        layers.emplace_back(Label {{x, baseline}, text, own, colour, alignment});
    };
    write(layout.numberRight, QString::number(head), Alignment::Right, look.palette.text, role);
    if (isStraight(frame)) {
        const HeadSlope& one = frame.heads[static_cast<std::size_t>(head - 1)];
        const drawing::SlopeForm form = drawing::slopeForm(frame.heads);
        write(layout.slopeLeft, qt(slopeText(one, form)), Alignment::Left, look.palette.text, role);
        if (layout.hasOther)
            write(layout.otherLeft, qt(otherSlopeText(one, form)), Alignment::Left,
                look.palette.notes, TextRole::Body);
    }
    const double bias = frame.present[static_cast<std::size_t>(head - 1)];
    write(row.right(), biasText(bias, layout.decimals), Alignment::Right, look.palette.text, role);
    return layers;
}

} // namespace

double biasAt(const BiasCurveFrame& frame, int head, double distance)
{
    const std::vector<double>& line = frame.lines[static_cast<std::size_t>(head - 1)];
    const auto next = std::ranges::lower_bound(frame.distances, distance);
    if (next == frame.distances.end())
        return std::nan("");
    const auto index = static_cast<std::size_t>(next - frame.distances.begin());
    if (index == 0 || !(*next > distance))
        return *next > distance ? std::nan("") : line[index];
    const double share =
        (distance - frame.distances[index - 1]) / (*next - frame.distances[index - 1]);
    return line[index - 1] + share * (line[index] - line[index - 1]);
}

BiasCurveLayout::BiasCurveLayout(const QRectF& area, const BiasCurveFrame& frame, double otherTitle,
    const Look& look, const std::optional<BiasCurveFrame>& ghost)
{
    if (!look.hasWords) { // and no numbers need space
        placeCurve(area, frame, look, ghost);
        return;
    }
    const double wide = tableWidth(frame, otherTitle, look);
    const bool isBeside = area.width() - wide - look.px(gutter) >= look.px(narrowestCurve);
    if (isBeside) {
        hasOther = frame.rulesDiffer;
        placeCurve(area.adjusted(0, 0, -wide - look.px(gutter), 0), frame, look, ghost);
        placeTable(area.adjusted(area.width() - wide, 0, 0, 0), frame, look);
        return;
    }
    hasOther = frame.rulesDiffer && wide <= area.width();
    const double rowsHigh = look.px(titleSpace + smallestPitch * frame.count);
    const double height = std::max(0.0, area.height());
    const double high = std::round(std::clamp(height - rowsHigh, height * 0.48, height * 0.6));
    placeCurve(area.adjusted(0, 0, 0, high - area.height()), frame, look, ghost);
    placeTable(area.adjusted(0, high + look.px(8), 0, 0), frame, look);
}

// Also sets the places of the columns, from the left end of the table.
double BiasCurveLayout::tableWidth(const BiasCurveFrame& frame, double otherTitle, const Look& look)
{
    BiasRange range = rangeOf(frame, {});
    BiasRange present;
    for (const double bias : frame.present) {
        range.take(bias);
        present.take(bias);
    }
    // The column stays in place while the distance changes; its decimals follow from its numbers.
    const double largest = range.largest();
    decimals = decimalsOf(present.largest());
    const double slope = widestOf(frame.heads, drawing::slopeText, look);
    const double other = frame.rulesDiffer
        ? std::max(otherTitle, widestOf(frame.heads, drawing::otherSlopeText, look))
        : 0;
    const QString largestHead = QString::number(frame.count);
    const double gap = look.px(columnGap);
    numberRight = look.px(swatchWidth + 8) + textWidth(largestHead, TextRole::BodyStrong, look);
    slopeLeft = numberRight + gap;
    otherLeft = slopeLeft + (isStraight(frame) ? slope + gap : 0);
    double numbers =
        textWidth(lab::ui::decimals(-largest, decimalsOf(largest)), TextRole::BodyStrong, look);
    for (const double bias : frame.present)
        numbers =
            std::max(numbers, textWidth(biasText(bias, decimals), TextRole::BodyStrong, look));
    return std::ceil(otherLeft + (frame.rulesDiffer ? other + gap : 0) + numbers);
}

void BiasCurveLayout::placeCurve(const QRectF& area, const BiasCurveFrame& frame, const Look& look,
    const std::optional<BiasCurveFrame>& ghost)
{
    const auto far = static_cast<double>(frame.farthest);
    const int most = area.height() < look.px(140) ? 3 : 5;
    BiasRange range = rangeOf(frame, ghost);
    if (isStraight(frame)) {
        biasTicks = roundTicks(range.lowest, range.highest, most);
    } else {
        const TickedRange rounded = roundRange(range.lowest, range.highest, most);
        range = {rounded.lowest, rounded.highest};
        biasTicks = rounded.ticks;
    }
    const auto written = [&](const QString& number) {
        return look.hasWords ? textWidth(number, TextRole::Axis, look) : 0;
    };
    double numbers = 0;
    for (const double tick : biasTicks)
        numbers = std::max(numbers, written(biasLabel(tick, biasTicks)));
    const double lastNumber = written(distanceLabel(far)) / 2;
    plot = area.adjusted(std::ceil(numbers + look.px(8)), look.px(titleSpace),
        -std::ceil(lastNumber + look.px(1)), -look.px(footSpace));
    x = {frame.mask == Mask::Symmetric ? -far : 0, far, plot.left(), plot.right()};
    y = {range.lowest, range.highest, plot.bottom(), plot.top()};
    curveTitle = {area.left(), area.top() + look.px(titleBaseline)};
}

void BiasCurveLayout::placeTable(const QRectF& area, const BiasCurveFrame& frame, const Look& look)
{
    const int heads = frame.count;
    table = area.adjusted(0, look.px(titleSpace - 8), 0, 0);
    pitch = std::clamp(table.height() / heads, look.px(smallestPitch), look.px(largestPitch));
    rows = std::clamp(static_cast<int>(table.height() / pitch), 1, heads);
    firstHead = std::clamp(frame.head - rows / 2, 1, heads - rows + 1);
    numberRight += table.left();
    slopeLeft += table.left();
    otherLeft += table.left();
    tableTitle = {area.left(), area.top() + look.px(titleBaseline)};
}

QRectF BiasCurveLayout::row(int head) const
{
    return {table.left(), table.top() + (head - firstHead) * pitch, table.width(), pitch};
}

std::optional<int> BiasCurveLayout::headInTable(QPointF point) const
{
    if (rows == 0 || point.x() < table.left() || point.x() > table.right())
        return std::nullopt;
    const int row = static_cast<int>(std::floor((point.y() - table.top()) / pitch));
    if (row < 0 || row >= rows)
        return std::nullopt;
    return firstHead + row;
}

std::optional<int> BiasCurveLayout::headOfLine(
    QPointF point, const BiasCurveFrame& frame, const Look& look) const
{
    if (!plot.adjusted(0, -look.px(4), 0, look.px(4)).contains(point))
        return std::nullopt;
    const double distance = x.value(point.x());
    const double pixel = look.px(1) / x.pixelsPerUnit();
    std::optional<int> nearest;
    double least = look.px(8);
    for (int head = 1; head <= frame.count; ++head) {
        const double bias = biasAt(frame, head, distance);
        const double steepness = (biasAt(frame, head, std::min(distance + pixel, x.highest))
                                     - biasAt(frame, head, std::max(distance - pixel, x.lowest)))
            / (2 * pixel) * y.pixelsPerUnit() / x.pixelsPerUnit();
        const double away = std::abs(point.y() - y.pixel(bias))
            / std::hypot(1, std::isfinite(steepness) ? steepness : 0);
        if (away < least) {
            least = away;
            nearest = head;
        }
    }
    return nearest;
}

std::int64_t BiasCurveLayout::distanceAt(double pixel) const
{
    return std::llround(std::clamp(x.value(pixel), x.lowest, x.highest));
}

Plot biasCurvePlot(const BiasCurveLayout& layout, const BiasCurveFrame& frame,
    const std::optional<BiasCurveFrame>& ghost, const Look& look)
{
    Plot plot {.ground = layout.plot};
    plot.x = Axis::linear(layout.x.lowest, layout.x.highest, layout.x.from, layout.x.to);
    plot.y = Axis::linear(layout.y.lowest, layout.y.highest, layout.y.from, layout.y.to);
    for (const double tick : layout.biasTicks)
        plot.y.ticks.push_back({tick, biasLabel(tick, layout.biasTicks)});
    const double widest =
        textWidth(distanceLabel(layout.x.highest), TextRole::Axis, look) + look.px(12);
    const int most = std::clamp(static_cast<int>(layout.plot.width() / widest) + 1, 2, 5);
    for (const double tick : positionTicks(layout.x.lowest, layout.x.highest, most))
        plot.x.ticks.push_back({tick, distanceLabel(tick)});
    if (ghost)
        plot.layers = ghostOf(plot, *ghost, look);
    if (frame.rulesDiffer && frame.count <= maxDashed)
        for (int head = 1; head <= frame.count; ++head)
            plot.layers.emplace_back(otherLineOf(plot, frame, head, look.palette.axis));
    for (int head = frame.count; head >= 1; --head) {
        Curve line = lineOf(plot, frame, head, frame.count > 32 ? 1 : 1.5, look);
        if (frame.encoding == BiasEncoding::RelativeBias) // jagged; otherwise they would hide the
                                                          // selected one
            line.style.colour = blended(line.style.colour, look.palette.ground, 0.3);
        plot.layers.emplace_back(std::move(line));
    }
    for (int head = layout.firstHead; head < layout.firstHead + layout.rows; ++head)
        plot.layers = plot.layers + rowOf(layout, frame, head, look);
    addBiasHandles(plot, frame, ghost, look);
    return plot;
}

Layers biasCurvePointed(
    const Plot& plot, const BiasCurveFrame& frame, const Focus& focus, const Look& look)
{
    Layers layers;
    if (frame.rulesDiffer && frame.count > maxDashed)
        layers.emplace_back(otherLineOf(plot, frame, frame.head, look.palette.notes));
    if (focus.head && *focus.head <= frame.count)
        layers.emplace_back(lineOf(plot, frame, *focus.head, 2.5, look));
    layers.emplace_back(lineOf(plot, frame, frame.head, 3, look));
    const auto mark = [&](std::int64_t distance, const QColor& colour) {
        const auto place = static_cast<double>(distance);
        if (place >= plot.x.lowest() && place <= plot.x.highest())
            layers.emplace_back(Rule {plot.upright(place), colour});
    };
    if (focus.distance && *focus.distance != frame.distance)
        mark(*focus.distance, look.palette.axis);
    if (!frame.isMasked)
        mark(frame.distance, look.palette.text);
    return layers;
}

Layers slopeBefore(const Plot& taken, const Look& look)
{
    const Handle* slope = taken.handle("alibi.bias_max");
    if (!slope)
        return {};
    QPen pen(look.palette.axis, look.px(1.2));
    pen.setDashPattern({4, 3});
    return {Stroke {QLineF(taken.at(0, 0), slope->place), pen}};
}

Layers biasRowPointed(const BiasCurveLayout& layout, const BiasCurveFrame& frame,
    const Focus& focus, const Look& look)
{
    const bool isElsewhere = !focus.head || focus.picture == Picture::BiasesMatrix;
    if (isElsewhere || *focus.head == frame.head || *focus.head < layout.firstHead
        || *focus.head >= layout.firstHead + layout.rows)
        return {};
    const QRectF row = layout.row(*focus.head);
    return {Rule {{row.bottomLeft(), row.bottomRight()}, look.palette.text, 1}};
}

} // namespace lab::ui
