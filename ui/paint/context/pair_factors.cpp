#include "ui/paint/context/pair_factors.h"

#include "ui/paint/context/context_words.h"
#include "ui/paint/context/factor_lines.h"
#include "ui/paint/context/factor_list.h"
#include "ui/paint/context/pair_axis.h"
#include "ui/paint/text/text.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

constexpr double left = 48; ///< of the plot, for the numbers
constexpr double top = 60; ///< of the plot, below title and hint
constexpr double topAlone = 36; ///< below the title only
constexpr double lowestWithHint = 300; ///< height of a picture
constexpr double bottom = 28;
constexpr double inset = 8; ///< of the first and last pair

constexpr QSizeF numberEdge {2, 2};

// Powers of two while they are few, then powers of ten.
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

const FactorsFrame::Line* chosenLine(const FactorsFrame& frame)
{
    const auto found = std::ranges::find(frame.lines, frame.method, &FactorsFrame::Line::method);
    return found == frame.lines.end() ? nullptr : &*found;
}

/// A pair that the method leaves unrotated has an infinite factor: its mark is at the upper edge.
Layers stoppedOf(const Plot& plot, const FactorsFrame::Line& line, const Look& look)
{
    const MethodStyle style = methodStyle(line.method, look.palette);
    Marks marks {.radius = std::clamp(plot.x.scale.pixelsPerUnit() / 2 - 0.5, 1.5, look.px(3)),
        .edge = QPen(style.line, look.px(1.5)),
        .fill = look.palette.ground};
    for (std::size_t i = 0; i < line.factors.size(); ++i)
        if (!std::isfinite(line.factors[i]))
            marks.places.emplace_back(plot.x.pixel(static_cast<double>(i)), plot.ground.top());
    if (marks.places.empty())
        return {};
    const Label word {{marks.places.front().x() - look.px(8),
                          plot.ground.top() + digitHeight(TextRole::Note, look) / 2},
        ContextWords::tr("not rotated"), TextRole::Note, style.text, Alignment::Right,
        QSizeF(3, 3)}; // the lines of other methods are here
    const double width = textWidth(word.text, word.role, look);
    if (word.baseline.x() - width <= plot.ground.left())
        return {marks};
    return {marks, word};
}

Axis factorAxis(const QRectF& ground, const FactorsFrame& frame, const Look& look)
{
    const int most = std::clamp(static_cast<int>(ground.height() / look.px(26)), 2, 9);
    const std::vector<double> ticks = factorTicks(frame.lowest, std::max(2.0, frame.highest), most);
    const double low = std::log10(std::min(frame.lowest, ticks.front()));
    const double high = std::log10(std::max({2.0, frame.highest, ticks.back()}));
    const double edge = 0.05 * (high - low);
    Axis axis = Axis::logarithmic({low - edge, high + edge}, ground.bottom(), ground.top());
    for (const double tick : ticks)
        axis.ticks.push_back({tick, factorLabel(tick)});
    return axis;
}

double lastPair(const Plot& plot)
{
    return plot.x.highest();
}

/// On the selected method's line, or at the plot's edge if the end is outside of the existing
/// pairs.
Handle rampHandle(const Plot& plot, const FactorsFrame& frame, const RampHandle& handle)
{
    const double last = lastPair(plot);
    const SetParameter same = endMovedTo(frame.handles, handle.end, handle.pair);
    return {.key = parameterNamed(same.key)->key,
        .place = plot.at(std::clamp(handle.pair, 0.0, last), handle.factor),
        .value = handle.pair,
        .diameter = 12, // they may be close together
        .isByKey = false, // the view has its own keys
        .showsParameter = false,
        .edit = [handles = frame.handles, end = handle.end, last](
                    double pair) -> std::optional<Edit> {
            return endMovedTo(handles, end, std::clamp(pair, 0.0, last));
        }};
}

/// Beside the point, on the right if there is space, and not under a handle if any place is free.
QPointF clearOfHandles(const Plot& plot, QPointF point, const QString& label, const Look& look)
{
    const double width = textWidth(label, TextRole::NoteStrong, look);
    const double height = digitHeight(TextRole::NoteStrong, look);
    const double right = point.x() + look.px(10);
    const double left = point.x() - look.px(10) - width;
    const double above = std::max(plot.ground.top() + look.px(14), point.y() - look.px(8));
    const double below = point.y() + look.px(8) + height;
    const double higher = std::max(plot.ground.top() + look.px(14), above - look.px(12));
    const auto isFreeAt = [&](QPointF place) {
        if (place.x() + width > plot.ground.right() || place.x() < plot.ground.left()
            || place.y() > plot.ground.bottom())
            return false;
        const QRectF box = textBox(place, label, TextRole::NoteStrong, look);
        return std::ranges::none_of(plot.handles, [&](const Handle& handle) {
            const double edge = look.px(handle.diameter / 2 + 2);
            return box.adjusted(-edge, -edge, edge, edge).contains(handle.place);
        });
    };
    for (const QPointF place : {QPointF(right, above), QPointF(left, above), QPointF(right, higher),
             QPointF(left, higher), QPointF(right, below), QPointF(left, below)})
        if (isFreeAt(place))
            return place;
    return {right + width <= plot.ground.right() ? right : left, above};
}

QString numberOf(const RampHandle& handle)
{
    if (handle.end == RampEnd::TurningShare)
        return ContextWords::tr("%1 % rotated").arg(significant(100 * handle.value, 4));
    const QString turns = significant(handle.value, 4);
    return turns == u"1"_s ? ContextWords::tr("1 rotation")
                           : ContextWords::tr("%1 rotations").arg(turns);
}

} // namespace

FactorLayout::FactorLayout(const QRectF& area, const FactorsFrame& frame, const Look& look)
    : hasHint(look.hasWords && area.height() >= look.px(lowestWithHint))
{
    const double head = look.px(hasHint ? top : topAlone);
    const double height = area.height() - head - look.px(bottom);
    FactorList list = factorList(frame, {area.width(), height}, look);
    entries = std::move(list.entries);
    ground = QRectF(area.left() + look.px(left), area.top() + head,
        std::max(1.0, area.width() - look.px(left + inset)), std::max(1.0, height - list.height));
    for (QRectF& entry : entries)
        if (!entry.isEmpty())
            entry.translate(area.left(), area.bottom() - list.height);
}

std::optional<ScalingMethod> FactorLayout::methodAt(const FactorsFrame& frame, QPointF point) const
{
    for (std::size_t i = 0; i < entries.size(); ++i)
        if (entries[i].contains(point))
            return frame.lines[i].method;
    return std::nullopt;
}

Plot pairFactorsPlot(const QRectF& area, const FactorsFrame& frame,
    const std::optional<FactorsFrame>& ghost, const Look& look)
{
    const FactorLayout layout(area, frame, look);
    const int pairs =
        frame.lines.empty() ? 0 : static_cast<int>(frame.lines.front().factors.size());
    Plot plot {.ground = layout.ground};
    plot.x = pairAxis(
        pairs, plot.ground.left() + look.px(inset), plot.ground.right() - look.px(inset), look);
    plot.y = factorAxis(plot.ground, frame, look);
    const FactorsFrame::Line* chosen = chosenLine(frame);
    plot.layers = contextHead(area, Picture::ContextFactors,
        chosen && lacksLists(*chosen) ? ContextWords::tr("no lists; open a model file")
            : frame.lacksLists        ? ContextWords::tr("LongRoPE has no lists; open a model file")
                                      : ContextWords::tr("factor for each pair, logarithmic"),
        look);
    if (layout.hasHint)
        plot.layers.emplace_back(Label {{area.left(), area.top() + look.px(38)},
            fitted(factorsHint(frame, chosen), area.width(), TextRole::Body, look), TextRole::Body,
            look.palette.notes});
    // The axes are those of the current frame: what is outside of them is cut off.
    if (const FactorsFrame::Line* line = ghost ? chosenLine(*ghost) : nullptr)
        plot.layers = std::move(plot.layers)
            + factorLayers(
                plot, *line, {.colour = look.palette.axis, .width = 1, .dashes = {3, 3}}, look);
    for (const FactorsFrame::Line& line : frame.lines)
        if (&line != chosen)
            plot.layers = std::move(plot.layers)
                + factorLayers(plot, line, methodCurve(line.method, 1.5, look), look);
    if (chosen) {
        plot.layers = std::move(plot.layers)
            + factorLayers(plot, *chosen, methodCurve(chosen->method, 3, look), look)
            + stoppedOf(plot, *chosen, look);
    }
    for (std::size_t i = 0; i < layout.entries.size(); ++i) {
        if (layout.entries[i].isEmpty())
            continue;
        const ScalingMethod method = frame.lines[i].method;
        plot.layers = std::move(plot.layers)
            + factorListEntry(layout.entries[i], method, method == frame.method, look);
    }
    for (const RampHandle& handle : frame.handles.ends)
        plot.handles.push_back(rampHandle(plot, frame, handle));
    return plot;
}

Layers factorPointed(
    const Plot& plot, const FactorsFrame& frame, const Focus& focus, const Look& look)
{
    const FactorsFrame::Line* chosen = chosenLine(frame);
    const int pair = focus.pair.value_or(frame.selectedPair);
    if (focus.rampEnd || !chosen || pair < 0
        || static_cast<std::size_t>(pair) >= chosen->factors.size())
        return {};
    const Rule line {plot.upright(pair), look.palette.axis};
    const double factor = chosen->factors[static_cast<std::size_t>(pair)];
    if (!std::isfinite(factor))
        return {line};
    const QPointF point = plot.at(pair, factor);
    const QString label = factorLabel(factor);
    const QPointF place = clearOfHandles(plot, point, label, look);
    return {line,
        Marks {.places = {point}, // hollow: a filled dot is a handle
            .radius = look.px(4.5),
            .edge = QPen(look.palette.text, look.px(2)),
            .fill = look.palette.ground},
        Label {place, label, TextRole::NoteStrong, look.palette.text, Alignment::Left, numberEdge}};
}

Layers rampEndPointed(const Plot& plot, const RampHandle& handle, const Look& look)
{
    constexpr double markHeight = 12;
    const auto pixelOf = [&](double pair) {
        return plot.x.pixel(std::clamp(pair, 0.0, lastPair(plot)));
    };
    const QPointF centre(pixelOf(handle.pair), plot.y.pixel(handle.factor));
    Layers layers;
    if (std::abs(handle.usedPair - handle.pair) > 0) {
        const double x = pixelOf(handle.usedPair);
        layers.emplace_back(
            Rule {{x, centre.y() - look.px(markHeight), x, centre.y() + look.px(markHeight)},
                look.palette.text, 1.5});
    }
    const QString number = numberOf(handle);
    const double width = textWidth(number, TextRole::NoteStrong, look);
    const double height = digitHeight(TextRole::NoteStrong, look);
    const double away = look.px(16);
    const double x = std::clamp(centre.x() - width / 2, plot.ground.left(),
        std::max(plot.ground.left(), plot.ground.right() - width));
    const bool fitsAbove = centre.y() - away - height >= plot.ground.top();
    layers.emplace_back(Label {{x, fitsAbove ? centre.y() - away : centre.y() + away + height},
        number, TextRole::NoteStrong, look.palette.text, Alignment::Left, numberEdge});
    return layers;
}

Layers methodPointed(const Plot& plot, const QRectF& area, const FactorsFrame& frame,
    ScalingMethod method, const Look& look)
{
    const FactorLayout layout(area, frame, look);
    Layers layers;
    for (std::size_t i = 0; i < layout.entries.size(); ++i) {
        if (frame.lines[i].method != method)
            continue;
        const bool isChosen = method == frame.method;
        if (!isChosen)
            layers =
                layers + factorLayers(plot, frame.lines[i], methodCurve(method, 2.5, look), look);
        if (layout.entries[i].isEmpty())
            continue;
        layers.emplace_back(
            Region {layout.entries[i].adjusted(-look.px(4), look.px(1), look.px(4), -look.px(1)),
                look.palette.grid});
        layers = layers + factorListEntry(layout.entries[i], method, isChosen, look);
    }
    return layers;
}

} // namespace lab::ui
