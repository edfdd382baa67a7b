#include "tests/ui/paint/color_difference.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace lab::ui {

namespace {

using Triple = std::array<double, 3>;
using Matrix = std::array<Triple, 3>;

Triple linearOf(const QColor& color)
{
    Triple channels {color.redF(), color.greenF(), color.blueF()};
    for (double& one : channels)
        one = one <= 0.04045 ? one / 12.92 : std::pow((one + 0.055) / 1.055, 2.4);
    return channels;
}

QColor encoded(const Triple& linear)
{
    Triple channels = linear;
    for (double& one : channels) {
        one = std::clamp(one, 0.0, 1.0);
        one = one <= 0.0031308 ? one * 12.92 : 1.055 * std::pow(one, 1 / 2.4) - 0.055;
    }
    return QColor::fromRgbF(static_cast<float>(channels[0]), static_cast<float>(channels[1]),
        static_cast<float>(channels[2]));
}

Triple product(const Matrix& matrix, const Triple& vector)
{
    Triple result {};
    for (std::size_t row = 0; row < 3; ++row)
        for (std::size_t column = 0; column < 3; ++column)
            result[row] += matrix[row][column] * vector[column];
    return result;
}

double degrees(double radians)
{
    const double angle = radians * 180 / std::numbers::pi;
    return angle < 0 ? angle + 360 : angle;
}

double cosine(double degrees)
{
    return std::cos(degrees * std::numbers::pi / 180);
}

/// √(C⁷ / (C⁷ + 25⁷)).
double sevenths(double chroma)
{
    const double seventh = std::pow(chroma, 7);
    return std::sqrt(seventh / (seventh + std::pow(25, 7)));
}

} // namespace

LabColor labColorOf(const QColor& color)
{
    constexpr Matrix toXyz {{{0.4124564, 0.3575761, 0.1804375}, {0.2126729, 0.7151522, 0.0721750},
        {0.0193339, 0.1191920, 0.9503041}}};
    constexpr Triple white {0.95047, 1, 1.08883};
    Triple xyz = product(toXyz, linearOf(color));
    for (std::size_t k = 0; k < 3; ++k) {
        const double share = xyz[k] / white[k];
        xyz[k] = share > 216.0 / 24389 ? std::cbrt(share) : (24389.0 / 27 * share + 16) / 116;
    }
    return {116 * xyz[1] - 16, 500 * (xyz[0] - xyz[1]), 200 * (xyz[1] - xyz[2])};
}

double colorDifference(const LabColor& one, const LabColor& other)
{
    const double meanChroma = (std::hypot(one.a, one.b) + std::hypot(other.a, other.b)) / 2;
    const double stretch = 1 + 0.5 * (1 - sevenths(meanChroma));
    const double c1 = std::hypot(one.a * stretch, one.b);
    const double c2 = std::hypot(other.a * stretch, other.b);
    const double h1 = c1 > 0 ? degrees(std::atan2(one.b, one.a * stretch)) : 0;
    const double h2 = c2 > 0 ? degrees(std::atan2(other.b, other.a * stretch)) : 0;
    const bool areGray = c1 * c2 <= 0;
    double turn = areGray ? 0 : h2 - h1;
    if (std::abs(turn) > 180)
        turn += turn > 0 ? -360 : 360;
    const double hue = areGray     ? h1 + h2
        : std::abs(h1 - h2) <= 180 ? (h1 + h2) / 2
                                   : (h1 + h2 + (h1 + h2 < 360 ? 360 : -360)) / 2;
    const double dl = other.l - one.l;
    const double dc = c2 - c1;
    const double dh = 2 * std::sqrt(c1 * c2) * std::sin(turn / 2 * std::numbers::pi / 180);
    const double l = (one.l + other.l) / 2;
    const double c = (c1 + c2) / 2;
    const double t = 1 - 0.17 * cosine(hue - 30) + 0.24 * cosine(2 * hue)
        + 0.32 * cosine(3 * hue + 6) - 0.20 * cosine(4 * hue - 63);
    const double sl = 1 + 0.015 * std::pow(l - 50, 2) / std::sqrt(20 + std::pow(l - 50, 2));
    const double sc = 1 + 0.045 * c;
    const double sh = 1 + 0.015 * c * t;
    const double around = 60 * std::exp(-std::pow((hue - 275) / 25, 2));
    const double rotation = -2 * sevenths(c) * std::sin(around * std::numbers::pi / 180);
    return std::sqrt(std::pow(dl / sl, 2) + std::pow(dc / sc, 2) + std::pow(dh / sh, 2)
        + rotation * (dc / sc) * (dh / sh));
}

QColor seenWith(Vision vision, const QColor& color)
{
    static constexpr std::array<Matrix, 4> matrices {{
        {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}},
        {{{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216},
            {-0.003882, -0.048116, 1.051998}}},
        {{{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413},
            {-0.011820, 0.042940, 0.968881}}},
        {{{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602},
            {0.004733, 0.691367, 0.303900}}},
    }};
    return encoded(product(matrices[static_cast<std::size_t>(vision)], linearOf(color)));
}

} // namespace lab::ui
