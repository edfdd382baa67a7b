#include "ui/drawing/drawing_view.h"

#include "ui/drawing/drawing_painter.h"
#include "ui/drawing/qt_texts.h"

#include <QEvent>
#include <QKeyEvent>
#include <QPainter>

#include <algorithm>
#include <array>
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
    std::pair {Qt::Key_End, drawing::Key::End}};

} // namespace

const drawing::Drawing& DrawingView::drawnIn(const QRectF& area, const PointedLook& look) const
{
    const drawing::Box place {area.x(), area.y(), area.width(), area.height()};
    drawing::Pointing pointing {look.focus, m_grabbed};
    const bool isKept = m_kept && m_kept->place == place && !(m_kept->scale < look.scale)
        && !(m_kept->scale > look.scale) && m_kept->hasWords == look.hasWords
        && m_kept->isPresenting == look.isPresenting && m_kept->pointing == pointing;
    if (!isKept) {
        const QtMetrics metrics(look);
        const QtLanguage words;
        const drawing::Style style {metrics, words, look.scale, look.hasWords, look.isPresenting};
        drawing::Drawing value = made(place, style, pointing);
        m_kept = Kept {place, look.scale, look.hasWords, look.isPresenting, std::move(pointing),
            std::move(value)};
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
    paintDrawing(painter, drawnIn(area, look), look);
}

std::vector<PictureHandle> DrawingView::handles() const
{
    std::vector<PictureHandle> all;
    for (const drawing::Handle& handle : drawn().handles) {
        const drawing::PlaceAxis& axis = handle.axis;
        const HandleNumber number {.now = handle.number,
            .range = {static_cast<double>(axis.first),
                static_cast<double>(axis.first + axis.count - 1)},
            .text = QString::number(handle.number),
            .edit = [rule = handle.rule](double wanted) { return rule.edit(wanted); }};
        all.push_back({.name = qt(handle.name.text),
            .place = {handle.place.x, handle.place.y},
            .isByKey = handle.isByKey,
            .number = number});
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
    const drawing::KeyPress press = key != keys.end() ? pressed(key->second) : drawing::KeyPress {};
    if (!press.isOwn)
        return PictureView::keyPressEvent(event);
    if (press.edit)
        edit(*press.edit);
}

void DrawingView::grab(QPointF point, Qt::KeyboardModifiers)
{
    const drawing::Hit hit = hitAt(drawn(), pointOf(point));
    if (hit.handle) {
        m_grabbed = drawing::Pointing::Held {*hit.handle, hit.handle->place};
        m_start = point;
        setCursor(Qt::ClosedHandCursor);
    }
    if (hit.press)
        edit(hit.press->edit());
}

// The axis is that of the handle as it was grabbed, and the rule that of the newest drawing: the
// handle may have gone on to another place.
void DrawingView::drag(QPointF point, Qt::KeyboardModifiers)
{
    if (!m_grabbed)
        return;
    const drawing::Handle& grabbed = m_grabbed->handle;
    const QPointF moved = point - m_start;
    m_grabbed->at = {grabbed.place.x + moved.x(), grabbed.place.y + moved.y()};
    const drawing::Handle* now = newest(grabbed);
    if (!now)
        return;
    if (const auto change = now->rule.edit(grabbed.axis.placeAt(m_grabbed->at.x)))
        edit(*change);
    if (const drawing::Handle* after = newest(grabbed))
        this->point(after->focus);
}

void DrawingView::release()
{
    m_grabbed.reset();
}

Focus DrawingView::focusAt(QPointF point) const
{
    const Focus focus = hitAt(drawn(), pointOf(point)).focus;
    return focus.picture == Picture::None ? pictureFocus() : focus;
}

Qt::CursorShape DrawingView::cursorAt(QPointF point) const
{
    const drawing::Hit hit = hitAt(drawn(), pointOf(point));
    return hit.handle ? Qt::OpenHandCursor : hit.press ? Qt::PointingHandCursor : Qt::ArrowCursor;
}

} // namespace lab::ui
