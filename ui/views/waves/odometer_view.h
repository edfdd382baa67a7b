#pragma once

#include "ui/paint/waves/odometer.h"
#include "ui/views/plot_view.h"
#include "ui/views/waves/waves_picture.h"

namespace lab::ui {

/// The odometer beside the dials. The line of n is dragged over the positions shown, a press there
/// moves it; the radix is dragged as the last digit of a wheel; a click on a dial selects its pair.
class OdometerView : public PlotView<WavesPicture, OdometerFrame> {
    Q_OBJECT
public:
    explicit OdometerView(QWidget* parent = nullptr);

    QRectF ground() const { return plot().ground; } ///< place of the positions in x

    QString exportName() const override;

protected:
    Plot plotOf(
        const OdometerFrame& frame, const QRectF& area, const PointedLook& look) const override;
    NumberTable tableOf(const OdometerFrame& frame) const override;
    Layers pointedOn(const Plot& plot, const Focus& focus, const Look& look) const override;
    void pressGround(QPointF point) override;
    Focus focusAt(QPointF point) const override;
    Focus shownOf(const Focus& focus) const override;
    void updateAccessibleText() override;
};

} // namespace lab::ui
