#include "ui/paint/context/mean_score.h"

#include "ui/paint/context/context_words.h"
#include "ui/paint/context/length_lines.h"
#include "ui/paint/text/number_text.h"
#include "ui/paint/text/text.h"
#include "ui/paint/waves/waves_words.h"

#include <algorithm>
#include <utility>

namespace lab::ui {

namespace {

constexpr QMarginsF margins {40, 76, 16, 28}; ///< numbers; half of the last distance's number
constexpr double handleRow = 18; ///< above the plot: its words avoid a peak at 1
constexpr double reach = 5; ///< of the pointer to a line
constexpr double plainWidth = 1.25;
constexpr double chosenWidth = 2;
constexpr double dotSize = 3;

/// The longest first.
QStringList sourceWords(const MeanScoreFrame& frame)
{
    switch (frame.source) {
    case VectorSource::Own:
        return {ContextWords::tr("your own vectors, from Rotations"),
            ContextWords::tr("your own vectors")};
    case VectorSource::Random:
        return {ContextWords::tr("random query and key"), ContextWords::tr("random")};
    case VectorSource::Equal:
        return {ContextWords::tr("query and key equal"), ContextWords::tr("equal")};
    case VectorSource::Adversarial:
        break;
    }
    return {ContextWords::tr("aligned query and key"), ContextWords::tr("aligned")};
}

QColor lineColor(const MeanScoreFrame::Line& line, const Look& look)
{
    return methodStyle(line.method, look.palette).line;
}

QString noneWord()
{
    return ContextWords::tr("none", "no extension method");
}

TextLine legendOf(
    const QRectF& area, double baseline, const MeanScoreFrame& frame, const Look& look)
{
    std::vector<LegendEntry> entries; // from the right
    const auto pen = [&](const QColor& colour, double width) {
        return QPen(colour, look.px(width), Qt::SolidLine, Qt::FlatCap);
    };
    if (!frame.bounds.empty()) { // dots with their own size, as in the plot
        QPen dots(look.palette.notes, look.px(dotSize), Qt::SolidLine, Qt::RoundCap);
        dots.setDashPattern({0.01, 2.2});
        entries.push_back({ContextWords::tr("RoFormer's bound"), look.palette.notes, dots});
    }
    if (frame.plain) {
        const MethodStyle plain = methodStyle(ScalingMethod::None, look.palette);
        entries.push_back({noneWord(), plain.text, pen(plain.line, plainWidth)});
    }
    const MethodStyle chosen = methodStyle(frame.chosen.method, look.palette);
    entries.push_back({frame.plain ? methodName(frame.chosen.method) : noneWord(), chosen.text,
        pen(chosen.line, chosenWidth), TextRole::NoteStrong});
    return legendAtRight(entries, {area.right(), baseline}, area.left(), {}, look);
}

Layers headOf(const QRectF& area, const MeanScoreFrame& frame, const Look& look)
{
    const double title =
        textWidth(contextTitle(Picture::ContextMeanScore), TextRole::PictureTitle, look)
        + look.px(12);
    const QString note = fittingWords(
        {ContextWords::tr("against distance, logarithmic; band: lowest to highest of each pixel"),
            ContextWords::tr("against distance; band: lowest to highest"),
            ContextWords::tr("against distance")},
        area.width() - title, TextRole::Note, look);
    const double baseline = area.top() + look.px(38);
    const TextLine legend = legendOf(area, baseline, frame, look);
    const Label source {{area.left(), baseline},
        fittingWords(sourceWords(frame), legend.end - area.left(), TextRole::Body, look),
        TextRole::Body, look.palette.text};
    return contextHead(area, Picture::ContextMeanScore, note, look) + legend.layers
        + Layers {source};
}

Band bandOf(const Plot& plot, const MeanScoreFrame& frame, const MeanScoreFrame::Line& line,
    double share, const Look& look)
{
    Band band {.fill = lineColor(line, look), .edges = Band::Edges::Ragged};
    band.fill.setAlphaF(static_cast<float>(share));
    for (std::size_t k = 0; k < line.extremes.size(); ++k) {
        const double middle = middleOf(frame.runs[k]);
        band.upper.push_back(plot.at(middle, line.extremes[k].highest));
        band.lower.push_back(plot.at(middle, line.extremes[k].lowest));
    }
    return band;
}

Curve meanOf(const Plot& plot, const MeanScoreFrame& frame, const MeanScoreFrame::Line& line,
    const CurveStyle& style)
{
    Curve curve {{}, style};
    curve.points.reserve(line.mean.size());
    for (std::size_t k = 0; k < line.mean.size(); ++k)
        curve.points.push_back(plot.at(middleOf(frame.runs[k]), line.mean[k]));
    return curve;
}

Marks boundsOf(const Plot& plot, const MeanScoreFrame& frame, const Look& look)
{
    Marks marks {.radius = look.px(dotSize / 2), .fill = look.palette.notes};
    for (const auto& [distance, bound] : frame.bounds)
        marks.places.push_back(plot.at(static_cast<double>(distance), bound));
    return marks;
}

/// The wavelength of a pair, on the axis.
Layers wavelengthOf(
    const Plot& plot, const MeanScoreFrame& frame, int pair, double width, const Look& look)
{
    if (pair < 0 || pair >= static_cast<int>(frame.wavelengths.size()))
        return {};
    const double wavelength = frame.wavelengths[static_cast<std::size_t>(pair)];
    if (!(wavelength <= static_cast<double>(lastPosition)))
        return {};
    return {Marks {.places = {{plot.x.pixel(std::max(1.0, wavelength)), plot.ground.bottom()}},
        .radius = look.px(4),
        .edge = QPen(look.palette.text, look.px(width)),
        .fill = look.palette.ground}};
}

/// Words on the outer side of each handle if there is space, else on the inner one.
Layers lengthLabels(const QRectF& area, const Plot& plot, const LengthLine& one,
    const LengthLine& other, const Look& look)
{
    const auto& [lower, upper] =
        one.length > other.length ? std::pair(other, one) : std::pair(one, other);
    const double left = plot.x.pixel(lower.length);
    const double right = plot.x.pixel(upper.length);
    const double gap = look.px(12);
    const double baseline =
        plot.ground.top() - look.px(handleRow) + digitHeight(TextRole::NoteStrong, look) / 2;
    const auto widthOf = [&](const LengthLine& line) {
        return textWidth(line.label, TextRole::NoteStrong, look);
    };
    const auto label = [&](const LengthLine& line, double x, Alignment alignment) {
        return Label {{x, baseline}, line.label, TextRole::NoteStrong, line.text, alignment};
    };
    const double between = right - left - 2 * gap;
    const bool isLowerOutside = left - gap - widthOf(lower) >= area.left();
    const bool isUpperOutside = right + gap + widthOf(upper) <= area.right();
    const double lowerInside = isLowerOutside ? 0 : widthOf(lower) + gap;
    // If two handles are close together at an end, both have their words on the same side.
    const double beforeLower = left - 2 * gap - widthOf(lower);
    const double behindUpper = right + 2 * gap + widthOf(upper);
    Layers layers;
    if (isLowerOutside)
        layers.emplace_back(label(lower, left - gap, Alignment::Right));
    else if (widthOf(lower) <= between)
        layers.emplace_back(label(lower, left + gap, Alignment::Left));
    else if (isUpperOutside && behindUpper + widthOf(lower) <= area.right())
        layers.emplace_back(label(lower, behindUpper, Alignment::Left));
    if (isUpperOutside)
        layers.emplace_back(label(upper, right + gap, Alignment::Left));
    else if (widthOf(upper) + lowerInside <= between)
        layers.emplace_back(label(upper, right - gap, Alignment::Right));
    else if (isLowerOutside && beforeLower - widthOf(upper) >= area.left())
        layers.emplace_back(label(upper, beforeLower, Alignment::Right));
    return layers;
}

void addLengths(Plot& plot, const QRectF& area, const MeanScoreFrame& frame, const Look& look)
{
    const auto lines = lengthLines(frame.lengths, look);
    for (const LengthLine& line : lines) {
        const double x = plot.x.pixel(line.length);
        const QLineF upright(x, plot.ground.top() - look.px(handleRow), x, plot.ground.bottom());
        plot.layers.emplace_back(Rule {upright, line.line, 2});
        plot.handles.push_back({.key = line.key,
            .place = upright.p1(),
            .value = line.length,
            .kind = line.kind,
            .line = beside(upright, reach, plot.ground, look),
            .keyStep = 6,
            .snap = Snap {.digits = 3}});
    }
    plot.layers = plot.layers + lengthLabels(area, plot, lines[0], lines[1], look);
}

} // namespace

double meanScoreWidth(const QRectF& area, const Look& look)
{
    return groundIn(area, margins, look).width();
}

Plot meanScorePlot(const QRectF& area, const MeanScoreFrame& frame,
    const std::optional<MeanScoreFrame>& ghost, const Look& look)
{
    if (frame.runs.empty())
        return {};
    Plot plot {.ground = groundIn(area, margins, look)};
    const QRectF& ground = plot.ground;
    plot.x = Axis::logarithmic({0, 7}, ground.left(), ground.right());
    plot.x.ticks = decadeTicks(plot.x, 46, TicksBetween::Kept, look);
    plot.y = Axis::linear(frame.lowest, frame.highest, ground.bottom(), ground.top());
    const int most = std::clamp(static_cast<int>(ground.height() / look.px(28)), 2, 9);
    plot.y.ticks = labelled(roundTicks(frame.lowest, frame.highest, most));

    plot.layers = headOf(area, frame, look);
    if (frame.plain)
        plot.layers.emplace_back(bandOf(plot, frame, *frame.plain, 0.2, look));
    plot.layers.emplace_back(bandOf(plot, frame, frame.chosen, 0.25, look));
    if (ghost)
        plot.layers.emplace_back(meanOf(plot, *ghost, ghost->chosen,
            {.colour = look.palette.axis, .width = 1, .dashed = true}));
    if (frame.plain)
        plot.layers.emplace_back(meanOf(plot, frame, *frame.plain,
            {.colour = lineColor(*frame.plain, look), .width = plainWidth}));
    plot.layers.emplace_back(boundsOf(plot, frame, look));
    plot.layers.emplace_back(meanOf(plot, frame, frame.chosen,
        {.colour = lineColor(frame.chosen, look), .width = chosenWidth}));
    addLengths(plot, area, frame, look);
    plot.layers = plot.layers + wavelengthOf(plot, frame, frame.selectedPair, 2, look);
    if (frame.peak)
        plot.handles.push_back({.key = "rope.peak_distance",
            .place = plot.at(static_cast<double>(frame.peak->distance), frame.peak->score),
            .value = static_cast<double>(frame.peak->distance),
            .kind = HandleKind::Result,
            .keyStep = 6,
            .snap = Snap {.marks = {frame.lengths.target, frame.lengths.training},
                .nearMark = 5,
                .digits = 3}});
    return plot;
}

Layers meanScorePointed(
    const Plot& plot, const MeanScoreFrame& frame, const Focus& focus, const Look& look)
{
    Layers layers;
    if (focus.pair && *focus.pair != frame.selectedPair)
        layers = wavelengthOf(plot, frame, *focus.pair, 1, look);
    if (focus.picture != Picture::ContextMeanScore || !focus.distance || frame.runs.empty())
        return layers;
    const std::size_t k = runAt(frame, static_cast<double>(*focus.distance));
    const double middle = middleOf(frame.runs[k]);
    layers.emplace_back(Rule {plot.upright(middle), look.palette.axis});
    const auto dot = [&](double score, double radius, const QColor& colour) {
        layers.emplace_back(Marks {.places = {plot.at(middle, score)},
            .radius = look.px(radius),
            .edge = QPen(look.palette.ground, look.px(1.5)),
            .fill = colour});
    };
    if (frame.plain)
        dot(frame.plain->mean[k], 3.5, lineColor(*frame.plain, look));
    dot(frame.chosen.mean[k], 5, look.palette.text);
    return layers;
}

} // namespace lab::ui
