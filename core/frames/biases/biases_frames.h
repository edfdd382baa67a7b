#pragma once

#include "core/frames/heatmap_frame.h"
#include "core/frames/number_table.h"
#include "core/state/lab_state.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace lab {

/// A head's slope, as the rule in use gives it and as the other rule does.
struct HeadSlope {
    double slope = 0;
    double otherSlope = 0;
    std::int64_t denominator = 0; ///< the slope is exactly 1/denominator; 0 where it is not short
    std::int64_t otherDenominator = 0;
    int rank = 0; ///< 0 is the steepest

    bool operator==(const HeadSlope&) const = default;
};

/// The slopes of all heads, head 1 first.
std::vector<HeadSlope> headSlopes(const Alibi& alibi);

/// Whether the published and the geometric rule differ: for a number of heads that is no power
/// of two.
bool rulesDiffer(const Alibi& alibi);

/// The cells of a square picture of `shown` positions: one each while there is room, else as many
/// to a cell as needed, the same whole number for all. So all tiles on a diagonal have one mean.
Runs wholeRuns(const Positions& position, int room);

/// The part of a run that is shown: the last one may reach past the end.
std::int64_t shownSize(const Runs& runs, int cell, std::int64_t end);

/// The bias −slope·(m − n) of the selected head, queries down and keys across, over the positions
/// shown; NaN where the mask hides the key.
///
/// A cell that covers many positions holds their exact mean. The matrix is Toeplitz: only its
/// diagonals are computed. The scale is logarithmic and the same for all heads, from the steepest
/// head's bias over the whole range to the flattest head's over a five-hundredth of it.
struct BiasMatrixFrame {
    int head = 1;
    Runs runs; ///< of the queries and of the keys
    std::int64_t end = 0; ///< one past the last position shown
    Mask mask = Mask::Causal;
    HeatmapFrame cells;
};
BiasMatrixFrame biasMatrixFrame(const LabState& state, int room);

/// b − a, cell by cell; nothing where they have not the same head and cells.
std::optional<BiasMatrixFrame> difference(const BiasMatrixFrame& a, const BiasMatrixFrame& b);

/// All heads side by side on that scale. The heads differ by a factor only, so the frame holds
/// the mean distance of each cell once.
struct HeadsFrame {
    std::vector<HeadSlope> heads;
    Runs runs;
    std::vector<double> meanDistances; ///< row-major, NaN where masked
    double lowest = -1;
    double highest = -1;
    bool rulesDiffer = false;
    SlopeRule rule = SlopeRule::Published;
    std::vector<HeatmapFrame> differences; ///< of two frames, shown in place of the biases; or none
};
HeadsFrame headsFrame(const LabState& state, int room);
HeatmapFrame headMap(const HeadsFrame& frame, int head);

/// b − a for each head, all on one scale; nothing where they have not as many heads and cells.
std::optional<HeadsFrame> difference(const HeadsFrame& a, const HeadsFrame& b);

/// The bias against the distance, a straight line for each head (for both signs of the distance
/// when the mask is symmetric), and the present distance.
struct BiasCurveFrame {
    std::vector<HeadSlope> heads;
    int head = 1;
    Mask mask = Mask::Causal;
    SlopeRule rule = SlopeRule::Published;
    bool rulesDiffer = false;
    std::int64_t farthest = 64; ///< the distance at the end of the picture
    std::int64_t distance = 0; ///< m − n
    bool isMasked = false; ///< the key comes after the query

    bool operator==(const BiasCurveFrame&) const = default;
};
BiasCurveFrame biasCurveFrame(const LabState& state);

/// The row of the query m: for the keys of each cell their mean score, and the sum of their
/// attention weights before and after the bias; NaN where they are masked.
struct WeightsFrame {
    std::int64_t query = 0;
    Runs runs;
    std::int64_t end = 0;
    std::vector<double> scores;
    std::vector<double> before;
    std::vector<double> after;
    struct DraggedScore {
        std::int64_t key = 0;
        double score = 0;

        bool operator==(const DraggedScore&) const = default;
    };
    std::vector<DraggedScore> dragged; ///< those among the positions shown

    bool operator==(const WeightsFrame&) const = default;
};
WeightsFrame weightsFrame(const LabState& state, int room);

/// The numbers behind each picture: the matrix as a matrix, the others as columns.
NumberTable numbers(const BiasMatrixFrame& frame);
NumberTable numbers(const HeadsFrame& frame);
NumberTable numbers(const BiasCurveFrame& frame);
NumberTable numbers(const WeightsFrame& frame);

} // namespace lab
