#include "core/drawing/kit.h"
#include "core/drawing/numbers.h"
#include "core/drawing/plot.h"
#include "core/drawing/ticks.h"
#include "core/figures/rotations/rotations_figures.h"
#include "core/figures/rotations/rotations_words.h"
#include "core/figures/rotations/score_curve_notes.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <utility>

namespace lab::drawing {

namespace curve {
namespace {

constexpr Message name = LAB_MESSAGE("lab::ui::RotationsWords", "Score against distance");
constexpr Message runs =
    LAB_MESSAGE("lab::ui::RotationsWords", "mean and spread of %1 distances per pixel");
constexpr Message runsShort =
    LAB_MESSAGE("lab::ui::RotationsWords", "mean and spread of %1 distances");
constexpr Message keyAt = LAB_MESSAGE("lab::ui::RotationsWords", "key at %1");
constexpr Message scoreWord = LAB_MESSAGE("lab::ui::RotationsWords", "Score");
constexpr Message pairAlone = LAB_MESSAGE("lab::ui::RotationsWords", "pair %1 alone");
constexpr Message atDistance = LAB_MESSAGE("lab::ui::RotationsWords", "%1 at distance %2");

constexpr Margins margins {40, 40, scoreCurveMargin, 28}; // for the numbers and the head

using Values = ScoreCurveValues;

const ScoreCurveFrame& frameOf(const Values& values)
{
    static const ScoreCurveFrame nothing;
    return values.curve ? *values.curve : nothing;
}

/// Interpolates its values along a line.
double valueOf(const CurveFrame& curve, double x)
{
    const double place = (x - curve.firstX) / curve.step;
    const auto last = static_cast<double>(curve.values.size() - 1);
    const double below = std::clamp(std::floor(place), 0.0, last);
    const double above = std::min(below + 1, last);
    const double share = std::clamp(place - below, 0.0, 1.0);
    return (1 - share) * curve.values[static_cast<std::size_t>(below)]
        + share * curve.values[static_cast<std::size_t>(above)];
}

Focus focusOn(const DistanceRun& run)
{
    Focus focus;
    focus.picture = Picture::RotationsCurve;
    focus.distance = run.first;
    focus.covered = run.count;
    return focus;
}

/// The run of distances there, or the present distance on its point.
Focus focusIn(const Zone& zone, Point point)
{
    const auto [reach, runWidth, lowest, samples, x, y, near, present] = zone.with;
    if (std::hypot(point.x - x, point.y - y) <= near)
        return focusOn({std::llround(present), 1});
    ScoreCurveFrame frame;
    frame.reach = std::llround(reach);
    frame.runWidth = runWidth;
    frame.lowestDistance = lowest;
    frame.space.samples = static_cast<int>(samples);
    return focusOn(runAt(frame, zone.axis.value(point.x)));
}

/// The key stays and the query moves; if it would leave the positions, the key moves.
std::optional<Edit> movedTo(const LabState& start, double number)
{
    const std::int64_t distance = std::llround(number);
    const std::int64_t query =
        std::clamp<std::int64_t>(start.position.key + distance, 0, lastPosition);
    return MovePositions {query, std::clamp<std::int64_t>(query - distance, 0, lastPosition)};
}

/// A power of two in which the distance is well inside, with both positions among those shown.
std::optional<Edit> fitted(const LabState& state)
{
    constexpr std::int64_t fewest = 64;
    const Positions& positions = state.position;
    const std::int64_t distance = std::abs(positions.query - positions.key);
    std::int64_t shown = fewest;
    while (2 * shown < 5 * distance && shown < lastPosition)
        shown = std::min(2 * shown, lastPosition);
    const std::int64_t last = std::max(positions.query, positions.key);
    const std::int64_t middle = (positions.query + positions.key) / 2;
    return ShowPositions {last < shown ? 0 : std::max<std::int64_t>(0, middle - shown / 2), shown};
}

struct ScoreCurve : DrawnPlot {
    ScoreCurve(const Compared<Values>& compared, const Box& place, const Style& style,
        const Pointing& pointing)
        : DrawnPlot(place, margins, style)
        , values(compared.values)
        , frame(frameOf(values))
        , present(values.present)
        , reference(compared.reference)
        , focus(pointing.focus)
        , pair(focus.pair && *focus.pair >= 0 && 2 * *focus.pair < frame.rotations.width
                  ? *focus.pair
                  : frame.rotations.pair)
    {
    }

    Drawing drawing()
    {
        const bool isEmpty = frame.score.values.empty();
        if (!isEmpty)
            addAxes();
        addHeadline();
        if (isEmpty)
            return std::move(value);
        addCurves();
        addHandle();
        addMoving();
        return std::move(value);
    }

private:
    bool isShown(std::int64_t distance) const { return std::abs(distance) <= frame.reach; }

    /// Those that would touch lose their numbers.
    std::vector<Tick> scoreTicks(const std::vector<double>& scores) const
    {
        std::vector<Tick> ticks;
        if (scores.empty())
            return ticks;
        const double second = scores.size() > 1 ? scores[1] : 0;
        const double apart = std::abs(y.pixel(second) - y.pixel(scores[0]));
        const auto stride =
            static_cast<std::size_t>(std::clamp(std::ceil(px(14) / apart), 1.0, 1e6));
        for (std::size_t i = 0; i < scores.size(); ++i)
            ticks.push_back({scores[i],
                i % stride == 0 ? tickLabel(scores[i], std::abs(second - scores[0])) : ""});
        return ticks;
    }
    void addAxes()
    {
        x = {Axis::Kind::Linear, frame.lowestDistance, frame.highestDistance, ground.left(),
            ground.right()};
        double lowest = std::min(frame.lowest, present.score);
        double highest = std::max(frame.highest, present.score);
        if (reference && reference->curve) {
            lowest = std::min(lowest, reference->curve->lowest);
            highest = std::max(highest, reference->curve->highest);
        }
        const int upwards = std::clamp(static_cast<int>(ground.height / px(30)), 2, 9);
        const TickedRange range = steadyRange(lowest, highest, upwards);
        y = {Axis::Kind::Linear, range.lowest, range.highest, ground.bottom(), ground.top()};
        const int across = std::max(3, static_cast<int>(ground.width / px(88)));
        Layer& axes = layer(Layer::Meaning::Axes);
        addUpwards(axes, ground, y, scoreTicks(range.ticks), style);
        addAcross(axes, ground, ground.bottom(), x,
            fittingTicks(
                positionTicks(frame.lowestDistance, frame.highestDistance, across), x, style),
            {}, style);
        for (Mark& mark : axes.marks) // a long number at the end stays in the picture
            if (auto* const text = std::get_if<Text>(&mark); text && text->align == Align::Centre)
                text->at.x =
                    std::min(text->at.x, place.right() - width(text->said, text->role) / 2);
    }

    void addHeadline()
    {
        constexpr double spaceOfTotal = 200;
        Layer& head = layer(Layer::Meaning::Texts);
        const double baseline = titleBaseline(place, style);
        const double gap = px(8);
        const double right = place.right() - (style.isPresenting ? px(spaceOfTotal) : 0);
        double left = place.left();
        const auto addText = [&](const Said& words, TextRole role, Tone tone) {
            head.marks.emplace_back(Text {{left, baseline}, words, role, tone});
            left += width(words, role);
        };
        addText(said(name), TextRole::PictureTitle, Tone::Text);
        left += gap;
        head.marks.emplace_back(Formula {{left, baseline}, "m_minus_n", {}, 16, Tone::Notes});
        left += style.width("m_minus_n", {}, 16) + 2 * gap;
        const auto addNote = [&](const std::vector<Said>& wordings, double end) {
            const auto note = std::ranges::find_if(wordings,
                [&](const Said& one) { return left + width(one, TextRole::Note) <= end; });
            if (note == wordings.end())
                return;
            addText(*note, TextRole::Note, Tone::Notes);
            left += 2 * gap;
        };
        if (frame.runWidth >= 1) {
            const std::string run = significant(frame.runWidth, 3);
            addNote({said(runs, {run}), said(runsShort, {run})}, right);
        }
        if (frame.isRotation)
            return;
        const double end = right - px(scoreCurveMargin);
        addNote({said(keyAt, {wholeNumber(frame.keyPosition)})}, end);
        head.marks.emplace_back(Text {{end, baseline}, notARotation(end - left, style),
            TextRole::Body, Tone::UnseenText, Align::Right});
    }

    void addGraph(
        Layer& layer, std::shared_ptr<const CurveFrame> of, const Pen& pen, double dots = 0) const
    {
        layer.marks.emplace_back(Graph {std::move(of), x, y, pen, ground, px(dots)});
    }
    void addCurves()
    {
        if (reference && reference->curve) { // without the band: two could not be distinguished
            CurveFrame line = reference->curve->score;
            line.deviation.clear();
            addGraph(layer(Layer::Meaning::Reference),
                std::make_shared<const CurveFrame>(std::move(line)),
                referencePen(Tone::Result, style));
        }
        share = pair == frame.rotations.pair
            ? std::shared_ptr<const CurveFrame>(values.curve, &values.curve->pair)
            : std::make_shared<const CurveFrame>(pairCurve(frame, pair));
        const bool hasBand = !frame.score.deviation.empty(); // which would cover the pair
        // Dots, because A has dashes. Over means that oscillate they are darker.
        pairPen = {
            hasBand ? Tone::Text : Tone::Notes, px(hasBand ? 2 : 1.5), Pen::Cap::Flat, {1, 2}};
        Layer& data = layer(Layer::Meaning::Data);
        if (!hasBand)
            addGraph(data, share, pairPen);
        addGraph(data, {values.curve, &values.curve->score}, {Tone::Result, px(1.75)},
            frame.score.dots.empty() ? 0 : 2.25);
        if (hasBand)
            addGraph(data, share, pairPen);
    }

    /// At the nearer end if it is beyond the axis.
    double shownDistance() const
    {
        return static_cast<double>(std::clamp(present.distance, -frame.reach, frame.reach));
    }
    void addHandle()
    {
        point = at(shownDistance(), present.score);
        const double near = px(handleReach);
        const auto reach = static_cast<double>(frame.reach);
        Handle handle = dot("position.query", Tone::Result, Handle::Along::X, point,
            static_cast<double>(present.distance));
        if (!isShown(present.distance))
            handle.shape = Handle::Shape::None; // a layer shows it
        handle.box = Box {point.x, ground.top(), 0, ground.height}.grown(near, near);
        handle.isParameter = false; // but the distance
        handle.snap = {.lowest = -reach, .highest = reach, .toPowers = false};
        handle.isByKey = false; // the arrow keys move m
        handle.rule.makeFrom = movedTo;
        handle.focus = focusOn({present.distance, 1});
        value.handles.push_back(std::move(handle));
        value.zones.push_back({.box = ground.grown(px(4), 0),
            .axis = x,
            .with = {reach, frame.runWidth, frame.lowestDistance,
                static_cast<double>(frame.space.samples), point.x, point.y, near,
                static_cast<double>(present.distance)},
            .shown = focusIn});
    }

    Line upright(double distance) const
    {
        return {{x.pixel(distance), ground.top()}, {x.pixel(distance), ground.bottom()}};
    }
    /// What moves with the positions or the pointer, over the curves.
    void addMoving()
    {
        Layer& moving = layer(Layer::Meaning::Selection, Drawing::Live::Yes);
        if (focus.picture == Picture::RotationsCurve && focus.distance) {
            const double distance = static_cast<double>(*focus.distance)
                + static_cast<double>(focus.covered - 1) / 2; // the middle of a run
            moving.marks.emplace_back(Rule {upright(distance), Tone::Axis});
            moving.marks.emplace_back(Rings {{at(distance, valueOf(frame.score, distance))}, px(4),
                {Tone::Ground, px(1.5)}, Tone::Result});
        }
        addPointOfReference(moving);
        const bool hasRings = !moving.marks.empty(); // after which lines have smooth ends
        moving.marks.emplace_back(
            Rule {.line = upright(shownDistance()), .ink = Tone::Text, .isSmooth = hasRings});
        addNotes(moving);
        if (!isShown(present.distance)) { // it points beyond the edge
            const double ahead = px(present.distance < 0 ? -7 : 7);
            moving.marks.emplace_back(
                Polygons {{point + Point {ahead, 0}, point + Point {-ahead, -px(7)},
                              point + Point {-ahead, px(7)}},
                    3, Tone::Result});
        }
        if (style.isPresenting)
            addTotal(moving);
    }
    /// None beyond the edge, nor where the curve has means of many and a single score is outside.
    void addPointOfReference(Layer& layer) const
    {
        if (!reference || reference->present == present || !isShown(reference->present.distance))
            return;
        const Point other =
            at(static_cast<double>(reference->present.distance), reference->present.score);
        if (ground.containsOrTouches(other))
            layer.marks.emplace_back(Rings {{other}, px(5),
                {Ink(Tone::Result).with(Ink::As::Reference), px(1.5)}, Tone::Ground});
    }
    void addNotes(Layer& layer) const
    {
        CurveNotes notes(*this, frame.score, *share);
        addPresent(notes, layer);
        addPair(notes, layer);
    }
    /// Beside the point, above or below the curve.
    void addPresent(CurveNotes& notes, Layer& layer) const
    {
        constexpr TextRole role = TextRole::BodyStrong;
        const Said words =
            said(atDistance, {decimals(present.score, 3), wholeNumber(present.distance)});
        const double wide = width(words, role);
        const double gap = px(20);
        const bool fitsRight = point.x + gap + wide <= ground.right();
        const double left = fitsRight ? point.x + gap : point.x - gap - wide;
        const Point wanted {std::max(place.left(), left), point.y - px(8)};
        if (const auto free = notes.freePlace(wanted, wide))
            return notes.add(layer, {*free, words, role, Tone::Text});
        const double highest = ground.top() + px(10);
        const double lowest = std::max(ground.bottom() - px(4), highest);
        notes.addOnGround(
            layer, {{wanted.x, std::clamp(wanted.y, highest, lowest)}, words, role, Tone::Text});
    }
    /// At the right end of the dotted curve, or anywhere else along it with space beside the line
    /// of the present distance, after a sample of the curve; left out if there is no space.
    void addPair(CurveNotes& notes, Layer& layer) const
    {
        const Said words = said(pairAlone, {std::to_string(pair)});
        const double sample = px(18 + 6);
        const double wide = sample + width(words, TextRole::Note);
        const double gap = px(6);
        for (double start = ground.right() - px(28) - wide; start > ground.left();
             start -= wide / 2) {
            if (start - gap < point.x && point.x < start + wide + gap)
                continue;
            const double middle = x.value(start + wide / 2);
            const double below = y.pixel(valueOf(*share, middle)) + px(16);
            const auto free = notes.freePlace({start, below}, wide);
            if (!free || std::abs(free->y - below) >= px(32))
                continue;
            const double line = free->y - style.digitHeight(TextRole::Note) / 2;
            layer.marks.emplace_back(
                Curve {{{free->x, line}, {free->x + px(18), line}}, pairPen, ground});
            return notes.add(
                layer, {*free + Point {sample, 0}, words, TextRole::Note, Tone::Notes});
        }
    }
    /// At the right end of the title line.
    void addTotal(Layer& layer) const
    {
        const double right = place.right() - px(scoreCurveMargin);
        const double baseline = titleBaseline(place, style) + px(4);
        const Said total {decimals(present.score, 4)};
        layer.marks.emplace_back(
            Text {{right, baseline}, total, TextRole::MainResult, Tone::ResultText, Align::Right});
        layer.marks.emplace_back(
            Text {{right - width(total, TextRole::MainResult) - px(12), baseline}, said(scoreWord),
                TextRole::PictureTitle, Tone::Text, Align::Right});
    }

    const Values& values;
    const ScoreCurveFrame& frame;
    const PresentScore& present;
    const Values* reference;
    const Focus& focus;
    int pair; ///< whose share is drawn
    std::shared_ptr<const CurveFrame> share {};
    Pen pairPen {};
    Point point {}; ///< of the present score
};

NumberTable table(const Values& values)
{
    NumberTable table = scoreCurveTable(frameOf(values));
    if (values.hasPair)
        return table;
    table.header.pop_back();
    for (std::vector<double>& row : table.rows)
        row.pop_back();
    return table;
}

Focus shown(const Focus& focus, const Values&)
{
    Focus shown;
    shown.pair = focus.pair;
    if (focus.picture == Picture::RotationsCurve) {
        shown.picture = focus.picture;
        shown.distance = focus.distance;
        shown.covered = focus.covered;
    }
    return shown;
}

Focus resting(const Values& values)
{
    return focusOn({values.present.distance, 1});
}

/// Distance 0 stays in the middle of the plot, and there the query is on the key.
double zoomedAround(const Positions& positions)
{
    return static_cast<double>(positions.key) + 0.5;
}

} // namespace
} // namespace curve

ScoreCurveValues scoreCurveValues(const LabState& state)
{
    const ScoreCurveFrame frame = scoreCurveFrame(scoreCurveInputs(state, {}));
    return {std::make_shared<const ScoreCurveFrame>(frame), presentScore(state)};
}

double scoreCurveWidth(double placeWidth, double scale)
{
    return std::max(1.0, placeWidth - scale * (curve::margins.left + curve::margins.right));
}

const Figure<ScoreCurveValues> rotationsCurve {.picture = Picture::RotationsCurve,
    .name = "curve",
    .title = titled<curve::name>,
    .drawing = drawnBy<curve::ScoreCurve>,
    .table = curve::table,
    .pressed = stepsByKey<1>,
    .shown = curve::shown,
    .pressedWithShift = stepsByKey<10>,
    .keys = &rotationsKeys,
    .resting = curve::resting,
    .doubleClicked = curve::fitted,
    .zoomedAround = curve::zoomedAround,
    .isPointedAnywhere = false};

} // namespace lab::drawing
