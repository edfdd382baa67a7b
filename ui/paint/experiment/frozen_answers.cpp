#include "ui/paint/experiment/frozen_answers.h"

#include "ui/paint/experiment/experiment_words.h"
#include "ui/paint/text/number_text.h"
#include "ui/paint/text/text.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace lab::ui {

FrozenAnswers::FrozenAnswers(const QRectF& area, const PairsUsedFrame& frame)
    : ground(area)
    , x(Axis::linear(-1, std::log2(frame.longest), ground.left(), ground.right()))
    , y(Axis::linear(0, 1, ground.bottom(), ground.top()))
{
    for (int doubled = -1; doubled <= static_cast<int>(x.highest()); ++doubled)
        x.ticks.push_back({static_cast<double>(doubled),
            wholeNumber(std::lround(frame.trainingLength * std::exp2(doubled)))});
    for (const double share : {0.0, 0.5, 1.0})
        y.ticks.push_back({share, shareText(share), share <= 0});
}

QPointF FrozenAnswers::at(
    const PairsUsedFrame& frame, const AccuracyFrame::Point& point, double value) const
{
    return {x.pixel(std::log2(static_cast<double>(point.length) / frame.trainingLength)),
        y.pixel(value)};
}

std::vector<QPointF> FrozenAnswers::places(const PairsUsedFrame& frame, const Points& points) const
{
    std::vector<QPointF> all;
    for (const AccuracyFrame::Point& point : points)
        all.push_back(at(frame, point, point.mean));
    return all;
}

/// As for paintUpwards() and paintAcross().
Layers FrozenAnswers::axes(const Look& look) const
{
    Layers layers;
    const double high = digitHeight(TextRole::Axis, look);
    for (const Axis::Tick& tick : y.ticks) {
        const double up = y.pixel(tick.value);
        layers.emplace_back(Rule {{ground.left(), up, ground.right(), up},
            tick.isDark ? look.palette.axis : look.palette.grid, 1});
        layers.emplace_back(Label {{ground.left() - look.px(8), up + high / 2}, tick.label,
            TextRole::Axis, look.palette.notes, Alignment::Right});
    }
    const double foot = ground.bottom();
    double widest = 0;
    for (const Axis::Tick& tick : x.ticks)
        widest = std::max(widest, textWidth(tick.label, TextRole::Axis, look));
    // If they would touch, every second one is written, starting with the longest length.
    const bool areApart = x.pixel(1) - x.pixel(0) >= widest + look.px(6);
    for (std::size_t i = 0; i < x.ticks.size(); ++i) {
        const double across = x.pixel(x.ticks[i].value);
        layers.emplace_back(Rule {{across, foot, across, foot + look.px(4)}, look.palette.axis, 1});
        if (areApart || (x.ticks.size() - 1 - i) % 2 == 0)
            layers.emplace_back(Label {{across, foot + look.px(9) + high}, x.ticks[i].label,
                TextRole::Axis, look.palette.notes, Alignment::Centre});
    }
    return layers;
}

Layers FrozenAnswers::limits(const PairsUsedFrame& frame, const Look& look) const
{
    const double trained = x.pixel(0);
    const double looked = x.pixel(frame.doublings);
    const double guessed = y.pixel(frame.chance);
    QPen dashes(look.palette.axis, look.px(1), Qt::CustomDashLine, Qt::FlatCap);
    dashes.setDashPattern({4, 4});
    return {Rule {{trained, ground.top(), trained, ground.bottom()}, look.palette.seen, 2},
        Rule {{looked, ground.top(), looked, ground.bottom()}, look.palette.notes, 1},
        Stroke {{ground.left(), guessed, ground.right(), guessed}, dashes}};
}

Layers FrozenAnswers::lines(const PairsUsedFrame& frame, const Look& look) const
{
    const Palette& palette = look.palette;
    const QColor faint = blended(palette.axis, palette.ground, 0.6);
    const QColor rope = styleOf({TrainedEncoding::Rope}, palette).line;
    Layers layers;
    for (std::size_t pair = 0; pair < frame.pairs.size(); ++pair) {
        if (static_cast<int>(pair) != frame.frozen)
            layers.emplace_back(Curve {
                places(frame, frame.pairs[pair].frozen), {.colour = faint, .width = 1}, ground});
    }
    const auto add = [&](const Points& points, const QColor& colour, double width,
                         Marks::Shape shape) {
        const std::vector<QPointF> marks = places(frame, points);
        for (const AccuracyFrame::Point& point : points) {
            if (!point.half)
                continue;
            const auto [low, high] = intervalOf(ExperimentMeasure::Accuracy, point);
            layers.emplace_back(Stroke {{at(frame, point, low), at(frame, point, high)},
                QPen(
                    blended(colour, palette.ground, 0.5), look.px(3), Qt::SolidLine, Qt::FlatCap)});
        }
        layers.emplace_back(Curve {marks, {.colour = colour, .width = width}, ground});
        layers.emplace_back(Marks {.shape = shape,
            .places = marks,
            .radius = look.px(3.5),
            .edge = QPen(colour, look.px(1.5)),
            .fill = colour});
    };
    add(frame.turning, rope, 1.75, Marks::Shape::ToTheRight);
    add(frame.pairs[static_cast<std::size_t>(frame.frozen)].frozen, palette.query, 3,
        Marks::Shape::Round);
    return layers;
}

Layers FrozenAnswers::names(double right, const PairsUsedFrame& frame, const Look& look) const
{
    struct Name {
        QStringList wordings;
        double y;
        double share;
        QColor colour;
    };
    const Palette& palette = look.palette;
    const auto& frozen = frame.pairs[static_cast<std::size_t>(frame.frozen)].frozen;
    std::vector<Name> both {
        {{ExperimentWords::tr("all rotate")}, y.pixel(frame.turning.back().mean),
            frame.turningAt(frame.lookedAt())->mean,
            styleOf({TrainedEncoding::Rope}, palette).text},
        {{ExperimentWords::tr("pair %1 frozen").arg(frame.frozen),
             ExperimentWords::tr("%1 frozen", "a pair's number").arg(frame.frozen)},
            y.pixel(frozen.back().mean), frame.frozenAt(frame.frozen, frame.lookedAt())->mean,
            palette.queryText}};
    std::ranges::stable_sort(both, {}, &Name::y);
    const double pitch = look.px(18);
    const double highest = ground.top() + pitch / 2;
    const double middle = std::clamp(
        (both[0].y + both[1].y) / 2, highest, std::max(highest, ground.bottom() - pitch / 2));
    if (both[1].y - both[0].y < pitch) {
        both[0].y = middle - pitch / 2;
        both[1].y = middle + pitch / 2;
    }
    const double left = ground.right() + look.px(12);
    Layers layers;
    for (const Name& name : both) {
        const QString number = shareText(name.share);
        const double free =
            right - left - textWidth(number, TextRole::NoteStrong, look) - look.px(6);
        const double baseline = name.y + digitHeight(TextRole::Note, look) / 2;
        layers.emplace_back(
            Label {{left, baseline}, fittingWords(name.wordings, free, TextRole::NoteStrong, look),
                TextRole::NoteStrong, name.colour});
        layers.emplace_back(Label {
            {right, baseline}, number, TextRole::NoteStrong, palette.text, Alignment::Right});
    }
    return layers;
}

} // namespace lab::ui
