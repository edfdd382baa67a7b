#include "ui/paint/context/factor_lines.h"

#include "ui/paint/context/context_words.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace lab::ui {

namespace {

/// The corners of a line: a dashed one costs by the number of points, and most methods are straight
/// over long parts. It is interrupted where values are not finite or outside of the plot.
class Corners {
public:
    void add(QPointF point)
    {
        if (m_run > 1 && isBetween(m_points.back(), m_points.end()[-2], point)) {
            m_points.back() = point;
            return;
        }
        m_points.push_back(point);
        ++m_run;
    }
    void part()
    {
        if (m_run > 0)
            m_points.emplace_back(0, std::numeric_limits<double>::quiet_NaN());
        m_run = 0;
    }
    std::vector<QPointF> points() && { return std::move(m_points); }

private:
    static bool isBetween(QPointF middle, QPointF from, QPointF to)
    {
        constexpr double unseen = 0.002; // pixels; it adds up along a bend
        const double share = (middle.x() - from.x()) / (to.x() - from.x());
        return std::abs(from.y() + share * (to.y() - from.y()) - middle.y()) < unseen;
    }

    std::vector<QPointF> m_points;
    std::size_t m_run = 0; ///< points since the last gap
};

Curve factorLine(const Plot& plot, const FactorsFrame::Line& line, const CurveStyle& style)
{
    Corners corners;
    for (std::size_t i = 0; i < line.factors.size(); ++i) {
        const QPointF point = plot.at(static_cast<double>(i), line.factors[i]);
        if (std::isfinite(line.factors[i]) && plot.ground.contains(point))
            corners.add(point);
        else
            corners.part();
    }
    return {std::move(corners).points(), style};
}

} // namespace

Layers factorLayers(
    const Plot& plot, const FactorsFrame::Line& line, const CurveStyle& style, const Look& look)
{
    if (line.factors.size() != 1)
        return {factorLine(plot, line, style)};
    if (!std::isfinite(line.factors.front()))
        return {};
    return {Marks {.places = {plot.at(0, line.factors.front())},
        .radius = look.px(2 + 1.5 * style.width),
        .fill = style.colour}};
}

bool lacksLists(const FactorsFrame::Line& line)
{
    return line.method == ScalingMethod::LongRope
        && std::ranges::all_of(
            line.factors, [](double factor) { return std::abs(factor - 1) <= 0; });
}

QString factorsHint(const FactorsFrame& frame, const FactorsFrame::Line* chosen)
{
    if (frame.method == ScalingMethod::None)
        return ContextWords::tr("Choose a method in the list below.");
    if (!frame.handles.ends.empty())
        return ContextWords::tr("Drag a handle of the line, or choose another method below.");
    const auto isAll = [&](double factor) {
        return chosen && std::ranges::all_of(chosen->factors, [&](double one) {
            return std::isfinite(one) && std::abs(one - factor) <= 1e-12 * factor;
        });
    };
    if (chosen && !chosen->factors.empty() && !lacksLists(*chosen)) {
        if (isAll(1))
            return ContextWords::tr("It does not slow any pair here. Choose another method below.");
        if (chosen->factors.size() > 1 && isAll(chosen->factors.front()))
            return ContextWords::tr("It slows all pairs equally. Choose another method below.");
    }
    return ContextWords::tr("Choose another method in the list below.");
}

} // namespace lab::ui
