#include "ui/paint/grids/video_box.h"

#include "ui/paint/axes.h"
#include "ui/paint/comparison.h"
#include "ui/paint/controls/handles.h"
#include "ui/paint/grids/grid_words.h"
#include "ui/paint/text/number_text.h"
#include "ui/paint/text/picture_title.h"
#include "ui/paint/text/text.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPolygonF>

#include <algorithm>
#include <cmath>

namespace lab::ui {

namespace {

struct BoxWords {
    Q_DECLARE_TR_FUNCTIONS(lab::ui::VideoBox)
};

constexpr double headSpace = 34;
constexpr double footSpace = 30; // the axis of time
constexpr double sideSpace = 22; // its letter, and that of the rows
constexpr double topSpace = 16; // the letter of the columns
constexpr double timeGap = 14; // below the sheets
constexpr double along = 0.5; // of a column, in heights of a row
constexpr double rise = 0.42;
constexpr int ordinaryFrames = 4;
constexpr int ordinarySide = 8;
constexpr double widestPitch = 1.3; // from sheet to sheet, in their widths
constexpr double minLine = 4; // pixels between drawn lines
constexpr double minPitch = 3; // between drawn sheets

GridShape shapeOf(const VideoFrame& video)
{
    return {video.scheme.videoFrames, video.scheme.videoRows, video.scheme.videoColumns};
}

QPolygonF patchOf(
    const BoxLayout& layout, double frame, double row, double column, double rows, double columns)
{
    return QPolygonF {layout.at(frame, row, column), layout.at(frame, row, column + columns),
        layout.at(frame, row + rows, column + columns), layout.at(frame, row + rows, column)};
}

void paintSheet(QPainter& painter, const BoxLayout& layout, int frame, const Look& look)
{
    const Palette& palette = look.palette;
    const GridShape& shape = layout.shape;
    painter.setPen(QPen(palette.axis, look.px(1)));
    painter.setBrush(palette.frame);
    painter.drawPolygon(patchOf(layout, frame, 0, 0, shape.rows, shape.columns));
    if (std::min(layout.row.y(), layout.column.x()) < look.px(minLine))
        return;
    painter.setPen(QPen(palette.grid, look.px(1)));
    for (int row = 1; row < shape.rows; ++row)
        painter.drawLine(layout.at(frame, row, 0), layout.at(frame, row, shape.columns));
    for (int column = 1; column < shape.columns; ++column)
        painter.drawLine(layout.at(frame, 0, column), layout.at(frame, shape.rows, column));
}

void paintMark(QPainter& painter, const BoxLayout& layout, const VideoFrame& video,
    std::int64_t token, const QColor& colour, const Look& look)
{
    if (video.tokens.empty())
        return;
    const VideoFrame::Still* still =
        video.stillOf(std::clamp<std::int64_t>(token, 0, video.tokenCount - 1));
    if (!still || still->kind != TokenKind::Video)
        return;
    const GridCell cell = rasterCell({1, still->map.rows, still->map.columns},
        std::clamp<std::int64_t>(token, 0, video.tokenCount - 1) - still->firstToken);
    painter.setPen(QPen(colour, look.px(1.5)));
    painter.setBrush(colour);
    painter.drawPolygon(patchOf(layout, still->frame, cell.row, cell.column, 1, 1));
}

/// From the start of the first patch past the handle, with the axis's letter at the head.
void paintArrow(QPainter& painter, QPointF from, QPointF to, const QString& letter,
    const QColor& colour, const Look& look)
{
    const QPointF way =
        (to - from) / std::max(1.0, std::hypot(to.x() - from.x(), to.y() - from.y()));
    const QPointF across(-way.y(), way.x());
    const QPointF tip = to + look.px(14) * way;
    painter.setPen(QPen(colour, look.px(1.5)));
    painter.drawLine(from, tip);
    painter.drawLine(tip, tip - look.px(6) * way + look.px(3.5) * across);
    painter.drawLine(tip, tip - look.px(6) * way - look.px(3.5) * across);
    const QPointF head = tip + look.px(9) * way;
    paintText(painter, {head.x(), head.y() + digitHeight(TextRole::NoteStrong, look) / 2}, letter,
        TextRole::NoteStrong, colour, look, Alignment::Centre);
}

} // namespace

BoxLayout::BoxLayout(const QRectF& area, const VideoFrame& video,
    const std::optional<VideoFrame>& ghost, const Look& look)
    : shape(shapeOf(video))
{
    const GridShape other = ghost ? shapeOf(*ghost) : shape;
    const double rows = std::max({shape.rows, other.rows, ordinarySide});
    const double columns = std::max({shape.columns, other.columns, ordinarySide});
    const double frames = std::max({shape.frames, other.frames, ordinaryFrames});
    const double wide = std::max(1.0, area.width() - look.px(2 * sideSpace + 14));
    const double high =
        std::max(1.0, area.height() - look.px(headSpace + topSpace + timeGap + footSpace));
    const double cell = std::min(high / (rows + rise * columns), 0.5 * wide / (along * columns));
    const double run = along * columns * cell;
    const double pitch = std::min((wide - run) / frames, widestPitch * run);
    frame = {pitch, 0};
    row = {0, cell};
    column = {along * cell, -rise * cell};
    origin = {area.left() + look.px(sideSpace),
        area.top() + look.px(headSpace + topSpace) + rise * columns * cell};
    framesHandle = at(shape.frames, rows, 0) + QPointF(0, look.px(timeGap));
    rowsHandle = at(0, shape.rows, 0);
    columnsHandle = at(0, 0, shape.columns);
}

void paintVideoBox(QPainter& painter, const QRectF& area, const BoxLayout& layout,
    const VideoFrame& video, const std::optional<VideoFrame>& ghost, BoxPart hovered,
    const PointedLook& look)
{
    const Palette& palette = look.palette;
    const GridShape& shape = layout.shape;
    const QString sizes =
        BoxWords::tr("%1 × %2 × %3")
            .arg(wholeNumber(shape.frames), wholeNumber(shape.rows), wholeNumber(shape.columns));
    const QString title =
        fittingWords({BoxWords::tr("Time × height × width"), BoxWords::tr("t × y × x")},
            area.width(), TextRole::PictureTitle, look);
    paintPictureTitle(painter, area, title, {sizes}, look);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const QPointF start(layout.origin.x(), layout.framesHandle.y());
    if (shape.frames > 0)
        paintArrow(painter, layout.at(0, 0, 0), layout.columnsHandle, QStringLiteral("x"),
            axisColor(GridAxis::Column, palette), look);
    int step = 1;
    while (step * layout.frame.x() < look.px(minPitch))
        step *= 2;
    for (int frame = 0; frame < shape.frames; frame += step)
        paintSheet(painter, layout, frame, look);
    if (ghost) {
        BoxLayout before = layout;
        before.shape = shapeOf(*ghost);
        painter.setPen(ghostPen(palette.text, look));
        painter.setBrush(Qt::NoBrush);
        for (const int frame : {0, before.shape.frames - 1})
            if (frame >= 0 && !(before.shape == shape))
                painter.drawPolygon(
                    patchOf(before, frame, 0, 0, before.shape.rows, before.shape.columns));
    }
    if (shape.frames > 0)
        paintArrow(painter, layout.at(0, 0, 0), layout.rowsHandle, QStringLiteral("y"),
            axisColor(GridAxis::Row, palette), look);
    // Without a frame the axis has no length, but still a direction.
    const QPointF least(shape.frames > 0 ? 0 : 1, 0);
    paintArrow(painter, start, layout.framesHandle + least, QStringLiteral("t"),
        axisColor(GridAxis::Frame, palette), look);
    paintMark(painter, layout, video, look.focus.key.value_or(video.key), palette.key, look);
    paintMark(painter, layout, video, look.focus.query.value_or(video.query), palette.query, look);
    painter.restore();
    const auto handle = [&](QPointF place, BoxPart part) {
        paintHandle(painter, place, HandleKind::Neutral,
            hovered == part ? HandleState::Hovered : HandleState::Resting, 12, look);
    };
    if (shape.frames > 0) { // no frame has rows and columns
        handle(layout.columnsHandle, BoxPart::Columns);
        handle(layout.rowsHandle, BoxPart::Rows);
    }
    handle(layout.framesHandle, BoxPart::Frames);
}

} // namespace lab::ui
