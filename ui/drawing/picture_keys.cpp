#include "ui/drawing/picture_view.h"

#include "ui/drawing/spoken_picture.h"
#include "ui/paint/text/punctuation.h"
#include "ui/store/gesture.h"
#include "ui/views/arrow_step.h"

#include <QKeyEvent>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <utility>

namespace lab::ui {

namespace {

/// The handle that Enter takes after another, or first.
std::optional<std::size_t> nextByKey(const PictureView& view, const std::vector<PictureHandle>& all,
    std::optional<std::size_t> after = {})
{
    const auto place = [&](std::size_t at) { return std::pair(all[at].turn, at); };
    std::optional<std::size_t> next;
    for (std::size_t at = 0; at < all.size(); ++at) {
        const bool isFree = all[at].isByKey && !view.isLocked(all[at]);
        const bool isLater = !after || *after >= all.size() || place(at) > place(*after);
        if (isFree && isLater && (!next || place(at) < place(*next)))
            next = at;
    }
    return next;
}

} // namespace

bool PictureView::dragByKey(const QKeyEvent& event)
{
    const std::vector<PictureHandle> all = handles();
    if (!nextByKey(*this, all))
        return false;
    if (m_taken && *m_taken < all.size() && m_scaled.key(event, all[*m_taken]))
        return true;
    const int key = event.key();
    if (key == Qt::Key_Return || key == Qt::Key_Enter) {
        take(nextByKey(*this, all, m_taken));
        m_scaled.takenByEnter();
        return true;
    }
    if (!m_taken || *m_taken >= all.size())
        return false;
    if (key == Qt::Key_Escape) {
        take({});
        return true;
    }
    const double times = event.modifiers() & Qt::ShiftModifier ? 10 : 1;
    const QPointF step = times * all[*m_taken].step;
    const QPointF way = arrowStep(key).value_or(QPoint());
    const QPointF by(way.x() * step.x(), way.y() * step.y());
    if (by.isNull())
        return false;
    if (!event.isAutoRepeat() || m_keyGesture == 0)
        m_keyGesture = newGesture();
    m_gesture = m_keyGesture;
    moveHandle(*m_taken, by);
    m_gesture = 0;
    setCursor(Qt::ArrowCursor);
    followHandle();
    return true;
}

void PictureView::moveHandle(std::size_t index, QPointF by)
{
    const PictureHandle handle = handles()[index];
    m_pointer = handle.place + by;
    grab(handle.place, Qt::NoModifier);
    drag(m_pointer, Qt::NoModifier);
    release();
}

bool PictureView::zoomByKey(const QKeyEvent& event)
{
    constexpr int notch = 120;
    if (event.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) // the size of the text
        return false;
    const bool isCloser = event.key() == Qt::Key_Plus || event.key() == Qt::Key_Equal;
    if (!isCloser && event.key() != Qt::Key_Minus)
        return false;
    const QPointF place = m_taken ? m_pointer : QRectF(rect()).center();
    QWheelEvent turn(place, mapToGlobal(place), {}, {0, isCloser ? notch : -notch}, Qt::NoButton,
        Qt::NoModifier, Qt::NoScrollPhase, false);
    wheelEvent(&turn);
    return turn.isAccepted();
}

void PictureView::take(std::optional<std::size_t> handle)
{
    m_taken = handle;
    if (m_taken) {
        followHandle();
        return announceHeld(*this);
    }
    m_pointer = {-1e6, -1e6};
    point({});
    announce();
    announceHeld(*this);
    update();
}

// The pointer is treated as being on the handle, so that it is drawn as under the mouse.
void PictureView::followHandle()
{
    const std::vector<PictureHandle> all = handles();
    if (!m_taken || *m_taken >= all.size())
        return take({});
    m_pointer = all[*m_taken].place;
    Focus focus = focusAt(m_pointer);
    focus.isHeld = focus.picture != Picture::None;
    point(focus);
    announce();
    update();
}

QString PictureView::keysAfter(const QString& sentence) const
{
    const QString ofHandles = PictureView::keysInWords();
    return ofHandles.isEmpty() ? sentence : oneAfterAnother({sentence, ofHandles});
}

QString PictureView::keysInWords() const
{
    return nextByKey(*this, handles())
        ? tr("Press Enter to grab a handle, then move it with the arrow keys.")
        : QString();
}

} // namespace lab::ui
