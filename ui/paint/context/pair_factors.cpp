#include "ui/paint/context/pair_factors.h"

#include "ui/paint/context/context_words.h"
#include "ui/paint/context/factor_handles.h"
#include "ui/paint/context/pair_axis.h"
#include "ui/paint/curves.h"
#include "ui/paint/text/text.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

constexpr double left = 48; ///< of the plot, for the numbers
constexpr double top = 60; ///< of the plot, below title and hint
constexpr double topAlone = 36; ///< below the title alone
constexpr double lowestWithHint = 300; ///< height of a picture
constexpr double lowestPlot = 64; ///< beside a list
constexpr double roomyPlot = 140;
constexpr double bottom = 28;
constexpr double legendGap = 8;
constexpr double inset = 8; ///< of the first and last pair
constexpr double rowHeight = 20;
constexpr double swatch = 24;
constexpr double swatchGap = 8;
constexpr double columnGap = 16;

QString factorLabel(double factor)
{
    return u"×"_s + significant(factor, 3);
}

// Powers of two apart while they are few, then powers of ten.
std::vector<double> factorTicks(double lowest, double highest, int most)
{
    std::vector<double> ticks;
    const double root = highest / lowest > 2048 ? 10 : 2;
    const double first = std::floor(std::log(lowest) / std::log(root) + 1e-9);
    const double last = std::ceil(std::log(highest) / std::log(root) - 1e-9);
    const double step = std::max(1.0, std::ceil((last - first + 1) / most));
    for (double power = std::ceil(first / step) * step; power <= last; power += step)
        ticks.push_back(std::pow(root, power));
    return ticks;
}

std::vector<double> entryWidths(const FactorsFrame& frame, const Look& look)
{
    std::vector<double> widths;
    for (const FactorsFrame::Line& line : frame.lines)
        widths.push_back(look.px(swatch + swatchGap)
            + textWidth(methodName(line.method), TextRole::BodyStrong, look));
    return widths;
}

/// One entry after the other, in as many rows as it takes, from (0, 0).
std::vector<QRectF> entriesInRows(const std::vector<double>& widths, double room, const Look& look)
{
    std::vector<QRectF> entries;
    QPointF place;
    for (const double wanted : widths) {
        const double width = std::min(room, wanted);
        if (place.x() > 0 && place.x() + width > room)
            place = {0, place.y() + look.px(rowHeight)};
        entries.emplace_back(place.x(), place.y(), width, look.px(rowHeight));
        place.rx() += width + look.px(columnGap);
    }
    return entries;
}

/// In columns below each other where there is the height for it, else as tightly as it goes.
std::vector<QRectF> legendEntries(const FactorsFrame& frame, QSizeF room, const Look& look)
{
    const std::vector<double> widths = entryWidths(frame, look);
    const double widest = widths.empty() ? 0 : *std::ranges::max_element(widths);
    std::vector<QRectF> entries =
        entriesInRows(std::vector(widths.size(), widest), room.width(), look);
    if (!entries.empty() && room.height() - entries.back().bottom() < look.px(roomyPlot))
        return entriesInRows(widths, room.width(), look);
    return entries;
}

// The corners of a line: a dashed one costs by its points, and most methods run straight for long.
class Corners {
public:
    void add(QPointF point)
    {
        if (m_points.size() > 1 && isBetween(m_points.back(), m_points.end()[-2], point))
            m_points.back() = point;
        else
            m_points.push_back(point);
    }
    void paint(QPainter& painter, const QRectF& plot, const CurveStyle& style, const Look& look)
    {
        if (m_points.size() > 1)
            paintPolyline(painter, plot, m_points, style, look);
        m_points.clear();
    }

private:
    static bool isBetween(QPointF middle, QPointF from, QPointF to)
    {
        constexpr double unseen = 0.002; // pixels; it adds up along a bend
        const double share = (middle.x() - from.x()) / (to.x() - from.x());
        return std::abs(from.y() + share * (to.y() - from.y()) - middle.y()) < unseen;
    }

    std::vector<QPointF> m_points;
};

void paintFactorLine(QPainter& painter, const FactorPlaces& places, const FactorsFrame::Line& line,
    const CurveStyle& style, const PointedLook& look)
{
    Corners corners;
    for (std::size_t i = 0; i < line.factors.size(); ++i) {
        const QPointF point(
            places.pair.pixel(static_cast<double>(i)), places.levelOf(line.factors[i]));
        if (std::isfinite(line.factors[i]) && places.plot.contains(point))
            corners.add(point);
        else
            corners.paint(painter, places.plot, style, look);
    }
    corners.paint(painter, places.plot, style, look);
}

const FactorsFrame::Line* chosenLine(const FactorsFrame& frame)
{
    const auto found = std::ranges::find(frame.lines, frame.method, &FactorsFrame::Line::method);
    return found == frame.lines.end() ? nullptr : &*found;
}

// Ones stand for the lists of LongRoPE that no file has brought.
bool lacksLists(const FactorsFrame::Line& line)
{
    return line.method == ScalingMethod::LongRope
        && std::ranges::all_of(
            line.factors, [](double factor) { return std::abs(factor - 1) <= 0; });
}

// The axes are those of the present frame: what lies outside them is cut off.
void paintGhost(QPainter& painter, const FactorPlaces& places, const FactorsFrame& ghost,
    const PointedLook& look)
{
    const FactorsFrame::Line* line = chosenLine(ghost);
    if (!line)
        return;
    paintFactorLine(
        painter, places, *line, {.colour = look.palette.axis, .width = 1, .dashes = {3, 3}}, look);
}

// A pair that the method stops is slowed without end: its mark stands at the upper edge.
void paintStopped(
    QPainter& painter, const FactorPlaces& places, const FactorsFrame::Line& line, const Look& look)
{
    painter.setBrush(look.palette.ground);
    painter.setPen(QPen(methodStyle(line.method, look.palette).line, look.px(1.5)));
    const double radius = std::clamp(places.pair.pixelsPerUnit() / 2 - 0.5, 1.5, look.px(3));
    std::optional<double> first;
    for (std::size_t i = 0; i < line.factors.size(); ++i) {
        if (std::isfinite(line.factors[i]))
            continue;
        const double x = places.pair.pixel(static_cast<double>(i));
        first = first.value_or(x);
        painter.drawEllipse(QPointF(x, places.plot.top()), radius, radius);
    }
    const QString word = ContextWords::tr("stopped");
    const double end = first.value_or(0) - look.px(8);
    const double width = textWidth(word, TextRole::Note, look);
    if (end - width <= places.plot.left())
        return;
    const double height = digitHeight(TextRole::Note, look);
    const double baseline = places.plot.top() + height / 2;
    const double edge = look.px(3);
    painter.fillRect(QRectF(end - width - edge, baseline - height - edge, width + 2 * edge,
                         height + 2 * edge + look.px(1)),
        look.palette.ground); // other methods' lines run here
    paintText(painter, {end, baseline}, word, TextRole::Note,
        methodStyle(line.method, look.palette).text, look, Alignment::Right);
}

void paintLegend(QPainter& painter, const FactorPlaces& places, const FactorsFrame& frame,
    std::optional<ScalingMethod> hovered, const Look& look)
{
    for (std::size_t i = 0; i < places.entries.size(); ++i) {
        const ScalingMethod method = frame.lines[i].method;
        const QRectF& entry = places.entries[i];
        const bool isChosen = method == frame.method;
        if (hovered == method)
            painter.fillRect(entry.adjusted(-look.px(4), look.px(1), look.px(4), -look.px(1)),
                look.palette.grid);
        paintMethodSwatch(painter, {entry.left(), entry.center().y()}, look.px(swatch), method,
            isChosen ? 3 : 1.5, look);
        const TextRole role = isChosen ? TextRole::BodyStrong : TextRole::Body;
        const double x = entry.left() + look.px(swatch + swatchGap);
        paintText(painter, {x, entry.center().y() + digitHeight(role, look) / 2},
            fitted(methodName(method), entry.right() - x, role, look), role, look.palette.text,
            look);
    }
}

void paintPointed(QPainter& painter, const FactorPlaces& places, const FactorsFrame& frame,
    const PointedLook& look)
{
    if (look.focus.rampEnd)
        return;
    const int pair = look.focus.pair.value_or(frame.selectedPair);
    const FactorsFrame::Line* chosen = chosenLine(frame);
    if (pair < 0 || pair >= places.pairs || !chosen)
        return;
    const double x = places.pair.pixel(pair);
    paintLine(painter, {x, places.plot.top(), x, places.plot.bottom()}, look.palette.axis, 1, look);
    const double factor = chosen->factors[static_cast<std::size_t>(pair)];
    if (!std::isfinite(factor))
        return;
    const QPointF point(x, places.levelOf(factor));
    painter.setPen(QPen(look.palette.text, look.px(2))); // hollow: a filled dot is a handle
    painter.setBrush(look.palette.ground);
    painter.drawEllipse(point, look.px(4.5), look.px(4.5));
    const QString label = factorLabel(factor);
    const double width = textWidth(label, TextRole::NoteStrong, look);
    const bool fitsRight = x + look.px(10) + width <= places.plot.right();
    const QPointF place(fitsRight ? x + look.px(10) : x - look.px(10) - width,
        std::max(places.plot.top() + look.px(14), point.y() - look.px(8)));
    const double height = digitHeight(TextRole::NoteStrong, look);
    const double edge = look.px(2);
    painter.fillRect(
        QRectF(place.x() - edge, place.y() - height - edge, width + 2 * edge, height + 2 * edge),
        look.palette.ground);
    paintText(painter, place, label, TextRole::NoteStrong, look.palette.text, look);
}

} // namespace

FactorPlaces::FactorPlaces(const QRectF& area, const FactorsFrame& frame, const Look& look)
    : pairs(frame.lines.empty() ? 0 : static_cast<int>(frame.lines.front().factors.size()))
{
    hasHint = area.height() >= look.px(lowestWithHint);
    const double head = look.px(hasHint ? top : topAlone);
    const double height = area.height() - head - look.px(bottom);
    entries = legendEntries(frame, {area.width(), height}, look);
    double legend = entries.empty() ? 0 : look.px(legendGap) + entries.back().bottom();
    if (height - legend < look.px(lowestPlot)) {
        entries.clear();
        legend = 0;
    }
    plot = QRectF(area.left() + look.px(left), area.top() + head,
        std::max(1.0, area.width() - look.px(left + inset)), std::max(1.0, height - legend));
    pair = {
        0, std::max(1.0, pairs - 1.0), plot.left() + look.px(inset), plot.right() - look.px(inset)};
    const int most = std::clamp(static_cast<int>(plot.height() / look.px(26)), 2, 9);
    ticks = factorTicks(frame.lowest, std::max(2.0, frame.highest), most);
    const double low = std::log2(std::min(frame.lowest, ticks.front()));
    const double high = std::log2(std::max({2.0, frame.highest, ticks.back()}));
    const double room = 0.05 * (high - low);
    octave = {low - room, high + room, plot.bottom(), plot.top()};
    for (QRectF& entry : entries)
        entry.translate(area.left(), area.bottom() - legend + look.px(legendGap));
}

double FactorPlaces::levelOf(double factor) const
{
    return octave.pixel(std::log2(factor));
}

std::optional<int> FactorPlaces::pairAcross(QPointF point) const
{
    if (pairs == 0 || !plot.contains(point))
        return std::nullopt;
    return static_cast<int>(std::lround(std::clamp(pair.value(point.x()), 0.0, pairs - 1.0)));
}

std::optional<ScalingMethod> FactorPlaces::methodAt(const FactorsFrame& frame, QPointF point) const
{
    for (std::size_t i = 0; i < entries.size(); ++i)
        if (entries[i].contains(point))
            return frame.lines[i].method;
    return std::nullopt;
}

void paintPairFactors(QPainter& painter, const QRectF& area, const FactorsFrame& frame,
    const FactorMarks& marks, const PointedLook& look)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const FactorsFrame::Line* chosen = chosenLine(frame);
    paintBaseHead(painter, area, Picture::ContextFactors,
        chosen && lacksLists(*chosen) ? ContextWords::tr("no lists: open the file of a model")
                                      : ContextWords::tr("factor for each pair, logarithmic"),
        look);
    const FactorPlaces places(area, frame, look);
    if (places.hasHint)
        paintText(painter, {area.left(), area.top() + look.px(38)},
            fitted(ContextWords::tr("Choose a method in the list below."), area.width(),
                TextRole::Body, look),
            TextRole::Body, look.palette.notes, look);
    const double down = digitHeight(TextRole::Axis, look) / 2;
    for (const double tick : places.ticks) {
        const double y = places.levelOf(tick);
        paintLine(
            painter, {places.plot.left(), y, places.plot.right(), y}, look.palette.grid, 1, look);
        paintText(painter, {places.plot.left() - look.px(8), y + down}, factorLabel(tick),
            TextRole::Axis, look.palette.notes, look, Alignment::Right);
    }
    paintAcross(painter, places.plot, places.plot.bottom(),
        pairAxis(places.pairs, places.pair.from, places.pair.to, look), look);
    if (marks.ghost)
        paintGhost(painter, places, *marks.ghost, look);
    for (const FactorsFrame::Line& line : frame.lines) {
        const double width = marks.method == line.method ? 2.5 : 1.5;
        if (&line != chosen)
            paintFactorLine(painter, places, line, methodCurve(line.method, width, look), look);
    }
    if (chosen) {
        paintFactorLine(painter, places, *chosen, methodCurve(chosen->method, 3, look), look);
        paintStopped(painter, places, *chosen, look);
    }
    paintPointed(painter, places, frame, look);
    paintRampHandles(painter, places, frame, marks.end, look);
    paintLegend(painter, places, frame, marks.method, look);
    painter.restore();
}

} // namespace lab::ui
