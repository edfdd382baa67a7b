#include "ui/views/biases/bias_matrix_view.h"

#include "ui/paint/axes.h"
#include "ui/paint/biases/bias_matrix.h"
#include "ui/paint/text/number_text.h"
#include "ui/paint/text/picture_title.h"
#include "ui/paint/text/text.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

constexpr double maskNameAcross = 0.7; // of the plot
constexpr double maskNameDown = 0.25;

bool isBetween(double value, double low, double high)
{
    return value >= low && value <= high;
}

} // namespace

BiasMatrixView::BiasMatrixView(QWidget* parent)
    : DifferenceView(Picture::BiasesMatrix, parent)
{
}

void BiasMatrixView::refresh()
{
    DifferenceView::refresh();
    still().forget();
    updateAccessibleText();
}

NumberTable BiasMatrixView::tableOf(const BiasMatrixFrame& frame) const
{
    return lab::numbers(frame);
}

QString BiasMatrixView::exportName() const
{
    return u"matrix"_s;
}

Focus BiasMatrixView::restingFocus() const
{
    Focus focus = pictureFocus();
    focus.head = frame().head;
    focus.query = positions().query;
    focus.key = positions().key;
    focus.distance = *focus.query - *focus.key;
    return focus;
}

std::optional<NumberTable> BiasMatrixView::ghostNumbers() const
{
    const bool hasHead = ghost() && ghost()->head == frame().head;
    return hasHead ? DifferenceView::ghostNumbers() : std::nullopt;
}

QString BiasMatrixView::title() const
{
    return taken() ? tr("Difference of head %1, %2").arg(frame().head).arg(nameOfDifference(look()))
                   : tr("Bias of head %1").arg(frame().head);
}

// If fewer positions are shown than on the ruler, their number.
QStringList BiasMatrixView::notes() const
{
    const std::int64_t shown = frame().end - frame().runs.first;
    if (shown == 1)
        return {tr("query down, key across, 1 position"), tr("1 position")};
    if (shown < positions().shown)
        return {tr("query down, key across, %1 positions").arg(wholeNumber(shown)),
            tr("%1 positions").arg(wholeNumber(shown))};
    return {tr("query position down, key position across"), tr("query down, key across")};
}

BiasMatrixLayout BiasMatrixView::layout() const
{
    return {rect(), shown(), look()};
}

void BiasMatrixView::paint(QPainter& painter, const QRectF& area, const PointedLook& look) const
{
    if (frame().runs.count == 0)
        return;
    const BiasMatrixLayout layout(area, shown(), look);
    still().paint(
        painter, area, look, [&](QPainter& part) { paintBiasMatrix(part, layout, shown(), look); });
    QRectF head = area;
    head.setRight(layout.bar.left() - look.px(8));
    paintPictureTitle(painter, head, title(), notes(), look);
    const auto cellAt = [count = frame().runs.count](
                            double share) { return static_cast<int>(share * count); };
    if (look.hasWords // else its ground would cover the hatching for nothing
        && std::isnan(frame().cells.at(cellAt(maskNameDown), cellAt(maskNameAcross))))
        paintMaskName(painter, layout, look);

    MatrixMarks marks {positions().query, positions().key};
    const auto stateOf = [&](Part part) {
        const bool isHeld = isDragging() && (m_grabbed == part || m_grabbed == Part::Cell);
        const bool isUnder = !isDragging() && partAt(pointer()) == part;
        return isHeld || isUnder ? HandleState::Hovered : HandleState::Resting;
    };
    marks.queryHandle = stateOf(Part::Query);
    marks.keyHandle = stateOf(Part::Key);
    paintMatrixMarks(painter, layout, frame(), marks, look);
    if (!drawn())
        paintNoDifference(painter, layout.plot,
            tr("There is no difference: one of the two has no head %1.").arg(frame().head), look);
}

void BiasMatrixView::paintMaskName(
    QPainter& painter, const BiasMatrixLayout& layout, const Look& look) const
{
    const QString name = tr("masked");
    const QPointF centre(layout.plot.left() + layout.plot.width() * maskNameAcross,
        layout.plot.top() + layout.plot.height() * maskNameDown);
    const double wide = textWidth(name, TextRole::Body, look) + look.px(16);
    const QRectF label(centre.x() - wide / 2, centre.y() - look.px(12), wide, look.px(24));
    painter.fillRect(label.toRect(), look.palette.ground);
    paintText(painter, {centre.x(), centre.y() + digitHeight(TextRole::Body, look) / 2}, name,
        TextRole::Body, look.palette.notes, look, Alignment::Centre);
}

BiasMatrixView::Part BiasMatrixView::partAt(QPointF point) const
{
    if (frame().runs.count == 0)
        return Part::Ground;
    const BiasMatrixLayout here = layout();
    const bool hasQuery = here.queries.shows(positions().query);
    const bool hasKey = here.keys.shows(positions().key);
    if (hasQuery && isGrabbed(here.queryHandle(positions().query), point, look()))
        return Part::Query;
    if (hasKey && isGrabbed(here.keyHandle(positions().key), point, look()))
        return Part::Key;
    const QRectF& plot = here.plot;
    const bool isBeside = isBetween(point.y(), plot.top(), plot.bottom());
    const bool isBelow = isBetween(point.x(), plot.left(), plot.right());
    if (isBeside && isBetween(point.x(), plot.left() - look().px(16), plot.left()))
        return Part::Query;
    if (isBelow && isBetween(point.y(), plot.bottom(), plot.bottom() + look().px(16)))
        return Part::Key;
    if (!isBeside || !isBelow)
        return Part::Ground;
    const int row = here.queries.cellOf(here.queries.positionAt(point.y()));
    const int column = here.keys.cellOf(here.keys.positionAt(point.x()));
    return std::isnan(frame().cells.at(row, column)) ? Part::Ground : Part::Cell;
}

void BiasMatrixView::grab(QPointF point, Qt::KeyboardModifiers modifiers)
{
    const BiasMatrixLayout here = layout();
    m_grabbed = partAt(point);
    m_grabPoint = point;
    m_grabOffset = {};
    m_grabPositions = positions();
    if (m_grabbed == Part::Query && here.queries.shows(positions().query)
        && isGrabbed(here.queryHandle(positions().query), point, look()))
        m_grabOffset = point - here.queryHandle(positions().query);
    else if (m_grabbed == Part::Key && here.keys.shows(positions().key)
        && isGrabbed(here.keyHandle(positions().key), point, look()))
        m_grabOffset = point - here.keyHandle(positions().key);
    else
        drag(point, modifiers);
}

void BiasMatrixView::drag(QPointF point, Qt::KeyboardModifiers)
{
    const BiasMatrixLayout here = layout();
    const QPointF place = point - m_grabOffset;
    switch (m_grabbed) {
    case Part::Query:
        moveQueryTo(here.queries.positionAt(place.y()));
        break;
    case Part::Key:
        moveKeyTo(here.keys.positionAt(place.x()));
        break;
    case Part::Cell:
        edit(MovePositions {here.queries.positionAt(place.y()), here.keys.positionAt(place.x())});
        break;
    case Part::Ground: {
        const QPointF moved = point - m_grabPoint;
        const double along = (moved.x() + moved.y()) / 2;
        if (std::abs(along) > 0)
            edit(panned(m_grabPositions, -along / here.keys.scale.pixelsPerUnit()));
        break;
    }
    }
    this->point(pictureFocus());
}

void BiasMatrixView::release()
{
    m_grabbed = Part::Ground;
}

Focus BiasMatrixView::focusAt(QPointF point) const
{
    Focus focus = pictureFocus();
    if (frame().runs.count == 0)
        return focus;
    const BiasMatrixLayout here = layout();
    if (partAt(point) == Part::Query || partAt(point) == Part::Key || !here.plot.contains(point))
        return focus;
    const int row = here.queries.cellOf(here.queries.positionAt(point.y()));
    const int column = here.keys.cellOf(here.keys.positionAt(point.x()));
    focus.head = frame().head;
    focus.query = frame().runs.begin(row);
    focus.key = frame().runs.begin(column);
    focus.distance = *focus.query - *focus.key;
    focus.covered = frame().runs.size(row);
    return focus;
}

Qt::CursorShape BiasMatrixView::cursorAt(QPointF point) const
{
    switch (partAt(point)) {
    case Part::Query:
    case Part::Key:
        return Qt::PointingHandCursor;
    case Part::Cell:
        return Qt::CrossCursor;
    case Part::Ground:
        break;
    }
    return Qt::ArrowCursor;
}

double BiasMatrixView::positionUnder(QPointF point) const
{
    const BiasMatrixLayout here = layout();
    const double along =
        (here.keys.scale.value(point.x()) + here.queries.scale.value(point.y())) / 2;
    return std::clamp(along, here.keys.scale.lowest, here.keys.scale.highest);
}

bool BiasMatrixView::isGround(QPointF point) const
{
    return partAt(point) == Part::Ground;
}

QString BiasMatrixView::keysInWords() const
{
    return keysAfter(tr("Left and right move n, up and down move m."));
}

void BiasMatrixView::keyPressEvent(QKeyEvent* event)
{
    const std::int64_t step = event->modifiers() & Qt::ShiftModifier ? 10 : 1;
    switch (event->key()) {
    case Qt::Key_Up:
        return moveQueryTo(positions().query - step);
    case Qt::Key_Down:
        return moveQueryTo(positions().query + step);
    case Qt::Key_Left:
        return moveKeyTo(positions().key - step);
    case Qt::Key_Right:
        return moveKeyTo(positions().key + step);
    default:
        return BiasesPicture::keyPressEvent(event);
    }
}

} // namespace lab::ui

#include "moc_bias_matrix_view.cpp"
