#pragma once

#include "ui/paint/rotations/frequencies.h"
#include "ui/views/plot_view.h"
#include "ui/views/rotations/rotations_picture.h"

namespace lab::ui {

/// The frequencies of the pairs. A press selects the pair there. Dragging the diamond at the end of
/// the line up or down changes the base: the line rotates about its left end, the axis stays.
class FrequenciesView : public PlotView<RotationsPicture, FrequenciesFrame> {
    Q_OBJECT
public:
    explicit FrequenciesView(QWidget* parent = nullptr);

    QString exportName() const override;

protected:
    Plot plotOf(
        const FrequenciesFrame& frame, const QRectF& area, const PointedLook& look) const override;
    NumberTable tableOf(const FrequenciesFrame& frame) const override;
    Layers pointedOn(const Plot& plot, const Focus& focus, const Look& look) const override;
    void pressGround(QPointF point) override;
    Focus focusAt(QPointF point) const override;
};

} // namespace lab::ui
