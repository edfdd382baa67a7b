#include "ui/views/derivation/step_picture_view.h"

#include "ui/paint/derivation/angles.h"
#include "ui/paint/derivation/derivation_words.h"
#include "ui/paint/derivation/matrices.h"
#include "ui/paint/derivation/plane_ghost.h"
#include "ui/paint/rotations/dials.h"

#include <QEvent>
#include <QKeyEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <numbers>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

constexpr double longest = 1.15; ///< that a held vector may get, in units
constexpr double degree = std::numbers::pi / 180;
constexpr double smallBend = 0.05; ///< of a key press

template <class... Each> struct Overload : Each... {
    using Each::operator()...;
};
template <class... Each> Overload(Each...) -> Overload<Each...>;

PlanePoint shortened(PlanePoint value, double most)
{
    const double length = std::hypot(value.x, value.y);
    if (length <= most)
        return value;
    return {value.x * most / length, value.y * most / length};
}

/// The same picture on the scale of another frame.
StepPictureFrame onScaleOf(StepPictureFrame frame, const StepPictureFrame& other)
{
    if (auto* plane = std::get_if<PlaneFrame>(&frame))
        if (const auto* start = std::get_if<PlaneFrame>(&other))
            plane->unit = start->unit;
    if (auto* dials = std::get_if<DialsFrame>(&frame))
        if (const auto* start = std::get_if<DialsFrame>(&other))
            dials->unit = start->unit;
    return frame;
}

PlanePoint turnedBack(PlanePoint tip, double turns)
{
    const Complex before = Complex(tip.x, tip.y) * std::polar(1.0, -2 * std::numbers::pi * turns);
    return {before.real(), before.imag()};
}

NumberTable tableOf(const StepPictureFrame& picture)
{
    return std::visit(Overload {[](const PlaneFrame& frame) { return planeTable(frame); },
                          [](const AnglesFrame& frame) { return anglesTable(frame); },
                          [](const DialsFrame& frame) { return dialsTable(frame); },
                          [](const MatricesFrame& frame) { return matricesTable(frame); }},
        picture);
}

} // namespace

StepPictureView::StepPictureView(QWidget* parent)
    : PictureView(Picture::DerivationPicture, parent)
{
    nameAnew();
}

void StepPictureView::setFrame(StepPictureFrame frame)
{
    if (m_held)
        frame = onScaleOf(std::move(frame), m_held->start);
    if (frame == m_frame)
        return;
    const bool isOther = frame.index() != m_frame.index();
    m_frame = std::move(frame);
    if (isOther)
        nameAnew();
    update();
}

QString StepPictureView::exportName() const
{
    return u"step"_s;
}

void StepPictureView::paint(QPainter& painter, const QRectF& area, const Look& look) const
{
    const Held hovered = m_held ? *m_held : heldAt(pointer());
    std::visit(Overload {[&](const PlaneFrame& frame) {
                             const auto* ghost =
                                 m_ghost ? std::get_if<PlaneFrame>(&*m_ghost) : nullptr;
                             if (ghost)
                                 paintPlaneGhost(painter, area, frame, *ghost, look);
                             paintPlane(painter, area, frame, hovered.tip, look);
                         },
                   [&](const AnglesFrame& frame) {
                       paintAngles(painter, area, frame, hovered.position, look);
                   },
                   [&](const DialsFrame& frame) {
                       if (frame.dials.empty())
                           return;
                       paintDialsGround(painter, area, frame, look);
                       paintDialsArrows(painter, area, frame, hovered.dial, look);
                   },
                   [&](const MatricesFrame& frame) { paintMatrices(painter, area, frame, look); }},
        m_frame);
}

NumberTable StepPictureView::numbers() const
{
    return tableOf(m_frame);
}

std::optional<NumberTable> StepPictureView::ghostNumbers() const
{
    return m_ghost ? std::optional(tableOf(*m_ghost)) : std::nullopt;
}

void StepPictureView::setGhost(std::optional<StepPictureFrame> ghost)
{
    if (ghost == m_ghost)
        return;
    m_ghost = std::move(ghost);
    update();
}

StepPictureView::Held StepPictureView::heldAt(QPointF point) const
{
    Held held;
    if (const auto* plane = std::get_if<PlaneFrame>(&m_frame)) {
        const PlaneLayout layout(rect(), *plane, look());
        held.tip = tipAt(layout, *plane, point, look());
        if (held.tip)
            held.grip = tipOf(layout, *plane, *held.tip) - point;
    } else if (const auto* angles = std::get_if<AnglesFrame>(&m_frame)) {
        const AnglesLayout layout(rect(), *angles, look());
        held.position = angleAt(layout, *angles, point, look());
        if (held.position) {
            const auto index = static_cast<std::size_t>(*held.position - angles->first);
            held.grip = layout.pixel(*held.position, angles->angles[index]) - point;
        }
    } else if (const auto* dials = std::get_if<DialsFrame>(&m_frame);
               dials && !dials->dials.empty()) {
        const DialsLayout layout = dialsLayout(rect(), *dials, look());
        held.dial = tipAt(layout, *dials, point, look());
        if (held.dial && held.dial->pair != 0)
            held.dial.reset();
        if (held.dial)
            held.grip = tipOf(layout, *dials, *held.dial) - point;
    }
    return held;
}

void StepPictureView::grab(QPointF point, Qt::KeyboardModifiers)
{
    Held held = heldAt(point);
    if (!held.tip && !held.position && !held.dial)
        return;
    held.start = m_frame;
    m_held = std::move(held);
    setCursor(Qt::ClosedHandCursor);
}

void StepPictureView::drag(QPointF point, Qt::KeyboardModifiers)
{
    if (!m_held)
        return;
    const QPointF held = point + m_held->grip;
    if (const auto* plane = std::get_if<PlaneFrame>(&m_frame); plane && m_held->tip) {
        const PlaneLayout layout(rect(), *plane, look());
        PlanePoint vector = shortened(layout.value(held), longest * plane->unit);
        if (m_held->tip->isTurned)
            vector = unturned(*plane, m_held->tip->token, vector);
        edit(MoveVector {m_held->tip->token, vector.x, vector.y});
    } else if (const auto* angles = std::get_if<AnglesFrame>(&m_frame);
               angles && m_held->position) {
        const auto* start = std::get_if<AnglesFrame>(&m_held->start);
        const AnglesLayout layout(rect(), start ? *start : *angles, look());
        moveAngle(*angles, *m_held->position, layout.upwards.value(held.y()));
    } else if (const auto* dials = std::get_if<DialsFrame>(&m_frame); dials && m_held->dial) {
        const DialsLayout layout = dialsLayout(rect(), *dials, look());
        const PlanePoint tip = shortened(valueAt(layout, *dials, 0, held), longest * dials->unit);
        const bool isQuery = m_held->dial->token == Token::Query;
        const DialsFrame::Dial& own = dials->dials.front();
        const PlanePoint vector = turnedBack(tip, isQuery ? own.queryTurns : own.keyTurns);
        edit(MoveVector {m_held->dial->token, vector.x, vector.y});
    }
}

void StepPictureView::release()
{
    m_held.reset();
}

void StepPictureView::doubleClick(QPointF point)
{
    const auto* angles = std::get_if<AnglesFrame>(&m_frame);
    const Held held = heldAt(point);
    if (angles && held.position && angles->picture == StepPicture::Bends)
        edit(BendAngle {*held.position, 0});
}

void StepPictureView::moveAngle(const AnglesFrame& frame, std::int64_t position, double angle)
{
    if (frame.picture == StepPicture::Bends) {
        // Near the line it snaps back, so that what was bent can be mended by hand.
        const double bend = angle - frame.line(position);
        edit(BendAngle {position, std::abs(bend) < 0.02 ? 0 : bend});
    } else if (position > 0) {
        edit(SetParameter {
            "derivation.theta", (angle - frame.phase) / static_cast<double>(position)});
    } else {
        edit(SetParameter {"derivation.phase", angle});
    }
}

Focus StepPictureView::focusAt(QPointF point) const
{
    Focus focus;
    focus.picture = picture();
    if (const auto* plane = std::get_if<PlaneFrame>(&m_frame)) {
        focus.symbol =
            symbolAt(PlaneLayout(rect(), *plane, look()), *plane, point, look()).toStdString();
    } else if (const auto* angles = std::get_if<AnglesFrame>(&m_frame)) {
        focus.position = angleAt(AnglesLayout(rect(), *angles, look()), *angles, point, look());
        if (focus.position)
            focus.symbol = "phi";
    } else if (const auto* dials = std::get_if<DialsFrame>(&m_frame);
               dials && !dials->dials.empty()) {
        const auto index = dialsLayout(rect(), *dials, look()).indexAt(point);
        if (index)
            focus.pair = dials->dials[static_cast<std::size_t>(*index)].pair;
    }
    return focus;
}

Qt::CursorShape StepPictureView::cursorAt(QPointF point) const
{
    const Held held = heldAt(point);
    return held.tip || held.position || held.dial ? Qt::OpenHandCursor : Qt::ArrowCursor;
}

void StepPictureView::keyPressEvent(QKeyEvent* event)
{
    const std::int64_t step = event->modifiers() & Qt::ShiftModifier ? 10 : 1;
    const auto moveBy = [&](std::int64_t by) {
        if (event->modifiers() & Qt::ControlModifier)
            edit(MovePositions {m_positions.query + by, m_positions.key + by});
        else
            edit(SetParameter {"position.query",
                std::clamp<std::int64_t>(m_positions.query + by, 0, lastPosition)});
    };
    const double direction = event->key() == Qt::Key_Up ? 1 : -1;
    switch (event->key()) {
    case Qt::Key_Left:
        return moveBy(-step);
    case Qt::Key_Right:
        return moveBy(step);
    case Qt::Key_Up:
    case Qt::Key_Down:
        if (const auto* plane = std::get_if<PlaneFrame>(&m_frame)) {
            const PlanePoint turned = turnedBack(plane->query,
                -direction * static_cast<double>(step) * degree / (2 * std::numbers::pi));
            return edit(MoveVector {Token::Query, turned.x, turned.y});
        }
        if (const auto* angles = std::get_if<AnglesFrame>(&m_frame);
            angles && m_positions.query >= angles->first) {
            const auto index = static_cast<std::size_t>(m_positions.query - angles->first);
            if (index < angles->angles.size())
                return moveAngle(*angles, m_positions.query,
                    angles->angles[index] + direction * smallBend * static_cast<double>(step));
        }
        break;
    default:
        break;
    }
    PictureView::keyPressEvent(event);
}

void StepPictureView::changeEvent(QEvent* event)
{
    PictureView::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        nameAnew();
}

void StepPictureView::nameAnew()
{
    setAccessibleName(std::visit(
        Overload {
            [](const PlaneFrame&) { return DerivationWords::tr("Query and key in the plane"); },
            [](const AnglesFrame&) { return DerivationWords::tr("Angle at each position"); },
            [](const DialsFrame&) { return DerivationWords::tr("Four pairs, turned"); },
            [](const MatricesFrame&) { return DerivationWords::tr("Two matrices"); }},
        m_frame));
}

} // namespace lab::ui
