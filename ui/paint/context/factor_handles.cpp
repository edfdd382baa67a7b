#include "ui/paint/context/factor_handles.h"

#include "ui/paint/context/context_words.h"
#include "ui/paint/controls/handles.h"
#include "ui/paint/text/text.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace lab::ui {

namespace {

constexpr double diameter = 12; // they may stand close
constexpr double markHeight = 12;

QString numberOf(const RampHandle& handle)
{
    if (handle.end == RampEnd::TurningShare)
        return ContextWords::tr("%1 % turn").arg(significant(100 * handle.value, 4));
    return ContextWords::tr("%1 turns").arg(significant(handle.value, 4));
}

double pixelOf(const FactorPlaces& places, double pair)
{
    return places.pair.pixel(std::clamp(pair, 0.0, std::max(0.0, places.pairs - 1.0)));
}

void paintNumber(QPainter& painter, const FactorPlaces& places, const RampHandle& handle,
    QPointF centre, const Look& look)
{
    const QString number = numberOf(handle);
    const double width = textWidth(number, TextRole::NoteStrong, look);
    const double height = digitHeight(TextRole::NoteStrong, look);
    const double away = look.px(16);
    const double x =
        std::clamp(centre.x() - width / 2, places.plot.left(), places.plot.right() - width);
    const bool fitsAbove = centre.y() - away - height >= places.plot.top();
    const double y = fitsAbove ? centre.y() - away : centre.y() + away + height;
    const double edge = look.px(2);
    painter.fillRect(QRectF(x - edge, y - height - edge, width + 2 * edge, height + 2 * edge),
        look.palette.ground);
    paintText(painter, {x, y}, number, TextRole::NoteStrong, look.palette.text, look);
}

} // namespace

QPointF handlePlace(const FactorPlaces& places, const RampHandle& handle)
{
    return {pixelOf(places, handle.pair), places.levelOf(handle.factor)};
}

std::optional<RampEnd> rampEndAt(
    const FactorPlaces& places, const FactorsFrame& frame, QPointF point, const Look& look)
{
    const RampHandle* nearest = nullptr;
    double least = 0;
    for (const RampHandle& handle : frame.handles.ends) {
        const QPointF centre = handlePlace(places, handle);
        if (!isGrabbed(centre, point, look))
            continue;
        const QPointF away = point - centre;
        const double distance = std::hypot(away.x(), away.y());
        const bool isCloser = !nearest || distance < least - 1e-9;
        const bool isOnItsSide = nearest && distance < least + 1e-9 && away.x() > 0;
        if (isCloser || isOnItsSide) {
            nearest = &handle;
            least = distance;
        }
    }
    return nearest ? std::optional(nearest->end) : std::nullopt;
}

void paintRampHandles(QPainter& painter, const FactorPlaces& places, const FactorsFrame& frame,
    std::optional<RampEnd> hovered, const PointedLook& look)
{
    const RampHandle* pointed = nullptr;
    for (const RampHandle& handle : frame.handles.ends) {
        if (handle.end == hovered)
            pointed = &handle;
        else
            paintHandle(painter, handlePlace(places, handle), HandleKind::Neutral,
                HandleState::Resting, diameter, look);
    }
    if (!pointed)
        return;
    const QPointF centre = handlePlace(places, *pointed);
    if (std::abs(pointed->usedPair - pointed->pair) > 0) {
        const double x = pixelOf(places, pointed->usedPair);
        paintLine(painter,
            {x, centre.y() - look.px(markHeight), x, centre.y() + look.px(markHeight)},
            look.palette.text, 1.5, look);
    }
    paintHandle(painter, centre, HandleKind::Neutral, HandleState::Hovered, diameter, look);
    paintNumber(painter, places, *pointed, centre, look);
}

} // namespace lab::ui
