#pragma once

#include "ui/paint/context/temperature.h"
#include "ui/views/context/context_picture.h"
#include "ui/views/plot_view.h"

namespace lab::ui {

/// The effect of a query's temperature. The line of the query's position is dragged horizontally;
/// so are the length from which the temperature grows and, on the bars, the weights of the match
/// and the sink; its scale is dragged vertically.
///
/// The left and right keys move the query by 1, with Shift by 10, Page Up and Page Down double and
/// halve its length.
class TemperatureView : public PlotView<ContextPicture, TemperatureFrame> {
    Q_OBJECT
public:
    explicit TemperatureView(QWidget* parent = nullptr);

    void setKey(std::int64_t key); ///< the ruler's position

    QString exportName() const override;
    Focus restingFocus() const override;

protected:
    Plot plotOf(
        const TemperatureFrame& frame, const QRectF& area, const PointedLook& look) const override;
    NumberTable tableOf(const TemperatureFrame& frame) const override;
    Layers pointedOn(const Plot& plot, const Focus& focus, const Look& look) const override;
    QString spoken() const override;
    Focus focusAt(QPointF point) const override;
    Focus shownOf(const Focus& focus) const override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void moveTo(std::int64_t query);

    std::int64_t m_key = 0;
};

} // namespace lab::ui
