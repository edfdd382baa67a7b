#pragma once

#include "core/frames/waves/learned_frames.h"
#include "ui/views/framed_view.h"
#include "ui/views/waves/positions_view.h"

namespace lab::ui {

/// The row of p times every row, under the learned table and with the same positions across.
class ProductsView : public FramedView<PositionsView, ProductsFrame> {
    Q_OBJECT
public:
    explicit ProductsView(QWidget* parent = nullptr);

    QRectF plot() const override; ///< where the bars stand

    QString exportName() const override;
    void paint(QPainter& painter, const QRectF& area, const PointedLook& look) const override;

protected:
    NumberTable tableOf(const ProductsFrame& frame) const override;
    Focus focusAt(QPointF point) const override;
    std::optional<int> pairAt(QPointF) const override { return {}; }
    void selectPair(int) override { } ///< there are none
};

} // namespace lab::ui
