#pragma once

#include "core/frames/grids/video_frame.h"
#include "ui/paint/grids/grid_words.h"

#include <vector>

class QPainter;

namespace lab::ui {

/// The part under the pointer or being dragged, which is highlighted.
enum class MapPart { None, Query, Key };

/// The layout of the stills of a video, side by side and as large as possible. If there are many,
/// those around the query's are shown.
struct StillsLayout {
    struct Place {
        std::size_t still = 0; ///< of the frame
        PatchField patches;
    };
    std::vector<Place> places;
    QRectF colours; ///< empty if there is no space

    StillsLayout(const QRectF& area, const VideoFrame& frame, const Look& look);

    std::optional<std::int64_t> tokenAt(QPointF point, const VideoFrame& frame) const;
    /// The nearest patch; empty if no still is shown.
    std::optional<std::int64_t> tokenNear(QPointF point, const VideoFrame& frame) const;
    /// The cell of a token; empty if its still is not shown, or for a word.
    std::optional<QRectF> cellOf(std::int64_t token, const VideoFrame& frame) const;
};

/// The similarity of the query's token to the patches of each still, all on one scale.
void paintStills(QPainter& painter, const QRectF& area, const StillsLayout& layout,
    const VideoFrame& frame, MapPart hovered, const PointedLook& look);

QString stillName(const VideoFrame::Still& still); ///< "frame 2", "image"
/// The text if nothing can be drawn; else empty.
QString videoComplaint(const VideoFrame& frame);

} // namespace lab::ui
