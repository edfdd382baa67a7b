#pragma once

#include "core/encodings/grid_shape.h"
#include "core/encodings/turning/rotary_grid_parameters.h"

#include <array>

namespace lab {

/// The encodings of the bench Grids: what can be made of the row and the column of a patch.
enum class GridEncoding {
    Sinusoidal, ///< a fixed run of columns for each axis, SinusoidalGrid
    Flattened, ///< the number of the patch in reading order, a sinusoid as of a text: VideoMAE
    Learned, ///< a row of a table for each patch of the trained grid, stretched to this one: ViT
    Axial, ///< each pair turns with one axis, RotaryGrid
    Mixed, ///< each pair turns with both, RotaryGrid
};
inline constexpr std::array gridEncodings {GridEncoding::Sinusoidal, GridEncoding::Flattened,
    GridEncoding::Learned, GridEncoding::Axial, GridEncoding::Mixed};

constexpr int leastImageSide = 64; ///< pixels
constexpr int largestImageSide = 448;
constexpr int leastPatch = 8;
constexpr int largestPatch = 64;
constexpr int largestTrainedGrid = 32;

/// What is cut into patches.
enum class GridsPictureShown {
    Image, ///< a still image; what its encodings make of row and column
    Video, ///< in a prompt with text: the three position numbers of M-RoPE, Schemes::multimodal
};

/// The bench Grids: an image, what it is cut into, and which encoding is looked at. The bases, the
/// conventions of the columns and the untrained numbers are Schemes'. What is left of the image at
/// its right and lower edge belongs to no patch.
struct Grids {
    GridsPictureShown picture = GridsPictureShown::Image;
    GridEncoding encoding = GridEncoding::Axial;
    int imageHeight = 224; ///< pixels
    int imageWidth = 224;
    int patch = 16; ///< pixels a side
    int width = 64; ///< d, of all encodings
    GridRotation order = GridRotation::Sam2; ///< of Axial: whose order of pairs, never Mixed
    int trained = 7; ///< patches a side in training: of the learned table, and of EVA-02

    bool operator==(const Grids&) const = default;
};

inline GridShape gridShape(const Grids& grids)
{
    return {1, grids.imageHeight / grids.patch, grids.imageWidth / grids.patch};
}

} // namespace lab
