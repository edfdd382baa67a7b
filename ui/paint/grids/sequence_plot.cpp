#include "ui/paint/grids/sequence_plot.h"

#include "ui/paint/ghost_curve.h"
#include "ui/paint/grids/grid_words.h"
#include "ui/paint/grids/video_stills.h"
#include "ui/paint/text/number_text.h"
#include "ui/paint/text/text.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>

namespace lab::ui {

namespace {

struct SequenceWords {
    Q_DECLARE_TR_FUNCTIONS(SequenceWords)
};

constexpr QMarginsF margins {34, 50, 12, 24};
constexpr double partsLine = 42; // the names of the parts, below the title
constexpr double reach = 8;

struct Line {
    PositionAxis axis;
    double width;
};
constexpr std::array lines {Line {PositionAxis::Width, 1.25}, Line {PositionAxis::Height, 1.75},
    Line {PositionAxis::Time, 2.5}};

std::int64_t largestNumber(const VideoFrame& frame)
{
    std::int64_t largest = 1;
    for (const NumberedToken& token : frame.tokens)
        largest =
            std::max({largest, token.numbers.time, token.numbers.height, token.numbers.width});
    return largest;
}

Curve stepsOf(const VideoFrame& frame, PositionAxis axis, const Plot& plot, const CurveStyle& style)
{
    Curve curve {{}, style};
    for (std::int64_t token = 0; token < frame.tokenCount; ++token) {
        const auto x = static_cast<double>(token);
        const double y = plot.y.pixel(static_cast<double>(along(frame.numbers(token), axis)));
        curve.points.push_back({plot.x.pixel(x - 0.5), y});
        curve.points.push_back({plot.x.pixel(x + 0.5), y});
    }
    return curve;
}

struct SequencePart {
    QString name;
    std::int64_t first = 0;
    std::int64_t end = 0;
};

/// The stills, and the words between them.
std::vector<SequencePart> partsOf(const VideoFrame& frame)
{
    std::vector<SequencePart> parts;
    std::int64_t next = 0;
    const auto words = [&](std::int64_t end) {
        if (end > next)
            parts.push_back({SequenceWords::tr("words"), next, end});
    };
    for (const VideoFrame::Still& still : frame.stills) {
        words(still.firstToken);
        next = still.firstToken + std::int64_t {still.map.rows} * still.map.columns;
        parts.push_back({stillName(still), still.firstToken, next});
    }
    words(frame.tokenCount);
    return parts;
}

void addParts(Plot& plot, const VideoFrame& frame, double baseline, const Look& look)
{
    double taken = plot.ground.left() - look.px(20);
    for (const SequencePart& part : partsOf(frame)) {
        const double from = plot.x.pixel(static_cast<double>(part.first) - 0.5);
        const double middle = (from + plot.x.pixel(static_cast<double>(part.end) - 0.5)) / 2;
        const double half = textWidth(part.name, TextRole::Note, look) / 2;
        if (part.first > 0)
            plot.layers.emplace_back(
                Rule {plot.upright(static_cast<double>(part.first) - 0.5), look.palette.grid});
        if (middle - half < taken + look.px(8) || middle + half > plot.ground.right() + look.px(12))
            continue;
        taken = middle + half;
        plot.layers.emplace_back(Label {
            {middle, baseline}, part.name, TextRole::Note, look.palette.notes, Alignment::Centre});
    }
}

QString letterOf(GridAxis axis)
{
    return axis == GridAxis::Frame ? QStringLiteral("t")
        : axis == GridAxis::Row    ? QStringLiteral("y")
                                   : QStringLiteral("x");
}

/// The title and the legend, in fewer words if all three lines could not be named.
Layers headOf(const QRectF& area, double baseline, const Look& look)
{
    const auto named = [&](const QString& title, bool isShort, double left) {
        std::vector<LegendEntry> legend;
        for (const Line& line : lines) {
            const GridAxis axis = axisOf(line.axis);
            legend.push_back({isShort ? letterOf(axis) : axisName(axis), look.palette.text,
                QPen(axisColor(axis, look.palette), look.px(line.width))});
        }
        return Layers {Label {
                   {area.left(), baseline}, title, TextRole::PictureTitle, look.palette.text}}
        + legendAtRight(legend, {area.right(), baseline}, left, {}, look).layers;
    };
    const QString whole = SequenceWords::tr("Position numbers along the prompt");
    const QString shorter = SequenceWords::tr("Position numbers");
    const auto all = named(whole, false, -1e6).size();
    for (const auto& [title, isShort] : {std::pair(whole, false), {whole, true}, {shorter, true}}) {
        const double end =
            area.left() + textWidth(title, TextRole::PictureTitle, look) + look.px(16);
        Layers layers = named(title, isShort, end);
        if (layers.size() == all || title == shorter)
            return layers;
    }
    return {};
}

Handle lineHandle(
    const Plot& plot, const char* key, std::int64_t token, HandleKind kind, const Look& look)
{
    const QLineF line = plot.upright(static_cast<double>(token));
    return {.key = key,
        .place = line.p1(),
        .value = static_cast<double>(token),
        .kind = kind,
        .diameter = 12,
        .line = beside(line, reach, plot.ground.adjusted(-reach, -reach, reach, reach), look),
        .keyStep = std::max(1.0, plot.x.pixel(1) - plot.x.pixel(0)),
        .snap = Snap {.lowest = 0, .highest = plot.x.highest() - 0.5, .nearPower = 0}};
}

} // namespace

Plot sequencePlot(const QRectF& area, const VideoFrame& frame,
    const std::optional<VideoFrame>& ghost, const Look& look)
{
    Plot plot;
    const double baseline = area.top() + look.px(16);
    plot.layers = headOf(area, baseline, look);
    if (frame.tokens.empty())
        return plot;
    plot.ground = groundIn(area, margins, look);
    const auto last = static_cast<double>(frame.tokenCount - 1);
    plot.x = Axis::linear(-0.5, last + 0.5, plot.ground.left(), plot.ground.right());
    const int across = std::max(3, static_cast<int>(plot.ground.width() / look.px(88)));
    std::vector<double> ticks = roundTicks(0, last, across);
    std::erase_if(ticks, [](double tick) { return std::abs(tick - std::round(tick)) > 0; });
    plot.x.ticks = fitting(ticks, plot.x, look);
    const std::int64_t highest = std::max(largestNumber(frame), ghost ? largestNumber(*ghost) : 1);
    const int upwards = std::clamp(static_cast<int>(plot.ground.height() / look.px(28)), 2, 6);
    plot.y = Axis::linear(
        0, 1.05 * static_cast<double>(highest), plot.ground.bottom(), plot.ground.top());
    plot.y.ticks = labelled(roundTicks(0, static_cast<double>(highest), upwards));
    addParts(plot, frame, area.top() + look.px(partsLine), look);
    if (ghost && !ghost->tokens.empty())
        for (const Line& line : lines)
            plot.layers.emplace_back(stepsOf(*ghost, line.axis, plot,
                ghostStyle(axisColor(axisOf(line.axis), look.palette), look.palette)));
    for (const Line& line : lines)
        plot.layers.emplace_back(stepsOf(frame, line.axis, plot,
            {axisColor(axisOf(line.axis), look.palette), line.width, false, 0}));
    const auto upright = [&](std::int64_t token, const QColor& colour) {
        plot.layers.emplace_back(Rule {plot.upright(static_cast<double>(token)), colour, 2});
    };
    upright(frame.key, look.palette.key);
    upright(frame.query, look.palette.query);
    plot.handles = {lineHandle(plot, "position.key", frame.key, HandleKind::Key, look),
        lineHandle(plot, "position.query", frame.query, HandleKind::Query, look)};
    return plot;
}

Layers sequenceMarks(
    const Plot& plot, const VideoFrame& frame, const Focus& focus, const Look& look)
{
    if (plot.ground.isEmpty() || !focus.key)
        return {};
    const std::int64_t token = std::clamp<std::int64_t>(*focus.key, 0, frame.tokenCount - 1);
    return {Rule {plot.upright(static_cast<double>(token)), look.palette.axis}};
}

} // namespace lab::ui
