#pragma once

#include "core/frames/waves/waves_frames.h"
#include "ui/views/framed_view.h"
#include "ui/views/waves/positions_view.h"

namespace lab::ui {

/// The waves of a few pairs under the table, with the same positions across; those of A are dashed
/// under them.
class WavesView : public FramedView<PositionsView, WavesFrame> {
    Q_OBJECT
public:
    explicit WavesView(QWidget* parent = nullptr);

    QRectF plot() const override; ///< where the waves stand

    QString exportName() const override;
    void paint(QPainter& painter, const QRectF& area, const PointedLook& look) const override;

protected:
    NumberTable tableOf(const WavesFrame& frame) const override;
    Focus shownOf(const Focus& focus) const override;
    Focus focusAt(QPointF point) const override;
    std::optional<int> pairAt(QPointF point) const override;
};

} // namespace lab::ui
