#include "ui/views/waves/waves_picture.h"

#include "ui/paint/waves/waves_words.h"

#include <QKeyEvent>
#include <QWheelEvent>

#include <cmath>

namespace lab::ui {

namespace {

constexpr double turnToDouble = 240; ///< of the wheel, in eighths of a degree: two notches

} // namespace

WavesPicture::WavesPicture(Picture picture, QWidget* parent)
    : PictureView(picture, parent)
{
    setAccessibleName(pictureTitle(picture));
}

void WavesPicture::setMarks(const Positions& positions, int pair)
{
    if (positions == m_positions && pair == m_pair)
        return;
    m_positions = positions;
    m_pair = pair;
    handlesMoved();
    update();
}

void WavesPicture::keyPressEvent(QKeyEvent* event)
{
    const std::int64_t step = event->modifiers() & Qt::ShiftModifier ? 10 : 1;
    switch (event->key()) {
    case Qt::Key_Left:
        return edit(SetParameter {"position.query", m_positions.query - step});
    case Qt::Key_Right:
        return edit(SetParameter {"position.query", m_positions.query + step});
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
        editByWheel(m_byWheel.panned(m_positions, share * static_cast<double>(m_positions.shown)));
    } else if (turn.y() != 0) {
        const double anchor = m_positions.shows(m_positions.query)
            ? static_cast<double>(m_positions.query) + 0.5
            : static_cast<double>(m_positions.first) + static_cast<double>(m_positions.shown) / 2;
        editByWheel(m_byWheel.zoomed(m_positions, anchor, std::exp2(-turn.y() / turnToDouble)));
    }
    event->accept();
}

void WavesPicture::updateAccessibleText()
{
    setAccessibleName(pictureTitle(picture()));
}

void WavesPicture::doubleClick(QPointF)
{
    edit(bothShown(m_positions));
}

Focus WavesPicture::shownOf(const Focus& focus) const
{
    return positionsShown(focus, m_positions);
}

void WavesPicture::selectPair(int pair)
{
    edit(SetParameter {"sinusoidal.pair", std::int64_t {pair}});
}

} // namespace lab::ui

#include "moc_waves_picture.cpp"
