#include "ui/views/precision/precision_views.h"

#include "ui/paint/precision/precision_plot.h"
#include "ui/paint/precision/precision_words.h"

#include <QKeyEvent>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace lab::ui {

PrecisionPicture::PrecisionPicture(Picture picture, QWidget* parent)
    : PictureView(picture, parent)
{
}

void PrecisionPicture::setPositions(const Positions& positions)
{
    if (positions == m_positions)
        return;
    m_positions = positions;
    handlesMoved();
    update();
}

int PrecisionPicture::columns() const
{
    constexpr double most = 4096;
    const double width = precisionGround(rect(), look()).width() * devicePixelRatioF();
    return static_cast<int>(std::clamp(std::round(width), 1.0, most));
}

QString PrecisionPicture::keysInWords() const
{
    return keysAfter(PrecisionWords::tr(
        "Left and right move both positions. Page Up doubles m, Page Down halves it."));
}

void PrecisionPicture::keyPressEvent(QKeyEvent* event)
{
    const std::int64_t step = event->modifiers() & Qt::ShiftModifier ? 10 : 1;
    switch (event->key()) {
    case Qt::Key_Left:
        return moveTo(m_positions.query - step);
    case Qt::Key_Right:
        return moveTo(m_positions.query + step);
    case Qt::Key_PageUp:
        return moveTo(2 * m_positions.query);
    case Qt::Key_PageDown:
        return moveTo(m_positions.query / 2);
    default:
        PictureView::keyPressEvent(event);
    }
}

void PrecisionPicture::updateAccessibleText()
{
    setAccessibleName(title());
}

void PrecisionPicture::moveTo(std::int64_t query)
{
    const MovePositions move = withDistanceKept(m_positions, query);
    if (move.query != m_positions.query)
        edit(move);
}

Focus PrecisionPicture::focusOn(std::int64_t position) const
{
    Focus focus = pictureFocus();
    focus.position = position;
    return focus;
}

Focus PrecisionPicture::shownOf(const Focus& focus) const
{
    Focus shown;
    if (focus.picture == Picture::PrecisionErrors || focus.picture == Picture::PrecisionDrift)
        shown.position = focus.position;
    return shown;
}

Focus PrecisionPicture::focusIn(const Plot& plot, QPointF point) const
{
    if (!plot.ground.contains(point))
        return {};
    return focusOn(
        plot.hit(point, look()) ? m_positions.query : std::llround(plot.x.value(point.x())));
}

PrecisionErrorsView::PrecisionErrorsView(QWidget* parent)
    : PlotView(Picture::PrecisionErrors, parent)
{
    updateAccessibleText();
}

void PrecisionErrorsView::setPresent(const ErrorsAtPosition& present)
{
    m_present = present;
    handlesMoved();
    update();
}

QString PrecisionErrorsView::exportName() const
{
    return u"errors"_s;
}

Plot PrecisionErrorsView::plotOf(
    const PrecisionErrorsFrame& frame, const QRectF& area, const PointedLook& look) const
{
    return precisionErrorsPlot(area, frame, ghost(), look);
}

NumberTable PrecisionErrorsView::tableOf(const PrecisionErrorsFrame& frame) const
{
    return lab::numbers(frame);
}

Layers PrecisionErrorsView::pointedOn(const Plot& plot, const Focus& focus, const Look& look) const
{
    return errorsPresent(plot, frame(), m_present, focus, look);
}

std::vector<Handle> PrecisionErrorsView::handlesOn(const Plot& plot, const Look& look) const
{
    if (plot.ground.isEmpty())
        return {};
    return {errorsHandle(plot, positions(), m_present.chosen, look)};
}

Focus PrecisionErrorsView::focusAt(QPointF point) const
{
    return focusIn(plot(), point);
}

std::optional<Focus> PrecisionErrorsView::heldFocus(const Handle&, double) const
{
    return focusOn(positions().query);
}

QString PrecisionErrorsView::title() const
{
    return errorsTitle(frame().error);
}

PrecisionDriftView::PrecisionDriftView(QWidget* parent)
    : PlotView(Picture::PrecisionDrift, parent)
{
    updateAccessibleText();
}

void PrecisionDriftView::setPresent(double drift)
{
    m_present = drift;
    handlesMoved();
    update();
}

QString PrecisionDriftView::exportName() const
{
    return u"drift"_s;
}

Plot PrecisionDriftView::plotOf(
    const PrecisionDriftFrame& frame, const QRectF& area, const PointedLook& look) const
{
    return precisionDriftPlot(area, frame, ghost(), look);
}

NumberTable PrecisionDriftView::tableOf(const PrecisionDriftFrame& frame) const
{
    return lab::numbers(frame);
}

Layers PrecisionDriftView::pointedOn(const Plot& plot, const Focus& focus, const Look& look) const
{
    return driftPresent(plot, positions().query, m_present, focus, look);
}

std::vector<Handle> PrecisionDriftView::handlesOn(const Plot& plot, const Look& look) const
{
    if (plot.ground.isEmpty())
        return {};
    return {driftHandle(plot, positions(), m_present, look)};
}

Focus PrecisionDriftView::focusAt(QPointF point) const
{
    return focusIn(plot(), point);
}

std::optional<Focus> PrecisionDriftView::heldFocus(const Handle&, double) const
{
    return focusOn(positions().query);
}

QString PrecisionDriftView::title() const
{
    return driftTitle();
}

} // namespace lab::ui

#include "moc_precision_views.cpp"
