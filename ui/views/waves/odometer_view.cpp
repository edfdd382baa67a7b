#include "ui/views/waves/odometer_view.h"

#include <algorithm>
#include <cmath>

namespace lab::ui {

using namespace Qt::StringLiterals;

OdometerView::OdometerView(QWidget* parent)
    : PlotView(Picture::WavesOdometer, parent)
{
}

QString OdometerView::exportName() const
{
    return u"odometer"_s;
}

Plot OdometerView::plotOf(
    const OdometerFrame& frame, const QRectF& area, const PointedLook& look) const
{
    return odometerPlot(area, frame, ghost(), look);
}

NumberTable OdometerView::tableOf(const OdometerFrame& frame) const
{
    return lab::numbers(frame);
}

Layers OdometerView::pointedOn(const Plot& plot, const Focus& focus, const Look& look) const
{
    return focus.picture == picture() ? odometerPointed(plot, frame(), plot.area, focus, look)
                                      : Layers();
}

void OdometerView::updateAccessibleText()
{
    PlotView::updateAccessibleText();
    setAccessibleDescription(frame().wheels.empty() ? QString() : odometerWords(frame()));
}

void OdometerView::pressGround(QPointF point)
{
    if (const auto dial = dialAt(frame(), point, rect(), look()))
        selectPair(frame().dials[static_cast<std::size_t>(*dial)].pair);
}

Focus OdometerView::focusAt(QPointF point) const
{
    Focus focus = pictureFocus();
    if (const auto wheel = wheelAt(frame(), point, rect(), look())) {
        focus.cell = wheel;
    } else if (const auto dial = dialAt(frame(), point, rect(), look())) {
        focus.pair = frame().dials[static_cast<std::size_t>(*dial)].pair;
    } else {
        const Plot& now = plot();
        if (!now.ground.contains(point))
            return {};
        focus.position = std::clamp<std::int64_t>(std::llround(now.x.value(point.x())),
            frame().runs.first, frame().runs.begin(frame().runs.count) - 1);
    }
    return focus;
}

Focus OdometerView::shownOf(const Focus& focus) const
{
    return focus.picture == picture() ? focus : Focus {};
}

} // namespace lab::ui

#include "moc_odometer_view.cpp"
