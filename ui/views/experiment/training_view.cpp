#include "ui/views/experiment/training_view.h"

#include "ui/paint/experiment/experiment_words.h"
#include "ui/views/experiment/train_button.h"

using namespace Qt::StringLiterals;

namespace lab::ui {

TrainingView::TrainingView(QWidget* parent)
    : FramedView(Picture::ExperimentTraining, parent)
    , m_button(new TrainButton(this))
{
    connect(m_button, &TrainButton::trainAsked, this, &TrainingView::trainAsked);
    connect(m_button, &TrainButton::stopAsked, this, &TrainingView::stopAsked);
    updateAccessibleText();
}

QString TrainingView::exportName() const
{
    return u"training"_s;
}

NumberTable TrainingView::tableOf(const TrainingFrame& frame) const
{
    return lab::numbers(frame);
}

void TrainingView::paint(QPainter& painter, const QRectF& area, const PointedLook& look) const
{
    paintTraining(painter, TrainingLayout(area, frame(), look), frame(), look);
}

void TrainingView::updateAccessibleText()
{
    setAccessibleName(ExperimentWords::tr("Training"));
    setAccessibleDescription(trainingWords(frame()));
    placeButton();
}

void TrainingView::lookChanged()
{
    FramedView::lookChanged();
    placeButton();
}

void TrainingView::resizeEvent(QResizeEvent*)
{
    placeButton();
}

void TrainingView::placeButton()
{
    m_button->setGeometry(TrainingLayout(rect(), frame(), look()).button.toRect());
    m_button->setOffer(frame().offer());
    m_button->setWanted(look().hasWords);
}

} // namespace lab::ui

#include "moc_training_view.cpp"
