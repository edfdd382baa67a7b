#pragma once

#include "core/frames/grids/video_frame.h"
#include "ui/paint/grids/video_box.h"
#include "ui/views/framed_view.h"
#include "ui/views/picture_view.h"

namespace lab::ui {

/// Time × height × width of a video as a box. The three lengths can be dragged.
class VideoBoxView : public FramedView<PictureView, VideoFrame> {
    Q_OBJECT
public:
    explicit VideoBoxView(QWidget* parent = nullptr);

    QString exportName() const override;
    void paint(QPainter& painter, const QRectF& area, const PointedLook& look) const override;
    std::vector<PictureHandle> handles() const override;

protected:
    NumberTable tableOf(const VideoFrame& frame) const override;
    void updateAccessibleText() override;
    Focus focusAt(QPointF point) const override;
    Focus shownOf(const Focus& focus) const override;
};

} // namespace lab::ui
