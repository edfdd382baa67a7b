#include "ui/paint/rotations/staircase.h"

#include "ui/paint/comparison.h"
#include "ui/paint/raster/pixel_grid.h"
#include "ui/paint/rotations/rotations_words.h"
#include "ui/paint/rotations/staircase_sum.h"
#include "ui/paint/text/number_text.h"
#include "ui/paint/text/text.h"

#include <QPainter>
#include <QPolygonF>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

constexpr double tallestRow = 40;
constexpr double shortestNumberedRow = 14;
constexpr double thinnestHollowRow = 7;
constexpr int maxTicks = 5;

double largestScore(const ScoresFrame& frame)
{
    double largest = 0;
    for (int step = 0; step < frame.steps(); ++step)
        largest = std::max(largest, std::abs(frame.end(step) - frame.start(step)));
    return largest;
}

QString scoreText(double score, double largest)
{
    return withSign(score, largest < 100 ? 3 : largest < 10000 ? 1 : 0);
}

double sumAt(const ScoresFrame& frame, int index)
{
    return frame.sums[static_cast<std::size_t>(index)];
}

double scoreOf(const ScoresFrame& frame, int step)
{
    return step < frame.turning ? frame.scores[static_cast<std::size_t>(step)]
                                : frame.end(step) - frame.start(step);
}

/// "5", or "32–95" for several unrotated pairs.
QString stepName(const ScoresFrame& frame, int step)
{
    const int last = static_cast<int>(frame.scores.size()) - 1;
    return step < frame.turning || step == last ? QString::number(step)
                                                : u"%1\u2013%2"_s.arg(step).arg(last);
}

/// The bar of a step: most of its row, at least a line.
QRectF barOf(const StaircaseLayout& layout, const ScoresFrame& frame, int pair)
{
    const double from = layout.score.pixel(frame.start(pair));
    const double to = layout.score.pixel(frame.end(pair));
    const double height = layout.rowHeight * (layout.rowHeight < 4 ? 1 : 16.0 / 26);
    return {std::min(from, to), layout.middleOf(pair) - height / 2, std::abs(to - from), height};
}

void paintFrameOf(QPainter& painter, const QRectF& rect, const QColor& colour, double width)
{
    const double half = width / 2;
    painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(rect.adjusted(half, half, -half, -half));
}

void paintBar(QPainter& painter, const StaircaseLayout& layout, const ScoresFrame& frame, int pair,
    const Look& look)
{
    const QColor& colour = look.palette.result;
    const QRectF bar = barOf(layout, frame, pair);
    const double line = look.px(1.5);
    if (scoreOf(frame, pair) >= 0)
        painter.fillRect(bar, colour);
    else if (layout.rowHeight < look.px(thinnestHollowRow))
        painter.fillRect(bar, blended(colour, look.palette.ground, 0.45));
    else if (bar.width() <= 2 * line)
        painter.fillRect(bar.adjusted(0, 0, line - std::min(line, bar.width()), 0), colour);
    else
        paintFrameOf(painter, bar, colour, line);
}

void paintBars(
    QPainter& painter, const StaircaseLayout& layout, const ScoresFrame& frame, const Look& look)
{
    painter.setRenderHint(QPainter::Antialiasing);
    for (int pair = 0; pair < layout.steps; ++pair) {
        paintBar(painter, layout, frame, pair, look);
        if (pair + 1 == layout.steps || layout.rowHeight < 4)
            continue;
        const double x = layout.score.pixel(frame.end(pair));
        paintLine(painter,
            {x, barOf(layout, frame, pair).bottom(), x, barOf(layout, frame, pair + 1).top()},
            look.palette.axis, 1, look);
    }
}

/// Rows thinner than a pixel: each pixel is filled over the range of the sums of its pairs.
void paintThinBars(
    QPainter& painter, const StaircaseLayout& layout, const ScoresFrame& frame, const Look& look)
{
    const PixelGrid grid(painter);
    const QRect pixels = grid.pixels(layout.plot);
    const InPixels inPixels(painter, grid);
    for (int row = 0; row < pixels.height(); ++row) {
        const int from = row * layout.steps / pixels.height();
        const int end = std::max(from + 1, (row + 1) * layout.steps / pixels.height());
        const auto first = frame.sums.begin() + from;
        const auto past = end > frame.turning ? frame.sums.end() : frame.sums.begin() + end + 1;
        const auto [low, high] = std::minmax_element(first, past);
        const double left = grid.toPixels({layout.score.pixel(*low), 0}).x();
        const double right = grid.toPixels({layout.score.pixel(*high), 0}).x();
        painter.fillRect(
            QRectF(left, pixels.top() + row, std::max(1.0, right - left), 1), look.palette.result);
    }
}

void paintSelection(QPainter& painter, const StaircaseLayout& layout, const ScoresFrame& frame,
    int pair, double width, const Look& look)
{
    if (pair < 0 || pair >= layout.pairs)
        return;
    const double around = std::clamp(0.12 * layout.rowHeight, look.px(1.5), look.px(3)) + width / 2;
    QRectF bar =
        barOf(layout, frame, frame.stepOf(pair)).adjusted(-around, -around, around, around);
    if (bar.height() < look.px(7))
        bar = {bar.left(), bar.center().y() - look.px(3.5), bar.width(), look.px(7)};
    paintFrameOf(painter, bar, look.palette.text, width);
}

void paintRowTexts(QPainter& painter, const StaircaseLayout& layout, const ScoresFrame& frame,
    int pair, const Look& look)
{
    const bool isStrong = pair == frame.stepOf(frame.selectedPair);
    const TextRole role = isStrong ? TextRole::BodyStrong : TextRole::Body;
    const double baseline = layout.middleOf(pair) + digitHeight(role, look) / 2;
    paintText(painter, {layout.rows.left(), baseline}, stepName(frame, pair), role,
        look.palette.text, look);
    paintText(painter, {layout.rows.right(), baseline},
        scoreText(scoreOf(frame, pair), largestScore(frame)), role, look.palette.text, look,
        Alignment::Right);
}

/// The numbers of all rows, or in thin ones those of the selected pairs and every n-th.
void paintTexts(QPainter& painter, const StaircaseLayout& layout, const ScoresFrame& frame,
    const PointedLook& look)
{
    const double space = look.px(shortestNumberedRow);
    if (layout.rowHeight >= space) {
        for (int pair = 0; pair < layout.steps; ++pair)
            paintRowTexts(painter, layout, frame, pair, look);
        return;
    }
    std::vector<int> named;
    if (look.focus.pair && *look.focus.pair >= 0 && *look.focus.pair < layout.pairs)
        named.push_back(frame.stepOf(*look.focus.pair));
    const auto isFree = [&](int pair) {
        return std::ranges::none_of(named, [&](int other) {
            return std::abs(layout.middleOf(other) - layout.middleOf(pair)) < space;
        });
    };
    if (isFree(frame.selectedPair))
        named.push_back(frame.stepOf(frame.selectedPair));
    if (frame.turning < layout.pairs && isFree(frame.turning))
        named.push_back(frame.turning);
    for (const int pair : named)
        paintRowTexts(painter, layout, frame, pair, look);

    int step = 1;
    while (step * layout.rowHeight < 2 * space)
        step *= 2;
    const double down = digitHeight(TextRole::Axis, look) / 2;
    for (int pair = 0; pair < layout.steps; pair += step)
        if (isFree(pair))
            paintText(painter, {layout.rows.left(), layout.middleOf(pair) + down},
                QString::number(pair), TextRole::Axis, look.palette.notes, look);
}

void paintAxis(QPainter& painter, const StaircaseLayout& layout, const Look& look)
{
    const double baseline = layout.plot.bottom() + look.px(8) + digitHeight(TextRole::Axis, look);
    const double step = layout.ticks.size() > 1 ? layout.ticks[1] - layout.ticks[0] : 1;
    double free = -1e9;
    for (const double tick : layout.ticks) {
        const double x = layout.score.pixel(tick);
        const bool isZero = std::abs(tick) < step / 2;
        paintLine(painter, {x, layout.plot.top() - look.px(6), x, layout.plot.bottom()},
            isZero ? look.palette.axis : look.palette.grid, 1, look);
        const QString label = tickLabel(tick, step);
        const double half = textWidth(label, TextRole::Axis, look) / 2;
        if (x - half < free)
            continue;
        paintText(painter, {x, baseline}, label, TextRole::Axis, look.palette.notes, look,
            Alignment::Centre);
        free = x + half + look.px(6);
    }
}

void paintGhost(
    QPainter& painter, const StaircaseLayout& layout, const ScoresFrame& ghost, const Look& look)
{
    QPolygonF steps;
    const int pairs = std::min(layout.pairs, static_cast<int>(ghost.scores.size()));
    for (int pair = 0; pair < pairs; ++pair) {
        steps.append({layout.score.pixel(sumAt(ghost, pair)), layout.middleOf(pair)});
        steps.append({layout.score.pixel(sumAt(ghost, pair + 1)), layout.middleOf(pair)});
    }
    if (!steps.isEmpty())
        steps.append({steps.last().x(), layout.middleOf(pairs - 1) + layout.rowHeight / 2});
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(ghostPen(look.palette.result, look));
    painter.drawPolyline(steps);
    painter.setRenderHint(QPainter::Antialiasing, false);
}

} // namespace

double StaircaseLayout::middleOf(int pair) const
{
    return plot.top() + (std::min(pair, steps - 1) + 0.5) * rowHeight;
}

std::optional<int> StaircaseLayout::pairAt(QPointF point) const
{
    if (pairs == 0 || !rows.contains(point))
        return std::nullopt;
    const int step =
        std::clamp(static_cast<int>((point.y() - plot.top()) / rowHeight), 0, steps - 1);
    return step == steps - 1 ? restingPair : step;
}

StaircaseLayout staircaseLayout(const QRectF& area, const ScoresFrame& frame, const Look& look,
    const std::optional<ScoresFrame>& ghost)
{
    StaircaseLayout layout;
    layout.pairs = static_cast<int>(frame.scores.size());
    layout.steps = frame.steps();
    layout.restingPair =
        frame.stepOf(frame.selectedPair) == frame.turning ? frame.selectedPair : layout.steps - 1;
    const double top = area.top() + titleHeight(lawOf(frame), look);
    const double space = std::max(1.0, area.bottom() - heightOfSum(area, look) - top);
    layout.rowHeight = std::min(look.px(tallestRow), space / std::max(1, layout.steps));

    const double largest = largestScore(frame);
    const double numbers = textWidth(scoreText(-largest, largest), TextRole::BodyStrong, look);
    const double pairNumbers =
        textWidth(layout.steps == layout.pairs ? QString::number(layout.pairs)
                                               : stepName(frame, layout.steps - 1),
            TextRole::BodyStrong, look)
        + look.px(8);
    // In steps, so that the plot stays while its numbers change.
    const double right = look.px(16) * std::ceil((numbers + look.px(8)) / look.px(16));
    const double left = std::max(look.px(24), pairNumbers);
    layout.rows = QRectF(area.left(), top, area.width(), layout.rowHeight * layout.steps);
    layout.plot = layout.rows.adjusted(left, 0, -right, 0);

    // The usual size of the score keeps the range fixed while the positions change.
    const double usual = std::max({0.1, frame.usual, ghost ? ghost->usual : 0});
    double lowest = -0.7 * usual;
    double highest = 1.5 * usual;
    const auto hold = [&](const std::vector<double>& sums) {
        for (const double sum : sums) {
            lowest = std::min(lowest, sum);
            highest = std::max(highest, sum);
        }
    };
    hold(frame.sums);
    if (ghost)
        hold(ghost->sums);
    const TickedRange range = steadyRange(lowest, highest, maxTicks);
    layout.score = {range.lowest, range.highest, layout.plot.left() + look.px(6),
        layout.plot.right() - look.px(6)};
    layout.ticks = range.ticks;
    layout.resultBaseline = baselineOfSum(layout.rows.bottom(), look);
    return layout;
}

void paintStaircase(QPainter& painter, const QRectF& area, const ScoresFrame& frame,
    const std::optional<ScoreChange>& change, const PointedLook& look,
    const std::optional<ScoresFrame>& ghost)
{
    paintTitle(
        painter, area, RotationsWords::tr("Score of each pair, added up"), lawOf(frame), look);
    if (frame.scores.empty())
        return;
    const StaircaseLayout layout = staircaseLayout(area, frame, look, ghost);
    const std::optional<int> hovered = look.focus.pair;
    if (hovered && *hovered >= 0 && *hovered < layout.pairs) {
        const double height = std::max(layout.rowHeight, look.px(2));
        painter.fillRect(QRectF(layout.rows.left(), layout.middleOf(*hovered) - height / 2,
                             layout.rows.width(), height),
            blended(look.palette.grid, look.palette.ground, 0.6));
    }
    paintAxis(painter, layout, look);
    if (ghost)
        paintGhost(painter, layout, *ghost, look);
    const PixelGrid grid(painter);
    if (layout.rowHeight * grid.ratio() < 1.5 && look.medium == Look::Medium::Screen)
        paintThinBars(painter, layout, frame, look);
    else
        paintBars(painter, layout, frame, look);
    paintSelection(painter, layout, frame, frame.selectedPair, look.px(2), look);
    paintTexts(painter, layout, frame, look);
    const auto ofGhost = ghost ? std::optional(ghost->total()) : std::nullopt;
    paintSum(painter, area, layout.resultBaseline, {frame.total(), change, ofGhost}, look);
}

} // namespace lab::ui
