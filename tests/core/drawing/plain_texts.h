#pragma once

#include "core/drawing/numbers.h"
#include "core/drawing/style.h"

namespace lab::drawing {

/// Letters of one width, and messages in English.
class PlainMetrics : public TextMetrics {
public:
    double width(std::string_view text, TextRole role, double scale) const override
    {
        const double letter = role == TextRole::PictureTitle ? 8 : 7;
        return letter * scale * static_cast<double>(letters(text));
    }
    double spaceWidth(TextRole, double scale) const override { return 7 * scale; }
    double digitHeight(TextRole, double scale) const override { return 9 * scale; }
    std::string fitted(
        std::string_view text, double space, TextRole role, double scale) const override
    {
        const std::size_t all = letters(text);
        std::size_t count = all;
        while (count > 0 && width(text.substr(0, bytesOfFirst(text, count)), role, scale) > space)
            --count;
        const std::string start(text.substr(0, bytesOfFirst(text, count)));
        return count < all ? start + "…" : start;
    }
    std::vector<std::string> lines(std::string_view text, double, TextRole, double) const override
    {
        return {std::string(text)};
    }
    Box formulaBox(
        std::string_view, const FormulaValues& values, double size, double scale) const override
    {
        double width = size;
        for (const auto& [slot, number] : values)
            width += size / 2 * static_cast<double>(letters(number));
        return {0, -size * scale, width * scale, 1.2 * size * scale};
    }
};

class English : public Language {
public:
    std::string translated(const Message& message) const override { return message.english; }
};

inline const PlainMetrics plainMetrics;
inline const English english;

} // namespace lab::drawing
