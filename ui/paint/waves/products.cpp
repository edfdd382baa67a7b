#include "ui/paint/waves/products.h"

#include "ui/paint/text/number_text.h"
#include "ui/paint/text/text.h"
#include "ui/paint/waves/learned_table.h"
#include "ui/paint/waves/waves_words.h"

#include <algorithm>
#include <cmath>

namespace lab::ui {

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

/// How far the products of learned rows extend below zero.
double depthOf(const ProductsFrame& frame)
{
    double deepest = 0;
    for (const double product : frame.products)
        if (std::isfinite(product))
            deepest = std::max(deepest, -product);
    return deepest;
}

Axis productAxis(
    const QRectF& ground, const ProductsFrame& frame, const std::optional<ProductsFrame>& ghost)
{
    const double size = std::max(sizeOf(frame), ghost ? sizeOf(*ghost) : 0);
    const double below = std::max(depthOf(frame), ghost ? depthOf(*ghost) : 0);
    return Axis::linear(
        -std::max(0.45 * size, 1.1 * below), 1.1 * size, ground.bottom(), ground.top());
}

/// The residual of the best matrix for a shift, from the longest text to the shortest.
QStringList shiftWords(const ProductsFrame& frame)
{
    const QString shift = wholeNumber(frame.key - frame.query);
    if (!frame.shiftResidual && frame.fittedColumns == 1)
        return {(frame.fittedRows == 1
                        ? WavesWords::tr("A shift by %1 leaves %2 row of one column: some "
                                         "matrix always fits so few")
                        : WavesWords::tr("A shift by %1 leaves %2 rows of one column: some "
                                         "matrix always fits so few"))
                    .arg(shift, wholeNumber(std::max<std::int64_t>(0, frame.fittedRows))),
            WavesWords::tr("Too few rows to judge a shift by %1").arg(shift)};
    if (!frame.shiftResidual)
        return {(frame.fittedRows == 1
                        ? WavesWords::tr("A shift by %1 leaves %2 row of %3 columns: some "
                                         "matrix always fits so few")
                        : WavesWords::tr("A shift by %1 leaves %2 rows of %3 columns: some "
                                         "matrix always fits so few"))
                    .arg(shift, wholeNumber(std::max<std::int64_t>(0, frame.fittedRows)),
                        wholeNumber(frame.fittedColumns)),
            WavesWords::tr("Too few rows to judge a shift by %1").arg(shift)};
    const QString share = percentOf(*frame.shiftResidual, 2);
    return {
        WavesWords::tr(
            "No matrix shifts the rows: the best %1 × %1 for t = %2 is off by %3 % over %4 rows")
            .arg(wholeNumber(frame.fittedColumns), shift, share, wholeNumber(frame.fittedRows)),
        WavesWords::tr("Best matrix for a shift by %1 is off by %2 %").arg(shift, share)};
}

/// Without a row for the query there are no products.
Layers noRow(const QRectF& ground, const ProductsFrame& frame, const Look& look)
{
    const QString why = frame.encoding.beyond == BeyondRule::Interpolate
        ? WavesWords::tr("Position %1 has no row: it is beyond the resampled table")
        : WavesWords::tr("Position %1 has no row: published code raises an index error here");
    const QString words =
        fittingWords({why.arg(wholeNumber(frame.query)),
                         WavesWords::tr("Position %1 has no row").arg(wholeNumber(frame.query))},
            ground.width() - look.px(24), TextRole::BodyStrong, look);
    const double width = textWidth(words, TextRole::BodyStrong, look);
    const QPointF baseline(ground.center().x() - width / 2, ground.center().y());
    return {Hatching {ground},
        Region {QRectF(baseline.x() - look.px(8), baseline.y() - look.px(17), width + look.px(16),
                    look.px(25)),
            look.palette.ground, Region::Edges::Sharp},
        Label {baseline, words, TextRole::BodyStrong, look.palette.unseenText}};
}

/// From its left to its right edge.
QLineF barTop(const Plot& plot, const ProductsFrame& frame, int cell)
{
    const std::int64_t first = frame.runs.begin(cell);
    const std::int64_t end = first + frame.runs.size(cell);
    const double product = frame.products[static_cast<std::size_t>(cell)];
    return {plot.at(static_cast<double>(first) - 0.5, product),
        plot.at(static_cast<double>(end) - 0.5, product)};
}

Layers bars(const Plot& plot, const ProductsFrame& frame, const Look& look)
{
    const double zero = plot.y.pixel(0);
    const double pitch = plot.x.scale.pixelsPerUnit() * std::max(1.0, frame.runs.width);
    const double gap = pitch > look.px(6) ? look.px(2) : 0;
    Layers layers;
    for (int cell = 0; cell < frame.runs.count; ++cell) {
        const QLineF top = barTop(plot, frame, cell);
        if (std::isnan(frame.products[static_cast<std::size_t>(cell)])) {
            layers.emplace_back(Hatching {
                QRectF(top.x1(), plot.ground.top(), top.x2() - top.x1(), plot.ground.height())});
            continue;
        }
        const std::int64_t first = frame.runs.begin(cell);
        const bool isQuery = first <= frame.query && frame.query < frame.runs.begin(cell + 1);
        const bool isBeyond = first >= frame.encoding.trainingLength;
        layers.emplace_back(Region {QRectF(QPointF(top.x1() + gap / 2, std::min(zero, top.y1())),
                                        QPointF(top.x2() - gap / 2, std::max(zero, top.y1()))),
            isQuery        ? look.palette.query
                : isBeyond ? look.palette.unseen
                           : look.palette.result,
            Region::Edges::Sharp});
    }
    return layers;
}

Layers ghostBars(const Plot& plot, const ProductsFrame& ghost, const Look& look)
{
    Layers layers;
    for (int cell = 0; cell < ghost.runs.count; ++cell) {
        if (std::isnan(ghost.products[static_cast<std::size_t>(cell)]))
            continue;
        const QLineF top = barTop(plot, ghost, cell);
        layers.emplace_back(Curve {
            {top.p1(), top.p2()}, {.colour = look.palette.text, .width = 1, .dashes = {3, 2}}});
    }
    return layers;
}

Layers headOf(
    const QRectF& area, const QRectF& ground, const ProductsFrame& frame, const Look& look)
{
    const double baseline = area.top() + look.px(lowerTitleBaseline);
    const QString title = WavesWords::tr("Row p times every row");
    Layers layers {
        Label {{area.left(), baseline}, title, TextRole::PictureTitle, look.palette.text},
        Label {{area.left(), area.bottom() - look.px(8)},
            fittingWords(shiftWords(frame), area.width(), TextRole::Note, look), TextRole::Note,
            look.palette.notes}};
    const QString own = significant(frame.withItself, 3);
    const QString key = significant(frame.withKey, 3);
    QStringList notes;
    if (std::isfinite(frame.withItself) && std::isfinite(frame.withKey))
        notes = {
            WavesWords::tr("with itself %1, with row p + t %2; the band is chance").arg(own, key),
            WavesWords::tr("itself %1, p + t %2").arg(own, key)};
    else if (std::isfinite(frame.withItself))
        notes = {WavesWords::tr("with itself %1; position %2 has no row")
                     .arg(own, wholeNumber(frame.key)),
            WavesWords::tr("%1 has no row").arg(wholeNumber(frame.key))};
    if (notes.isEmpty())
        return layers;
    const double space =
        ground.right() - area.left() - textWidth(title, TextRole::PictureTitle, look) - look.px(16);
    layers.emplace_back(
        Label {{ground.right(), baseline}, fittingWords(notes, space, TextRole::Note, look),
            TextRole::Note, look.palette.notes, Alignment::Right});
    return layers;
}

/// The standard deviation of a random product, on both sides of zero.
Layers chanceBand(const Plot& plot, const ProductsFrame& frame, const Look& look)
{
    const QLineF most = plot.level(frame.chance);
    return {Region {QRectF(most.p1(), plot.level(-frame.chance).p2()),
                blended(look.palette.grid, look.palette.ground, 0.6), Region::Edges::Sharp},
        Rule {plot.level(0), look.palette.axis},
        Label {most.p2() + QPointF(look.px(8), digitHeight(TextRole::Axis, look) / 2),
            significant(frame.chance, 2), TextRole::Axis, look.palette.notes}};
}

} // namespace

QRectF productsGround(const QRectF& area, const Look& look)
{
    return area.adjusted(look.px(40), look.px(36), -look.px(64), -look.px(foot));
}

Plot productsPlot(const QRectF& area, const ProductsFrame& frame,
    const std::optional<ProductsFrame>& ghost, const Look& look)
{
    const QRectF ground = productsGround(area, look);
    if (frame.products.empty() || ground.isEmpty())
        return {};
    Plot plot = positionPlot(ground, frame.runs, Across::Positions, look);
    plot.y = productAxis(ground, frame, ghost);
    plot.layers = std::move(plot.layers) + headOf(area, ground, frame, look);
    if (std::isnan(frame.withItself)) {
        plot.layers = std::move(plot.layers) + noRow(ground, frame, look);
        return plot;
    }
    plot.y.ticks = {{0, wholeNumber(0)}};
    plot.layers = std::move(plot.layers) + chanceBand(plot, frame, look) + bars(plot, frame, look);
    if (ghost)
        plot.layers = std::move(plot.layers) + ghostBars(plot, *ghost, look);
    return plot;
}

Layers productsOver(const Plot& plot, const ProductsFrame& frame, const PositionMarks& marks,
    const Focus& focus, const Look& look)
{
    if (plot.ground.isEmpty() || std::isnan(frame.withItself))
        return {};
    Layers layers;
    if (const auto end = tableEnd(plot, frame.encoding))
        layers.emplace_back(Rule {*end, look.palette.unseen, 2});
    return std::move(layers) + positionLines(plot, marks, {.above = lineReach}, focus, look);
}

} // namespace lab::ui
