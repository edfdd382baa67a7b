#include "ui/paint/order/weight_maps.h"

#include "ui/paint/cell_marks.h"
#include "ui/paint/heatmap.h"
#include "ui/paint/order/order_words.h"
#include "ui/paint/text/number_text.h"
#include "ui/paint/text/text.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace lab::ui {

namespace {

constexpr double titleSpace = 28;
constexpr double widestLabel = 60; // left of a matrix
constexpr double labelGap = 6;
constexpr double leastCell = 11; // with a word beside it
constexpr double footSpace = 38; // below it, for words and the name of the sentence
constexpr double gap = 20;
constexpr double edge = 2; // of the outline, inside the picture

double labelSpace(const OrderFrame& frame, const Look& look)
{
    return widestWord(frame, widestLabel, look) + look.px(labelGap);
}

double sideOf(double width, double height, const Look& look)
{
    return std::max(look.px(24), std::min(width, height - look.px(footSpace)));
}

bool isDifference(const HeatmapFrame& weights)
{
    return weights.meaning == HeatmapFrame::Meaning::Difference;
}

QColor colourOf(const HeatmapFrame& weights, double value, const Palette& palette)
{
    if (isDifference(weights))
        return cellColor(weights, value, palette);
    return blended(palette.result, palette.ground, std::clamp(value, 0.0, 1.0));
}

void paintCell(QPainter& painter, const QRectF& cell, const HeatmapFrame& weights, double value,
    const Look& look)
{
    if (std::isnan(value))
        return paintHatching(painter, cell, look);
    const QColor colour = colourOf(weights, value, look.palette);
    painter.fillRect(cell, colour);
    const QString text = isDifference(weights) ? withSign(value, 2) : decimals(value, 2);
    if (cell.width() < textWidth(text, TextRole::Axis, look) + look.px(6)
        || cell.height() < look.px(16))
        return;
    paintText(painter,
        {cell.center().x(), cell.center().y() + digitHeight(TextRole::Axis, look) / 2}, text,
        TextRole::Axis, inkOn(colour, look.palette), look, Alignment::Centre);
}

void paintWords(QPainter& painter, const WeightMapLayout& layout, const OrderFrame& frame,
    OrderSide side, const PointedLook& look)
{
    const QRectF& plot = layout.plot(side);
    const double drop = digitHeight(TextRole::Note, look) / 2;
    const double pitch = plot.width() / layout.count;
    const int query = frame.placeOf(side, shownQuery(look.focus, frame));
    if (pitch < look.px(leastCell))
        return;
    for (int place = 0; place < layout.count; ++place) {
        const QString text = QString::fromStdString(frame.word(side, place));
        const QRectF cell = layout.cell(side, place, place);
        const TextRole role = place == query ? TextRole::NoteStrong : TextRole::Note;
        paintText(painter, {plot.left() - look.px(labelGap), cell.center().y() + drop},
            fitted(text, look.px(widestLabel), role, look), role, look.palette.queryText, look,
            Alignment::Right);
        paintText(painter, {cell.center().x(), plot.bottom() + look.px(15)},
            fitted(text, std::max(pitch - look.px(2), look.px(12)), TextRole::Note, look),
            TextRole::Note, look.palette.keyText, look, Alignment::Centre);
    }
}

void paintMarks(QPainter& painter, const WeightMapLayout& layout, const OrderFrame& frame,
    OrderSide side, const PointedLook& look)
{
    const int query = frame.placeOf(side, shownQuery(look.focus, frame));
    outlineCells(painter,
        layout.cell(side, query, 0).united(layout.cell(side, query, layout.count - 1)),
        look.palette.query, 2, look);
    const Focus& focus = look.focus;
    if (!focus.key || *focus.key < 0 || *focus.key >= layout.count)
        return;
    const int key = frame.placeOf(side, static_cast<int>(*focus.key));
    outlineCells(painter, layout.cell(side, query, key), look.palette.text, 2.5, look);
}

} // namespace

WeightMapLayout::WeightMapLayout(const QRectF& area, const OrderFrame& frame, const Look& look)
    : count(static_cast<int>(frame.words.size()))
{
    const double top = area.top() + look.px(titleSpace);
    const double height = area.bottom() - top;
    const auto beside = [&](double label) {
        return sideOf((area.width() - look.px(gap + edge)) / 2 - label, height, look);
    };
    const auto stacked = [&](double label) {
        return sideOf(area.width() - label, (height - look.px(gap) / 2) / 2, look);
    };
    const double words = labelSpace(frame, look);
    const bool haveWords = std::max(beside(words), stacked(words)) >= count * look.px(leastCell);
    const double label = haveWords ? words : 0;
    const bool areBeside = beside(label) >= stacked(label);
    const double side = std::floor(areBeside ? beside(label) : stacked(label));
    typed = {area.left() + label, top, side, side};
    reordered = areBeside ? typed.translated(side + label + look.px(gap), 0)
                          : typed.translated(0, side + look.px(footSpace) + look.px(gap) / 2);
}

const QRectF& WeightMapLayout::plot(OrderSide side) const
{
    return side == OrderSide::Typed ? typed : reordered;
}

QRectF WeightMapLayout::cell(OrderSide side, int query, int key) const
{
    const QRectF& square = plot(side);
    const auto edge = [&](double from, int index) {
        return from + std::round(square.width() * index / count);
    };
    return {QPointF(edge(square.left(), key), edge(square.top(), query)),
        QPointF(edge(square.left(), key + 1), edge(square.top(), query + 1))};
}

std::optional<WeightMapLayout::Hit> WeightMapLayout::cellAt(QPointF point) const
{
    for (const OrderSide side : {OrderSide::Typed, OrderSide::Reordered}) {
        const QRectF& square = plot(side);
        if (!square.contains(point))
            continue;
        const auto index = [&](double offset) {
            return std::clamp(static_cast<int>(offset / square.width() * count), 0, count - 1);
        };
        return Hit {side, index(point.y() - square.top()), index(point.x() - square.left())};
    }
    return std::nullopt;
}

void paintWeightMaps(QPainter& painter, const WeightMapLayout& layout, const OrderFrame& frame,
    const PointedLook& look)
{
    for (const OrderSide side : {OrderSide::Typed, OrderSide::Reordered}) {
        const HeatmapFrame& weights = frame.side(side).weights;
        for (int query = 0; query < layout.count; ++query) {
            for (int key = 0; key < layout.count; ++key)
                paintCell(
                    painter, layout.cell(side, query, key), weights, weights.at(query, key), look);
        }
        outlineCells(painter, layout.plot(side), look.palette.axis, 1, look);
        paintWords(painter, layout, frame, side, look);
        paintMarks(painter, layout, frame, side, look);
        const QRectF& plot = layout.plot(side);
        paintText(painter, {plot.left(), plot.bottom() + look.px(33)}, sideName(side),
            TextRole::Note, look.palette.notes, look);
    }
}

} // namespace lab::ui
