#include "ui/views/biases/bias_curve_view.h"

#include "ui/paint/biases/bias_curve.h"
#include "ui/paint/formula/typeset.h"
#include "ui/paint/text/number_text.h"
#include "ui/paint/text/text.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

using namespace Qt::StringLiterals;

namespace lab::ui {

BiasCurveView::BiasCurveView(QWidget* parent)
    : BiasesPicture(Picture::BiasesCurve, parent)
{
}

void BiasCurveView::setFrame(BiasCurveFrame frame)
{
    // The lines stay while only the distance or the head changes.
    BiasCurveFrame same = m_frame;
    same.head = frame.head;
    same.distance = frame.distance;
    same.isMasked = frame.isMasked;
    if (same != frame)
        still().forget();
    m_frame = std::move(frame);
    nameAnew();
    update();
}

void BiasCurveView::setGhost(std::optional<BiasCurveFrame> ghost)
{
    if (ghost == m_ghost)
        return;
    m_ghost = std::move(ghost);
    still().forget();
    update();
}

QString BiasCurveView::exportName() const
{
    return u"curve"_s;
}

NumberTable BiasCurveView::numbers() const
{
    return lab::numbers(m_frame);
}

std::optional<NumberTable> BiasCurveView::ghostNumbers() const
{
    return m_ghost ? std::optional(lab::numbers(*m_ghost)) : std::nullopt;
}

QString BiasCurveView::title() const
{
    return tr("Bias against distance");
}

void BiasCurveView::paint(QPainter& painter, const QRectF& area, const PointedLook& look) const
{
    if (m_frame.heads.empty())
        return;
    const BiasCurvePlaces places = placesIn(area, look);
    still().paint(painter, area, look,
        [&](QPainter& part) { paintBiasLines(part, places, m_frame, look, m_ghost); });
    const double end = places.curveTitle.x()
        + paintText(
            painter, places.curveTitle, title(), TextRole::PictureTitle, look.palette.text, look);
    const Typeset distance(look, u"m_minus_n"_s, 15, look.palette.notes);
    const bool isBeside = places.tableTitle.y() <= places.curveTitle.y();
    const double right = isBeside ? places.tableTitle.x() - look.px(10) : area.right();
    if (end + look.px(10) + distance.size().width() <= right)
        distance.paint(painter, {end + look.px(10), places.curveTitle.y()});
    paintTableTitle(painter, places, area.right(), look);

    const bool isHeld =
        isDragging() ? m_grabbed == Part::Distance : partAt(pointer()) == Part::Distance;
    paintBiasLineMarks(
        painter, places, m_frame, isHeld ? HandleState::Hovered : HandleState::Resting, look);
}

void BiasCurveView::paintTableTitle(
    QPainter& painter, const BiasCurvePlaces& places, double right, const Look& look) const
{
    const bool isWhole = places.rows == static_cast<int>(m_frame.heads.size());
    const QString some =
        tr("Slopes %1–%2").arg(places.firstHead).arg(places.firstHead + places.rows - 1);
    const bool hasRoom = !m_frame.rulesDiffer
        || places.tableTitle.x() + textWidth(some, TextRole::PictureTitle, look) + look.px(6)
            <= places.otherLeft;
    paintText(painter, places.tableTitle, isWhole || !hasRoom ? tr("Slopes") : some,
        TextRole::PictureTitle, look.palette.text, look);
    const auto note = [&](double x, const QString& text, Alignment alignment) {
        paintText(painter, {x, places.tableTitle.y()}, text, TextRole::Note, look.palette.notes,
            look, alignment);
    };
    note(places.otherLeft, otherRule(), Alignment::Left);
    note(right,
        m_frame.isMasked ? tr("masked") : tr("bias at %1").arg(wholeNumber(m_frame.distance)),
        Alignment::Right);
}

QString BiasCurveView::otherRule() const
{
    if (!m_frame.rulesDiffer)
        return {};
    return m_frame.rule == SlopeRule::Published ? tr("geometric") : tr("published");
}

BiasCurvePlaces BiasCurveView::placesIn(const QRectF& area, const Look& look) const
{
    return {area, m_frame, textWidth(otherRule(), TextRole::Note, look), look, m_ghost};
}

BiasCurvePlaces BiasCurveView::places() const
{
    return placesIn(rect(), look());
}

BiasCurveView::Part BiasCurveView::partAt(QPointF point) const
{
    if (m_frame.heads.empty())
        return Part::Ground;
    const BiasCurvePlaces here = places();
    if (here.headInTable(point))
        return Part::Row;
    if (here.showsDistance(m_frame)) {
        const QPointF handle = here.handle(m_frame);
        const bool isOnLine =
            here.plot.contains(point) && std::abs(point.x() - handle.x()) <= look().px(4);
        if (isOnLine || isGrabbed(handle, point, look()))
            return Part::Distance;
    }
    return here.headOfLine(point, m_frame, look()) ? Part::Line : Part::Ground;
}

void BiasCurveView::grab(QPointF point, Qt::KeyboardModifiers modifiers)
{
    m_grabbed = partAt(point);
    const BiasCurvePlaces here = places();
    const auto head = here.headOfLine(point, m_frame, look());
    if (m_grabbed == Part::Line && head)
        select(*head);
    else if (m_grabbed == Part::Row)
        drag(point, modifiers);
}

void BiasCurveView::drag(QPointF point, Qt::KeyboardModifiers)
{
    const BiasCurvePlaces here = places();
    if (m_grabbed == Part::Distance)
        moveDistanceTo(here.distanceAt(point.x()));
    else if (m_grabbed == Part::Row) {
        if (const auto head = here.headInTable(point))
            select(*head);
    }
    this->point(pictureFocus());
}

void BiasCurveView::release()
{
    m_grabbed = Part::Ground;
}

// The query stays where it is; the key goes no further than the ends of the ruler.
void BiasCurveView::moveDistanceTo(std::int64_t distance)
{
    const std::int64_t query = positions().query;
    edit(MovePositions {query, std::clamp<std::int64_t>(query - distance, 0, lastPosition)});
}

Focus BiasCurveView::focusAt(QPointF point) const
{
    Focus focus = pictureFocus();
    if (m_frame.heads.empty())
        return focus;
    const BiasCurvePlaces here = places();
    focus.head = here.headInTable(point);
    if (here.plot.contains(point)) {
        focus.head = here.headOfLine(point, m_frame, look());
        focus.distance = here.distanceAt(point.x());
    }
    return focus;
}

Qt::CursorShape BiasCurveView::cursorAt(QPointF point) const
{
    return isGround(point) ? Qt::ArrowCursor : Qt::PointingHandCursor;
}

// The lines start at 0 however many positions are shown: the query keeps its place.
double BiasCurveView::positionUnder(QPointF) const
{
    const auto first = static_cast<double>(positions().first);
    const auto shown = static_cast<double>(positions().shown);
    return std::clamp(static_cast<double>(positions().query), first, first + shown);
}

bool BiasCurveView::isGround(QPointF point) const
{
    return partAt(point) == Part::Ground;
}

void BiasCurveView::keyPressEvent(QKeyEvent* event)
{
    const std::int64_t step = event->modifiers() & Qt::ShiftModifier ? 10 : 1;
    const std::int64_t distance = positions().query - positions().key;
    const int heads = static_cast<int>(m_frame.heads.size());
    switch (event->key()) {
    case Qt::Key_Left:
        return moveDistanceTo(distance - step);
    case Qt::Key_Right:
        return moveDistanceTo(distance + step);
    case Qt::Key_Up:
        return select(std::max(m_frame.head - 1, 1));
    case Qt::Key_Down:
        return select(std::min(m_frame.head + 1, heads));
    default:
        return BiasesPicture::keyPressEvent(event);
    }
}

} // namespace lab::ui
