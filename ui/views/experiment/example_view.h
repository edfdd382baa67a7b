#pragma once

#include "ui/paint/experiment/example_plot.h"
#include "ui/views/experiment/train_button.h"
#include "ui/views/picture_view.h"
#include "ui/views/plot_view.h"

namespace lab::ui {

/// Two sequences whose answers become correct during training, and the attention of one query: drag
/// horizontally to choose the query, vertically for the moment. Of A, only the numbers are used.
class ExampleView : public PlotView<PictureView, ExampleFrame> {
    Q_OBJECT
public:
    explicit ExampleView(QWidget* parent = nullptr);

    TrainButton& button() const { return *m_button; }
    QString exportName() const override;

protected:
    Plot plotOf(
        const ExampleFrame& frame, const QRectF& area, const PointedLook& look) const override;
    NumberTable tableOf(const ExampleFrame& frame) const override;
    Focus shownOf(const Focus&) const override { return {}; }
    void updateAccessibleText() override;
    void lookChanged() override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void placeButton();

    TrainButton* m_button;
};

} // namespace lab::ui
