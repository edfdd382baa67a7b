#include "core/drawing/drawn_picture.h"
#include "core/drawing/kit.h"
#include "core/drawing/numbers.h"
#include "core/drawing/ticks.h"
#include "core/figures/ruler/ruler_rows.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace lab::drawing {

namespace {

constexpr double handleDiameter = 16;

/// 1, 2 or 5 times a power of ten, at most what a pixel covers: the step at which a drag stops.
double roundStep(double positionsPerPixel)
{
    double step = 1;
    for (double decade = 1; decade <= positionsPerPixel; decade *= 10)
        for (const double round : {decade, 2 * decade, 5 * decade})
            if (round <= positionsPerPixel)
                step = round;
    return step;
}

/// Moves both positions; the number is that of the lower one.
std::optional<Edit> movesBoth(const EditRule& rule, double number)
{
    const std::int64_t lower = std::llround(number);
    return MovePositions {lower + rule.with[0], lower + rule.with[1]};
}

/// A position, in the middle of so many positions shown.
Edit showsAround(const std::array<int, 2>& with)
{
    const auto [position, shown] = with;
    return ShowPositions {std::max(0, position - shown / 2), shown};
}

struct DrawnRuler : DrawnPicture {
    DrawnRuler(const Compared<RulerValues>& compared, const Box& area, const Style& how,
        const Pointing& pointing)
        : DrawnPicture(area, how)
        , values(compared.values)
        , positions(values.positions)
        , isOnBar(pointing.handle == rulerBar)
        , layout(rulerLayout(values, area, how))
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
        addHandle(data, Token::Key, layout.key);
        addHandle(data, Token::Query, layout.query);
        Layer& labels = layer(Layer::Meaning::Texts);
        if (values.focused)
            labels.add(
                Rings {{(*values.focused == Token::Query ? layout.query : layout.key).centre},
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
        const PositionGround::GroundPart ground {place, axis};
        value.positions = PositionGround {positions, axis.lowest, {ground}, ground, true};
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
    /// Of a drag that stays within these numbers.
    Snap snap(std::int64_t lowest, std::int64_t highest) const
    {
        return {.lowest = static_cast<double>(lowest),
            .highest = static_cast<double>(highest),
            .near = 0,
            .step = roundStep(1 / layout.axis.pixelsPerUnit()),
            .toPowers = false};
    }
    void addBar(Layer& data)
    {
        const auto [low, high] = std::minmax(
            {layout.axis.nearest(layout.query.centre.x), layout.axis.nearest(layout.key.centre.x)});
        const double thickness = px(isOnBar ? 8 : 6);
        data.add(Region {.box = {low, layout.lineY - thickness / 2, high - low, thickness},
            .fill = Tone::Notes,
            .isSmooth = true});
        const auto [left, right] = std::minmax({layout.query.centre.x, layout.key.centre.x});
        const Box box = Box {left, layout.lineY, right - left, 0}.grown(0, px(handleReach));
        if (values.locks.query || values.locks.key) {
            value.targets.push_back({.box = box});
            return;
        }
        const auto [lower, upper] = std::minmax({positions.query, positions.key});
        const std::int64_t spare = positions.shown - 1 - (upper - lower);
        value.handles.push_back({.key = rulerBar,
            .showsPointer = true,
            .place = {layout.axis.pixel(static_cast<double>(lower)), layout.lineY},
            .box = box,
            .axis = layout.axis,
            .number = static_cast<double>(lower),
            .snap = spare < 0 ? snap(lower, lower) : snap(positions.first, positions.first + spare),
            .isListed = false,
            .rule = {.make = movesBoth,
                .with = {static_cast<int>(positions.query - lower),
                    static_cast<int>(positions.key - lower)}},
            .leavesAxis = true});
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
    void addHandle(Layer& data, Token token, const RulerLayout::End& end)
    {
        const bool isQuery = token == Token::Query;
        const bool isLocked = isQuery ? values.locks.query : values.locks.key;
        const Tone own = isQuery ? Tone::Query : Tone::Key;
        const Tone tone = isLocked ? Tone::Axis : own;
        const bool isBeyond = end.side != RulerLayout::End::Side::Inside;
        if (isBeyond)
            addArrowhead(data, end, tone, isQuery ? tone : Tone::Ground);
        else if (isLocked)
            return addLocked(data, end.centre, !isQuery);
        Handle handle {.key = isQuery ? "position.query" : "position.key",
            .which = isBeyond ? 1 : 0,
            .tone = own,
            .diameter = handleDiameter,
            .place = end.centre,
            .reach = px(handleReach),
            .axis = layout.axis,
            .isListed = false,
            .leavesAxis = true,
            .below = 2};
        const std::int64_t position = isQuery ? positions.query : positions.key;
        if (isBeyond) {
            handle.press = Press {.make = showsAround,
                .with = {static_cast<int>(position), static_cast<int>(positions.shown)}};
        } else {
            handle.shape = Handle::Shape::Dot;
            handle.number = static_cast<double>(position);
            handle.snap = snapOf(position, isQuery ? positions.key : positions.query);
        }
        value.handles.push_back(std::move(handle));
    }
    /// If the distance is locked, the other position moves along and must stay in view, too.
    Snap snapOf(std::int64_t own, std::int64_t other) const
    {
        const std::int64_t end = positions.first + positions.shown - 1;
        const bool isBound = positions.distanceLocked && other >= positions.first && other <= end;
        const auto [low, high] = std::minmax({own, isBound ? other : own});
        return snap(std::min(own, own + positions.first - low), std::max(own, own + end - high));
    }
    void addArrowhead(Layer& data, const RulerLayout::End& end, Tone edge, Tone fill) const
    {
        const double way = end.side == RulerLayout::End::Side::Before ? -1 : 1;
        const Point tip = end.centre + Point {way * px(4.5), 0};
        const Point back {-way * px(8), px(6)};
        Path head {.pen = {edge, px(1.5), Pen::Cap::Round, {}, true}, .fill = fill};
        head.move(tip);
        head.line(tip + back);
        head.line(tip + Point {back.x, -back.y});
        head.close();
        data.add(std::move(head));
    }
    void addLocked(Layer& data, Point centre, bool isHollow)
    {
        const auto disc = [&](double diameter, Tone tone) {
            data.add(Rings {.places = {centre}, .radius = px(diameter) / 2, .fill = tone});
        };
        disc(handleDiameter + 2, Tone::Ground);
        disc(handleDiameter - 2, Tone::Axis);
        if (isHollow)
            disc(5, Tone::Ground);
        value.targets.push_back({.box = {centre.x, centre.y, 0, 0}, .reach = px(handleReach)});
    }

    const RulerValues& values;
    const Positions& positions;
    bool isOnBar;
    RulerLayout layout;
    RulerHeights heights;
    bool isLow;
};

} // namespace

const Figure<RulerValues> positionRuler {.name = "ruler",
    .title = [](const RulerValues&, const Language&) { return Said {}; },
    .drawing = drawnBy<DrawnRuler, RulerValues>,
    .table = [](const RulerValues&) { return NumberTable {}; },
    .shown = parts<>};

} // namespace lab::drawing
