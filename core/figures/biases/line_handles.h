#pragma once

#include "core/figures/biases/curve_part.h"

#include <optional>
#include <string>

namespace lab {
struct LineHandle;
}

namespace lab::drawing::bias_curve {

/// The handles on the lines of bias against distance: the key at its distance, and the parameters
/// of the encoding on the line of the selected head. The handle of a parameter is on that line, and
/// the line follows it:
///
/// ALiBi: the largest exponent, as a diamond at the far end, hollow for A; KERPLE: r1 at the far
/// end, r2 at a quarter of the axis; Sandwich: its factor at distance 0; learned relative bias: the
/// clipping distance, on both sides if both are visible; FIRE: the threshold and half of the ratio.
/// One that is beyond the axis waits at its end.
class LineHandles : protected CurvePart {
protected:
    LineHandles(const Compared<BiasCurveFrame>& compared, const Box& whole, const Style& style,
        const Pointing& pointing)
        : CurvePart(compared, whole, {}, style, pointing)
    {
    }

    void addHandles();

private:
    double onAxis(double distance) const; ///< or the end of the axis
    double keyStep() const; ///< pixels of a position, or 1
    void nameOutside(Layer& layer, const std::string& symbol, double distance) const;
    std::optional<double> otherUpright() const;
    void addUpright(Layer& layer, const LineHandle& dragged, double distance, Side side);
    void addOnLine(const LineHandle& dragged, double distance);
    void addStretch(Layer& layer, const LineHandle& dragged);
    void addParameter(Layer& names, const LineHandle& dragged);
    Handle slopeHandle(const BiasCurveFrame& frame) const;
    void addSlope();
    void addKey();
};

} // namespace lab::drawing::bias_curve
