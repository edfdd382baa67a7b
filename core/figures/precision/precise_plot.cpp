#include "core/figures/precision/precise_plot.h"

namespace lab::drawing {

namespace precision {
namespace {

constexpr Message notHeld =
    LAB_MESSAGE("lab::ui::PrecisionWords", "FP16 represents no number above %1");

} // namespace

std::optional<double> lastFinite(const Numbers& numbers)
{
    const auto found = std::find_if(
        numbers.rbegin(), numbers.rend(), [](double value) { return std::isfinite(value); });
    return found == numbers.rend() ? std::nullopt : std::optional(*found);
}

MovePositions withDistanceKept(std::int64_t atQuery, std::int64_t atKey, std::int64_t query)
{
    const std::int64_t distance = atQuery - atKey;
    const std::int64_t lowest = std::max<std::int64_t>(distance, 0);
    const std::int64_t highest = lastPosition + std::min<std::int64_t>(distance, 0);
    const std::int64_t place = std::clamp(query, lowest, highest);
    return {place, place - distance};
}

} // namespace precision

Margins precisionMargins(const Style& style)
{
    constexpr double aroundShapes = 10; // of a small picture, which has no words
    return style.hasWords ? Margins {56, 40, precision::column, 28}
                          : Margins {aroundShapes, aroundShapes, aroundShapes, aroundShapes};
}

MovePositions toFarPosition(const Positions& positions)
{
    return precision::withDistanceKept(positions.query, positions.key, farPosition);
}

Said notHeldWords(const Language& words)
{
    return words(
        precision::notHeld, {wholeNumber(std::llround(largestFinite(NumberFormat::Half)))});
}

} // namespace lab::drawing
