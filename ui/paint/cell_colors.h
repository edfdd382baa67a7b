#pragma once

#include "core/frames/heatmap_frame.h"
#include "ui/paint/palette.h"

#include <QRgb>

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <vector>

namespace lab::ui {

/// The colours of a frame's values, from a table that is built once per palette and range.
///
/// Diverging: linear, 512 steps to each side of zero. Logarithmic: 64 steps per octave, found by
/// the leading bits of the number, which are its logarithm to within one step; 0 has its own
/// colour. Rising: linear, 1024 steps of the positive ramp.
class CellColors {
public:
    CellColors(HeatmapFrame::Scale scale, double lowest, double highest, const Palette& palette);

    /// Of a number; any colour for NaN.
    QRgb operator()(double value) const { return m_table[static_cast<std::size_t>(index(value))]; }

    bool isOf(const HeatmapFrame& frame, const Palette& palette) const;

private:
    static constexpr int side = 512;
    static constexpr int droppedBits = 17; ///< of the 23 fraction bits of a float

    static int leadingBits(double magnitude)
    {
        return std::bit_cast<std::int32_t>(static_cast<float>(magnitude)) >> droppedBits;
    }
    /// Of a linear ramp; the first for NaN, as for infinity on an infinite scale.
    static int step(double place)
    {
        return static_cast<int>(std::min(std::max(0.0, place), 2.0 * side + 0.5));
    }
    int index(double value) const
    {
        if (m_scale == HeatmapFrame::Scale::Diverging)
            return step(value * m_factor + (side + 0.5));
        if (m_scale == HeatmapFrame::Scale::Rising)
            return step((value - m_lowest) * m_factor + 0.5);
        if (-value < m_smallest)
            return 0;
        return std::clamp(
                   leadingBits(-value) - m_firstBits, 0, static_cast<int>(m_table.size()) - 2)
            + 1;
    }
    void fillDiverging();
    void fillLogarithmic();
    void fillRising();

    HeatmapFrame::Scale m_scale;
    double m_lowest;
    double m_highest;
    std::array<QColor, 5> m_negative;
    std::array<QColor, 5> m_positive;
    double m_factor = 1;
    double m_smallest = 0; ///< smallest magnitude distinguished from 0
    int m_firstBits = 0;
    std::vector<QRgb> m_table; ///< logarithmic: first the colour of 0
};

/// The colours of a frame; the most recent ones are cached.
const CellColors& cellColors(const HeatmapFrame& frame, const Palette& palette);

} // namespace lab::ui
