#pragma once

#include "ui/paint/experiment/example_plot.h"
#include "ui/views/experiment/train_button.h"
#include "ui/views/picture_view.h"
#include "ui/views/plot_view.h"

namespace lab::ui {

/// Two sequences whose answers turn right while a model is trained, and where one of its queries
/// attends to: the query is dragged across, the moment down. Of A it has the numbers alone.
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
