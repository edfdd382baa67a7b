#include "ui/paint/order/encodings.h"

#include "ui/paint/comparison.h"
#include "ui/paint/order/order_words.h"
#include "ui/paint/text/number_text.h"
#include "ui/paint/text/text.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>

namespace lab::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(lab::ui::OrderEncodings)
};

constexpr double titleSpace = 28;
constexpr double legendSpace = 24;
constexpr double labelGap = 12; // after the longest name
constexpr double minNumber = 46; // with the gap before it
constexpr double numberGap = 12;
constexpr double highestPitch = 30;
constexpr double minNamedPitch = 15; // below this groups have no headings
constexpr double bodyPitch = 21; // from here on names are as large as other text
constexpr double notePitch = 13; // from here on notes do not touch in any script
constexpr double headSpace = 20;
constexpr double groupGap = 5;

TextRole nameRole(double pitch, const Look& look)
{
    return pitch < look.px(bodyPitch) ? TextRole::Note : TextRole::Body;
}

TextRole strong(TextRole role)
{
    return role == TextRole::Note ? TextRole::NoteStrong : TextRole::BodyStrong;
}

double labelSpace(const OrderEncodingsFrame& frame, TextRole role, const Look& look)
{
    double widest = 0;
    for (const OrderEncodingsFrame::Line& line : frame.lines)
        widest = std::max(widest, textWidth(encodingName(line.encoding), strong(role), look));
    return std::ceil(widest) + look.px(labelGap);
}

/// All rows with two decimals; with more for a number of which these would show nothing.
QString tableText(double change)
{
    return change < 0.005 ? changeText(change) : decimals(change, 2);
}

double numberColumn(const OrderEncodingsFrame& frame, const Look& look)
{
    double widest = look.px(minNumber);
    for (const OrderEncodingsFrame::Line& line : frame.lines)
        for (const double change : {line.allKeys, line.causal})
            widest = std::max(widest,
                textWidth(tableText(change), TextRole::NoteStrong, look) + look.px(numberGap));
    return std::ceil(widest);
}

QString groupName(OrderEncoding first)
{
    switch (first) {
    case OrderEncoding::Sinusoidal:
        return Words::tr("Added to embeddings");
    case OrderEncoding::Rope:
        return Words::tr("Rotates query and key");
    case OrderEncoding::Alibi:
        return Words::tr("A number added to the logit");
    case OrderEncoding::Shaw:
        return Words::tr("One vector per distance");
    default:
        return {};
    }
}

double largestOf(const OrderEncodingsFrame& frame)
{
    double largest = 0;
    for (const OrderEncodingsFrame::Line& line : frame.lines)
        largest = std::max({largest, line.allKeys, line.causal});
    return largest > 0 ? largest : 1;
}

void paintFilled(QPainter& painter, const QRectF& bar, const Look& look)
{
    painter.fillRect(bar, look.palette.result);
}

void paintHollow(QPainter& painter, const QRectF& bar, const Look& look)
{
    if (bar.width() < 1)
        return;
    painter.setPen(
        QPen(look.palette.result, look.px(1), Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(bar.adjusted(0.5, 0.5, -0.5, -0.5));
}

void paintLegend(QPainter& painter, const EncodingLayout& layout, const Look& look)
{
    if (!look.hasWords) // a swatch alone says nothing
        return;
    const double baseline = layout.area.top() + look.px(titleSpace + 12);
    double x = layout.area.left();
    for (const bool isCausal : {false, true}) {
        const QRectF swatch(x, baseline - look.px(9), look.px(14), look.px(9));
        if (isCausal)
            paintHollow(painter, swatch, look);
        else
            paintFilled(painter, swatch, look);
        const QString text = isCausal ? Words::tr("causal mask") : Words::tr("all keys visible");
        x += look.px(20);
        x += paintText(painter, {x, baseline}, text, TextRole::Note, look.palette.notes, look)
            + look.px(16);
    }
}

void paintNumbers(QPainter& painter, const EncodingLayout& layout, const QRectF& row,
    const OrderEncodingsFrame& frame, const OrderEncodingsFrame::Line& line, const Look& look)
{
    const double baseline = row.center().y() + digitHeight(TextRole::Note, look) / 2;
    const bool isChosen = line.encoding == frame.chosen;
    const auto number = [&](double value, double right, Visible visible) {
        const bool isPresent = isChosen && visible == frame.visible;
        paintText(painter, {right, baseline}, tableText(value),
            isPresent ? TextRole::NoteStrong : TextRole::Note,
            isPresent ? look.palette.resultText : look.palette.notes, look, Alignment::Right);
    };
    number(line.allKeys, layout.area.right() - layout.numberWidth - look.px(4), Visible::AllKeys);
    number(line.causal, layout.area.right() - look.px(4), Visible::KeysUpToQuery);
}

/// Rows lower than letters have smaller ones.
PointedLook ofRows(double pitch, const PointedLook& look)
{
    PointedLook small = look;
    small.scale *= std::min(1.0, pitch / look.px(notePitch));
    return small;
}

void paintRow(QPainter& painter, const EncodingLayout& layout, const OrderEncodingsFrame& frame,
    int index, double largest, const PointedLook& look)
{
    const OrderEncodingsFrame::Line& line = frame.lines[static_cast<std::size_t>(index)];
    const QRectF row = layout.row(index);
    const bool isChosen = line.encoding == frame.chosen;
    const bool isPointed = look.focus.encoding == line.encoding;
    if (isChosen || isPointed)
        painter.fillRect(row, isChosen ? look.palette.grid : look.palette.frame);
    const TextRole plain = nameRole(layout.pitch, look);
    const TextRole role = isChosen ? strong(plain) : plain;
    paintText(painter, {row.left() + look.px(4), row.center().y() + digitHeight(plain, look) / 2},
        fitted(
            encodingName(line.encoding), layout.bars.left() - row.left() - look.px(6), role, look),
        role, look.palette.text, look);
    const double height = std::max(3.0, row.height() * 0.28);
    const QRectF first(layout.bars.left(), row.center().y() - height - look.px(1),
        layout.bars.width() * line.allKeys / largest, height);
    const QRectF second(layout.bars.left(), row.center().y() + look.px(1),
        layout.bars.width() * line.causal / largest, height);
    paintFilled(painter, first, look);
    paintHollow(painter, second, look);
    painter.fillRect(
        QRectF(layout.bars.left(), row.top() + row.height() * 0.1, look.px(1), row.height() * 0.8),
        look.palette.axis);
    paintNumbers(painter, layout, row, frame, line, look);
}

void paintGroups(QPainter& painter, const EncodingLayout& layout, const OrderEncodingsFrame& frame,
    const Look& look)
{
    for (const int first : layout.groups) {
        const QRectF row = layout.row(first);
        if (layout.hasHeads)
            paintText(painter, {row.left() + look.px(4), row.top() - look.px(5)},
                groupName(frame.lines[static_cast<std::size_t>(first)].encoding), TextRole::Note,
                look.palette.notes, look);
        else
            painter.fillRect(
                QRectF(row.left(), row.top() - layout.between / 2, row.width(), look.px(1)),
                look.palette.grid);
    }
}

void paintGhost(QPainter& painter, const EncodingLayout& layout, const OrderEncodingsFrame& ghost,
    double largest, const Look& look)
{
    for (int index = 0; index < layout.rows; ++index) {
        const OrderEncodingsFrame::Line& line = ghost.lines[static_cast<std::size_t>(index)];
        if (line.encoding != ghost.chosen)
            continue;
        const QRectF row = layout.row(index);
        const double value = ghost.visible == Visible::AllKeys ? line.allKeys : line.causal;
        painter.setPen(ghostPen(look.palette.result, look));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(QRectF(layout.bars.left(), row.top() + row.height() * 0.1,
            layout.bars.width() * value / largest, row.height() * 0.8));
    }
}

} // namespace

EncodingLayout::EncodingLayout(
    const QRectF& whole, const OrderEncodingsFrame& frame, const Look& look)
    : area(whole)
    , rows(static_cast<int>(frame.lines.size()))
{
    for (int index = 0; index < rows; ++index) {
        if (!groupName(frame.lines[static_cast<std::size_t>(index)].encoding).isEmpty())
            groups.push_back(index);
    }
    const double top = area.top() + look.px(titleSpace + legendSpace);
    const auto count = static_cast<double>(groups.size());
    const auto pitchBetween = [&](double space) {
        return (area.bottom() - top - count * space) / std::max(1, rows);
    };
    hasHeads = pitchBetween(look.px(headSpace)) >= look.px(minNamedPitch);
    between = look.px(hasHeads ? headSpace : groupGap);
    pitch = std::min(look.px(highestPitch), pitchBetween(between));
    const double left = area.left() + labelSpace(frame, nameRole(pitch, look), look);
    numberWidth = numberColumn(frame, look);
    bars = {left, top, std::max(look.px(24), area.right() - 2 * numberWidth - look.px(8) - left),
        pitch * rows + count * between};
}

QRectF EncodingLayout::row(int index) const
{
    const auto before = std::ranges::count_if(groups, [=](int first) { return first <= index; });
    return {area.left(), bars.top() + index * pitch + static_cast<double>(before) * between,
        area.width(), pitch};
}

std::optional<int> EncodingLayout::rowAt(QPointF point) const
{
    for (int index = 0; index < rows; ++index) {
        if (row(index).contains(point))
            return index;
    }
    return std::nullopt;
}

void paintEncodings(QPainter& painter, const EncodingLayout& layout,
    const OrderEncodingsFrame& frame, const std::optional<OrderEncodingsFrame>& ghost,
    const PointedLook& look)
{
    const double largest = ghost ? std::max(largestOf(frame), largestOf(*ghost)) : largestOf(frame);
    paintLegend(painter, layout, look);
    paintGroups(painter, layout, frame, look);
    const PointedLook inRows = ofRows(layout.pitch, look);
    for (int index = 0; index < layout.rows; ++index)
        paintRow(painter, layout, frame, index, largest, inRows);
    if (ghost)
        paintGhost(painter, layout, *ghost, largest, look);
}

} // namespace lab::ui
