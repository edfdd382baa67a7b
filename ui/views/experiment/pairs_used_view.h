#pragma once

#include "ui/paint/experiment/pairs_used_plot.h"
#include "ui/views/experiment/train_button.h"
#include "ui/views/picture_view.h"
#include "ui/views/plot_view.h"

namespace lab::ui {

/// The pairs that trained models with RoPE use. The frozen pair can be dragged along them, selected
/// by a press, or moved with the left and right keys.
class PairsUsedView : public PlotView<PictureView, PairsUsedFrame> {
    Q_OBJECT
public:
    explicit PairsUsedView(QWidget* parent = nullptr);

    TrainButton& button() const { return *m_button; }
    QString exportName() const override;

protected:
    Plot plotOf(
        const PairsUsedFrame& frame, const QRectF& area, const PointedLook& look) const override;
    NumberTable tableOf(const PairsUsedFrame& frame) const override;
    Layers pointedOn(const Plot& plot, const Focus& focus, const Look& look) const override;
    std::optional<Focus> heldFocus(const Handle& handle, double number) const override;
    Focus shownOf(const Focus& focus) const override;
    Focus focusAt(QPointF point) const override;
    void updateAccessibleText() override;
    void lookChanged() override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    Focus focusOn(int pair) const;
    void freeze(int pair);
    void placeButton();

    TrainButton* m_button;
};

} // namespace lab::ui
