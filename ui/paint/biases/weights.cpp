#include "ui/paint/biases/weights.h"

#include "ui/paint/biases/bias_matrix.h"
#include "ui/paint/biases/biases_words.h"
#include "ui/paint/comparison.h"
#include "ui/paint/controls/handles.h"
#include "ui/paint/drawing/qt_texts.h"
#include "ui/paint/heatmap.h"
#include "ui/paint/plot/axis.h"
#include "ui/paint/text/number_text.h"
#include "ui/paint/text/text.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

constexpr double titleSpace = 28;
constexpr double footSpace = 20;
constexpr double axisGap = 8; // between a number and the bars
constexpr double between = 22;
constexpr double spaceRight = 80;
constexpr double lowestMark = 8; // pixels of the outline of a small weight
constexpr double lowestWithZero = 26; // strip of scores with a number between its ends
constexpr double narrowestBar = 5; // pixels of a cell
constexpr double narrowestDots = 8;

double largestDragged(const WeightsFrame& frame)
{
    double largest = 0;
    for (const auto& dragged : frame.dragged)
        largest = std::max(largest, std::abs(dragged.score));
    return largest;
}

double scoreRange(double largest)
{
    return largest <= 6 ? 6 : largest <= 12 ? 12 : largestScore;
}

double largestWeight(const WeightsFrame& frame)
{
    double largest = 0;
    for (std::size_t cell = 0; cell < frame.after.size(); ++cell) {
        if (!std::isnan(frame.after[cell]))
            largest = std::max({largest, frame.after[cell], frame.before[cell]});
    }
    return largest;
}

QRectF barOf(const WeightsLayout& layout, int cell, double value)
{
    const double gap = layout.keys.cellSize() >= 10 ? 2 : 1;
    const double left = std::round(layout.keys.cellBegin(cell)) + gap / 2;
    const double right = std::round(layout.keys.cellBegin(cell + 1)) - gap / 2;
    return {QPointF(left, std::round(layout.weight.pixel(value))),
        QPointF(right, layout.bars.bottom())};
}

void paintHollow(QPainter& painter, const QRectF& bar, const Look& look)
{
    const double half = look.px(0.5);
    painter.setPen(
        QPen(look.palette.notes, look.px(1), Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(bar.adjusted(half, 0, -half, 0));
}

// The outline of narrow cells: one point at each corner of the steps.
QPainterPath steps(const WeightsLayout& layout, const std::vector<double>& values)
{
    QPainterPath path;
    bool isOpen = false;
    double right = 0;
    const auto close = [&] {
        if (isOpen)
            path.lineTo(right, layout.bars.bottom());
        isOpen = false;
    };
    for (int cell = 0; cell < layout.keys.runs.count; ++cell) {
        const double value = values[static_cast<std::size_t>(cell)];
        if (std::isnan(value)) {
            close();
            continue;
        }
        const double left = layout.keys.cellBegin(cell);
        const double top = layout.weight.pixel(value);
        if (!isOpen)
            path.moveTo(left, layout.bars.bottom());
        isOpen = true;
        path.lineTo(left, top);
        right = layout.keys.cellBegin(cell + 1);
        path.lineTo(right, top);
    }
    close();
    return path;
}

void paintBars(
    QPainter& painter, const WeightsLayout& layout, const WeightsFrame& frame, const Look& look)
{
    if (layout.keys.cellSize() < look.px(narrowestBar)) {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.fillPath(steps(layout, frame.after), look.palette.result);
        painter.strokePath(steps(layout, frame.before), QPen(look.palette.notes, look.px(1)));
        painter.setRenderHint(QPainter::Antialiasing, false);
        return;
    }
    for (int cell = 0; cell < frame.runs.count; ++cell) {
        if (!isSeen(frame, cell))
            continue;
        const auto index = static_cast<std::size_t>(cell);
        painter.fillRect(barOf(layout, cell, frame.after[index]), look.palette.result);
        paintHollow(painter, barOf(layout, cell, frame.before[index]), look);
    }
}

// For narrow cells only the handle of the marked key, which keys and mouse can drag as any other.
void paintDots(QPainter& painter, const WeightsLayout& layout, const WeightsFrame& frame,
    std::int64_t key, const Look& look)
{
    const std::int64_t end =
        std::min(frame.end, frame.runs.first + static_cast<std::int64_t>(frame.runs.count));
    const double diameter = std::clamp(layout.keys.cellSize() * 0.7, look.px(6), look.px(10));
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(look.palette.result);
    const auto draw = [&](std::int64_t key, double value, double size) {
        painter.drawEllipse(layout.dot(key, value), size / 2, size / 2);
    };
    if (layout.keys.cellSize() >= look.px(narrowestDots)) {
        for (std::int64_t key = frame.runs.first; key < end; ++key) {
            if (isSeen(frame, static_cast<int>(key - frame.runs.first)))
                draw(key, scoreOf(frame, key), diameter * 0.7);
        }
    } else if (layout.keys.shows(key) && isSeen(frame, layout.keys.cellOf(key)))
        draw(key, scoreOf(frame, key), diameter);
    for (const auto& dragged : frame.dragged)
        draw(dragged.key, dragged.score, diameter);
    painter.setRenderHint(QPainter::Antialiasing, false);
}

void paintAxes(
    QPainter& painter, const WeightsLayout& layout, const WeightsFrame& frame, const Look& look)
{
    const double right = layout.bars.left() - look.px(axisGap);
    const double drop = digitHeight(TextRole::Axis, look) / 2;
    const auto write = [&](double y, const QString& text) {
        paintText(painter, {right, y + drop}, text, TextRole::Axis, look.palette.notes, look,
            Alignment::Right);
    };
    const bool hasZero = layout.scores.height() >= look.px(lowestWithZero);
    for (const double score : {layout.score.lowest, 0.0, layout.score.highest})
        if (hasZero || std::abs(score) > 0)
            write(layout.score.pixel(score), tickLabel(score, 1));
    // Two axes, one above the other: a line to the left of each separates them.
    for (const QRectF& part : {layout.scores, layout.bars})
        painter.fillRect(QRectF(std::round(part.left() - look.px(4)), part.top(),
                             std::max(1.0, std::round(look.px(1))), part.height()),
            look.palette.axis);
    paintUpwards(painter, layout.bars, layout.weight, look);
    painter.fillRect(QRectF(layout.scores.left(), std::round(layout.score.pixel(0)),
                         layout.scores.width(), std::max(1.0, std::round(look.px(1)))),
        look.palette.grid);
    const double space = std::max(
        drawing::positionLabelSpace(frame.end, QtStyle(look).style) + look.px(16), look.px(44));
    for (const double tick : layout.keys.ticks(space))
        paintText(painter, {layout.keys.scale.pixel(tick), layout.bars.bottom() + look.px(16)},
            wholeNumber(static_cast<std::int64_t>(tick)), TextRole::Axis, look.palette.notes, look,
            Alignment::Centre);
}

// Hidden keys are hatched through both parts, as in the matrix.
void paintMask(
    QPainter& painter, const WeightsLayout& layout, const WeightsFrame& frame, const Look& look)
{
    for (int cell = 0; cell < frame.runs.count; ++cell) {
        const int first = cell;
        while (cell < frame.runs.count && !isSeen(frame, cell))
            ++cell;
        if (cell > first)
            paintHatching(painter, layout.column(first).united(layout.column(cell - 1)), look);
    }
}

void paintKey(QPainter& painter, const WeightsLayout& layout, const WeightsFrame& frame,
    std::int64_t key, double width, const Look& look)
{
    if (!layout.keys.shows(key))
        return;
    const int cell = layout.keys.cellOf(key);
    if (!isSeen(frame, cell))
        return;
    const auto index = static_cast<std::size_t>(cell);
    QRectF bar = barOf(layout, cell, std::max(frame.before[index], frame.after[index]));
    const double wider = std::max(0.0, look.px(5) - bar.width()) / 2;
    bar.adjust(-wider, std::min(0.0, bar.height() - look.px(lowestMark)), wider, 0);
    painter.setPen(
        QPen(look.palette.text, look.px(width), Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(bar);
}

void paintGhost(QPainter& painter, const WeightsLayout& layout, const WeightsFrame& frame,
    const WeightsFrame& ghost, const Look& look)
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.strokePath(steps(layout, ghost.after), ghostPen(look.palette.result, look));
    painter.setPen(QPen(ghostColor(look.palette.result, look.palette), look.px(ghostWidth)));
    painter.setBrush(Qt::NoBrush);
    for (const auto& dragged : ghost.dragged) {
        if (std::abs(scoreOf(frame, dragged.key) - dragged.score) > 0)
            painter.drawEllipse(layout.dot(dragged.key, dragged.score), look.px(3.5), look.px(3.5));
    }
    painter.setRenderHint(QPainter::Antialiasing, false);
}

// The two weights beside the bars: those of the key, or their sums for a cell of many keys under
// the pointer.
void paintValues(QPainter& painter, const WeightsLayout& layout, const WeightsFrame& frame,
    std::int64_t key, const PointedLook& look)
{
    if (!layout.keys.shows(key))
        return;
    const int cell = layout.keys.cellOf(key);
    const std::int64_t keys = shownSize(frame.runs, cell, frame.end);
    const bool isOwn = key == frame.marked.key && (keys == 1 || look.focus.covered <= 1);
    if (isOwn ? std::isnan(frame.marked.after) : !isSeen(frame, cell))
        return;
    const auto index = static_cast<std::size_t>(cell);
    const double before = isOwn ? frame.marked.before : frame.before[index];
    const double after = isOwn ? frame.marked.after : frame.after[index];
    const double left = layout.bars.right() + look.px(12);
    const auto write = [&](double baseline, WeightSwatch swatch, double value,
                           const QColor& colour) {
        paintSwatch(
            painter, QRectF(left, baseline - look.px(10), look.px(8), look.px(11)), swatch, look);
        const QString text = value < 0.00005 ? u"< 0.0001"_s : decimals(value, 4);
        paintText(painter, {left + look.px(14), baseline}, text, TextRole::Axis, colour, look);
    };
    if (keys == 1) {
        const double baseline = layout.scores.center().y() + digitHeight(TextRole::Axis, look) / 2;
        paintSwatch(painter, QRectF(left, baseline - look.px(10), look.px(8), look.px(11)),
            WeightSwatch::Score, look);
        paintText(painter, {left + look.px(14), baseline}, decimals(scoreOf(frame, key), 1),
            TextRole::Axis, look.palette.resultText, look);
    }
    const double middle = layout.bars.center().y();
    write(middle - look.px(3), WeightSwatch::Before, before, look.palette.notes);
    write(middle + look.px(15), WeightSwatch::After, after, look.palette.resultText);
    if (!isOwn && keys > 1)
        paintText(painter, {left, middle + look.px(33)},
            fitted(BiasesWords::tr("%1 keys").arg(wholeNumber(keys)), look.px(spaceRight - 12),
                TextRole::Note, look),
            TextRole::Note, look.palette.notes, look);
}

} // namespace

double weightsSpaceRight(const Look& look)
{
    return look.px(spaceRight);
}

WeightsLayout::WeightsLayout(const QRectF& area, const WeightsFrame& frame, const Look& look,
    const std::optional<WeightsFrame>& ghost)
    : keys(frame.runs, frame.end, area.left() + matrixSpaceLeft(frame.end, look),
        area.right() - weightsSpaceRight(look))
{
    const double top = area.top() + look.px(titleSpace);
    const double bottom = area.bottom() - look.px(footSpace);
    const double middle = std::round(top + (bottom - top) * 0.45);
    scores = {QPointF(keys.scale.from, top), QPointF(keys.scale.to, middle - look.px(between / 2))};
    bars = {
        QPointF(keys.scale.from, middle + look.px(between / 2)), QPointF(keys.scale.to, bottom)};
    const double range =
        scoreRange(std::max(largestDragged(frame), ghost ? largestDragged(*ghost) : 0));
    score = {-range, range, scores.bottom(), scores.top()};
    const double largest = std::max(largestWeight(frame), ghost ? largestWeight(*ghost) : 0);
    const TickedRange rounded = roundRange(0, largest > 0 ? largest : 1, 3);
    weight = Axis::linear(0, rounded.highest, bars.bottom(), bars.top());
    weight.ticks = labelled(rounded.ticks);
    if (textWidth(weight.ticks.back().label, TextRole::Axis, look)
        <= matrixSpaceLeft(frame.end, look) - look.px(axisGap))
        return;
    const int power = static_cast<int>(std::floor(std::log10(rounded.highest) + 1e-9));
    weight.ticks = {
        {0, wholeNumber(0)}, {std::pow(10, power), withSuperscripts(decadeLabel(power))}};
}

QRectF WeightsLayout::column(int cell) const
{
    return {QPointF(keys.cellBegin(cell), scores.top()),
        QPointF(keys.cellBegin(cell + 1), bars.bottom())};
}

QPointF WeightsLayout::dot(std::int64_t key, double value) const
{
    return {keys.pixel(key), score.pixel(value)};
}

std::optional<std::int64_t> WeightsLayout::dotAt(
    QPointF point, const WeightsFrame& frame, const Look& look) const
{
    if (point.x() < scores.left() || point.x() > scores.right())
        return std::nullopt;
    std::optional<std::int64_t> nearest;
    double least = look.px(12);
    for (const auto& dragged : frame.dragged) {
        const QPointF centre = dot(dragged.key, dragged.score);
        const double away = std::abs(point.x() - centre.x());
        if (isGrabbed(centre, point, look) && away < least) {
            nearest = dragged.key;
            least = away;
        }
    }
    const std::int64_t key = keys.positionAt(point.x());
    const bool isNearer = !nearest || std::abs(keys.pixel(key) - point.x()) < least;
    if (isNearer && isSeen(frame, keys.cellOf(key))
        && isGrabbed(dot(key, scoreOf(frame, key)), point, look))
        return key;
    return nearest;
}

double scoreOf(const WeightsFrame& frame, std::int64_t key)
{
    const auto found = std::ranges::find(frame.dragged, key, &WeightsFrame::DraggedScore::key);
    return found == frame.dragged.end() ? 0 : found->score;
}

bool isSeen(const WeightsFrame& frame, int cell)
{
    return !std::isnan(frame.after[static_cast<std::size_t>(cell)]);
}

void paintWeights(QPainter& painter, const WeightsLayout& layout, const WeightsFrame& frame,
    std::int64_t key, const PointedLook& look, const std::optional<WeightsFrame>& ghost)
{
    paintMask(painter, layout, frame, look);
    paintAxes(painter, layout, frame, look);
    if (ghost)
        paintGhost(painter, layout, frame, *ghost, look);
    paintBars(painter, layout, frame, look);
    paintDots(painter, layout, frame, key, look);
    paintKey(painter, layout, frame, key, 2, look);
    const Focus& focus = look.focus;
    std::optional<std::int64_t> pointed = focus.key;
    if (!pointed && focus.distance)
        pointed = frame.query - *focus.distance;
    if (pointed && *pointed != key)
        paintKey(painter, layout, frame, *pointed, 1, look);
    paintValues(painter, layout, frame, pointed.value_or(key), look);
}

void paintSwatch(QPainter& painter, const QRectF& place, WeightSwatch swatch, const Look& look)
{
    if (swatch == WeightSwatch::After)
        return painter.fillRect(place, look.palette.result);
    if (swatch == WeightSwatch::Before)
        return paintHollow(painter, place, look);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(look.palette.result);
    painter.drawEllipse(place.center(), look.px(4), look.px(4));
    painter.setRenderHint(QPainter::Antialiasing, false);
}

} // namespace lab::ui
