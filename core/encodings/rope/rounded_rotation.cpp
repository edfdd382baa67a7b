#include "core/encodings/rope/rounded_rotation.h"

#include <cassert>
#include <cmath>

namespace lab {

RoundedRotation::RoundedRotation(
    const Rotary& rotary, const RotationFormats& formats, const Eigen::ArrayXd& frequencies)
    : m_formats(formats)
    , m_frequencies(rotary.rotatedWidth / 2)
{
    assert(frequencies.size() >= rotary.rotatedWidth / 2);
    for (int pair = 0; pair < rotary.rotatedWidth / 2; ++pair) {
        const PairColumns columns = pairColumns(rotary, pair);
        m_frequencies[pair] = rounded(formats.frequency, frequencies[pair]);
        m_firsts.push_back(columns.first);
        m_seconds.push_back(columns.second);
        m_firstTurnings.push_back(turningPair(rotary, columns.first));
        m_secondTurnings.push_back(turningPair(rotary, columns.second));
    }
}

bool RoundedRotation::holds(std::int64_t position) const
{
    return m_frequencies.size() == 0
        || std::isfinite(rounded(m_formats.position, static_cast<double>(position)));
}

PairArray RoundedRotation::angles(std::int64_t position) const
{
    const double place = rounded(m_formats.position, static_cast<double>(position));
    return roundedProducts(
        m_formats.angle, PairArray::Constant(m_frequencies.size(), place), m_frequencies);
}

PairArray RoundedRotation::cosines(std::int64_t position) const
{
    return roundedCosines(m_formats.wave, angles(position));
}

Eigen::ArrayXd RoundedRotation::turned(const Eigen::ArrayXd& vector, std::int64_t position) const
{
    const PairArray angles = this->angles(position);
    const PairArray cosines = roundedCosines(m_formats.wave, angles);
    const PairArray sines = roundedSines(m_formats.wave, angles);
    const PairArray x = vector(m_firsts);
    const PairArray y = vector(m_seconds);
    Eigen::ArrayXd result = vector;
    result(m_firsts) = combined(x, cosines(m_firstTurnings), -y, sines(m_firstTurnings));
    result(m_seconds) = combined(y, cosines(m_secondTurnings), x, sines(m_secondTurnings));
    return result;
}

/// value·cosine + other·sine.
PairArray RoundedRotation::combined(const PairArray& value, const PairArray& cosine,
    const PairArray& other, const PairArray& sine) const
{
    return roundedSums(m_formats.sum, roundedProducts(m_formats.product, value, cosine),
        roundedProducts(m_formats.product, other, sine));
}

} // namespace lab
