#pragma once

#include "core/encodings/grid_shape.h"
#include "core/encodings/rotary_grid/parameters.h"

#include <array>

namespace lab {

/// The encodings of the bench Grids: how the row and column of a patch are encoded.
enum class GridEncoding {
    Sinusoidal, ///< a fixed range of columns per axis, SinusoidalGrid
    Flattened, ///< the index of the patch in reading order, as a sinusoid as for text: VideoMAE
    Learned, ///< a table with a row per patch of the training grid, interpolated to this grid: ViT
    Axial, ///< each pair rotates with one axis, RotaryGrid
    Mixed, ///< each pair rotates with both axes, RotaryGrid
};
inline constexpr std::array gridEncodings {GridEncoding::Sinusoidal, GridEncoding::Flattened,
    GridEncoding::Learned, GridEncoding::Axial, GridEncoding::Mixed};

constexpr int minImageSide = 64; ///< pixels
constexpr int largestImageSide = 448;
constexpr int minPatch = 8;
constexpr int largestPatch = 64;
constexpr int largestTrainedGrid = 32;

/// What is divided into patches.
enum class GridsPictureShown {
    Image, ///< a still image, with the encodings of row and column
    /// a video in a prompt with text: the three position indices of M-RoPE, Schemes::multimodal
    Video,
};

/// The bench Grids: an image, the size of its patches, and the selected encoding. Bases, column
/// conventions and untrained values are members of Schemes. Remaining pixels at the right and lower
/// edge of the image belong to no patch.
struct Grids {
    GridsPictureShown picture = GridsPictureShown::Image;
    GridEncoding encoding = GridEncoding::Axial;
    int imageHeight = 224; ///< pixels
    int imageWidth = 224;
    int patch = 16; ///< side in pixels
    int width = 64; ///< d of all encodings
    GridRotation order = GridRotation::Sam2; ///< of Axial: the order of pairs; never Mixed
    int trained = 7; ///< patches per side in training, for the learned table and EVA-02

    bool operator==(const Grids&) const = default;
};

inline GridShape gridShape(const Grids& grids)
{
    return {1, grids.imageHeight / grids.patch, grids.imageWidth / grids.patch};
}

} // namespace lab
