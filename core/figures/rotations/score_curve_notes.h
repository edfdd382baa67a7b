#pragma once

#include "core/drawing/plot.h"
#include "core/frames/curve_frame.h"

#include <optional>
#include <vector>

namespace lab::drawing {

/// Places notes on a plot where they touch neither its two curves nor each other.
class CurveNotes {
public:
    CurveNotes(const DrawnPlot& plot, const CurveFrame& one, const CurveFrame& other);

    /// The free baseline nearest to that of `wanted`, for a text of this width.
    std::optional<Point> freePlace(Point wanted, double width) const;
    void add(Layer& layer, Text text);
    /// On a crowded plot, with the ground behind it.
    void addOnGround(Layer& layer, Text text);

private:
    /// Parts of the plot that a line of text must not cover, from top to bottom.
    struct Taken {
        double top = 0;
        double bottom = 0;
    };
    std::optional<Taken> takenBy(const CurveFrame& curve, double from, double to) const;
    std::vector<Taken> takenBetween(double from, double to) const;
    double height() const { return m_plot.px(10); }

    const DrawnPlot& m_plot;
    const CurveFrame& m_one;
    const CurveFrame& m_other;
    std::vector<Box> m_notes;
};

} // namespace lab::drawing
