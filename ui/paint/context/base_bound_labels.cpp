#include "ui/paint/context/base_bound_labels.h"

#include "ui/paint/context/context_words.h"
#include "ui/paint/context/length_lines.h"
#include "ui/paint/text/number_text.h"
#include "ui/paint/text/text.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <vector>

namespace lab::ui {

namespace {

constexpr TextRole role = TextRole::NoteStrong;
constexpr QSizeF labelEdge {3, 2};
constexpr double markRadius = 4; ///< of a dot or a square, with its edge
constexpr double rowPitch = 16;

/// Areas on which no word may be placed.
struct Taken {
    std::vector<QPointF> marks;
    std::vector<double> uprights;
    std::vector<QRectF> words;
};

/// A name that can be placed at each of several baselines.
struct Name {
    QString text;
    QColor colour;
    std::vector<QPointF> places; ///< the preferred one first
    double upright = 0; ///< its own line, which it may touch
};

/// The marks of both bounds, and a row of points along the line through the computed ones.
std::vector<QPointF> marksOf(const Plot& plot, const BaseBoundFrame& frame)
{
    std::vector<QPointF> marks;
    std::optional<QPointF> before;
    for (const BaseBoundFrame::Point& point : frame.points) {
        const auto length = static_cast<double>(point.length);
        marks.push_back(plot.at(length, point.published));
        if (!point.bound)
            continue;
        const QPointF found = plot.at(length, point.bound->base);
        marks.push_back(found);
        constexpr int between = 4;
        for (int part = 1; before && part < between; ++part)
            marks.push_back(*before + (found - *before) * part / between);
        before = found;
    }
    return marks;
}

Label placed(const Name& name, Taken& taken, const Look& look)
{
    const double edge = look.px(markRadius);
    const auto boxAt = [&](QPointF place) { return textBox(place, name.text, role, look); };
    const auto isClearOfWords = [&](QPointF place) {
        const QRectF box = boxAt(place);
        return std::ranges::none_of(taken.words, [&](const QRectF& other) {
            return other.adjusted(-edge, -1, edge, 1).intersects(box);
        });
    };
    const auto isClear = [&](QPointF place) {
        const QRectF box = boxAt(place);
        const auto isCrossedAt = [&](double x) {
            const bool isOwn = std::abs(x - name.upright) < 1;
            return !isOwn && x > box.left() - edge && x < box.right() + edge;
        };
        return isClearOfWords(place) && isFree(box.adjusted(-edge, -edge, edge, edge), taken.marks)
            && std::ranges::none_of(taken.uprights, isCrossedAt);
    };
    auto found = std::ranges::find_if(name.places, isClear);
    if (found == name.places.end()) // covering marks is preferred to covering words
        found = std::ranges::find_if(name.places, isClearOfWords);
    const QPointF place = found == name.places.end() ? name.places.front() : *found;
    taken.words.push_back(boxAt(place));
    return {place, name.text, role, name.colour, Alignment::Left, labelEdge};
}

/// The shorter length has its name to the left of its line, the longer one to the right, if there
/// is space, and the target's is a row higher; else on the other side, in the other row, or above
/// the plot.
Name nameOf(
    const Plot& plot, const LengthLine& line, bool isTarget, bool isExtended, const Look& look)
{
    const QRectF& ground = plot.ground;
    const double gap = look.px(6);
    const double x = plot.x.pixel(line.length);
    const double width = textWidth(line.label, role, look);
    const bool fitsLeft = x - gap - width >= ground.left();
    const bool fitsRight = x + gap + width <= ground.right();
    const bool isLeft = isTarget == isExtended ? !fitsRight : fitsLeft;
    const double first =
        ground.top() + look.px(isTarget ? 2 : 2 + rowPitch) + digitHeight(role, look);
    const double second = first + look.px(isTarget ? rowPitch : -rowPitch);
    const auto beside = [&](bool atLeft) { return atLeft ? x - gap - width : x + gap; };
    Name name {line.label, line.text, {}, x};
    for (const double baseline : {first, second}) {
        name.places.emplace_back(beside(isLeft), baseline);
        if (isLeft ? fitsRight : fitsLeft)
            name.places.emplace_back(beside(!isLeft), baseline);
    }
    const double over =
        std::max(ground.left(), std::min(x - width / 2, ground.right() + look.px(12) - width));
    name.places.emplace_back(over, ground.top() - look.px(5));
    return name;
}

/// On the left, over the short lengths, where the bounds are low; on the right for a low base; else
/// anywhere along its line.
Name nameOfBase(const Plot& plot, const BaseBoundFrame& frame, const Look& look)
{
    const bool isReplaced = frame.method == ScalingMethod::AdjustedBase
        && (frame.adjustedBase < frame.base || frame.adjustedBase > frame.base);
    const QString base = significant(frame.base, 5);
    const QString text = isReplaced
        ? ContextWords::tr("base %1, replaced by %2").arg(base, significant(frame.adjustedBase, 5))
        : ContextWords::tr("base %1").arg(base);
    const QRectF& ground = plot.ground;
    const double y = plot.y.pixel(frame.base);
    const double height = digitHeight(role, look);
    const BaseBoundFrame::Point& lowest = frame.points.front();
    const double lowestBound =
        std::max(lowest.published, lowest.bound ? lowest.bound->base : lowest.published);
    const double above = y - look.px(8);
    const double below = y + look.px(8) + height;
    const bool isBelow = above - look.px(2) - height < ground.top() + look.px(2 * rowPitch);
    const bool isAtLeft = !isBelow && y + look.px(16) < plot.y.pixel(lowestBound);
    const double left = ground.left() + look.px(8);
    const double right = ground.right() - look.px(12) - textWidth(text, role, look);
    Name name {text, look.palette.text, {{isAtLeft ? left : right, isBelow ? below : above}}, -1};
    const double row = look.px(rowPitch);
    for (const auto& baselines : {std::array {above, below}, {above - row, below + row}})
        for (double x = right; x >= left; x -= look.px(4))
            for (const double baseline : baselines)
                if (baseline < ground.bottom() - 1 && baseline - height > ground.top())
                    name.places.emplace_back(x, baseline);
    return name;
}

} // namespace

Layers boundLabels(const Plot& plot, const BaseBoundFrame& frame, const Look& look)
{
    const auto lines = lengthLines(frame.lengths, look);
    const bool isExtended = lines[1].length >= lines[0].length;
    Taken taken {marksOf(plot, frame), {}, {}};
    for (const LengthLine& line : lines)
        taken.uprights.push_back(plot.x.pixel(line.length));
    Layers layers;
    for (const bool isTarget : {false, true})
        layers.emplace_back(
            placed(nameOf(plot, lines[isTarget ? 1 : 0], isTarget, isExtended, look), taken, look));
    taken.uprights.clear(); // they are below the ground of the names
    layers.emplace_back(placed(nameOfBase(plot, frame, look), taken, look));
    return layers;
}

} // namespace lab::ui
