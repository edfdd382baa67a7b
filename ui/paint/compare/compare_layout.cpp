#include "ui/paint/compare/compare_table.h"

#include <algorithm>
#include <cmath>

namespace lab::ui {

namespace {

constexpr double headSpace = 42; // two lines over each column
constexpr double leastNamedPitch = 25; // below it groups have no names
constexpr double footSpace = 30;
constexpr double nameSpace = 122;
constexpr double narrowNameSpace = 106;
constexpr double narrowArea = 720;
constexpr double lengthSpace = 46;
constexpr double countSpace = 72;

} // namespace

bool startsGroup(ComparedEncoding encoding)
{
    return encoding == ComparedEncoding::Sinusoidal || encoding == ComparedEncoding::Shaw
        || encoding == ComparedEncoding::Rope;
}

CompareLayout::CompareLayout(const QRectF& whole, const CompareFrame& frame, const Look& look)
    : area(whole)
{
    const auto count = static_cast<double>(frame.rows.size());
    const double groups = 3;
    const double high = area.height() - look.px(headSpace + footSpace);
    pitch = (high - groups * look.px(groupSpace)) / std::max(count, 1.0);
    hasGroups = pitch >= look.px(leastNamedPitch);
    const double between = look.px(hasGroups ? groupSpace : groupGap);
    pitch = std::min(look.px(highestPitch) + std::max(0.0, (area.height() - look.px(640)) / 18),
        (high - groups * between) / std::max(count, 1.0));
    double y = area.top() + look.px(headSpace);
    for (const ComparedRow& row : frame.rows) {
        y += startsGroup(row.encoding) ? between : 0;
        tops.push_back(y);
        y += pitch;
    }
    const double bottom = y;

    const bool isNarrow = area.width() < look.px(narrowArea);
    const double first = look.px(isNarrow ? narrowNameSpace : nameSpace);
    const double space = look.px(isNarrow ? gap / 2 : gap);
    const double fixed = first + look.px(spreadSpace + risesSpace + lengthSpace + 2 * countSpace)
        + space * static_cast<double>(columns.size());
    const double third = std::max(look.px(30), (area.width() - fixed) / 3);
    const double top = area.top() + look.px(headSpace);
    names = QRectF(area.left() + look.px(6), top, first - look.px(6), bottom - top);
    const std::array<double, comparedProperties.size()> widths {third + look.px(spreadSpace),
        third + look.px(risesSpace), third, look.px(lengthSpace), look.px(countSpace),
        look.px(countSpace)};
    double x = area.left() + first;
    for (std::size_t i = 0; i < widths.size(); ++i) {
        x += space;
        columns[i] = QRectF(x, top, widths[i], bottom - top);
        x += widths[i];
    }
    const double openWidth = std::min(look.px(220), area.width() / 2);
    open = QRectF(area.right() - openWidth, bottom + look.px(4), openWidth, look.px(24));
}

QRectF CompareLayout::row(ComparedEncoding encoding) const
{
    return {area.left(), tops[static_cast<std::size_t>(encoding)], area.width(), pitch};
}

QRectF CompareLayout::cell(ComparedEncoding encoding, ComparedProperty property) const
{
    const QRectF column = columns[static_cast<std::size_t>(property)];
    return {column.left(), tops[static_cast<std::size_t>(encoding)], column.width(), pitch};
}

std::optional<ComparedCell> CompareLayout::cellAt(QPointF point) const
{
    for (const ComparedEncoding encoding : comparedEncodings)
        for (const ComparedProperty property : comparedProperties)
            if (cell(encoding, property).contains(point))
                return ComparedCell {encoding, property};
    return std::nullopt;
}

} // namespace lab::ui
