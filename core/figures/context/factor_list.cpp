#include "core/figures/context/factor_list.h"

#include "core/drawing/kit.h"
#include "core/figures/context/context_words.h"

#include <algorithm>
#include <numeric>
#include <string>
#include <utility>

namespace lab::drawing {

namespace {

// Pixels at 1x; fewer in a small picture.
constexpr double rowHeight = 20;
constexpr double nextLine = 15; // for a name that needs more than one
constexpr double columnGap = 16;
constexpr double above = 8;
constexpr double lowestPlot = 48; // above a list
constexpr double spaciousPlot = 140;

double sampleOf(const Style& style)
{
    return style.withWords().px(style.hasWords ? 24 : 16);
}

double nameLeft(const Style& style)
{
    return sampleOf(style) + style.withWords().px(style.hasWords ? 8 : 6);
}

/// Of a method in the list, in its font there.
TextRole nameRole(bool isChosen, const Style& style)
{
    return style.hasWords ? (isChosen ? TextRole::BodyStrong : TextRole::Body)
                          : (isChosen ? TextRole::NoteStrong : TextRole::Note);
}

/// The name, on several lines if one has no space. A word may still be wider.
std::vector<std::string> nameLines(
    ScalingMethod method, double space, TextRole role, const Style& words)
{
    const std::string name = methodName(method, words.words).text;
    if (words.width(name, role) <= space + 0.01)
        return {name};
    const double narrower = space - words.px(2); // digits may be wider
    return words.metrics.lines(name, narrower, role, words.scale);
}

/// Sizes of the entries as boxes, no wider than the list. Names are whole, on as many lines as
/// needed, or cut to one line.
std::vector<Box> sizesOf(const FactorsFrame& frame, double space, bool areWhole, const Style& style)
{
    const Style words = style.withWords();
    const TextRole role = nameRole(true, style); // as wide as any
    const double left = nameLeft(style);
    std::vector<Box> sizes;
    for (const FactorsFrame::Line& line : frame.lines) {
        const double wanted = left + words.width(methodName(line.method, words.words).text, role);
        const double width = std::min(space, wanted);
        const std::size_t lines =
            areWhole ? nameLines(line.method, width - left, role, words).size() : 1;
        sizes.push_back(
            {0, 0, width, words.px(rowHeight + nextLine * static_cast<double>(lines - 1))});
    }
    return sizes;
}

/// One entry after the other, in as many rows as needed.
std::vector<Box> inRows(std::vector<Box> entries, double space, const Style& words)
{
    Point place {0, words.px(above)};
    double high = 0; // of the row
    for (Box& entry : entries) {
        if (place.x > 0 && place.x + entry.width > space)
            place = {0, place.y + std::exchange(high, 0)};
        entry = entry.moved(place.x, place.y);
        high = std::max(high, entry.height);
        place.x += entry.width + words.px(columnGap);
    }
    return entries;
}

/// In columns if there is enough height, else as compact as possible.
std::vector<Box> allEntries(
    const std::vector<Box>& sizes, double width, double height, const Style& words)
{
    double widest = 0;
    for (const Box& size : sizes)
        widest = std::max(widest, size.width);
    std::vector<Box> columns = sizes;
    for (Box& size : columns)
        size.width = widest;
    const std::vector<Box> entries = inRows(columns, width, words);
    const bool isSpacious =
        entries.empty() || height - entries.back().bottom() >= words.px(spaciousPlot - above);
    return isSpacious ? entries : inRows(sizes, width, words);
}

/// Those for which there is enough height, the selected method's first; the others' are empty.
std::vector<Box> someEntries(const FactorsFrame& frame, const std::vector<Box>& sizes, double width,
    double height, const Style& words)
{
    std::vector<std::size_t> order(sizes.size());
    std::iota(order.begin(), order.end(), std::size_t {0});
    std::ranges::stable_partition(
        order, [&](std::size_t line) { return frame.lines[line].method == frame.method; });
    std::vector<Box> ordered;
    for (const std::size_t line : order)
        ordered.push_back(sizes[line]);
    ordered = inRows(ordered, width, words);
    std::vector<Box> entries(sizes.size());
    for (std::size_t i = 0; i < ordered.size(); ++i)
        if (ordered[i].bottom() <= height)
            entries[order[i]] = ordered[i];
    return entries;
}

double bottomOf(const std::vector<Box>& entries)
{
    double bottom = 0;
    for (const Box& entry : entries)
        bottom = std::max(bottom, entry.bottom());
    return bottom;
}

} // namespace

FactorList::FactorList(const FactorsFrame& frame, double width, double space, const Style& style)
{
    const Style words = style.withWords();
    const double mostly = space - words.px(lowestPlot);
    for (const bool areWhole : {true, false}) {
        const std::vector<Box> sizes = sizesOf(frame, width, areWhole, style);
        entries = allEntries(sizes, width, space, words);
        if (bottomOf(entries) <= mostly)
            break;
        entries = someEntries(frame, sizes, width, mostly, words);
    }
    height = bottomOf(entries);
}

void addFactorEntry(
    Layer& layer, const Box& entry, ScalingMethod method, bool isChosen, const Style& style)
{
    const Style words = style.withWords();
    const TextRole role = nameRole(isChosen, style);
    const double left = nameLeft(style);
    const bool isOneLine = entry.height < words.px(rowHeight + nextLine / 2);
    const Said name = methodName(method, words.words);
    const std::vector<std::string> lines =
        isOneLine ? std::vector {name.text} : nameLines(method, entry.width - left, role, words);
    const double between = words.px(nextLine);
    double middle = entry.centre().y - between * static_cast<double>(lines.size() - 1) / 2;
    layer.marks.emplace_back(
        Stroke {{{entry.left(), middle}, {entry.left() + sampleOf(style), middle}},
            methodPen(method, style.px(isChosen ? 3 : 1.5))}); // as in the plot
    for (const std::string& line : lines) {
        layer.marks.emplace_back(
            Text {.at = {entry.left() + left, baselineAround(middle, role, words)},
                .said = {words.fitted(line, entry.width - left, role), name.message},
                .role = role,
                .ink = Tone::Text,
                .isNeeded = true});
        middle += between;
    }
}

} // namespace lab::drawing
