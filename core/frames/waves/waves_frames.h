#pragma once

#include "core/frames/curve_frame.h"
#include "core/frames/heatmap_frame.h"
#include "core/frames/number_table.h"
#include "core/math/exact/turns.h"
#include "core/state/lab_state.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace lab {

/// The size of a picture in device pixels.
struct WavesSpace {
    int across = 512; ///< along the positions, at least 8
    int down = 256; ///< along the columns of the table, at least 2
    double density = 1; ///< device pixels per pixel of lines and dots

    bool operator==(const WavesSpace&) const = default;
};

/// The position of the selected row: the query's, or the distance of query and key.
std::int64_t rowShown(const LabState& state);

/// N − 1: the largest distance between two of N positions shown.
std::int64_t farthestDistance(const LabState& state);

/// The positions shown, or all their distances, from −(N − 1) to N − 1.
Runs tableRuns(const LabState& state, int space);

/// The table of encodings, transposed: a row of cells per column of the table, a cell per position,
/// or for the exact mean of a run of positions if there is too little space.
///
/// Averaging adjacent columns would give meaningless values; so if there are fewer rows than
/// columns, both columns of every `pairStep`-th pair are shown.
struct TableFrame {
    Sinusoidal encoding;
    WavesEncoding shown = WavesEncoding::Sinusoidal; ///< of positions, or of distances
    Runs runs;
    int pairStep = 1;
    std::vector<int> columns; ///< of the table, one per row of `cells`
    HeatmapFrame cells;

    bool operator==(const TableFrame&) const = default;
};
TableFrame tableFrame(const LabState& state, const WavesSpace& space);

/// b − a, by columns of the table, replacing b's cells. Empty if the columns or positions differ.
std::optional<TableFrame> difference(const TableFrame& a, const TableFrame& b);

/// The positions that a cell shows, or the shifts of a sample of a curve.
struct Run {
    std::int64_t first = 0;
    std::int64_t count = 1;

    bool operator==(const Run&) const = default;
};
Run runOf(const Runs& runs, int cell);

/// The row that shows a column of the table, or the nearest shown row of the same kind.
int rowOf(const TableFrame& frame, int column);

/// The pairs whose waves are drawn, at most four: spread over the faster half of `pairs`, with the
/// selected one replacing the nearest.
std::vector<int> shownPairs(int pairs, int selected);

/// The sine columns of a few pairs as functions of the position, smooth between the positions; mean
/// and standard deviation per pixel if there are more positions than pixels.
struct WavesFrame {
    struct Wave {
        int pair = 0;
        int column = 0;
        CurveFrame curve;
        double atQuery = 0; ///< sin(m·θᵢ), or that of the distance

        bool operator==(const Wave&) const = default;
    };
    Sinusoidal encoding;
    WavesEncoding shown = WavesEncoding::Sinusoidal;
    Runs runs;
    int selected = 0; ///< the pair, which is among `waves`
    std::vector<Wave> waves; ///< fastest first

    bool operator==(const WavesFrame&) const = default;
};
/// The waves of these pairs, if the encoding has them.
WavesFrame wavesFrame(
    const LabState& state, const WavesSpace& space, const std::vector<int>& pairs);

/// PE(p)·PE(p + t) = Σᵢ cos(t·θᵢ) as a function of t from −reach to reach: the same for every p,
/// and width/2 at t = 0. Alternatively |PE(p) − PE(p + t)| = √(width − 2 Σᵢ cos(t·θᵢ)), 0 at t = 0,
/// whose curve has no deviation: over a run of shifts it is the exact root mean square.
struct SimilarityFrame {
    Sinusoidal encoding;
    RowMeasure measure = RowMeasure::Similarity;
    std::int64_t reach = 32; ///< half of the positions shown
    WavesSpace space;
    Runs runs; ///< of shifts
    CurveFrame curve;
    double lowest = 0; ///< of the curve and its band
    double highest = 0; ///< width/2; of the difference that of the curve
    double ofOneStep = 0; ///< of neighbors: the growth per step if the difference were proportional
    std::int64_t shift = 0; ///< k = n − m, which may be beyond the reach
    double atShift = 0;

    bool operator==(const SimilarityFrame&) const = default;
};
/// `earlier` may be any frame; its curve is reused if still valid.
SimilarityFrame similarityFrame(
    const LabState& state, const WavesSpace& space, const SimilarityFrame& earlier = {});

/// The matrix M = [[cos kθ, sin kθ], [−sin kθ, cos kθ]] that maps (sin, cos) of a pair at p = m to
/// p + t = n, and its largest error over 4096 positions of the table.
///
/// Law: M does not depend on p; the error is only rounding, below 1e-15. Vaswani et al. 2017,
/// arXiv:1706.03762, §3.5.
struct ShiftFrame {
    Sinusoidal encoding;
    int pair = 0;
    std::int64_t position = 0; ///< p
    std::int64_t shift = 0; ///< k
    SinCos matrix; ///< of the angle kθ
    SinCos before; ///< the pair at p
    SinCos after; ///< the pair at p + t
    std::int64_t firstChecked = 0; ///< −t for a negative t, so that p + t is a position
    std::int64_t lastChecked = 4095;
    double largestError = 0; ///< of |M·PE(p) − PE(p + t)|
    /// The same pair with exponents doubled by mistake, sin(p·b^(−4i/d)) beside
    /// cos(p·b^(−(4i+2)/d)): the residual of PE(p + t) after fitting the best matrix, 0 to 1, over
    /// 512 positions. Two frequencies are not a rotation, so no matrix shifts them.
    double faultyResidual = 0;

    bool operator==(const ShiftFrame&) const = default;
};
ShiftFrame shiftFrame(const LabState& state);
ShiftFrame shiftFrameOfPair(const ShiftFrame& frame, int pair);

/// The numbers of the pictures; when zoomed out, a row contains the number of positions that it
/// averages.
NumberTable numbers(const TableFrame& frame);
NumberTable numbers(const WavesFrame& frame);
NumberTable numbers(const SimilarityFrame& frame);
NumberTable numbers(const ShiftFrame& frame);

} // namespace lab
