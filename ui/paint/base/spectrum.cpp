#include "ui/paint/base/spectrum.h"

#include "ui/paint/base/base_words.h"
#include "ui/paint/base/pair_axis.h"
#include "ui/paint/controls/handles.h"
#include "ui/paint/ghost_curve.h"
#include "ui/paint/raster/disc_sprite.h"
#include "ui/paint/raster/pixel_grid.h"
#include "ui/paint/text/text.h"

#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

constexpr double left = 64; ///< of the plot, for the numbers
constexpr double top = 60;
constexpr double bottom = 28;
constexpr double right = 12; ///< half of a handle
constexpr double firstInset = 8;
constexpr double lastInset = 20; ///< keeps the last point clear of the handles
constexpr double largestDot = 3.5;
constexpr double reach = 12; ///< of the pointer

void paintWords(QPainter& painter, const QRectF& area, const SpectrumFrame& frame, const Look& look)
{
    const double baseline = area.top() + look.px(38);
    const QColor colour = frame.incomplete > 0 ? look.palette.unseenText : look.palette.seenText;
    const double end = area.left()
        + paintText(painter, {area.left(), baseline},
            fitted(spectrumWords(frame), area.width(), TextRole::BodyStrong, look),
            TextRole::BodyStrong, colour, look);
    QStringList notes;
    if (frame.restingPairs > 0)
        notes += BaseWords::tr("%1 rest").arg(wholeNumber(frame.restingPairs));
    double x = end + look.px(12);
    for (const QString& note : notes) {
        if (x + textWidth(note, TextRole::Note, look) > area.right())
            return;
        x += paintText(painter, {x, baseline}, note, TextRole::Note, look.palette.notes, look)
            + look.px(12);
    }
    if (frame.method == ScalingMethod::None)
        return;
    const QString name = methodName(frame.method);
    const double swatch = look.px(24);
    const double width = textWidth(name, TextRole::Note, look) + swatch + look.px(6);
    if (x + width > area.right())
        return;
    const double start = area.right() - width;
    paintMethodSwatch(painter, {start, baseline - digitHeight(TextRole::Note, look) / 2}, swatch,
        frame.method, 1.5, look);
    paintText(painter, {start + swatch + look.px(6), baseline}, name, TextRole::Note,
        methodStyle(frame.method, look.palette).text, look);
}

void paintAxes(
    QPainter& painter, const SpectrumPlaces& places, const SpectrumFrame& frame, const Look& look)
{
    constexpr double firstShort = 6; // from a million on a power of ten
    std::vector<double> ticks;
    const double most = std::max(2.0, places.plot.height() / look.px(28));
    const double first = std::ceil(places.decade.lowest);
    const double step = std::max(1.0, std::ceil((places.decade.highest - first) / most));
    for (double decade = first; decade <= places.decade.highest; decade += step)
        ticks.push_back(decade);
    const double down = digitHeight(TextRole::Axis, look) / 2;
    for (const double decade : ticks) {
        const double y = places.decade.pixel(decade);
        paintLine(
            painter, {places.plot.left(), y, places.plot.right(), y}, look.palette.grid, 1, look);
        paintText(painter, {places.plot.left() - look.px(8), y + down},
            decade < firstShort ? wholeNumber(std::llround(std::pow(10.0, decade)))
                                : u"10^%1"_s.arg(decade),
            TextRole::Axis, look.palette.notes, look, Alignment::Right);
    }
    paintPairAxis(painter, places.plot, places.pair, static_cast<int>(frame.pairs.size()), look);
}

bool isInside(const SpectrumPlaces& places, QPointF point)
{
    return point.y() >= places.plot.top() && point.y() <= places.plot.bottom();
}

void paintMethodLine(QPainter& painter, const SpectrumPlaces& places, const SpectrumFrame& frame,
    const CurveStyle& style, const Look& look)
{
    if (frame.method == ScalingMethod::None)
        return;
    std::vector<QPointF> line;
    const auto finish = [&] {
        if (line.size() > 1)
            paintPolyline(painter, places.plot, line, style, look);
        line.clear();
    };
    for (std::size_t i = 0; i < frame.pairs.size(); ++i) {
        const double wavelength = frame.pairs[i].scaledWavelength;
        const QPointF point(places.pair.pixel(static_cast<double>(i)),
            std::isfinite(wavelength) ? places.levelOf(wavelength) : -1e6);
        if (isInside(places, point))
            line.push_back(point);
        else
            finish();
    }
    finish();
}

CurveStyle methodCurve(ScalingMethod method, const Look& look)
{
    const MethodStyle style = methodStyle(method, look.palette);
    return {.colour = style.line, .width = 1.5, .dashes = style.dashes};
}

double dotRadius(const SpectrumPlaces& places, const Look& look)
{
    return std::clamp(places.spacing / 2 - 0.5, 1.5, look.px(largestDot));
}

void paintGhost(QPainter& painter, const SpectrumPlaces& places, const SpectrumFrame& frame,
    const SpectrumFrame& ghost, const Look& look)
{
    const Palette& palette = look.palette;
    painter.setRenderHint(QPainter::Antialiasing);
    const auto level = [&](std::int64_t length, std::int64_t other, const QColor& colour) {
        const double y = places.levelOf(static_cast<double>(length));
        painter.setPen(ghostPen(colour, look));
        if (length != other && isInside(places, {places.plot.left(), y}))
            painter.drawLine(QLineF(places.plot.left(), y, places.plot.right(), y));
    };
    level(ghost.lengths.training, frame.lengths.training, palette.seen);
    level(ghost.lengths.target, frame.lengths.target, palette.unseen);
    paintMethodLine(
        painter, places, ghost, ghostStyle(methodStyle(ghost.method, palette).line, palette), look);
    painter.setPen(QPen(ghostColor(palette.notes, palette), look.px(1)));
    painter.setBrush(Qt::NoBrush);
    const double radius = dotRadius(places, look);
    for (int i = 0; i < static_cast<int>(ghost.pairs.size()); ++i) {
        if (const QPointF point = places.point(ghost, i); isInside(places, point))
            painter.drawEllipse(point, radius, radius);
    }
}

void paintDots(QPainter& painter, const SpectrumPlaces& places, const SpectrumFrame& frame,
    const Disc& whole, const Disc& incomplete, const Disc& resting, const Look& look)
{
    const PixelGrid grid(painter);
    const auto inPixels = [&](Disc disc) {
        disc.radius *= grid.ratio();
        disc.edgeWidth *= grid.ratio();
        return DiscSprite(disc);
    };
    const bool isOnScreen = look.medium == Look::Medium::Screen;
    DiscSprite wholeSprite = inPixels(whole);
    DiscSprite incompleteSprite = inPixels(incomplete);
    DiscSprite restingSprite = inPixels(resting);
    std::optional<InPixels> scope;
    if (isOnScreen)
        scope.emplace(painter, grid);
    painter.setRenderHint(QPainter::Antialiasing);
    for (int i = 0; i < static_cast<int>(frame.pairs.size()); ++i) {
        const QPointF point = places.point(frame, i);
        if (!isInside(places, point))
            continue;
        const SpectrumFrame::Pair& pair = frame.pairs[static_cast<std::size_t>(i)];
        const bool isWhole = pair.turns >= 1;
        const bool rests = !std::isfinite(pair.scaledWavelength);
        if (isOnScreen) {
            DiscSprite& turning = isWhole ? wholeSprite : incompleteSprite;
            (rests ? restingSprite : turning).paint(painter, grid.toPixels(point));
            continue;
        }
        const Disc& turning = isWhole ? whole : incomplete;
        const Disc& disc = rests ? resting : turning;
        painter.setPen(disc.edgeWidth > 0 ? QPen(disc.edge, disc.edgeWidth) : QPen(Qt::NoPen));
        painter.setBrush(disc.fill);
        painter.drawEllipse(point, disc.radius, disc.radius);
    }
}

void paintPoints(
    QPainter& painter, const SpectrumPlaces& places, const SpectrumFrame& frame, const Look& look)
{
    const Palette& palette = look.palette;
    const double radius = dotRadius(places, look);
    paintDots(painter, places, frame, {radius, palette.seen},
        {radius, palette.ground, look.px(1.5), palette.unseen},
        {radius, palette.ground, look.px(1), palette.axis}, look);
    painter.setRenderHint(QPainter::Antialiasing);
    const auto ring = [&](int pair, double size, double width) {
        if (pair < 0 || pair >= static_cast<int>(frame.pairs.size()))
            return;
        const QPointF point = places.point(frame, pair);
        if (!isInside(places, point))
            return;
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(palette.text, look.px(width)));
        painter.drawEllipse(point, look.px(size), look.px(size));
    };
    ring(frame.selectedPair, 9, 2);
    if (look.focus.pair && *look.focus.pair != frame.selectedPair)
        ring(*look.focus.pair, 9, 1);
}

struct LengthLine {
    double length;
    HandleKind kind;
    QColor colour;
    QColor textColour;
    QString label;
    bool isHovered;
};

// At the left end of its line, or at the right one where points would run through it.
double labelStart(const SpectrumPlaces& places, const SpectrumFrame& frame, double baseline,
    double width, const Look& look)
{
    const double height = digitHeight(TextRole::NoteStrong, look);
    const double edge = look.px(largestDot);
    const auto isFree = [&](double x) {
        const QRectF label =
            QRectF(x, baseline - height, width, height).adjusted(-edge, -edge, edge, edge);
        for (int i = 0; i < static_cast<int>(frame.pairs.size()); ++i) {
            if (label.contains(places.point(frame, i)))
                return false;
        }
        return true;
    };
    const double usual = places.plot.left() + look.px(8);
    const double other = places.plot.right() - look.px(lastInset) - width;
    return isFree(usual) || !isFree(other) ? usual : other;
}

void paintLength(QPainter& painter, const SpectrumPlaces& places, const SpectrumFrame& frame,
    const LengthLine& line, double labelBelow, const Look& look)
{
    const double y = places.levelOf(line.length);
    if (y < places.plot.top() - 1 || y > places.plot.bottom() + 1)
        return;
    paintLine(painter, {places.plot.left(), y, places.plot.right(), y}, line.colour, 2, look);
    const double baseline =
        labelBelow > 0 ? y + look.px(6) + digitHeight(TextRole::NoteStrong, look) : y - look.px(6);
    const double width = textWidth(line.label, TextRole::NoteStrong, look);
    paintText(painter, {labelStart(places, frame, baseline, width, look), baseline}, line.label,
        TextRole::NoteStrong, line.textColour, look);
    paintHandle(painter, places.handle(line.length), line.kind,
        line.isHovered ? HandleState::Hovered : HandleState::Resting, 14, look);
}

} // namespace

QString spectrumWords(const SpectrumFrame& frame)
{
    if (frame.turningPairs == 0)
        return BaseWords::tr("No pair is rotated: raise the rotated share.");
    const QString pairs = wholeNumber(frame.turningPairs);
    if (frame.incomplete == 0)
        return BaseWords::tr("Every pair turns at least once");
    if (frame.incomplete == 1)
        return BaseWords::tr("1 of %1 pairs turns less than once").arg(pairs);
    return BaseWords::tr("%1 of %2 pairs turn less than once")
        .arg(wholeNumber(frame.incomplete), pairs);
}

DecadeRange decadeRange(const SpectrumFrame& frame)
{
    constexpr double highestDecade = 16;
    constexpr double headroom = 0.5; // to drag into
    const auto training = static_cast<double>(frame.lengths.training);
    const auto target = static_cast<double>(frame.lengths.target);
    double dragged = std::max(training, target);
    double longest = dragged;
    for (const SpectrumFrame::Pair& pair : frame.pairs) {
        dragged = std::max(dragged, pair.wavelength);
        if (std::isfinite(pair.scaledWavelength))
            longest = std::max(longest, pair.scaledWavelength);
    }
    const double highest = std::ceil(std::max(std::log10(dragged) + headroom, std::log10(longest)));
    const double shortest = std::log10(std::max(1.0, std::min(training, target))) - 0.1;
    return {std::max(0.0, std::min(0.55, shortest)), std::clamp(highest, 4.0, highestDecade)};
}

SpectrumPlaces::SpectrumPlaces(
    const QRectF& area, const SpectrumFrame& frame, const DecadeRange& range, const Look& look)
    : plot(area.left() + look.px(left), area.top() + look.px(top),
        std::max(1.0, area.width() - look.px(left + right)),
        std::max(1.0, area.height() - look.px(top + bottom)))
{
    const double last = std::max(1.0, static_cast<double>(frame.pairs.size()) - 1);
    pair = {0, last, plot.left() + look.px(firstInset), plot.right() - look.px(lastInset)};
    decade = {range.lowest, range.highest, plot.bottom(), plot.top()};
    spacing = pair.pixelsPerUnit();
}

double SpectrumPlaces::levelOf(double positions) const
{
    return decade.pixel(std::log10(std::max(1e-3, positions)));
}

double SpectrumPlaces::positionsAt(double level) const
{
    return std::pow(10.0, decade.value(level));
}

QPointF SpectrumPlaces::point(const SpectrumFrame& frame, int index) const
{
    return {pair.pixel(index), levelOf(frame.pairs[static_cast<std::size_t>(index)].wavelength)};
}

QPointF SpectrumPlaces::handle(double length) const
{
    return {plot.right(), levelOf(length)};
}

std::optional<int> SpectrumPlaces::pairAcross(const SpectrumFrame& frame, QPointF point) const
{
    if (frame.pairs.empty() || !plot.contains(point))
        return std::nullopt;
    const auto last = static_cast<double>(frame.pairs.size()) - 1;
    return static_cast<int>(std::lround(std::clamp(pair.value(point.x()), 0.0, last)));
}

std::optional<int> SpectrumPlaces::pairAt(
    const SpectrumFrame& frame, QPointF point, const Look& look) const
{
    const std::optional<int> across = pairAcross(frame, point);
    if (!across)
        return std::nullopt;
    const QPointF away = this->point(frame, *across) - point;
    return std::hypot(away.x(), away.y()) <= look.px(reach) ? across : std::nullopt;
}

SpectrumPart SpectrumPlaces::partAt(
    const SpectrumFrame& frame, QPointF point, const Look& look) const
{
    const auto training = static_cast<double>(frame.lengths.training);
    const auto target = static_cast<double>(frame.lengths.target);
    if (isGrabbed(handle(target), point, look))
        return SpectrumPart::Target;
    if (isGrabbed(handle(training), point, look))
        return SpectrumPart::Training;
    if (pairAt(frame, point, look))
        return SpectrumPart::Point;
    const auto isOn = [&](double length) {
        return plot.contains(point) && std::abs(levelOf(length) - point.y()) <= look.px(6);
    };
    if (isOn(target))
        return SpectrumPart::Target;
    return isOn(training) ? SpectrumPart::Training : SpectrumPart::Nothing;
}

void paintSpectrum(QPainter& painter, const QRectF& area, const SpectrumFrame& frame,
    const SpectrumFrame* ghost, const DecadeRange& range, SpectrumPart hovered, const Look& look)
{
    painter.save();
    paintBaseHead(painter, area, Picture::BaseSpectrum,
        BaseWords::tr("positions per turn, logarithmic"), look);
    paintWords(painter, area, frame, look);
    const SpectrumPlaces places(area, frame, range, look);
    paintAxes(painter, places, frame, look);
    const Palette& palette = look.palette;
    const auto [training, target] = frame.lengths;
    const std::array lines {
        LengthLine {static_cast<double>(training), HandleKind::Seen, palette.seen, palette.seenText,
            BaseWords::tr("trained %1").arg(wholeNumber(training)),
            hovered == SpectrumPart::Training},
        LengthLine {static_cast<double>(target), HandleKind::Unseen, palette.unseen,
            palette.unseenText, BaseWords::tr("target %1").arg(wholeNumber(target)),
            hovered == SpectrumPart::Target}};
    if (ghost)
        paintGhost(painter, places, frame, *ghost, look);
    paintMethodLine(painter, places, frame, methodCurve(frame.method, look), look);
    paintPoints(painter, places, frame, look);
    paintLength(painter, places, frame, lines[0], target >= training ? 1 : -1, look);
    paintLength(painter, places, frame, lines[1], target >= training ? -1 : 1, look);
    painter.restore();
}

} // namespace lab::ui
