#pragma once

#include "core/frames/grids/grids_frames.h"
#include "core/frames/grids/patch_similarity.h"
#include "core/frames/reading.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace lab {

/// How the patches of an image are encoded: a choice of grids.encoding.
struct PatchEncoding {
    std::string_view key; ///< of the encoding whose parameters it takes
    std::vector<PatchProduct> (*products)(const LabState& state, const GridCell& query) = nullptr;
    GridPairsFrame::Kind kind = GridPairsFrame::Kind::None;
    void (*addParts)(GridPairsFrame& frame, const LabState& state) = nullptr; ///< null: none
    /// The formula of a reading; adds its numbers besides m, n, d and s. `apart` is key minus query
    /// in rows and columns, `indices` in indices of the flattened image.
    const char* (*addNumbers)(std::vector<ReadingNumber>& numbers, const PatchProduct& product,
        const GridCell& apart, std::int64_t indices) = nullptr;
    /// Its parameters in the panel, in order.
    std::vector<std::string_view> (*panel)(const LabState& state) = nullptr;
};

const PatchEncoding& rowOf(GridEncoding encoding);

} // namespace lab
