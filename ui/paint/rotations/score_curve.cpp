#include "ui/paint/rotations/score_curve.h"

#include "ui/paint/ghost_curve.h"
#include "ui/paint/rotations/rotations_words.h"
#include "ui/paint/steady_range.h"
#include "ui/paint/text/number_text.h"
#include "ui/paint/text/text.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <utility>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

constexpr QMarginsF margins {40, 40, scoreCurveMargin, 28}; ///< for the numbers and the head
constexpr double lineReach = 12; ///< of the pointer to the line of the present distance
constexpr double textHeight = 10;

bool isShown(const ScoreCurveFrame& frame, std::int64_t distance)
{
    return std::abs(distance) <= frame.reach;
}

/// What a line of text must not lie on, from top to bottom.
struct Taken {
    double top = 0;
    double bottom = 0;
};

std::optional<Taken> takenBy(const CurveFrame& curve, const Plot& plot, double from, double to)
{
    std::optional<Taken> band;
    const double first = (plot.x.value(from) - curve.firstX) / curve.step;
    const double last = (plot.x.value(to) - curve.firstX) / curve.step;
    const auto count = static_cast<double>(curve.values.size());
    for (double k = std::max(0.0, std::floor(first)); k <= std::min(count - 1, std::ceil(last));
         ++k) {
        const double y = plot.y.pixel(curve.values[static_cast<std::size_t>(k)]);
        band = band ? Taken {std::min(band->top, y), std::max(band->bottom, y)} : Taken {y, y};
    }
    return band;
}

/// Places notes where they touch neither the curves nor each other.
class Notes {
public:
    Notes(const ScoreCurveFrame& frame, const CurveFrame& pair, const Plot& plot, const Look& look)
        : m_frame(frame)
        , m_pair(pair)
        , m_plot(plot)
        , m_look(look)
    {
    }

    /// The free baseline nearest to that of `wanted`, for a text of this width.
    std::optional<QPointF> freePlace(QPointF wanted, double width) const
    {
        const double height = m_look.px(textHeight);
        const std::vector<Taken> taken = bands(wanted.x(), wanted.x() + width);
        std::vector<double> candidates {wanted.y()};
        for (const Taken& band : taken) {
            candidates.push_back(band.top);
            candidates.push_back(band.bottom + height);
        }
        const QRectF& ground = m_plot.ground;
        const auto isFree = [&](double baseline) {
            return baseline - height >= ground.top() && baseline <= ground.bottom() - m_look.px(4)
                && std::ranges::none_of(taken, [&](const Taken& band) {
                       return baseline > band.top && baseline - height < band.bottom;
                   });
        };
        std::optional<QPointF> best;
        for (const double baseline : candidates)
            if (isFree(baseline)
                && (!best || std::abs(baseline - wanted.y()) < std::abs(best->y() - wanted.y())))
                best = QPointF(wanted.x(), baseline);
        return best;
    }

    void add(QPointF place, const QString& text, TextRole role, const QColor& colour)
    {
        const double height = m_look.px(textHeight);
        m_taken.emplace_back(place.x(), place.y() - height, textWidth(text, role, m_look), height);
        m_layers.emplace_back(Label {place, text, role, colour});
    }
    /// On a crowded plot the ground is painted behind it.
    void addOnGround(QPointF place, const QString& text, TextRole role, const QColor& colour)
    {
        const double edge = m_look.px(3);
        const double height = m_look.px(textHeight);
        m_layers.emplace_back(
            Region {{place.x() - edge, place.y() - height - edge,
                        textWidth(text, role, m_look) + 2 * edge, height + 2 * edge},
                m_look.palette.ground, Region::Edges::Sharp});
        add(place, text, role, colour);
    }
    Layers layers() && { return std::move(m_layers); }

private:
    std::vector<Taken> bands(double from, double to) const
    {
        const double gap = m_look.px(6);
        std::vector<Taken> taken;
        for (const CurveFrame* curve : {&m_frame.score, &m_pair})
            if (const auto band = takenBy(*curve, m_plot, from, to))
                taken.push_back({band->top - gap, band->bottom + gap});
        const double zero = m_plot.y.pixel(0);
        taken.push_back({zero - gap / 2, zero + gap / 2});
        for (const QRectF& other : m_taken)
            if (from < other.right() + gap && to > other.left() - gap)
                taken.push_back({other.top() - gap, other.bottom() + gap});
        return taken;
    }

    const ScoreCurveFrame& m_frame;
    const CurveFrame& m_pair;
    const Plot& m_plot;
    const Look& m_look;
    std::vector<QRectF> m_taken;
    Layers m_layers;
};

/// The title and its notes, as far as `right`.
Layers headOf(const QRectF& area, const ScoreCurveFrame& frame, double right, const Look& look)
{
    const double baseline = titleBaseline(area, look);
    const double gap = look.px(8);
    Layers head;
    const auto add = [&](double x, const QString& text, TextRole role, const QColor& colour) {
        head.emplace_back(Label {{x, baseline}, text, role, colour});
        return textWidth(text, role, look);
    };
    double x = area.left()
        + add(area.left(), RotationsWords::tr("Score against distance"), TextRole::PictureTitle,
            look.palette.text)
        + gap;
    const FormulaLabel distance {{x, baseline}, u"m_minus_n"_s, 16, look.palette.notes};
    head.emplace_back(distance);
    x += widthOf(distance, look) + 2 * gap;
    const auto addNote = [&](const QStringList& wordings, double end) { // the first that fits
        const auto note = std::ranges::find_if(wordings,
            [&](const QString& one) { return x + textWidth(one, TextRole::Note, look) <= end; });
        if (note != wordings.end())
            x += add(x, *note, TextRole::Note, look.palette.notes) + 2 * gap;
    };
    if (frame.runWidth >= 1) {
        const QString run = significant(frame.runWidth, 3);
        addNote({RotationsWords::tr("mean and spread of %1 distances a pixel").arg(run),
                    RotationsWords::tr("mean and spread of %1").arg(run)},
            right);
    }
    const double end = right - look.px(scoreCurveMargin);
    if (!frame.isRotation) {
        addNote({RotationsWords::tr("key at %1").arg(wholeNumber(frame.keyPosition))}, end);
        head.emplace_back(Label {{end, baseline}, notARotation(end - x, look), TextRole::Body,
            look.palette.unseenText, Alignment::Right});
    }
    return head;
}

/// The whole distance that is pointed at in this picture, or the middle of the run.
std::optional<double> pointedDistance(const Focus& focus)
{
    if (focus.picture != Picture::RotationsCurve || !focus.distance)
        return std::nullopt;
    return static_cast<double>(*focus.distance) + static_cast<double>(focus.covered - 1) / 2;
}

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

Rule upright(const Plot& plot, double x, const QColor& colour)
{
    return {{x, plot.ground.top(), x, plot.ground.bottom()}, colour, 1};
}

Layers pointedOf(
    const Plot& plot, const ScoreCurveFrame& frame, const Focus& focus, const Look& look)
{
    const std::optional<double> distance = pointedDistance(focus);
    if (!distance)
        return {};
    const double x = plot.x.pixel(*distance);
    return {upright(plot, x, look.palette.axis),
        Marks {.places = {{x, plot.y.pixel(valueOf(frame.score, *distance))}},
            .radius = look.px(4),
            .edge = QPen(look.palette.ground, look.px(1.5)),
            .fill = look.palette.result}};
}

/// At the right end of the dashed curve, or where else along it there is space; it is left out
/// where there is none.
void addPairNote(
    Notes& notes, const CurveFrame& curve, int pair, const Plot& plot, const Look& look)
{
    const QString text = RotationsWords::tr("pair %1 alone").arg(pair);
    const double width = textWidth(text, TextRole::Note, look);
    for (double start = plot.ground.right() - look.px(28) - width; start > plot.ground.left();
         start -= width) {
        const double middle = plot.x.value(start + width / 2);
        const double below = plot.y.pixel(valueOf(curve, middle)) + look.px(16);
        const auto place = notes.freePlace({start, below}, width);
        if (place && std::abs(place->y() - below) < look.px(32))
            return notes.add(*place, text, TextRole::Note, look.palette.notes);
    }
}

/// Beside the point, over or under the curve.
void addPresentNote(
    Notes& notes, QPointF point, const PresentScore& present, const Plot& plot, const Look& look)
{
    const QString text = RotationsWords::tr("%1 at distance %2")
                             .arg(decimals(present.score, 3), wholeNumber(present.distance));
    const double width = textWidth(text, TextRole::BodyStrong, look);
    const double gap = look.px(20);
    const bool fitsRight = point.x() + gap + width <= plot.ground.right();
    const QPointF wanted(
        fitsRight ? point.x() + gap : point.x() - gap - width, point.y() - look.px(8));
    if (const std::optional<QPointF> place = notes.freePlace(wanted, width))
        return notes.add(*place, text, TextRole::BodyStrong, look.palette.text);
    const double height = look.px(textHeight);
    const double lowest = std::max(plot.ground.bottom() - look.px(4), plot.ground.top() + height);
    notes.addOnGround({wanted.x(), std::clamp(wanted.y(), plot.ground.top() + height, lowest)},
        text, TextRole::BodyStrong, look.palette.text);
}

CurveFrame curveOfPair(const ScoreCurveFrame& frame, int pair)
{
    return pair == frame.rotations.pair ? frame.pair : pairCurve(frame, pair);
}

/// It points beyond the edge: the present distance lies farther than shown.
Marks beyond(QPointF point, const PresentScore& present, const Look& look)
{
    return {.shape = present.distance < 0 ? Marks::Shape::ToTheLeft : Marks::Shape::ToTheRight,
        .places = {point},
        .radius = look.px(7),
        .fill = look.palette.result};
}

/// The present score as the one large number, in the title's line at its right end.
Layers totalOf(const Plot& plot, const PresentScore& present, const Look& look)
{
    const QRectF area = plot.ground.marginsAdded(look.scale * margins);
    const double right = area.right() - look.px(scoreCurveMargin);
    const double baseline = titleBaseline(area, look) + look.px(4);
    const QString total = decimals(present.score, 4);
    const double label = right - textWidth(total, TextRole::MainResult, look) - look.px(12);
    return {Label {{right, baseline}, total, TextRole::MainResult, look.palette.resultText,
                Alignment::Right},
        Label {{label, baseline}, RotationsWords::tr("Score"), TextRole::PictureTitle,
            look.palette.text, Alignment::Right}};
}

QPointF placeOf(const Plot& plot, const ScoreCurveFrame& frame, const PresentScore& present)
{
    const std::int64_t shown = std::clamp(present.distance, -frame.reach, frame.reach);
    return plot.at(static_cast<double>(shown), present.score);
}

/// Those that would touch lose their numbers.
std::vector<Axis::Tick> fittingUpwards(
    const std::vector<double>& values, const Axis& axis, const Look& look)
{
    std::vector<Axis::Tick> ticks = labelled(values);
    if (ticks.size() < 2)
        return ticks;
    const double step = std::abs(axis.pixel(values[1]) - axis.pixel(values[0]));
    const auto stride =
        static_cast<std::size_t>(std::clamp(std::ceil(look.px(14) / step), 1.0, 1e6));
    for (std::size_t i = 0; i < ticks.size(); ++i)
        if (i % stride != 0)
            ticks[i].label.clear();
    return ticks;
}

TickedRange scoreRange(const QRectF& ground, const ScoreCurveFrame& frame,
    const std::optional<ScoreCurveFrame>& ghost, const PresentScore& present, const Look& look)
{
    const double lowest = ghost ? std::min(frame.lowest, ghost->lowest) : frame.lowest;
    const double highest = ghost ? std::max(frame.highest, ghost->highest) : frame.highest;
    const int most = std::clamp(static_cast<int>(ground.height() / look.px(30)), 2, 9);
    return steadyRange(std::min(lowest, present.score), std::max(highest, present.score), most);
}

} // namespace

double scoreCurveWidth(const QRectF& area, const Look& look)
{
    return groundIn(area, margins, look).width();
}

int pairShown(const ScoreCurveFrame& frame, const Focus& focus)
{
    const int pair = focus.pair.value_or(frame.rotations.pair);
    return pair >= 0 && 2 * pair < frame.rotations.width ? pair : frame.rotations.pair;
}

Plot scoreCurvePlot(const QRectF& area, const ScoreCurveFrame& frame,
    const std::optional<ScoreCurveFrame>& ghost, const ScoreCurveShown& shown, const Look& look)
{
    constexpr double spaceOfTotal = 200;
    const bool hasTotal = shown.total == TotalShown::Large;
    Plot plot;
    plot.layers = headOf(area, frame, area.right() - (hasTotal ? look.px(spaceOfTotal) : 0), look);
    if (frame.score.values.empty())
        return plot;
    plot.ground = groundIn(area, margins, look);
    plot.x = Axis::linear(
        frame.lowestDistance, frame.highestDistance, plot.ground.left(), plot.ground.right());
    const int ticks = std::max(3, static_cast<int>(plot.ground.width() / look.px(88)));
    plot.x.ticks =
        fitting(positionTicks(frame.lowestDistance, frame.highestDistance, ticks), plot.x, look);
    const TickedRange range = scoreRange(plot.ground, frame, ghost, shown.present, look);
    plot.y = Axis::linear(range.lowest, range.highest, plot.ground.bottom(), plot.ground.top());
    plot.y.ticks = fittingUpwards(range.ticks, plot.y, look);
    const auto graph = [&](const CurveFrame& curve, const CurveStyle& style) {
        plot.layers.emplace_back(Graph {plot.x.scale, plot.y.scale, curve, style});
    };
    if (ghost)
        graph(withoutBand(ghost->score), ghostStyle(look.palette.result, look.palette));
    graph(curveOfPair(frame, shown.pair), {look.palette.notes, 1.5, true, 0});
    const double dot = frame.score.dots.empty() ? 0 : 2.25;
    graph(frame.score, {look.palette.result, 1.75, false, dot});
    return plot;
}

bool hasRangeFor(const Plot& plot, const ScoreCurveFrame& frame,
    const std::optional<ScoreCurveFrame>& ghost, const PresentScore& present, const Look& look)
{
    const TickedRange range = scoreRange(plot.ground, frame, ghost, present, look);
    return std::equal_to<> {}(range.lowest, plot.y.lowest())
        && std::equal_to<> {}(range.highest, plot.y.highest());
}

Handle scoreHandle(const Plot& plot, const ScoreCurveFrame& frame, const PresentScore& present,
    const Positions& positions, const Look& look)
{
    const QPointF place = placeOf(plot, frame, present);
    const double near = look.px(lineReach);
    const auto reach = static_cast<double>(frame.reach);
    const QLineF line(place.x(), plot.ground.top() - near, place.x(), plot.ground.bottom() + near);
    return {.key = "position.query",
        .place = place,
        .value = static_cast<double>(present.distance),
        .kind = HandleKind::Result,
        .diameter = isShown(frame, present.distance) ? 14.0 : 0.0,
        .line = beside(line, lineReach, plot.ground.adjusted(-near, -near, near, near), look),
        .isByKey = false, // the arrows move m
        .showsParameter = false, // but the distance
        .snap = Snap {.lowest = -reach, .highest = reach, .nearPower = 0},
        .edit = [positions](
                    double distance) { return atDistance(positions, std::llround(distance)); }};
}

Layers scoreCurveMarks(const Plot& plot, const ScoreCurveFrame& frame, const ScoreCurveShown& shown,
    const Focus& focus, const Look& look)
{
    if (plot.ground.isEmpty())
        return {};
    const QPointF point = placeOf(plot, frame, shown.present);
    const CurveFrame pair = curveOfPair(frame, shown.pair);
    Notes notes(frame, pair, plot, look);
    addPresentNote(notes, point, shown.present, plot, look);
    addPairNote(notes, pair, shown.pair, plot, look);
    Layers marks = pointedOf(plot, frame, focus, look);
    marks.emplace_back(upright(plot, point.x(), look.palette.text));
    marks = marks + std::move(notes).layers();
    if (!isShown(frame, shown.present.distance))
        marks.emplace_back(beyond(point, shown.present, look));
    if (shown.total == TotalShown::Large)
        marks = marks + totalOf(plot, shown.present, look);
    return marks;
}

MovePositions atDistance(const Positions& positions, std::int64_t distance)
{
    const std::int64_t query = std::clamp<std::int64_t>(positions.key + distance, 0, lastPosition);
    return {query, std::clamp<std::int64_t>(query - distance, 0, lastPosition)};
}

} // namespace lab::ui
