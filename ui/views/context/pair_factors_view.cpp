#include "ui/views/context/pair_factors_view.h"

#include "core/state/choices.h"
#include "ui/paint/context/pair_axis.h"

#include <QKeyEvent>

#include <algorithm>
#include <cmath>
#include <utility>

namespace lab::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr double smallStep = 0.25; ///< step in pairs, for keys

} // namespace

PairFactorsView::PairFactorsView(QWidget* parent)
    : PlotView(Picture::ContextFactors, parent)
{
}

QString PairFactorsView::exportName() const
{
    return u"factors"_s;
}

Plot PairFactorsView::plotOf(
    const FactorsFrame& frame, const QRectF& area, const PointedLook& look) const
{
    return pairFactorsPlot(area, frame, ghost(), look);
}

NumberTable PairFactorsView::tableOf(const FactorsFrame& frame) const
{
    return factorsTable(frame);
}

FactorLayout PairFactorsView::parts() const
{
    return {rect(), frame(), look()};
}

std::size_t PairFactorsView::pairs() const
{
    return frame().lines.empty() ? 0 : frame().lines.front().factors.size();
}

Layers PairFactorsView::pointedOn(const Plot& plot, const Focus& focus, const Look& look) const
{
    Layers layers;
    if (const auto method = parts().methodAt(frame(), pointer()))
        layers = methodPointed(plot, plot.area, frame(), *method, look);
    layers = layers + factorPointed(plot, frame(), focus, look);
    if (const auto index = hovered())
        layers = layers + rampEndPointed(plot, ends()[*index], look);
    return layers;
}

void PairFactorsView::frameChanged()
{
    if (m_taken && !handleOf(frame().handles, *m_taken))
        m_taken.reset();
}

std::optional<std::size_t> PairFactorsView::hovered() const
{
    const auto pointed = PlotView::hovered();
    const auto found =
        m_taken ? std::ranges::find(ends(), *m_taken, &RampHandle::end) : ends().end();
    return pointed || found == ends().end()
        ? pointed
        : std::optional(static_cast<std::size_t>(found - ends().begin()));
}

void PairFactorsView::handleTaken(const Handle&)
{
    m_taken.reset();
    if (const auto index = PlotView::hovered())
        point(focusOnEnd(*index));
}

void PairFactorsView::pressGround(QPointF point)
{
    m_taken.reset();
    if (const auto method = parts().methodAt(frame(), point)) {
        edit(SetParameter {"scaling.method", keyOf(*method)});
    } else {
        selectAcross(point);
    }
}

void PairFactorsView::selectAcross(QPointF point)
{
    if (const auto pair = pairAcross(plot(), point, pairs())) {
        select(*pair);
        PictureView::point(focusOn(*pair));
    }
}

void PairFactorsView::drag(QPointF point, Qt::KeyboardModifiers modifiers)
{
    if (grip())
        PlotView::drag(point, modifiers);
    else
        selectAcross(point);
}

std::optional<Focus> PairFactorsView::heldFocus(const Handle&, double) const
{
    const auto index = PlotView::hovered();
    return index ? std::optional(focusOnEnd(*index)) : std::nullopt;
}

Focus PairFactorsView::focusOnEnd(std::size_t index) const
{
    const RampHandle& handle = ends()[index];
    const double last = plot().x.highest();
    Focus focus = focusOn(static_cast<int>(std::lround(std::clamp(handle.pair, 0.0, last))));
    focus.rampEnd = handle.end;
    return focus;
}

Focus PairFactorsView::shownOf(const Focus& focus) const
{
    Focus shown = PlotView::shownOf(focus);
    shown.rampEnd = focus.rampEnd;
    return shown;
}

Focus PairFactorsView::focusAt(QPointF point) const
{
    if (const auto index = plot().hit(point, look()))
        return focusOnEnd(*index);
    const auto pair = pairAcross(plot(), point, pairs());
    return pair ? focusOn(*pair) : Focus {};
}

Qt::CursorShape PairFactorsView::cursorAt(QPointF point) const
{
    return parts().methodAt(frame(), point) ? Qt::PointingHandCursor : PlotView::cursorAt(point);
}

// None, the first end, …, the last end, none.
void PairFactorsView::takeNext()
{
    auto next = ends().begin();
    if (m_taken)
        next = std::ranges::find(ends(), *m_taken, &RampHandle::end) + 1;
    if (next == ends().end())
        return letGo();
    m_taken = next->end;
    point(focusOnEnd(static_cast<std::size_t>(next - ends().begin())));
    update();
}

void PairFactorsView::letGo()
{
    if (std::exchange(m_taken, std::nullopt))
        point({});
    update();
}

void PairFactorsView::moveTaken(double byPairs)
{
    const double pair = handleOf(frame().handles, *m_taken)->pair + byPairs;
    edit(endMovedTo(frame().handles, *m_taken, std::clamp(pair, 0.0, plot().x.highest())));
    if (const auto index = hovered())
        point(focusOnEnd(*index));
}

void PairFactorsView::keyPressEvent(QKeyEvent* event)
{
    const double step = event->modifiers() & Qt::ShiftModifier ? 1 : smallStep;
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return takeNext();
    case Qt::Key_Left:
    case Qt::Key_Down:
        return m_taken ? moveTaken(-step) : PlotView::keyPressEvent(event);
    case Qt::Key_Right:
    case Qt::Key_Up:
        return m_taken ? moveTaken(step) : PlotView::keyPressEvent(event);
    case Qt::Key_Escape:
        return m_taken ? letGo() : PlotView::keyPressEvent(event);
    default:
        PlotView::keyPressEvent(event);
    }
}

void PairFactorsView::focusOutEvent(QFocusEvent* event)
{
    PlotView::focusOutEvent(event);
    letGo();
}

QString PairFactorsView::keysInWords() const
{
    return tr("The arrow keys select a pair. Enter grabs an end of the selected method's ramp; the "
              "arrow keys then move it.");
}

} // namespace lab::ui

#include "moc_pair_factors_view.cpp"
