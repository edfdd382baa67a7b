#include "ui/paint/waves/odometer.h"

#include "ui/paint/text/number_text.h"
#include "ui/paint/text/text.h"
#include "ui/paint/waves/odometer_digits.h"
#include "ui/paint/waves/waves_words.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

constexpr double head = 56; ///< title and sentence
constexpr double left = 40;
constexpr double right = 24;
constexpr double foot = 30; ///< the axis of the positions
constexpr double usualWheel = 54; ///< from one to the next; more if the row is high
constexpr double usualDial = 110;
constexpr double caption = 18; ///< below a row
constexpr double knobReach = 8;
constexpr double changingTint = 0.18; ///< of a wheel's ground, on which its next digit is legible

/// Two rows above the plot: wheels and dials, each centered in its own row.
struct Rows {
    QRectF wheels;
    QRectF dials;
    QRectF ground;
};

Rows rowsIn(const QRectF& area, const Look& look)
{
    const QRectF all = groundIn(area, {left, head, right, foot}, look);
    const double third = all.height() / 3;
    const double gap = look.px(caption);
    Rows rows;
    rows.wheels = {all.left(), all.top(), all.width(), std::max(1.0, 0.9 * third - gap)};
    rows.dials = {all.left(), rows.wheels.bottom() + gap + look.px(4), all.width(),
        std::max(1.0, 1.1 * third - gap)};
    const double top = rows.dials.bottom() + gap + look.px(26);
    rows.ground = {all.left(), top, all.width(), std::max(1.0, all.bottom() - top)};
    return rows;
}

/// The wheel of the ones is on the right.
QRectF wheelRect(const OdometerFrame& frame, std::size_t wheel, const QRectF& row, const Look& look)
{
    const auto count = static_cast<double>(frame.wheels.size());
    const double pitch =
        std::min(std::max(look.px(usualWheel), 0.45 * row.height()), row.width() / count);
    const double first = row.center().x() + pitch * count / 2;
    const double width = pitch - std::min(look.px(6), 0.15 * pitch);
    return {first - pitch * (static_cast<double>(wheel) + 1) + (pitch - width) / 2, row.top(),
        width, row.height()};
}

struct DialPlace {
    QPointF centre;
    double radius = 0;
};

/// The fastest dial is on the right, under the wheel of the ones.
DialPlace dialPlace(
    const OdometerFrame& frame, std::size_t dial, const QRectF& row, const Look& look)
{
    const auto count = static_cast<double>(frame.dials.size());
    const double pitch =
        std::min(std::max(look.px(usualDial), 1.15 * row.height()), row.width() / count);
    const double first = row.center().x() + pitch * count / 2;
    return {{first - pitch * (static_cast<double>(dial) + 0.5), row.center().y()},
        std::max(1.0, std::min(0.42 * pitch, row.height() / 2))};
}

Layers wheelLayers(const OdometerFrame& frame, const QRectF& row, const Look& look)
{
    Layers layers;
    for (std::size_t i = 0; i < frame.wheels.size(); ++i) {
        const OdometerFrame::Wheel& wheel = frame.wheels[i];
        const QRectF box = wheelRect(frame, i, row, look);
        const bool isChanging = wheel.digit != wheel.next;
        layers.emplace_back(Region {box,
            isChanging ? blended(look.palette.notes, look.palette.ground, changingTint)
                       : look.palette.frame});
        const double half = digitHeight(TextRole::MainResult, look) / 2;
        const bool isHigh = box.height() > look.px(64) && box.width() > look.px(16);
        const double middle = box.top() + box.height() * (isHigh ? 0.38 : 0.5);
        layers.emplace_back(Label {{box.center().x(), middle + half}, wholeNumber(wheel.digit),
            box.width() > look.px(20) ? TextRole::MainResult : TextRole::PictureTitle,
            look.palette.text, Alignment::Centre});
        if (isHigh) {
            const double next = box.top() + box.height() * 0.8;
            layers.emplace_back(
                Label {{box.center().x(), next + digitHeight(TextRole::Body, look) / 2},
                    wholeNumber(wheel.next), isChanging ? TextRole::BodyStrong : TextRole::Body,
                    isChanging ? look.palette.text : look.palette.notes, Alignment::Centre});
        }
        const QString place = wholeNumber(wheel.place);
        if (textWidth(place, TextRole::Axis, look) < box.width())
            layers.emplace_back(Label {{box.center().x(), box.bottom() + look.px(14)}, place,
                TextRole::Axis, look.palette.notes, Alignment::Centre});
    }
    return layers;
}

Stroke hand(const DialPlace& place, const SinCos& angle, const QPen& pen)
{
    const QPointF tip(angle.cos * place.radius, -angle.sin * place.radius);
    return {{place.centre, place.centre + tip}, pen};
}

Layers dialLayers(const OdometerFrame& frame, const QRectF& row, const Look& look)
{
    Layers layers;
    const int pairs = frame.encoding.width / 2;
    for (std::size_t i = 0; i < frame.dials.size(); ++i) {
        const OdometerFrame::Dial& dial = frame.dials[i];
        const DialPlace place = dialPlace(frame, i, row, look);
        const QColor colour = pairColor(look.palette, dial.pair, pairs);
        layers.emplace_back(Marks {.places = {place.centre},
            .radius = place.radius,
            .edge = QPen(look.palette.axis, look.px(1)),
            .fill = look.palette.ground});
        QPen next(blended(colour, look.palette.ground, 0.4), look.px(2));
        next.setCapStyle(Qt::RoundCap);
        layers.emplace_back(hand(place, dial.next, next));
        QPen now(colour, look.px(3));
        now.setCapStyle(Qt::RoundCap);
        layers.emplace_back(hand(place, dial.now, now));
        const bool isSelected = dial.pair == frame.selected;
        layers.emplace_back(
            Label {{place.centre.x(), place.centre.y() + place.radius + look.px(15)},
                WavesWords::tr("pair %1").arg(wholeNumber(dial.pair)),
                isSelected ? TextRole::NoteStrong : TextRole::Axis,
                isSelected ? look.palette.text : look.palette.notes, Alignment::Centre});
    }
    return layers;
}

// A complete text in each language: Chinese has a space before a number and none before a word.
QString wheelWords(int radix)
{
    return radix == 2
        ? WavesWords::tr("binary wheels above, dials of the pairs below; light: at the next "
                         "position")
        : WavesWords::tr("radix %1 wheels above, dials of the pairs below; light: at the next "
                         "position")
              .arg(wholeNumber(radix));
}

QString shortOdometerWords(const OdometerFrame& frame)
{
    return WavesWords::tr("Wheels that change: %1 of %2; the encoding moves by %3")
        .arg(wholeNumber(frame.changed),
            wholeNumber(static_cast<std::int64_t>(frame.wheels.size())), decimals(frame.step, 3));
}

Layers headOf(const QRectF& area, const OdometerFrame& frame, const Look& look)
{
    const QPointF title(area.left(), area.top() + look.px(upperTitleBaseline));
    const double end = digitsLeft(area, look) - look.px(16);
    return lineOfWords(
               {{pictureTitle(Picture::WavesOdometer), TextRole::PictureTitle, look.palette.text},
                   {wheelWords(frame.radix), TextRole::Note, look.palette.notes}},
               title, end, look)
               .layers
        + lineOfWords({{fittingWords({odometerWords(frame), shortOdometerWords(frame)},
                            area.width(), TextRole::BodyStrong, look),
                          TextRole::BodyStrong, look.palette.resultText}},
            {area.left(), area.top() + look.px(40)}, area.right(), look)
              .layers;
}

double maxChanges(const OdometerFrame& frame)
{
    double most = 1;
    for (const int peak : frame.peaks)
        most = std::max(most, 1.0 * peak);
    return most;
}

/// For a run of many positions: the maximum of changes after one of them, and darker their mean.
Layers changeBars(const Plot& plot, const OdometerFrame& frame, const Look& look)
{
    Layers layers;
    const double pitch = std::abs(plot.x.scale.pixelsPerUnit()) * std::max(1.0, frame.runs.width);
    const double gap = pitch > look.px(5) ? look.px(1) : 0;
    const auto addBars = [&](auto value, double tone) {
        Bars bars {.fill = blended(look.palette.notes, look.palette.ground, tone)};
        for (int cell = 0; cell < frame.runs.count; ++cell) {
            const double from = plot.x.pixel(static_cast<double>(frame.runs.begin(cell)) - 0.5);
            const double to = plot.x.pixel(static_cast<double>(frame.runs.begin(cell + 1)) - 0.5);
            const double top = plot.y.pixel(value(static_cast<std::size_t>(cell)));
            bars.areas.emplace_back(
                QPointF(from + gap / 2, top), QPointF(to - gap / 2, plot.ground.bottom()));
        }
        layers.emplace_back(std::move(bars));
    };
    if (frame.runs.width > 1)
        addBars([&](std::size_t cell) { return 1.0 * frame.peaks[cell]; }, 0.4);
    addBars(
        [&](std::size_t cell) { return frame.changes[cell]; }, frame.runs.width > 1 ? 0.75 : 0.6);
    return layers;
}

/// The step of the encoding, the same at every position, on the axis of the wheels.
Layers stepLine(const Plot& plot, const OdometerFrame& frame, const QPen& pen)
{
    return {Stroke {plot.level(frame.step), pen}};
}

Layers legendOf(const QRectF& area, const Plot& plot, const OdometerFrame& frame, const Look& look)
{
    const QString run = runLength(frame.runs.width);
    const QString bars = frame.runs.width > 1
        ? fittingWords(
            {WavesWords::tr("wheels that change: largest of %1 positions, darker: their mean")
                    .arg(run),
                WavesWords::tr("wheels that change: largest of %1").arg(run)},
            plot.ground.width() * 0.6, TextRole::NoteStrong, look)
        : WavesWords::tr("wheels that change after each position");
    const QString step = decimals(frame.step, 3);
    const double space = plot.ground.right() - area.left()
        - textWidth(bars, TextRole::NoteStrong, look) - look.px(24);
    const QString line =
        fittingWords({WavesWords::tr("line: how much the encoding moves, %1 everywhere").arg(step),
                         WavesWords::tr("line: the encoding, %1").arg(step)},
            space, TextRole::NoteStrong, look);
    return lineOfWords({{bars, TextRole::NoteStrong, look.palette.notes},
                           {line, TextRole::NoteStrong, look.palette.resultText}},
        {area.left(), plot.ground.top() - look.px(12)}, plot.ground.right(), look)
        .layers;
}

Handle positionHandle(const Plot& plot, const OdometerFrame& frame, const Look& look)
{
    const auto at = static_cast<double>(frame.position);
    const QLineF line = plot.upright(at);
    const auto first = static_cast<double>(frame.runs.first);
    const auto last = static_cast<double>(frame.runs.begin(frame.runs.count) - 1);
    return {.key = "position.query",
        .place = line.p2(),
        .value = at,
        .kind = HandleKind::Query,
        .line = beside(line, knobReach, plot.ground, look),
        .jump = plot.ground,
        .keyStep = std::max(4.0, plot.x.scale.pixelsPerUnit()),
        .snap = Snap {.lowest = first, .highest = last, .nearPower = 0}};
}

} // namespace

QString odometerWords(const OdometerFrame& frame)
{
    const QString from = wholeNumber(frame.position);
    const QString to = wholeNumber(frame.position + 1);
    return WavesWords::tr("From %1 to %2: %3 of %4 wheels change; the encoding moves by %5, as "
                          "between any two neighboring positions")
        .arg(from, to, wholeNumber(frame.changed),
            wholeNumber(static_cast<std::int64_t>(frame.wheels.size())), decimals(frame.step, 3));
}

std::optional<int> wheelAt(
    const OdometerFrame& frame, QPointF point, const QRectF& area, const Look& look)
{
    const QRectF row = rowsIn(area, look).wheels;
    for (std::size_t i = 0; i < frame.wheels.size(); ++i)
        if (wheelRect(frame, i, row, look).contains(point))
            return static_cast<int>(i);
    return std::nullopt;
}

std::optional<int> dialAt(
    const OdometerFrame& frame, QPointF point, const QRectF& area, const Look& look)
{
    const QRectF row = rowsIn(area, look).dials;
    for (std::size_t i = 0; i < frame.dials.size(); ++i) {
        const DialPlace place = dialPlace(frame, i, row, look);
        const QPointF away = point - place.centre;
        if (std::hypot(away.x(), away.y()) <= place.radius)
            return static_cast<int>(i);
    }
    return std::nullopt;
}

Plot odometerPlot(const QRectF& area, const OdometerFrame& frame,
    const std::optional<OdometerFrame>& ghost, const Look& look)
{
    if (frame.wheels.empty())
        return {};
    const Rows rows = rowsIn(area, look);
    Plot plot {.ground = rows.ground};
    const auto first = static_cast<double>(frame.runs.first) - 0.5;
    const auto end = static_cast<double>(frame.runs.begin(frame.runs.count)) - 0.5;
    plot.x = Axis::linear(first, end, plot.ground.left(), plot.ground.right());
    plot.x.ticks = fitting(positionTicks(first + 0.5, end - 0.5, 9), plot.x, look);
    plot.x.name = u"p"_s;
    double most = std::max(maxChanges(frame), frame.step);
    if (ghost)
        most = std::max({most, maxChanges(*ghost), ghost->step});
    plot.y = Axis::linear(0, 1.1 * most, plot.ground.bottom(), plot.ground.top());
    const int upwards = std::clamp(static_cast<int>(plot.ground.height() / look.px(18)), 1, 4);
    plot.y.ticks = labelled(roundTicks(0, most, upwards));
    plot.layers = headOf(area, frame, look)
        + digitLayers(area, frame.radix, ghost ? std::optional(ghost->radix) : std::nullopt, look)
        + wheelLayers(frame, rows.wheels, look) + dialLayers(frame, rows.dials, look)
        + changeBars(plot, frame, look) + legendOf(area, plot, frame, look);
    if (ghost) {
        QPen dashed(look.palette.text, look.px(1), Qt::CustomDashLine, Qt::FlatCap);
        dashed.setDashPattern({4, 3});
        plot.layers = std::move(plot.layers) + stepLine(plot, *ghost, dashed);
        Curve bars {{}, {.colour = look.palette.text, .width = 1, .dashes = {3, 2}}};
        for (int cell = 0; cell < ghost->runs.count; ++cell)
            bars.points.push_back(plot.at(static_cast<double>(ghost->runs.begin(cell)),
                ghost->changes[static_cast<std::size_t>(cell)]));
        plot.layers.emplace_back(std::move(bars));
    }
    plot.layers =
        std::move(plot.layers) + stepLine(plot, frame, QPen(look.palette.result, look.px(2)));
    if (frame.position >= frame.runs.first && frame.position < frame.runs.begin(frame.runs.count)) {
        plot.layers.emplace_back(
            Rule {plot.upright(static_cast<double>(frame.position)), look.palette.query, 2});
        plot.handles.push_back(positionHandle(plot, frame, look));
    }
    plot.handles.push_back(radixHandle(plot, area, frame.radix, look));
    return plot;
}

Layers odometerPointed(const Plot& plot, const OdometerFrame& frame, const QRectF& area,
    const Focus& focus, const Look& look)
{
    const Rows rows = rowsIn(area, look);
    const QPen pen(look.palette.text, look.px(2));
    Layers layers;
    if (focus.cell && *focus.cell < static_cast<int>(frame.wheels.size())) {
        const QRectF box =
            wheelRect(frame, static_cast<std::size_t>(*focus.cell), rows.wheels, look);
        for (const QLineF& side :
            {QLineF(box.topLeft(), box.topRight()), QLineF(box.bottomLeft(), box.bottomRight()),
                QLineF(box.topLeft(), box.bottomLeft()), QLineF(box.topRight(), box.bottomRight())})
            layers.emplace_back(Stroke {side, pen});
    }
    for (std::size_t i = 0; i < frame.dials.size(); ++i) {
        if (focus.pair != frame.dials[i].pair)
            continue;
        const DialPlace place = dialPlace(frame, i, rows.dials, look);
        layers.emplace_back(Marks {.places = {place.centre}, .radius = place.radius, .edge = pen});
    }
    const bool isPosition = focus.position && !focus.cell && !focus.pair;
    if (isPosition && *focus.position != frame.position) {
        const QLineF line = plot.upright(static_cast<double>(*focus.position));
        if (line.x1() >= plot.ground.left() && line.x1() <= plot.ground.right())
            layers.emplace_back(Rule {line, look.palette.axis});
    }
    return layers;
}

} // namespace lab::ui
