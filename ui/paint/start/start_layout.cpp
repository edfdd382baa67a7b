#include "ui/paint/start/start_layout.h"

#include "ui/paint/start/lesson_nodes.h"

#include <algorithm>

namespace lab::ui {

namespace {

constexpr QSizeF ordinary(1280, 790); // at 1x; beyond it text grows with the page
constexpr double largestScale = 2.6;
constexpr double widest = 1200; // at 1x
constexpr double margin = 40;
constexpr double smallMargin = 24; // of a small page
constexpr double lowest = 730; // below this the entries are small
constexpr double doorGap = 24;
constexpr double smallDoorGap = 12;
constexpr double sideWidth = 248;
constexpr double sideGap = 40;
constexpr double smallSideGap = 24;
constexpr double footHeight = 58;
constexpr double usualRow = 42; // of a node
constexpr double highestRow = 50; // of one with three lines

} // namespace

StartLayout startLayout(const QSizeF& size, const Course& course, bool goesOn)
{
    StartLayout layout;
    layout.scale =
        std::clamp(std::min(size.width() / ordinary.width(), size.height() / ordinary.height()),
            1.0, largestScale);
    const auto px = [&](double length) { return length * layout.scale; };
    layout.isSmall = size.height() < px(lowest);
    const double edge = px(layout.isSmall ? smallMargin : margin);
    const double width = std::min(size.width() - 2 * edge, px(widest));
    const double left = (size.width() - width) / 2;
    double top = px(layout.isSmall ? 12 : 24);
    layout.head = {left, top, width, px(32)};
    top = layout.head.bottom() + px(layout.isSmall ? 12 : 16);
    const double side = goesOn ? px(sideWidth + (layout.isSmall ? smallSideGap : sideGap)) : 0;
    const double gap = px(layout.isSmall ? smallDoorGap : doorGap);
    const double door = (width - side - 2 * gap) / 3;
    const double doorHeight = px(layout.isSmall ? 118 : 196);
    for (std::size_t i = 0; i < layout.doors.size(); ++i)
        layout.doors[i] = {left + static_cast<double>(i) * (door + gap), top, door, doorHeight};
    layout.goingOn = {left + width - px(sideWidth), top, px(sideWidth), doorHeight};
    top += doorHeight + px(layout.isSmall ? 16 : 32);
    layout.mapHead = {left, top, width, px(24)};
    top = layout.mapHead.bottom() + px(layout.isSmall ? 8 : 14);
    const double heads = top;
    const double firstRow = top + px(28);
    layout.foot = {
        left, size.height() - px(footHeight + (layout.isSmall ? 4 : 12)), width, px(footHeight)};
    std::size_t most = 1;
    for (const Course::Group& group : course.groups)
        most = std::max(most, group.nodes.size());
    const double free = (layout.foot.top() - px(6) - firstRow) / static_cast<double>(most);
    const bool hasThree = free >= px(nodeWithThree);
    const double row = std::min(px(hasThree ? highestRow : usualRow), free);
    const double column =
        width / static_cast<double>(std::max<std::size_t>(1, course.groups.size()));
    for (std::size_t i = 0; i < course.groups.size(); ++i) {
        const double x = left + static_cast<double>(i) * column;
        layout.columnHeads.emplace_back(x, heads, column - px(12), px(24));
        std::vector<QRectF>& rows = layout.nodes.emplace_back();
        for (std::size_t k = 0; k < course.groups[i].nodes.size(); ++k)
            rows.emplace_back(
                x - px(8), firstRow + static_cast<double>(k) * row, column - px(4), row);
    }
    constexpr std::size_t pageRows = 2;
    std::size_t columns = 0;
    while (columns < course.groups.size() && course.groups[columns].nodes.size() + pageRows <= most)
        ++columns;
    if (columns > 0)
        layout.pages = {left, firstRow + static_cast<double>(most - pageRows) * row + px(10),
            static_cast<double>(columns) * column - px(24), pageRows * row - px(10)};
    return layout;
}

} // namespace lab::ui
