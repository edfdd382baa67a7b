#include "core/figures/biases/cell_axis.h"

#include "core/drawing/numbers.h"
#include "core/drawing/plot.h"

#include <algorithm>
#include <cmath>

namespace lab::drawing {

CellAxis::CellAxis(const Runs& cells, std::int64_t onePastLast, double from, double to)
    : scale {Axis::Kind::Linear, static_cast<double>(cells.first) - 0.5,
        static_cast<double>(cells.first) + cells.count * cells.width - 0.5, from, to}
    , runs(cells)
    , end(onePastLast)
{
}

std::int64_t CellAxis::positionAt(double pixel) const
{
    return std::clamp<std::int64_t>(std::llround(scale.value(pixel)), runs.first, end - 1);
}

bool CellAxis::shows(std::int64_t position) const
{
    return position >= runs.first && position < end;
}

double CellAxis::pixel(std::int64_t position) const
{
    return scale.pixel(static_cast<double>(position));
}

int CellAxis::cellOf(std::int64_t position) const
{
    return static_cast<int>(static_cast<double>(position - runs.first) / runs.width);
}

double CellAxis::cellBegin(int cell) const
{
    return scale.from + cell * (scale.to - scale.from) / runs.count;
}

double CellAxis::cellSize() const
{
    return std::abs(scale.to - scale.from) / runs.count;
}

Axis CellAxis::places() const
{
    return Axis::places(static_cast<int>(runs.first), static_cast<int>(end - runs.first),
        scale.from, scale.pixel(static_cast<double>(end) - 0.5));
}

std::vector<double> CellAxis::ticks(double space) const
{
    const double length = std::abs(scale.to - scale.from);
    const int most = std::max(2, static_cast<int>(length / space));
    const auto last = static_cast<double>(end - 1);
    std::vector<double> ticks = positionTicks(static_cast<double>(runs.first), last, most);
    const auto isClear = [&](double tick) {
        return std::abs(scale.pixel(last) - scale.pixel(tick)) >= space;
    };
    if (ticks.empty() || isClear(ticks.back()))
        ticks.push_back(last);
    return ticks;
}

double positionLabelSpace(std::int64_t end, const Style& style)
{
    const double step = style.px(16);
    return std::ceil(style.width(wholeNumber(end - 1), TextRole::Axis) / step) * step;
}

double matrixSpaceLeft(std::int64_t end, const Style& style)
{
    constexpr double labelGap = 24; // from the numbers to the cells, with the handle between them
    return positionLabelSpace(end, style) + style.px(labelGap);
}

void addPositionsBelow(Layer& layer, const CellAxis& axis, double baseline, const Style& style)
{
    const double space = std::max(positionLabelSpace(axis.end, style) + style.px(16), style.px(44));
    for (const double tick : axis.ticks(space))
        layer.marks.emplace_back(Text {{axis.scale.pixel(tick), baseline},
            {wholeNumber(static_cast<std::int64_t>(tick))}, TextRole::Axis, Tone::Notes,
            Align::Centre});
}

} // namespace lab::drawing
