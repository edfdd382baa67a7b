#include "ui/paint/cell_colors.h"

#include <deque>

namespace lab::ui {

namespace {

/// Where a logarithmic ramp starts, so that its small end differs from the colour of 0.
constexpr double firstShare = 0.1;

bool same(double a, double b)
{
    return !(a < b) && !(b < a);
}

} // namespace

CellColors::CellColors(
    HeatmapFrame::Scale scale, double lowest, double highest, const Palette& palette)
    : m_scale(scale)
    , m_lowest(lowest)
    , m_highest(highest)
    , m_negative(palette.negative)
    , m_positive(palette.positive)
{
    if (scale == HeatmapFrame::Scale::Diverging)
        fillDiverging();
    else if (scale == HeatmapFrame::Scale::LogarithmicNegative)
        fillLogarithmic();
    else
        fillRising();
}

bool CellColors::isOf(const HeatmapFrame& frame, const Palette& palette) const
{
    return m_scale == frame.scale && same(m_lowest, frame.lowest) && same(m_highest, frame.highest)
        && m_negative == palette.negative && m_positive == palette.positive;
}

void CellColors::fillDiverging()
{
    const double limit = std::max(std::abs(m_lowest), std::abs(m_highest));
    m_factor = limit > 0 ? side / limit : 0;
    m_table.reserve(2 * side + 1);
    for (int i = -side; i <= side; ++i) {
        const double share = std::abs(i) / static_cast<double>(side);
        m_table.push_back(rampColor(i < 0 ? m_negative : m_positive, share).rgb());
    }
}

void CellColors::fillLogarithmic()
{
    constexpr double tolerance = 1 - 1e-6; // a mean of equal numbers may be an ulp off
    const double smallest = std::max(-m_highest, 1e-30);
    const double largest = std::max(-m_lowest, smallest);
    m_smallest = smallest * tolerance;
    m_firstBits = leadingBits(smallest);
    const int steps = std::max(1, leadingBits(largest) - m_firstBits);
    m_table.push_back(m_negative.front().rgb());
    for (int i = 0; i <= steps; ++i) {
        const double share = firstShare + (1 - firstShare) * i / steps;
        m_table.push_back(rampColor(m_negative, share).rgb());
    }
}

void CellColors::fillRising()
{
    m_factor = m_highest > m_lowest ? 2 * side / (m_highest - m_lowest) : 0;
    for (int i = 0; i <= 2 * side; ++i)
        m_table.push_back(rampColor(m_positive, i / (2.0 * side)).rgb());
}

const CellColors& cellColors(const HeatmapFrame& frame, const Palette& palette)
{
    constexpr std::size_t most = 6; // pictures and their bars in two palettes
    static std::deque<CellColors> known;
    for (const CellColors& colors : known) {
        if (colors.isOf(frame, palette))
            return colors;
    }
    if (known.size() == most)
        known.pop_front();
    known.emplace_back(frame.scale, frame.lowest, frame.highest, palette);
    return known.back();
}

} // namespace lab::ui
