#include "core/drawing/kit.h"
#include "core/figures/rotations/rotations_figures.h"
#include "core/state/drag_scale.h"

#include <algorithm>

namespace lab::drawing {

namespace dials {
namespace {

constexpr Message spokenName = LAB_MESSAGE("lab::ui::RotationsWords", "Pairs, rotated");
constexpr Message keysOfAll =
    LAB_MESSAGE("lab::ui::RotationsWords", "Left and right move m, up and down select a pair.");
constexpr Message keysOfPages =
    LAB_MESSAGE("lab::ui::RotationsWords", "Page Up and Page Down turn the pages.");

KeyPress selects(const DialsFrame& frame, int pair)
{
    return {true,
        SetParameter {
            "rope.pair", std::int64_t {std::clamp(pair, 0, std::max(0, frame.pairs - 1))}}};
}

Handle tab(const DialsFrame& frame, double pairs, const Box& place, const Style& style)
{
    constexpr double toEdge = 14; // half of it and of the rings around it
    constexpr double half = 17; // of its height, with its edge
    const double middle = (place.top() + dialsHeadHeight(frame, style) + place.bottom()) / 2;
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
    return drawing;
}

KeyPress movesQuery(const DialsFrame& frame, std::int64_t by)
{
    return {true,
        SetParameter {
            "position.query", std::clamp<std::int64_t>(frame.query + by, 0, lastPosition)}};
}

KeyPress paged(const DialsFrame& frame, int pages)
{
    if (frame.pairs <= pairsPerPage)
        return {};
    return selects(frame, frame.selectedPair + pages * pairsPerPage);
}

template <int steps> KeyPress pressed(const DialsFrame& frame, Key key)
{
    switch (key) {
    case Key::Left:
        return movesQuery(frame, -steps);
    case Key::Right:
        return movesQuery(frame, steps);
    case Key::Up:
        return selects(frame, frame.selectedPair - 1);
    case Key::Down:
        return selects(frame, frame.selectedPair + 1);
    case Key::PageUp:
        return paged(frame, -1);
    case Key::PageDown:
        return paged(frame, 1);
    case Key::Home:
    case Key::End:
        break;
    }
    return {};
}

std::vector<Said> keys(const DialsFrame& frame, const Language& words)
{
    std::vector<Said> all {words(keysOfAll)};
    if (frame.pairs > pairsPerPage)
        all.push_back(words(keysOfPages));
    return all;
}

Focus shown(const Focus& focus, const DialsFrame&)
{
    Focus shown;
    shown.pair = focus.pair;
    return shown;
}

} // namespace
} // namespace dials

const Figure<DialsFrame> rotationsDials {.picture = Picture::RotationsDials,
    .name = "dials",
    .title = titled<dials::spokenName>,
    .drawing = dials::drawn,
    .table = dialsTable,
    .pressed = dials::pressed<1>,
    .shown = dials::shown,
    .pressedWithShift = dials::pressed<10>,
    .paged = dials::paged,
    .keys = dials::keys,
    .isPointedAnywhere = false};

} // namespace lab::drawing
