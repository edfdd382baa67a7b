#include "ui/paint/precision/precision_plot.h"

#include "core/frames/heatmap_frame.h"
#include "core/frames/precision/precision_detail.h"
#include "ui/paint/ghost_curve.h"
#include "ui/paint/text/number_text.h"
#include "ui/paint/text/text.h"
#include "ui/paint/waves/waves_words.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <vector>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

constexpr int lowestPower = -18; ///< zero is there
constexpr double column = 152; ///< for names and numbers
constexpr double namePitch = 18;

QString errorText(double error)
{
    if (!std::isfinite(error))
        return PrecisionWords::tr("not representable");
    return significant(error, 3);
}

struct NameRow {
    QString name;
    double error = 0;
    QColor colour;
    double y = 0; ///< of its center
    bool isChosen = false;
};

/// Rows spaced by their pitch and in order, each as near to the end of its line as the others
/// allow.
void spread(std::vector<NameRow>& rows, double top, double bottom, double pitch)
{
    double next = top + pitch / 2;
    for (NameRow& row : rows) {
        row.y = std::max(row.y, next);
        next = row.y + pitch;
    }
    double last = bottom - pitch / 2;
    for (auto row = rows.rbegin(); row != rows.rend(); ++row) {
        row->y = std::min(row->y, last);
        last = row->y - pitch;
    }
}

std::optional<double> lastFinite(const std::vector<double>& values)
{
    const auto found = std::find_if(
        values.rbegin(), values.rend(), [](double value) { return std::isfinite(value); });
    return found == values.rend() ? std::nullopt : std::optional(*found);
}

// NaN matches NaN.
bool isSameLine(const std::vector<double>& left, const std::vector<double>& right)
{
    return std::ranges::equal(left, right, [](double a, double b) {
        return std::equal_to<> {}(a, b) || (std::isnan(a) && std::isnan(b));
    });
}

/// The places of one number per column; missing ones interrupt the line.
template <class ShownOf>
std::vector<QPointF> placesOf(const Plot& plot, const std::vector<PositionRun>& runs,
    const std::vector<double>& values, ShownOf shownOf)
{
    std::vector<QPointF> places;
    places.reserve(values.size());
    for (std::size_t k = 0; k < values.size(); ++k)
        places.push_back(std::isfinite(values[k])
                ? plot.at(middleOf(runs[k]), shownOf(values[k]))
                : QPointF(0, std::numeric_limits<double>::quiet_NaN()));
    return places;
}

double namesLeft(const Plot& plot, const Look& look)
{
    return plot.ground.right() + look.px(12);
}

Plot plotIn(const QRectF& area, const Look& look)
{
    Plot plot {.ground = precisionGround(area, look)};
    plot.x = Axis::logarithmic({0, 7}, plot.ground.left(), plot.ground.right());
    plot.x.ticks = decadeTicks(plot.x, 1, TicksBetween::Kept, look);
    return plot;
}

Layers headOf(const QRectF& area, const Plot& plot, const QString& title, const QStringList& notes,
    const Look& look)
{
    constexpr double titleBaseline = 16;
    const QPointF baseline(area.left(), area.top() + look.px(titleBaseline));
    const QString shown = fitted(title, area.width(), TextRole::PictureTitle, look);
    const double left = area.left() + textWidth(shown, TextRole::PictureTitle, look) + look.px(10);
    const double free = plot.ground.right() - left;
    Layers layers {Label {baseline, shown, TextRole::PictureTitle, look.palette.text},
        Label {{namesLeft(plot, look) + look.px(12),
                   plot.ground.bottom() + look.px(9) + digitHeight(TextRole::Axis, look)},
            PrecisionWords::tr("position"), TextRole::Axis, look.palette.notes}};
    if (free > look.px(60))
        layers.emplace_back(Label {{left, baseline.y()},
            fittingWords(notes, free, TextRole::Note, look), TextRole::Note, look.palette.notes});
    return layers;
}

/// Powers of ten that contain all errors of a frame and of the ghost.
Axis errorAxis(const QRectF& ground, const PrecisionErrorsFrame& frame,
    const std::optional<PrecisionErrorsFrame>& ghost, const Look& look)
{
    const double most = std::max(largest(frame), ghost ? largest(*ghost) : 0.0);
    const double highest = most > 1 ? std::log10(most) : 0;
    // Even, so that grid lines are at every other power.
    const int top = 2 * static_cast<int>(std::ceil((highest + 0.2) / 2));
    Axis axis =
        Axis::logarithmic({lowestPower, static_cast<double>(top)}, ground.bottom(), ground.top());
    const double pixelsAPower = std::abs(axis.scale.pixelsPerUnit());
    const int stride = 2 * std::max(1, static_cast<int>(std::ceil(look.px(16) / pixelsAPower / 2)));
    for (int power = top; power >= lowestPower; power -= stride)
        axis.ticks.push_back(
            {std::pow(10.0, power), power > lowestPower ? decadeLabel(power) : u"0"_s, power == 0});
    return axis;
}

/// Symmetric, with a round end.
Axis driftAxis(const QRectF& ground, const PrecisionDriftFrame& frame,
    const std::optional<PrecisionDriftFrame>& ghost)
{
    const double size = std::max(largest(frame), ghost ? largest(*ghost) : 0.0);
    const double end = size > 0 ? roundEnd(size) : 1;
    Axis axis = Axis::linear(-end, end, ground.bottom(), ground.top());
    for (const double value : {-end, 0.0, end})
        axis.ticks.push_back({value, significant(value, 1)});
    return axis;
}

QColor colorOf(const RotationFormats& formats, const Palette& palette)
{
    for (std::size_t i = 0; i < numberFormats.size(); ++i)
        if (formats == allIn(numberFormats[i]))
            return palette.series[i];
    return palette.result;
}

// Equal inputs give equal results, also while one of the two is drawn at a higher resolution.
Layers errorsGhost(const Plot& plot, const PrecisionErrorsFrame& frame,
    const PrecisionErrorsFrame& ghost, const Look& look)
{
    Layers layers;
    const bool isSame = frame.error == ghost.error && frame.rotations == ghost.rotations
        && frame.distance == ghost.distance;
    const auto add = [&](const ErrorCurve& present, const ErrorCurve& held, const QColor& colour) {
        if (!isSameLine(present.reached, held.reached))
            layers.emplace_back(Curve {placesOf(plot, ghost.runs, held.reached, shownError),
                ghostStyle(colour, look.palette)});
    };
    for (std::size_t i = 0; i < numberFormats.size() && !isSame; ++i)
        add(frame.formats[i], ghost.formats[i], look.palette.series[i]);
    if (!isSame || frame.chosenFormats != ghost.chosenFormats)
        add(frame.chosen, ghost.chosen, colorOf(ghost.chosenFormats, look.palette));
    return layers;
}

Layers errorCurves(const Plot& plot, const PrecisionErrorsFrame& frame, const Look& look)
{
    Layers layers;
    for (std::size_t i = 0; i < numberFormats.size(); ++i) {
        // FP16 coincides with TF32 within its range: its dashes let the other line show through.
        // They are long, because short dashes of two colours look like a third.
        CurveStyle style {.colour = look.palette.series[i], .width = 1.5};
        if (numberFormats[i] == NumberFormat::Half)
            style.dashes = {10, 10};
        if (frame.chosenFormats != allIn(numberFormats[i]))
            layers.emplace_back(
                Curve {placesOf(plot, frame.runs, frame.formats[i].reached, shownError), style});
    }
    layers.emplace_back(Curve {placesOf(plot, frame.runs, frame.chosen.reached, shownError),
        {.colour = colorOf(frame.chosenFormats, look.palette), .width = 3}});
    return layers;
}

Label atPosition(QPointF place, std::int64_t position, Alignment alignment, const Look& look)
{
    return {place, PrecisionWords::tr("at %1").arg(wholeNumber(position)), TextRole::Note,
        look.palette.notes, alignment};
}

Layers namesOf(const Plot& plot, const PrecisionErrorsFrame& frame, const ErrorsAtPosition& present,
    const Look& look)
{
    const double right = plot.ground.right() + look.px(column);
    std::vector<NameRow> rows;
    const auto levelOf = [&](const ErrorCurve& curve) {
        return plot.y.pixel(shownError(lastFinite(curve.reached).value_or(0)));
    };
    bool isWhole = false;
    // From the coarsest, whatever the size: lines of large errors end within a pixel or two.
    for (std::size_t i = numberFormats.size(); i-- > 0;) {
        const bool isChosen = frame.chosenFormats == allIn(numberFormats[i]);
        isWhole = isWhole || isChosen;
        rows.push_back({formatName(numberFormats[i]), present.formats[i],
            look.palette.seriesText[i], levelOf(frame.formats[i]), isChosen});
    }
    if (!isWhole) {
        const double level = levelOf(frame.chosen);
        const auto below = std::ranges::find_if(
            rows, [&](const NameRow& row) { return row.y > level - look.px(namePitch); });
        rows.insert(below,
            {PrecisionWords::tr("chosen"), present.chosen, look.palette.resultText, level, true});
    }
    spread(rows, plot.ground.top(), plot.ground.bottom(), look.px(namePitch));
    Layers layers;
    for (const NameRow& row : rows) {
        const double baseline = row.y + digitHeight(TextRole::Note, look) / 2;
        const TextRole role = row.isChosen ? TextRole::NoteStrong : TextRole::Note;
        layers.emplace_back(Label {{namesLeft(plot, look), baseline}, row.name, role, row.colour});
        layers.emplace_back(Label {
            {right, baseline}, errorText(row.error), role, look.palette.text, Alignment::Right});
    }
    if (rows.front().y > plot.ground.top())
        layers.emplace_back(atPosition(
            {right, plot.ground.top() - look.px(8)}, present.position, Alignment::Right, look));
    return layers;
}

/// Where the two are too far apart to be shifted, or not representable.
Layers whyEmpty(
    const Plot& plot, std::int64_t apart, const std::vector<double>& numbers, const Look& look)
{
    const double drawn = plot.ground.right() - plot.x.pixel(static_cast<double>(apart));
    const bool isFar = apart >= lastPosition || drawn < look.px(2);
    if (!isFar && lastFinite(numbers))
        return {};
    const QString words = fitted(
        isFar ? farApartWords(apart) : notHeldWords(), plot.ground.width(), TextRole::Body, look);
    return {Label {plot.ground.center(), words, TextRole::Body, look.palette.text,
        Alignment::Centre, QSizeF(6, 4)}};
}

/// The lines of the element under the pointer, and of the current position above it.
Layers positionLines(const Plot& plot, std::int64_t present, const Focus& focus, const Look& look)
{
    Layers layers;
    const auto line = [&](std::int64_t position, const QColor& colour) {
        const double place = std::max(1.0, static_cast<double>(position));
        layers.emplace_back(Rule {plot.upright(place), colour});
    };
    const bool isHere =
        focus.picture == Picture::PrecisionErrors || focus.picture == Picture::PrecisionDrift;
    if (isHere && focus.position && *focus.position != present)
        line(*focus.position, look.palette.axis);
    line(present, look.palette.text);
    return layers;
}

} // namespace

double shownError(double error)
{
    return std::isnan(error) ? error : std::max(error, std::pow(10.0, lowestPower));
}

QRectF precisionGround(const QRectF& area, const Look& look)
{
    constexpr double aroundShapes = 10; // of a small picture, which has no words
    return look.hasWords ? area.adjusted(look.px(56), look.px(40), -look.px(column), -look.px(28))
                         : area - QMarginsF(1, 1, 1, 1) * look.px(aroundShapes);
}

Plot precisionErrorsPlot(const QRectF& area, const PrecisionErrorsFrame& frame,
    const std::optional<PrecisionErrorsFrame>& ghost, const Look& look)
{
    if (frame.runs.empty() || precisionGround(area, look).isEmpty())
        return {};
    Plot plot = plotIn(area, look);
    plot.y = errorAxis(plot.ground, frame, ghost, look);
    const QString probes = wholeNumber(frame.space.probes);
    plot.layers = headOf(area, plot, errorsTitle(frame.error),
        {PrecisionWords::tr(
             "line: largest error of %1 positions per step; tint: upper limit for all of them")
                .arg(probes),
            PrecisionWords::tr("largest error of %1 positions per step; tint: the limit")
                .arg(probes),
            PrecisionWords::tr("largest of %1 per step").arg(probes)},
        look);
    plot.layers.emplace_back(Band {placesOf(plot, frame.runs, frame.chosen.limit, shownError),
        placesOf(plot, frame.runs, frame.chosen.reached, shownError),
        blended(look.palette.result, look.palette.ground, 0.25)});
    if (ghost)
        plot.layers = plot.layers + errorsGhost(plot, frame, *ghost, look);
    plot.layers = plot.layers + errorCurves(plot, frame, look);
    if (frame.error == PrecisionError::Score) // which the angle of one position does not have
        plot.layers = plot.layers
            + whyEmpty(plot, std::max<std::int64_t>(frame.distance, 0), frame.chosen.reached, look);
    return plot;
}

Plot precisionDriftPlot(const QRectF& area, const PrecisionDriftFrame& frame,
    const std::optional<PrecisionDriftFrame>& ghost, const Look& look)
{
    if (frame.runs.empty() || precisionGround(area, look).isEmpty())
        return {};
    Plot plot = plotIn(area, look);
    plot.y = driftAxis(plot.ground, frame, ghost);
    plot.layers = headOf(area, plot, driftTitle(),
        {PrecisionWords::tr("lowest to highest of %1 shifts per step; ideally 0")
                .arg(wholeNumber(frame.space.probes)),
            PrecisionWords::tr("ideally 0")},
        look);
    const auto edgesOf = [&](const PrecisionDriftFrame& of, const CurveStyle& style) {
        return Layers {Curve {placesOf(plot, of.runs, of.lowest, std::identity {}), style},
            Curve {placesOf(plot, of.runs, of.highest, std::identity {}), style}};
    };
    plot.layers.emplace_back(Band {placesOf(plot, frame.runs, frame.highest, std::identity {}),
        placesOf(plot, frame.runs, frame.lowest, std::identity {}),
        blended(look.palette.result, look.palette.ground, 0.35)});
    if (ghost)
        plot.layers = plot.layers + edgesOf(*ghost, ghostStyle(look.palette.result, look.palette));
    plot.layers = plot.layers + edgesOf(frame, {.colour = look.palette.result, .width = 1.5});
    plot.layers = plot.layers
        + whyEmpty(plot, std::max(frame.start.query, frame.start.key), frame.highest, look);
    return plot;
}

Layers errorsPresent(const Plot& plot, const PrecisionErrorsFrame& frame,
    const ErrorsAtPosition& present, const Focus& focus, const Look& look)
{
    if (plot.ground.isEmpty())
        return {};
    return namesOf(plot, frame, present, look) + positionLines(plot, present.position, focus, look);
}

Layers driftPresent(
    const Plot& plot, std::int64_t position, double drift, const Focus& focus, const Look& look)
{
    if (plot.ground.isEmpty())
        return {};
    const QPointF baseline(namesLeft(plot, look), plot.ground.top() + look.px(24));
    const QPointF below = baseline + QPointF(0, look.px(20));
    Layers layers {Label {baseline,
        std::isfinite(drift) ? significant(drift, 3) : PrecisionWords::tr("not representable"),
        TextRole::PictureTitle, look.palette.resultText}};
    if (below.y() < plot.ground.bottom())
        layers.emplace_back(atPosition(below, position, Alignment::Left, look));
    return layers + positionLines(plot, position, focus, look);
}

} // namespace lab::ui
