#include "ui/views/experiment/pairs_used_view.h"

#include <QKeyEvent>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace lab::ui {

PairsUsedView::PairsUsedView(QWidget* parent)
    : PlotView(Picture::ExperimentPairs, parent)
    , m_button(new TrainButton(this))
{
    updateAccessibleText();
}

QString PairsUsedView::exportName() const
{
    return u"pairs"_s;
}

Plot PairsUsedView::plotOf(
    const PairsUsedFrame& frame, const QRectF& area, const PointedLook& look) const
{
    return pairsUsedPlot(area, frame, ghost(), look);
}

NumberTable PairsUsedView::tableOf(const PairsUsedFrame& frame) const
{
    return lab::numbers(frame);
}

Layers PairsUsedView::pointedOn(const Plot& plot, const Focus& focus, const Look& look) const
{
    return pairsUsedPointed(plot, frame(), focus, look);
}

Focus PairsUsedView::focusOn(int pair) const
{
    Focus focus = pictureFocus();
    focus.pair = pair;
    return focus;
}

std::optional<Focus> PairsUsedView::heldFocus(const Handle&, double number) const
{
    return focusOn(static_cast<int>(std::lround(number)));
}

Focus PairsUsedView::shownOf(const Focus& focus) const
{
    Focus shown;
    if (focus.picture == Picture::ExperimentPairs)
        shown.pair = focus.pair;
    return shown;
}

Focus PairsUsedView::focusAt(QPointF point) const
{
    if (frame().isEmpty() || !plot().ground.contains(point))
        return pictureFocus();
    const auto pair = static_cast<int>(std::lround(plot().x.value(point.x())));
    return focusOn(std::clamp(pair, 0, frame().count - 1));
}

void PairsUsedView::freeze(int pair)
{
    edit(SetParameter {
        "experiment.frozen_pair", Value(std::int64_t {std::clamp(pair, 0, frame().count - 1)})});
}

void PairsUsedView::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Left:
        return freeze(frame().frozen - 1);
    case Qt::Key_Right:
        return freeze(frame().frozen + 1);
    default:
        PlotView::keyPressEvent(event);
    }
}

void PairsUsedView::updateAccessibleText()
{
    setAccessibleName(pairsUsedTitle());
    setAccessibleDescription(pairsUsedWords(frame()));
    placeButton();
}

void PairsUsedView::lookChanged()
{
    PlotView::lookChanged();
    placeButton();
}

void PairsUsedView::resizeEvent(QResizeEvent*)
{
    placeButton();
}

void PairsUsedView::placeButton()
{
    m_button->setGeometry(PairsUsedLayout(rect(), look()).button.toRect());
    m_button->setWanted(look().hasWords);
}

} // namespace lab::ui

#include "moc_pairs_used_view.cpp"
