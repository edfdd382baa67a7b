#include "ui/views/waves/waves_picture.h"

#include "ui/paint/text/number_text.h"
#include "ui/paint/waves/waves_words.h"

#include <QKeyEvent>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <utility>

namespace lab::ui {

namespace {

constexpr double turnToDouble = 240; ///< of the wheel, in eighths of a degree: two notches

} // namespace

WavesPicture::WavesPicture(Picture picture, QWidget* parent)
    : PictureView(picture, parent)
{
    setAccessibleName(pictureTitle(picture));
}

void WavesPicture::setMarks(const Positions& positions, int pair, std::optional<DistanceSign> sign)
{
    if (positions == m_ofState && pair == m_pair && sign == m_sign)
        return;
    m_ofState = positions;
    m_sign = sign;
    m_positions = sign ? distancesOf(positions, *sign) : positions;
    handlesMoved();
    if (std::exchange(m_pair, pair) != pair)
        pairChanged();
    update();
}

void WavesPicture::keyPressEvent(QKeyEvent* event)
{
    const std::int64_t step = event->modifiers() & Qt::ShiftModifier ? 10 : 1;
    switch (event->key()) {
    case Qt::Key_Left:
        return movePosition(PositionLine::Query, m_positions.query - step);
    case Qt::Key_Right:
        return movePosition(PositionLine::Query, m_positions.query + step);
    case Qt::Key_Up:
        return selectPair(m_pair - 1);
    case Qt::Key_Down:
        return selectPair(m_pair + 1);
    default:
        PictureView::keyPressEvent(event);
    }
}

void WavesPicture::wheelEvent(QWheelEvent* event)
{
    const QPoint turn = event->angleDelta();
    if (std::abs(turn.x()) > std::abs(turn.y())) {
        const double share = -turn.x() / (4 * turnToDouble);
        if (!m_sign) // distances have their zero in the middle
            editByWheel(
                m_byWheel.panned(m_positions, share * static_cast<double>(m_positions.shown)));
    } else if (turn.y() != 0) {
        const double anchor =
            m_sign ? static_cast<double>(m_ofState.first) : zoomAnchor(event->position());
        editByWheel(m_byWheel.zoomed(m_ofState, anchor, std::exp2(-turn.y() / turnToDouble)));
    }
    event->accept();
}

void WavesPicture::updateAccessibleText()
{
    setAccessibleName(pictureTitle(picture()));
}

void WavesPicture::doubleClick(QPointF)
{
    edit(bothShown(m_ofState));
}

Focus WavesPicture::shownOf(const Focus& focus) const
{
    return positionsShown(focus, m_positions);
}

double WavesPicture::zoomAnchor(QPointF) const
{
    if (m_positions.shows(m_positions.query))
        return static_cast<double>(m_positions.query) + 0.5;
    return static_cast<double>(m_positions.first) + static_cast<double>(m_positions.shown) / 2;
}

void WavesPicture::movePosition(PositionLine line, std::int64_t position)
{
    if (m_sign)
        return edit(toDistance(position));
    const char* key = line == PositionLine::Query ? "position.query" : "position.key";
    edit(SetParameter {key, position});
}

MovePositions WavesPicture::toDistance(std::int64_t distance) const
{
    return atDistance(m_ofState.key, m_sign.value_or(DistanceSign::QueryMinusKey), distance);
}

void WavesPicture::describeDistance(PictureHandle& handle) const
{
    const std::int64_t distance = m_positions.query;
    handle.name = WavesWords::tr("Distance of query and key");
    handle.key = {};
    handle.number = HandleNumber {.now = static_cast<double>(distance),
        .range = {static_cast<double>(m_positions.first),
            static_cast<double>(m_positions.first + m_positions.shown - 1)},
        .text = wholeNumber(distance),
        .edit = handle.edit};
}

void WavesPicture::selectPair(int pair)
{
    edit(SetParameter {"sinusoidal.pair", std::int64_t {pair}});
}

} // namespace lab::ui

#include "moc_waves_picture.cpp"
