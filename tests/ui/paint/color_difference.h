#pragma once

#include <QColor>

#include <array>

namespace lab::ui {

/// Lightness and the two opponent colors of CIELAB, for the white of sRGB (D65).
struct LabColor {
    double l = 0;
    double a = 0;
    double b = 0;
};
LabColor labColorOf(const QColor& color);

/// ΔE₀₀ of CIE 142-2001 (Sharma, Wu and Dalal 2005).
double colorDifference(const LabColor& one, const LabColor& other);

/// Kinds of color vision: without red, green or blue cones, and with all of them.
enum class Vision { Full, Protan, Deutan, Tritan };
inline constexpr std::array visions {Vision::Full, Vision::Protan, Vision::Deutan, Vision::Tritan};

/// A color as it looks with this vision (Machado, Oliveira and Fernandes 2009, severity 1).
QColor seenWith(Vision vision, const QColor& color);

} // namespace lab::ui
