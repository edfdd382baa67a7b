#pragma once

#include "ui/paint/context/spectrum.h"
#include "ui/views/context/context_picture.h"
#include "ui/views/plot_view.h"

namespace lab::ui {

/// The wavelengths of the pairs. A point that is dragged changes the base so that it stays under
/// the pointer; the lines of the two lengths are dragged up and down, and stop at powers of two
/// when close. The axis stands still while something is held.
class SpectrumView : public PlotView<ContextPicture, SpectrumFrame> {
    Q_OBJECT
public:
    explicit SpectrumView(QWidget* parent = nullptr);

    QString exportName() const override;

protected:
    Plot plotOf(
        const SpectrumFrame& frame, const QRectF& area, const PointedLook& look) const override;
    NumberTable tableOf(const SpectrumFrame& frame) const override;
    Layers pointedOn(const Plot& plot, const Focus& focus, const Look& look) const override;
    void handleTaken(const Handle& handle) override;
    void pressGround(QPointF point) override;
    std::optional<Focus> heldFocus(const Handle& handle, double number) const override;
    Focus focusAt(QPointF point) const override;
    QString spoken() const override;
};

} // namespace lab::ui
