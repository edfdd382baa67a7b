#pragma once

#include "core/encodings/added/learned_parameters.h"
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

/// The first position that gets no row: L, or L′ of a stretched table; none under the other rules.
std::optional<std::int64_t> rowsEnd(const Learned& encoding);
bool hasRow(const Learned& encoding, std::int64_t position);

/// The learned table lying on its side, as it is before any training or as a small model of
/// Experiment has learned it: a row of cells for each column of the table, a cell for each
/// position, or for the exact mean of those of a run that have a row. NaN where none has one.
struct LearnedFrame {
    Learned encoding;
    bool isTrained = false;
    Runs runs;
    int columnStep = 1;
    std::vector<int> columns; ///< of the table, one a row of `cells`
    HeatmapFrame cells;

    bool operator==(const LearnedFrame&) const = default;
};
LearnedFrame learnedFrame(const LabState& state, const WavesSpace& space);

/// E(m)·E(p) of the query's row and of the row of each position shown, or its mean over a run; NaN
/// where a row is missing. No formula ties the rows: what they have in common is chance.
struct ProductsFrame {
    Learned encoding;
    Runs runs;
    std::int64_t query = 0;
    std::int64_t key = 0;
    std::vector<double> products;
    double withItself = 0; ///< |E(m)|²; NaN without a row
    double withKey = 0; ///< E(m)·E(n); NaN without one of the rows
    /// σ²·√d: the deviation of a product of two rows that nobody trained; σ is the one they are
    /// drawn with or, of a learned table, the root of the mean square of its numbers.
    double chance = 0;
    /// What the best of all matrices leaves of rows that are to be shifted by |n − m|, 0 to 1, over
    /// the first 512 rows and 64 columns; nothing where the shift leaves no more rows than columns:
    /// then anything fits.
    std::optional<double> shiftResidual;
    std::int64_t fittedRows = 0;
    int fittedColumns = 0;

    bool operator==(const ProductsFrame&) const = default;
};
ProductsFrame productsFrame(const LabState& state, const WavesSpace& space);

NumberTable numbers(const LearnedFrame& frame);
NumberTable numbers(const ProductsFrame& frame);

/// B − A; nothing where they have other columns or positions.
std::optional<LearnedFrame> difference(const LearnedFrame& a, const LearnedFrame& b);

/// Of a cell of the table, of a product, or of a position that has no row.
Reading learnedReading(const LabState& state, const Focus& focus);

} // namespace lab
