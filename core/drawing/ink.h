#pragma once

#include <cstdint>

namespace lab::drawing {

/// What a color means. A theme gives each tone its color, so a drawing belongs to no theme.
enum class Tone : std::uint8_t {
    None, ///< nothing is painted
    Ground, ///< behind pictures
    Frame, ///< behind panels
    Field, ///< of an input
    Grid,
    Axis,
    Text,
    Notes,
    Query,
    QueryText,
    Key,
    KeyText,
    Result,
    ResultText,
    Negative, ///< a ramp from 0 outwards; `share` is the place along it
    Positive,
    Seen, ///< in training
    SeenText,
    Unseen,
    UnseenText,
    Photo, ///< a color of its own, dimmed in a dark theme: of an example, without a meaning
    Series0, ///< of methods and encodings that stand side by side
    Series1,
    Series2,
    Series3,
    Series4,
    Series5,
    SeriesText0,
    SeriesText1,
    SeriesText2,
    SeriesText3,
    SeriesText4,
    SeriesText5,
    Pairs, ///< a ramp from fast pairs to slow ones, or from near to far; `share` is the place
    Cells, ///< the same ramp, paler: of cells that learners color
};

/// A tone as a mark uses it. The painter finds the color.
struct Ink {
    Tone tone = Tone::None;
    enum class As : std::uint8_t {
        Plain,
        Reference, ///< as faint as a contrast of 3 to 1 with the ground allows
        ReadableOn, ///< of text on this ink, with a contrast of 4.5 to 1
        Clear, ///< its share covers what is below, which shows through
    } as = As::Plain;
    double share = 1; ///< of the tone over the ground, from 0 to 1
    std::uint32_t color = 0; ///< of Photo: 0xRRGGBB

    constexpr Ink() = default;
    constexpr Ink(Tone which)
        : tone(which)
    {
    }
    static constexpr Ink shareOf(Tone tone, double share)
    {
        Ink ink(tone);
        ink.share = share;
        return ink;
    }
    static constexpr Ink photo(std::uint32_t color)
    {
        Ink ink(Tone::Photo);
        ink.color = color;
        return ink;
    }
    constexpr Ink with(As seen) const
    {
        Ink ink = *this;
        ink.as = seen;
        return ink;
    }

    bool operator==(const Ink&) const = default;
};

} // namespace lab::drawing
