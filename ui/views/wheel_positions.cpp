#include "ui/views/wheel_positions.h"

#include <algorithm>
#include <cmath>

namespace lab::ui {

ShowPositions WheelPositions::zoomed(const Positions& now, double anchor, double factor)
{
    goOnFrom(now);
    const double shown = std::clamp(m_shown * factor, 8.0, static_cast<double>(lastPosition));
    const double share = (anchor - m_first) / m_shown;
    m_first = std::max(0.0, anchor - share * shown);
    m_shown = shown;
    return whole();
}

ShowPositions WheelPositions::panned(const Positions& now, double byPositions)
{
    goOnFrom(now);
    m_first = std::max(0.0, m_first + byPositions);
    return whole();
}

// Continues from the exact positions while they match those shown, that is, nothing else has
// changed them.
void WheelPositions::goOnFrom(const Positions& now)
{
    const ShowPositions before = whole();
    if (before.first == now.first && before.shown == now.shown)
        return;
    m_first = static_cast<double>(now.first);
    m_shown = static_cast<double>(now.shown);
}

ShowPositions panned(const Positions& positions, double byPositions)
{
    const double first = static_cast<double>(positions.first) + byPositions;
    return {std::llround(std::max(0.0, first)), positions.shown};
}

ShowPositions WheelPositions::whole() const
{
    return {std::llround(m_first), std::llround(m_shown)};
}

} // namespace lab::ui
