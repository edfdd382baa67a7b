#include "ui/views/experiment/training_view.h"

#include "ui/paint/experiment/experiment_words.h"

#include <QPushButton>

using namespace Qt::StringLiterals;

namespace lab::ui {

TrainingView::TrainingView(QWidget* parent)
    : FramedView(Picture::ExperimentTraining, parent)
    , m_button(new QPushButton(this))
{
    m_button->setCursor(Qt::ArrowCursor);
    connect(m_button, &QPushButton::clicked, this, [this] {
        if (frame().offer() == TrainingFrame::Offer::Stop)
            Q_EMIT stopAsked();
        else
            Q_EMIT trainAsked();
    });
    nameAnew();
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

void TrainingView::nameAnew()
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
    const TrainingFrame::Offer offer = frame().offer();
    m_button->setText(offerText(offer));
    m_button->setAccessibleName(tr("%1 small models", "a verb: Train, Stop").arg(offerText(offer)));
    m_button->setGeometry(TrainingLayout(rect(), frame(), look()).button.toRect());
    m_button->setVisible(offer != TrainingFrame::Offer::Nothing);
}

} // namespace lab::ui
