#pragma once

#include "core/encodings/multimodal_rotary/parameters.h"
#include "core/frames/heatmap_frame.h"
#include "core/frames/number_table.h"
#include "core/state/lab_state.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace lab {

/// The similarity of the query's patch to each other patch under one encoding.
struct GridMap {
    GridEncoding encoding = GridEncoding::Axial;
    HeatmapFrame map; ///< rows and columns of the image, −1 to 1
    double lowest = 0;

    bool operator==(const GridMap&) const = default;
};

/// The bench Grids: the image in patches, its query and key, and the similarity to the query's
/// patch under every encoding.
///
/// Laws: each map is 1 at the query; a map of Sinusoidal or of a rotary encoding moves with the
/// query; with equal bases and Sam2, Axial is Sinusoidal.
struct GridsFrame {
    Grids grids; ///< the image and the selection
    GridShape shape {1, 0, 0}; ///< of the patches; no rows before the first frame
    GridCell query; ///< the ruler's, or the last patch if that is beyond the patches
    GridCell key;
    bool isPastPatches = false; ///< the ruler's query or key
    std::vector<GridMap> maps; ///< of all encodings, in their order
    std::optional<GridEncoding> before; ///< that of A, in a difference of two states

    bool operator==(const GridsFrame&) const = default;

    int patchAt(const GridCell& cell) const { return cell.row * shape.columns + cell.column; }
    int patches() const { return shape.rows * shape.columns; }
    const GridMap& map(GridEncoding encoding) const;
    const GridMap& chosen() const { return map(grids.encoding); }
};
GridsFrame gridsFrame(const LabState& state);

/// b − a of all maps; empty if their grids have different sizes.
std::optional<GridsFrame> difference(const GridsFrame& a, const GridsFrame& b);

/// The rotation of each pair, or of each column of a sinusoid, from one patch to the next.
struct GridPairsFrame {
    enum class Kind {
        Pairs, ///< each has one axis
        Columns, ///< of a sinusoid, the same
        Flat, ///< each uses the index of the patch
        Directions, ///< each uses both axes
        None, ///< learned: one row per patch
    };
    struct Part {
        GridAxis axis = GridAxis::Column; ///< for Pairs and Columns
        double row = 0; ///< radians from a patch to the one below
        double column = 0; ///< and to the one on the right
        double time = 0; ///< and to the same patch of the next frame; none for an image
        bool isSine = true; ///< of Columns

        bool operator==(const Part&) const = default;

        double largest() const; ///< of the three
    };
    GridEncoding encoding = GridEncoding::Axial;
    Kind kind = Kind::Pairs;
    std::vector<Part> parts;
    GridShape shape;
    bool isOfTokens = false; ///< of a video: steps of the position indices, not from patch to patch
    MultimodalRotary sections; ///< of a video: the number of pairs per axis, and their order
    GridCell apart; ///< key minus query, in patches
    double slowest = 0.01; ///< of the angles of one patch
    double fastest = 1;

    bool operator==(const GridPairsFrame&) const = default;
};
GridPairsFrame gridPairsFrame(const LabState& state);

/// The numbers behind each picture.
NumberTable imageNumbers(const GridsFrame& frame); ///< query, key, difference
NumberTable mapNumbers(const GridsFrame& frame); ///< a row per patch, for the chosen encoding
NumberTable encodingNumbers(const GridsFrame& frame); ///< a row per patch, a column per encoding
NumberTable numbers(const GridPairsFrame& frame);

} // namespace lab
