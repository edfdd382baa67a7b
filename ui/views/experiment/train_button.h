#pragma once

#include "core/frames/experiment/training_frame.h"

#include <QPushButton>

namespace lab::ui {

/// Starts, stops or resumes the training, according to its label; hidden if nothing is left to
/// train.
class TrainButton : public QPushButton {
    Q_OBJECT
public:
    explicit TrainButton(QWidget* parent);

    void setOffer(TrainingFrame::Offer offer);
    void setWanted(bool isWanted); ///< false for a picture without text

protected:
    void changeEvent(QEvent* event) override; ///< updates the label for a new language

Q_SIGNALS:
    void trainAsked();
    void stopAsked();

private:
    TrainingFrame::Offer m_offer = TrainingFrame::Offer::Train;
    bool m_isWanted = true;
};

} // namespace lab::ui
