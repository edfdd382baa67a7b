#include "ui/views/context/base_bound_view.h"

#include "core/math/significant_digits.h"
#include "ui/paint/context/base_bound_words.h"
#include "ui/paint/text/punctuation.h"

#include <QKeyEvent>
#include <QPushButton>

#include <algorithm>
#include <cmath>
#include <utility>

namespace lab::ui {

using namespace Qt::StringLiterals;

BaseBoundView::BaseBoundView(QWidget* parent)
    : PlotView(Picture::BaseBound, parent)
    , m_button(new QPushButton(this))
{
    m_button->hide();
    m_button->setCursor(Qt::ArrowCursor);
    connect(m_button, &QPushButton::clicked, this, [this] {
        if (frame().search == BoundAnswers::Search::Running)
            Q_EMIT stopAsked();
        else
            Q_EMIT goOnAsked();
    });
}

void BaseBoundView::setFrame(BaseBoundFrame frame)
{
    placeButton(); // the look may have changed
    PlotView::setFrame(std::move(frame));
}

QString BaseBoundView::exportName() const
{
    return u"base_bound"_s;
}

Plot BaseBoundView::plotOf(
    const BaseBoundFrame& frame, const QRectF& area, const PointedLook& look) const
{
    return baseBoundPlot(
        area, frame, ghost(), grip() ? grip()->plot.y.powers() : boundRange(frame), look);
}

NumberTable BaseBoundView::tableOf(const BaseBoundFrame& frame) const
{
    return baseBoundTable(frame);
}

Layers BaseBoundView::pointedOn(const Plot& plot, const Focus&, const Look& look) const
{
    const auto index = boundAt(plot, frame(), pointer(), look);
    return index && frame().width >= 2 ? boundPointed(plot, frame().points[*index], look)
                                       : Layers {};
}

QString BaseBoundView::spoken() const
{
    return oneAfterAnother(failingWords(frame()).mid(0, 1) + targetWords(frame()).mid(0, 1));
}

void BaseBoundView::resizeEvent(QResizeEvent*)
{
    placeButton();
}

void BaseBoundView::updateAccessibleText()
{
    PlotView::updateAccessibleText();
    placeButton();
}

void BaseBoundView::placeButton()
{
    const bool isRunning = frame().search == BoundAnswers::Search::Running;
    m_button->setText(isRunning ? tr("Stop") : tr("Continue"));
    m_button->setAccessibleName(isRunning ? tr("Stop the search for the smallest bases")
                                          : tr("Continue the search for the smallest bases"));
    m_button->setGeometry(ui::searchButton(rect(), look()).toRect());
    m_button->setVisible(frame().width >= 2 && isSearchShown(frame()));
}

void BaseBoundView::keyPressEvent(QKeyEvent* event)
{
    const double step = event->modifiers() & Qt::ShiftModifier ? 0.1 : 0.01;
    if (event->key() == Qt::Key_Up)
        return setBase(frame().base * std::pow(10, step));
    if (event->key() == Qt::Key_Down)
        return setBase(frame().base * std::pow(10, -step));
    PlotView::keyPressEvent(event);
}

void BaseBoundView::setBase(double base)
{
    edit(SetParameter {
        "rope.base", std::clamp(toSignificantDigits(base, 5), lowestBase, highestBase)});
}

Focus BaseBoundView::focusOnFailing() const
{
    Focus focus = pictureFocus();
    focus.distance = frame().failing.distance;
    return focus;
}

std::optional<Focus> BaseBoundView::heldFocus(const Handle&, double) const
{
    return focusOnFailing();
}

Focus BaseBoundView::focusAt(QPointF point) const
{
    const Plot& now = plot();
    if (frame().width < 2 || !now.ground.contains(point))
        return {};
    Focus focus = focusOnFailing();
    const auto index = boundAt(now, frame(), point, look());
    if (!index || now.hit(point, look()))
        return focus;
    if (const auto& bound = frame().points[*index].bound)
        focus.distance = bound->bindingDistance;
    return focus;
}

} // namespace lab::ui

#include "moc_base_bound_view.cpp"
