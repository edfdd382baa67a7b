#pragma once

#include "ui/paint/experiment/accuracy_plot.h"
#include "ui/views/picture_view.h"
#include "ui/views/plot_view.h"

class QPushButton;

namespace lab::ui {

/// The results as a function of the evaluated length. The line of the selected length can be
/// dragged, or moved with the left and right keys. A press on a mark selects its encoding and
/// length; up and down select the next better or worse encoding at this length.
class AccuracyView : public PlotView<PictureView, AccuracyFrame> {
    Q_OBJECT
public:
    explicit AccuracyView(QWidget* parent = nullptr);

    /// Shows results that are hidden before a prediction.
    QPushButton& button() const { return *m_button; }

    QString exportName() const override;

protected:
    Plot plotOf(
        const AccuracyFrame& frame, const QRectF& area, const PointedLook& look) const override;
    NumberTable tableOf(const AccuracyFrame& frame) const override;
    Layers pointedOn(const Plot& plot, const Focus& focus, const Look& look) const override;
    void pressGround(QPointF point) override;
    Focus shownOf(const Focus& focus) const override;
    Focus focusAt(QPointF point) const override;
    Qt::CursorShape cursorAt(QPointF point) const override;
    void updateAccessibleText() override;
    void lookChanged() override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void lookAt(int doublings);
    void selectNext(int step);
    void placeButton();

    QPushButton* m_button;
};

} // namespace lab::ui
