#include "ui/paint/base/rings.h"

#include "ui/paint/base/base_words.h"
#include "ui/paint/controls/handles.h"
#include "ui/paint/text/number_text.h"
#include "ui/paint/text/text.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace lab::ui {

namespace {

constexpr double top = 28;
constexpr double foot = 28;
constexpr double comfortable = 56; ///< the pitch below which pairs are left out instead
constexpr double largestPitch = 128;
constexpr double widest = 1.7; ///< from ring to ring, in pitches
constexpr double ringShare = 0.375; ///< the radius in a pitch
constexpr double circle = 2 * std::numbers::pi;

int ceilOf(int count, int by)
{
    return (count + by - 1) / by;
}

double largestPitchFor(int count, QSizeF size, int& columns)
{
    double largest = 0;
    for (int rows = 1; rows <= count; ++rows) {
        const int across = ceilOf(count, rows);
        const double pitch = std::min(size.height() / rows, size.width() / across);
        if (pitch > largest) {
            largest = pitch;
            columns = across;
        }
    }
    return largest;
}

QString noteOf(const RingGrid& grid)
{
    if (grid.count == 0)
        return {};
    if (grid.step == 1 && grid.first == 0)
        return BaseWords::tr("every pair");
    const QString first = wholeNumber(grid.first);
    if (grid.step == 1)
        return BaseWords::tr("every pair from %1").arg(first);
    if (grid.step == 2)
        return BaseWords::tr("every second pair from %1").arg(first);
    return BaseWords::tr("one pair in %1, from %2").arg(wholeNumber(grid.step), first);
}

QRectF squareAround(QPointF centre, double radius)
{
    return {centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius};
}

void paintArc(QPainter& painter, const QRectF& square, double from, double length, const QPen& pen)
{
    constexpr double sixteenths = 16 * 360 / circle; // of a degree
    painter.setPen(pen);
    painter.drawArc(square, static_cast<int>(std::lround(from * sixteenths)),
        static_cast<int>(std::lround(length * sixteenths)));
}

QPen flat(const QColor& colour, double width)
{
    return {colour, width, Qt::SolidLine, Qt::FlatCap};
}

void paintRing(QPainter& painter, const RingPlaces& places, const RingPlaces::Place& place,
    const RingsFrame::Ring& ring, const Look& look)
{
    const QRectF square = squareAround(place.centre, places.radius);
    const Palette& palette = look.palette;
    const double seen = ring.seenArc;
    painter.setBrush(Qt::NoBrush);
    if (ring.turns >= 1) {
        painter.setPen(flat(palette.seen, places.seenWidth));
        painter.drawEllipse(square);
        return;
    }
    painter.setPen(flat(palette.grid, places.seenWidth));
    painter.drawEllipse(square);
    if (ring.newArc > 0)
        paintArc(painter, square, seen, ring.newArc, flat(palette.unseen, places.newWidth));
    paintArc(painter, square, 0, seen, flat(palette.seen, places.seenWidth));
}

bool hasSameArcs(const RingsFrame::Ring& one, const RingsFrame::Ring& other)
{
    constexpr double unseen = 1e-6; // radians
    return std::abs(one.seenArc - other.seenArc) < unseen
        && std::abs(one.newArc - other.newArc) < unseen;
}

void paintGhost(QPainter& painter, const RingPlaces& places, const RingPlaces::Place& place,
    const RingsFrame::Ring& ghost, const Look& look)
{
    const QRectF square =
        squareAround(place.centre, places.radius + places.seenWidth / 2 + look.px(2.5));
    const auto dashed = [&](const QList<qreal>& dashes) {
        QPen pen(look.palette.axis, look.px(1.25), Qt::CustomDashLine, Qt::FlatCap);
        pen.setDashPattern(dashes);
        return pen;
    };
    painter.setBrush(Qt::NoBrush);
    paintArc(painter, square, 0, ghost.seenArc, dashed({4, 2}));
    if (ghost.newArc > 0)
        paintArc(painter, square, ghost.seenArc, ghost.newArc, dashed({1, 2}));
}

void paintMark(QPainter& painter, const RingPlaces& places, const RingPlaces::Place& place,
    double width, const Look& look)
{
    const double away = places.seenWidth / 2 + look.px(3.5);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(look.palette.text, look.px(width)));
    painter.drawEllipse(place.centre, places.radius + away, places.radius + away);
}

void paintLegend(QPainter& painter, const QRectF& area, const RingsFrame& frame, const Look& look)
{
    const double swatch = look.px(16);
    const double gap = look.px(8);
    const double middle = area.bottom() - look.px(8);
    const double baseline = middle + digitHeight(TextRole::Note, look) / 2;
    double x = area.left();
    const auto entry = [&](const QColor& colour, double width, const QString& words) {
        if (x + swatch + gap > area.right())
            return;
        painter.fillRect(QRectF(x, middle - width / 2, swatch, width), colour);
        const double start = x + swatch + gap;
        const double room = area.right() - start;
        x = start + look.px(16)
            + paintText(painter, {start, baseline}, fitted(words, room, TextRole::Note, look),
                TextRole::Note, look.palette.notes, look);
    };
    entry(look.palette.seen, look.px(7), BaseWords::tr("seen in training"));
    entry(look.palette.unseen, look.px(3), BaseWords::tr("only up to the target"));
    const ScalingMethod method = frame.scaling.method;
    if (method == ScalingMethod::None)
        return;
    const QString name = methodName(method);
    if (x + swatch + gap + textWidth(name, TextRole::Note, look) > area.right())
        return;
    paintMethodSwatch(painter, {x, middle}, swatch, method, 1.5, look);
    paintText(painter, {x + swatch + gap, baseline}, name, TextRole::Note,
        methodStyle(method, look.palette).text, look);
}

void takePlace(std::vector<RingPlaces::Place>& places, int pair)
{
    const auto away = [pair](
                          const RingPlaces::Place& place) { return std::abs(place.pair - pair); };
    const auto nearest = std::ranges::min_element(places, {}, away);
    if (nearest != places.end())
        nearest->pair = pair;
}

} // namespace

RingGrid ringGrid(const RingsFrame& frame, QSizeF size, const Look& look)
{
    constexpr int fewest = 8;
    const int pairs = static_cast<int>(frame.rings.size());
    RingGrid grid;
    if (pairs == 0 || size.isEmpty())
        return grid;
    // Two of five rings are wholly seen, so that it shows where that ends.
    const int span = std::clamp(ceilOf(5 * frame.incomplete, 3), std::min(fewest, pairs), pairs);
    do {
        const int wanted = ceilOf(span, grid.step);
        grid.pitch = largestPitchFor(wanted, size, grid.columns);
        if (grid.pitch >= look.px(comfortable) || wanted == 1)
            break;
        ++grid.step;
    } while (true);
    grid.pitch = std::min(grid.pitch, look.px(largestPitch));
    const auto filling = [&](double length, int needed) {
        return std::max(needed, static_cast<int>(std::ceil(length / (widest * grid.pitch))));
    };
    grid.rows = filling(size.height(), ceilOf(ceilOf(span, grid.step), grid.columns));
    grid.columns = filling(size.width(), grid.columns);
    grid.count = std::min(grid.columns * grid.rows, (pairs - 1) / grid.step + 1);
    grid.columns = std::min(grid.columns, grid.count);
    grid.rows = ceilOf(grid.count, grid.columns);
    grid.first = pairs - 1 - grid.step * (grid.count - 1);
    return grid;
}

QRectF RingPlaces::room(const QRectF& area, const Look& look)
{
    return area.adjusted(look.px(ringsMargin), look.px(top), -look.px(ringsMargin), -look.px(foot));
}

RingPlaces::RingPlaces(
    const QRectF& area, const RingsFrame& frame, const RingGrid& chosen, const Look& look)
    : grid(chosen)
{
    const QRectF inside = room(area, look);
    radius = ringShare * grid.pitch;
    seenWidth = std::clamp(0.29 * radius, look.px(5), look.px(11));
    newWidth = 3.0 / 7 * seenWidth;
    reach = radius + seenWidth / 2 + look.px(ringsMargin);
    const double edge = radius + seenWidth / 2;
    const double across = grid.columns > 1 ? (inside.width() - 2 * edge) / (grid.columns - 1) : 0;
    const double down = std::min(widest * grid.pitch, inside.height() / grid.rows);
    for (int i = 0; i < grid.count; ++i)
        places.push_back({grid.pair(i),
            {inside.left() + edge + across * (i % grid.columns),
                inside.top() + down * (i / grid.columns + 0.5)}});
    const int last = static_cast<int>(frame.rings.size()) - 1;
    if (frame.selectedPair <= last)
        takePlace(places, frame.selectedPair);
    if (look.focus.pair && *look.focus.pair >= 0 && *look.focus.pair <= last)
        takePlace(places, *look.focus.pair);
}

const RingPlaces::Place* RingPlaces::placeAt(QPointF point) const
{
    const auto distance = [point](const Place& place) {
        return std::hypot(point.x() - place.centre.x(), point.y() - place.centre.y());
    };
    const auto nearest = std::ranges::min_element(places, {}, distance);
    return nearest != places.end() && distance(*nearest) <= reach ? &*nearest : nullptr;
}

const RingPlaces::Place* RingPlaces::placeOf(int pair) const
{
    const auto found = std::ranges::find(places, pair, &Place::pair);
    return found == places.end() ? nullptr : &*found;
}

QPointF RingPlaces::onRing(const Place& place, double turns) const
{
    const double angle = circle * (turns - std::floor(turns));
    return place.centre + radius * QPointF(std::cos(angle), -std::sin(angle));
}

bool RingPlaces::hasPart(const RingsFrame::Ring& ring, RingPart part)
{
    if (part == RingPart::Training)
        return ring.turns < 2;
    return part == RingPart::Target && ring.turns < 1 && ring.newArc > 0;
}

RingPart RingPlaces::partAt(const RingsFrame& frame, QPointF point, const Look& look) const
{
    const Place* place = placeAt(point);
    if (!place)
        return RingPart::Nothing;
    const RingsFrame::Ring& ring = frame.rings[static_cast<std::size_t>(place->pair)];
    const auto distance = [&](double turns) {
        const QPointF away = onRing(*place, turns) - point;
        return std::hypot(away.x(), away.y());
    };
    const auto isAt = [&](RingPart part, double turns) {
        return hasPart(ring, part) && isGrabbed(onRing(*place, turns), point, look);
    };
    const bool isTraining = isAt(RingPart::Training, ring.turns);
    const bool isTarget = isAt(RingPart::Target, ring.targetTurns);
    if (isTraining && isTarget)
        return distance(ring.targetTurns) < distance(ring.turns) ? RingPart::Target
                                                                 : RingPart::Training;
    if (isTarget)
        return RingPart::Target;
    return isTraining ? RingPart::Training : RingPart::Nothing;
}

void paintRings(QPainter& painter, const QRectF& area, const RingsPaint& picture, const Look& look)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const RingsFrame& frame = picture.frame;
    const double margin = look.px(ringsMargin);
    const QRectF inside = area.adjusted(margin, 0, -margin, 0);
    paintBaseHead(painter, inside, Picture::BaseRings, noteOf(picture.grid), look);
    if (frame.rings.empty())
        paintText(painter, {inside.left(), area.top() + look.px(38)},
            fitted(BaseWords::tr("No pair is rotated: raise the rotated share."), inside.width(),
                TextRole::BodyStrong, look),
            TextRole::BodyStrong, look.palette.seenText, look);
    const RingPlaces places(area, frame, picture.grid, look);
    for (const RingPlaces::Place& place : places.places) {
        const auto pair = static_cast<std::size_t>(place.pair);
        const RingsFrame::Ring& ring = frame.rings[pair];
        if (picture.ghost && pair < picture.ghost->rings.size()
            && !hasSameArcs(picture.ghost->rings[pair], ring))
            paintGhost(painter, places, place, picture.ghost->rings[pair], look);
        paintRing(painter, places, place, ring, look);
        const bool isSelected = place.pair == frame.selectedPair;
        if (isSelected || look.focus.pair == place.pair)
            paintMark(painter, places, place, isSelected ? 2 : 1, look);
        const TextRole role = isSelected ? TextRole::NoteStrong : TextRole::Note;
        paintText(painter, place.centre + QPointF(0, digitHeight(role, look) / 2),
            wholeNumber(place.pair), role, look.palette.text, look, Alignment::Centre);
    }
    if (const RingPlaces::Place* place = places.placeOf(picture.handled.value_or(-1))) {
        const RingsFrame::Ring& ring = frame.rings[static_cast<std::size_t>(place->pair)];
        const auto handle = [&](RingPart part, double turns, HandleKind kind) {
            if (RingPlaces::hasPart(ring, part))
                paintHandle(painter, places.onRing(*place, turns), kind,
                    picture.hovered == part ? HandleState::Hovered : HandleState::Resting, 12,
                    look);
        };
        handle(RingPart::Target, ring.targetTurns, HandleKind::Unseen);
        handle(RingPart::Training, ring.turns, HandleKind::Seen);
    }
    if (!frame.rings.empty())
        paintLegend(painter, inside, frame, look);
    painter.restore();
}

} // namespace lab::ui
