#include "ui/views/rotations/dials_view.h"

#include "ui/paint/rotations/rotations_words.h"

#include <QKeyEvent>
#include <QPainter>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <utility>

namespace lab::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr double stillness = 3; ///< pixels that a click may slip
constexpr double longest = 1.2; ///< that a held vector may get, in units
constexpr int notch = 120; ///< of the wheel

PlanePoint shortened(PlanePoint value, double most)
{
    const double length = std::hypot(value.x, value.y);
    if (length <= most)
        return value;
    return {value.x * most / length, value.y * most / length};
}

} // namespace

DialsView::DialsView(QWidget* parent)
    : RotationsPicture(Picture::RotationsDials, parent)
{
}

void DialsView::setFrame(DialsFrame frame)
{
    m_unit = frame.unit;
    frame.unit = unitNow();
    show(std::move(frame));
}

void DialsView::setNote(DialNote note)
{
    if (note == m_note)
        return;
    m_note = note;
    m_ground.forget();
    update();
}

void DialsView::setScores(std::vector<double> scores)
{
    if (scores == m_scores)
        return;
    m_scores = std::move(scores);
    update();
}

void DialsView::setGhost(std::optional<DialsFrame> ghost)
{
    if (ghost == m_ghost)
        return;
    m_ghost = std::move(ghost);
    DialsFrame frame = m_frame;
    frame.unit = unitNow();
    show(std::move(frame));
    update();
}

double DialsView::unitNow() const
{
    if (m_held && m_held->tip)
        return m_frame.unit;
    return m_ghost ? std::max(m_unit, m_ghost->unit) : m_unit;
}

void DialsView::show(DialsFrame frame)
{
    if (frame == m_frame)
        return;
    if (!hasSameGround(frame, m_frame))
        m_ground.forget();
    m_frame = std::move(frame);
    update();
}

QString DialsView::exportName() const
{
    return u"dials"_s;
}

void DialsView::paint(QPainter& painter, const QRectF& area, const PointedLook& look) const
{
    if (m_frame.dials.empty())
        return;
    m_ground.paint(painter, area, look,
        [&](QPainter& ground) { paintDialsGround(ground, area, m_frame, look, m_note); });
    if (m_ghost)
        paintDialsGhost(painter, area, m_frame, *m_ghost, look);
    const std::optional<DialTip> tip =
        m_held ? m_held->tip : tipAt(layoutNow(), m_frame, pointer(), look);
    paintDialsArrows(painter, area, m_frame, tip, look);
    if (m_note == DialNote::Score)
        paintDialScores(painter, area, m_frame, m_scores, look);
}

NumberTable DialsView::numbers() const
{
    return dialsTable(m_frame);
}

std::optional<NumberTable> DialsView::ghostNumbers() const
{
    return m_ghost ? std::optional(dialsTable(*m_ghost)) : std::nullopt;
}

DialsLayout DialsView::layoutNow() const
{
    return dialsLayout(rect(), m_frame, look());
}

void DialsView::grab(QPointF point, Qt::KeyboardModifiers)
{
    if (m_frame.dials.empty())
        return;
    const DialsLayout layout = layoutNow();
    Held held;
    held.start = point;
    if (const std::optional<int> index = layout.indexAt(point))
        held.pair = m_frame.dials[static_cast<std::size_t>(*index)].pair;
    held.tip = tipAt(layout, m_frame, point, look());
    if (held.tip) {
        held.grip = tipOf(layout, m_frame, *held.tip) - point;
        setCursor(Qt::ClosedHandCursor);
    }
    m_held = held;
}

void DialsView::drag(QPointF point, Qt::KeyboardModifiers)
{
    if (!m_held || !m_held->tip)
        return;
    const QPointF moved = point - m_held->start;
    if (!m_held->hasMoved && std::hypot(moved.x(), moved.y()) < stillness)
        return;
    const std::optional<int> index = dialOf(m_frame, m_held->tip->pair);
    if (!index)
        return;
    m_held->hasMoved = true;
    const PlanePoint tip = shortened(
        valueAt(layoutNow(), m_frame, *index, point + m_held->grip), longest * m_frame.unit);
    edit(MoveTip {m_held->tip->token, m_held->tip->pair, tip.x, tip.y});
}

void DialsView::release()
{
    if (!m_held)
        return;
    const Held held = *std::exchange(m_held, std::nullopt);
    if (held.pair && *held.pair != selectedPair())
        edit(selection(*held.pair, pairs()));
    DialsFrame frame = m_frame;
    frame.unit = unitNow();
    show(std::move(frame));
}

Focus DialsView::focusAt(QPointF point) const
{
    const std::optional<int> index =
        m_frame.dials.empty() ? std::nullopt : layoutNow().indexAt(point);
    return index ? focusOn(m_frame.dials[static_cast<std::size_t>(*index)].pair) : Focus();
}

Qt::CursorShape DialsView::cursorAt(QPointF point) const
{
    if (m_frame.dials.empty())
        return Qt::ArrowCursor;
    const DialsLayout layout = layoutNow();
    if (tipAt(layout, m_frame, point, look()))
        return Qt::OpenHandCursor;
    return layout.indexAt(point) ? Qt::PointingHandCursor : Qt::ArrowCursor;
}

// Those of the selected pair: the arrow keys select another one while none is held.
std::vector<PictureHandle> DialsView::handles() const
{
    const int pair = selectedPair();
    if (!dialOf(m_frame, pair))
        return {};
    const DialsLayout layout = layoutNow();
    const auto handle = [&](const QString& name, Token token) {
        return PictureHandle {.name = name.arg(pair),
            .place = tipOf(layout, m_frame, {pair, token}),
            .number = directionOf(token, pair)};
    };
    return {handle(RotationsWords::tr("tip of q in pair %1"), Token::Query),
        handle(RotationsWords::tr("tip of k in pair %1"), Token::Key)};
}

HandleNumber DialsView::directionOf(Token token, int pair) const
{
    const DialsFrame::Dial& dial = m_frame.dials[static_cast<std::size_t>(*dialOf(m_frame, pair))];
    const PlanePoint tip = token == Token::Query ? dial.turnedQuery : dial.turnedKey;
    return ui::directionOf({tip.x, tip.y}, [token, pair](QPointF moved) {
        return MoveTip {token, pair, moved.x(), moved.y()};
    });
}

void DialsView::moveHandle(std::size_t index, QPointF by)
{
    const DialTip tip {selectedPair(), index == 0 ? Token::Query : Token::Key};
    const QPointF place = tipOf(layoutNow(), m_frame, tip);
    m_held = Held {tip, tip.pair, place, {}, false};
    drag(place + by, Qt::NoModifier);
    release();
}

void DialsView::wheelEvent(QWheelEvent* event)
{
    if (m_frame.pairs <= pairsPerPage)
        return event->ignore();
    m_wheelTurned += event->angleDelta().y();
    const int notches = m_wheelTurned / notch;
    m_wheelTurned -= notches * notch;
    if (notches != 0)
        editByWheel(selection(selectedPair() - notches * pairsPerPage, pairs()));
    event->accept();
}

void DialsView::keyPressEvent(QKeyEvent* event)
{
    const bool isPageKey = event->key() == Qt::Key_PageUp || event->key() == Qt::Key_PageDown;
    if (!isPageKey || m_frame.pairs <= pairsPerPage)
        return RotationsPicture::keyPressEvent(event);
    turnPage(event->key() == Qt::Key_PageUp ? -1 : 1);
}

void DialsView::turnPage(int pages)
{
    edit(selection(selectedPair() + pages * pairsPerPage, pairs()));
}

void DialsView::changeEvent(QEvent* event)
{
    RotationsPicture::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange)
        m_ground.forget();
}

} // namespace lab::ui
