#include "core/figures/context/distances_legend.h"

#include "core/drawing/numbers.h"
#include "core/figures/context/context_words.h"

#include <array>
#include <utility>

namespace lab::drawing {

namespace {

constexpr Message windowName =
    LAB_COMMENTED("lab::ui::ContextWords", "window", "of a position map");
constexpr Message groupName = LAB_COMMENTED("lab::ui::ContextWords", "group", "of positions");
constexpr Message chunkName = LAB_COMMENTED("lab::ui::ContextWords", "chunk", "of a position map");
constexpr Message localName = LAB_COMMENTED("lab::ui::ContextWords", "local", "of dual chunk");
constexpr Message firstName =
    LAB_COMMENTED("lab::ui::ContextWords", "first", "keys that stay visible");
constexpr Message recentName =
    LAB_COMMENTED("lab::ui::ContextWords", "last", "keys that are visible");
constexpr Message largestName = LAB_COMMENTED("lab::ui::ContextWords", "largest", "distance seen");
constexpr Message paddingName = LAB_COMMENTED("lab::ui::ContextWords", "padding", "of a text");
constexpr Message oneKey =
    LAB_COMMENTED("lab::ui::ContextWords", "%1: chunks of one key", "local and its number");

constexpr double pitch = 17; // of the rows of the legend
constexpr double sample = 18;
constexpr double sampleGap = 6;

} // namespace

std::vector<MapNumber> mapNumbers(const PositionMap& map)
{
    const MapNumber window {"position_map.window", map.window, 1, windowName};
    const MapNumber chunk {"position_map.chunk", map.chunk, 1, chunkName};
    const MapNumber first {"position_map.first", map.first, 0, firstName};
    const MapNumber recent {"position_map.recent", map.recent, 1, recentName};
    switch (map.method) {
    case PositionMapMethod::None:
        break;
    case PositionMapMethod::ReRope:
    case PositionMapMethod::LeakyReRope:
    case PositionMapMethod::SlidingWindow:
        return {window};
    case PositionMapMethod::SelfExtend:
        return {window, {"position_map.group", map.group, 1, groupName}};
    case PositionMapMethod::DualChunk:
        return {chunk, {"position_map.local", map.local, 0, localName}};
    case PositionMapMethod::StreamingLlm:
        return {first, recent};
    case PositionMapMethod::LmInfinite:
        return {first, recent, {"position_map.cap", map.cap, 0, largestName}};
    case PositionMapMethod::Chunked:
        return {chunk, {"position_map.padding", map.padding, 0, paddingName}};
    }
    return {};
}

Mark numberLine(std::size_t number, const Line& line, bool isSmooth, const Style& style)
{
    static const std::array<std::vector<double>, 3> dashes {
        std::vector<double> {}, {5, 3}, {1.5, 2}};
    if (dashes.at(number).empty())
        return Rule {line, Tone::Text, 1, isSmooth};
    return Stroke {line, {Tone::Text, style.px(1.5), Pen::Cap::Flat, dashes.at(number)}};
}

DistancesLegend::DistancesLegend(
    const SeenDistancesFrame& values, const Box& place, const Style& style)
{
    if (!style.hasWords) // a piece of a line alone says nothing
        return;
    struct Entry {
        Said words {};
        Ink ink = Tone::Text;
        Mark line;
        Point at {};
    };
    const Line piece {{0, 0}, {style.px(sample), 0}};
    std::vector<Entry> entries;
    for (const LengthLine& length : lengthLines({values.trained, values.length}, style.words))
        entries.push_back({length.label, length.text, lengthMark(piece, length, 2, style)});
    for (const MapNumber& number : mapNumbers(values.map)) {
        Said words = style.words(number.name);
        words.text += ' ' + wholeNumber(number.value);
        entries.push_back(
            {std::move(words), Tone::Text, numberLine(entries.size() - 2, piece, false, style)});
    }
    // A chunk has at least one key, however far distances are kept across its border.
    const PositionMap& map = values.map;
    if (map.method == PositionMapMethod::DualChunk && map.local >= map.chunk)
        entries.back().words = style.words(oneKey, {entries.back().words.text});
    Point next {place.left(), 0};
    for (Entry& entry : entries) {
        const double width =
            style.px(sample + sampleGap) + style.width(entry.words.text, TextRole::Note);
        if (next.x > place.left() && next.x + width > place.right())
            next = {place.left(), next.y + style.px(pitch)};
        entry.at = next;
        next.x += width + style.px(16);
    }
    height = next.y + style.px(pitch);
    const double first = place.bottom() - style.px(4) - next.y;
    for (Entry& entry : entries) {
        const double baseline = first + entry.at.y;
        const Point start {entry.at.x, baseline - style.digitHeight(TextRole::Note) / 2};
        const auto move = [&](Line& line) { line = {line.from + start, line.to + start}; };
        if (auto* const rule = std::get_if<Rule>(&entry.line))
            move(rule->line);
        if (auto* const stroke = std::get_if<Stroke>(&entry.line))
            move(stroke->line);
        marks.push_back(std::move(entry.line));
        marks.emplace_back(Text {{start.x + style.px(sample + sampleGap), baseline},
            std::move(entry.words), TextRole::Note, entry.ink});
    }
}

} // namespace lab::drawing
