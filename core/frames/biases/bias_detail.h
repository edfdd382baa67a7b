#pragma once

#include "core/encodings/t5/parameters.h"
#include "core/state/lab_state.h"

#include <cstdint>
#include <variant>
#include <vector>

namespace lab {

/// T5: the distances of each bucket and the bias of the selected head for it.
struct BucketRuler {
    T5Bias t5;
    std::vector<std::int64_t> edges; ///< the smallest distance of each bucket of one side
    std::vector<double> biases; ///< by bucket; those of keys after the query come last
    double largest = 1; ///< the end of the scale of the matrix

    bool operator==(const BucketRuler&) const = default;
};

/// Swin: the table of the selected head by (dy, dx), the position of the query minus that of the
/// key.
struct WindowTable {
    int height = 1;
    int width = 1;
    std::vector<double> biases; ///< row by row, (2·height − 1)·(2·width − 1) of them
    double largest = 1;
    int queryRow = 0; ///< in its window
    int queryColumn = 0;
    std::int64_t firstOfWindow = 0;
    int down = 0; ///< dy of the present query and key
    int across = 0;
    bool isSameWindow = true;

    bool operator==(const WindowTable&) const = default;
};

/// CoPE: the gates for the present query, and their sum from each key to it.
struct GateCount {
    std::vector<double> gates; ///< of the keys 0 … query; empty if the text ends before it
    std::vector<double> counted; ///< from each key to the query
    std::vector<double> positions; ///< the same, limited to `last`
    std::vector<bool> isDragged;
    double last = 63; ///< the last integer position

    bool operator==(const GateCount&) const = default;
};

/// Additional content of the picture of bias against distance, for encodings that a line does not
/// describe.
using BiasDetail = std::variant<std::monostate, BucketRuler, WindowTable, GateCount>;
BiasDetail biasDetail(const LabState& state);
double biasScaleEnd(const LabState& state); ///< of the matrix

} // namespace lab
