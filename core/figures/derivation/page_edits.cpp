#include "core/figures/derivation/panel.h"
#include "core/math/constants.h"
#include "core/state/order.h"

#include <algorithm>
#include <cmath>

namespace lab::drawing::pages {

namespace {

using Way = PageDrag::Way;

constexpr double nearBend = 0.02; ///< smaller bends snap back to 0

/// The drags of a panel in the order of its handles.
struct DragsOfPanel {
    void operator()(const PagePlane& plane)
    {
        for (const PageArc& arc : plane.arcs)
            add(arc.drag);
        for (const PageArrow& arrow : plane.arrows)
            add(arrow.drag);
    }
    void operator()(const PageChart& chart)
    {
        for (const PageGuide& rule : chart.rules)
            add(rule.drag);
        for (const PageSeries& series : chart.series)
            add(series.drags);
    }
    void operator()(const PageTiles& tiles)
    {
        for (const PageTile& tile : tiles.tiles)
            add(tile.drags);
    }
    void operator()(const PageMeters& meters)
    {
        for (const PageMeter& row : meters.rows)
            add(row.drag);
    }
    void operator()(const PageCards& cards)
    {
        for (const PageCard& card : cards.cards)
            add(card.drag);
    }
    void operator()(const PageDials&)
    {
        add(dialTip(false));
        add(dialTip(true));
    }
    void operator()(const PageWires&) { }
    void add(const std::vector<PageDrag>& drags)
    {
        for (const PageDrag& drag : drags)
            add(drag);
    }
    void add(const PageDrag& drag)
    {
        if (!drag.isNone())
            all.push_back(&drag);
    }

    std::vector<const PageDrag*>& all;
};

const PagePanel& panelOf(const PageValues& values, const Handle& handle)
{
    return values.picture.panels[static_cast<std::size_t>(handle.which) / 1'000'000];
}

const PageDrag& dragOf(const PageValues& values, const Handle& handle)
{
    std::vector<const PageDrag*> all;
    std::visit(DragsOfPanel {all}, panelOf(values, handle));
    return *all[static_cast<std::size_t>(handle.rule.with[0])];
}

double rounded(double number, double step)
{
    return std::round(std::round(number / step) * step * 1e6) / 1e6;
}

Token tokenOf(const PageDrag& drag)
{
    return drag.isKey ? Token::Key : Token::Query;
}

Edit listWith(const PageDrag& drag, std::size_t index, double number)
{
    std::vector<double> list = drag.list;
    if (index < list.size())
        list[index] = number;
    return SetParameter {drag.key, listText(list)};
}

Edit ownInList(const PageDrag& drag, double number)
{
    return listWith(drag, static_cast<std::size_t>(drag.index), number);
}

/// The parameter at a number.
Edit setTo(const Handle& handle, const PageDrag& drag, double number)
{
    if (drag.way == Way::Direction || drag.way == Way::Tip) {
        const auto [x, y] = handle.rule.numbers;
        const double length = std::hypot(x, y);
        const double angle = number * twoPi / 360;
        return MoveVector {tokenOf(drag), length * std::cos(angle), length * std::sin(angle)};
    }
    if (drag.way == Way::Bend) {
        const double bend = number + drag.offset;
        return BendAngle {drag.index, std::abs(bend) < nearBend ? 0 : rounded(bend, drag.step)};
    }
    const double within = std::clamp(rounded(number, drag.step), drag.lowest, drag.highest);
    if (drag.key == "derivation.words") {
        const TokenOrder order(drag.list.begin(), drag.list.end());
        return SetParameter {
            drag.key, orderText(withMoved(order, drag.index, static_cast<int>(within)))};
    }
    if (drag.index >= 0)
        return ownInList(drag, within);
    if (drag.isWhole)
        return SetParameter {drag.key, static_cast<std::int64_t>(std::llround(within))};
    return SetParameter {drag.key, within};
}

/// The next mark: none, stays, changes, and none again.
Edit cycled(const PageDrag& drag)
{
    const double next = drag.now + 1;
    return ownInList(drag, next > drag.highest ? drag.lowest : next);
}

/// Colors a cell like that in which the drag began, or with the first unused color.
Edit painted(PageDrag drag, std::int64_t to)
{
    double& own = drag.list[static_cast<std::size_t>(drag.index)];
    double colour = own;
    for (double next = 1; colour < 1 && next <= drag.highest; ++next)
        if (std::ranges::count(drag.list, next) == 0)
            colour = next;
    own = std::max(1.0, colour);
    return listWith(drag, static_cast<std::size_t>(to), own);
}

/// The vector whose tip is at a point; a dial shows it rotated.
Edit tipMoved(const PagePanel& panel, const Handle& handle, const PageDrag& drag, Point middle)
{
    const Point shown = handle.plane->valueAt(middle);
    Complex vector(shown.x, shown.y);
    if (const auto* dials = std::get_if<PageDials>(&panel)) {
        const DialsFrame::Dial& own = dials->dials.dials.front();
        vector *= std::polar(1.0, -twoPi * (drag.isKey ? own.keyTurns : own.queryTurns));
    }
    const auto within = [&](double of) {
        return std::clamp(rounded(of, drag.step), drag.lowest, drag.highest);
    };
    return MoveVector {tokenOf(drag), within(vector.real()), within(vector.imag())};
}

double lengthAlong(const PlaneAxis& plane, Point middle)
{
    const Point value = plane.valueAt(middle);
    const Point to = plane.value;
    const double length = std::hypot(to.x, to.y);
    return length > 0 ? (value.x * to.x + value.y * to.y) / length : std::hypot(value.x, value.y);
}

/// A key rotates or stretches by whole steps, regardless of the place on the ring or arrow.
Edit stepped(const Handle& handle, const PageDrag& drag, Point middle)
{
    const Point by = middle - handle.place;
    const double most = std::max(std::abs(by.x), std::abs(by.y));
    const double steps = std::max(1.0, std::round(most / std::max(1.0, handle.keyStep)));
    return setTo(handle, drag, drag.now + (by.x > by.y ? 1 : -1) * steps * drag.step);
}

Edit moved(const PagePanel& panel, const Handle& handle, const PageDrag& drag, Point middle)
{
    if (drag.way == Way::Paint)
        return painted(drag, handle.cells.front().nearest(middle));
    if (drag.way == Way::Tip)
        return tipMoved(panel, handle, drag, middle);
    if (!handle.plane)
        return setTo(handle, drag,
            handle.axis.value(handle.along == Handle::Along::X ? middle.x : middle.y));
    if (drag.way == Way::Length)
        return setTo(handle, drag, drag.offset + drag.factor * lengthAlong(*handle.plane, middle));
    const Point off = middle - handle.plane->zero;
    const double angle = std::atan2(-off.y, off.x);
    if (drag.way == Way::Direction)
        return setTo(handle, drag, std::round(angle * 360 / twoPi));
    // The number of full turns is the one nearest to the current value.
    const double number = drag.offset + drag.factor * angle;
    const double whole = std::abs(drag.factor) * twoPi;
    return setTo(handle, drag, number + std::round((drag.now - number) / whole) * whole);
}

} // namespace

std::optional<Edit> handled(const PageValues& values, const Handle& handle, Point middle, Grip grip)
{
    const PageDrag& drag = dragOf(values, handle);
    const bool isPainted = drag.way == Way::Paint && drag.now > 0;
    if (grip == Grip::Click)
        return isPainted ? std::optional(ownInList(drag, 0)) : std::nullopt;
    if (drag.way == Way::Cycle)
        return grip != Grip::Drag ? std::optional(cycled(drag)) : std::nullopt;
    if (grip == Grip::Press)
        return drag.way == Way::Paint && !isPainted ? std::optional(painted(drag, drag.index))
                                                    : std::nullopt;
    if (grip == Grip::Key && (drag.way == Way::Angle || drag.way == Way::Length))
        return stepped(handle, drag, middle);
    return moved(panelOf(values, handle), handle, drag, middle);
}

std::optional<Edit> dragged(const PageValues& values, const Handle& handle, double number)
{
    return setTo(handle, dragOf(values, handle), number);
}

} // namespace lab::drawing::pages
