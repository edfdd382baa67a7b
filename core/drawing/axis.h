#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace lab::drawing {

/// Numbers and pixels along x or y. Law: value(pixel(v)) = v except for rounding, for each v that
/// the kind of axis can show.
struct Axis {
    enum class Kind : std::uint8_t {
        Linear,
        Logarithmic, ///< of numbers above 0; 0 and less are below all others
        Places, ///< whole numbers, each with a cell of equal width
        Distances, ///< logarithmic on both sides of 0: the powers are ±log2(1 + |v|)
    } kind = Kind::Linear;
    double lowest = 0; ///< of the numbers, or of their powers
    double highest = 1; ///< of places, the number after the last
    double from = 0; ///< pixel of the lowest; may be below or right of `to`
    double to = 1;

    bool operator==(const Axis&) const = default;
    static constexpr Axis places(int first, int count, double from, double to)
    {
        return {
            Kind::Places, static_cast<double>(first), static_cast<double>(first + count), from, to};
    }

    /// Of a number, or of a power of ten.
    double pixelOf(double place) const
    {
        return from + (place - lowest) / (highest - lowest) * (to - from);
    }
    double pixel(double value) const
    {
        constexpr double least = 1e-30;
        if (kind == Kind::Distances)
            return pixelOf(std::copysign(std::log2(1 + std::abs(value)), value));
        return pixelOf(kind == Kind::Logarithmic ? std::log10(std::max(least, value)) : value);
    }
    /// Of places the one whose cell is at the pixel, or the nearest.
    double value(double pixel) const
    {
        if (kind == Kind::Places) {
            const double cell = std::floor((pixel - from) / pixelsPerUnit());
            return lowest + std::clamp(cell, 0.0, highest - lowest - 1);
        }
        const double place = lowest + (pixel - from) / (to - from) * (highest - lowest);
        if (kind == Kind::Distances)
            return std::copysign(std::exp2(std::abs(place)) - 1, place);
        return kind == Kind::Logarithmic ? std::pow(10.0, place) : place;
    }
    /// On the axis itself.
    double nearest(double pixel) const
    {
        return std::clamp(pixel, std::min(from, to), std::max(from, to));
    }
    double pixelsPerUnit() const { return (to - from) / (highest - lowest); }
    /// The same with other pixels, or with all numbers of another one.
    Axis between(double first, double last) const { return {kind, lowest, highest, first, last}; }
    Axis joined(const Axis& other) const
    {
        return {kind, std::min(lowest, other.lowest), std::max(highest, other.highest), from, to};
    }
};

} // namespace lab::drawing
