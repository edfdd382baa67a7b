#include "ui/paint/compare/compare_table.h"

#include "ui/paint/compare/compare_words.h"
#include "ui/paint/text/text.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace lab::ui {

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

/// Of the longest name when its row is selected.
double widthOfNames(const CompareFrame& frame, const Look& look)
{
    double width = 0;
    for (const ComparedRow& row : frame.rows)
        width = std::max(width,
            textWidth(
                comparedName(row.encoding, frame.compare.method), TextRole::BodyStrong, look));
    return std::min(width, look.px(widestName));
}

/// Of the number after the first curve, at a fixed distance from the curve's end in every row.
double widthOfSpread(const CompareFrame& frame, int digits, const Look& look)
{
    double width = 0;
    for (const ComparedRow& row : frame.rows)
        width = std::max(width,
            textWidth(spreadText(row, digits),
                isSpreadStrong(row) ? TextRole::NoteStrong : TextRole::Note, look));
    return width;
}

double widthOfOwn(const CompareFrame& frame, const Look& look)
{
    double width = look.px(minOwn);
    for (const ComparedRow& row : frame.rows)
        width = std::max(width, textWidth(shortOwnText(row.own), TextRole::Axis, look));
    return width;
}

/// The space of the last column besides its numbers: its heading is one word, which may extend over
/// the space before it, but not to the heading beside it.
double wantedByOperations(const Look& look)
{
    const QString head = propertyName(ComparedProperty::Operations);
    return std::max(
        0.0, textWidth(head, TextRole::NoteStrong, look) + look.px(4) - look.px(countSpace));
}

/// The minimum widths of curves at which each word of the headings has space.
double minBelowHeads(double spread, double rises, const Look& look)
{
    double least = look.px(minCurve);
    for (const auto& [property, beside] : {std::pair(ComparedProperty::ShiftedScore, spread),
             std::pair(ComparedProperty::Distance, rises)})
        for (const QString& word : shortPropertyName(property).split(QChar::Space))
            least = std::max(least, textWidth(word, TextRole::NoteStrong, look) - beside);
    return least;
}

/// The columns that fit side by side: the last ones are left out, except for the selected one.
std::array<bool, comparedProperties.size()> thatFit(
    const std::array<double, comparedProperties.size()>& widths, double space, double between,
    std::size_t chosen)
{
    std::array<bool, comparedProperties.size()> isShown;
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

CompareLayout::CompareLayout(const QRectF& whole, const CompareFrame& frame, const Look& look)
    : area(whole)
{
    const auto count = static_cast<double>(frame.rows.size());
    const double groups = 3;
    const double high = area.height() - look.px(headSpace + footSpace);
    pitch = (high - groups * look.px(groupSpace)) / std::max(count, 1.0);
    hasGroups = pitch >= look.px(minNamedPitch);
    const double apart = look.px(hasGroups ? groupSpace : groupGap);
    pitch = std::min(look.px(highestPitch) + std::max(0.0, (area.height() - look.px(640)) / 18),
        (high - groups * apart) / std::max(count, 1.0));
    double y = area.top() + look.px(headSpace);
    for (const ComparedRow& row : frame.rows) {
        y += startsGroup(row.encoding) ? apart : 0;
        tops.push_back(y);
        y += pitch;
    }
    const double bottom = y;

    isNarrow = area.width() < look.px(narrowArea);
    const double inset = look.px(6);
    const double first = isNarrow ? widthOfNames(frame, look) + 2 * inset : look.px(nameSpace);
    const double countOf = look.px(isNarrow ? narrowCountSpace : countSpace);
    between = look.px(isNarrow ? gap / 2 : gap);
    spread = std::max(look.px(isNarrow ? narrowSpread : spreadSpace),
        widthOfSpread(frame, digits(), look)
            + look.px(numberInset + (isNarrow ? narrowApart : curveApart)));
    const double rises = look.px(risesSpace);
    // The bars of distinct values get a third of the rest, or the space of their words.
    const double own = isNarrow ? widthOfOwn(frame, look) + look.px(8) : 0;
    const double fixed = first + spread + rises + own + look.px(lengthSpace + countSpace) + countOf
        + between * static_cast<double>(columns.size());
    const double curves = isNarrow ? 2 : 3;
    const double spare = area.width() - fixed - curves * minBelowHeads(spread, rises, look);
    const double more = std::clamp(wantedByOperations(look), 0.0, std::max(0.0, spare));
    const double operations = look.px(countSpace) + more;
    const double curve = std::max(look.px(minCurve), (area.width() - fixed - more) / curves);
    const double top = area.top() + look.px(headSpace);
    names = QRectF(area.left() + inset, top, first - inset, bottom - top);
    const std::array<double, comparedProperties.size()> widths {curve + spread, curve + rises,
        isNarrow ? own : curve, look.px(lengthSpace), countOf, operations};
    const auto isShown = thatFit(
        widths, area.width() - first, between, static_cast<std::size_t>(frame.compare.property));
    double x = area.left() + first;
    for (std::size_t i = 0; i < widths.size(); ++i) {
        if (!isShown[i])
            continue;
        x += between;
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
