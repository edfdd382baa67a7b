#pragma once

#include "ui/paint/context/spectrum.h"
#include "ui/views/context/context_picture.h"
#include "ui/views/plot_view.h"

namespace lab::ui {

/// The wavelengths of the pairs. A press selects the pair there. The diamond at the end of the
/// sequence is dragged vertically and changes the base, the tab on the axis the dimension; the
/// lines of the two lengths are dragged vertically and snap to powers of two. The axis stays fixed
/// during a drag.
class SpectrumView : public PlotView<ContextPicture, SpectrumFrame> {
    Q_OBJECT
public:
    explicit SpectrumView(QWidget* parent = nullptr);

    QString exportName() const override;
    using PlotView::isDragging;

protected:
    Plot plotOf(
        const SpectrumFrame& frame, const QRectF& area, const PointedLook& look) const override;
    NumberTable tableOf(const SpectrumFrame& frame) const override;
    Layers pointedOn(const Plot& plot, const Focus& focus, const Look& look) const override;
    void pressGround(QPointF point) override;
    Focus focusAt(QPointF point) const override;
    QString spoken() const override;
};

} // namespace lab::ui
