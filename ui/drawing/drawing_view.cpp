#include "ui/drawing/drawing_view.h"

#include "ui/drawing/drawing_painter.h"
#include "ui/drawing/qt_texts.h"
#include "ui/views/parameters/parameter_words.h"

#include <QEvent>
#include <QKeyEvent>
#include <QPainter>

#include <algorithm>
#include <array>
#include <span>
#include <utility>

namespace lab::ui {

namespace {

drawing::Point pointOf(QPointF at)
{
    return {at.x(), at.y()};
}

constexpr std::array keys {std::pair {Qt::Key_Left, drawing::Key::Left},
    std::pair {Qt::Key_Right, drawing::Key::Right}, std::pair {Qt::Key_Up, drawing::Key::Up},
    std::pair {Qt::Key_Down, drawing::Key::Down}, std::pair {Qt::Key_Home, drawing::Key::Home},
    std::pair {Qt::Key_End, drawing::Key::End}, std::pair {Qt::Key_PageUp, drawing::Key::PageUp},
    std::pair {Qt::Key_PageDown, drawing::Key::PageDown}};

HandleKind kindOf(drawing::Tone tone)
{
    switch (tone) {
    case drawing::Tone::Query:
        return HandleKind::Query;
    case drawing::Tone::Key:
        return HandleKind::Key;
    case drawing::Tone::Result:
        return HandleKind::Result;
    case drawing::Tone::Seen:
        return HandleKind::Seen;
    case drawing::Tone::Unseen:
        return HandleKind::Unseen;
    default:
        return HandleKind::Neutral;
    }
}

HandleShape shapeOf(drawing::Handle::Shape shape)
{
    using Shape = drawing::Handle::Shape;
    return shape == Shape::Diamond ? HandleShape::Diamond
        : shape == Shape::Tab      ? HandleShape::Tab
                                   : HandleShape::Dot;
}

ScaledDrag scaledDrag(const drawing::Handle& handle)
{
    const drawing::ScaledNumber& scaled = *handle.scaled;
    return {.scale = scaled.scale(scaled.lowest, scaled.highest),
        .number = handle.number,
        .way = DragWay::logarithmic(scaled.perDecade),
        .rises = static_cast<ScaledDrag::Rises>(scaled.rises),
        .lowestShown = scaled.lowestShown,
        .highestShown = scaled.highestShown,
        .side = static_cast<ScaledDrag::Side>(scaled.side),
        .showsNumberAtRest = scaled.showsNumberAtRest};
}

/// The layers below the first live one.
std::span<const drawing::Layer> below(const drawing::Drawing& drawing)
{
    const auto live = std::ranges::find(drawing.layers, true, &drawing::Layer::isLive);
    return {drawing.layers.begin(), live};
}

bool isWorthAnImage(std::span<const drawing::Layer> layers)
{
    constexpr std::size_t fewMarks = 16; // are painted as quickly as an image
    std::size_t marks = 0;
    for (const drawing::Layer& layer : layers)
        marks += layer.marks.size();
    return marks > fewMarks;
}

/// For a handle that moves no parameter.
HandleNumber numberOn(const drawing::Handle& handle)
{
    const drawing::Axis& axis = handle.axis;
    return {.now = handle.number,
        .range = {axis.lowest, axis.highest - 1},
        .text = QString::number(handle.number),
        .edit = [rule = handle.rule](double wanted) { return rule.edit(wanted); }};
}

} // namespace

const drawing::Drawing& DrawingView::drawnIn(const QRectF& area, const PointedLook& look) const
{
    const drawing::Box place {area.x(), area.y(), area.width(), area.height()};
    Focus shown = shownOf(look.focus);
    const bool isKept = m_kept && !m_isStale && m_kept->place == place
        && !(m_kept->scale < look.scale) && !(m_kept->scale > look.scale)
        && m_kept->hasWords == look.hasWords && m_kept->isPresenting == look.isPresenting
        && m_kept->shown == shown && m_kept->held == m_grabbed;
    if (!isKept) {
        const QtMetrics metrics(look);
        const QtLanguage words;
        const drawing::Style style {metrics, words, look.scale, look.hasWords, look.isPresenting};
        drawing::Drawing value = made(place, style, {look.focus, m_grabbed});
        if (!m_kept || !std::ranges::equal(below(m_kept->value), below(value)))
            m_still.forget();
        m_isStale = false;
        m_kept = Kept {place, look.scale, look.hasWords, look.isPresenting, std::move(shown),
            m_grabbed, std::move(value)};
    }
    return m_kept->value;
}

const drawing::Drawing& DrawingView::drawn() const
{
    return drawnIn(rect(), look());
}

const drawing::Handle* DrawingView::newest(const drawing::Handle& handle) const
{
    const auto& all = drawn().handles;
    const auto found =
        std::ranges::find_if(all, [&](const drawing::Handle& one) { return one.isSame(handle); });
    return found != all.end() ? &*found : nullptr;
}

void DrawingView::paint(QPainter& painter, const QRectF& area, const PointedLook& look) const
{
    const drawing::Drawing& value = drawnIn(area, look);
    const auto still = below(value);
    const auto paintStill = [&](QPainter& part) { paintLayers(part, still, look); };
    if (painter.device() == static_cast<const QPaintDevice*>(this) && isWorthAnImage(still))
        m_still.paint(painter, area, look, paintStill);
    else
        paintStill(painter);
    paintLayers(painter, std::span(value.layers).subspan(still.size()), look);
    paintHandles(painter, value, area, look);
}

/// Dots first, then diamonds and tabs. The dot that is held or under the pointer has a ring.
void DrawingView::paintHandles(
    QPainter& painter, const drawing::Drawing& drawing, const QRectF& area, const Look& look) const
{
    if (drawing.handles.empty())
        return;
    const drawing::Handle* under =
        m_grabbed ? &m_grabbed->handle : hitAt(drawing, pointOf(pointer())).handle;
    std::vector<PictureHandle> scaled;
    for (const drawing::Handle& handle : drawing.handles)
        if (handle.scaled)
            scaled.push_back(pictureHandle(handle));
        else if (handle.shape == drawing::Handle::Shape::Dot)
            paintHandle(painter, {handle.place.x, handle.place.y}, kindOf(handle.tone),
                under && under->isSame(handle) ? HandleState::Hovered : HandleState::Resting,
                handle.diameter, look);
    std::vector<PictureHandle> pinned;
    for (const drawing::Handle& handle : drawing.pinned)
        pinned.push_back(pictureHandle(handle));
    scaledHandles().paint(painter, scaled, pinned, area, look);
}

PictureHandle DrawingView::pictureHandle(const drawing::Handle& handle) const
{
    PictureHandle one {.place = {handle.place.x, handle.place.y},
        .isByKey = handle.isByKey,
        .shape = shapeOf(handle.shape)};
    const Parameter* const parameter = parameterNamed(handle.key);
    one.name = parameter && handle.name.text.empty() ? labelOf(*parameter) : qt(handle.name.text);
    if (!parameter) {
        one.number = numberOn(handle);
        return one;
    }
    one.key = handle.key;
    one.step = handle.along == drawing::Handle::Along::X ? QPointF(handle.keyStep, 0)
                                                         : QPointF(0, handle.keyStep);
    if (handle.rule.make && handle.isParameter)
        one.edit = [rule = handle.rule](double wanted) { return rule.edit(wanted); };
    if (handle.scaled)
        one.scaled = scaledDrag(handle);
    return one;
}

/// Enter takes only those that can be grabbed at their own place.
std::vector<PictureHandle> DrawingView::handles() const
{
    std::vector<PictureHandle> all;
    const drawing::Drawing& value = drawn();
    for (const drawing::Handle& handle : value.handles) {
        all.push_back(pictureHandle(handle));
        all.back().isByKey = handle.isByKey && hitAt(value, handle.place).handle == &handle;
    }
    return all;
}

void DrawingView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        forget();
    PictureView::changeEvent(event);
}

void DrawingView::keyPressEvent(QKeyEvent* event)
{
    const auto key =
        std::ranges::find(keys, event->key(), &std::pair<Qt::Key, drawing::Key>::first);
    const bool isShifted = event->modifiers().testFlag(Qt::ShiftModifier);
    const drawing::KeyPress press =
        key != keys.end() ? pressed(key->second, isShifted) : drawing::KeyPress {};
    if (!press.isOwn)
        return PictureView::keyPressEvent(event);
    if (press.edit)
        edit(*press.edit);
}

void DrawingView::hold(const drawing::Handle& handle)
{
    m_grabbed = drawing::Pointing::Held {handle, handle.place, drawn().y};
}

void DrawingView::grab(QPointF point, Qt::KeyboardModifiers modifiers)
{
    const drawing::Hit hit = hitAt(drawn(), pointOf(point));
    const auto press = hit.press;
    if (const drawing::Handle* const taken = hit.handle ? hit.handle : hit.jumping) {
        m_start = hit.handle ? point : QPointF(taken->place.x, taken->place.y);
        hold(*taken);
        setCursor(Qt::ClosedHandCursor);
        if (!hit.handle)
            return drag(point, modifiers);
    }
    if (press)
        edit(press->edit());
}

// The axis is that of the handle as it was grabbed, and the rule that of the newest drawing: the
// handle may have gone on to another place.
void DrawingView::drag(QPointF point, Qt::KeyboardModifiers)
{
    if (!m_grabbed)
        return;
    const drawing::Handle grabbed = m_grabbed->handle;
    const QPointF moved = point - m_start;
    m_grabbed->at = {grabbed.place.x + moved.x(), grabbed.place.y + moved.y()};
    const drawing::Handle* now = newest(grabbed);
    if (!now)
        return;
    if (const auto change = editTo(*now, numberAt(grabbed, m_grabbed->at)))
        edit(*change);
    const drawing::Handle* after = newest(grabbed);
    if (after && after->focus.picture != Picture::None)
        this->point(after->focus);
}

void DrawingView::scaledTaken(const PictureHandle& handle)
{
    for (const drawing::Handle& one : drawn().handles)
        if (one.scaled && pictureHandle(one).isSame(handle))
            return hold(one);
}

void DrawingView::release()
{
    m_grabbed.reset();
}

Focus DrawingView::focusAt(QPointF point) const
{
    return hitAt(drawn(), pointOf(point)).focus;
}

Qt::CursorShape DrawingView::cursorAt(QPointF point) const
{
    const drawing::Hit hit = hitAt(drawn(), pointOf(point));
    return hit.handle  ? Qt::OpenHandCursor
        : hit.isButton ? Qt::PointingHandCursor
                       : Qt::ArrowCursor;
}

} // namespace lab::ui
