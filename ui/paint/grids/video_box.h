#pragma once

#include "core/frames/grids/video_frame.h"
#include "ui/paint/look.h"

#include <QPointF>
#include <QRectF>

#include <optional>

class QPainter;

namespace lab::ui {

/// The layout of the box of a video: one sheet per frame from left to right, rows down, columns
/// back. A video of normal size keeps its scale during a drag; the larger one of it and the ghost
/// fills the picture.
struct BoxLayout {
    GridShape shape; ///< of the video
    QPointF origin; ///< the first patch's corner on the first sheet
    QPointF frame; ///< pixels to the next one
    QPointF row;
    QPointF column;
    QPointF framesHandle; ///< at the end of each length
    QPointF rowsHandle;
    QPointF columnsHandle;

    BoxLayout(const QRectF& area, const VideoFrame& video, const std::optional<VideoFrame>& ghost,
        const Look& look);

    QPointF at(double frames, double rows, double columns) const
    {
        return origin + frames * frame + rows * row + columns * column;
    }
};

/// The part under the pointer or being dragged, which is highlighted.
enum class BoxPart { None, Frames, Rows, Columns };

/// Time × height × width as a box of sheets, the patches of query and key marked, and an arrow for
/// each axis. Ghost: the first and the last sheet of A.
void paintVideoBox(QPainter& painter, const QRectF& area, const BoxLayout& layout,
    const VideoFrame& video, const std::optional<VideoFrame>& ghost, BoxPart hovered,
    const PointedLook& look);

} // namespace lab::ui
