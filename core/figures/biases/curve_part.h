#pragma once

#include "core/drawing/plot.h"
#include "core/figures/biases/biases_figures.h"

#include <cstdint>
#include <string_view>
#include <utility>

namespace lab::drawing::bias_curve {

/// The plot of an encoding in the picture of bias against distance, above the cost of a token.
class CurvePart : protected DrawnPlot {
protected:
    CurvePart(const Compared<BiasCurveFrame>& compared, const Box& whole, const Margins& margins,
        const Style& style, const Pointing& pointing);

    /// Of the same encoding in A; null if there is none.
    template <class Detail> const Detail* detailOfA() const
    {
        return m_reference ? std::get_if<Detail>(&m_reference->detail) : nullptr;
    }
    static Focus ownFocus();
    /// A dot of 12 pixels, which moves no parameter by its own number.
    Handle knob(std::string_view key, Tone tone, Handle::Along along, Point place, double number,
        EditRule rule = {}) const;
    enum class Side : std::uint8_t { Only, Before, After };
    /// The name of its parameter, and which of two handles it is: that of a key before or after the
    /// query.
    void nameSide(Handle& handle, Side side) const;
    void addGrid(double foot, const std::vector<Tick>& across, const std::vector<Tick>& upwards,
        const Said& nameAcross = {});
    /// Of an encoding without lines, with a note if there is space.
    void addTitle(const Message* note = nullptr, const Message* shortNote = nullptr);
    void addCost(); ///< at the foot of the whole picture
    /// A line through the ground for a distance.
    Line upright(double pixel) const { return {{pixel, ground.top()}, {pixel, ground.bottom()}}; }
    static void addOutline(Layer& layer, const Box& box, double width);
    /// Whatever the pointer is on above the plot, below the handles.
    Layer& above() { return layer(Layer::Meaning::Selection, Drawing::Live::Yes); }

    const BiasCurveFrame& m_frame;
    const BiasCurveFrame* m_reference;
    const Pointing& m_pointing;
    const Box m_whole;
};

Said title(const BiasCurveFrame& frame, const Language& words);
Said shortTitle(const BiasCurveFrame& frame, const Language& words); ///< if there is little space

/// Moves the key so many positions before the query, or, with `sign` −1, after it.
EditRule movesKey(std::int64_t query, int sign);

/// The lines of all heads with their handles, and to their right or below them the table of heads,
/// which is their legend. If it has more rows than fit, it shows those around the selected head. If
/// the two rules of ALiBi differ, the other one is dashed.
Drawing linesDrawing(
    const Compared<BiasCurveFrame>& compared, const Box& place, const Style&, const Pointing&);

/// T5: the bias of the selected head against the distance, and below it on the same axis the
/// distances colored by bucket. Keys before the query are on the left, those after it on the right,
/// both spaced by log2(1 + distance). The last distance with its own bucket and the largest
/// distance can be dragged, on either side; the dot on the steps moves the key.
Drawing bucketsDrawing(
    const Compared<BiasCurveFrame>& compared, const Box& place, const Style&, const Pointing&);

/// Swin: the table of the selected head, a cell for each step from key to query, to the right and
/// down. Two handles move the key by a column and by a row; steps without a key in the window of
/// the query cannot be reached. Two more, at its corners, change the width and height of the
/// window; its cells keep their size meanwhile if there is space.
Drawing windowDrawing(
    const Compared<BiasCurveFrame>& compared, const Box& place, const Style&, const Pointing&);

/// CoPE: the count from each key to the query, against the distance. Each key is a step as high as
/// its gate, and the knob at its top changes that gate; all steps beyond it move along. The thin
/// straight line counts every key.
Drawing gatesDrawing(
    const Compared<BiasCurveFrame>& compared, const Box& place, const Style&, const Pointing&);

/// The edit of a handle whose rule needs the values.
std::optional<Edit> draggedOnLine(const BiasCurveFrame&, const Handle& held, double number);
std::optional<Edit> draggedInWindow(const BiasCurveFrame&, const Handle& held, double number);

} // namespace lab::drawing::bias_curve
