#pragma once

#include "core/frames/grids/grids_frames.h"
#include "ui/views/framed_view.h"
#include "ui/views/picture_view.h"

namespace lab::ui {

/// Which pairs each axis turns. What is pointed at asks the reading line for its angle. Of a video
/// the ends of the sections are dragged; the sum of all stays the number of pairs.
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
