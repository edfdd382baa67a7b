#include "core/math/random.h"

#include <cmath>

namespace lab {

std::uint64_t Random::bits()
{
    m_state += 0x9e3779b97f4a7c15;
    std::uint64_t mixed = m_state;
    mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9;
    mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111eb;
    return mixed ^ (mixed >> 31);
}

double Random::uniform()
{
    return static_cast<double>(bits() >> 11) * 0x1p-53;
}

double Random::normal()
{
    if (m_hasSpare) {
        m_hasSpare = false;
        return m_spare;
    }
    // Marsaglia's polar method: a point in the unit disc gives two independent normal numbers.
    double x = 0;
    double y = 0;
    double square = 0;
    do {
        x = 2 * uniform() - 1;
        y = 2 * uniform() - 1;
        square = x * x + y * y;
    } while (square >= 1 || square <= 0);
    const double stretch = std::sqrt(-2 * std::log(square) / square);
    m_spare = stretch * y;
    m_hasSpare = true;
    return stretch * x;
}

} // namespace lab
