#pragma once

#include "core/frames/waves/learned_frames.h"
#include "ui/views/waves/positions_view.h"

namespace lab::ui {

/// The row of p times every row, below the learned table and with the same horizontal axis.
class ProductsView : public PositionsView<ProductsFrame> {
    Q_OBJECT
public:
    explicit ProductsView(QWidget* parent = nullptr);

    QString exportName() const override;

protected:
    Plot plotOf(
        const ProductsFrame& frame, const QRectF& area, const PointedLook& look) const override;
    NumberTable tableOf(const ProductsFrame& frame) const override;
    Layers pointedOn(const Plot& plot, const Focus& focus, const Look& look) const override;
    Focus focusAt(QPointF point) const override;
    void selectPair(int) override { } ///< there are none
};

} // namespace lab::ui
