#include "ui/paint/relative/score_map.h"
#include "ui/paint/cell_marks.h"
#include "ui/paint/text/picture_title.h"

#include "core/state/relative.h"
#include "ui/paint/comparison.h"
#include "ui/paint/controls/handles.h"
#include "ui/paint/heatmap.h"
#include "ui/paint/relative/relative_words.h"
#include "ui/paint/text/number_text.h"
#include "ui/paint/text/text.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace lab::ui {

namespace {

struct ScoreWords {
    Q_DECLARE_TR_FUNCTIONS(ScoreWords)
};

constexpr double headSpace = 32;
constexpr double widestWord = 72;
constexpr double handleSpace = 28; // between the words and the map
constexpr double minMap = 64; // beside words, which leave it all the space if there is little
constexpr double barSpace = 72; // to the right of the map
constexpr double wordRow = 44; // below it, with the key's handle
constexpr double weightRow = 72; // maximum
constexpr double lowWeightRow = 44;
constexpr double valueRow = 56;
constexpr double highValueRow = 76; // if the map has space besides
constexpr double rowGap = 8;
constexpr double handleSize = 14;
constexpr double dotSize = 8;
constexpr double minAdded = 4; // of a distance's contribution to a value

bool isDifference(const RelativeFrame& frame)
{
    return frame.sum.meaning == HeatmapFrame::Meaning::Difference;
}

double wordSpace(const RelativeFrame& frame, const Look& look)
{
    double widest = 0;
    for (int place = 0; place < frame.count(); ++place)
        widest = std::max(widest, textWidth(wordAt(frame, place), TextRole::BodyStrong, look));
    widest = std::clamp(widest, look.px(64), look.px(widestWord));
    for (const QString& title : {ScoreWords::tr("Attention"), ScoreWords::tr("Values")})
        widest = std::max(widest, textWidth(title, TextRole::BodyStrong, look) + look.px(2));
    return widest + look.px(handleSpace);
}

void paintMarkedNumber(QPainter& painter, const QRectF& cell, const RelativeFrame& frame,
    double value, const Look& look)
{
    const QString text = std::isnan(value) ? QString() : withSign(value, 1);
    if (textWidth(text, TextRole::NoteStrong, look) + look.px(4) > cell.width())
        return;
    paintText(painter,
        {cell.center().x(), cell.center().y() + digitHeight(TextRole::NoteStrong, look) / 2}, text,
        TextRole::NoteStrong, inkOn(cellColor(frame.sum, value, look.palette), look.palette), look,
        Alignment::Centre);
}

void paintMap(QPainter& painter, const ScoreLayout& layout, const RelativeFrame& frame,
    const PointedLook& look)
{
    const Palette& palette = look.palette;
    paintHeatmap(painter, layout.map, frame.sum, look);
    outlineCells(painter, layout.map, palette.axis, 1, look);
    if (!layout.colours.isEmpty())
        paintColorBar(painter, layout.colours, frame.sum, Qt::Vertical, look);
    const MarkedCell marked = markedCell(look.focus, frame);
    const double wordEnd = layout.map.left() - look.px(handleSpace);
    const double pitch = layout.map.width() / layout.count;
    bool haveAllSpace = true;
    for (int place = 0; place < layout.count; ++place)
        haveAllSpace = haveAllSpace
            && textWidth(wordAt(frame, place), TextRole::BodyStrong, look) + look.px(4) <= pitch;
    for (int place = 0; place < layout.count; ++place) {
        const QRectF cell = mapCell(layout.map, layout.count, place, place);
        const double drop = digitHeight(TextRole::Body, look) / 2;
        const bool asks = place == frame.query;
        const bool answers = place == frame.key;
        if (pitch < look.px(14) && !asks && !answers)
            continue;
        if (layout.hasWords)
            paintText(painter, {wordEnd, cell.center().y() + drop},
                fitted(wordAt(frame, place), look.px(widestWord), TextRole::Body, look),
                asks ? TextRole::BodyStrong : TextRole::Body,
                asks ? palette.queryText : palette.text, look, Alignment::Right);
        if (!haveAllSpace && !answers)
            continue;
        const QString word = fitted(wordAt(frame, place), layout.map.width(), TextRole::BodyStrong,
            look); // that of the key may extend beyond its column, below the map
        const double half = textWidth(word, TextRole::BodyStrong, look) / 2;
        const double middle =
            std::clamp(cell.center().x(), layout.map.left() + half, layout.map.right() - half);
        paintText(painter, {middle, layout.map.bottom() + look.px(38)}, word,
            answers ? TextRole::BodyStrong : TextRole::Body,
            answers ? palette.keyText : palette.text, look, Alignment::Centre);
    }
    const QRectF row =
        mapCell(layout.map, layout.count, frame.query, 0)
            .united(mapCell(layout.map, layout.count, frame.query, layout.count - 1));
    outlineCells(painter, row, palette.text, 1.5, look);
    const QRectF cell = mapCell(layout.map, layout.count, marked.query, marked.key);
    outlineCells(painter, cell, palette.text, 2.5, look);
    paintMarkedNumber(painter, cell, frame, frame.sum.at(marked.query, marked.key), look);
}

void paintRowTitle(QPainter& painter, const QRectF& row, const ScoreLayout& layout,
    const QString& title, const QString& note, const QColor& ink, const Look& look)
{
    if (!layout.hasWords)
        return;
    const double right = layout.map.left() - look.px(handleSpace);
    paintText(painter, {right, row.top() + look.px(14)}, title, TextRole::BodyStrong,
        look.palette.text, look, Alignment::Right);
    if (row.height() >= look.px(34))
        paintText(painter, {right, row.top() + look.px(31)},
            fitted(note, right - look.px(2), TextRole::Note, look), TextRole::Note, ink, look,
            Alignment::Right);
}

void paintBar(QPainter& painter, const QRectF& ground, double share, const QColor& fill,
    const QColor& edge, const Look& look)
{
    QRectF bar = ground;
    bar.setTop(ground.bottom() - share * ground.height());
    if (fill.isValid())
        painter.fillRect(bar, fill);
    if (edge.isValid())
        outlineCells(painter, bar, edge, 1.25, look);
}

void paintWeights(QPainter& painter, const ScoreLayout& layout, const RelativeFrame& frame,
    const std::optional<RelativeFrame>& ghost, const PointedLook& look)
{
    const Palette& palette = look.palette;
    paintRowTitle(painter, layout.weights, layout, ScoreWords::tr("Attention"),
        ScoreWords::tr("of “%1”").arg(wordAt(frame, frame.query)), palette.queryText, look);
    double largest = 0.25; // a scale that stays while the weights are nearly equal
    for (int key = 0; key < layout.count; ++key) {
        const auto index = static_cast<std::size_t>(key);
        largest = std::max({largest, frame.weights[index], frame.contentWeights[index]});
        if (ghost && index < ghost->weights.size() && std::isfinite(ghost->weights[index]))
            largest = std::max(largest, ghost->weights[index]);
    }
    const int marked = markedCell(look.focus, frame).key;
    for (int key = 0; key < layout.count; ++key) {
        const auto index = static_cast<std::size_t>(key);
        const QRectF column = layout.column(layout.weights, key);
        if (frame.isMasked(frame.query, key)) {
            paintHatching(painter, column, look);
            continue;
        }
        const double edge = std::min(look.px(4), 0.15 * column.width());
        const QRectF ground =
            column.adjusted(edge, digitHeight(TextRole::Note, look) + look.px(6), -edge, 0);
        const double inset = std::min(look.px(3), 0.15 * ground.width());
        const QRectF inner = ground.adjusted(inset, 0, -inset, 0);
        paintBar(painter, inner, frame.weights[index] / largest, palette.result, {}, look);
        paintBar(painter, ground, frame.contentWeights[index] / largest, {}, palette.text, look);
        double highest = frame.weights[index];
        if (ghost && ghost->count() == layout.count && ghost->query == frame.query) {
            const double y = ground.bottom() - ghost->weights[index] / largest * ground.height();
            painter.setPen(ghostPen(palette.result, look));
            painter.drawLine(QPointF(ground.left(), y), QPointF(ground.right(), y));
            highest = std::max(highest, ghost->weights[index]); // the number is above both
        }
        // The number belongs to the filled bar: above the hollow one it would be read as that
        // one's.
        const double hollow =
            ground.bottom() - frame.contentWeights[index] / largest * ground.height();
        double top = ground.bottom() - highest / largest * ground.height();
        const QString text = decimals(frame.weights[index], 2);
        const double width = textWidth(text, TextRole::NoteStrong, look);
        if (width + look.px(4) > column.width())
            continue; // it would touch the next one
        const double high = digitHeight(TextRole::Note, look);
        const bool isInside = hollow < top;
        if (isInside && top - hollow < high + look.px(7)) // no space between the two
            top = hollow;
        else if (isInside)
            painter.fillRect(QRectF(column.center().x() - width / 2 - look.px(2),
                                 top - look.px(6) - high, width + look.px(4), high + look.px(4)),
                palette.ground);
        paintText(painter, {column.center().x(), top - look.px(4)}, text,
            key == marked ? TextRole::NoteStrong : TextRole::Note, palette.resultText, look,
            Alignment::Centre);
    }
    paintLine(painter, QLineF(layout.weights.bottomLeft(), layout.weights.bottomRight()),
        palette.axis, 1, look);
    const double left = layout.weights.right() + look.px(10);
    const auto legend = [&](double y, const QString& text, bool isFilled) {
        const QRectF box(left, y - look.px(9), look.px(10), look.px(10));
        if (isFilled)
            painter.fillRect(box, palette.result);
        else
            outlineCells(painter, box, palette.text, 1.25, look);
        paintText(
            painter, {box.right() + look.px(6), y}, text, TextRole::Note, palette.notes, look);
    };
    if (layout.colours.isEmpty())
        return;
    legend(layout.weights.top() + look.px(22), ScoreWords::tr("selected"), true);
    legend(layout.weights.top() + look.px(42), ScoreWords::tr("content"), false);
}

void paintValues(QPainter& painter, const ScoreLayout& layout, const RelativeFrame& frame,
    const std::optional<RelativeFrame>& ghost, std::optional<int> hovered, const PointedLook& look)
{
    const Palette& palette = look.palette;
    const QString result = withSign(frame.output, 3);
    const bool isNarrow = layout.colours.isEmpty(); // the output has no place of its own
    paintRowTitle(painter, layout.values, layout, ScoreWords::tr("Values"),
        isNarrow ? result : ScoreWords::tr("mixed"),
        isNarrow ? palette.resultText : palette.queryText, look);
    const double zero = layout.value.pixel(0);
    paintLine(painter, QLineF(layout.values.left(), zero, layout.values.right(), zero),
        palette.axis, 1, look);
    bool areAdded = false;
    for (int key = 0; key < layout.count; ++key) {
        const auto index = static_cast<std::size_t>(key);
        if (frame.isMasked(frame.query, key)) {
            paintHatching(painter, layout.column(layout.values, key), look);
            continue;
        }
        const QPointF own = layout.valueDot(key, frame.values[index]);
        const QPointF mixed = layout.valueDot(key, frame.mixed[index]);
        paintLine(painter, QLineF(own.x(), zero, own.x(), own.y()), palette.key, 3, look);
        // The contribution of Shaw's vector of the distance, if it is visible.
        if (!isNarrow && std::abs(mixed.y() - own.y()) >= look.px(minAdded)) {
            areAdded = true;
            const double half = look.px(5);
            paintLine(painter, QLineF(own.x() + half, own.y(), own.x() + half, mixed.y()),
                palette.seen, 3, look);
        }
        paintHandle(painter, own, HandleKind::Key,
            hovered == key ? HandleState::Hovered : HandleState::Resting, dotSize, look);
    }
    if (isNarrow)
        return;
    const double left = layout.values.right() + look.px(10);
    const double y = layout.values.center().y();
    if (areAdded)
        paintText(painter, {left, y - look.px(18)}, ScoreWords::tr("+ its distance"),
            TextRole::Note, palette.seenText, look);
    paintText(painter, {left, y - look.px(2)}, ScoreWords::tr("output"), TextRole::Note,
        palette.notes, look);
    paintText(
        painter, {left, y + look.px(16)}, result, TextRole::BodyStrong, palette.resultText, look);
    if (ghost)
        paintText(painter, {left, y + look.px(32)},
            ScoreWords::tr("%1 %2", "A or before, and a number")
                .arg(nameOfA(look), withSign(ghost->output, 3)),
            TextRole::Note, palette.notes, look);
}

QString titleIn(double space, const RelativeFrame& frame, const Look& look)
{
    if (isDifference(frame))
        return ScoreWords::tr("%1 of the logit", "difference").arg(nameOfDifference(look));
    const QString title = ScoreWords::tr("Logit, the sum of the selected terms");
    return textWidth(title, TextRole::PictureTitle, look) <= space
        ? title
        : ScoreWords::tr("Sum of the selected terms");
}

} // namespace

ScoreLayout::ScoreLayout(const QRectF& area, const RelativeFrame& frame, const Look& look)
    : count(frame.count())
{
    const double words = wordSpace(frame, look);
    const bool isNarrow = area.width() < look.px(320);
    const double right = area.right() - look.px(isNarrow ? 8 : barSpace);
    hasWords = right - area.left() - words >= look.px(minMap);
    const double left = area.left() + (hasWords ? words : look.px(handleSpace));
    const double top = area.top() + look.px(headSpace);
    const double height = area.bottom() - top;
    const bool isLow = height < look.px(400);
    const double least = look.px(isLow ? lowWeightRow : weightRow);
    const bool hasValues = height >= look.px(270);
    const double minValues =
        hasValues ? look.px(height >= look.px(540) ? highValueRow : valueRow) : 0;
    const double between = look.px(wordRow + (hasValues ? 2 * rowGap : rowGap));
    const double forMap = height - between - least - minValues;
    const double cell =
        std::max(2.0, std::floor(std::min(forMap, right - left) / std::max(1, count)));
    const double side = cell * count;
    // The height left by a map that is no wider goes to the rows below it.
    const double spare = std::max(0.0, std::min(forMap - side, least));
    const double weightsHigh = least + (hasValues ? 0.6 : 1) * spare;
    const double valuesHigh = hasValues ? minValues + 0.4 * spare : 0;
    map = QRectF(std::round(left), std::round(top), side, side);
    if (!isNarrow)
        colours = QRectF(map.right() + look.px(16), map.top(), look.px(12), side);
    weights = QRectF(map.left(), map.bottom() + look.px(wordRow + rowGap), side, weightsHigh);
    if (hasValues)
        values = QRectF(map.left(), weights.bottom() + look.px(rowGap), side, valuesHigh);
    double largest = 1;
    for (std::size_t key = 0; key < frame.values.size(); ++key)
        for (const double number : {frame.values[key], frame.mixed[key]})
            if (!std::isnan(number))
                largest = std::max(largest, std::abs(number));
    const double limit = std::exp2(std::ceil(std::log2(largest)));
    value = {-limit, limit, values.bottom() - look.px(4), values.top() + look.px(4)};
    const QRectF asked = mapCell(map, count, frame.query, 0);
    const QRectF answered = mapCell(map, count, count - 1, frame.key);
    queryHandle = {map.left() - look.px(14), asked.center().y()};
    keyHandle = {answered.center().x(), map.bottom() + look.px(13)};
}

QRectF ScoreLayout::column(const QRectF& of, int key) const
{
    const QRectF cell = mapCell(map, count, 0, key);
    return {cell.left(), of.top(), cell.width(), of.height()};
}

QPointF ScoreLayout::valueDot(int key, double number) const
{
    return {column(values, key).center().x(), value.pixel(number)};
}

std::optional<ScoreLayout::Hit> ScoreLayout::cellAt(QPointF point) const
{
    if (!map.contains(point))
        return std::nullopt;
    return Hit {queryNear(point.y()), keyNear(point.x())};
}

std::optional<int> ScoreLayout::keyAt(double x) const
{
    return x >= map.left() && x < map.right() ? std::optional(keyNear(x)) : std::nullopt;
}

int ScoreLayout::queryNear(double y) const
{
    return std::clamp(static_cast<int>((y - map.top()) / map.height() * count), 0, count - 1);
}

int ScoreLayout::keyNear(double x) const
{
    return std::clamp(static_cast<int>((x - map.left()) / map.width() * count), 0, count - 1);
}

void paintScore(QPainter& painter, const QRectF& area, const ScoreLayout& layout,
    const RelativeFrame& frame, const std::optional<RelativeFrame>& ghost, ScorePart hovered,
    std::optional<int> hoveredValue, const PointedLook& look)
{
    paintPictureTitle(painter, area, titleIn(area.width(), frame, look),
        {frame.isPastWords ? ScoreWords::tr("the ruler is beyond the words; showing the last one")
                           : ScoreWords::tr("query down, key across")},
        look);
    paintMap(painter, layout, frame, look);
    paintWeights(painter, layout, frame, ghost, look);
    if (!layout.values.isEmpty())
        paintValues(painter, layout, frame, ghost, hoveredValue, look);
    const auto stateOf = [hovered](ScorePart part) {
        return hovered == part ? HandleState::Hovered : HandleState::Resting;
    };
    paintHandle(painter, layout.queryHandle, HandleKind::Query, stateOf(ScorePart::Query),
        handleSize, look);
    paintHandle(
        painter, layout.keyHandle, HandleKind::Key, stateOf(ScorePart::Key), handleSize, look);
}

} // namespace lab::ui
