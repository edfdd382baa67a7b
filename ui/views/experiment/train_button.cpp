#include "ui/views/experiment/train_button.h"

#include "ui/paint/drawing/qt_texts.h"

#include <QEvent>

#include <array>

namespace lab::ui {

namespace {

/// By Offer; without one the button is hidden.
constexpr std::array<drawing::Message, 4> texts {{
    LAB_MESSAGE("lab::ui::ExperimentWords", "Train"),
    LAB_MESSAGE("lab::ui::ExperimentWords", "Continue"),
    LAB_MESSAGE("lab::ui::ExperimentWords", "Stop"),
    LAB_MESSAGE("lab::ui::ExperimentWords", "Train"),
}};

} // namespace

TrainButton::TrainButton(QWidget* parent)
    : QPushButton(parent)
{
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
    setText(qt(QtLanguage()(texts[static_cast<std::size_t>(offer)]).text));
    setAccessibleName(tr("%1 small models", "a verb: Train, Stop").arg(text()));
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
