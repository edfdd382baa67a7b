#pragma once

#include "core/drawing/figure.h"
#include "core/frames/rotations/convention_frame.h"
#include "core/frames/rotations/frequencies_frame.h"
#include "core/frames/rotations/rotations_frames.h"

#include <memory>
#include <optional>

namespace lab::drawing {

/// Beside the outer circles, at a scale of 1: space for the handle of an arrow that extends to the
/// edge.
constexpr double dialsMargin = 12;
/// More on the right, for the tab that changes the dimension.
constexpr double dialsTabSpace = 12;

/// A dial for each pair of the page: the query and the key before rotation (dotted) and after it
/// (arrows, q with a filled head and k with a hollow one), and the rotation as an arc. Beyond a
/// full circle the arc moves outwards and a ring represents the full rotations; beyond two their
/// number is written. So the picture costs the same at every position. While presenting, the score
/// of each pair is in the place of its frequency. A's rotated arrows are thin and pale.
///
/// The tips of both arrows are dragged in every pair, a press selects a pair, and with more than 64
/// pairs the wheel and Page Up and Down turn the pages. The tab at the right edge changes the
/// dimension; it stays where it is while the dials find their new places. While a tip is held, the
/// unit is that of the moment at which it was grabbed, so that the tip stays under the pointer.
extern const Figure<DialsFrame> rotationsDials;

/// The frequency of each pair on a logarithmic axis. The thin line is plain RoPE: it starts at 1
/// for every base, and at its end, one step after the last pair, a diamond at 1/b moves the base:
/// the line rotates about its left end, the axis stays. Dots are the frequencies that the pairs
/// rotate with: two per pair in a mismatched layout, hollow on the line where the method stops the
/// pair. The chosen method has a line of its own. The selected pair has a ring and its number; a
/// press selects the pair there. A is dashed below.
extern const Figure<FrequenciesFrame> rotationsFrequencies;

/// The curve of the score, and the present score on it.
struct ScoreCurveValues {
    std::shared_ptr<const ScoreCurveFrame> curve {}; ///< null: nothing yet
    PresentScore present {};
    bool hasPair = true; ///< in the table: A may have another pair

    bool operator==(const ScoreCurveValues&) const = default;
};
ScoreCurveValues scoreCurveValues(const LabState& state);

/// To the right of the plot, at a scale of 1: space for half of the last distance's number.
constexpr double scoreCurveMargin = 16;
/// The width of the plot in a place, for which its curve is sampled.
double scoreCurveWidth(double placeWidth, double scale);

/// The score against the distance m − n, and one pair's part of it as a dotted curve: the pair
/// under the pointer in any picture, else the selected one. Dots are integer distances; zoomed out,
/// a pixel is the mean of many with their standard deviation. The present distance is a point to
/// drag, at the edge if it is farther than shown. A has a thin dashed curve and a hollow point.
/// While presenting, the present score is the one large number.
///
/// The point is dragged by itself or by its line: the key stays and the query moves as far as it
/// can; if it would leave the positions, the key moves. The wheel zooms around distance 0, and a
/// double click shows the present distance well. The range of the scores contains the present one
/// and stays while it can.
extern const Figure<ScoreCurveValues> rotationsCurve;

/// The scores of the pairs, and their change while both positions were shifted.
struct StaircaseValues {
    ScoresFrame scores {};
    std::optional<ScoreChange> change {};

    bool operator==(const StaircaseValues&) const = default;
};
StaircaseValues staircaseValues(const LabState& state);

/// The score of each pair as a bar that starts where the previous one ends, negative ones hollow,
/// and below them the sum and its change, also where it is small beside a large picture. All
/// unrotated pairs are one step. A press on a row selects its pair.
///
/// Rows too thin for numbers have only those of the selected pair, the one under the pointer, and
/// every n-th. A is a dashed line from sum to sum, as far as there are rows for its pairs.
extern const Figure<StaircaseValues> rotationsScores;

/// The columns of q and k in both orders, the permutation between them as wires in the colors of
/// the pairs, and the three scores. The selected pair and the one under the pointer have thick
/// wires. Unrotated cells are hatched, their wires gray. While the pointer is on the score of the
/// forgotten permutation, the columns of the other order are drawn as they arrive there: unmoved,
/// on dashed wires.
///
/// A bar is dragged up and down in either row, a press selects its pair, and where there are more
/// pairs than a page holds, the wheel and Page Up and Down turn it. While a bar is held the unit
/// stays, so that its end stays under the pointer; a longer one finds its new unit when it is
/// released.
extern const Figure<ConventionFrame> rotationsConventions;

/// Beside the number of a pair, under its dial.
enum class DialNote : std::uint8_t { Frequency, Score };

/// The dials alone, in the frame's unit, with their handles: two per dial, the query's first.
Drawing dialsAlone(const DialsFrame& frame, const DialsFrame* reference, DialNote note,
    const Box& place, const Style& style, const Focus& focus);

} // namespace lab::drawing
