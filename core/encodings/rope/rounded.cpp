#include "core/encodings/rope/rounded.h"

#include "core/encodings/rope/rounded_rotation.h"

#include <cassert>
#include <cmath>

namespace lab {

RotationFormats allIn(NumberFormat format)
{
    return {format, format, format, format, format, format};
}

Eigen::ArrayXd computedFrequencies(
    const Rotary& rotary, FrequencyPower power, NumberFormat format, const Eigen::ArrayXd& exact)
{
    if (power == FrequencyPower::Exact || format == NumberFormat::Double)
        return exact;
    const auto toFloat = [](double number) { return rounded(NumberFormat::Float, number); };
    const Eigen::ArrayXd plain = frequencies(rotary);
    Eigen::ArrayXd computed = exact;
    for (Eigen::Index pair = 0; pair < rotary.rotatedWidth / 2; ++pair) {
        const double exponent = toFloat(2 * static_cast<double>(pair) / rotary.rotatedWidth);
        const double grown = toFloat(std::pow(toFloat(rotary.base), exponent));
        computed[pair] = toFloat(toFloat(1 / grown) * (exact[pair] / plain[pair]));
    }
    return computed;
}

RoundedAngle roundedAngle(const RotationFormats& formats, double frequency, std::int64_t position)
{
    assert(std::abs(frequency) < 1e6 && std::abs(position) < std::int64_t {1} << 43);
    RoundedAngle rounding;
    rounding.position = rounded(formats.position, static_cast<double>(position));
    rounding.frequency = rounded(formats.frequency, frequency);
    rounding.angle = roundedProduct(formats.angle, rounding.position, rounding.frequency);
    // NaN where the angle is not finite.
    rounding.cosine = rounded(formats.wave, std::cos(rounding.angle));
    rounding.sine = rounded(formats.wave, std::sin(rounding.angle));
    return rounding;
}

double roundedAngleOnly(const RotationFormats& formats, double frequency, std::int64_t position)
{
    return roundedProduct(formats.angle, rounded(formats.position, static_cast<double>(position)),
        rounded(formats.frequency, frequency));
}

double roundedCosineOnly(const RotationFormats& formats, double frequency, std::int64_t position)
{
    return rounded(formats.wave, std::cos(roundedAngleOnly(formats, frequency, position)));
}

Eigen::ArrayXd roundedRotation(const Rotary& rotary, const RotationFormats& formats,
    const Eigen::ArrayXd& frequencies, const Eigen::ArrayXd& vector, std::int64_t position)
{
    assert(vector.size() == rotary.width && frequencies.size() >= rotary.rotatedWidth / 2);
    return RoundedRotation(rotary, formats, frequencies).turned(vector, position);
}

} // namespace lab
