#include "ui/views/waves/learned_table_view.h"

#include "ui/paint/heatmap.h"
#include "ui/paint/text/number_text.h"
#include "ui/paint/waves/encoding_table.h"
#include "ui/paint/waves/waves_words.h"
#include "ui/views/parameters/parameter_words.h"

#include <QEvent>

#include <algorithm>
#include <cmath>

namespace lab::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr double endReach = 8; ///< of the pointer to the line of the training length
constexpr std::string_view lengthKey = "learned.training_length";

} // namespace

LearnedTableView::LearnedTableView(QWidget* parent)
    : FramedView(Picture::WavesLearned, parent)
{
}

void LearnedTableView::setMapShown(MapShown shown)
{
    if (shown == m_mapShown)
        return;
    m_mapShown = shown;
    renew();
}

void LearnedTableView::renew()
{
    const bool isShown = ghost() && m_mapShown == MapShown::Difference;
    m_difference = isShown ? difference(*ghost(), frame()) : std::nullopt;
    m_ground.forget();
    update();
}

QRectF LearnedTableView::plot() const
{
    return tablePlot(rect(), look());
}

QString LearnedTableView::exportName() const
{
    return u"learned"_s;
}

void LearnedTableView::paint(QPainter& painter, const QRectF& area, const PointedLook& look) const
{
    if (frame().cells.rows == 0 || tablePlot(area, look).isEmpty())
        return;
    const PositionMarks shown = marks();
    const LearnedFrame& cells = m_difference ? *m_difference : frame();
    m_ground.paint(painter, area, look,
        [&](QPainter& still) { paintLearnedGround(still, area, cells, look); });
    const bool isHeld = m_heldEnd || (!isDragging() && isOnEnd(pointer()));
    paintLearnedMarks(
        painter, area, frame(), shown, isHeld ? HandleState::Hovered : HandleState::Resting, look);
    if (ghost() && m_mapShown == MapShown::Difference && !m_difference)
        paintNoDifference(painter, tablePlot(area, look),
            WavesWords::tr("The difference cannot be taken: A has %1 columns and B has %2.")
                .arg(wholeNumber(ghost()->encoding.width), wholeNumber(frame().encoding.width)),
            look);
}

NumberTable LearnedTableView::tableOf(const LearnedFrame& frame) const
{
    return lab::numbers(frame);
}

Focus LearnedTableView::shownOf(const Focus& focus) const
{
    return PositionsView::shownOf(focus);
}

Focus LearnedTableView::focusAt(QPointF point) const
{
    Focus focus = positionFocus(point, frame().runs);
    if (const std::optional<int> row = learnedRowAt(frame(), point, plot()))
        focus.column = frame().columns[static_cast<std::size_t>(*row)];
    return focus.position ? focus : Focus {};
}

LengthPlace LearnedTableView::end() const
{
    return lengthPlace(frame().encoding.trainingLength, positions(), plot(), look());
}

bool LearnedTableView::isOnEnd(QPointF point) const
{
    if (frame().cells.rows == 0)
        return false;
    const LengthPlace place = end();
    if (isGrabbed(place.knob, point, look()))
        return true;
    return place.isShown && !lineUnder(point) && plot().contains(point)
        && std::abs(point.x() - place.line) <= look().px(endReach);
}

std::vector<PictureHandle> LearnedTableView::handles() const
{
    constexpr double smallest = 4;
    std::vector<PictureHandle> all = PositionsView::handles();
    if (frame().cells.rows == 0)
        return all;
    const LengthPlace place = end();
    PictureHandle& length = all.emplace_back();
    length.name = labelOf(*parameterNamed(lengthKey));
    length.place = place.knob;
    length.step = {std::max(smallest, positionScale(positions(), plot()).pixelsPerUnit()), 0};
    length.isByKey = place.isShown; // at the edge it waits for a pointer
    length.key = lengthKey;
    return all;
}

void LearnedTableView::grab(QPointF point, Qt::KeyboardModifiers modifiers)
{
    if (!isOnEnd(point))
        return PositionsView::grab(point, modifiers);
    const LengthPlace place = end();
    m_heldEnd = {place.line, place.line - point.x(), frame().encoding.trainingLength,
        positionScale(positions(), plot())};
    setCursor(Qt::ClosedHandCursor);
}

void LearnedTableView::drag(QPointF point, Qt::KeyboardModifiers modifiers)
{
    if (!m_heldEnd)
        return PositionsView::drag(point, modifiers);
    constexpr double same = 1e-6; // pixels
    const double x = point.x() + m_heldEnd->away;
    const std::int64_t length = std::abs(x - m_heldEnd->start) < same
        ? m_heldEnd->length
        : std::llround(m_heldEnd->scale.value(x) + 0.5);
    edit(SetParameter {std::string(lengthKey), std::max<std::int64_t>(1, length)});
}

void LearnedTableView::release()
{
    if (!m_heldEnd)
        return PositionsView::release();
    m_heldEnd.reset();
}

Qt::CursorShape LearnedTableView::cursorAt(QPointF point) const
{
    return isOnEnd(point) ? Qt::OpenHandCursor : PositionsView::cursorAt(point);
}

void LearnedTableView::changeEvent(QEvent* event)
{
    PositionsView::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        m_ground.forget();
}

} // namespace lab::ui
