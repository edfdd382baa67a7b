#include "ui/paint/order/outputs.h"

#include "ui/paint/comparison.h"
#include "ui/paint/heatmap.h"
#include "ui/paint/order/order_words.h"
#include "ui/paint/text/number_text.h"
#include "ui/paint/text/text.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(lab::ui::Outputs)
};

constexpr double titleSpace = 26;
constexpr double numbersSpace = 46;
constexpr double headSpace = 16;
constexpr double widestLabel = 104;
constexpr double labelGap = 14;
constexpr double columnGap = 16;
constexpr double barSpace = 72;
constexpr double narrowBarSpace = 40;
constexpr double narrow = 360;
constexpr double minNumber = 52;
constexpr double highestPitch = 30;
constexpr double minTextPitch = 11; // lower rows have no words except for the one under the
                                    // pointer

QString labelOf(const OrderFrame& frame, const OrderRow& row)
{
    if (frame.compared == OrderComparison::Pooled)
        return Words::tr("mean of all");
    QString own = word(frame, row.token);
    if (frame.compared != OrderComparison::ByPlace)
        return own;
    const QString other = QString::fromStdString(frame.word(OrderSide::Reordered, row.place));
    return own + u" \u2192 "_s + other;
}

/// All rows with enough decimals for two digits of the largest, as for changeText(), but at least
/// three below 1; smaller numbers become powers of ten.
QString rowText(double change, double largest)
{
    constexpr double least = 1e-4;
    if (isRounding(change) || largest < least)
        return changeText(change);
    const int digits =
        largest >= 1 ? 2 : std::max(3, 1 - static_cast<int>(std::floor(std::log10(largest))));
    const bool isSignificant = change >= 0.5 * std::pow(10, -digits);
    return isSignificant ? decimals(change, digits) : significant(change, 1);
}

double numberColumn(const OrderFrame& frame, const Look& look)
{
    double widest = look.px(minNumber);
    for (const OrderRow& row : frame.rows)
        widest = std::max(widest,
            textWidth(
                rowText(row.change, frame.changes.of(frame.compared)), TextRole::NoteStrong, look)
                + look.px(2));
    return std::ceil(widest);
}

double labelSpace(const OrderFrame& frame, const Look& look)
{
    double widest = look.px(24);
    for (const OrderRow& row : frame.rows)
        widest = std::max(widest, textWidth(labelOf(frame, row), TextRole::NoteStrong, look));
    return std::min(std::ceil(widest), look.px(widestLabel)) + look.px(labelGap);
}

void paintNumbers(
    QPainter& painter, const OutputLayout& layout, const OrderFrame& frame, const Look& look)
{
    for (std::size_t index = 0; index < allComparisons.size(); ++index) {
        const OrderComparison comparison = allComparisons[index];
        const bool isChosen = comparison == frame.compared;
        const QRectF& place = layout.numbers[index];
        const QColor& colour = isChosen ? look.palette.resultText : look.palette.notes;
        const QString number = changeText(frame.changes.of(comparison));
        const bool isLarge =
            isChosen && textWidth(number, TextRole::MainResult, look) <= place.width() - look.px(8);
        paintText(painter, {place.left(), place.top() + look.px(22)}, number,
            isLarge ? TextRole::MainResult : TextRole::PictureTitle, colour, look);
        const QString name = fitted(comparisonName(comparison), place.width() - look.px(4),
            isChosen ? TextRole::NoteStrong : TextRole::Note, look);
        paintText(painter, {place.left(), place.top() + look.px(38)}, name,
            isChosen ? TextRole::NoteStrong : TextRole::Note,
            isChosen ? look.palette.text : look.palette.notes, look);
        if (isChosen)
            painter.fillRect(QRectF(place.left(), place.bottom() - look.px(3),
                                 place.width() - look.px(12), look.px(2)),
                look.palette.result);
    }
}

void paintStrip(QPainter& painter, const QRectF& strip, const std::vector<double>& values,
    const HeatmapFrame& scale, const Look& look)
{
    const double width = strip.width() / static_cast<double>(values.size());
    for (std::size_t column = 0; column < values.size(); ++column)
        painter.fillRect(QRectF(strip.left() + static_cast<double>(column) * width, strip.top(),
                             width, strip.height()),
            cellColor(scale, values[column], look.palette));
}

void paintColumnMark(
    QPainter& painter, const QRectF& strip, int column, int columns, const Look& look)
{
    const double width = strip.width() / columns;
    painter.setPen(
        QPen(look.palette.text, look.px(1.5), Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(QRectF(strip.left() + column * width, strip.top(), width, strip.height()));
}

void paintBar(
    QPainter& painter, const OutputLayout& layout, int row, double share, const Look& look)
{
    const QRectF own = layout.strip(layout.bars, row);
    painter.fillRect(
        QRectF(own.left(), own.top(), own.width() * share, own.height()), look.palette.result);
    painter.fillRect(QRectF(own.left(), own.top(), look.px(1), own.height()), look.palette.axis);
}

void paintGhostBar(
    QPainter& painter, const OutputLayout& layout, int row, double share, const Look& look)
{
    const QRectF own = layout.strip(layout.bars, row);
    painter.setPen(ghostPen(look.palette.result, look));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(QRectF(own.left(), own.top(), own.width() * share, own.height()));
}

bool isPointed(const OrderFrame& frame, const OrderRow& row, const PointedLook& look)
{
    return frame.compared != OrderComparison::Pooled
        && pointedToken(look.focus, frame) == row.token;
}

void paintRow(QPainter& painter, const OutputLayout& layout, const OrderFrame& frame, int index,
    double largest, const PointedLook& look)
{
    const OrderRow& row = frame.rows[static_cast<std::size_t>(index)];
    const QRectF before = layout.strip(layout.before, index);
    const QRectF after = layout.strip(layout.after, index);
    const bool isStrong = isPointed(frame, row, look);
    if (isStrong)
        painter.fillRect(QRectF(layout.area.left(), layout.before.top() + index * layout.pitch,
                             layout.area.width(), layout.pitch),
            look.palette.grid);
    const double baseline = before.center().y() + digitHeight(TextRole::Note, look) / 2;
    const TextRole role = isStrong ? TextRole::NoteStrong : TextRole::Note;
    const bool hasWords = isStrong || layout.pitch >= look.px(minTextPitch);
    if (hasWords)
        paintText(painter, {layout.area.left() + look.px(4), baseline},
            fitted(labelOf(frame, row), look.px(widestLabel), role, look), role, look.palette.text,
            look);
    paintStrip(painter, before, row.before, frame.typed.outputs, look);
    paintStrip(painter, after, row.after, frame.typed.outputs, look);
    if (isStrong && look.focus.picture == Picture::OrderOutputs && look.focus.column) {
        paintColumnMark(painter, before, *look.focus.column, layout.columns, look);
        paintColumnMark(painter, after, *look.focus.column, layout.columns, look);
    }
    paintBar(painter, layout, index, largest > 0 ? row.change / largest : 0, look);
    if (hasWords)
        paintText(painter, {layout.area.right() - look.px(2), baseline},
            rowText(row.change, frame.changes.of(frame.compared)), role, look.palette.resultText,
            look, Alignment::Right);
}

void paintHeads(QPainter& painter, const OutputLayout& layout, const Look& look)
{
    const double baseline = layout.before.top() - look.px(6);
    const double space = layout.area.right() - layout.bars.left();
    const double end = layout.area.right() - look.px(2)
        - paintText(painter, {layout.area.right() - look.px(2), baseline},
            fittingWords({Words::tr("largest difference"), Words::tr("difference")}, space,
                TextRole::Note, look),
            TextRole::Note, look.palette.notes, look, Alignment::Right);
    const auto head = [&](const QRectF& column, const QString& text, double right) {
        paintText(painter, {column.left(), baseline},
            fitted(text, right - look.px(8) - column.left(), TextRole::Note, look), TextRole::Note,
            look.palette.notes, look);
    };
    head(layout.before, sideName(OrderSide::Typed), layout.after.left() + look.px(4));
    head(layout.after, sideName(OrderSide::Reordered), end);
}

double largestOf(const OrderFrame& frame, const std::optional<OrderFrame>& ghost)
{
    const double own = frame.changes.of(frame.compared);
    return ghost ? std::max(own, ghost->changes.of(frame.compared)) : own;
}

} // namespace

OutputLayout::OutputLayout(const QRectF& whole, const OrderFrame& frame, const Look& look)
    : area(whole)
    , rows(static_cast<int>(frame.rows.size()))
    , columns(frame.typed.outputs.columns)
{
    const double numbersTop = area.top() + look.px(titleSpace);
    const double width = std::min(look.px(120), area.width() / static_cast<double>(numbers.size()));
    for (std::size_t index = 0; index < numbers.size(); ++index)
        numbers[index] = {area.left() + static_cast<double>(index) * width, numbersTop, width,
            look.px(numbersSpace)};
    const double top = numbersTop + look.px(numbersSpace + headSpace + 6);
    pitch = std::min(look.px(highestPitch), (area.bottom() - look.px(3) - top) / rows);
    const double left = area.left() + labelSpace(frame, look);
    const double bar = look.px(area.width() < look.px(narrow) ? narrowBarSpace : barSpace);
    const double right = area.right() - numberColumn(frame, look) - look.px(columnGap) - bar;
    const double strips = std::max(look.px(32), (right - left - look.px(columnGap)) / 2);
    before = {left, top, strips, pitch * rows};
    after = before.translated(strips + look.px(columnGap), 0);
    bars = {after.right() + look.px(columnGap), top, bar, pitch * rows};
}

QRectF OutputLayout::strip(const QRectF& column, int row) const
{
    const double inset = std::max(1.0, pitch * 0.16);
    return {column.left(), column.top() + row * pitch + inset, column.width(), pitch - 2 * inset};
}

std::optional<OutputLayout::Hit> OutputLayout::rowAt(QPointF point) const
{
    const bool isInside = point.y() >= before.top() && point.y() < before.bottom()
        && point.x() >= area.left() && point.x() <= area.right();
    if (!isInside)
        return std::nullopt;
    Hit hit {std::clamp(static_cast<int>((point.y() - before.top()) / pitch), 0, rows - 1), {}};
    for (const QRectF& strips : {before, after}) {
        const double offset = point.x() - strips.left();
        if (offset >= 0 && offset < strips.width())
            hit.column = static_cast<int>(offset / strips.width() * columns);
    }
    return hit;
}

std::optional<OrderComparison> OutputLayout::numberAt(QPointF point) const
{
    for (std::size_t index = 0; index < numbers.size(); ++index) {
        if (numbers[index].contains(point))
            return allComparisons[index];
    }
    return std::nullopt;
}

void paintOutputs(QPainter& painter, const OutputLayout& layout, const OrderFrame& frame,
    const std::optional<OrderFrame>& ghost, const PointedLook& look)
{
    const double whole = largestOf(frame, ghost);
    const double largest = isRounding(whole) ? 0 : whole; // no bar beside "≈ 0"
    paintNumbers(painter, layout, frame, look);
    paintHeads(painter, layout, look);
    for (int row = 0; row < layout.rows; ++row)
        paintRow(painter, layout, frame, row, largest, look);
    if (!ghost || ghost->rows.size() != frame.rows.size() || !(largest > 0))
        return;
    for (int row = 0; row < layout.rows; ++row)
        paintGhostBar(painter, layout, row,
            ghost->rows[static_cast<std::size_t>(row)].change / largest, look);
}

} // namespace lab::ui
