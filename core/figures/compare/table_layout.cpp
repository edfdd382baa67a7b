#include "core/figures/compare/table_layout.h"

#include "core/drawing/kit.h"
#include "core/figures/compare/compare_words.h"
#include "core/state/choices.h"

#include <algorithm>
#include <utility>

namespace lab::drawing {

namespace {

constexpr double headSpace = 42; // two lines above each column
constexpr double minNamedPitch = 25; // below this groups have no names
constexpr double footSpace = 30;
constexpr double nameSpace = 122;
constexpr double narrowArea = 720;
constexpr double widestName = 150; // of a narrow picture
constexpr double lengthSpace = 46;
constexpr double countSpace = 72;
constexpr double narrowCountSpace = 58; // of the number of parameters
constexpr double minOwn = 52;
constexpr double minCurve = 16;

/// Of the longest of the texts of all rows.
template <class TextOf> double widest(const CompareFrame& frame, TextOf width)
{
    double most = 0;
    for (const ComparedRow& row : frame.rows)
        most = std::max(most, width(row));
    return most;
}

/// Of the longest name when its row is selected.
double widthOfNames(const CompareFrame& frame, const Style& style)
{
    return std::min(style.px(widestName), widest(frame, [&](const ComparedRow& row) {
        const Said name = comparedName(row.encoding, frame.compare.method, style.words);
        return style.width(name.text, TextRole::BodyStrong);
    }));
}

/// Of the number after the first curve, at a fixed distance from the curve's end in every row.
double widthOfSpread(const CompareFrame& frame, int digits, const Style& style)
{
    return widest(frame, [&](const ComparedRow& row) {
        return style.width(
            spreadText(row, digits), isSpreadStrong(row) ? TextRole::NoteStrong : TextRole::Note);
    });
}

double widthOfOwn(const CompareFrame& frame, const Style& style)
{
    return std::max(style.px(minOwn), widest(frame, [&](const ComparedRow& row) {
        return style.width(shortOwnText(row.own, style.words).text, TextRole::Axis);
    }));
}

/// The space of the last column besides its numbers: its heading is one word, which may extend over
/// the space before it, but not to the heading beside it.
double wantedByOperations(const Style& style)
{
    const Said head = labelOf(choiceOf(ComparedProperty::Operations), style.words);
    return std::max(
        0.0, style.width(head.text, TextRole::NoteStrong) + style.px(4) - style.px(countSpace));
}

/// The minimum widths of curves at which each word of the headings has space.
double minBelowHeads(double spread, double rises, const Style& style)
{
    double least = style.px(minCurve);
    for (const auto& [property, beside] : {std::pair(ComparedProperty::ShiftedScore, spread),
             std::pair(ComparedProperty::Distance, rises)}) {
        const std::string head = shortPropertyName(property, style.words).text;
        for (std::size_t start = 0; start <= head.size();) {
            const std::size_t end = std::min(head.find(' ', start), head.size());
            least = std::max(
                least, style.width(head.substr(start, end - start), TextRole::NoteStrong) - beside);
            start = end + 1;
        }
    }
    return least;
}

/// The columns that fit side by side: the last ones are left out, except for the selected one.
std::array<bool, comparedProperties.size()> thatFit(
    const std::array<double, comparedProperties.size()>& widths, double space, double between,
    std::size_t chosen)
{
    std::array<bool, comparedProperties.size()> isShown {};
    isShown.fill(true);
    double taken = 0;
    for (const double width : widths)
        taken += between + width;
    for (std::size_t i = widths.size(); i-- > 0 && taken > space + between;) {
        if (i == chosen)
            continue;
        isShown[i] = false;
        taken -= between + widths[i];
    }
    return isShown;
}

} // namespace

bool startsGroup(ComparedEncoding encoding)
{
    return encoding == ComparedEncoding::Sinusoidal || encoding == ComparedEncoding::Shaw
        || encoding == ComparedEncoding::Rope;
}

TableLayout::TableLayout(const Box& whole, const CompareFrame& frame, const Style& style)
    : area(whole)
{
    const auto count = static_cast<double>(frame.rows.size());
    const double groups = 3;
    const double high = area.height - style.px(headSpace + footSpace);
    pitch = (high - groups * style.px(groupSpace)) / std::max(count, 1.0);
    hasGroups = pitch >= style.px(minNamedPitch);
    const double apart = style.px(hasGroups ? groupSpace : groupGap);
    pitch = std::min(style.px(highestPitch) + std::max(0.0, (area.height - style.px(640)) / 18),
        (high - groups * apart) / std::max(count, 1.0));
    double y = area.top() + style.px(headSpace);
    for (const ComparedRow& row : frame.rows) {
        y += startsGroup(row.encoding) ? apart : 0;
        tops.push_back(y);
        y += pitch;
    }
    const double bottom = y;

    isNarrow = area.width < style.px(narrowArea);
    const double inset = style.px(6);
    const double first = isNarrow ? widthOfNames(frame, style) + 2 * inset : style.px(nameSpace);
    const double countOf = style.px(isNarrow ? narrowCountSpace : countSpace);
    between = style.px(isNarrow ? gap / 2 : gap);
    spread = std::max(style.px(isNarrow ? narrowSpread : spreadSpace),
        widthOfSpread(frame, digits(), style)
            + style.px(numberInset + (isNarrow ? narrowApart : curveApart)));
    const double rises = style.px(risesSpace);
    // The bars of distinct values get a third of the rest, or the space of their words.
    const double own = isNarrow ? widthOfOwn(frame, style) + style.px(8) : 0;
    const double fixed = first + spread + rises + own + style.px(lengthSpace + countSpace) + countOf
        + between * static_cast<double>(columns.size());
    const double curves = isNarrow ? 2 : 3;
    const double spare = area.width - fixed - curves * minBelowHeads(spread, rises, style);
    const double more = std::clamp(wantedByOperations(style), 0.0, std::max(0.0, spare));
    const double operations = style.px(countSpace) + more;
    const double curve = std::max(style.px(minCurve), (area.width - fixed - more) / curves);
    const double top = area.top() + style.px(headSpace);
    names = {area.left() + inset, top, first - inset, bottom - top};
    const std::array<double, comparedProperties.size()> widths {curve + spread, curve + rises,
        isNarrow ? own : curve, style.px(lengthSpace), countOf, operations};
    const auto isShown = thatFit(
        widths, area.width - first, between, static_cast<std::size_t>(frame.compare.property));
    double x = area.left() + first;
    for (std::size_t i = 0; i < widths.size(); ++i) {
        if (!isShown[i])
            continue;
        x += between;
        columns[i] = {x, top, widths[i], bottom - top};
        x += widths[i];
    }
}

Box TableLayout::row(ComparedEncoding encoding) const
{
    return {area.left(), tops[static_cast<std::size_t>(encoding)], area.width, pitch};
}

Box TableLayout::cell(ComparedEncoding encoding, ComparedProperty property) const
{
    const Box& column = columns[static_cast<std::size_t>(property)];
    return {column.left(), tops[static_cast<std::size_t>(encoding)], column.width, pitch};
}

} // namespace lab::drawing
