#include "ui/paint/rotations/dials_layout.h"

#include "ui/paint/rotations/rotations_words.h"

#include <algorithm>
#include <cmath>

namespace lab::ui {

namespace {

using Labels = DialsLayout::Labels;

/// Space around the circles, in pixels at 1x; `perRadius` grows with them.
struct Spacing {
    double across = 0;
    double acrossPerRadius = 0;
    double below = 0; ///< from a circle to the next one below it
    double belowLast = 0;
    double smallestRadius = 0;
};

Spacing spacing(Labels labels)
{
    switch (labels) {
    case Labels::Full:
        return {24, 0, 48, 40, 40};
    case Labels::Number:
        return {2, 0.3, 22, 16, 13};
    case Labels::None:
        break;
    }
    return {2, 0.25, 4, 2, 0};
}

double largestRadius(QSizeF size, int count, int columns, const Spacing& space, double scale)
{
    const int rows = (count + columns - 1) / columns;
    const double across = (size.width() - (columns - 1) * space.across * scale)
        / (2 * columns + (columns - 1) * space.acrossPerRadius);
    const double down =
        (size.height() - ((rows - 1) * space.below + space.belowLast) * scale) / (2 * rows);
    return std::min(across, down);
}

struct Columns {
    int count = 1;
    double radius = 0;
};

Columns bestColumns(QSizeF size, int count, const Spacing& space, double scale)
{
    Columns best;
    for (int columns = 1; columns <= count; ++columns) {
        const double radius = largestRadius(size, count, columns, space, scale);
        if (radius > best.radius)
            best = {columns, radius};
    }
    return best;
}

} // namespace

QRectF dialsSpace(const QRectF& area, const Look& look)
{
    return area.adjusted(look.px(dialsMargin), 0, -look.px(dialsMargin), 0);
}

QPointF DialsLayout::centre(int index) const
{
    const int row = index / columns;
    const int column = index % columns;
    return firstCentre + QPointF(column * pitch.width(), row * pitch.height());
}

std::optional<int> DialsLayout::indexAt(QPointF point) const
{
    const QPointF corner =
        firstCentre - QPointF(pitch.width() / 2, radius + (pitch.height() - 2 * radius) / 4);
    const double column = std::floor((point.x() - corner.x()) / pitch.width());
    const double row = std::floor((point.y() - corner.y()) / pitch.height());
    if (column < 0 || column >= columns || row < 0 || row >= count)
        return std::nullopt;
    const int index = static_cast<int>(row) * columns + static_cast<int>(column);
    return index < count ? std::optional(index) : std::nullopt;
}

DialsLayout dialsLayout(const QRectF& area, const DialsFrame& frame, const Look& look)
{
    const double head = titleHeight(lawOf(frame), look);
    const QRectF within = dialsSpace(area, look).adjusted(0, head, 0, 0);
    DialsLayout layout;
    layout.count = std::max(1, static_cast<int>(frame.dials.size()));
    Columns best;
    Spacing space;
    for (const Labels labels : {Labels::Full, Labels::Number, Labels::None}) {
        layout.labels = labels;
        space = spacing(labels);
        best = bestColumns(within.size(), layout.count, space, look.scale);
        if (best.radius >= look.px(space.smallestRadius))
            break;
    }
    layout.columns = best.count;
    layout.radius = std::clamp(best.radius, 1.0, look.px(240));
    const double diameter = 2 * layout.radius;
    const int rows = (layout.count + layout.columns - 1) / layout.columns;
    const double narrow = diameter + look.px(space.across) + layout.radius * space.acrossPerRadius;
    const double fill =
        layout.columns > 1 ? (within.width() - diameter) / (layout.columns - 1) : within.width();
    const double down = diameter + look.px(space.below);
    const double spare = within.height() - look.px(space.belowLast) - diameter;
    layout.pitch = {std::clamp(fill, narrow, 1.4 * narrow),
        rows > 1 ? std::clamp(spare / (rows - 1), down, 1.15 * down) : down};
    const double left = layout.count == 1 ? within.width() / 2 : layout.radius;
    layout.firstCentre = within.topLeft() + QPointF(left, layout.radius);
    return layout;
}

std::optional<int> dialOf(const DialsFrame& frame, int pair)
{
    if (frame.dials.empty() || pair < frame.dials.front().pair || pair > frame.dials.back().pair)
        return std::nullopt;
    return pair - frame.dials.front().pair;
}

QPointF pointOf(const DialsLayout& layout, const DialsFrame& frame, int index, PlanePoint value)
{
    return layout.centre(index) + QPointF(value.x, -value.y) * (layout.radius / frame.unit);
}

PlanePoint valueAt(const DialsLayout& layout, const DialsFrame& frame, int index, QPointF point)
{
    const QPointF value = (point - layout.centre(index)) * (frame.unit / layout.radius);
    return {value.x(), -value.y()};
}

QPointF tipOf(const DialsLayout& layout, const DialsFrame& frame, DialTip tip)
{
    const int index = dialOf(frame, tip.pair).value_or(0);
    const DialsFrame::Dial& dial = frame.dials[static_cast<std::size_t>(index)];
    return pointOf(
        layout, frame, index, tip.token == Token::Query ? dial.turnedQuery : dial.turnedKey);
}

std::vector<TurningHand> dialHands(
    const DialsLayout& layout, const DialsFrame& frame, const Look& look)
{
    std::vector<TurningHand> hands;
    for (const DialsFrame::Dial& dial : frame.dials) {
        const QPointF centre = layout.centre(dial.pair - frame.dials.front().pair);
        hands.push_back(
            {centre, tipOf(layout, frame, {dial.pair, Token::Query}), look.palette.query});
        hands.push_back({centre, tipOf(layout, frame, {dial.pair, Token::Key}), look.palette.key});
    }
    return hands;
}

} // namespace lab::ui
