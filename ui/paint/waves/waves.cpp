#include "ui/paint/waves/waves.h"

#include "ui/paint/curves.h"
#include "ui/paint/formula/typeset.h"
#include "ui/paint/ghost_curve.h"
#include "ui/paint/text/number_text.h"
#include "ui/paint/text/text.h"
#include "ui/paint/waves/waves_words.h"

#include <QPainter>

#include <algorithm>

namespace lab::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr double amplitude = 0.36; ///< of a strip's height
constexpr double tickLabelBaseline = 18; ///< below the plot

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

/// From the longest wording to the shortest.
QStringList wavesNotes(const WavesFrame& frame)
{
    const bool isOfDistances = frame.shown == WavesEncoding::Functional;
    if (frame.runs.width > 1) {
        const QString length = runLength(frame.runs.width);
        return {(isOfDistances ? WavesWords::tr("sine column, mean and spread of %1 distances")
                               : WavesWords::tr("sine column, mean and spread of %1 positions"))
                    .arg(length),
            WavesWords::tr("mean and spread of %1").arg(length)};
    }
    if (frame.waves.front().curve.dots.empty())
        return {WavesWords::tr("sine column")};
    return {isOfDistances ? WavesWords::tr("sine column, a dot for each distance")
                          : WavesWords::tr("sine column, a dot for each position"),
        WavesWords::tr("sine column")};
}

QRectF strip(const WavesFrame& frame, std::size_t wave, const QRectF& plot)
{
    const double height = plot.height() / static_cast<double>(frame.waves.size());
    return {plot.left(), plot.top() + static_cast<double>(wave) * height, plot.width(), height};
}

AxisScale valueScale(const QRectF& strip)
{
    const double middle = strip.center().y();
    const double reach = amplitude * strip.height();
    return {-1, 1, middle + reach, middle - reach};
}

CurveStyle waveStyle(
    const WavesFrame& frame, const WavesFrame::Wave& wave, double pitch, const PointedLook& look)
{
    const bool isSelected = wave.pair == frame.selected;
    const bool isPointed = look.focus.pair == wave.pair;
    CurveStyle style;
    style.colour = pairColor(look.palette, wave.pair, frame.encoding.width / 2);
    style.width = isSelected ? 2.5 : isPointed ? 2.25 : 1.5;
    if (isSelected && isPointed)
        style.width = 3;
    style.dotRadius = std::min(isSelected ? 3.0 : 2.0, 0.35 * pitch / look.scale);
    return style;
}

void paintWave(QPainter& painter, const QRectF& area, const WavesFrame& frame, std::size_t index,
    const PositionMarks& marks, const PointedLook& look)
{
    const QRectF plot = wavesPlot(area, look);
    const WavesFrame::Wave& wave = frame.waves[index];
    const QRectF band = strip(frame, index, plot);
    const AxisScale x = positionScale(marks.positions, plot);
    const AxisScale y = valueScale(band);
    const CurveStyle style = waveStyle(frame, wave, x.pixelsPerUnit(), look);
    paintCurve(painter, band, x, y, wave.curve, style, look);

    const bool isSelected = wave.pair == frame.selected;
    const TextRole role = isSelected ? TextRole::NoteStrong : TextRole::Axis;
    const double baseline = band.center().y() + digitHeight(role, look) / 2;
    const QColor colour = isSelected ? look.palette.text : look.palette.notes;
    paintText(painter, {plot.left() - look.px(8), baseline}, wholeNumber(wave.column), role, colour,
        look, Alignment::Right);
    paintText(painter, {plot.right() + look.px(12), baseline}, withSign(wave.atQuery, 3), role,
        look.palette.text, look);
}

/// The ghost's wave of the same pair.
void paintGhost(QPainter& painter, const QRectF& band, const WavesFrame& ghost,
    const WavesFrame::Wave& wave, const PositionMarks& marks, const Look& look)
{
    const auto found = std::ranges::find(ghost.waves, wave.pair, &WavesFrame::Wave::pair);
    if (found == ghost.waves.end())
        return;
    paintCurve(painter, band, positionScale(marks.positions, band), valueScale(band),
        withoutBand(found->curve), ghostStyle(look.palette.text, look.palette), look);
}

/// Where the line of p meets the wave.
void paintDotAtQuery(QPainter& painter, const QRectF& area, const WavesFrame& frame,
    std::size_t index, const PositionMarks& marks, const Look& look)
{
    if (!isShown(marks.positions.query, marks.positions))
        return;
    const QRectF plot = wavesPlot(area, look);
    const WavesFrame::Wave& wave = frame.waves[index];
    const double x =
        positionScale(marks.positions, plot).pixel(static_cast<double>(marks.positions.query));
    const double y = valueScale(strip(frame, index, plot)).pixel(wave.atQuery);
    const double radius = look.px(wave.pair == frame.selected ? 5 : 4);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(pairColor(look.palette, wave.pair, frame.encoding.width / 2));
    painter.drawEllipse(QPointF(x, y), radius, radius);
    painter.setRenderHint(QPainter::Antialiasing, false);
}

QString rowSymbol(Across across)
{
    return across == Across::Distances ? u"delta"_s : u"p"_s;
}

void paintAxis(QPainter& painter, const QRectF& plot, const PositionMarks& marks, const Look& look)
{
    const AxisScale x = positionScale(marks.positions, plot);
    const std::int64_t last = marks.positions.first + marks.positions.shown - 1;
    const double space = textWidth(wholeNumber(last), TextRole::Axis, look) + look.px(24);
    const int most = std::max(2, static_cast<int>(plot.width() / std::max(space, look.px(48))));
    const std::vector<double> ticks =
        positionTicks(static_cast<double>(marks.positions.first), static_cast<double>(last), most);
    paintHorizontalAxis(painter, plot, x, ticks, look);
    const Typeset name(look, rowSymbol(marks.across), 15, look.palette.notes);
    name.paint(painter, {plot.left() - look.px(24), plot.bottom() + look.px(tickLabelBaseline)});
}

/// The words above the waves, on ground of their own where a line runs behind them.
void paintWavesHead(
    QPainter& painter, const QRectF& area, const WavesFrame& frame, Across across, const Look& look)
{
    const QRectF plot = wavesPlot(area, look);
    const double baseline = area.top() + look.px(lowerTitleBaseline);
    const auto onGround = [&](double left, const QString& text, TextRole role, const QColor& ink) {
        const double width = textWidth(text, role, look);
        painter.fillRect(
            QRectF(left - look.px(4), baseline - look.px(13), width + look.px(8), look.px(18)),
            look.palette.ground);
        paintText(painter, {left, baseline}, text, role, ink, look);
        return width;
    };
    const double title = onGround(
        area.left(), wavesTitle(frame.waves.size()), TextRole::PictureTitle, look.palette.text);
    const double space = plot.right() - area.left() - title - look.px(16);
    const QString note = fittingWords(wavesNotes(frame), space, TextRole::Note, look);
    onGround(plot.right() - textWidth(note, TextRole::Note, look), note, TextRole::Note,
        look.palette.notes);

    const QPointF head(plot.right() + look.px(12), baseline);
    const double at =
        paintText(painter, head, WavesWords::tr("at"), TextRole::Note, look.palette.notes, look);
    Typeset(look, rowSymbol(across), 15, look.palette.queryText)
        .paint(painter, head + QPointF(at + look.px(5), 0));
}

} // namespace

QRectF wavesPlot(const QRectF& area, const Look& look)
{
    return area.adjusted(look.px(40), look.px(36), -look.px(64), -look.px(34));
}

std::optional<int> waveAt(
    const WavesFrame& frame, QPointF point, const QRectF& area, const Look& look)
{
    const QRectF plot = wavesPlot(area, look);
    if (frame.waves.empty() || point.y() < plot.top() || point.y() >= plot.bottom())
        return {};
    const auto count = static_cast<int>(frame.waves.size());
    const int index = static_cast<int>((point.y() - plot.top()) / plot.height() * count);
    return std::clamp(index, 0, count - 1);
}

void paintWaves(QPainter& painter, const QRectF& area, const WavesFrame& frame,
    const PositionMarks& marks, const PointedLook& look, const std::optional<WavesFrame>& ghost)
{
    if (frame.waves.empty())
        return;
    const QRectF plot = wavesPlot(area, look);
    if (plot.isEmpty())
        return;
    for (std::size_t wave = 0; wave < frame.waves.size(); ++wave) {
        const double middle = strip(frame, wave, plot).center().y();
        painter.fillRect(
            QRectF(plot.left(), std::floor(middle), plot.width(), look.px(1)), look.palette.grid);
    }
    paintAxis(painter, plot, marks, look);
    for (std::size_t wave = 0; wave < frame.waves.size(); ++wave) {
        if (ghost)
            paintGhost(painter, strip(frame, wave, plot), *ghost, frame.waves[wave], marks, look);
        paintWave(painter, area, frame, wave, marks, look);
    }
    paintPositionLines(painter, plot, plot.top() - look.px(lineReach), plot.bottom(), marks, look);
    paintWavesHead(painter, area, frame, marks.across, look);
    for (std::size_t wave = 0; wave < frame.waves.size(); ++wave)
        paintDotAtQuery(painter, area, frame, wave, marks, look);
}

} // namespace lab::ui
