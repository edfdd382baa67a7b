#pragma once

#include "core/frames/waves/waves_frames.h"
#include "ui/views/plot_view.h"
#include "ui/views/waves/waves_picture.h"

namespace lab::ui {

/// The similarity of two rows of the table against their distance, or their difference. The point
/// on the curve is dragged along it and moves p + t; a press beside it moves it there.
class SimilarityView : public PlotView<WavesPicture, SimilarityFrame> {
    Q_OBJECT
public:
    explicit SimilarityView(QWidget* parent = nullptr);

    QString exportName() const override;
    Focus restingFocus() const override;

protected:
    Plot plotOf(
        const SimilarityFrame& frame, const QRectF& area, const PointedLook& look) const override;
    NumberTable tableOf(const SimilarityFrame& frame) const override;
    Layers pointedOn(const Plot& plot, const Focus& focus, const Look& look) const override;
    std::optional<Focus> heldFocus(const Handle& handle, double number) const override;
    Focus focusAt(QPointF point) const override;
    Focus shownOf(const Focus& focus) const override; ///< positions within its reach
    void updateAccessibleText() override; ///< its name depends on its measure
};

} // namespace lab::ui
