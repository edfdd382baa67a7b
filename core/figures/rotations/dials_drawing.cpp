#include "core/drawing/kit.h"
#include "core/figures/context/context_words.h"
#include "core/figures/rotations/rotations_figures.h"
#include "core/figures/rotations/rotations_words.h"
#include "core/state/drag_scale.h"

#include <algorithm>

namespace lab::drawing {

namespace dials {
namespace {

constexpr Message spokenName = LAB_MESSAGE("lab::ui::RotationsWords", "Pairs, rotated");

Handle tab(const DialsFrame& frame, double pairs, const Box& place, const Style& style)
{
    constexpr double toEdge = 14; // half of it and of the rings around it
    constexpr double half = 17; // of its height, with its edge
    const double middle = (place.top() + headHeight(frame.isRotation, style) + place.bottom()) / 2;
    return {.key = "rope.width",
        .shape = Handle::Shape::Tab,
        .place = {place.right() - style.px(toEdge),
            std::min(middle, place.bottom() - style.px(half))},
        .reach = style.px(handleReach),
        .number = 2 * pairs,
        .scaled =
            ScaledNumber {.scale = [](double, double) { return dimensionScale(2, largestWidth); },
                .side = ScaledNumber::Side::Left,
                .isUpright = true}};
}

Drawing drawn(const Compared<DialsFrame>& compared, const Box& place, const Style& style,
    const Pointing& pointing)
{
    DialsFrame frame = compared.values;
    if (frame.dials.empty())
        return {};
    if (pointing.held && pointing.held->handle.plane)
        frame.unit = pointing.held->handle.plane->unit;
    else if (compared.reference)
        frame.unit = std::max(frame.unit, compared.reference->unit);
    Drawing drawing = dialsAlone(frame, compared.reference,
        style.isPresenting ? DialNote::Score : DialNote::Frequency,
        {place.x, place.y, place.width - style.px(dialsTabSpace), place.height}, style,
        pointing.focus);
    drawing.handles.insert(drawing.handles.begin(), tab(frame, frame.pairs, place, style));
    if (compared.reference)
        drawing.pinned.push_back(tab(frame, compared.reference->pairs, place, style));
    drawing.page = frame.pairs > pairsPerPage ? pairsPerPage : 0;
    return drawing;
}

} // namespace
} // namespace dials

const Figure<DialsFrame> rotationsDials {.picture = Picture::RotationsDials,
    .name = "dials",
    .title = titled<dials::spokenName>,
    .drawing = dials::drawn,
    .table = dialsTable,
    .pressed = stepsByKey<1>,
    .shown = shownPair<DialsFrame>,
    .pressedWithShift = stepsByKey<10>,
    .keys = &rotationsKeys,
    .isPointedAnywhere = false};

} // namespace lab::drawing
