#pragma once

#include "ui/paint/experiment/accuracy_plot.h"
#include "ui/views/picture_view.h"
#include "ui/views/plot_view.h"

class QPushButton;

namespace lab::ui {

/// The answers against the length that is asked. The line of the length that is looked at is
/// dragged, and moved by the left and right keys; a press on a mark looks at its encoding and
/// length, and the up and down keys at the next better or worse encoding there.
class AccuracyView : public PlotView<PictureView, AccuracyFrame> {
    Q_OBJECT
public:
    explicit AccuracyView(QWidget* parent = nullptr);

    QPushButton& button() const { return *m_button; } ///< shows what is covered before a bet

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
