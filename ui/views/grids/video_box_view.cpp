#include "ui/views/grids/video_box_view.h"

#include "ui/paint/text/number_text.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

/// The number of steps `each` from `start` to the point.
double stepsTo(QPointF point, QPointF start, QPointF each)
{
    return QPointF::dotProduct(point - start, each) / QPointF::dotProduct(each, each);
}

/// A length of the video, dragged along its axis by whole frames, rows or columns.
PictureHandle lengthHandle(
    const QString& name, const char* key, QPointF place, QPointF each, int present, BoxPart part)
{
    PictureHandle handle;
    handle.name = name;
    handle.key = key;
    handle.place = place;
    handle.which = static_cast<std::int64_t>(part);
    const double length = QPointF::dotProduct(each, each);
    handle.step = each.x() > 0 ? QPointF(length / each.x(), 0) : QPointF(0, length / each.y());
    handle.put = [=](QPointF point) -> std::optional<Edit> {
        const Range range = parameterNamed(key)->range({});
        const double wanted = std::round(present + stepsTo(point, place, each));
        return SetParameter {
            key, Value(std::llround(std::clamp(wanted, range.lowest, range.highest)))};
    };
    return handle;
}

} // namespace

VideoBoxView::VideoBoxView(QWidget* parent)
    : FramedView(Picture::GridsBox, parent)
{
}

QString VideoBoxView::exportName() const
{
    return u"box"_s;
}

NumberTable VideoBoxView::tableOf(const VideoFrame& frame) const
{
    return boxNumbers(frame);
}

void VideoBoxView::updateAccessibleText()
{
    const MultimodalScheme& video = frame().scheme;
    setAccessibleName(tr("Time × height × width"));
    setAccessibleDescription(tr("Frames: %1; rows: %2; columns: %3.")
                                 .arg(wholeNumber(video.videoFrames), wholeNumber(video.videoRows),
                                     wholeNumber(video.videoColumns)));
}

void VideoBoxView::paint(QPainter& painter, const QRectF& area, const PointedLook& look) const
{
    const std::optional<PictureHandle> handle = handleAt(pointer());
    paintVideoBox(painter, area, BoxLayout(area, frame(), ghost(), look), frame(), ghost(),
        handle ? static_cast<BoxPart>(handle->which) : BoxPart::None, look);
}

Focus VideoBoxView::focusAt(QPointF) const
{
    Focus focus;
    focus.picture = picture();
    return focus;
}

Focus VideoBoxView::shownOf(const Focus& focus) const
{
    Focus shown;
    shown.query = focus.query;
    shown.key = focus.key;
    return shown;
}

std::vector<PictureHandle> VideoBoxView::handles() const
{
    const BoxLayout now(rect(), frame(), ghost(), look());
    const GridShape& shape = now.shape;
    std::vector<PictureHandle> all {
        lengthHandle(tr("Frames of the video"), "multimodal_rotary.video_frames", now.framesHandle,
            now.frame, shape.frames, BoxPart::Frames)};
    if (shape.frames == 0)
        return all;
    all.push_back(lengthHandle(tr("Rows of the video"), "multimodal_rotary.video_rows",
        now.rowsHandle, now.row, shape.rows, BoxPart::Rows));
    all.push_back(lengthHandle(tr("Columns of the video"), "multimodal_rotary.video_columns",
        now.columnsHandle, now.column, shape.columns, BoxPart::Columns));
    return all;
}

} // namespace lab::ui

#include "moc_video_box_view.cpp"
