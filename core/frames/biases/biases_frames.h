#pragma once

#include "core/frames/biases/bias_cost.h"
#include "core/frames/biases/bias_detail.h"
#include "core/frames/biases/bias_model.h"
#include "core/frames/heatmap_frame.h"
#include "core/frames/number_table.h"
#include "core/state/drag_scale.h"
#include "core/state/lab_state.h"

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace lab {

/// The slope of a head under the rule in use and under the other rule.
struct HeadSlope {
    double slope = 0;
    double otherSlope = 0;
    std::int64_t denominator = 0; ///< the slope is exactly 1/denominator; 0 if that is not short
    std::int64_t otherDenominator = 0;
    int rank = 0; ///< 0 is the steepest

    bool operator==(const HeadSlope&) const = default;
};

/// The slopes of all heads, head 1 first.
std::vector<HeadSlope> headSlopes(const Alibi& alibi);

/// Whether the published and the geometric rule differ: if the number of heads is not a power of
/// two.
bool rulesDiffer(const Alibi& alibi);

/// The cells of a square picture of `shown` positions: one per position if there is space, else the
/// same integer number of positions for all cells, so that all tiles on a diagonal have the same
/// mean.
Runs wholeRuns(const Positions& position, int space);

/// The part of a run that is shown: the last one may extend past the end.
std::int64_t shownSize(const Runs& runs, int cell, std::int64_t end);

/// The bias of the selected head for the positions shown, with queries as rows and keys as columns;
/// NaN if the key is hidden.
///
/// A cell that covers many positions has their exact mean. The scale is the same for all heads: for
/// ALiBi logarithmic, from the steepest head's bias over the whole range to the flattest head's
/// over a five-hundredth of it; else linear, symmetric around 0, with round ends.
struct BiasMatrixFrame {
    BiasEncoding encoding = BiasEncoding::Alibi;
    int head = 1;
    Runs runs; ///< of the queries and of the keys
    std::int64_t end = 0; ///< one past the last position shown
    Mask mask = Mask::Causal;
    HeatmapFrame cells;
    std::vector<std::int64_t> edges; ///< of T5: the least distance of each bucket of one side

    bool operator==(const BiasMatrixFrame&) const = default;
};
BiasMatrixFrame biasMatrixFrame(const LabState& state, int space);

/// b − a, cell by cell; empty if the heads or cells differ.
std::optional<BiasMatrixFrame> difference(const BiasMatrixFrame& a, const BiasMatrixFrame& b);

/// All heads side by side on that scale, the selected one, and the positions shown.
struct HeadsFrame {
    BiasEncoding encoding = BiasEncoding::Alibi;
    int count = 0;
    std::vector<HeadSlope> heads; ///< of ALiBi
    Runs runs;
    std::vector<std::shared_ptr<const HeatmapFrame>> maps;
    bool rulesDiffer = false;
    SlopeRule rule = SlopeRule::Published;
    int selected = 1;
    std::vector<double> present; ///< for the current query and key, NaN if it is hidden
    Positions positions;

    bool operator==(const HeadsFrame&) const = default;
    const HeatmapFrame& map(int head) const { return *maps[static_cast<std::size_t>(head - 1)]; }
};
HeadsFrame headsFrame(const LabState& state, int space);
/// Only the maps, and what belongs to them.
HeadsFrame headMaps(const LabState& state, int space);
/// The same maps with the selected head and the positions of a state.
HeadsFrame headsFrame(HeadsFrame maps, const LabState& state);

/// b − a for each head, all on one scale; empty if the numbers of heads or cells differ.
std::optional<HeadsFrame> difference(const HeadsFrame& a, const HeadsFrame& b);

/// The biases of all heads for the current query and key, NaN if it is hidden.
std::vector<double> presentBiases(const LabState& state);

/// The bias as a function of distance, a line per head (for both signs of the distance if keys
/// after the query are visible), and the current distance. If the bias depends on more than the
/// distance, it is shown for the current query. A point that represents many distances has their
/// mean.
struct BiasCurveFrame {
    BiasEncoding encoding = BiasEncoding::Alibi;
    int count = 0; ///< of heads
    std::vector<HeadSlope> heads; ///< of ALiBi
    std::vector<double> distances; ///< x of the points of each line, ascending
    std::vector<std::vector<double>> lines; ///< a bias per point, NaN if there is none
    std::vector<double> present; ///< of each head for the current query and key
    std::int64_t query = 0; ///< the current one; if the lines depend on the query, they are for
                            ///< this one
    bool knowsDistanceAlone = true;
    Kerple kerple; ///< of KERPLE
    /// The parameter that dragging a line changes: the largest exponent of ALiBi, the clipping
    /// distance of a learned relative bias, FIRE's threshold, the sum of Sandwich's cosines at
    /// distance 0.
    double parameter = 0;
    double stretch = 0; ///< FIRE's c
    BiasCost cost; ///< of the current query
    BiasDetail detail; ///< instead of lines, for T5, Swin and CoPE
    int head = 1;
    Mask mask = Mask::Causal;
    SlopeRule rule = SlopeRule::Published;
    bool rulesDiffer = false;
    std::int64_t farthest = 64; ///< the distance at the end of the picture
    std::int64_t distance = 0; ///< m − n
    bool isMasked = false; ///< the key comes after the query
    Positions positions;

    bool operator==(const BiasCurveFrame&) const = default;
};
BiasCurveFrame biasCurveFrame(const LabState& state);

/// The largest exponent of ALiBi as a function of the end of the selected line, in pixels at 1x: a
/// higher end means a larger exponent. `steepest` is the height in pixels of the end of a line with
/// slope 1.
///
/// The slope of a head is 2^(−share·exponent), with its own share of the exponent. The handle stays
/// at the end of the line while an exponent has at least 8 pixels. On flatter lines an exponent has
/// 8 pixels.
DragWay slopeWay(double share, double steepest);
double slopeShare(const BiasCurveFrame& frame); ///< of the selected head

/// The row of the query m: for the keys of each cell their mean score, and the sum of their
/// attention weights before and after the bias; NaN where they are masked.
struct WeightsFrame {
    std::int64_t query = 0;
    /// If positive, the limit of keys; the query has more keys, and no weights are computed.
    std::int64_t maxKeys = 0;
    Runs runs;
    std::int64_t end = 0;
    std::vector<double> scores;
    std::vector<double> before;
    std::vector<double> after;
    /// The weights of the current key only, even if others share its cell; NaN if it is masked.
    struct OwnWeights {
        std::int64_t key = 0;
        double before = 0;
        double after = 0;

        bool operator==(const OwnWeights&) const = default;
    };
    OwnWeights marked;
    struct DraggedScore {
        std::int64_t key = 0;
        double score = 0;

        bool operator==(const DraggedScore&) const = default;
    };
    std::vector<DraggedScore> dragged; ///< those among the positions shown
    Positions positions;

    bool operator==(const WeightsFrame&) const = default;
    /// Whether keys of the cell are visible to the query.
    bool isSeen(int cell) const { return !std::isnan(after[static_cast<std::size_t>(cell)]); }
    double scoreOf(std::int64_t key) const; ///< 0 if it was not dragged
};
WeightsFrame weightsFrame(const LabState& state, int space);

/// The numbers behind each picture: the matrix as a matrix, the others as columns.
NumberTable numbers(const BiasMatrixFrame& frame);
NumberTable numbers(const HeadsFrame& frame);
NumberTable numbers(const BiasCurveFrame& frame);
NumberTable numbers(const WeightsFrame& frame);

} // namespace lab
