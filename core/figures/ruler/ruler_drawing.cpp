#include "core/drawing/drawn_picture.h"
#include "core/drawing/numbers.h"
#include "core/drawing/ticks.h"
#include "core/figures/ruler/ruler_rows.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace lab::drawing {

namespace {

constexpr double handleDiameter = 16;

struct DrawnRuler : DrawnPicture {
    DrawnRuler(const RulerValues& of, const Box& area, const Style& how)
        : DrawnPicture(area, how)
        , values(of)
        , positions(of.positions)
        , layout(rulerLayout(of.positions, of.words, area, how))
        , heights(rulerHeights(area, how))
        , isLow(isLowRuler(area, how))
    {
    }

    Drawing drawing()
    {
        Layer& line = layer(Layer::Meaning::Axes);
        const Axis& axis = layout.axis;
        line.add(Region {.box = {axis.from, layout.lineY - px(1), axis.to - axis.from, px(2)},
            .fill = Tone::Axis,
            .isSmooth = true});
        addTicks(line);
        addWords(line);
        Layer& data = layer(Layer::Meaning::Data);
        addBar(data);
        addLength(data, positions.trainingLength, Tone::Seen);
        addLength(data, positions.targetLength, Tone::Unseen);
        addHandle(data, RulerPart::Key, layout.key);
        addHandle(data, RulerPart::Query, layout.query);
        Layer& labels = layer(Layer::Meaning::Texts);
        if (values.focused == RulerPart::Query || values.focused == RulerPart::Key)
            labels.add(Rings {
                {values.focused == RulerPart::Query ? layout.query.centre : layout.key.centre},
                px(rulerRingRadius), {Tone::Text, px(2)}});
        const double baseline = place.top() + px(heights.symbol);
        labels.add(Formula {.at = {layout.queryLabel.left(), baseline},
            .key = "m",
            .size = rulerSymbolSize,
            .ink = Tone::QueryText});
        labels.add(Formula {.at = {layout.keyLabel.left(), baseline},
            .key = "n",
            .size = rulerSymbolSize,
            .ink = Tone::KeyText});
        const Box& distance = layout.distanceLabel;
        if (distance.width > 0 && !isCut(distance)) {
            Formula text = rulerDistance(positions);
            text.at = {distance.left(), place.top() + px(heights.distance)};
            labels.add(std::move(text));
        }
        return std::move(value);
    }

private:
    bool isCut(const Box& box) const
    {
        return box.left() < values.cover.to && box.right() > values.cover.from;
    }
    /// Whether a tick there would overlap m, n or their distance, in one row below the line.
    bool isOverLabel(double pixel) const
    {
        const auto reaches = [&](const Box& label) {
            return label.width > 0 && pixel > label.left() - px(3) && pixel < label.right() + px(3);
        };
        return reaches(layout.queryLabel) || reaches(layout.keyLabel)
            || reaches(layout.distanceLabel);
    }
    void addTicks(Layer& axes) const
    {
        const auto last = static_cast<double>(positions.first + positions.shown);
        const double widest = width(wholeNumber(positions.first + positions.shown), TextRole::Axis);
        const double length = layout.axis.to - layout.axis.from;
        const int most = std::max(2, static_cast<int>(length / (widest + px(48))));
        for (const double tick : positionTicks(static_cast<double>(positions.first), last, most)) {
            const double pixel = layout.axis.pixel(tick);
            const double top = layout.lineY + px(4);
            const Box mark {pixel - px(3), top, px(6), px(5)}; // with the free space beside
            const bool isInWay =
                (layout.distanceLabel.width > 0 && mark.meets(layout.distanceLabel))
                || (isLow && isOverLabel(pixel));
            if (!isInWay)
                axes.add(Rule {{{pixel, top}, {pixel, top + px(5)}}, Tone::Axis});
            addNumber(axes, wholeNumber(std::llround(tick)), pixel);
        }
    }
    void addNumber(Layer& axes, const std::string& label, double pixel) const
    {
        const double half = width(label, TextRole::Axis) / 2;
        const double middle = std::clamp(pixel, place.left() + half, place.right() - half);
        const Box own {middle - half - px(6), 0, 2 * half + px(12), 1};
        const auto covers = [&](const Box& words) {
            return words.left() < own.right() && words.right() > own.left();
        };
        if (isCut({middle - half, 0, 2 * half, 1}))
            return;
        if (isLow // they are in one row
            && (std::ranges::any_of(layout.words, covers, &RulerLayout::Word::place)
                || covers(layout.queryLabel) || covers(layout.keyLabel)
                || (layout.distanceLabel.width > 0 && covers(layout.distanceLabel))))
            return;
        const double baseline = layout.words.empty() ? heights.tick : heights.tickOverWord;
        axes.add(Text {{middle, place.top() + px(baseline)}, Said {label}, TextRole::Axis,
            Tone::Notes, Align::Centre});
    }
    void addWords(Layer& axes) const
    {
        for (const RulerLayout::Word& word : layout.words)
            if (!isCut(word.place))
                axes.add(Text {{word.place.left(), place.top() + px(heights.word)},
                    Said {word.text}, TextRole::Note,
                    word.position == positions.query     ? Tone::QueryText
                        : word.position == positions.key ? Tone::KeyText
                                                         : Tone::Text});
    }
    void addBar(Layer& data) const
    {
        const auto [low, high] = std::minmax(
            {layout.axis.nearest(layout.query.centre.x), layout.axis.nearest(layout.key.centre.x)});
        const double thickness = px(values.hovered == RulerPart::Bar ? 8 : 6);
        data.add(Region {.box = {low, layout.lineY - thickness / 2, high - low, thickness},
            .fill = Tone::Notes,
            .isSmooth = true});
    }
    void addLength(Layer& data, std::int64_t length, Tone tone) const
    {
        const bool isShown =
            length > 0 && length >= positions.first && length <= positions.first + positions.shown;
        if (!isShown)
            return;
        const double pixel = layout.axis.pixel(static_cast<double>(length));
        data.add(Region {.box = {pixel - px(1.5), layout.lineY - px(7), px(3), px(14)},
            .fill = tone,
            .isSmooth = true});
    }
    /// A dot, or an arrowhead.
    void addHandle(Layer& below, RulerPart part, const RulerLayout::End& end)
    {
        const bool isQuery = part == RulerPart::Query;
        const Tone own = isQuery ? Tone::Query : Tone::Key;
        const Tone tone = values.locks.has(part) ? Tone::Axis : own;
        if (end.side == RulerLayout::End::Side::Inside) {
            value.handles.push_back({.key = isQuery ? "position.query" : "position.key",
                .shape = Handle::Shape::Dot,
                .tone = own,
                .diameter = handleDiameter,
                .showsPointer = values.hovered == part,
                .place = end.centre,
                .reach = px(12),
                .axis = layout.axis,
                .number = static_cast<double>(isQuery ? positions.query : positions.key),
                .below = 2});
        } else {
            const double way = end.side == RulerLayout::End::Side::Before ? -1 : 1;
            const Point tip = end.centre + Point {way * px(4.5), 0};
            const Point back {-way * px(8), px(6)};
            Path head {.pen = {tone, px(1.5), Pen::Cap::Round, {}, true},
                .fill = isQuery ? tone : Tone::Ground};
            head.move(tip);
            head.line(tip + back);
            head.line(tip + Point {back.x, -back.y});
            head.close();
            below.add(std::move(head));
        }
    }

    const RulerValues& values;
    const Positions& positions;
    RulerLayout layout;
    RulerHeights heights;
    bool isLow;
};

} // namespace

Drawing rulerDrawing(const RulerValues& values, const Box& area, const Style& style)
{
    return DrawnRuler(values, area, style).drawing();
}

} // namespace lab::drawing
