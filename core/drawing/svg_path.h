#pragma once

#include "core/drawing/marks.h"

#include <cstdint>
#include <string>

namespace lab::drawing {

/// A number of pixels with so many decimals, without zeros at its ends: "3.5", "-.25".
std::string svgNumber(double value, int decimals = 2);

/// The data of a path, written as steps from point to point, each from the rounded end of the one
/// before.
class SvgPath {
public:
    /// `scale`: pixels per unit of the numbers.
    explicit SvgPath(double scale = 1);

    void move(Point to) { go('M', {to}); }
    void line(Point to) { go('L', {to}); }
    void cubic(Point first, Point second, Point to) { go('C', {first, second, to}); }
    void close();
    /// A part of a circle, counterclockwise.
    void arc(double radius, bool isLarge, Point to);
    const std::string& text() const { return m_text; }

private:
    struct Steps {
        std::int64_t x = 0;
        std::int64_t y = 0;
    };
    void go(char command, std::initializer_list<Point> points);
    void add(std::int64_t steps, bool isFirst);

    int m_decimals = 0;
    double m_steps = 1; ///< per unit
    std::string m_text;
    char m_last = 0; ///< the command that numbers without one repeat
    Steps m_at;
    Steps m_start;
};

std::string svgPath(const Path& path, Point moved, double scale = 1);

} // namespace lab::drawing
