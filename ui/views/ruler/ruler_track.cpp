#include "ui/views/ruler/ruler_track.h"

#include "ui/paint/controls/handles.h"
#include "ui/paint/cover.h"
#include "ui/paint/drawing/drawing_painter.h"
#include "ui/paint/drawing/qt_texts.h"
#include "ui/store/gesture.h"
#include "ui/views/controls/plain_widgets.h"
#include "ui/views/parameters/parameter_words.h"
#include "ui/views/picture_view.h"
#include "ui/views/ruler/ruler_grip.h"
#include "ui/views/touch_input.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <span>

using namespace Qt::StringLiterals;

namespace lab::ui {

using drawing::RulerCover;
using drawing::RulerLayout;
using drawing::RulerLocks;
using drawing::RulerPart;

namespace {

constexpr double turnToDouble = 240; ///< of the wheel, in eighths of a degree: two notches
constexpr int gripSize = 24;

/// Whether it is shown as an arrowhead, where a click changes only the positions shown.
bool isBeyond(const RulerLayout::End& end)
{
    return end.side != RulerLayout::End::Side::Inside;
}

bool isNear(double left, double right, const Look& look)
{
    return std::abs(left - right) <= look.px(4);
}

} // namespace

ShowPositions fitting(const Positions& positions)
{
    constexpr std::int64_t least = 64;
    const std::int64_t last =
        std::max({positions.query, positions.key, positions.trainingLength - 1});
    std::int64_t shown = least;
    while (shown <= last && shown < lastPosition)
        shown = std::min(2 * shown, lastPosition);
    return {std::max<std::int64_t>(0, last + 1 - shown), shown};
}

RulerTrack::RulerTrack(QWidget* parent)
    : QWidget(parent)
    , m_queryGrip(newGrip(Token::Query))
    , m_keyGrip(newGrip(Token::Key))
{
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
    new TouchInput(
        *this, [this](QPointF point) { return touched(point); },
        [this] {
            if (m_gesture != 0)
                abandon();
        });
}

RulerGrip* RulerTrack::newGrip(Token token)
{
    auto* grip = new RulerGrip(token, this);
    grip->resize(gripSize, gripSize);
    const RulerPart part = token == Token::Query ? RulerPart::Query : RulerPart::Key;
    connect(grip, &RulerGrip::moved, this, [this, part](std::int64_t position, Gesture gesture) {
        Q_EMIT edited(moveOf(part, std::clamp<std::int64_t>(position, 0, lastPosition)), gesture);
    });
    connect(grip, &RulerGrip::focusMoved, this, qOverload<>(&QWidget::update));
    connect(grip, &RulerGrip::typingWanted, this, [this, token] { Q_EMIT typingWanted(token); });
    return grip;
}

void RulerTrack::setPositions(const Positions& positions)
{
    if (positions == m_positions)
        return;
    m_positions = positions;
    m_queryGrip->setPositions(positions);
    m_keyGrip->setPositions(positions);
    placeGrips();
    update();
}

void RulerTrack::setWords(const std::vector<std::string>& words)
{
    if (words == m_words)
        return;
    m_words = words;
    update();
}

void RulerTrack::setLook(const Look& look)
{
    m_look = look;
    for (RulerGrip* grip : {m_queryGrip, m_keyGrip})
        grip->resize(QSize(gripSize, gripSize) * look.scale);
    placeGrips();
    update();
}

void RulerTrack::setCover(const RulerCover& cover)
{
    if (cover == m_cover)
        return;
    m_cover = cover;
    update();
}

void RulerTrack::setLocks(const RulerLocks& locks)
{
    if (locks == m_locks)
        return;
    m_locks = locks;
    m_queryGrip->setEnabled(!locks.query);
    m_keyGrip->setEnabled(!locks.key);
    if (m_locks.has(m_held))
        letGo();
    hover(m_locks.has(m_hovered) ? RulerPart::None : m_hovered);
    update();
}

RulerPart RulerTrack::partAt(QPointF point) const
{
    const RulerPart part = rulerPartAt(places(), pointOf(point), QtStyle(m_look).style);
    return m_locks.has(part) ? RulerPart::None : part;
}

RulerLayout RulerTrack::places() const
{
    return rulerLayout(m_positions, m_words, boxOf(rect()), QtStyle(m_look).style);
}

QPointF RulerTrack::touched(QPointF point) const
{
    const RulerLayout layout = places();
    const auto away = [point](QPointF centre) { return QLineF(point, centre).length(); };
    const QPointF query = qt(layout.query.centre);
    const QPointF key = qt(layout.key.centre);
    const QPointF nearest = away(query) <= away(key) ? query : key;
    return away(nearest) <= m_look.px(touchReach) ? nearest : point;
}

bool RulerTrack::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride && m_gesture != 0
        && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        event->accept();
        return true;
    }
    if (event->type() != QEvent::ToolTip || !m_hasTips)
        return QWidget::event(event);
    const auto* asked = static_cast<QHelpEvent*>(event);
    showTip(asked->globalPos(), tooltip(asked->pos()), this);
    return true;
}

void RulerTrack::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_look.palette.frame);
    const RulerPart focused = m_queryGrip->hasFocus() ? RulerPart::Query
        : m_keyGrip->hasFocus()                       ? RulerPart::Key
                                                      : RulerPart::None;
    const drawing::Drawing ruler =
        rulerDrawing({m_positions, m_words, m_held == RulerPart::None ? m_hovered : m_held, focused,
                         m_locks, m_cover},
            boxOf(rect()), QtStyle(m_look).style);
    Look look = m_look;
    look.palette.ground = look.palette.frame; // the ruler is on the frame
    const std::span layers(ruler.layers);
    paintLayers(painter, layers.first(2), look);
    for (const drawing::Handle& handle : ruler.handles) {
        const bool isQuery = handle.tone == drawing::Tone::Query;
        Look own = look;
        if (isQuery ? m_locks.query : m_locks.key)
            own.palette.query = own.palette.key = look.palette.axis;
        paintHandle(painter, qt(handle.place), isQuery ? HandleKind::Query : HandleKind::Key,
            handle.showsPointer ? HandleState::Hovered : HandleState::Resting, handle.diameter,
            own);
    }
    paintLayers(painter, layers.subspan(2), look);
}

void RulerTrack::resizeEvent(QResizeEvent*)
{
    placeGrips();
}

void RulerTrack::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return QWidget::mousePressEvent(event);
    const RulerLayout layout = places();
    m_pressPoint = event->position();
    m_pressPositions = m_positions;
    m_held = rulerPartAt(layout, pointOf(m_pressPoint), QtStyle(m_look).style);
    m_gesture = newGesture();
    const bool isArrowhead = (m_held == RulerPart::Query && isBeyond(layout.query))
        || (m_held == RulerPart::Key && isBeyond(layout.key));
    if (m_locks.has(m_held) && !isArrowhead) { // neither moved nor used to pan
        m_held = RulerPart::None;
        m_gesture = 0;
        return;
    }
    if (isArrowhead)
        show(m_held == RulerPart::Query ? Token::Query : Token::Key);
    else if (m_held != RulerPart::Query && m_held != RulerPart::Key)
        setCursor(Qt::ClosedHandCursor);
    if (m_held == RulerPart::Query) { // so that the arrow keys continue from here
        m_queryGrip->setFocus(Qt::MouseFocusReason);
    } else if (m_held == RulerPart::Key) {
        m_keyGrip->setFocus(Qt::MouseFocusReason);
    } else if (m_gesture != 0) { // so that Escape comes here while the button is down
        m_hadKeys = window()->focusWidget();
        setFocus(Qt::MouseFocusReason);
    }
    update();
}

void RulerTrack::mouseMoveEvent(QMouseEvent* event)
{
    if (m_gesture != 0 && !(event->buttons() & Qt::LeftButton)) { // released over a menu
        letGo();
    }
    if (m_gesture != 0)
        drag(event->position().x() - m_pressPoint.x());
    else if (!(event->buttons() & Qt::LeftButton)) // otherwise of a drag that has already ended
        hover(partAt(event->position()));
}

void RulerTrack::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return QWidget::mouseReleaseEvent(event);
    letGo();
    hover(partAt(event->position()));
}

void RulerTrack::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return;
    const RulerPart part = rulerPartAt(places(), pointOf(event->position()), QtStyle(m_look).style);
    if (m_locks.has(part))
        return;
    if (part == RulerPart::Query)
        Q_EMIT typingWanted(Token::Query);
    else if (part == RulerPart::Key)
        Q_EMIT typingWanted(Token::Key);
    else if (part == RulerPart::None)
        Q_EMIT edited(fitting(m_positions), newGesture());
}

void RulerTrack::leaveEvent(QEvent* event)
{
    QWidget::leaveEvent(event);
    hover(RulerPart::None);
}

void RulerTrack::wheelEvent(QWheelEvent* event)
{
    constexpr qint64 pause = 700; // milliseconds between two wheel events
    if (!m_sinceWheel.isValid() || m_sinceWheel.elapsed() > pause)
        m_wheelGesture = newGesture();
    m_sinceWheel.start();
    const QPoint turn = event->angleDelta();
    if (std::abs(turn.x()) > std::abs(turn.y())) {
        const double share = -turn.x() / (4 * turnToDouble);
        Q_EMIT edited(m_byWheel.panned(m_positions, share * static_cast<double>(m_positions.shown)),
            m_wheelGesture);
    } else if (turn.y() != 0) {
        const drawing::Axis axis = places().axis;
        const double at = axis.nearest(event->position().x());
        Q_EMIT edited(
            m_byWheel.zoomed(m_positions, axis.value(at), std::exp2(-turn.y() / turnToDouble)),
            m_wheelGesture);
    }
    event->accept();
}

void RulerTrack::show(Token token)
{
    const std::int64_t position = token == Token::Query ? m_positions.query : m_positions.key;
    m_held = RulerPart::None;
    Q_EMIT edited(ShowPositions {std::max<std::int64_t>(0, position - m_positions.shown / 2),
                      m_positions.shown},
        std::exchange(m_gesture, 0));
}

void RulerTrack::hover(RulerPart part)
{
    const bool isHandle = part == RulerPart::Query || part == RulerPart::Key;
    setCursor(isHandle               ? Qt::PointingHandCursor
            : part == RulerPart::Bar ? Qt::SizeHorCursor
                                     : Qt::ArrowCursor);
    if (part == m_hovered)
        return;
    m_hovered = part;
    update();
}

void RulerTrack::placeGrips()
{
    const RulerLayout layout = places();
    const auto place = [](RulerGrip* grip, const RulerLayout::End& end) {
        grip->move((qt(end.centre) - QRectF(grip->rect()).center()).toPoint());
    };
    place(m_queryGrip, layout.query);
    place(m_keyGrip, layout.key);
}

QString RulerTrack::tooltip(QPointF point) const
{
    LabState state;
    state.position = m_positions;
    const auto reported = [&state](std::string_view key) {
        const Parameter& parameter = *parameterNamed(key);
        return tooltipOf(parameter, state);
    };
    const RulerLayout layout = places();
    const RulerPart part = rulerPartAt(layout, pointOf(point), QtStyle(m_look).style);
    if (m_locks.has(part))
        return coverWords(Cover::QuestionBeside);
    switch (part) {
    case RulerPart::Query:
        return reported("position.query");
    case RulerPart::Key:
        return reported("position.key");
    case RulerPart::Bar:
        return tr("Drag to move both positions; their distance stays the same.");
    case RulerPart::None:
        break;
    }
    const auto isAt = [&](std::int64_t length) {
        return length > 0
            && isNear(point.x(), layout.axis.pixel(static_cast<double>(length)), m_look);
    };
    if (isAt(m_positions.trainingLength))
        return tr("Training length %1").arg(wholeNumber(m_positions.trainingLength));
    if (isAt(m_positions.targetLength))
        return tr("Target length %1").arg(wholeNumber(m_positions.targetLength));
    return tr("Scroll to zoom, drag to pan, double-click to fit.");
}

double RulerTrack::positionsPerPixel(const Positions& positions) const
{
    const drawing::Axis axis = places().axis;
    return static_cast<double>(positions.shown) / std::max(1.0, axis.to - axis.from);
}

} // namespace lab::ui

#include "moc_ruler_track.cpp"
