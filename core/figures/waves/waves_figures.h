#pragma once

#include "core/drawing/figure.h"
#include "core/drawing/plot.h"
#include "core/frames/waves/added_terms_frame.h"
#include "core/frames/waves/distance_pairs_frame.h"
#include "core/frames/waves/learned_frames.h"
#include "core/frames/waves/odometer_frame.h"
#include "core/frames/waves/waves_across.h"
#include "core/frames/waves/waves_frames.h"

#include <memory>
#include <optional>
#include <utility>

namespace lab::drawing {

/// What pictures of Waves show besides their frame: p, p + t, the positions shown and the selected
/// pair. With the sign of a distance, distances are along x instead of positions.
struct WavesState {
    Positions positions {};
    int pair = 0;
    bool hasPairs = true; ///< else up and down do nothing
    std::optional<DistanceSign> sign {};

    bool operator==(const WavesState&) const = default;
    Positions across() const { return sign ? distancesOf(positions, *sign) : positions; }
};
WavesState wavesState(const LabState& state);

/// A frame, which stays while the positions move, and that.
template <class Frame> struct WavesValues {
    std::shared_ptr<const Frame> frame;
    WavesState at;

    WavesValues(
        std::shared_ptr<const Frame> shown = std::make_shared<const Frame>(), WavesState where = {})
        : frame(std::move(shown))
        , at(std::move(where))
    {
    }
    bool operator==(const WavesValues&) const = default;
    friend std::optional<WavesValues> difference(const WavesValues& a, const WavesValues& b)
    {
        auto taken = lab::difference(*a.frame, *b.frame);
        if (!taken)
            return std::nullopt;
        return WavesValues(std::make_shared<const Frame>(*std::move(taken)), b.at);
    }
};
template <class Frame> WavesValues<Frame> wavesValues(Frame frame, const LabState& state)
{
    return {std::make_shared<const Frame>(std::move(frame)), wavesState(state)};
}
template <class Frame> NumberTable numbersOf(const WavesValues<Frame>& values)
{
    return numbers(*values.frame);
}

/// The table of encodings, or of the vectors of distances: its columns are rows of cells. The lines
/// of p and p + t have knobs above them and extend below the cells, where the next picture
/// continues them. The selected pair has marks beside its rows, and the one under the pointer
/// outlines.
///
/// The lines are dragged, a press on a row selects its pair, a drag from a selected row goes
/// through the pairs, and elsewhere it pans. A tab on the lower edge is dragged down for more
/// columns. The arrow keys move p by 1, with Shift by 10, and the pair. The wheel zooms, and a
/// double click shows the positions from 0 with both lines. With A, B − A is shown if it has as
/// many columns.
using TableValues = WavesValues<TableFrame>;
extern const Figure<TableValues> wavesTable;
constexpr Margins tableMargins {40, 40, 64, 34};

/// The waves of a few pairs below each other, each named by its column of the table, with its value
/// at p and a dot where the line of p meets it. The selected pair and the one under the pointer are
/// thicker lines; A's waves are dashed below. The ground is as far from the sides as the cells of
/// the table, so that pictures of equal width share their positions.
///
/// The lines are dragged, a press selects the pair of a strip, a drag pans, keys and wheel work as
/// in the table. A diamond on the first crest of one wave, or at the end of the positions, is
/// dragged along them and changes the base.
using CurvesValues = WavesValues<WavesFrame>;
extern const Figure<CurvesValues> wavesCurves;
constexpr Margins curvesMargins {40, 36, 64, 34};

/// The learned table, and below it the end of the training length as a knob: dragging it adds or
/// removes rows. Beyond it a sentence says what the rule makes of its positions. The tab on the
/// lower edge sets the dimension; it is locked for a trained table.
using LearnedValues = WavesValues<LearnedFrame>;
extern const Figure<LearnedValues> wavesLearned;
constexpr Margins learnedMargins {40, 40, 64, 54};

/// The query's row times the row of each position as bars, below the table whose positions they
/// share: its own is the highest, all others are chance. The band is the range of chance. Below
/// them, the effect of the best matrix for a shift. A's bars are dashed lines.
using ProductsValues = WavesValues<ProductsFrame>;
extern const Figure<ProductsValues> wavesProducts;
constexpr Margins productsMargins {40, 36, 64, 54};

/// PE(p)·PE(p + t) against t, from zero or below to width/2, with the current t on it as a line to
/// drag; or |PE(p) − PE(p + t)| from zero, with a dotted line proportional to t. A's curve is below
/// if it has the same measure, on an axis that contains both. A press beside the point moves it
/// there.
using SimilarityValues = WavesValues<SimilarityFrame>;
extern const Figure<SimilarityValues> wavesSimilarity;
/// The plot for a number of pairs and a reach. It includes space for negative values, so that it
/// stays when a change of base produces some.
Box similarityGround(const Box& place, int pairs, std::int64_t reach, const Style& style);

/// On the left the four terms as bars, at the words' positions and after a shift, with their sum
/// and with the result of concatenation; on the right the term of the positions while the matrix
/// changes from the identity to random numbers, whose share is a line to drag. Below, the behavior
/// of sines alone.
using TermsValues = WavesValues<AddedTermsFrame>;
extern const Figure<TermsValues> wavesTerms;

/// One column of the vectors of all pairs of positions: rows are queries, columns keys, so that a
/// diagonal has one color. The lines are those of query and key, or of the pair under the pointer.
/// The knobs beside the map move query and key, a press on the map both; so do the arrow keys, by 1
/// and with Shift by 10.
using PairsValues = WavesValues<DistancePairsFrame>;
extern const Figure<PairsValues> wavesPairs;
Box pairsMap(const Box& place, double scale); ///< the square of the map

/// M·PE(p) = PE(p + t) for the selected pair with its numbers, on one line if there is space, and
/// its largest error; or for the pair under the pointer in another picture. A is used only for the
/// table of numbers: nothing could be drawn under these.
using ShiftValues = WavesValues<ShiftFrame>;
extern const Figure<ShiftValues> wavesShift;

/// The wheels with the digit of n and that of n + 1 below it, those that change on another ground;
/// under them the dials of the pairs, at n and, light, at n + 1; and below, the number of wheels
/// that change after each position shown, and the one step that all positions share. n is a line to
/// drag; so is the end of the digits of a wheel, in the title line. A click on a dial selects its
/// pair.
using OdometerValues = WavesValues<OdometerFrame>;
extern const Figure<OdometerValues> wavesOdometer;

} // namespace lab::drawing
