#include "ui/paint/waves/learned_table.h"

#include "ui/paint/heatmap.h"
#include "ui/paint/text/number_text.h"
#include "ui/paint/text/text.h"
#include "ui/paint/waves/encoding_table.h"
#include "ui/paint/waves/waves_words.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace lab::ui {

namespace {

constexpr double knobBelow = 9; ///< of the end of the table, from the cells
constexpr double knobDiameter = 12;
constexpr double numberPitch = 40; ///< from a column's number to the next

QStringList learnedNotes(const LearnedFrame& frame)
{
    QStringList full;
    if (frame.runs.width > 1)
        full.append(
            WavesWords::tr("a cell is the mean of %1 positions").arg(runLength(frame.runs.width)));
    if (frame.columnStep > 1)
        full.append(WavesWords::tr("1 column in %1 shown").arg(wholeNumber(frame.columnStep)));
    const QString size =
        WavesWords::tr("%1 rows, %2 numbers each, before any training")
            .arg(wholeNumber(frame.encoding.trainingLength), wholeNumber(frame.encoding.width));
    const QString brief =
        WavesWords::tr("%1 rows of %2")
            .arg(wholeNumber(frame.encoding.trainingLength), wholeNumber(frame.encoding.width));
    return {(QStringList {size} + full).join(noteSeparator), size, brief};
}

/// In the middle of what lies beyond the table, where it has space.
void paintBeyond(QPainter& painter, const QRectF& plot, const LearnedFrame& frame,
    const PositionMarks& marks, const Look& look)
{
    const AxisScale scale = positionScale(marks.positions, plot);
    const double from =
        std::clamp(scale.pixel(static_cast<double>(frame.encoding.trainingLength) - 0.5),
            plot.left(), plot.right());
    const double space = plot.right() - from - look.px(24);
    for (const QString& words : beyondWords(frame.encoding)) {
        const double width = textWidth(words, TextRole::NoteStrong, look);
        if (width > space)
            continue;
        const double left = from + look.px(12) + (space - width) / 2;
        const double baseline = plot.center().y();
        painter.fillRect(
            QRectF(left - look.px(6), baseline - look.px(15), width + look.px(12), look.px(22)),
            look.palette.ground);
        paintText(
            painter, {left, baseline}, words, TextRole::NoteStrong, look.palette.unseenText, look);
        return;
    }
}

void paintColumnNumbers(
    QPainter& painter, const QRectF& plot, const LearnedFrame& frame, const Look& look)
{
    const int last = frame.encoding.width - 1;
    const double height = plot.height() / frame.encoding.width;
    int step = 1;
    while (step * height < look.px(numberPitch))
        step *= 2;
    for (int column = 0; column <= last; column += step) {
        const double middle = plot.top() + (column + 0.5) * height;
        paintText(painter,
            {plot.left() - look.px(8), middle + digitHeight(TextRole::Axis, look) / 2},
            wholeNumber(column), TextRole::Axis, look.palette.notes, look, Alignment::Right);
    }
}

} // namespace

QStringList beyondWords(const Learned& encoding)
{
    const QString length = wholeNumber(encoding.trainingLength);
    switch (encoding.beyond) {
    case BeyondRule::Nothing:
        return {WavesWords::tr("No row from position %1 on: it was never made, nor trained")
                    .arg(length),
            WavesWords::tr("No row from position %1 on").arg(length), WavesWords::tr("no row")};
    case BeyondRule::Clamp:
        return {WavesWords::tr("From position %1 on the last row again and again").arg(length),
            WavesWords::tr("the last row again"), WavesWords::tr("last row")};
    case BeyondRule::Wrap:
        return {WavesWords::tr("From position %1 on the rows from the start again").arg(length),
            WavesWords::tr("from the start again"), WavesWords::tr("again")};
    case BeyondRule::Interpolate:
        break;
    }
    return {WavesWords::tr("All %1 rows stretched over %2 positions")
                .arg(length, wholeNumber(encoding.targetLength)),
        WavesWords::tr("stretched"), WavesWords::tr("stretched")};
}

LengthPlace lengthPlace(
    std::int64_t length, const Positions& positions, const QRectF& plot, const Look& look)
{
    const double x = positionScale(positions, plot).pixel(static_cast<double>(length) - 0.5);
    const double at = std::clamp(x, plot.left(), plot.right());
    return {{at, plot.bottom() + look.px(knobBelow)}, at, std::abs(x - at) < 1e-6};
}

std::optional<int> learnedRowAt(const LearnedFrame& frame, QPointF point, const QRectF& plot)
{
    if (!plot.contains(point) || frame.cells.rows == 0)
        return {};
    const int row = static_cast<int>((point.y() - plot.top()) / plot.height() * frame.cells.rows);
    return std::clamp(row, 0, frame.cells.rows - 1);
}

void paintLearnedGround(
    QPainter& painter, const QRectF& area, const LearnedFrame& frame, const Look& look)
{
    const QRectF plot = tablePlot(area, look);
    const QPointF title(area.left(), area.top() + look.px(upperTitleBaseline));
    const bool isDifference = frame.cells.meaning == HeatmapFrame::Meaning::Difference;
    const double titleWidth = paintText(painter, title,
        isDifference ? WavesWords::tr("Difference of the tables, B − A")
                     : pictureTitle(Picture::WavesLearned),
        TextRole::PictureTitle, look.palette.text, look);
    const double space = plot.right() - area.left() - titleWidth - look.px(16);
    paintText(painter, {plot.right(), title.y()},
        fittingWords(learnedNotes(frame), space, TextRole::Note, look), TextRole::Note,
        look.palette.notes, look, Alignment::Right);
    paintHeatmap(painter, plot, frame.cells, look);
    paintColumnNumbers(painter, plot, frame, look);
    const QRectF bar(plot.right() + look.px(12), plot.top(), look.px(12), plot.height());
    paintColorBar(painter, bar, frame.cells, Qt::Vertical, look);
}

void paintLearnedMarks(QPainter& painter, const QRectF& area, const LearnedFrame& frame,
    const PositionMarks& marks, HandleState ofLength, const PointedLook& look)
{
    const QRectF plot = tablePlot(area, look);
    paintLineEdges(painter, plot, marks, look);
    paintPositionLines(painter, plot, plot.top(), plot.bottom() + look.px(lineReach), marks, look);
    paintBeyond(painter, plot, frame, marks, look);
    const LengthPlace end = lengthPlace(frame.encoding.trainingLength, marks.positions, plot, look);
    if (end.isShown) {
        paintLine(
            painter, {end.line, plot.top(), end.line, plot.bottom()}, look.palette.ground, 5, look);
        paintLine(painter, {end.line, plot.top(), end.line, end.knob.y()}, look.palette.unseen,
            ofLength == HandleState::Hovered ? 3 : 2, look);
    }
    paintHandle(painter, end.knob, HandleKind::Unseen, ofLength, knobDiameter, look);
    const QString length = WavesWords::tr("L = %1", "the training length")
                               .arg(wholeNumber(frame.encoding.trainingLength));
    const double width = textWidth(length, TextRole::NoteStrong, look);
    const bool isLeft = end.knob.x() + look.px(12) + width > plot.right();
    const double left = isLeft ? end.knob.x() - look.px(12) - width : end.knob.x() + look.px(12);
    paintText(painter, {left, end.knob.y() + look.px(4)}, length, TextRole::NoteStrong,
        look.palette.unseenText, look);
    paintPositionHandles(painter, plot, marks, look);
}

} // namespace lab::ui
