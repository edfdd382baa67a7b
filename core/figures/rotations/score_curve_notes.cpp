#include "core/figures/rotations/score_curve_notes.h"

#include <algorithm>
#include <cmath>

namespace lab::drawing {

CurveNotes::CurveNotes(const DrawnPlot& plot, const CurveFrame& one, const CurveFrame& other)
    : m_plot(plot)
    , m_one(one)
    , m_other(other)
{
}

std::optional<CurveNotes::Taken> CurveNotes::takenBy(
    const CurveFrame& curve, double from, double to) const
{
    std::optional<Taken> band;
    const double first = (m_plot.x.value(from) - curve.firstX) / curve.step;
    const double last = (m_plot.x.value(to) - curve.firstX) / curve.step;
    const auto count = static_cast<double>(curve.values.size());
    for (double k = std::max(0.0, std::floor(first)); k <= std::min(count - 1, std::ceil(last));
         ++k) {
        const double y = m_plot.y.pixel(curve.values[static_cast<std::size_t>(k)]);
        band = band ? Taken {std::min(band->top, y), std::max(band->bottom, y)} : Taken {y, y};
    }
    return band;
}

std::vector<CurveNotes::Taken> CurveNotes::takenBetween(double from, double to) const
{
    const double gap = m_plot.px(6);
    std::vector<Taken> taken;
    for (const CurveFrame* curve : {&m_one, &m_other})
        if (const auto band = takenBy(*curve, from, to))
            taken.push_back({band->top - gap, band->bottom + gap});
    const double zero = m_plot.y.pixel(0);
    taken.push_back({zero - gap / 2, zero + gap / 2});
    const double beside = m_plot.px(24); // any closer, two notes in a line look like one
    for (const Box& other : m_notes)
        if (from < other.right() + beside && to > other.left() - beside)
            taken.push_back({other.top() - gap, other.bottom() + gap});
    return taken;
}

std::optional<Point> CurveNotes::freePlace(Point wanted, double width) const
{
    const std::vector<Taken> taken = takenBetween(wanted.x, wanted.x + width);
    std::vector<double> candidates {wanted.y};
    for (const Taken& band : taken) {
        candidates.push_back(band.top);
        candidates.push_back(band.bottom + height());
    }
    const Box& ground = m_plot.ground;
    const auto isFree = [&](double baseline) {
        return baseline - height() >= ground.top() && baseline <= ground.bottom() - m_plot.px(4)
            && std::ranges::none_of(taken, [&](const Taken& band) {
                   return baseline > band.top && baseline - height() < band.bottom;
               });
    };
    std::optional<Point> best;
    for (const double baseline : candidates)
        if (isFree(baseline)
            && (!best || std::abs(baseline - wanted.y) < std::abs(best->y - wanted.y)))
            best = Point {wanted.x, baseline};
    return best;
}

void CurveNotes::add(Layer& layer, Text text)
{
    m_notes.push_back(
        {text.at.x, text.at.y - height(), m_plot.width(text.said, text.role), height()});
    layer.marks.emplace_back(std::move(text));
}

void CurveNotes::addOnGround(Layer& layer, Text text)
{
    if (!m_plot.style.hasWords) // and so no name that is on it
        return;
    const Box box {text.at.x, text.at.y - height(), m_plot.width(text.said, text.role), height()};
    layer.marks.emplace_back(Region {box.grown(m_plot.px(3), m_plot.px(3)), Tone::Ground});
    add(layer, std::move(text));
}

} // namespace lab::drawing
