#pragma once

#include "core/frames/grids/video_frame.h"
#include "ui/views/picture_view.h"
#include "ui/views/plot_view.h"

namespace lab::ui {

/// The three position indices along the prompt. The lines of query and key can be dragged.
class SequenceView : public PlotView<PictureView, VideoFrame> {
    Q_OBJECT
public:
    explicit SequenceView(QWidget* parent = nullptr);

    QString exportName() const override;

protected:
    void updateAccessibleText() override;
    Plot plotOf(
        const VideoFrame& frame, const QRectF& area, const PointedLook& look) const override;
    NumberTable tableOf(const VideoFrame& frame) const override;
    Layers pointedOn(const Plot& plot, const Focus& focus, const Look& look) const override;
    void keyPressEvent(QKeyEvent* event) override;
    QString keysInWords() const override;
    Focus focusAt(QPointF point) const override;
    Focus shownOf(const Focus& focus) const override;

private:
};

} // namespace lab::ui
