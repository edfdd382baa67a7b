#include "ui/paint/precision/precision_plot.h"

#include "core/frames/precision/precision_detail.h"
#include "ui/paint/filled_band.h"
#include "ui/paint/precision/precision_lines.h"
#include "ui/paint/text/number_text.h"
#include "ui/paint/text/text.h"
#include "ui/paint/waves/waves_words.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <optional>
#include <span>
#include <vector>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

constexpr double decades = 7;
constexpr double titleBaseline = 16;
constexpr double namePitch = 18;

QString powerLabel(int power)
{
    constexpr int firstRaised = 4;
    if (power >= 0 && power < firstRaised)
        return wholeNumber(std::llround(std::pow(10, power)));
    return u"10^"_s + wholeNumber(power);
}

/// The area between two lines, where both have a number.
template <class YOf>
void paintBands(QPainter& painter, const PrecisionPlot& places,
    const std::vector<PositionRun>& runs, const std::vector<double>& lower,
    const std::vector<double>& upper, YOf yOf, const QColor& colour, const Look& look)
{
    std::vector<QPointF> above;
    std::vector<QPointF> below;
    const auto finish = [&] {
        if (above.size() > 1)
            paintFilledBand(painter, places.plot, above, below, colour, look);
        above.clear();
        below.clear();
    };
    for (std::size_t k = 0; k < runs.size(); ++k) {
        if (!std::isfinite(lower[k]) || !std::isfinite(upper[k])) {
            finish();
            continue;
        }
        const double x = places.pixel(middleOf(runs[k]));
        above.emplace_back(x, yOf(upper[k]));
        below.emplace_back(x, yOf(lower[k]));
    }
    finish();
}

void paintPositions(QPainter& painter, const PrecisionPlot& places, const Look& look)
{
    const QRectF& plot = places.plot;
    paintLine(painter, {plot.bottomLeft(), plot.bottomRight()}, look.palette.axis, 1, look);
    const double baseline = plot.bottom() + look.px(9) + digitHeight(TextRole::Axis, look);
    for (int power = 0; power <= static_cast<int>(decades); ++power) {
        const double x = places.x.pixel(power);
        paintLine(
            painter, {x, plot.bottom(), x, plot.bottom() + look.px(4)}, look.palette.axis, 1, look);
        paintText(painter, {x, baseline}, powerLabel(power), TextRole::Axis, look.palette.notes,
            look, Alignment::Centre);
    }
    paintText(painter, {places.names + look.px(12), baseline}, PrecisionWords::tr("position"),
        TextRole::Axis, look.palette.notes, look);
}

void paintPlace(QPainter& painter, const PrecisionPlot& places, std::int64_t position,
    const QColor& colour, const Look& look)
{
    const double x = places.pixel(static_cast<double>(position));
    paintLine(painter, {x, places.plot.top(), x, places.plot.bottom()}, colour, 1, look);
}

void paintPointed(
    QPainter& painter, const PrecisionPlot& places, std::int64_t present, const Look& look)
{
    const Focus& focus = look.focus;
    const bool isHere =
        focus.picture == Picture::PrecisionErrors || focus.picture == Picture::PrecisionDrift;
    if (isHere && focus.position && *focus.position != present)
        paintPlace(painter, places, *focus.position, look.palette.axis, look);
}

void paintHead(QPainter& painter, const QRectF& area, const PrecisionPlot& places,
    const QString& title, const QStringList& notes, const Look& look)
{
    const QPointF baseline(area.left(), area.top() + look.px(titleBaseline));
    const double width =
        paintText(painter, baseline, fitted(title, area.width(), TextRole::PictureTitle, look),
            TextRole::PictureTitle, look.palette.text, look);
    const double left = area.left() + width + look.px(10);
    const double room = places.plot.right() - left;
    if (room > look.px(60))
        paintText(painter, {left, baseline.y()}, fittingWords(notes, room, TextRole::Note, look),
            TextRole::Note, look.palette.notes, look);
}

QString errorText(double error)
{
    if (!std::isfinite(error))
        return PrecisionWords::tr("not held");
    return significant(error, 3);
}

struct NameRow {
    QString name;
    double error = 0;
    QColor colour;
    double y = 0; ///< of its middle
    bool isChosen = false;
};

/// Rows apart by their pitch, each as near to the end of its line as the others let it.
void spread(std::vector<NameRow>& rows, double top, double bottom, double pitch)
{
    std::ranges::stable_sort(rows, {}, &NameRow::y);
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

void paintNames(QPainter& painter, const PrecisionPlot& places, const PrecisionErrorsFrame& frame,
    const ErrorsAtPosition& present, const AxisScale& y, double right, const Look& look)
{
    std::vector<NameRow> rows;
    bool isWhole = false;
    for (std::size_t i = 0; i < numberFormats.size(); ++i) {
        const auto end = lastFinite(frame.formats[i].reached);
        const bool isChosen = frame.chosenFormats == allIn(numberFormats[i]);
        isWhole = isWhole || isChosen;
        rows.push_back({formatName(numberFormats[i]), present.formats[i],
            look.palette.seriesText[i], y.pixel(powerOf(end.value_or(0))), isChosen});
    }
    if (!isWhole)
        rows.push_back({PrecisionWords::tr("chosen"), present.chosen, look.palette.resultText,
            y.pixel(powerOf(lastFinite(frame.chosen.reached).value_or(0))), true});
    spread(rows, places.plot.top(), places.plot.bottom(), look.px(namePitch));
    for (const NameRow& row : rows) {
        const double baseline = row.y + digitHeight(TextRole::Note, look) / 2;
        const TextRole role = row.isChosen ? TextRole::NoteStrong : TextRole::Note;
        paintText(painter, {places.names, baseline}, row.name, role, row.colour, look);
        paintText(painter, {right, baseline}, errorText(row.error), role, look.palette.text, look,
            Alignment::Right);
    }
    paintText(painter, {right, places.plot.top() - look.px(8)},
        PrecisionWords::tr("at %1").arg(wholeNumber(present.position)), TextRole::Note,
        look.palette.notes, look, Alignment::Right);
}

/// 1, 2 or 5 times a power of ten, at least `size`.
double roundEnd(double size)
{
    const double decade = std::pow(10, std::floor(std::log10(size)));
    for (const double step : {1.0, 2.0, 5.0, 10.0}) {
        if (step * decade >= size * (1 - 1e-9))
            return step * decade;
    }
    return 10 * decade;
}

} // namespace

PrecisionPlot::PrecisionPlot(const QRectF& area, const Look& look)
{
    const double labels = look.px(56);
    const double column = look.px(152);
    plot = area.adjusted(labels, look.px(40), -column, -look.px(28));
    x = {0, decades, plot.left(), plot.right()};
    names = plot.right() + look.px(12);
}

double PrecisionPlot::pixel(double position) const
{
    return x.pixel(std::log10(std::max(position, 1.0)));
}

std::int64_t PrecisionPlot::position(double pixel) const
{
    return std::llround(std::pow(10, std::clamp(x.value(pixel), 0.0, decades)));
}

AxisScale errorScale(const PrecisionErrorsFrame& frame, const PrecisionPlot& places,
    const std::optional<PrecisionErrorsFrame>& ghost)
{
    const double most = std::max(largest(frame), ghost ? largest(*ghost) : 0.0);
    const double highest = std::max(0.0, powerOf(most));
    // Even, so that the lines of the grid stand at every other power.
    const double top = 2 * std::ceil((highest + 0.2) / 2);
    return {lowestPower, top, places.plot.bottom(), places.plot.top()};
}

AxisScale driftScale(const PrecisionDriftFrame& frame, const PrecisionPlot& places,
    const std::optional<PrecisionDriftFrame>& ghost)
{
    const double size = std::max(largest(frame), ghost ? largest(*ghost) : 0.0);
    const double end = size > 0 ? roundEnd(size) : 1;
    return {-end, end, places.plot.bottom(), places.plot.top()};
}

QPointF errorPoint(const PrecisionErrorsFrame& frame, const ErrorsAtPosition& present,
    const PrecisionPlot& places, const std::optional<PrecisionErrorsFrame>& ghost)
{
    const AxisScale y = errorScale(frame, places, ghost);
    const double power = std::isfinite(present.chosen) ? powerOf(present.chosen) : lowestPower;
    return {places.pixel(static_cast<double>(present.position)), y.pixel(power)};
}

QPointF driftPoint(const PrecisionDriftFrame& frame, std::int64_t position, double drift,
    const PrecisionPlot& places, const std::optional<PrecisionDriftFrame>& ghost)
{
    const AxisScale y = driftScale(frame, places, ghost);
    return {places.pixel(static_cast<double>(position)),
        std::clamp(
            y.pixel(std::isfinite(drift) ? drift : 0), places.plot.top(), places.plot.bottom())};
}

void paintErrorCurves(QPainter& painter, const QRectF& area, const PrecisionErrorsFrame& frame,
    const Look& look, const std::optional<PrecisionErrorsFrame>& ghost)
{
    const PrecisionPlot places(area, look);
    if (frame.runs.empty() || places.plot.isEmpty())
        return;
    const AxisScale y = errorScale(frame, places, ghost);
    const QString probes = wholeNumber(frame.room.probes);
    paintHead(painter, area, places, errorsTitle(frame.error),
        {PrecisionWords::tr(
             "line: largest of %1 positions in each step; tint: no position of it errs more")
                .arg(probes),
            PrecisionWords::tr("largest of %1 positions in each step; tint: the limit").arg(probes),
            PrecisionWords::tr("largest of %1 a step").arg(probes)},
        look);
    const double pixelsAPower = std::abs(y.pixelsPerUnit());
    const int stride = 2 * std::max(1, static_cast<int>(std::ceil(look.px(16) / pixelsAPower / 2)));
    for (int power = static_cast<int>(y.highest); power >= static_cast<int>(lowestPower);
         power -= stride) {
        const double line = y.pixel(power);
        paintLine(painter, {places.plot.left(), line, places.plot.right(), line},
            power == 0 ? look.palette.axis : look.palette.grid, 1, look);
        paintText(painter,
            {places.plot.left() - look.px(8), line + digitHeight(TextRole::Axis, look) / 2},
            power > static_cast<int>(lowestPower) ? powerLabel(power) : u"0"_s, TextRole::Axis,
            look.palette.notes, look, Alignment::Right);
    }
    paintPositions(painter, places, look);

    const auto height = [&](double error) { return y.pixel(powerOf(error)); };
    paintBands(painter, places, frame.runs, frame.chosen.reached, frame.chosen.limit, height,
        blended(look.palette.result, look.palette.ground, 0.25), look);
    if (ghost)
        paintErrorsGhost(painter, places, y, frame, *ghost, look);
    std::optional<std::size_t> chosen;
    for (std::size_t i = 0; i < numberFormats.size(); ++i) {
        // Half follows TF32 as far as it reaches: its dashes let the other line through.
        const CurveStyle style {.colour = look.palette.series[i],
            .width = 1.5,
            .dashed = numberFormats[i] == NumberFormat::Half};
        if (frame.chosenFormats == allIn(numberFormats[i])) {
            chosen = i;
            continue;
        }
        paintPieces(painter, places, frame.runs, frame.formats[i].reached, height, style, look);
    }
    const QColor colour = chosen ? look.palette.series[*chosen] : look.palette.result;
    paintPieces(painter, places, frame.runs, frame.chosen.reached, height,
        {.colour = colour, .width = 3}, look);
}

void paintErrorsPresent(QPainter& painter, const QRectF& area, const PrecisionErrorsFrame& frame,
    const ErrorsAtPosition& present, HandleState handle, const Look& look,
    const std::optional<PrecisionErrorsFrame>& ghost)
{
    const PrecisionPlot places(area, look);
    if (frame.runs.empty() || places.plot.isEmpty())
        return;
    const AxisScale y = errorScale(frame, places, ghost);
    paintNames(painter, places, frame, present, y, area.right(), look);

    paintPointed(painter, places, present.position, look);
    paintPlace(painter, places, present.position, look.palette.text, look);
    paintHandle(
        painter, errorPoint(frame, present, places, ghost), HandleKind::Query, handle, 14, look);
}

void paintDriftBand(QPainter& painter, const QRectF& area, const PrecisionDriftFrame& frame,
    const Look& look, const std::optional<PrecisionDriftFrame>& ghost)
{
    const PrecisionPlot places(area, look);
    if (frame.runs.empty() || places.plot.isEmpty())
        return;
    const AxisScale y = driftScale(frame, places, ghost);
    paintHead(painter, area, places, driftTitle(),
        {PrecisionWords::tr("lowest to highest of %1 shifts in each step; it should stay at 0")
                .arg(wholeNumber(frame.room.probes)),
            PrecisionWords::tr("should stay at 0")},
        look);
    for (const double value : {y.lowest, 0.0, y.highest}) {
        const double line = y.pixel(value);
        const bool isMiddle = !(value < 0) && !(value > 0);
        paintLine(painter, {places.plot.left(), line, places.plot.right(), line},
            isMiddle ? look.palette.axis : look.palette.grid, 1, look);
        paintText(painter,
            {places.plot.left() - look.px(8), line + digitHeight(TextRole::Axis, look) / 2},
            significant(value, 1), TextRole::Axis, look.palette.notes, look, Alignment::Right);
    }
    paintPositions(painter, places, look);
    const auto height = [&](double value) { return y.pixel(value); };
    paintBands(painter, places, frame.runs, frame.lowest, frame.highest, height,
        blended(look.palette.result, look.palette.ground, 0.35), look);
    if (ghost)
        paintDriftGhost(painter, places, y, *ghost, look);
    for (const auto* values : {&frame.lowest, &frame.highest})
        paintPieces(painter, places, frame.runs, *values, height,
            {.colour = look.palette.result, .width = 1.5}, look);
}

void paintDriftPresent(QPainter& painter, const QRectF& area, const PrecisionDriftFrame& frame,
    std::int64_t position, double drift, HandleState handle, const Look& look,
    const std::optional<PrecisionDriftFrame>& ghost)
{
    const PrecisionPlot places(area, look);
    if (frame.runs.empty() || places.plot.isEmpty())
        return;
    const double baseline = places.plot.top() + look.px(24);
    paintText(painter, {places.names, baseline},
        std::isfinite(drift) ? significant(drift, 3) : PrecisionWords::tr("not held"),
        TextRole::PictureTitle, look.palette.resultText, look);
    paintText(painter, {places.names, baseline + look.px(20)},
        PrecisionWords::tr("at %1").arg(wholeNumber(position)), TextRole::Note, look.palette.notes,
        look);
    paintPointed(painter, places, position, look);
    paintPlace(painter, places, position, look.palette.text, look);
    paintHandle(painter, driftPoint(frame, position, drift, places, ghost), HandleKind::Query,
        handle, 14, look);
}

} // namespace lab::ui
