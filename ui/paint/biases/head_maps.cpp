#include "ui/paint/biases/head_maps.h"

#include "ui/paint/biases/cell_axis.h"
#include "ui/paint/cell_marks.h"
#include "ui/paint/heatmap.h"
#include "ui/paint/text/number_text.h"
#include "ui/paint/text/text.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

constexpr double titleSpace = 32;
constexpr double outlineGap = 4; ///< from the selected map
constexpr double outlineWidth = 2;
constexpr double largestSide = 96;
constexpr double numbersFrom = 28;
constexpr double captionSpace = 16;
constexpr double tabSpace = 24; ///< of a tab with its rings
constexpr QSizeF minSize {160, 120}; ///< that has a tab

struct Grid {
    int columns = 1;
    double side = 0;
    double gap = 0;
    bool hasNumbers = false;
};

// The gap is a fifth of a large map's part of the grid and an eighth of a tiny one's.
double gapOf(double pitch, const Look& look)
{
    return pitch < look.px(numbersFrom) ? std::max(look.px(2), pitch / 8)
                                        : std::min(look.px(24), pitch / 5);
}

Grid gridIn(QSizeF space, int heads, int columns, const Look& look)
{
    const int rows = (heads + columns - 1) / columns;
    const double wide = space.width() / columns;
    const double high = space.height() / rows;
    const double gap = gapOf(std::min(wide, high), look);
    const double numbered = std::min(wide - gap, high - look.px(captionSpace + 8));
    const bool hasNumbers = numbered >= look.px(numbersFrom);
    const double side = hasNumbers ? numbered : std::min(wide, high) - gap;
    return {columns, std::floor(std::min(side, look.px(largestSide))), gap, hasNumbers};
}

QRectF around(const QRectF& map, const HeadMapLayout& layout, const Look& look)
{
    const double gap = std::min(layout.across, layout.down) - layout.side;
    const double margin = std::min(look.px(outlineGap), gap / 2);
    return map.adjusted(-margin, -margin, margin, margin);
}

QString slopeIn(SlopeForm form, double slope, std::int64_t denominator)
{
    constexpr double smallest = 1e-4; // of those that are no power of ten
    if (form == SlopeForm::Fractions && denominator > 0)
        return u"1/"_s + QString::number(denominator);
    if (slope < smallest)
        return significant(slope, 4);
    return decimals(slope, std::clamp(3 - static_cast<int>(std::floor(std::log10(slope))), 0, 8));
}

QString shortSlope(const HeadSlope& head)
{
    return head.denominator > 0 ? slopeText(head) : significant(head.slope, 3);
}

/// Numbers side by side, with enough decimals for two digits of the largest; numbers too small for
/// these get one digit of their own.
QStringList sameDecimals(const std::vector<double>& numbers)
{
    double largest = 0;
    for (const double number : numbers)
        if (std::isfinite(number))
            largest = std::max(largest, std::abs(number));
    const int digits =
        largest > 0 ? std::clamp(1 - static_cast<int>(std::floor(std::log10(largest))), 0, 4) : 0;
    QStringList texts;
    for (const double number : numbers) {
        const bool isHidden =
            std::abs(number) > 0 && std::abs(number) < 0.5 * std::pow(10.0, -digits);
        texts += std::isnan(number) ? u"–"_s
            : isHidden              ? significant(number, 1)
                                    : decimals(number, digits);
    }
    return texts;
}

// Either all maps have text beside their number, or none.
bool textsFit(const HeadMapLayout& layout, const QStringList& texts, const Look& look)
{
    const double number =
        textWidth(QString::number(layout.heads), TextRole::NoteStrong, look) + look.px(8);
    return std::ranges::all_of(texts, [&](const QString& text) {
        return number + textWidth(text, TextRole::NoteStrong, look) <= layout.side;
    });
}

void paintCaption(QPainter& painter, const HeadMapLayout& layout, const QString& text, int head,
    bool isSelected, const Look& look)
{
    const QRectF map = layout.map(head);
    const double baseline = map.bottom() + look.px(captionSpace);
    const TextRole role = isSelected ? TextRole::NoteStrong : TextRole::Note;
    paintText(
        painter, {map.left(), baseline}, QString::number(head), role, look.palette.text, look);
    paintText(painter, {map.right(), baseline}, text, role,
        isSelected ? look.palette.text : look.palette.notes, look, Alignment::Right);
}

} // namespace

SlopeForm slopeForm(const std::vector<HeadSlope>& heads)
{
    const auto fractions =
        std::ranges::count_if(heads, [](const HeadSlope& head) { return head.denominator > 0; });
    return 2 * fractions >= std::ssize(heads) ? SlopeForm::Fractions : SlopeForm::Decimals;
}

QString slopeText(const HeadSlope& head, SlopeForm form)
{
    return slopeIn(form, head.slope, head.denominator);
}

QString otherSlopeText(const HeadSlope& head, SlopeForm form)
{
    return slopeIn(form, head.otherSlope, head.otherDenominator);
}

QStringList headTexts(const HeadsFrame& frame, const std::vector<double>& present)
{
    QStringList texts;
    for (const HeadSlope& head : frame.heads)
        texts += shortSlope(head);
    if (!texts.isEmpty())
        return texts;
    return sameDecimals(present);
}

QStringList differenceTexts(const std::vector<double>& a, const std::vector<double>& b)
{
    std::vector<double> differences;
    for (std::size_t head = 0; head < std::min(a.size(), b.size()); ++head)
        differences.push_back(b[head] - a[head]);
    return sameDecimals(differences);
}

HeadMapLayout::HeadMapLayout(const QRectF& whole, int headCount, bool hasTab, const Look& look)
    : heads(headCount)
    , strip(hasTab && whole.width() >= look.px(minSize.width())
                  && whole.height() >= look.px(minSize.height())
              ? look.px(tabSpace)
              : 0)
{
    const double beside = look.px(outlineGap + outlineWidth); // also around the first and the last
    const QRectF area = whole.adjusted(beside, 0, -beside, 0);
    const QSizeF space(area.width(), std::max(1.0, area.height() - look.px(titleSpace) - strip));
    Grid best = gridIn(space, heads, 1, look);
    for (int tried = 2; tried <= heads; ++tried) {
        const Grid grid = gridIn(space, heads, tried, look);
        const bool isEven = heads % tried == 0;
        const bool wasEven = heads % best.columns == 0;
        const double evenness = isEven == wasEven ? 1 : isEven ? 0.85 : 1.15;
        const double numbering = grid.hasNumbers == best.hasNumbers ? 1
            : grid.hasNumbers                                       ? 0.75
                                                                    : 1.33;
        const double slack = evenness * numbering;
        if (grid.side > best.side * slack)
            best = grid;
    }
    columns = best.columns;
    side = std::max(1.0, best.side);
    caption = look.px(captionSpace + 4);
    hasNumbers = best.hasNumbers;
    const int rows = (heads + columns - 1) / columns;
    const double even = columns > 1 ? (space.width() - side) / (columns - 1) : side;
    across = std::floor(std::min(even, side + std::max(best.gap, look.px(24))));
    down = std::floor(std::min(space.height() / rows,
        side + (hasNumbers ? look.px(captionSpace + 24) : std::max(best.gap, across - side))));
    origin = {std::round(area.left()), std::round(area.top() + look.px(titleSpace))};
}

QRectF HeadMapLayout::map(int head) const
{
    const int row = (head - 1) / columns;
    const int column = (head - 1) % columns;
    return {origin.x() + column * across, origin.y() + row * down, side, side};
}

double HeadMapLayout::bottom() const
{
    return map(heads).bottom() + (hasNumbers ? caption : 0) + strip;
}

QPointF HeadMapLayout::tab() const
{
    return {origin.x() + ((columns - 1) * across + side) / 2, bottom() - strip / 2};
}

std::optional<int> HeadMapLayout::headAt(QPointF point) const
{
    const double column = (point.x() - origin.x()) / across;
    const double row = (point.y() - origin.y()) / down;
    if (column < 0 || row < 0 || column >= columns)
        return std::nullopt;
    const int head = static_cast<int>(row) * columns + static_cast<int>(column) + 1;
    return head <= heads ? std::optional(head) : std::nullopt;
}

void paintHeadMaps(
    QPainter& painter, const HeadMapLayout& layout, const HeadsFrame& frame, const Look& look)
{
    for (int head = 1; head <= layout.heads; ++head)
        paintHeatmap(painter, layout.map(head), headMap(frame, head), look);
}

bool showsTexts(const HeadMapLayout& layout, const QStringList& texts, const Look& look)
{
    return layout.hasNumbers && texts.size() == layout.heads && textsFit(layout, texts, look);
}

void paintHeadMarks(QPainter& painter, const HeadMapLayout& layout, const HeadsFrame& frame,
    const QStringList& texts, int selected, const PointedLook& look)
{
    const Focus& focus = look.focus;
    if (layout.hasNumbers) {
        const bool withTexts = showsTexts(layout, texts, look);
        for (int head = 1; head <= layout.heads; ++head)
            paintCaption(painter, layout, withTexts ? texts[head - 1] : QString(), head,
                head == selected, look);
    }
    outlineCells(
        painter, around(layout.map(selected), layout, look), look.palette.text, outlineWidth, look);
    if (focus.head && *focus.head != selected && *focus.head <= layout.heads
        && (focus.picture == Picture::BiasesHeads || focus.picture == Picture::BiasesCurve))
        outlineCells(
            painter, around(layout.map(*focus.head), layout, look), look.palette.text, 1, look);

    const bool isCell = focus.picture == Picture::BiasesMatrix && focus.query && focus.key;
    if (!isCell || !layout.hasNumbers)
        return;
    for (int head = 1; head <= layout.heads; ++head) {
        const QRectF map = layout.map(head);
        const CellAxis keys(
            frame.runs, frame.runs.begin(frame.runs.count), map.left(), map.right());
        const CellAxis queries(frame.runs, keys.end, map.top(), map.bottom());
        if (!keys.shows(*focus.key) || !queries.shows(*focus.query))
            return;
        const QPointF centre(keys.pixel(*focus.key), queries.pixel(*focus.query));
        const double half = std::max(look.px(2.5), keys.cellSize() / 2);
        outlineCells(painter, QRectF(centre - QPointF(half, half), centre + QPointF(half, half)),
            look.palette.text, 1.25, look);
    }
}

} // namespace lab::ui
