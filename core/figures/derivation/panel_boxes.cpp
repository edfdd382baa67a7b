#include "core/figures/derivation/panel.h"

#include <algorithm>
#include <utility>

namespace lab::drawing::pages {

namespace {

constexpr double lineHeight = 60; ///< of a line with a handle, in pixels at 1x, like all below
constexpr double minLine = 48; ///< its handle between its numbers and the one above
constexpr double rowHeight = 24;
constexpr double cardsHeight = 104;
constexpr double metersWidth = 250;
constexpr double gap = 14;
constexpr double minShared = 60; ///< of panels without their own height, below the title
constexpr double minOfPlane = 90; ///< of its height, at which its arrows can be distinguished
constexpr double minOfCards = 240; ///< of their width: words, and numbers with three digits
constexpr double minRow = 15; ///< of a list of numbers
constexpr double minWidth = 110;
constexpr double minOfMany = 180; ///< of the width of many tables: space for their numbers
constexpr double minOfManyRows = 100; ///< of their height: three of them one below the other
constexpr double minOfWires = 44; ///< two rows of columns, and the wires between them
constexpr double minOfRows = 190; ///< of its width: name, bar and number
constexpr double wide = 1.3; ///< ratio of width to height from which panels are side by side
constexpr double minRoom = 0.75; ///< of what each needs; if one has less, another is dropped

struct Needs {
    double share = 1; ///< of the remaining space
    double height = 0; ///< at 1x, if it needs no more
    double least = 0; ///< of its height
    double minWide = minWidth;
    bool isNarrow = false; ///< a list of numbers
};

Needs needsOf(const PagePanel& panel)
{
    constexpr double least = panelTitle + minShared;
    if (const auto* chart = std::get_if<PageChart>(&panel))
        return {.share = chart->height, .least = least};
    if (const auto* meters = std::get_if<PageMeters>(&panel)) {
        const auto rows = static_cast<double>(meters->rows.size());
        const double title = meters->title.empty() ? 0 : panelTitle;
        const bool haveBriefNames = !meters->hasBars
            && std::ranges::all_of(
                meters->rows, [](const PageMeter& row) { return row.of.has_value(); });
        return {0, rows * rowHeight + title, rows * minRow + title,
            haveBriefNames ? minWidth : minOfRows, true};
    }
    if (std::holds_alternative<PageDials>(panel))
        return {.share = 1.2, .least = least};
    if (std::holds_alternative<PageCards>(panel))
        return {0, cardsHeight + panelTitle, 0.78 * cardsHeight + panelTitle, minOfCards};
    if (const auto* tiles = std::get_if<PageTiles>(&panel)) {
        if (tiles->tiles.size() > 4)
            return {.share = 1.6, .least = panelTitle + minOfManyRows, .minWide = minOfMany};
        return {.least = least};
    }
    if (std::holds_alternative<PageWires>(panel))
        return {.least = panelTitle + minOfWires};
    if (std::holds_alternative<PagePlane>(panel))
        return {.least = panelTitle + minOfPlane};
    return {.least = least};
}

bool isLine(const PagePanel& panel)
{
    const auto* chart = std::get_if<PageChart>(&panel);
    return chart && chart->height <= 0;
}

/// One below the other: those with their own height get it, as far as the others keep their
/// minimum; these share the rest, none having less than its minimum if there is enough for all.
void stack(const Box& area, const std::vector<Needs>& needs, std::vector<Box>& places,
    const std::vector<std::size_t>& which, const Style& style)
{
    double fixed = 0;
    double minFixed = 0;
    double shares = 0;
    double leasts = 0;
    for (const std::size_t index : which) {
        const bool isFixed = needs[index].share <= 0;
        fixed += style.px(needs[index].height);
        minFixed += isFixed ? style.px(needs[index].least) : 0;
        shares += needs[index].share;
        leasts += isFixed ? 0 : style.px(needs[index].least);
    }
    const double gaps = style.px(gap) * static_cast<double>(which.size() - 1);
    const double space = std::max(1.0, area.height - gaps);
    const double most = shares > 0 ? std::max(space - leasts, std::min(minFixed, space)) : space;
    constexpr double largest = 1.7; // of what they need, if nothing else needs the space
    const double shrink = fixed > most ? most / fixed
        : shares > 0                   ? 1
                                       : std::min(largest, space / std::max(1.0, fixed));
    const double rest = space - fixed * shrink;
    const bool isEnough = std::ranges::all_of(which, [&](std::size_t index) {
        const Needs& one = needs[index];
        return one.share <= 0 || one.share / shares * rest >= style.px(one.least);
    });
    double top = area.top();
    for (const std::size_t index : which) {
        const Needs& one = needs[index];
        const double own = style.px(one.height) * shrink;
        double left = 0;
        if (one.share > 0)
            left = isEnough     ? one.share / shares * rest
                : rest > leasts ? style.px(one.least) + one.share / shares * (rest - leasts)
                                : style.px(one.least) / leasts * rest;
        const double height = own + left;
        places[index] = {area.left(), top, area.width, height};
        top += height + style.px(gap);
    }
}

/// Wires side by side, all others below them.
void placeWires(const Box& space, const PagePictureFrame& picture, const std::vector<Needs>& needs,
    std::vector<Box>& places, const std::vector<std::size_t>& blocks, const Style& style)
{
    std::vector<std::size_t> wires;
    std::vector<std::size_t> others;
    double below = 0;
    double minBelow = 0;
    for (const std::size_t index : blocks) {
        if (std::holds_alternative<PageWires>(picture.panels[index])) {
            wires.push_back(index);
        } else {
            others.push_back(index);
            below += style.px(needs[index].height + gap);
            minBelow += style.px(needs[index].least + gap);
        }
    }
    const double left = space.height - style.px(needs[wires.front()].least);
    below = std::min({below, 0.6 * space.height, std::max(left, minBelow)});
    const double apart = style.px(gap);
    const double width = (space.width + apart) / static_cast<double>(wires.size()) - apart;
    double start = space.left();
    for (const std::size_t index : wires) {
        places[index] = {start, space.top(), width, space.height - below};
        start += width + apart;
    }
    if (!others.empty())
        stack({space.left(), space.bottom() - below + apart, space.width, below - apart}, needs,
            places, others, style);
}

/// The first beside all others; a list of numbers takes only what it needs.
void placeBeside(const Box& space, const PagePictureFrame& picture, const std::vector<Needs>& needs,
    std::vector<Box>& places, const std::vector<std::size_t>& blocks, const Style& style)
{
    const std::vector<std::size_t> others(blocks.begin() + 1, blocks.end());
    const bool areNarrow =
        std::ranges::all_of(others, [&](std::size_t index) { return needs[index].isNarrow; });
    const double half = (space.width - style.px(gap)) / 2;
    const bool areCards = std::holds_alternative<PageCards>(picture.panels[blocks.front()]);
    const double right = areNarrow ? std::min(half, style.px(metersWidth))
        : areCards                 ? 0.36 * space.width // words beside a plane
                                   : half;
    places[blocks.front()] = {
        space.left(), space.top(), space.width - right - style.px(gap), space.height};
    stack({space.right() - right, space.top(), right, space.height}, needs, places, others, style);
}

/// The smallest ratio of a block's space to its minimum; from 1 on each has enough.
double roomOf(const std::vector<Box>& places, const std::vector<Needs>& needs,
    const std::vector<std::size_t>& blocks, const Style& style)
{
    double room = 1;
    for (const std::size_t index : blocks)
        room = std::min({room, places[index].height / style.px(needs[index].least),
            places[index].width / style.px(needs[index].minWide)});
    return room;
}

struct Arrangement {
    std::vector<Box> places; ///< empty if a panel was dropped
    double room = 1; ///< as in roomOf()
};

/// These blocks above the lines, with the given height per line, and above the note.
Arrangement arranged(const Box& all, const PagePictureFrame& picture,
    const std::vector<Needs>& needs, const std::vector<std::size_t>& blocks, double line,
    const Style& style, double note = 0)
{
    const Box inner {all.x, all.y, all.width, all.height - style.px(note)};
    std::vector<Box> places(picture.panels.size());
    double bottom = inner.bottom();
    for (std::size_t index = picture.panels.size(); index-- > 0;) {
        if (!isLine(picture.panels[index]))
            continue;
        const double height = std::min(style.px(line), 0.32 * all.height);
        places[index] = {inner.left(), bottom - height, inner.width, height};
        bottom -= height;
    }
    const Box space {inner.x, inner.y, inner.width, bottom - inner.y};
    if (blocks.empty())
        return {places};
    if (std::holds_alternative<PageWires>(picture.panels[blocks.front()])) {
        placeWires(space, picture, needs, places, blocks, style);
        return {places, roomOf(places, needs, blocks, style)};
    }
    std::vector<Box> under = places;
    stack(space, needs, under, blocks, style);
    const double roomUnder = roomOf(under, needs, blocks, style);
    if (blocks.size() == 1)
        return {under, roomUnder};
    placeBeside(space, picture, needs, places, blocks, style);
    const double roomBeside = roomOf(places, needs, blocks, style);
    // As the space suggests, but the other way if only that one gives each, or more of them, enough
    // space.
    const bool isWide = space.width >= wide * space.height;
    const bool areBeside = isWide ? roomBeside >= roomUnder : roomUnder < roomBeside;
    return areBeside ? Arrangement {places, roomBeside} : Arrangement {under, roomUnder};
}

} // namespace

std::vector<Box> panelBoxes(const Box& place, const PagePictureFrame& picture, const Style& style)
{
    std::vector<Needs> needs;
    std::vector<std::size_t> blocks;
    const Box inner {
        place.x + style.px(2), place.y, place.width - 2 * style.px(2), place.height - style.px(4)};
    for (std::size_t index = 0; index < picture.panels.size(); ++index) {
        needs.push_back(needsOf(picture.panels[index]));
        if (!isLine(picture.panels[index]))
            blocks.push_back(index);
    }
    Arrangement all = arranged(inner, picture, needs, blocks, lineHeight, style);
    // If it is too small, panels would overlap: first the lines become lower, then the last panel
    // is dropped, because it adds the least.
    if (all.room < 1) {
        Arrangement lower = arranged(inner, picture, needs, blocks, minLine, style);
        if (lower.room > all.room)
            all = std::move(lower);
    }
    while (all.room < minRoom && blocks.size() > 1) {
        blocks.pop_back();
        all = arranged(inner, picture, needs, blocks, minLine, style, noteOfLeftOut);
    }
    return all.places;
}

} // namespace lab::drawing::pages
