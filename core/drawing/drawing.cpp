#include "core/drawing/drawing.h"

#include "core/math/constants.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <string>

namespace lab::drawing {

void Path::move(Point to)
{
    verbs.push_back(Verb::Move);
    points.push_back(to);
}

void Path::line(Point to)
{
    verbs.push_back(Verb::Line);
    points.push_back(to);
}

void Path::cubic(Point first, Point second, Point to)
{
    verbs.push_back(Verb::Cubic);
    points.insert(points.end(), {first, second, to});
}

double CircleAxis::turned(double from, Point start, Point end) const
{
    const auto turnsOf = [this](Point point) {
        return std::atan2(centre.y - point.y, point.x - centre.x) / twoPi;
    };
    const double moved = turnsOf(end) - turnsOf(start);
    return from + moved - std::round(moved);
}

Point PlaneAxis::valueAt(Point pixel) const
{
    const Point value = (pixel - zero) * (unit / pixels);
    return {value.x, -value.y};
}

Point PlaneAxis::shortened(Point vector) const
{
    const double length = std::hypot(vector.x, vector.y);
    if (length <= longest)
        return vector;
    return {vector.x * longest / length, vector.y * longest / length};
}

EditRule movesToken(int place, int count)
{
    return {.make = [](const EditRule& rule, double number) -> std::optional<Edit> {
                const auto [from, last] = rule.with;
                const int to = std::clamp(static_cast<int>(std::lround(number)), 1, last) - 1;
                if (from == to)
                    return std::nullopt;
                return MoveToken {from, to};
            },
        .with = {place, count}};
}

Layer& Drawing::addLayer(Layer::Meaning meaning, Live live)
{
    return layers.emplace_back(Layer {meaning, live == Live::Yes, {}});
}

namespace {

double snapped(const Axis& axis, double pixel, const Snap& snap)
{
    const double wanted = std::clamp(axis.value(pixel), snap.lowest, snap.highest);
    const auto attracts = [&](double number, double near) {
        return std::abs(axis.pixel(number) - pixel) <= near;
    };
    for (const std::int64_t mark : snap.marks)
        if (attracts(static_cast<double>(mark), std::max(snap.near, snap.nearMark)))
            return static_cast<double>(mark);
    const double power = std::exp2(std::round(std::log2(std::max(1.0, wanted))));
    if (snap.toPowers && power <= snap.highest && attracts(power, snap.near))
        return power;
    const double unit = snap.digits > 0
        ? std::max(1.0, std::pow(10, std::floor(std::log10(wanted)) + 1 - snap.digits))
        : snap.step;
    return std::clamp(std::round(axis.value(pixel) / unit) * unit, snap.lowest, snap.highest);
}

const Handle* nearestAt(const std::vector<Handle>& handles, Point point, const Focus& focus)
{
    constexpr double same = 1e-9; // pixels
    const Handle* nearest = nullptr;
    double least = 0;
    for (const Handle& handle : handles) {
        const double right = handle.place.x - point.x;
        const double distance = std::hypot(right, handle.place.y - point.y);
        if (distance > handle.reach || !(handle.reach > 0)
            || (handle.isOfTarget && !(handle.focus == focus)))
            continue;
        const bool isAtOne = nearest && std::abs(distance - least) < same;
        const bool isOnItsSide = !handle.plane && !handle.circle && !handle.isApart
            && (handle.along == Handle::Along::Y || right <= 0);
        if (!nearest || (isAtOne ? isOnItsSide : distance < least)) {
            nearest = &handle;
            least = distance;
        }
    }
    return nearest;
}

const Handle* lastAt(const std::vector<Handle>& handles, Point point)
{
    const auto found = std::find_if(handles.rbegin(), handles.rend(), [point](const Handle& one) {
        return one.isBar ? one.box.containsOrTouches(point) : one.box.contains(point);
    });
    return found != handles.rend() ? &*found : nullptr;
}

/// From a point beside a line that is not level.
double distanceTo(const Line& line, Point point)
{
    const Point way = line.to - line.from;
    const double along = std::clamp((point.y - line.from.y) / way.y, 0.0, 1.0);
    const double slope = std::abs(way.y) / std::max(1e-9, std::hypot(way.x, way.y));
    return std::abs(line.from.x + along * way.x - point.x) * slope;
}

const Target* targetAt(const std::vector<Target>& targets, Point point)
{
    const Target* found = nullptr;
    const auto distance = [point](const Target& target) {
        if (target.line)
            return distanceTo(*target.line, point);
        const Point away = point - target.box.centre();
        return std::hypot(away.x, away.y);
    };
    for (const Target& target : targets) {
        if (target.line && !target.box.containsOrTouches(point))
            continue;
        const double away = distance(target);
        const bool isNearer = !found || !(found->reach > 0) || away < distance(*found)
            || (target.line && !(away > distance(*found))); // of crossing lines the upper one
        const bool isNearest = away <= target.reach && isNearer;
        if (target.reach > 0 ? isNearest : target.box.contains(point))
            found = &target;
    }
    return found;
}

/// The y of a curve there, straight between its points; NaN outside of it.
double heightOf(const Curve& curve, double x)
{
    const auto next = std::ranges::lower_bound(curve.points, x, {}, &Point::x);
    if (next == curve.points.end())
        return std::nan("");
    if (next == curve.points.begin() || !(next->x > x))
        return next->x > x ? std::nan("") : next->y;
    const Point before = *(next - 1);
    return before.y + (x - before.x) / (next->x - before.x) * (next->y - before.y);
}

/// The head whose curve is nearest to the point.
std::optional<int> headAt(const CurveTargets& curves, const Layer& layer, Point point)
{
    std::optional<int> nearest;
    double least = curves.reach;
    for (std::size_t i = curves.heads.size(); i-- > 0;) { // that of the first head is the last
        const auto* curve = std::get_if<Curve>(&layer.marks[i]);
        if (!curve)
            continue;
        const double from = std::max(point.x - 1, curves.box.left());
        const double to = std::min(point.x + 1, curves.box.right());
        const double steepness = (heightOf(*curve, to) - heightOf(*curve, from)) / 2;
        const double away = std::abs(point.y - heightOf(*curve, point.x))
            / std::hypot(1, std::isfinite(steepness) ? steepness : 0);
        if (away < least) {
            least = away;
            nearest = curves.heads[i];
        }
    }
    return nearest;
}

void addCurve(Hit& hit, const CurveTargets& curves, const Drawing& drawing, Point point)
{
    if (!curves.box.grown(0, curves.edge).containsOrTouches(point))
        return;
    const auto head = headAt(curves, drawing.layers[curves.layer], point);
    if (head)
        hit.press = Press {"alibi.head", Value(std::int64_t {*head})};
    hit.isButton = head.has_value();
    if (!curves.box.containsOrTouches(point))
        return;
    hit.focus.picture = curves.picture;
    hit.focus.head = head;
    hit.focus.distance = std::llround(curves.axis.value(curves.axis.nearest(point.x)));
}

/// Whether a press there brings the handle.
bool jumpsTo(const Handle& handle, Point point)
{
    const Box& jump = handle.jump;
    if (!(jump.width > 0) || !jump.containsOrTouches(point))
        return false;
    const HeatmapFrame* const map = handle.jumpOn.map.get();
    const auto cell = [](double share, int count) {
        return std::clamp(static_cast<int>(share * count), 0, count - 1);
    };
    return !map
        || !std::isnan(map->at(cell((point.y - jump.y) / jump.height, map->rows),
            cell((point.x - jump.x) / jump.width, map->columns)));
}

} // namespace

double numberAt(const Handle& handle, Point middle)
{
    constexpr double same = 1e-6; // pixels
    const double at = handle.at(middle) - handle.aside;
    const double pixel = handle.leavesAxis ? at : handle.axis.nearest(at);
    if (std::abs(pixel - handle.at(handle.place) + handle.aside) < same)
        return handle.number;
    return handle.snap ? snapped(handle.axis, pixel, *handle.snap)
                       : rounded(handle, handle.axis.value(pixel));
}

double rounded(const Handle& handle, double number)
{
    if (!(handle.perUnit > 0))
        return number;
    const bool isOwn = std::abs(number - handle.number) < 0.5 / handle.perUnit;
    return isOwn ? handle.number : std::round(handle.perUnit * number) / handle.perUnit;
}

std::optional<Edit> editTo(const Handle& handle, double number)
{
    if (handle.rule.make)
        return handle.rule.edit(number);
    return SetParameter {std::string(handle.key), std::int64_t {std::llround(number)}};
}

std::optional<Edit> editAt(const Handle& grabbed, const Handle& newest, Point middle)
{
    if (!grabbed.cells.empty()) {
        const auto nearest = std::ranges::min_element(
            grabbed.cells, {}, [middle](const CellField& cells) { return cells.distance(middle); });
        return editTo(newest, static_cast<double>(nearest->nearest(middle)));
    }
    if (grabbed.followsAxis)
        return editTo(
            newest, grabbed.number + (middle.y - grabbed.place.y) / newest.axis.pixelsPerUnit());
    if (const auto& plane = grabbed.plane)
        return newest.rule.makeAt(newest.rule, plane->shortened(plane->valueAt(middle)));
    return editTo(newest, numberAt(grabbed, middle));
}

Handle HandleRow::at(std::int64_t place) const
{
    const auto other = std::ranges::find(others, place, &std::pair<std::int64_t, double>::first);
    Handle handle = like;
    handle.which = static_cast<int>(place);
    handle.rule.with[0] = handle.which;
    if (other != others.end())
        handle.number = other->second;
    handle.place = {x.pixel(static_cast<double>(place)), like.axis.pixel(handle.number)};
    handle.focus.key = place;
    if (handle.focus.query)
        handle.focus.distance = *handle.focus.query - place;
    return handle;
}

std::optional<std::int64_t> HandleRow::nearest(Point point) const
{
    if (point.x < std::min(x.from, x.to) || point.x > std::max(x.from, x.to))
        return std::nullopt;
    std::optional<std::int64_t> nearest;
    double least = like.reach;
    const auto tryAt = [&](std::int64_t place, double number) {
        const Point away =
            point - Point {x.pixel(static_cast<double>(place)), like.axis.pixel(number)};
        if (std::hypot(away.x, away.y) > like.reach || !(std::abs(away.x) < least))
            return;
        nearest = place;
        least = std::abs(away.x);
    };
    for (const auto& [place, number] : others)
        tryAt(place, number);
    if (const std::int64_t place = std::llround(x.value(point.x)); place >= first && place <= last)
        tryAt(place, at(place).number);
    return nearest;
}

Hit hitAt(const Drawing& drawing, Point point)
{
    Hit hit;
    if (drawing.rows)
        hit.focus = drawing.rows->focusAt(point);
    for (const CurveTargets& curves : drawing.curves)
        addCurve(hit, curves, drawing, point);
    for (const Zone& zone : drawing.zones)
        if (zone.box.containsOrTouches(point)) {
            hit.focus = zone.shown ? zone.shown(zone, point) : Focus {};
            hit.isButton = zone.pressed && zone.cursor == Cursor::Hand;
            hit.zone = &zone;
        }
    if (const auto* part = drawing.parts.at(point))
        hit.focus = drawing.parts.focusOf(*part);
    if (const Target* target = targetAt(drawing.targets, point)) {
        hit.focus = target->focus;
        hit.press = target->press;
        hit.target = static_cast<std::size_t>(target - drawing.targets.data());
        hit.isButton = target->press && target->cursor == Cursor::Hand;
        hit.isSwept = target->isSwept;
    }
    if (drawing.playback && drawing.playback->button.containsOrTouches(point))
        hit.isButton = true;
    hit.handle = nearestAt(drawing.handles, point, hit.focus);
    if (!hit.handle)
        hit.handle = lastAt(drawing.handles, point);
    if (const auto place = drawing.row ? drawing.row->nearest(point) : std::nullopt) {
        hit.ofRow = std::make_shared<const Handle>(drawing.row->at(*place));
        hit.handle = hit.ofRow.get();
    }
    const bool isAboveRows = drawing.rows && point.y < drawing.rows->ground.top();
    if (hit.handle && (hit.handle->isBar || isAboveRows))
        hit.focus = hit.handle->focus;
    if (hit.handle) {
        hit.press = hit.handle->press;
        hit.isButton = hit.handle->jump.width > 0 && !hit.handle->isListed;
    }
    if (hit.handle && hit.handle->isPointed && hit.focus.picture != Picture::None)
        hit.focus = hit.handle->focus;
    const auto jumping = std::ranges::find_if(
        drawing.handles, [point](const Handle& one) { return jumpsTo(one, point); });
    if (jumping != drawing.handles.end()) {
        const bool isOnIt = hit.handle == &*jumping;
        hit.jumping = hit.handle ? nullptr : &*jumping;
        if (jumping->isPointed && hit.focus.picture != Picture::None)
            hit.focus = jumping->focus;
        if (jumping->shownAt)
            hit.focus = jumping->shownAt(*jumping, jumping->plane->valueAt(point));
        if (jumping->shown)
            hit.focus =
                jumping->shown(*jumping, isOnIt ? jumping->number : numberAt(*jumping, point));
        hit.isButton |= !jumping->isListed;
    }
    if (hit.ofRow) {
        hit.focus = hit.ofRow->focus;
        hit.isButton = true;
    }
    return hit;
}

} // namespace lab::drawing
