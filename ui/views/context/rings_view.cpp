#include "ui/views/context/rings_view.h"

#include "ui/paint/text/number_text.h"
#include "ui/views/parameters/parameter_words.h"

#include <QKeyEvent>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace lab::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr double snap = 2; ///< pixels along the ring within which it snaps to a power of two
constexpr double hub = 4; ///< pixels around the center, where the pointer has no angle

double turnsOf(QPointF fromCentre)
{
    return std::atan2(-fromCentre.y(), fromCentre.x()) / (2 * std::numbers::pi);
}

const char* lengthKey(RingPart part, bool followsLengths)
{
    if (part == RingPart::Training)
        return "context.training_length";
    return followsLengths ? "context.target_length" : "position.target_length";
}

std::optional<std::int64_t> nearestPower(std::int64_t length)
{
    const double power = std::exp2(std::round(std::log2(static_cast<double>(length))));
    return power <= static_cast<double>(lastPosition) ? std::optional(std::llround(power))
                                                      : std::nullopt;
}

} // namespace

RingsView::RingsView(QWidget* parent)
    : FramedView(Picture::ContextRings, parent)
{
}

RingGrid RingsView::gridNow() const
{
    return m_held ? m_held->grid
                  : ringGrid(frame(), RingLayout::space(rect(), look()).size(), look());
}

RingLayout RingsView::layout() const
{
    return {rect(), frame(), gridNow(), look()};
}

QString RingsView::exportName() const
{
    return u"rings"_s;
}

void RingsView::paint(QPainter& painter, const QRectF& area, const PointedLook& look) const
{
    RingsPaint picture {frame(), ghost() ? &*ghost() : nullptr, gridNow()};
    if (m_held) {
        picture.handled = m_held->pair;
        picture.hovered = m_held->part;
    } else {
        const RingLayout now = layout();
        if (const RingLayout::Place* place = now.placeAt(pointer())) {
            picture.handled = place->pair;
            picture.hovered = now.partAt(frame(), pointer(), this->look());
        }
    }
    paintRings(painter, area, picture, look);
}

NumberTable RingsView::tableOf(const RingsFrame& frame) const
{
    return ringsTable(frame);
}

QString RingsView::spoken() const
{
    const auto pair = static_cast<std::size_t>(frame().selectedPair);
    if (pair >= frame().rings.size())
        return {};
    constexpr double degrees = 180 / std::numbers::pi;
    const RingsFrame::Ring& ring = frame().rings[pair];
    if (isResting(ring))
        return tr("Pair %1 does not rotate").arg(wholeNumber(frame().selectedPair));
    return tr("Pair %1: %2° seen in training, %3° more up to the target")
        .arg(wholeNumber(frame().selectedPair), significant(degrees * ring.seenArc, 3),
            significant(degrees * ring.newArc, 3));
}

void RingsView::keyPressEvent(QKeyEvent* event)
{
    const RingGrid grid = gridNow();
    if (event->key() == Qt::Key_Up)
        return select(frame().selectedPair - grid.step * grid.columns);
    if (event->key() == Qt::Key_Down)
        return select(frame().selectedPair + grid.step * grid.columns);
    ContextPicture::keyPressEvent(event);
}

void RingsView::grab(QPointF point, Qt::KeyboardModifiers)
{
    const RingLayout now = layout();
    const RingLayout::Place* place = now.placeAt(point);
    if (!place)
        return;
    const RingPart part = now.partAt(frame(), point, look());
    const int pair = place->pair;
    if (part != RingPart::Nothing) {
        const RingsFrame::Ring& ring = frame().rings[static_cast<std::size_t>(pair)];
        m_held = Held {part, pair, part == RingPart::Training ? ring.turns : ring.targetTurns,
            turnsOf(point - place->centre), place->centre, now.grid, followsLengths(pair)};
        setCursor(Qt::ClosedHandCursor);
    }
    select(pair);
}

void RingsView::drag(QPointF point, Qt::KeyboardModifiers)
{
    if (!m_held)
        return;
    Held held = *m_held;
    const QPointF fromCentre = point - held.centre;
    if (std::hypot(fromCentre.x(), fromCentre.y()) < look().px(hub))
        return;
    const double angle = turnsOf(fromCentre);
    const double moved = angle - held.angle;
    held.angle = angle;
    held.turns += moved - std::round(moved); // the shorter direction
    m_held = held;
    turnTo(held, held.turns);
    this->point(focusOn(held.pair));
}

// Whether the target's end is where the method with its factor has it for both lengths. Some models
// set another factor (Llama 3.1: 8 for 16 times the length); it stays, and only the target is
// dragged.
bool RingsView::followsLengths(int pair) const
{
    const double drawn = frame().rings[static_cast<std::size_t>(pair)].targetTurns;
    return std::abs(turnsAtTarget(frame(), pair, frame().lengths.target) - drawn) <= 1e-9 * drawn;
}

void RingsView::turnTo(const Held& held, double turns)
{
    const bool isTraining = held.part == RingPart::Training;
    const int pair = held.pair;
    const RingsFrame::Ring& ring = frame().rings[static_cast<std::size_t>(pair)];
    const double drawnTurns = isTraining ? ring.turns : ring.targetTurns;
    const auto drawnLength =
        static_cast<double>(isTraining ? frame().lengths.training : frame().lengths.target);
    const bool isSearched = !isTraining && held.followsLengths;
    const auto inProportion = [&] {
        const double length = drawnLength * turns / drawnTurns;
        return std::llround(std::clamp(length, 1.0, static_cast<double>(lastPosition)));
    };
    const std::optional<std::int64_t> wanted = isTraining
        ? trainingLengthWithTurns(frame(), pair, turns)
        : isSearched ? targetLengthWithTurns(frame(), pair, turns)
                     : inProportion();
    if (!wanted)
        return;
    const auto turnsAt = [&](std::int64_t length) {
        return isSearched ? turnsAtTarget(frame(), pair, length)
                          : static_cast<double>(length) / drawnLength * drawnTurns;
    };
    const double pixels = 2 * std::numbers::pi * layout().radius;
    const auto power = nearestPower(*wanted);
    const bool isClose = power && pixels * std::abs(turnsAt(*power) - turns) <= look().px(snap);
    edit(SetParameter {lengthKey(held.part, held.followsLengths), isClose ? *power : *wanted});
}

void RingsView::release()
{
    m_held.reset();
}

Focus RingsView::focusAt(QPointF point) const
{
    const RingLayout now = layout();
    const RingLayout::Place* place = now.placeAt(point);
    return place ? focusOn(place->pair) : Focus {};
}

std::vector<PictureHandle> RingsView::handles() const
{
    const RingLayout now = layout();
    const RingLayout::Place* place = now.placeOf(frame().selectedPair);
    std::vector<PictureHandle> ends;
    if (!place)
        return ends;
    const RingsFrame::Ring& ring = frame().rings[static_cast<std::size_t>(place->pair)];
    const auto add = [&](const char* key, double turns) {
        ends.push_back({.name = labelOf(*parameterNamed(key)),
            .place = now.onRing(*place, turns),
            .key = key});
    };
    if (RingLayout::hasPart(ring, RingPart::Training))
        add(lengthKey(RingPart::Training, true), ring.turns);
    if (RingLayout::hasPart(ring, RingPart::Target))
        add(lengthKey(RingPart::Target, followsLengths(place->pair)), ring.targetTurns);
    return ends;
}

// Along the ring: right and up increase the value, as for a slider.
void RingsView::moveHandle(std::size_t index, QPointF by)
{
    const RingLayout now = layout();
    const RingLayout::Place* place = now.placeOf(frame().selectedPair);
    if (!place)
        return;
    const RingsFrame::Ring& ring = frame().rings[static_cast<std::size_t>(place->pair)];
    const bool isTraining = index == 0 && RingLayout::hasPart(ring, RingPart::Training);
    const double turns = isTraining ? ring.turns : ring.targetTurns;
    const Held held {isTraining ? RingPart::Training : RingPart::Target, place->pair, turns, 0,
        place->centre, now.grid, followsLengths(place->pair)};
    m_held = held;
    turnTo(held, std::max(0.0, turns + (by.x() - by.y()) / (2 * std::numbers::pi * now.radius)));
    release();
}

Qt::CursorShape RingsView::cursorAt(QPointF point) const
{
    const RingLayout now = layout();
    if (now.partAt(frame(), point, look()) != RingPart::Nothing)
        return Qt::OpenHandCursor;
    return now.placeAt(point) ? Qt::PointingHandCursor : Qt::ArrowCursor;
}

} // namespace lab::ui

#include "moc_rings_view.cpp"
