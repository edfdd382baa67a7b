#include "ui/views/experiment/train_button.h"

#include "ui/paint/experiment/training.h"

#include <QEvent>

namespace lab::ui {

TrainButton::TrainButton(QWidget* parent)
    : QPushButton(parent)
{
    setCursor(Qt::ArrowCursor);
    connect(this, &QPushButton::clicked, this, [this] {
        if (m_offer == TrainingFrame::Offer::Stop)
            Q_EMIT stopAsked();
        else
            Q_EMIT trainAsked();
    });
}

void TrainButton::setOffer(TrainingFrame::Offer offer)
{
    m_offer = offer;
    setText(offerText(offer));
    setAccessibleName(tr("%1 small models", "a verb: Train, Stop").arg(offerText(offer)));
    setVisible(m_isWanted && offer != TrainingFrame::Offer::Nothing);
}

void TrainButton::setWanted(bool isWanted)
{
    m_isWanted = isWanted;
    setOffer(m_offer);
}

void TrainButton::changeEvent(QEvent* event)
{
    QPushButton::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        setOffer(m_offer);
}

} // namespace lab::ui

#include "moc_train_button.cpp"
