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
constexpr double widestLabel = 60; // to the left of a matrix
constexpr double labelGap = 6;
constexpr double closestNames = 12; // of rows, else only the query is named
constexpr double minCell = 10; // with a word beside it
constexpr double footSpace = 38; // below it, for words in a line and the name of the sentence
constexpr double wordGap = 3; // between two words in a line
constexpr double turnedPitch = 12.5; // of rotated words, below which their letters are smaller
constexpr double turnedTop = 7; // from it to the middle of a rotated word's end
constexpr double turnedFoot = 24; // below the lowest word
constexpr double degrees = 45;
constexpr double widestCell = 1.35; // of its height
constexpr double gap = 20;
constexpr double edge = 2; // of the outline, inside the picture

double labelSpace(const OrderFrame& frame, const Look& look)
{
    return widestWord(frame, widestLabel, look) + look.px(labelGap);
}

/// The height of the longest rotated word.
double turnedDrop(const OrderFrame& frame, const Look& look)
{
    double widest = 0;
    for (const std::string& word : frame.words)
        widest = std::max(widest, textWidth(QString::fromStdString(word), TextRole::Note, look));
    return std::ceil(std::min(widest, look.px(widestLabel)) * std::sqrt(0.5));
}

/// Whether the words of both sentences fit side by side, at least a space apart.
bool fitInto(double cell, const OrderFrame& frame, const Look& look)
{
    const double space = spaceWidth(TextRole::Note, look);
    for (const OrderSide side : {OrderSide::Typed, OrderSide::Reordered}) {
        double before = 0;
        for (int place = 0; place < static_cast<int>(frame.words.size()); ++place) {
            const double width =
                textWidth(QString::fromStdString(frame.word(side, place)), TextRole::Note, look);
            if (width > cell || (place > 0 && (before + width) / 2 + space > cell))
                return false;
            before = width;
        }
    }
    return true;
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

/// Like the weights of the arcs in narrow cells: ".37", and "1" for all of it.
QString cellText(double width, const HeatmapFrame& weights, double value, const Look& look)
{
    const auto fits = [&](const QString& text, double beside) {
        return textWidth(text, TextRole::Axis, look) + look.px(beside) <= width;
    };
    QString whole = isDifference(weights) ? withSign(value, 2) : decimals(value, 2);
    if (fits(whole, 6))
        return whole;
    const QString brief = value < 0.995 ? whole.mid(1) : whole.left(1);
    return !isDifference(weights) && fits(brief, 3) ? brief : QString();
}

void paintCell(QPainter& painter, const QRectF& cell, const HeatmapFrame& weights, double value,
    const Look& look)
{
    if (std::isnan(value))
        return paintHatching(painter, cell, look);
    const QColor colour = colourOf(weights, value, look.palette);
    painter.fillRect(cell, colour);
    const QString text = cellText(cell.width(), weights, value, look);
    if (text.isEmpty() || cell.height() < look.px(16))
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
    const double pitch = std::sqrt(0.5) * plot.width() / layout.count;
    Look turned = look;
    turned.scale *= std::clamp(pitch / look.px(turnedPitch), 0.75, 1.0);
    const int query = frame.placeOf(side, shownQuery(look.focus, frame));
    // Rows are whole pixels high; with their mean height, only some of them would be named.
    const bool areNamed = plot.height() / layout.count >= look.px(closestNames) - 0.5;
    for (int place = 0; place < layout.count; ++place) {
        const QString text = QString::fromStdString(frame.word(side, place));
        const QRectF cell = layout.cell(side, place, place);
        const TextRole role = place == query ? TextRole::NoteStrong : TextRole::Note;
        if (layout.hasQueries && (place == query || areNamed))
            paintText(painter, {plot.left() - look.px(labelGap), cell.center().y() + drop},
                fitted(text, look.px(widestLabel), role, look), role, look.palette.queryText, look,
                Alignment::Right);
        if (layout.keys == WeightMapLayout::Keys::Level)
            paintText(painter, {cell.center().x(), plot.bottom() + look.px(15)}, text,
                TextRole::Note, look.palette.keyText, look, Alignment::Centre);
        if (layout.keys != WeightMapLayout::Keys::Turned)
            continue;
        painter.save();
        painter.translate(cell.center().x(), plot.bottom() + look.px(turnedTop));
        painter.rotate(-degrees);
        paintText(painter, {0, digitHeight(TextRole::Note, turned) / 2},
            fitted(text, look.px(widestLabel), TextRole::Note, turned), TextRole::Note,
            look.palette.keyText, turned, Alignment::Right);
        painter.restore();
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
    double label = labelSpace(frame, look);
    const auto beside = [&] {
        return std::min((area.width() - look.px(gap + edge)) / 2 - label, height - foot);
    };
    const auto stacked = [&] {
        return std::min(area.width() - label, (height - look.px(gap) / 2) / 2 - foot);
    };
    const auto cell = [&] { return std::floor(std::max(beside(), stacked())) / count; };
    const double least = look.px(minCell);
    foot = look.px(footSpace);
    if (!fitInto(cell(), frame, look)) {
        foot = look.px(turnedTop + turnedFoot) + turnedDrop(frame, look);
        keys = cell() >= least ? Keys::Turned : Keys::None;
        if (keys == Keys::None)
            foot = look.px(footSpace);
    }
    hasQueries = cell() >= least;
    if (!hasQueries) {
        keys = Keys::None;
        label = 0;
    }
    const bool areBeside = beside() >= stacked();
    const double side = std::floor(std::max(look.px(24), areBeside ? beside() : stacked()));
    // Cells slightly wider than high keep their numbers above rotated words.
    const double wide =
        areBeside ? (area.width() - look.px(gap + edge)) / 2 - label : area.width() - label;
    const double across =
        keys == Keys::Turned ? std::max(side, std::floor(std::min(wide, widestCell * side))) : side;
    typed = {area.left() + label, top, across, side};
    reordered = areBeside ? typed.translated(across + label + look.px(gap), 0)
                          : typed.translated(0, side + foot + look.px(gap) / 2);
}

const QRectF& WeightMapLayout::plot(OrderSide side) const
{
    return side == OrderSide::Typed ? typed : reordered;
}

QRectF WeightMapLayout::cell(OrderSide side, int query, int key) const
{
    const QRectF& matrix = plot(side);
    const auto left = [&](int index) {
        return matrix.left() + std::round(matrix.width() * index / count);
    };
    const auto top = [&](int index) {
        return matrix.top() + std::round(matrix.height() * index / count);
    };
    return {QPointF(left(key), top(query)), QPointF(left(key + 1), top(query + 1))};
}

std::optional<WeightMapLayout::Hit> WeightMapLayout::cellAt(QPointF point) const
{
    for (const OrderSide side : {OrderSide::Typed, OrderSide::Reordered}) {
        const QRectF& matrix = plot(side);
        if (!matrix.contains(point))
            continue;
        const auto index = [&](double share) {
            return std::clamp(static_cast<int>(share * count), 0, count - 1);
        };
        return Hit {side, index((point.y() - matrix.top()) / matrix.height()),
            index((point.x() - matrix.left()) / matrix.width())};
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
        const double step = layout.reordered.left() - layout.typed.left(); // 0 if it is below
        const QString name = sideName(side);
        paintText(painter, {plot.left(), plot.bottom() + layout.foot - look.px(5)},
            step > 0 ? fitted(name, step - look.px(wordGap), TextRole::Note, look) : name,
            TextRole::Note, look.palette.notes, look);
    }
}

} // namespace lab::ui
