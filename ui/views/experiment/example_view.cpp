#include "ui/views/experiment/example_view.h"

using namespace Qt::StringLiterals;

namespace lab::ui {

ExampleView::ExampleView(QWidget* parent)
    : PlotView(Picture::ExperimentExample, parent)
    , m_button(new TrainButton(this))
{
    updateAccessibleText();
}

QString ExampleView::exportName() const
{
    return u"example"_s;
}

Plot ExampleView::plotOf(
    const ExampleFrame& frame, const QRectF& area, const PointedLook& look) const
{
    return examplePlot(area, frame, look);
}

NumberTable ExampleView::tableOf(const ExampleFrame& frame) const
{
    return lab::numbers(frame);
}

void ExampleView::updateAccessibleText()
{
    setAccessibleName(exampleTitle());
    setAccessibleDescription(exampleWords(frame()));
    placeButton();
}

void ExampleView::lookChanged()
{
    PlotView::lookChanged();
    placeButton();
}

void ExampleView::resizeEvent(QResizeEvent*)
{
    placeButton();
}

void ExampleView::placeButton()
{
    m_button->setGeometry(ExampleLayout(rect(), frame(), look()).button.toRect());
    m_button->setWanted(look().hasWords);
}

} // namespace lab::ui

#include "moc_example_view.cpp"
