#include "ui/paint/projection.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace lab::ui {

namespace {

constexpr double textContrast = 7;
constexpr double lineContrast = 4.5;

double linear(double channel)
{
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

double luminance(const QColor& colour)
{
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF())
        + 0.0722 * linear(colour.blueF());
}

bool isStrong(const QColor& colour, const Palette& palette, double needed)
{
    return contrast(colour, palette.ground) >= needed && contrast(colour, palette.frame) >= needed;
}

/// The colour mixed with as much black or white as the contrast requires on both grounds.
QColor strengthened(const QColor& colour, const Palette& palette, double needed)
{
    const QColor end = palette.isDark ? Qt::white : Qt::black;
    constexpr int steps = 100;
    for (int step = 0; step < steps; ++step) {
        const QColor tried = blended(end, colour, static_cast<double>(step) / steps);
        if (isStrong(tried, palette, needed))
            return tried;
    }
    return end;
}

/// The ramp mixed with black or white: not at its strong end and as much as required at its weak
/// one, so that it still goes from dark to light.
std::array<QColor, 5> strengthenedRamp(
    const std::array<QColor, 5>& ramp, const Palette& palette, double needed)
{
    const QColor end = palette.isDark ? Qt::white : Qt::black;
    const bool isWeakAtEnd =
        contrast(ramp.back(), palette.ground) < contrast(ramp.front(), palette.ground);
    constexpr int steps = 100;
    for (int step = 0; step < steps; ++step) {
        std::array<QColor, 5> tried = ramp;
        for (std::size_t i = 0; i < tried.size(); ++i) {
            const std::size_t from = isWeakAtEnd ? i : tried.size() - 1 - i; // the strong end
            const double share = static_cast<double>(from) / static_cast<double>(tried.size() - 1);
            tried[i] = blended(end, ramp[i], share * step / steps);
        }
        if (std::ranges::all_of(
                tried, [&](const QColor& one) { return isStrong(one, palette, needed); }))
            return tried;
    }
    return ramp;
}

} // namespace

double contrast(const QColor& left, const QColor& right)
{
    const auto [low, high] = std::minmax({luminance(left), luminance(right)});
    return (high + 0.05) / (low + 0.05);
}

Palette projected(const Palette& palette)
{
    Palette strong = palette;
    for (QColor* text : {&strong.text, &strong.notes, &strong.queryText, &strong.keyText,
             &strong.resultText, &strong.seenText, &strong.unseenText})
        *text = strengthened(*text, palette, textContrast);
    for (QColor& text : strong.seriesText)
        text = strengthened(text, palette, textContrast);
    for (QColor* line :
        {&strong.axis, &strong.query, &strong.key, &strong.result, &strong.seen, &strong.unseen})
        *line = strengthened(*line, palette, lineContrast);
    for (QColor& line : strong.series)
        line = strengthened(line, palette, lineContrast);
    strong.pairs = strengthenedRamp(palette.pairs, palette, lineContrast);
    return strong;
}

Palette highContrast(const Palette& palette)
{
    constexpr double gridContrast = 1.6;
    Palette plain = palette;
    plain.ground = plain.field = palette.isDark ? Qt::black : Qt::white;
    plain.frame = blended(palette.frame, plain.ground, 0.5);
    plain.text = palette.isDark ? Qt::white : Qt::black;
    plain.grid = strengthened(palette.grid, plain, gridContrast);
    Palette strong = projected(plain);
    plain.frame = plain.grid; // also where there are words
    const Palette onCurrentRow = projected(plain);
    strong.notes = onCurrentRow.notes;
    strong.queryText = onCurrentRow.queryText;
    strong.keyText = onCurrentRow.keyText;
    strong.resultText = onCurrentRow.resultText;
    strong.seenText = onCurrentRow.seenText;
    strong.unseenText = onCurrentRow.unseenText;
    strong.seriesText = onCurrentRow.seriesText;
    return strong;
}

double presentationScale(const QSize& window)
{
    constexpr double minWidth = 540; // units
    return std::min(window.height() / slideHeight, window.width() / minWidth);
}

Look withWords(Look small)
{
    small.hasWords = true;
    small.scale /= smallPictureScale;
    return small;
}

double largestPresentationScale(const QSize& window)
{
    constexpr double most = 1.25; // beyond this the pictures have no space for their own words
    return most * presentationScale(window);
}

} // namespace lab::ui
