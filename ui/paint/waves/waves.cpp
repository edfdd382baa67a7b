#include "ui/paint/waves/waves.h"

#include "core/frames/waves/wave_crest.h"
#include "ui/paint/ghost_curve.h"
#include "ui/paint/text/number_text.h"
#include "ui/paint/text/text.h"
#include "ui/paint/waves/waves_words.h"

#include <algorithm>
#include <cmath>

namespace lab::ui {

namespace {

constexpr double amplitude = 0.36; ///< of a strip's height
constexpr double spaceAbove = 36; ///< the words above the waves
constexpr double spaceLeft = 40;

QString wavesTitle(std::size_t waves)
{
    switch (waves) {
    case 1:
        return WavesWords::tr("Wave of the only pair");
    case 2:
        return WavesWords::tr("Waves of two pairs");
    case 3:
        return WavesWords::tr("Waves of three pairs");
    default:
        return WavesWords::tr("Waves of four pairs");
    }
}

/// From the longest to the shortest.
QStringList wavesNotes(const WavesFrame& frame)
{
    const bool isOfDistances = frame.shown == WavesEncoding::Functional;
    if (frame.runs.width > 1) {
        const QString length = runLength(frame.runs.width);
        return {(isOfDistances ? WavesWords::tr("sine column, mean and spread of %1 distances")
                               : WavesWords::tr("sine column, mean and spread of %1 positions"))
                    .arg(length),
            (isOfDistances ? WavesWords::tr("mean and spread of %1 distances")
                           : WavesWords::tr("mean and spread of %1 positions"))
                .arg(length)};
    }
    if (frame.waves.front().curve.dots.empty())
        return {WavesWords::tr("sine column")};
    return {isOfDistances ? WavesWords::tr("sine column, a dot for each distance")
                          : WavesWords::tr("sine column, a dot for each position"),
        WavesWords::tr("sine column")};
}

QRectF strip(const WavesFrame& frame, std::size_t wave, const QRectF& ground)
{
    const double height = ground.height() / static_cast<double>(frame.waves.size());
    return {
        ground.left(), ground.top() + static_cast<double>(wave) * height, ground.width(), height};
}

AxisScale valueScale(const QRectF& strip)
{
    const double middle = strip.center().y();
    const double reach = amplitude * strip.height();
    return {-1, 1, middle + reach, middle - reach};
}

QColor colourOf(const WavesFrame& frame, const WavesFrame::Wave& wave, const Look& look)
{
    return pairColor(look.palette, wave.pair, frame.encoding.width / 2);
}

CurveStyle waveStyle(
    const WavesFrame& frame, const WavesFrame::Wave& wave, double pitch, const PointedLook& look)
{
    const bool isSelected = wave.pair == frame.selected;
    const bool isPointed = look.focus.pair == wave.pair;
    CurveStyle style;
    style.colour = colourOf(frame, wave, look);
    style.width = isSelected ? 2.5 : isPointed ? 2.25 : 1.5;
    if (isSelected && isPointed)
        style.width = 3;
    style.dotRadius = std::min(isSelected ? 3.0 : 2.0, 0.35 * pitch / look.scale);
    return style;
}

std::optional<std::size_t> waveOf(const WavesFrame& frame, std::optional<int> pair)
{
    const auto found = std::ranges::find(frame.waves, pair, &WavesFrame::Wave::pair);
    return found == frame.waves.end()
        ? std::nullopt
        : std::optional(static_cast<std::size_t>(found - frame.waves.begin()));
}

Layers waveLayers(const Plot& plot, const WavesFrame& frame, std::size_t index,
    const std::optional<WavesFrame>& ghost, const PointedLook& look)
{
    const WavesFrame::Wave& wave = frame.waves[index];
    const QRectF band = strip(frame, index, plot.ground);
    const AxisScale& x = plot.x.scale;
    const AxisScale y = valueScale(band);
    Layers layers;
    if (const auto of = ghost ? waveOf(*ghost, wave.pair) : std::nullopt)
        layers.emplace_back(Graph {x, y, withoutBand(ghost->waves[*of].curve),
            ghostStyle(look.palette.text, look.palette), band});
    layers.emplace_back(
        Graph {x, y, wave.curve, waveStyle(frame, wave, x.pixelsPerUnit(), look), band});
    const bool isSelected = wave.pair == frame.selected;
    const TextRole role = isSelected ? TextRole::NoteStrong : TextRole::Axis;
    const double baseline = band.center().y() + digitHeight(role, look) / 2;
    layers.emplace_back(Label {{band.left() - look.px(8), baseline}, wholeNumber(wave.column), role,
        isSelected ? look.palette.text : look.palette.notes, Alignment::Right});
    layers.emplace_back(Label {{band.right() + look.px(12), baseline}, withSign(wave.atQuery, 3),
        role, look.palette.text});
    return layers;
}

double valueAt(const CurveFrame& curve, double x)
{
    const auto last = static_cast<double>(curve.values.size() - 1);
    const double at = std::clamp((x - curve.firstX) / curve.step, 0.0, last);
    const auto before = static_cast<std::size_t>(at);
    const std::size_t after = std::min(before + 1, curve.values.size() - 1);
    return std::lerp(curve.values[before], curve.values[after], at - std::floor(at));
}

/// If the base has the crest at the last position or beyond it, a decade has 40 pixels, as on the
/// scale of a drag.
DragWay crestWay(const WaveCrest& crest, double last, double pixelsPerPosition)
{
    constexpr double decade = 40;
    const double end = pixelsPerPosition * last;
    const double baseAtEnd = crest.baseAt(last);
    return {[=](double base) {
                return base <= baseAtEnd ? pixelsPerPosition * crest.positionAt(base)
                                         : end + decade * std::log10(base / baseAtEnd);
            },
        [=](double pixel) {
            return pixel <= end ? crest.baseAt(std::max(0.0, pixel) / pixelsPerPosition)
                                : baseAtEnd * std::pow(10, (pixel - end) / decade);
        }};
}

Handle baseHandle(const Plot& plot, const WavesFrame& frame, const WavesFrame::Wave& wave,
    const QRectF& band, const Look& look)
{
    const WaveCrest crest = crestOf(frame.encoding, wave.pair);
    const double first = plot.x.lowest() + 0.5; // half a position is beside it
    const double last = plot.x.highest() - 0.5;
    const double at = std::clamp(crest.positionAt(frame.encoding.base), first, last);
    return {.key = frame.shown == WavesEncoding::Functional ? "functional_relative.base"
                                                            : "sinusoidal.base",
        .pair = wave.pair,
        .place = {plot.x.pixel(at), valueScale(band).pixel(valueAt(wave.curve, at))},
        .along = Along::X,
        .shape = HandleShape::Diamond,
        .scaled = ScaledDrag {.scale = baseScale(),
            .number = frame.encoding.base,
            .way = crestWay(crest, last, plot.x.scale.pixelsPerUnit() / look.scale),
            .rises = ScaledDrag::Rises::Right,
            .lowestShown = crest.baseAt(std::max(0.0, first)),
            .highestShown = crest.baseAt(last),
            .side = ScaledDrag::Side::Below}};
}

void addBase(Plot& plot, const WavesFrame& frame, const std::optional<WavesFrame>& ghost,
    std::optional<int> heldPair, const Look& look)
{
    const auto held = waveOf(frame, heldPair);
    const auto dragged = held ? held : waveToDrag(frame);
    if (!dragged)
        return;
    const WavesFrame::Wave& wave = frame.waves[*dragged];
    const QRectF band = strip(frame, *dragged, plot.ground);
    plot.handles.push_back(baseHandle(plot, frame, wave, band, look));
    const auto ofGhost = ghost ? waveOf(*ghost, wave.pair) : std::nullopt;
    if (!ofGhost)
        return;
    plot.pinned.push_back(baseHandle(plot, *ghost, ghost->waves[*ofGhost], band, look));
}

Across acrossIn(const WavesFrame& frame)
{
    return frame.shown == WavesEncoding::Functional ? Across::Distances : Across::Positions;
}

/// The words above the waves, on their own ground if a line runs behind them.
Layers headOf(const Plot& plot, const WavesFrame& frame, const Look& look)
{
    const QRectF& ground = plot.ground;
    const double left = ground.left() - look.px(spaceLeft);
    const double baseline = ground.top() - look.px(spaceAbove) + look.px(lowerTitleBaseline);
    Layers layers;
    const auto onGround = [&](double at, const QString& text, TextRole role, const QColor& ink) {
        const double width = textWidth(text, role, look);
        layers.emplace_back(Region {
            QRectF(at - look.px(4), baseline - look.px(13), width + look.px(8), look.px(18)),
            look.palette.ground, Region::Edges::Sharp});
        layers.emplace_back(Label {{at, baseline}, text, role, ink});
        return width;
    };
    const double title =
        onGround(left, wavesTitle(frame.waves.size()), TextRole::PictureTitle, look.palette.text);
    const double space = ground.right() - left - title - look.px(16);
    const QString note = fittingWords(wavesNotes(frame), space, TextRole::Note, look);
    onGround(ground.right() - textWidth(note, TextRole::Note, look), note, TextRole::Note,
        look.palette.notes);

    const QPointF head(ground.right() + look.px(12), baseline);
    const QString at = WavesWords::tr("at");
    FormulaLabel symbol = positionName(plot, acrossIn(frame), look);
    symbol.baseline = head + QPointF(textWidth(at, TextRole::Note, look) + look.px(5), 0);
    symbol.colour = look.palette.queryText;
    layers.emplace_back(Label {head, at, TextRole::Note, look.palette.notes});
    layers.emplace_back(std::move(symbol));
    return layers;
}

} // namespace

QRectF wavesGround(const QRectF& area, const Look& look)
{
    return area.adjusted(
        look.px(spaceLeft), look.px(spaceAbove), -look.px(64), -look.px(axisSpace));
}

std::optional<int> waveAt(const WavesFrame& frame, QPointF point, const QRectF& ground)
{
    if (frame.waves.empty() || point.y() < ground.top() || point.y() >= ground.bottom())
        return {};
    const auto count = static_cast<int>(frame.waves.size());
    const int index = static_cast<int>((point.y() - ground.top()) / ground.height() * count);
    return std::clamp(index, 0, count - 1);
}

Plot wavesPlot(const QRectF& area, const WavesFrame& frame, const std::optional<WavesFrame>& ghost,
    std::optional<int> heldPair, const PointedLook& look)
{
    const QRectF ground = wavesGround(area, look);
    if (frame.waves.empty() || ground.isEmpty())
        return {};
    Plot plot = positionPlot(ground, frame.runs, acrossIn(frame), look);
    for (std::size_t wave = 0; wave < frame.waves.size(); ++wave) {
        const double middle = std::floor(strip(frame, wave, ground).center().y());
        plot.layers.emplace_back(Region {QRectF(ground.left(), middle, ground.width(), look.px(1)),
            look.palette.grid, Region::Edges::Sharp});
    }
    for (std::size_t wave = 0; wave < frame.waves.size(); ++wave)
        plot.layers = std::move(plot.layers) + waveLayers(plot, frame, wave, ghost, look);
    addBase(plot, frame, ghost, heldPair, look);
    return plot;
}

Layers waveBefore(
    const Plot& plot, const WavesFrame& taken, std::optional<int> pair, const Look& look)
{
    const auto index = waveOf(taken, pair);
    if (!index)
        return {};
    const QRectF band = strip(taken, *index, plot.ground);
    return {Graph {plot.x.scale, valueScale(band), withoutBand(taken.waves[*index].curve),
        {look.palette.axis, ghostWidth, true}, band}};
}

Layers wavesOver(const Plot& plot, const WavesFrame& frame, const PositionMarks& marks,
    const Focus& focus, const Look& look)
{
    if (plot.ground.isEmpty())
        return {};
    Layers layers =
        positionLines(plot, marks, {.above = lineReach}, focus, look) + headOf(plot, frame, look);
    if (!marks.positions.shows(marks.positions.query))
        return layers;
    const double x = plot.x.pixel(static_cast<double>(marks.positions.query));
    for (std::size_t i = 0; i < frame.waves.size(); ++i) {
        const WavesFrame::Wave& wave = frame.waves[i];
        const double y = valueScale(strip(frame, i, plot.ground)).pixel(wave.atQuery);
        layers.emplace_back(Marks {.places = {{x, y}},
            .radius = look.px(wave.pair == frame.selected ? 5 : 4),
            .fill = colourOf(frame, wave, look)});
    }
    return layers;
}

} // namespace lab::ui
