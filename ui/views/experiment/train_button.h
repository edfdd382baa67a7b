#pragma once

#include "core/frames/experiment/training_frame.h"

#include <QPushButton>

namespace lab::ui {

/// Begins the training, stops it, or takes it up again, as it says; away where nothing is left.
class TrainButton : public QPushButton {
    Q_OBJECT
public:
    explicit TrainButton(QWidget* parent);

    void setOffer(TrainingFrame::Offer offer);
    void setWanted(bool isWanted); ///< not in a picture without words

protected:
    void changeEvent(QEvent* event) override; ///< a new language names it again

Q_SIGNALS:
    void trainAsked();
    void stopAsked();

private:
    TrainingFrame::Offer m_offer = TrainingFrame::Offer::Train;
    bool m_isWanted = true;
};

} // namespace lab::ui
