#include "ui/paint/waves/products.h"

#include "ui/paint/curves.h"
#include "ui/paint/formula/typeset.h"
#include "ui/paint/heatmap.h"
#include "ui/paint/text/number_text.h"
#include "ui/paint/text/text.h"
#include "ui/paint/waves/learned_table.h"
#include "ui/paint/waves/waves_words.h"

#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>

namespace lab::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr double foot = 54; ///< the axis and the sentence below it

double sizeOf(const ProductsFrame& frame)
{
    double largest = 2 * frame.chance;
    for (const double product : frame.products)
        if (std::isfinite(product))
            largest = std::max(largest, std::abs(product));
    return largest;
}

AxisScale productScale(
    const QRectF& plot, const ProductsFrame& frame, const std::optional<ProductsFrame>& ghost)
{
    const double size = std::max(sizeOf(frame), ghost ? sizeOf(*ghost) : 0);
    return {-0.45 * size, 1.1 * size, plot.bottom(), plot.top()};
}

/// What the best matrix leaves of a shift, from the longest wording to the shortest.
QStringList shiftWords(const ProductsFrame& frame)
{
    const QString shift = wholeNumber(frame.key - frame.query);
    if (!frame.shiftResidual)
        return {WavesWords::tr("A shift by %1 leaves %2 rows of %3 columns: any matrix can be made "
                               "to fit so few")
                    .arg(shift, wholeNumber(std::max<std::int64_t>(0, frame.fittedRows)),
                        wholeNumber(frame.fittedColumns)),
            WavesWords::tr("Too few rows to judge a shift by %1").arg(shift)};
    const QString share = significant(100 * *frame.shiftResidual, 2);
    return {WavesWords::tr("No matrix shifts the rows: the best %1 × %1 for k = %2 misses %3 % of "
                           "%4 rows")
                .arg(wholeNumber(frame.fittedColumns), shift, share, wholeNumber(frame.fittedRows)),
        WavesWords::tr("Best matrix for a shift by %1 misses %2 %").arg(shift, share)};
}

/// Without a row of the query there is nothing to multiply.
void paintNoRow(QPainter& painter, const QRectF& plot, const ProductsFrame& frame, const Look& look)
{
    paintHatching(painter, plot, look);
    const QString words = fittingWords(
        {WavesWords::tr("Position %1 has no row: published code stops with an index error here")
                .arg(wholeNumber(frame.query)),
            WavesWords::tr("Position %1 has no row").arg(wholeNumber(frame.query))},
        plot.width() - look.px(24), TextRole::BodyStrong, look);
    const double width = textWidth(words, TextRole::BodyStrong, look);
    const QPointF baseline(plot.center().x() - width / 2, plot.center().y());
    painter.fillRect(QRectF(baseline.x() - look.px(8), baseline.y() - look.px(17),
                         width + look.px(16), look.px(25)),
        look.palette.ground);
    paintText(painter, baseline, words, TextRole::BodyStrong, look.palette.unseenText, look);
}

void paintBars(QPainter& painter, const QRectF& plot, const ProductsFrame& frame,
    const AxisScale& x, const AxisScale& y, const PositionMarks& marks, const Look& look)
{
    const double zero = y.pixel(0);
    const double pitch = x.pixelsPerUnit() * std::max(1.0, frame.runs.width);
    const double gap = pitch > look.px(6) ? look.px(2) : 0;
    for (int cell = 0; cell < frame.runs.count; ++cell) {
        const std::int64_t first = frame.runs.begin(cell);
        const std::int64_t end = first + frame.runs.size(cell);
        const double product = frame.products[static_cast<std::size_t>(cell)];
        const double left = x.pixel(static_cast<double>(first) - 0.5);
        const double right = x.pixel(static_cast<double>(end) - 0.5);
        if (std::isnan(product)) {
            paintHatching(painter, QRectF(left, plot.top(), right - left, plot.height()), look);
            continue;
        }
        const bool isQuery = first <= marks.positions.query && marks.positions.query < end;
        const bool isBeyond = first >= frame.encoding.trainingLength;
        const double value = y.pixel(product);
        painter.fillRect(QRectF(QPointF(left + gap / 2, std::min(zero, value)),
                             QPointF(right - gap / 2, std::max(zero, value))),
            isQuery        ? look.palette.query
                : isBeyond ? look.palette.unseen
                           : look.palette.result);
    }
}

void paintGhostBars(QPainter& painter, const QRectF& plot, const ProductsFrame& ghost,
    const AxisScale& x, const AxisScale& y, const Look& look)
{
    const CurveStyle style {.colour = look.palette.text, .width = 1, .dashes = {3, 2}};
    for (int cell = 0; cell < ghost.runs.count; ++cell) {
        const double product = ghost.products[static_cast<std::size_t>(cell)];
        if (std::isnan(product))
            continue;
        const std::int64_t first = ghost.runs.begin(cell);
        const double left = x.pixel(static_cast<double>(first) - 0.5);
        const double right = x.pixel(static_cast<double>(first + ghost.runs.size(cell)) - 0.5);
        const std::array line {QPointF(left, y.pixel(product)), QPointF(right, y.pixel(product))};
        paintPolyline(painter, plot, line, style, look);
    }
}

void paintHead(QPainter& painter, const QRectF& area, const ProductsFrame& frame, const Look& look)
{
    const QRectF plot = productsPlot(area, look);
    const double baseline = area.top() + look.px(lowerTitleBaseline);
    const double title = paintText(painter, {area.left(), baseline},
        WavesWords::tr("Row p times every row"), TextRole::PictureTitle, look.palette.text, look);
    const QString own = significant(frame.withItself, 3);
    const QString key = significant(frame.withKey, 3);
    QStringList notes;
    if (std::isfinite(frame.withItself) && std::isfinite(frame.withKey))
        notes = {
            WavesWords::tr("with itself %1, with row p + k %2; the band is chance").arg(own, key),
            WavesWords::tr("itself %1, p + k %2").arg(own, key)};
    else if (std::isfinite(frame.withItself))
        notes = {WavesWords::tr("with itself %1; position %2 has no row")
                     .arg(own, wholeNumber(frame.key)),
            WavesWords::tr("%1 has no row").arg(wholeNumber(frame.key))};
    if (notes.isEmpty())
        return;
    const double space = plot.right() - area.left() - title - look.px(16);
    paintText(painter, {plot.right(), baseline}, fittingWords(notes, space, TextRole::Note, look),
        TextRole::Note, look.palette.notes, look, Alignment::Right);
}

void paintPositionsAxis(
    QPainter& painter, const QRectF& plot, const PositionMarks& marks, const Look& look)
{
    const std::int64_t last = marks.positions.first + marks.positions.shown - 1;
    const double space = textWidth(wholeNumber(last), TextRole::Axis, look) + look.px(24);
    const int most = std::max(2, static_cast<int>(plot.width() / std::max(space, look.px(48))));
    paintHorizontalAxis(painter, plot, positionScale(marks.positions, plot),
        positionTicks(static_cast<double>(marks.positions.first), static_cast<double>(last), most),
        look);
    Typeset(look, u"p"_s, 15, look.palette.notes)
        .paint(painter, {plot.left() - look.px(24), plot.bottom() + look.px(18)});
}

} // namespace

QRectF productsPlot(const QRectF& area, const Look& look)
{
    return area.adjusted(look.px(40), look.px(36), -look.px(64), -look.px(foot));
}

void paintProducts(QPainter& painter, const QRectF& area, const ProductsFrame& frame,
    const PositionMarks& marks, const PointedLook& look, const std::optional<ProductsFrame>& ghost)
{
    const QRectF plot = productsPlot(area, look);
    if (frame.products.empty() || plot.isEmpty())
        return;
    paintHead(painter, area, frame, look);
    paintPositionsAxis(painter, plot, marks, look);
    paintText(painter, {area.left(), area.bottom() - look.px(8)},
        fittingWords(shiftWords(frame), area.width(), TextRole::Note, look), TextRole::Note,
        look.palette.notes, look);
    if (std::isnan(frame.withItself))
        return paintNoRow(painter, plot, frame, look);
    const AxisScale x = positionScale(marks.positions, plot);
    const AxisScale y = productScale(plot, frame, ghost);
    const double chance = y.pixel(frame.chance);
    painter.fillRect(
        QRectF(QPointF(plot.left(), chance), QPointF(plot.right(), y.pixel(-frame.chance))),
        blended(look.palette.grid, look.palette.ground, 0.6));
    paintGrid(painter, plot, y, {0}, look);
    const QString unit = significant(frame.chance, 2);
    paintText(painter, {plot.right() + look.px(8), chance + digitHeight(TextRole::Axis, look) / 2},
        unit, TextRole::Axis, look.palette.notes, look);
    paintText(painter,
        {plot.left() - look.px(8), y.pixel(0) + digitHeight(TextRole::Axis, look) / 2},
        wholeNumber(0), TextRole::Axis, look.palette.notes, look, Alignment::Right);
    paintBars(painter, plot, frame, x, y, marks, look);
    if (ghost)
        paintGhostBars(painter, plot, *ghost, x, y, look);
    const LengthPlace end = lengthPlace(frame.encoding.trainingLength, marks.positions, plot, look);
    if (end.isShown)
        paintLine(
            painter, {end.line, plot.top(), end.line, plot.bottom()}, look.palette.unseen, 2, look);
    paintPositionLines(painter, plot, plot.top() - look.px(lineReach), plot.bottom(), marks, look);
}

} // namespace lab::ui
