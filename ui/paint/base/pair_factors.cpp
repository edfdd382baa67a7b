#include "ui/paint/base/pair_factors.h"

#include "ui/paint/base/base_words.h"
#include "ui/paint/base/pair_axis.h"
#include "ui/paint/text/text.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

constexpr double left = 48; ///< of the plot, for the numbers
constexpr double bottom = 28;
constexpr double inset = 8; ///< of the first and last pair
constexpr double swatchGap = 8;
constexpr double lowHeight = 320;

/// How the list of methods is set, and what is above the plot.
struct ListStyle {
    double above;
    double rowHeight;
    double swatch;
    double columnGap;
    int fewestColumns;
    TextRole role;
    TextRole chosenRole;
};
constexpr ListStyle usualList {60, 20, 28, 20, 1, TextRole::Body, TextRole::BodyStrong};
/// Of a low picture, which has no sentence below its title either.
constexpr ListStyle lowList {36, 16, 22, 8, 2, TextRole::Note, TextRole::NoteStrong};

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

double widestEntry(const FactorsFrame& frame, const ListStyle& list, const Look& look)
{
    double widest = 0;
    for (const FactorsFrame::Line& line : frame.lines)
        widest = std::max(widest, textWidth(methodName(line.method), list.chosenRole, look));
    return widest + look.px(list.swatch + swatchGap);
}

QPen penOf(ScalingMethod method, double width, const Look& look)
{
    const MethodStyle style = methodStyle(method, look.palette);
    QPen pen(style.line, look.px(width), Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin);
    if (!style.dashes.isEmpty())
        pen.setDashPattern(style.dashes);
    return pen;
}

void paintFactorLine(QPainter& painter, const FactorPlaces& places, const FactorsFrame::Line& line,
    double width, const Look& look)
{
    QPainterPath path;
    bool isBroken = true;
    for (std::size_t i = 0; i < line.factors.size(); ++i) {
        if (!std::isfinite(line.factors[i])) {
            isBroken = true;
            continue;
        }
        const QPointF point(
            places.pair.pixel(static_cast<double>(i)), places.levelOf(line.factors[i]));
        if (isBroken)
            path.moveTo(point);
        else
            path.lineTo(point);
        isBroken = false;
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(penOf(line.method, width, look));
    painter.drawPath(path);
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
    const QString word = BaseWords::tr("stopped");
    const double end = first.value_or(0) - look.px(8);
    if (end - textWidth(word, TextRole::Note, look) > places.plot.left())
        paintText(painter, {end, places.plot.top() + digitHeight(TextRole::Note, look) / 2}, word,
            TextRole::Note, methodStyle(line.method, look.palette).text, look, Alignment::Right);
}

void paintLegend(QPainter& painter, const FactorPlaces& places, const FactorsFrame& frame,
    std::optional<ScalingMethod> hovered, const Look& look)
{
    const ListStyle& list = places.isLow ? lowList : usualList;
    for (std::size_t i = 0; i < frame.lines.size(); ++i) {
        const ScalingMethod method = frame.lines[i].method;
        const QRectF& entry = places.entries[i];
        const bool isChosen = method == frame.method;
        if (hovered == method)
            painter.fillRect(entry.adjusted(-look.px(4), look.px(1), look.px(4), -look.px(1)),
                look.palette.grid);
        paintMethodSwatch(painter, {entry.left(), entry.center().y()}, look.px(list.swatch), method,
            isChosen ? 3 : 1.5, look);
        const TextRole role = isChosen ? list.chosenRole : list.role;
        const double x = entry.left() + look.px(list.swatch + swatchGap);
        paintText(painter, {x, entry.center().y() + digitHeight(role, look) / 2},
            fitted(methodName(method), entry.right() - x, role, look), role, look.palette.text,
            look);
    }
}

void paintPointed(
    QPainter& painter, const FactorPlaces& places, const FactorsFrame& frame, const Look& look)
{
    const int pair = look.focus.pair.value_or(frame.selectedPair);
    const auto chosen = std::ranges::find(frame.lines, frame.method, &FactorsFrame::Line::method);
    if (pair < 0 || pair >= places.pairs || chosen == frame.lines.end())
        return;
    const double x = places.pair.pixel(pair);
    paintLine(painter, {x, places.plot.top(), x, places.plot.bottom()}, look.palette.axis, 1, look);
    const double factor = chosen->factors[static_cast<std::size_t>(pair)];
    if (!std::isfinite(factor))
        return;
    const QPointF point(x, places.levelOf(factor));
    painter.setPen(QPen(look.palette.ground, look.px(2)));
    painter.setBrush(look.palette.text);
    painter.drawEllipse(point, look.px(5), look.px(5));
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
    : isLow(area.height() < look.px(lowHeight))
    , pairs(frame.lines.empty() ? 0 : static_cast<int>(frame.lines.front().factors.size()))
{
    const ListStyle& list = isLow ? lowList : usualList;
    const int count = static_cast<int>(frame.lines.size());
    const double gap = look.px(list.columnGap);
    const double room = (area.width() + gap) / list.fewestColumns - gap;
    const double widest = std::min(room, widestEntry(frame, list, look));
    const int columns = std::clamp(
        static_cast<int>((area.width() + gap) / (widest + gap) + 1e-9), 1, std::max(1, count));
    const int rows = (count + columns - 1) / columns;
    const double row = look.px(list.rowHeight);
    const double legend = rows * row;
    plot = QRectF(area.left() + look.px(left), area.top() + look.px(list.above),
        std::max(1.0, area.width() - look.px(left + inset)),
        std::max(1.0, area.height() - look.px(list.above + bottom + 8) - legend));
    pair = {
        0, std::max(1.0, pairs - 1.0), plot.left() + look.px(inset), plot.right() - look.px(inset)};
    const int most = std::clamp(static_cast<int>(plot.height() / look.px(26)), 2, 9);
    ticks = factorTicks(frame.lowest, std::max(2.0, frame.highest), most);
    const double low = std::log2(std::min(frame.lowest, ticks.front()));
    const double high = std::log2(std::max({2.0, frame.highest, ticks.back()}));
    const double margin = 0.05 * (high - low);
    octave = {low - margin, high + margin, plot.bottom(), plot.top()};
    const double entryTop = area.bottom() - legend;
    for (int i = 0; i < count; ++i) // down each column
        entries.emplace_back(
            area.left() + (i / rows) * (widest + gap), entryTop + (i % rows) * row, widest, row);
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
    std::optional<ScalingMethod> hovered, const Look& look)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    paintBaseHead(painter, area, Picture::BaseFactors,
        BaseWords::tr("factor for each pair, logarithmic"), look);
    const FactorPlaces places(area, frame, look);
    if (!places.isLow)
        paintText(painter, {area.left(), area.top() + look.px(38)},
            fitted(BaseWords::tr("Choose a method in the list below."), area.width(),
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
    paintPairAxis(painter, places.plot, places.pair, places.pairs, look);
    const FactorsFrame::Line* chosen = nullptr;
    for (const FactorsFrame::Line& line : frame.lines) {
        if (line.method == frame.method)
            chosen = &line;
        else
            paintFactorLine(painter, places, line, hovered == line.method ? 2.5 : 1.5, look);
    }
    if (chosen) {
        paintFactorLine(painter, places, *chosen, 3, look);
        paintStopped(painter, places, *chosen, look);
    }
    paintPointed(painter, places, frame, look);
    paintLegend(painter, places, frame, hovered, look);
    painter.restore();
}

} // namespace lab::ui
