#include "core/drawing/svg_path.h"

#include <array>
#include <charconv>
#include <cmath>
#include <string_view>

namespace lab::drawing {

namespace {

constexpr double finest = 0.02; ///< of a pixel

} // namespace

std::string svgNumber(double value, int decimals)
{
    std::array<char, 400> digits {};
    const auto end = std::to_chars(
        digits.data(), digits.data() + digits.size(), value, std::chars_format::fixed, decimals);
    std::string text(digits.data(), end.ptr);
    if (text.find('.') != std::string::npos) {
        text.erase(text.find_last_not_of('0') + 1);
        if (text.ends_with('.'))
            text.pop_back();
    }
    const std::size_t sign = text.starts_with('-') ? 1 : 0;
    if (std::string_view(text).substr(sign) == "0")
        return "0";
    if (std::string_view(text).substr(sign).starts_with("0."))
        text.erase(sign, 1);
    return text;
}

SvgPath::SvgPath(double scale)
{
    while (m_decimals < 4 && scale > 5 * finest * m_steps) {
        ++m_decimals;
        m_steps *= 10;
    }
}

void SvgPath::close()
{
    m_text += 'z';
    m_last = 0;
    m_at = m_start;
}

void SvgPath::arc(double radius, bool isLarge, Point to)
{
    const std::string size = svgNumber(radius, m_decimals);
    m_text += 'A' + size + ' ' + size + (isLarge ? " 0 1 0 " : " 0 0 0 ")
        + svgNumber(to.x, m_decimals) + ' ' + svgNumber(to.y, m_decimals);
    m_last = 0;
    m_at = {std::llround(to.x * m_steps), std::llround(to.y * m_steps)};
}

void SvgPath::go(char command, std::initializer_list<Point> points)
{
    const bool isFirst = m_text.empty();
    const char wanted =
        isFirst ? 'M' : static_cast<char>(command - 'A' + 'a'); // steps from here on
    bool isAfterNumber = m_last == wanted;
    if (!isAfterNumber)
        m_text += wanted;
    Steps to;
    for (const Point point : points) {
        to = {std::llround(point.x * m_steps), std::llround(point.y * m_steps)};
        add(isFirst ? to.x : to.x - m_at.x, !isAfterNumber);
        add(isFirst ? to.y : to.y - m_at.y, false);
        isAfterNumber = true;
    }
    // numbers after a move without their own letter are a line
    m_last = command == 'M' ? '\0' : wanted;
    m_at = to;
    if (command == 'M')
        m_start = to;
}

void SvgPath::add(std::int64_t steps, bool isFirst)
{
    const std::string number = svgNumber(static_cast<double>(steps) / m_steps, m_decimals);
    if (!isFirst && !number.starts_with('-'))
        m_text += ' ';
    m_text += number;
}

std::string svgPath(const Path& path, Point moved, double scale)
{
    SvgPath text(scale);
    const Point* at = path.points.data();
    for (const Path::Verb verb : path.verbs)
        switch (verb) {
        case Path::Verb::Move:
            text.move(*at++ + moved);
            break;
        case Path::Verb::Line:
            text.line(*at++ + moved);
            break;
        case Path::Verb::Cubic:
            text.cubic(at[0] + moved, at[1] + moved, at[2] + moved);
            at += 3;
            break;
        case Path::Verb::Close:
            text.close();
            break;
        }
    return text.text();
}

} // namespace lab::drawing
