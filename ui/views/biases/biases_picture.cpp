#include "ui/views/biases/biases_picture.h"

#include <QWheelEvent>

#include <algorithm>
#include <bit>
#include <cmath>

namespace lab::ui {

namespace {

// A power-of-two window starting at 0 that contains both.
ShowPositions fitted(const Positions& positions)
{
    const std::int64_t last = std::max({positions.query, positions.key, std::int64_t {7}});
    const auto shown = std::bit_ceil(static_cast<std::uint64_t>(last + 1));
    return {0, std::min(static_cast<std::int64_t>(shown), lastPosition)};
}

} // namespace

BiasesPicture::BiasesPicture(Picture picture, QWidget* parent)
    : PictureView(picture, parent)
{
}

void BiasesPicture::setPositions(const Positions& positions)
{
    m_positions = positions;
    update();
}

void BiasesPicture::wheelEvent(QWheelEvent* event)
{
    constexpr double notchesPerOctave = 2;
    const double notches = event->angleDelta().y() / 120.0;
    if (std::abs(notches) > 0)
        editByWheel(m_byWheel.zoomed(
            m_positions, positionUnder(event->position()), std::exp2(-notches / notchesPerOctave)));
    point(focusAt(event->position()));
    event->accept();
}

void BiasesPicture::doubleClick(QPointF point)
{
    if (isGround(point))
        edit(fitted(m_positions));
}

void BiasesPicture::updateAccessibleText()
{
    setAccessibleName(title());
}

void BiasesPicture::moveQueryTo(std::int64_t query)
{
    edit(SetParameter {"position.query", Value(query)});
}

void BiasesPicture::moveKeyTo(std::int64_t key)
{
    edit(SetParameter {"position.key", Value(key)});
}

void BiasesPicture::select(int head)
{
    edit(SetParameter {"alibi.head", Value(std::int64_t {head})});
}

} // namespace lab::ui

#include "moc_biases_picture.cpp"
