#pragma once

#include "core/frames/grids/video_frame.h"
#include "ui/paint/grids/grid_words.h"
#include "ui/paint/grids/similarity_map.h"

#include <vector>

class QPainter;

namespace lab::ui {

/// Where the stills of a video stand, side by side as large as they go. Of many those around the
/// query's are shown.
struct StillsLayout {
    struct Place {
        std::size_t still = 0; ///< of the frame
        PatchField patches;
    };
    std::vector<Place> places;
    QRectF colours; ///< empty where there is no space

    StillsLayout(const QRectF& area, const VideoFrame& frame, const Look& look);

    std::optional<std::int64_t> tokenAt(QPointF point, const VideoFrame& frame) const;
    /// Of the nearest patch; none where no still is shown.
    std::optional<std::int64_t> tokenNear(QPointF point, const VideoFrame& frame) const;
    /// The cell of a token; none where its still is not shown, or for a word.
    std::optional<QRectF> cellOf(std::int64_t token, const VideoFrame& frame) const;
};

/// The similarity of the query's token to the patches of each still, all on one scale.
void paintStills(QPainter& painter, const QRectF& area, const StillsLayout& layout,
    const VideoFrame& frame, MapPart hovered, const PointedLook& look);

QString stillName(const VideoFrame::Still& still); ///< "frame 2", "image"
/// What to say where nothing can be drawn; empty where it can.
QString videoComplaint(const VideoFrame& frame);

} // namespace lab::ui
