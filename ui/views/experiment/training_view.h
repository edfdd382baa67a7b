#pragma once

#include "ui/paint/experiment/training.h"
#include "ui/views/framed_view.h"
#include "ui/views/picture_view.h"

namespace lab::ui {

class TrainButton;

/// The progress of the training, with the button that starts, stops and resumes it. Of A, only the
/// numbers are used.
class TrainingView : public FramedView<PictureView, TrainingFrame> {
    Q_OBJECT
public:
    explicit TrainingView(QWidget* parent = nullptr);

    TrainButton& button() const { return *m_button; }

    QString exportName() const override;
    void paint(QPainter& painter, const QRectF& area, const PointedLook& look) const override;

Q_SIGNALS:
    void trainAsked();
    void stopAsked();

protected:
    NumberTable tableOf(const TrainingFrame& frame) const override;
    Focus shownOf(const Focus&) const override { return {}; }
    void updateAccessibleText() override;
    void lookChanged() override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void placeButton();

    TrainButton* m_button;
};

} // namespace lab::ui
