#pragma once

#include "core/frames/relative/relative_frames.h"
#include "ui/paint/relative/distance_rows.h"
#include "ui/views/framed_view.h"
#include "ui/views/picture_view.h"

#include <optional>

namespace lab::ui {

/// The row of the learned table for each distance. Its edges can be dragged, symmetrically on both
/// sides: Shaw's clip; for DeBERTa, the last distance with its own bucket, and the largest
/// distance.
class DistanceRowsView : public FramedView<PictureView, DistanceRowsFrame> {
    Q_OBJECT
public:
    explicit DistanceRowsView(QWidget* parent = nullptr);

    QString exportName() const override;
    void paint(QPainter& painter, const QRectF& area, const PointedLook& look) const override;

protected:
    void updateAccessibleText() override;
    NumberTable tableOf(const DistanceRowsFrame& frame) const override;
    Focus focusAt(QPointF point) const override;
    Focus shownOf(const Focus& focus) const override;
    std::vector<PictureHandle> handles() const override;

private:
    QString edgeName(RowEdge edge) const;
    Edit moved(RowEdge edge, double distance) const;
};

} // namespace lab::ui
