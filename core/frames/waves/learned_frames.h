#pragma once

#include "core/encodings/learned/parameters.h"
#include "core/frames/curve_frame.h"
#include "core/frames/heatmap_frame.h"
#include "core/frames/number_table.h"
#include "core/frames/reading.h"
#include "core/frames/waves/waves_frames.h"
#include "core/state/lab_state.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace lab {

/// The first position without a row: L, or L′ of a stretched table; empty under the other rules.
std::optional<std::int64_t> rowsEnd(const Learned& encoding);
bool hasRow(const Learned& encoding, std::int64_t position);

/// The learned table, transposed, before training or as learned by a small model of Experiment: a
/// row of cells per column of the table, a cell per position, or for the exact mean over the
/// positions of a run that have a row. NaN if none has.
struct LearnedFrame {
    Learned encoding;
    bool isTrained = false;
    Runs runs;
    int columnStep = 1;
    std::vector<int> columns; ///< of the table, one per row of `cells`
    HeatmapFrame cells;

    bool operator==(const LearnedFrame&) const = default;
};
LearnedFrame learnedFrame(const LabState& state, const WavesSpace& space);

/// E(m)·E(p) of the query's row and the row of each position shown, or its mean over a run; NaN if
/// a row is missing. No formula relates the rows: similarities are due to chance.
struct ProductsFrame {
    Learned encoding;
    Runs runs;
    std::int64_t query = 0;
    std::int64_t key = 0;
    std::vector<double> products;
    double withItself = 0; ///< |E(m)|²; NaN if there is no row
    double withKey = 0; ///< E(m)·E(n); NaN if one of the rows is missing
    /// σ²·√d: the standard deviation of a product of two untrained rows; σ is the one with which
    /// they are drawn or, for a learned table, the root mean square of its values.
    double chance = 0;
    /// The residual of the rows shifted by |n − m| after fitting the best matrix, 0 to 1, over the
    /// first 512 rows and 64 columns; empty if the shift leaves no more rows than columns, because
    /// anything fits then.
    std::optional<double> shiftResidual;
    std::int64_t fittedRows = 0;
    int fittedColumns = 0;

    bool operator==(const ProductsFrame&) const = default;
};
ProductsFrame productsFrame(const LabState& state, const WavesSpace& space);

NumberTable numbers(const LearnedFrame& frame);
NumberTable numbers(const ProductsFrame& frame);

/// B − A; empty if the columns or positions differ.
std::optional<LearnedFrame> difference(const LearnedFrame& a, const LearnedFrame& b);

/// For a cell of the table, a product, or a position without a row.
Reading learnedReading(const LabState& state, const Focus& focus);

} // namespace lab
