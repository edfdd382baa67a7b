#pragma once

#include "core/frames/grids/grids_frames.h"
#include "ui/views/framed_view.h"
#include "ui/views/picture_view.h"

namespace lab::ui {

/// The pairs that each axis rotates. The reading line shows the angle of the pair under the
/// pointer. For a video, the ends of the sections can be dragged; the total number of pairs stays
/// the same.
class GridPairsView : public FramedView<PictureView, GridPairsFrame> {
    Q_OBJECT
public:
    explicit GridPairsView(QWidget* parent = nullptr);

    QString exportName() const override;
    void paint(QPainter& painter, const QRectF& area, const PointedLook& look) const override;
    std::vector<PictureHandle> handles() const override;

protected:
    void updateAccessibleText() override;
    NumberTable tableOf(const GridPairsFrame& frame) const override;
    Focus focusAt(QPointF point) const override;
    Focus shownOf(const Focus& focus) const override;

private:
    QString spoken() const;
};

} // namespace lab::ui
