#include "ui/drawing/picture_view.h"

#include "ui/drawing/picture_place.h"
#include "ui/drawing/spoken_picture.h"
#include "ui/store/gesture.h"
#include "ui/store/motion.h"
#include "ui/views/touch_input.h"

#include <QFocusEvent>
#include <QHelpEvent>
#include <QLineF>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace lab::ui {

namespace {

/// Whether there is something to drag or to press; the cells of a map are everywhere.
bool isThing(Qt::CursorShape shape)
{
    return shape != Qt::ArrowCursor && shape != Qt::CrossCursor;
}

} // namespace

PictureView::PictureView(Picture picture, QWidget* parent)
    : QWidget(parent)
    , m_picture(picture)
{
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_OpaquePaintEvent);
    installSpokenPictures();
    new TouchInput(
        *this, [this](QPointF point) { return touched(point); },
        [this] { isDragging() ? abandon() : void(); });
}

NumberTable PictureView::allNumbers() const
{
    const std::optional<NumberTable> ghost = ghostNumbers();
    return ghost ? compared(*ghost, numbers()) : numbers();
}

void PictureView::setLook(const Look& look)
{
    const bool wasPresenting = m_look.isPresenting;
    static_cast<Look&>(m_look) = look;
    m_scale = look.scale;
    lookChanged();
    if (wasPresenting != look.isPresenting) {
        m_isFocusShown = false; // a widget hidden with the desk may have passed on the focus
        updateAccessibleText();
    }
    update();
}

void PictureView::setPointed(const Focus& focus)
{
    const bool showsAnother = shownOf(focus) != shownOf(m_look.focus);
    m_look.focus = focus;
    if (showsAnother)
        update();
}

std::vector<ShownWord> PictureView::shownWords() const
{
    return isCovered() ? std::vector<ShownWord>() : wordsOf(writtenIn(layers(look()), look()));
}

bool PictureView::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip && isCovered())
        return true; // of what is under the cover
    if (m_scaled.takes(*event))
        return true;
    if (event->type() == QEvent::ToolTip && toolTip().isEmpty())
        return showWord(*static_cast<QHelpEvent*>(event), *this, this);
    if (event->type() == QEvent::KeyPress) {
        const auto& key = *static_cast<QKeyEvent*>(event);
        if (isDragging() && key.key() == Qt::Key_Escape) {
            abandon();
            return true;
        }
        if (dragByKey(key) || zoomByKey(key))
            return true;
    }
    if (event->type() == QEvent::ShortcutOverride && (m_taken || isDragging())
        && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        event->accept();
        return true;
    }
    return QWidget::event(event);
}

void PictureView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::LanguageChange)
        return;
    updateAccessibleText();
    announceHandles(*this);
}

void PictureView::setCover(Cover cover)
{
    if (cover == std::exchange(m_cover, cover))
        return;
    if (m_taken)
        take({});
    m_scaled.letGo();
    m_gesture = 0;
    unsetCursor();
    setEnabled(!isCovered());
    announceHandles(*this);
    announce();
    update();
}

void PictureView::setPlaying(bool isPlaying)
{
    if (isPlaying == m_trail.has_value())
        return;
    m_trail.reset();
    if (isPlaying)
        m_trail.emplace();
    else
        update();
}

bool PictureView::isLocked(const PictureHandle& handle) const
{
    return !handle.key.empty() && std::ranges::find(m_locked, handle.key) != m_locked.end();
}

QString PictureView::spokenDescription() const
{
    if (isCovered())
        return coverWords(m_cover);
    const std::vector<PictureHandle> all = handles();
    QStringList sentences;
    if (m_taken && *m_taken < all.size())
        sentences += tr("Grabbed: %1").arg(all[*m_taken].name);
    const QString own = accessibleDescription();
    sentences += own.isEmpty() && m_reading ? m_reading() : own;
    if (!m_taken)
        sentences += keysInWords();
    sentences.removeAll(QString());
    return sentences.join(u'\n');
}

std::optional<HandleNumber> PictureView::numberOf(const PictureHandle& handle) const
{
    if (handle.number || handle.key.empty() || !m_state)
        return handle.number;
    HandleNumber number = ui::numberOf(*parameterNamed(handle.key), m_state());
    if (handle.edit)
        number.edit = [edit = handle.edit, range = number.range](double wanted) {
            return edit(std::clamp(wanted, range.lowest, range.highest));
        };
    return number;
}

void PictureView::bring(std::size_t handle, double number)
{
    const std::vector<PictureHandle> all = handles();
    const bool isFree = !isCovered() && handle < all.size() && !isLocked(all[handle]);
    const auto set = isFree ? numberOf(all[handle]) : std::nullopt;
    if (const auto change = set ? set->edit(number) : std::nullopt)
        edit(*change);
}

Focus PictureView::restingFocus() const
{
    return pictureFocus();
}

Focus PictureView::pictureFocus() const
{
    Focus focus;
    focus.picture = m_picture;
    return focus;
}

void PictureView::announce()
{
    announceDescription(*this);
}

void PictureView::paintEvent(QPaintEvent*)
{
    if (m_taken && m_gesture == 0) {
        const std::vector<PictureHandle> all = handles();
        if (*m_taken < all.size())
            m_pointer = all[*m_taken].place;
    }
    QPainter painter(this);
    if (testAttribute(Qt::WA_OpaquePaintEvent))
        painter.fillRect(rect(), look().palette.ground);
    if (isCovered())
        return paintCover(painter, contentsRect(), accessibleName(), m_cover, look());
    paintInPlace(painter, *this, look());
    if (m_trail && !isMotionReduced()) {
        m_trail->follow(turningHands());
        m_trail->paint(painter, look());
    }
    if (m_isFocusShown) {
        painter.setPen(QPen(look().palette.text, 1));
        painter.setBrush(Qt::NoBrush); // a picture may leave one
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    }
}

void PictureView::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    // While presenting Tab has another function: the reason is then that the focused widget is
    // hidden.
    m_isFocusShown = (event->reason() == Qt::TabFocusReason && !look().isPresenting)
        || event->reason() == Qt::BacktabFocusReason;
    update();
}

void PictureView::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    m_isFocusShown = false;
    if (m_taken)
        take({});
    update();
}

void PictureView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return QWidget::mousePressEvent(event);
    m_taken.reset();
    m_gesture = newGesture();
    m_before = m_state ? std::optional(m_state()) : std::nullopt;
    m_pointer = event->position();
    if (!m_scaled.press(*event))
        grab(m_pointer, event->modifiers());
    update();
}

void PictureView::mouseMoveEvent(QMouseEvent* event)
{
    m_taken.reset();
    m_pointer = event->position();
    if (m_gesture != 0 && !(event->buttons() & Qt::LeftButton)) { // released over a menu
        letGo();
        m_gesture = 0;
    }
    if (m_gesture != 0) {
        if (!m_scaled.move(*event))
            drag(m_pointer, event->modifiers());
    } else if (!(event->buttons() & Qt::LeftButton)) { // else of a drag that has already ended
        setCursor(shapeAt(m_pointer));
        point(focusAt(m_pointer));
    }
    update();
}

void PictureView::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return QWidget::mouseReleaseEvent(event);
    if (m_gesture != 0 && event->position() != m_pointer && !m_scaled.move(*event))
        drag(event->position(), event->modifiers()); // no move event had the last step
    m_pointer = event->position();
    letGo();
    m_gesture = 0;
    if (isVisibleTo(window())) {
        setCursor(shapeAt(m_pointer));
        point(focusAt(m_pointer));
    }
    update();
}

void PictureView::abandon()
{
    letGo();
    if (m_before && m_trail) { // m was animated meanwhile
        const Positions& now = m_state().position;
        m_before->position.query = now.query;
        m_before->position.key = now.key;
        m_before->position.first = now.first;
    }
    if (m_before && !(m_state() == *m_before))
        edit(LoadState {*m_before}); // with the same gesture, so that no undo step is left
    m_gesture = 0;
    setCursor(shapeAt(m_pointer));
    update();
}

void PictureView::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    if (!isDragging()) // else by a key, which showed another picture during the drag
        return;
    m_isHiding = true;
    letGo();
    m_isHiding = false;
    m_gesture = 0;
}

void PictureView::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton && !m_scaled.typeAt(event->position()))
        doubleClick(event->position());
}

void PictureView::leaveEvent(QEvent* event)
{
    QWidget::leaveEvent(event);
    if (m_taken)
        return;
    m_pointer = {-1e6, -1e6};
    point({});
    update();
}

void PictureView::edit(const Edit& edit)
{
    if (m_isHiding) // in the middle of a change: an edit now would delete the redo steps
        return;
    Q_EMIT edited(edit, m_gesture != 0 ? m_gesture : newGesture());
}

void PictureView::editByWheel(const Edit& edit)
{
    constexpr qint64 pause = 700; // milliseconds between two wheel events
    if (!m_sinceWheel.isValid() || m_sinceWheel.elapsed() > pause)
        m_wheelGesture = newGesture();
    m_sinceWheel.start();
    Q_EMIT edited(edit, m_wheelGesture);
}

void PictureView::point(const Focus& focus)
{
    if (focus != m_look.focus)
        Q_EMIT pointed(focus);
}

void PictureView::updatePointed()
{
    const bool isHere = m_look.focus.picture == m_picture && rect().contains(m_pointer.toPoint());
    if (!isHere || isCovered() || isDragging() || m_taken)
        return;
    setCursor(shapeAt(m_pointer));
    point(focusAt(m_pointer));
}

QPointF PictureView::touched(QPointF point) const
{
    const double reach = m_look.px(touchReach);
    const Qt::CursorShape here = shapeAt(point);
    if (isThing(here) && here != Qt::PointingHandCursor)
        return point;
    std::optional<QPointF> nearest;
    double least = reach;
    for (const PictureHandle& handle : handles()) {
        const double away = QLineF(point, handle.place).length();
        if (away <= least && rect().contains(handle.place.toPoint())
            && isThing(shapeAt(handle.place))) {
            nearest = handle.place;
            least = away;
        }
    }
    if (nearest || here != Qt::ArrowCursor)
        return nearest.value_or(point);
    constexpr int directions = 16;
    const double pitch = m_look.px(2);
    for (double away = pitch; away <= reach; away += pitch)
        for (int i = 0; i < directions; ++i) {
            const double angle = 2 * std::numbers::pi * i / directions;
            const QPointF near = point + away * QPointF(std::cos(angle), std::sin(angle));
            if (rect().contains(near.toPoint()) && isThing(shapeAt(near)))
                return near;
        }
    return point;
}

} // namespace lab::ui

#include "moc_picture_view.cpp"
