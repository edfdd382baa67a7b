#include "ui/drawing/drawing_view.h"

#include "core/math/constants.h"
#include "ui/drawing/drawing_keys.h"
#include "ui/drawing/handle_dots.h"
#include "ui/drawing/handle_shapes.h"
#include "ui/paint/drawing/qt_texts.h"
#include "ui/paint/formula/written_formulas.h"
#include "ui/paint/heatmap.h"
#include "ui/store/gesture.h"

#include <QEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QTimerEvent>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <ranges>
#include <utility>

namespace lab::ui {

const drawing::Drawing& DrawingView::drawnIn(
    const QRectF& area, const PointedLook& look, bool isWhole) const
{
    const bool isHere = area == QRectF(rect());
    Kept::Inputs inputs {boxOf(area), look.scale, look.hasWords, look.isPresenting, isWhole,
        shownOf(look.focus),
        {{}, isHere ? m_target : std::nullopt, m_grabbed, m_timer.isActive(),
            isHere ? m_handle : std::string_view()}};
    if (!m_kept || m_kept->inputs != inputs) {
        drawing::Pointing pointing = inputs.pointing;
        pointing.focus = look.focus;
        drawing::Drawing value = made(inputs.place, QtStyle(look).style, pointing, isWhole);
        m_kept = Kept {std::move(inputs), std::move(value)};
    }
    return m_kept->value;
}

const drawing::Drawing& DrawingView::drawn() const
{
    return drawnIn(rect(), look());
}

drawing::Point DrawingView::shownPointer() const
{
    return pointOf(pointer());
}

const drawing::Handle* DrawingView::newest(const drawing::Handle& handle) const
{
    if (const auto& row = drawn().row; row && row->like.key == handle.key) {
        m_ofRow = row->at(handle.which);
        return &m_ofRow;
    }
    const auto& all = drawn().handles;
    const auto found =
        std::ranges::find_if(all, [&](const drawing::Handle& one) { return one.isSame(handle); });
    return found != all.end() ? &*found : nullptr;
}

void DrawingView::paint(QPainter& painter, const QRectF& area, const PointedLook& look) const
{
    const bool isOnScreen = painter.device() == static_cast<const QPaintDevice*>(this);
    const drawing::Point pointed = shownPointer(); // may ask for the drawing on the screen
    if (isOnScreen) {
        const drawing::Hit hit = hitAt(drawnIn(area, look), pointed);
        const drawing::Handle* under = m_grabbed ? &m_grabbed->handle
            : isDragging()                       ? nullptr
                                                 : hit.handle;
        m_target = hit.target;
        m_handle = under && under->showsPointer ? under->key : std::string_view();
    }
    const drawing::Drawing& value = drawnIn(area, look, !isOnScreen);
    paintLayersAndDots(painter, value, area, look, pointed);
    const drawing::Layer scaled = scaledLayer(value, area, look, isOnScreen);
    paintLayers(painter, scaled, look);
}

void DrawingView::paintLayersAndDots(QPainter& painter, const drawing::Drawing& drawing,
    const QRectF& area, const Look& look, drawing::Point pointed) const
{
    const bool hasHandles = !drawing.handles.empty() || drawing.row;
    const drawing::Hit hit = hasHandles ? hitIn(drawing, qt(pointed)) : drawing::Hit {};
    const drawing::Handle* under = m_grabbed ? &m_grabbed->handle : m_rows ? nullptr : hit.handle;
    const Focus& focus = m_grabbed ? m_grabbed->handle.focus : hit.focus;
    const bool isOnScreen = painter.device() == static_cast<const QPaintDevice*>(this);
    bool isFirst = true;
    const auto paintPart = [&](std::span<const drawing::Layer> part) {
        if (isOnScreen && std::exchange(isFirst, false))
            m_painter.paint(painter, area, part, look, isHatched());
        else
            paintLayers(painter, part, look);
    };
    const auto paintDots = [&](const drawing::Layer& dots) {
        painter.save();
        paintLayers(painter, dots, look);
        painter.restore();
    };
    const HandleDots dots {drawing, under, focus, look};
    dots.between(paintPart, paintDots);
    if (isOnScreen && isHatched())
        paintHatching(painter, qt(drawing.ground), look);
    paintDots(dots.above());
}

drawing::Layer DrawingView::scaledLayer(
    const drawing::Drawing& drawing, const QRectF& area, const Look& look, bool isOnScreen) const
{
    ScaledHandles::Shown shown {.handles = scaledAmong(drawing.handles, look.scale),
        .pinned = scaledAmong(drawing.pinned, look.scale),
        .within = area,
        .isOnScreen = isOnScreen};
    shown.areGroundsSmooth = !drawing.rows // their knobs have formulas beside them
        && std::ranges::count(
            drawing.handles, drawing::Handle::Shape::Dot, &drawing::Handle::shape);
    return drawing.handles.empty() ? drawing::Layer {} : scaledHandles().layer(shown, look);
}

/// For a file, in which nothing is under the pointer.
std::vector<drawing::Layer> DrawingView::layers(const PointedLook& look) const
{
    const drawing::Drawing& value = drawnIn(rect(), look, true);
    std::vector<drawing::Layer> all;
    const HandleDots dots {value, nullptr, {}, look};
    dots.between(
        [&](std::span<const drawing::Layer> part) {
            all.insert(all.end(), part.begin(), part.end());
        },
        [&](drawing::Layer part) { all.push_back(std::move(part)); });
    all.push_back(dots.above());
    all.push_back(scaledLayer(value, rect(), look, false));
    return all;
}

std::vector<TurningHand> DrawingView::turningHands() const
{
    return handsOf(drawn(), look().palette);
}

/// Enter takes only those that can be grabbed at their own place.
std::vector<PictureHandle> DrawingView::handles() const
{
    std::vector<PictureHandle> all;
    for (const drawing::Handle* handle : listed()) {
        all.push_back(pictureHandle(*handle, look().scale));
        all.back().isByKey = handle->isByKey
            && (handle->plane || handle->circle || handle->isApart || !handle->canBeGrabbed()
                || hitAt(drawn(), handle->place).handle == handle);
        if (auto& number = all.back().number; number && isHandled(*handle))
            number->edit = [this, one = *handle](double to) { return dragged(one, to); };
    }
    return all;
}

std::vector<const drawing::Handle*> DrawingView::listed() const
{
    std::vector<const drawing::Handle*> all;
    for (const drawing::Handle& handle : drawn().handles)
        if (handle.isListed)
            all.push_back(&handle);
    return all;
}

void DrawingView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange) {
        forget();
        m_painter.forget();
    }
    PictureView::changeEvent(event);
}

void DrawingView::keyPressEvent(QKeyEvent* event)
{
    const auto key = drawingKey(*event);
    if (event->key() == Qt::Key_Space && drawn().playback)
        return play();
    drawing::KeyPress press;
    if (key)
        press = pressed(*key, event->modifiers());
    for (const auto& [own, does] : drawn().keys)
        if (own == key)
            press = {true, does.edit()};
    const bool isBack = key == drawing::Key::PageUp;
    if (const int page = drawn().page; page > 0 && (isBack || key == drawing::Key::PageDown))
        press = {true, {}, drawing::Step {"rope.pair", isBack ? -page : page}};
    if (!press.isOwn)
        return PictureView::keyPressEvent(event);
    editIf(press.step ? editOf(*press.step) : press.edit);
}

void DrawingView::wheelEvent(QWheelEvent* event)
{
    constexpr int notch = 120;
    const std::optional<drawing::PositionGround> ground = drawn().positions;
    const auto anchor = ground ? std::optional(ground->at(pointOf(event->position())))
        : state()              ? zoomedAround(state()->position)
                               : std::nullopt;
    const QPointF turn = event->angleDelta();
    if (ground && std::abs(turn.x()) > std::abs(turn.y())) {
        const double by = -turn.x() / (8 * notch) * static_cast<double>(ground->positions.shown);
        if (ground->isPannedByWheel)
            editByWheel(m_zoomed.panned(ground->positions, by));
        return event->accept();
    }
    if (anchor) { // two notches double
        if (const double turned = event->angleDelta().y(); std::abs(turned) > 0)
            editByWheel(m_zoomed.zoomed(ground ? ground->positions : state()->position, *anchor,
                std::exp2(-turned / (2 * notch))));
        if (ground)
            point(focusAt(event->position()));
        return event->accept();
    }
    const bool isOfFingers = event->source() == Qt::MouseEventSynthesizedByApplication;
    if (isOfFingers || drawn().page == 0) // fingers zoom
        return event->ignore();
    m_wheelTurned += event->angleDelta().y();
    const int notches = m_wheelTurned / notch;
    m_wheelTurned -= notches * notch;
    const auto change = editOf(drawing::Step {"rope.pair", -notches * drawn().page});
    if (change && notches != 0)
        editByWheel(*change);
    event->accept();
}

void DrawingView::hold(const drawing::Handle& handle, QPointF point)
{
    m_grabbed = drawing::Pointing::Held {handle, handle.place, drawn().y};
    m_start = point;
    m_last = pointOf(point);
    m_turns = handle.circle ? handle.circle->turns : 0;
    m_hasMoved = false;
    m_isAsPressed = true;
    holdValues(true);
}

// The axis is that of the handle as it was grabbed, and the rule that of the newest drawing: the
// handle may have gone on to another place.
std::optional<Edit> DrawingView::editOf(const drawing::Handle& grabbed) const
{
    if (grabbed.circle)
        return dragged(grabbed, m_turns);
    if (grabbed.rule.makeFrom && stateAtPress())
        return grabbed.rule.makeFrom(*stateAtPress(), numberAt(grabbed, m_grabbed->at));
    const drawing::Handle* now = newest(grabbed);
    if (now && isHandled(*now))
        return handled(*now, m_grabbed->at, drawing::Grip::Drag);
    if (now && now->isOfFigure)
        return dragged(*now, numberAt(grabbed, m_grabbed->at));
    return now ? editAt(grabbed, *now, m_grabbed->at) : std::nullopt;
}

std::optional<Edit> DrawingView::editOf(const drawing::Step& step) const
{
    const auto number = numberOf({.key = step.key});
    return number ? number->edit(number->now + step.by) : std::nullopt;
}

void DrawingView::grab(QPointF point, Qt::KeyboardModifiers modifiers)
{
    const drawing::Hit hit = hitIn(drawn(), point);
    m_rows = drawn().rows;
    m_start = point;
    m_hasMoved = false;
    if (const auto& playback = drawn().playback) {
        if (playback->button.containsOrTouches(pointOf(point)))
            return play();
        if (hit.handle)
            m_timer.stop();
    }
    if (const drawing::Handle* const taken = hit.handle ? hit.handle : hit.jumping) {
        const bool isAround = taken->isMirrored && !taken->isListed; // it comes to the pointer
        hold(*taken, hit.handle && !isAround ? point : qt(taken->place));
        if (!taken->isBar)
            setCursor(Qt::ClosedHandCursor);
        if (!hit.handle)
            return drag(point, modifiers);
    } else if (!hit.press && drawn().positions && drawn().positions->panned) {
        m_panned = drawn().positions;
    } else if (hit.zone && hit.zone->pressed) {
        const bool isSwept = hit.zone->sweep != drawing::Zone::Sweep::None;
        m_swept = *hit.zone;
        sweep(point);
        if (!isSwept)
            m_swept.reset();
    }
    if (hit.press)
        perform(*hit.press);
    clickHeld(drawing::Grip::Press);
}

void DrawingView::clickHeld(drawing::Grip grip)
{
    const drawing::Handle* const now = m_grabbed ? newest(m_grabbed->handle) : nullptr;
    if (now && isHandled(*now))
        editIf(handled(*now, now->place, grip));
}

void DrawingView::dragGround(QPointF point)
{
    const QPointF moved = point - m_start;
    if (m_panned) {
        if (const double by = m_panned->movedBy(pointOf(moved)); std::abs(by) > 0)
            edit(panned(m_panned->positions, -by));
        return this->point(pictureFocus());
    }
    const drawing::Hit hit = hitAt(drawn(), pointOf(point));
    if (!hit.isSwept || !hit.press)
        return;
    perform(*hit.press);
    this->point(hit.focus);
}

void DrawingView::dragRows(QPointF point)
{
    const drawing::Point moved = pointOf(point - m_start);
    if (!m_hasMoved && std::hypot(moved.x, moved.y) < drawing::PositionRows::stillness)
        return;
    if (!m_hasMoved && std::abs(moved.y) > std::abs(moved.x))
        if (const auto* grip = m_rows->gripAt(pointOf(m_start)))
            m_grip = *grip;
    m_hasMoved = true;
    if (m_grip)
        edit(m_rows->moved(*m_grip, moved.y));
    else if (m_panned)
        edit(panned(m_panned->positions, -m_panned->movedBy(moved)));
    this->point({});
}

// An edit may change the layout, so each place is looked up again.
void DrawingView::sweep(QPointF point)
{
    const drawing::Hit hit = hitAt(drawn(), pointOf(point));
    std::optional<drawing::Zone> zone;
    if (hit.zone && hit.zone->sweep == m_swept->sweep)
        zone = *hit.zone;
    else if (m_swept->sweep == drawing::Zone::Sweep::Nearest)
        zone = m_swept;
    editIf(zone ? zone->pressed(*zone, pointOf(point)) : std::nullopt);
}

void DrawingView::drag(QPointF point, Qt::KeyboardModifiers)
{
    if (m_swept) {
        sweep(point);
        this->point(focusAt(point));
    }
    if (!m_grabbed && m_rows)
        return dragRows(point);
    if (!m_grabbed)
        return drawn().positions ? dragGround(point) : void();
    const drawing::Handle grabbed = m_grabbed->handle;
    const QPointF moved = point - m_start;
    if (!m_hasMoved && std::hypot(moved.x(), moved.y()) < grabbed.slip)
        return;
    m_hasMoved = true;
    m_grabbed->at = grabbed.place + pointOf(moved);
    if (const auto& circle = grabbed.circle) {
        const QPointF away = point - qt(circle->centre);
        if (std::hypot(away.x(), away.y()) < circle->hub)
            return;
        m_turns = circle->turned(m_turns, m_last, pointOf(point));
        m_last = pointOf(point);
    }
    editIf(editOf(grabbed));
    const drawing::Handle* after = newest(grabbed);
    const Focus focus = after ? after->focus : grabbed.focus;
    if (focus.picture != Picture::None)
        this->point(focus);
}

void DrawingView::moveHandle(std::size_t index, QPointF by)
{
    const drawing::Handle handle = *listed()[index];
    if (!handle.plane && !handle.circle && !handle.isApart)
        return PictureView::moveHandle(index, by);
    if (isHandled(handle))
        return editIf(handled(handle, handle.place + pointOf(by), drawing::Grip::Key));
    hold(handle, qt(handle.place));
    if (const auto& circle = handle.circle) { // right and up increase the value, as for a slider
        m_turns = std::max(0.0, m_turns + (by.x() - by.y()) / (twoPi * circle->radius));
        editIf(editOf(handle));
    } else {
        drag(qt(handle.place) + by, Qt::NoModifier);
    }
    release();
}

void DrawingView::scaledTaken(const PictureHandle& handle)
{
    for (const drawing::Handle& one : drawn().handles)
        if (one.scaled && pictureHandle(one, look().scale).isSame(handle))
            return hold(one, qt(one.place));
}

void DrawingView::play()
{
    const drawing::Playback playback = *drawn().playback;
    if (m_timer.isActive() && playback.now < playback.last) {
        m_timer.stop();
    } else {
        m_played = newGesture();
        m_timer.start(playback.pause, this);
        if (playback.now == playback.last)
            Q_EMIT edited(SetParameter {std::string(playback.key), std::int64_t {0}}, m_played);
    }
    update();
}

void DrawingView::timerEvent(QTimerEvent* event)
{
    if (event->timerId() != m_timer.timerId())
        return PictureView::timerEvent(event);
    const auto playback = drawn().playback;
    const bool goesOn = playback && playback->now < playback->last && isVisible();
    if (!goesOn || playback->now + 1 == playback->last)
        m_timer.stop(); // at once: the end may be undone
    if (!goesOn)
        return update();
    Q_EMIT edited(SetParameter {std::string(playback->key), playback->now + 1}, m_played);
}

void DrawingView::release()
{
    const bool isClick = m_rows && !m_hasMoved && drawn().rows;
    editIf(isClick ? drawn().rows->clickedAt(pointOf(m_start)) : std::nullopt);
    if (m_isAsPressed)
        clickHeld(drawing::Grip::Click);
    m_rows.reset();
    m_grip.reset();
    m_grabbed.reset();
    holdValues(false);
    m_panned.reset();
    m_swept.reset();
}

void DrawingView::doubleClick(QPointF point)
{
    const drawing::Hit hit = hitAt(drawn(), pointOf(point));
    if (hit.handle && hit.handle->doubleClicked)
        if (const auto change = hit.handle->isOfFigure
                ? dragged(*hit.handle, *hit.handle->doubleClicked)
                : editTo(*hit.handle, *hit.handle->doubleClicked))
            return edit(*change);
    if (hit.target && drawn().targets[*hit.target].doubled)
        return perform(*drawn().targets[*hit.target].doubled);
    if (const auto change = state() ? doubleClicked(*state()) : std::nullopt)
        return edit(*change);
    // Without a meaning of its own it is a second press, as soon after one that was undone.
    const bool isPanned = drawn().positions && drawn().positions->panned;
    if (hit.press && !hit.handle)
        return perform(*hit.press);
    if (hit.zone && hit.zone->pressed && !hit.handle && !hit.jumping && !isPanned) {
        m_swept = *hit.zone;
        sweep(point);
        return m_swept.reset();
    }
    if (const auto& ground = drawn().positions; ground && !hit.handle && !hit.jumping && !hit.press)
        edit(ground->fitted());
}

drawing::Hit DrawingView::hitIn(const drawing::Drawing& drawing, QPointF point) const
{
    drawing::Hit hit = hitAt(drawing, pointOf(point));
    if (hit.handle && hit.handle->isApart && isLocked(pictureHandle(*hit.handle, look().scale)))
        hit.handle = nullptr;
    return hit;
}

Focus DrawingView::focusAt(QPointF point) const
{
    Focus focus = hitAt(drawn(), pointOf(point)).focus;
    if (const QString symbol = symbolAt(drawn().layers, look(), point); !symbol.isEmpty()) {
        focus.picture = picture();
        focus.symbol = symbol.toStdString();
    }
    return focus;
}

Qt::CursorShape DrawingView::cursorAt(QPointF point) const
{
    const drawing::Hit hit = hitIn(drawn(), point);
    const bool isGrip = !hit.handle && drawn().rows && drawn().rows->gripAt(pointOf(point));
    if (isGrip || (hit.handle && hit.handle->isBar))
        return Qt::SizeVerCursor;
    return cursorOf(hit);
}

} // namespace lab::ui
