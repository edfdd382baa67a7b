#include "ui/paint/base/mean_score.h"

#include "ui/paint/base/base_words.h"
#include "ui/paint/controls/handles.h"
#include "ui/paint/curves.h"
#include "ui/paint/raster/clipping.h"
#include "ui/paint/text/number_text.h"
#include "ui/paint/text/text.h"
#include "ui/paint/waves/waves_words.h"

#include <QPainter>
#include <QPolygonF>

#include <algorithm>
#include <cmath>
#include <optional>
#include <vector>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

constexpr double swatch = 20;
constexpr double swatchGap = 6;
constexpr double entryGap = 14;
constexpr double plainWidth = 1.25;
constexpr double chosenWidth = 2;
constexpr double dotSize = 3;

/// The longest first.
QStringList sourceWords(const MeanScoreFrame& frame)
{
    switch (frame.source) {
    case VectorSource::Own:
        return {BaseWords::tr("query and key of Rotations"), BaseWords::tr("own vectors")};
    case VectorSource::Random:
        return {BaseWords::tr("random query and key"), BaseWords::tr("random")};
    case VectorSource::Equal:
        return {BaseWords::tr("query and key equal"), BaseWords::tr("equal")};
    case VectorSource::Adversarial:
        break;
    }
    return {BaseWords::tr("adversarial query and key"), BaseWords::tr("adversarial")};
}

double middleOf(const PositionRun& run)
{
    return std::sqrt(
        static_cast<double>(run.first) * static_cast<double>(run.first + run.count - 1));
}

QColor lineColor(const MeanScoreFrame::Line& line, const Look& look)
{
    return methodStyle(line.method, look.palette).line;
}

void paintHead(QPainter& painter, const QRectF& area, const MeanScoreFrame& frame, const Look& look)
{
    const double title =
        textWidth(baseTitle(Picture::BaseMeanScore), TextRole::PictureTitle, look) + look.px(12);
    const QString note = fittingWords(
        {BaseWords::tr("against distance, logarithmic; band: lowest to highest of each pixel"),
            BaseWords::tr("against distance; band: lowest to highest"),
            BaseWords::tr("against distance")},
        area.width() - title, TextRole::Note, look);
    paintBaseHead(painter, area, Picture::BaseMeanScore, note, look);

    struct Entry {
        QString name;
        QColor line;
        QColor text;
        double width;
        Qt::PenStyle style;
        TextRole role;
    };
    std::vector<Entry> entries; // from the right
    const MethodStyle chosen = methodStyle(frame.chosen.method, look.palette);
    if (!frame.bounds.empty())
        entries.push_back({BaseWords::tr("RoFormer's bound"), look.palette.notes,
            look.palette.notes, dotSize, Qt::DotLine, TextRole::Note});
    if (frame.plain) {
        const MethodStyle plain = methodStyle(ScalingMethod::None, look.palette);
        entries.push_back({BaseWords::tr("none", "no extension method"), plain.line, plain.text,
            plainWidth, Qt::SolidLine, TextRole::Note});
    }
    entries.push_back({frame.plain ? methodName(frame.chosen.method)
                                   : BaseWords::tr("none", "no extension method"),
        chosen.line, chosen.text, chosenWidth, Qt::SolidLine, TextRole::NoteStrong});
    const double baseline = area.top() + look.px(38);
    double x = area.right();
    for (const Entry& entry : entries) {
        const double width = textWidth(entry.name, entry.role, look) + look.px(swatch + swatchGap);
        if (x - width < area.left())
            break;
        x -= width;
        const double y = baseline - digitHeight(entry.role, look) / 2;
        QPen pen(entry.line, look.px(entry.width), Qt::SolidLine, Qt::FlatCap);
        if (entry.style == Qt::DotLine) { // dots of their own size, as in the plot
            pen.setCapStyle(Qt::RoundCap);
            pen.setDashPattern({0.01, 2.2});
        }
        painter.setPen(pen);
        painter.drawLine(QPointF(x, y), QPointF(x + look.px(swatch), y));
        paintText(painter, {x + look.px(swatch + swatchGap), baseline}, entry.name, entry.role,
            entry.text, look);
        x -= look.px(entryGap);
    }
    paintText(painter, {area.left(), baseline},
        fittingWords(sourceWords(frame), x - area.left(), TextRole::Body, look), TextRole::Body,
        look.palette.text, look);
}

void paintAxes(
    QPainter& painter, const MeanScorePlaces& places, const MeanScoreFrame& frame, const Look& look)
{
    constexpr double firstRaised = 5;
    const QRectF& plot = places.plot;
    const int most = std::clamp(static_cast<int>(plot.height() / look.px(28)), 2, 9);
    const std::vector<double> ticks = roundTicks(frame.lowest, frame.highest, most);
    paintGrid(painter, plot, places.score, ticks, look);
    paintVerticalAxis(painter, plot, places.score, ticks, look);
    paintLine(painter, {plot.bottomLeft(), plot.bottomRight()}, look.palette.axis, 1, look);
    const double pitch = places.decade.pixelsPerUnit();
    const double stride = std::max(1.0, std::ceil(look.px(46) / pitch));
    for (double power = 0; power <= places.decade.highest; ++power) {
        const double x = places.decade.pixel(power);
        paintLine(
            painter, {x, plot.bottom(), x, plot.bottom() + look.px(4)}, look.palette.axis, 1, look);
        if (std::fmod(power, stride) > 0)
            continue;
        paintText(painter, {x, plot.bottom() + look.px(9) + digitHeight(TextRole::Axis, look)},
            power < firstRaised ? wholeNumber(std::llround(std::pow(10, power)))
                                : u"10^%1"_s.arg(power),
            TextRole::Axis, look.palette.notes, look, Alignment::Centre);
    }
}

void paintBand(QPainter& painter, const MeanScorePlaces& places, const MeanScoreFrame& frame,
    const MeanScoreFrame::Line& line, double share, const Look& look)
{
    QPolygonF outline;
    QPolygonF back;
    for (std::size_t k = 0; k < line.extremes.size(); ++k) {
        const double x = places.across(middleOf(frame.runs[k]));
        outline.append({x, places.score.pixel(line.extremes[k].highest)});
        back.prepend({x, places.score.pixel(line.extremes[k].lowest)});
    }
    const QPolygonF area = clippedArea(outline + back, places.plot);
    if (area.size() < 3)
        return;
    QColor colour = lineColor(line, look);
    colour.setAlphaF(static_cast<float>(share));
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false); // ragged columns take long to smooth
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawPolygon(area);
    painter.restore();
}

void paintValues(QPainter& painter, const MeanScorePlaces& places,
    const std::vector<PositionRun>& runs, const std::vector<double>& values,
    const CurveStyle& style, const Look& look)
{
    std::vector<QPointF> points;
    points.reserve(values.size());
    for (std::size_t k = 0; k < values.size(); ++k)
        points.emplace_back(places.across(middleOf(runs[k])), places.score.pixel(values[k]));
    if (points.size() > 1)
        paintPolyline(painter, places.plot, points, style, look);
}

void paintBounds(
    QPainter& painter, const MeanScorePlaces& places, const MeanScoreFrame& frame, const Look& look)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(look.palette.notes);
    for (const auto& [distance, bound] : frame.bounds) {
        const QPointF place(
            places.across(static_cast<double>(distance)), places.score.pixel(bound));
        painter.drawEllipse(place, look.px(dotSize / 2), look.px(dotSize / 2));
    }
}

void paintPointed(
    QPainter& painter, const MeanScorePlaces& places, const MeanScoreFrame& frame, const Look& look)
{
    const Focus& focus = look.focus;
    if (focus.picture != Picture::BaseMeanScore || !focus.distance)
        return;
    const std::size_t k = runAt(frame, static_cast<double>(*focus.distance));
    const double x = places.across(middleOf(frame.runs[k]));
    paintLine(painter, {x, places.plot.top(), x, places.plot.bottom()}, look.palette.axis, 1, look);
    const auto dot = [&](double score, double radius, const QColor& colour) {
        painter.setPen(QPen(look.palette.ground, look.px(1.5)));
        painter.setBrush(colour);
        painter.drawEllipse(
            QPointF(x, places.score.pixel(score)), look.px(radius), look.px(radius));
    };
    if (frame.plain)
        dot(frame.plain->mean[k], 3.5, lineColor(*frame.plain, look));
    dot(frame.chosen.mean[k], 5, look.palette.text);
}

/// The wavelengths of the selected pair and of the one under the pointer, on the axis.
void paintWavelengths(
    QPainter& painter, const MeanScorePlaces& places, const MeanScoreFrame& frame, const Look& look)
{
    const auto ring = [&](int pair, double width) {
        if (pair < 0 || pair >= static_cast<int>(frame.wavelengths.size()))
            return;
        const double wavelength = frame.wavelengths[static_cast<std::size_t>(pair)];
        if (!(wavelength <= static_cast<double>(lastPosition)))
            return;
        painter.setBrush(look.palette.ground);
        painter.setPen(QPen(look.palette.text, look.px(width)));
        painter.drawEllipse(
            QPointF(places.across(wavelength), places.plot.bottom()), look.px(4), look.px(4));
    };
    ring(frame.selectedPair, 2);
    if (look.focus.pair && *look.focus.pair != frame.selectedPair)
        ring(*look.focus.pair, 1);
}

struct LengthLine {
    QPointF handle;
    HandleKind kind;
    QColor colour;
    QColor textColour;
    QString label;
    HandleState state;
};

/// Words on the outer side of each handle where there is room for them, else on the inner one.
void paintLengths(QPainter& painter, const MeanScorePlaces& places, const MeanScoreFrame& frame,
    MeanScorePart hovered, const QRectF& area, const Look& look)
{
    const Palette& palette = look.palette;
    const auto stateOf = [&](MeanScorePart part) {
        return hovered == part ? HandleState::Hovered : HandleState::Resting;
    };
    LengthLine lower {places.handle(frame.lengths.training), HandleKind::Seen, palette.seen,
        palette.seenText, BaseWords::tr("trained %1").arg(wholeNumber(frame.lengths.training)),
        stateOf(MeanScorePart::Training)};
    LengthLine upper {places.handle(frame.lengths.target), HandleKind::Unseen, palette.unseen,
        palette.unseenText, BaseWords::tr("target %1").arg(wholeNumber(frame.lengths.target)),
        stateOf(MeanScorePart::Target)};
    for (const LengthLine* line : {&lower, &upper}) {
        const double x = line->handle.x();
        paintLine(painter, {x, line->handle.y(), x, places.plot.bottom()}, line->colour, 2, look);
        paintHandle(painter, line->handle, line->kind, line->state, 14, look);
    }
    if (lower.handle.x() > upper.handle.x())
        std::swap(lower, upper);
    const double gap = look.px(12);
    const double baseline = places.handleLevel + digitHeight(TextRole::NoteStrong, look) / 2;
    const auto widthOf = [&](const LengthLine& line) {
        return textWidth(line.label, TextRole::NoteStrong, look);
    };
    const double between = upper.handle.x() - lower.handle.x() - 2 * gap;
    const bool isLowerOutside = lower.handle.x() - gap - widthOf(lower) >= area.left();
    const bool isUpperOutside = upper.handle.x() + gap + widthOf(upper) <= area.right();
    const double lowerInside = isLowerOutside ? 0 : widthOf(lower) + gap;
    if (isLowerOutside || widthOf(lower) <= between)
        paintText(painter, {lower.handle.x() + (isLowerOutside ? -gap : gap), baseline},
            lower.label, TextRole::NoteStrong, lower.textColour, look,
            isLowerOutside ? Alignment::Right : Alignment::Left);
    if (isUpperOutside || widthOf(upper) + lowerInside <= between)
        paintText(painter, {upper.handle.x() + (isUpperOutside ? gap : -gap), baseline},
            upper.label, TextRole::NoteStrong, upper.textColour, look,
            isUpperOutside ? Alignment::Left : Alignment::Right);
}

} // namespace

void paintMeanScore(QPainter& painter, const QRectF& area, const MeanScoreFrame& frame,
    const MeanScoreFrame* ghost, MeanScorePart hovered, const Look& look)
{
    if (frame.runs.empty())
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    paintHead(painter, area, frame, look);
    const MeanScorePlaces places(area, frame, look);
    paintAxes(painter, places, frame, look);
    if (frame.plain)
        paintBand(painter, places, frame, *frame.plain, 0.2, look);
    paintBand(painter, places, frame, frame.chosen, 0.25, look);
    if (ghost)
        paintValues(painter, places, ghost->runs, ghost->chosen.mean,
            {.colour = look.palette.axis, .width = 1, .dashed = true}, look);
    if (frame.plain)
        paintValues(painter, places, frame.runs, frame.plain->mean,
            {.colour = lineColor(*frame.plain, look), .width = plainWidth}, look);
    paintBounds(painter, places, frame, look);
    paintValues(painter, places, frame.runs, frame.chosen.mean,
        {.colour = lineColor(frame.chosen, look), .width = chosenWidth}, look);
    painter.setRenderHint(QPainter::Antialiasing);
    paintLengths(painter, places, frame, hovered, area, look);
    paintWavelengths(painter, places, frame, look);
    paintPointed(painter, places, frame, look);
    if (frame.peak)
        paintHandle(painter, places.peak(*frame.peak), HandleKind::Result,
            hovered == MeanScorePart::Peak ? HandleState::Hovered : HandleState::Resting, 14, look);
    painter.restore();
}

} // namespace lab::ui
