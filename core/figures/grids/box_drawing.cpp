#include "core/drawing/drawn_picture.h"
#include "core/drawing/kit.h"
#include "core/drawing/numbers.h"
#include "core/figures/grids/grid_words.h"
#include "core/figures/grids/grids_figures.h"
#include "core/state/parameters.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <string_view>

namespace lab::drawing {

namespace video_box {
namespace {

constexpr Message spokenName = LAB_MESSAGE("lab::ui::VideoBoxView", "Time × height × width");
constexpr Message inWords =
    LAB_MESSAGE("lab::ui::VideoBoxView", "Frames: %1; rows: %2; columns: %3.");
constexpr Message ofFrames = LAB_MESSAGE("lab::ui::VideoBoxView", "Frames of the video");
constexpr Message ofRows = LAB_MESSAGE("lab::ui::VideoBoxView", "Rows of the video");
constexpr Message ofColumns = LAB_MESSAGE("lab::ui::VideoBoxView", "Columns of the video");
constexpr Message name = LAB_MESSAGE("lab::ui::VideoBox", "Time × height × width");
constexpr Message shortName = LAB_MESSAGE("lab::ui::VideoBox", "t × y × x");
constexpr Message sizes = LAB_MESSAGE("lab::ui::VideoBox", "%1 × %2 × %3");

GridShape shapeOf(const VideoFrame& video)
{
    return {video.scheme.videoFrames, video.scheme.videoRows, video.scheme.videoColumns};
}

/// A video of normal size keeps its scale during a drag; the larger one of it and A fills the
/// picture.
class VideoBox : DrawnPicture {
public:
    VideoBox(const Compared<VideoFrame>& compared, const Box& where, const Style& how,
        const Pointing& pointing)
        : DrawnPicture(where, how)
        , m_video(compared.values)
        , m_shape(shapeOf(m_video))
        , m_before(compared.reference ? shapeOf(*compared.reference) : m_shape)
        , m_focus(pointing.focus)
    {
        placeBox();
    }

    Drawing drawing()
    {
        Layer& box = layer(Layer::Meaning::Data);
        addTitle(box, place,
            fittingWords({said(name), said(shortName)}, place.width, TextRole::PictureTitle, style),
            {said(sizes,
                {wholeNumber(m_shape.frames), wholeNumber(m_shape.rows),
                    wholeNumber(m_shape.columns)})},
            style);
        if (m_shape.frames > 0)
            addArrow(box, m_origin, m_columnsEnd, GridAxis::Column);
        constexpr double minPitch = 3; // between drawn sheets
        int step = 1;
        while (step * m_frame.x < px(minPitch))
            step *= 2;
        for (int frame = 0; frame < m_shape.frames; frame += step)
            addSheet(box, frame);
        if (!(m_before == m_shape) && m_before.frames > 0)
            for (const int frame : {0, m_before.frames - 1})
                box.add(patches(frame, 0, 0, m_before.rows, m_before.columns,
                    referencePen(Tone::Text, style), Tone::None));
        if (m_shape.frames > 0)
            addArrow(box, m_origin, m_rowsEnd, GridAxis::Row);
        // Without a frame the axis has no length, but still a direction.
        const Point least {m_shape.frames > 0 ? 0.0 : 1.0, 0};
        addArrow(box, {m_origin.x, m_framesEnd.y}, m_framesEnd + least, GridAxis::Frame);
        Layer& marks = layer(Layer::Meaning::Selection, Drawing::Live::Yes);
        addMark(marks, m_focus.key.value_or(m_video.key), Tone::Key);
        addMark(marks, m_focus.query.value_or(m_video.query), Tone::Query);
        addLength(
            1, "multimodal_rotary.video_frames", ofFrames, m_framesEnd, m_frame, m_shape.frames);
        if (m_shape.frames > 0) { // no frame has rows and columns
            addLength(2, "multimodal_rotary.video_rows", ofRows, m_rowsEnd, m_row, m_shape.rows);
            addLength(3, "multimodal_rotary.video_columns", ofColumns, m_columnsEnd, m_column,
                m_shape.columns);
        }
        return std::move(value);
    }

private:
    void placeBox()
    {
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
        const double rows = std::max({m_shape.rows, m_before.rows, ordinarySide});
        const double columns = std::max({m_shape.columns, m_before.columns, ordinarySide});
        const double frames = std::max({m_shape.frames, m_before.frames, ordinaryFrames});
        const double wide = std::max(1.0, place.width - px(2 * sideSpace + 14));
        const double high =
            std::max(1.0, place.height - px(headSpace + topSpace + timeGap + footSpace));
        const double cell =
            std::min(high / (rows + rise * columns), 0.5 * wide / (along * columns));
        const double run = along * columns * cell;
        m_frame = {std::min((wide - run) / frames, widestPitch * run), 0};
        m_row = {0, cell};
        m_column = {along * cell, -rise * cell};
        m_origin = {place.left() + px(sideSpace),
            place.top() + px(headSpace + topSpace) + rise * columns * cell};
        m_framesEnd = at(m_shape.frames, rows, 0) + Point {0, px(timeGap)};
        m_rowsEnd = at(0, m_shape.rows, 0);
        m_columnsEnd = at(0, 0, m_shape.columns);
    }
    Point at(double frames, double rows, double columns) const
    {
        return m_origin + m_frame * frames + m_row * rows + m_column * columns;
    }

    Path patches(double frame, double row, double column, double rows, double columns, Pen pen,
        Ink fill) const
    {
        Path path;
        path.move(at(frame, row, column));
        path.line(at(frame, row, column + columns));
        path.line(at(frame, row + rows, column + columns));
        path.line(at(frame, row + rows, column));
        path.close();
        path.pen = std::move(pen);
        path.fill = fill;
        return path;
    }

    void addSheet(Layer& layer, int frame) const
    {
        constexpr double minLine = 4; // pixels between drawn lines
        const auto [frames, rows, columns] = m_shape;
        layer.add(patches(frame, 0, 0, rows, columns, {Tone::Axis, px(1)}, Tone::Frame));
        if (std::min(m_row.y, m_column.x) < px(minLine))
            return;
        const Pen pen {Tone::Grid, px(1)};
        for (int row = 1; row < rows; ++row)
            layer.add(Stroke {{at(frame, row, 0), at(frame, row, columns)}, pen});
        for (int column = 1; column < columns; ++column)
            layer.add(Stroke {{at(frame, 0, column), at(frame, rows, column)}, pen});
    }

    /// From the start of the first patch past the handle, with the axis's letter at the head.
    void addArrow(Layer& layer, Point from, Point to, GridAxis axis) const
    {
        const Point apart = to - from;
        const Point way = apart * (1 / std::max(1.0, std::hypot(apart.x, apart.y)));
        const Point across {-way.y, way.x};
        const Point tip = to + way * px(14);
        const Pen pen {axisTone(axis), px(1.5)};
        Pen shaft = pen;
        if (axis == GridAxis::Frame)
            shaft.dashes = {4, 2};
        layer.add(Stroke {{from, tip}, shaft});
        for (const double side : {1.0, -1.0})
            layer.add(Stroke {{tip, tip - way * px(6) + across * (side * px(3.5))}, pen});
        const Point head = tip + way * px(9);
        layer.add(Text {{head.x, head.y + style.digitHeight(TextRole::NoteStrong) / 2},
            {axisLetter(axis)}, TextRole::NoteStrong, Tone::Text, Align::Centre});
    }

    void addMark(Layer& layer, std::int64_t pointed, Tone tone) const
    {
        if (m_video.tokens.empty())
            return;
        const std::int64_t token = std::clamp<std::int64_t>(pointed, 0, m_video.tokenCount - 1);
        const VideoFrame::Still* still = m_video.stillOf(token);
        if (!still || still->kind != TokenKind::Video)
            return;
        const GridCell cell =
            rasterCell({1, still->map.rows, still->map.columns}, token - still->firstToken);
        layer.add(patches(still->frame, cell.row, cell.column, 1, 1, {tone, px(1.5)}, tone));
    }

    /// A length of the video, dragged along its axis by whole frames, rows or columns.
    void addLength(
        int which, std::string_view key, const Message& message, Point end, Point each, int count)
    {
        const Range range = parameterNamed(key)->range({});
        const bool isAcross = each.x > 0;
        Handle handle {.key = key,
            .which = which,
            .name = said(message),
            .shape = Handle::Shape::Dot,
            .diameter = 12,
            .place = end,
            .reach = px(handleReach),
            .along = isAcross ? Handle::Along::X : Handle::Along::Y,
            .slope = isAcross ? each.y / each.x : 0,
            .number = static_cast<double>(count),
            .snap =
                Snap {
                    .lowest = range.lowest, .highest = range.highest, .near = 0, .toPowers = false},
            .isApart = true,
            .leavesAxis = true};
        const double unit = isAcross ? each.x : each.y;
        const double zero = handle.at(end) - count * unit;
        handle.axis = {Axis::Kind::Linear, 0, 1, zero, zero + unit};
        handle.keyStep = unit * (1 + handle.slope * handle.slope);
        value.handles.push_back(std::move(handle));
    }

    const VideoFrame& m_video;
    GridShape m_shape;
    GridShape m_before; ///< of A
    const Focus& m_focus;
    Point m_origin; ///< the first patch's corner on the first sheet
    Point m_frame; ///< pixels to the next one
    Point m_row;
    Point m_column;
    Point m_framesEnd;
    Point m_rowsEnd;
    Point m_columnsEnd;
};

Said spoken(const VideoFrame& frame, const Language& words)
{
    const GridShape shape = shapeOf(frame);
    return words(
        inWords, {wholeNumber(shape.frames), wholeNumber(shape.rows), wholeNumber(shape.columns)});
}

} // namespace
} // namespace video_box

const Figure<VideoFrame> gridsBox {.picture = Picture::GridsBox,
    .name = "box",
    .title = titled<video_box::spokenName>,
    .drawing = drawnBy<video_box::VideoBox>,
    .table = boxNumbers,
    .spoken = video_box::spoken,
    .shown = parts<&Focus::query, &Focus::key>};

} // namespace lab::drawing
