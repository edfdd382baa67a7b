#pragma once

namespace lab::drawing {

inline bool isDigit(char32_t c)
{
    return c >= U'0' && c <= U'9';
}

inline bool isHan(char32_t c)
{
    return (c >= 0x2e80 && c <= 0x9fff) || (c >= 0xf900 && c <= 0xfaff)
        || (c >= 0xff00 && c <= 0xffef) || c >= 0x20000;
}

/// A letter of any script, as far as texts of the program have them.
inline bool isLetter(char32_t c)
{
    const bool isSign = (c >= 0x2000 && c <= 0x2bff) || (c >= 0x3000 && c <= 0x303f)
        || (c >= 0xff00 && c <= 0xff20) || c == U'×' || c == U'÷';
    return (c >= U'a' && c <= U'z') || (c >= U'A' && c <= U'Z') || (c >= 0xc0 && !isSign);
}

} // namespace lab::drawing
