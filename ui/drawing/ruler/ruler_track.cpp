#include "ui/drawing/ruler/ruler_track.h"

#include "ui/drawing/ruler/ruler_grip.h"
#include "ui/paint/cover.h"
#include "ui/paint/text/number_text.h"
#include "ui/store/gesture.h"
#include "ui/views/controls/plain_widgets.h"
#include "ui/views/parameters/parameter_words.h"
#include "ui/views/touch_input.h"

#include <QLineF>

#include <algorithm>
#include <cmath>

namespace lab::ui {

namespace {

constexpr int gripSize = 24;

/// The handle there, if it is not the bar between both.
std::optional<Token> tokenOf(const drawing::Hit& hit)
{
    if (!hit.handle || hit.handle->key == drawing::rulerBar)
        return std::nullopt;
    return hit.handle->key == "position.query" ? Token::Query : Token::Key;
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
    : FigureView(drawing::positionRuler, parent)
    , m_queryGrip(newGrip(Token::Query))
    , m_keyGrip(newGrip(Token::Key))
{
    setFocusPolicy(Qt::NoFocus);
}

RulerGrip* RulerTrack::newGrip(Token token)
{
    auto* grip = new RulerGrip(token, this);
    connect(grip, &RulerGrip::moved, this, [this, token](std::int64_t position, Gesture gesture) {
        const char* const key = token == Token::Query ? "position.query" : "position.key";
        Q_EMIT edited(
            SetParameter {key, std::clamp<std::int64_t>(position, 0, lastPosition)}, gesture);
    });
    connect(grip, &RulerGrip::focusMoved, this, [this] {
        change([this](drawing::RulerValues& values) {
            values.focused = m_queryGrip->hasFocus() ? std::optional(Token::Query)
                : m_keyGrip->hasFocus()              ? std::optional(Token::Key)
                                                     : std::nullopt;
        });
    });
    connect(grip, &RulerGrip::typingWanted, this, [this, token] { Q_EMIT typingWanted(token); });
    return grip;
}

void RulerTrack::frameChanged()
{
    for (RulerGrip* grip : {m_queryGrip, m_keyGrip})
        grip->setPositions(frame().positions);
    m_queryGrip->setEnabled(!frame().locks.query);
    m_keyGrip->setEnabled(!frame().locks.key);
    placeGrips();
}

void RulerTrack::lookChanged()
{
    FigureView::lookChanged();
    placeGrips();
}

void RulerTrack::resizeEvent(QResizeEvent*)
{
    placeGrips();
}

drawing::RulerLayout RulerTrack::places() const
{
    return rulerLayout(frame(), boxOf(rect()), QtStyle(look()).style);
}

void RulerTrack::placeGrips()
{
    const drawing::RulerLayout layout = places();
    for (const auto& [grip, end] :
        {std::pair(m_queryGrip, layout.query), {m_keyGrip, layout.key}}) {
        grip->resize(QSize(gripSize, gripSize) * look().scale);
        grip->move((qt(end.centre) - QRectF(grip->rect()).center()).toPoint());
    }
}

// A finger takes the nearest handle, although the bar may be nearer.
QPointF RulerTrack::touched(QPointF point) const
{
    const drawing::RulerLayout layout = places();
    const auto away = [point](QPointF centre) { return QLineF(point, centre).length(); };
    const QPointF query = qt(layout.query.centre);
    const QPointF key = qt(layout.key.centre);
    const QPointF nearest = away(query) <= away(key) ? query : key;
    return away(nearest) <= look().px(touchReach) ? nearest : point;
}

bool RulerTrack::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return FigureView::event(event);
    const auto& asked = static_cast<QHelpEvent&>(*event);
    if (!look().isPresenting) // otherwise an audience would see it over the text
        showTip(asked.globalPos(), tooltip(asked.pos()), this);
    return true;
}

// The focus moves so that the arrow keys continue from a handle, and Escape comes here while the
// button is down.
void RulerTrack::grab(QPointF point, Qt::KeyboardModifiers modifiers)
{
    const drawing::Hit hit = hitAt(drawn(), pointOf(point));
    if (hit.target) // locked
        return;
    const auto token = tokenOf(hit);
    FigureView::grab(point, modifiers);
    if (hit.press) // an arrowhead
        return;
    if (token)
        return (*token == Token::Query ? m_queryGrip : m_keyGrip)->setFocus(Qt::MouseFocusReason);
    m_hadKeys = window()->focusWidget();
    setFocus(Qt::MouseFocusReason);
}

void RulerTrack::release()
{
    FigureView::release();
    if (m_hadKeys && hasFocus())
        m_hadKeys->setFocus(Qt::OtherFocusReason);
    m_hadKeys.clear();
}

void RulerTrack::doubleClick(QPointF point)
{
    const drawing::Hit hit = hitAt(drawn(), pointOf(point));
    if (const auto token = tokenOf(hit))
        Q_EMIT typingWanted(*token);
    else if (!hit.handle && !hit.target)
        edit(fitting(frame().positions));
}

Qt::CursorShape RulerTrack::cursorAt(QPointF point) const
{
    const drawing::Hit hit = hitAt(drawn(), pointOf(point));
    return hit.press                  ? Qt::PointingHandCursor
        : hit.handle && !tokenOf(hit) ? Qt::SizeHorCursor
                                      : FigureView::cursorAt(point);
}

QString RulerTrack::tooltip(QPointF point) const
{
    const drawing::Hit hit = hitAt(drawn(), pointOf(point));
    if (hit.target)
        return coverWords(Cover::QuestionBeside);
    if (hit.handle && !tokenOf(hit))
        return tr("Drag to move both positions; their distance stays the same.");
    if (hit.handle)
        return tooltipOf(*parameterNamed(hit.handle->key), *state());
    const Positions& positions = frame().positions;
    const auto isAt = [&, axis = places().axis](std::int64_t length) {
        return length > 0
            && std::abs(point.x() - axis.pixel(static_cast<double>(length))) <= look().px(4);
    };
    if (isAt(positions.trainingLength))
        return tr("Training length %1").arg(wholeNumber(positions.trainingLength));
    if (isAt(positions.targetLength))
        return tr("Target length %1").arg(wholeNumber(positions.targetLength));
    return tr("Scroll to zoom, drag to pan, double-click to fit.");
}

} // namespace lab::ui

#include "moc_ruler_track.cpp"
