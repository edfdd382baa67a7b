#pragma once

#include "core/drawing/figure.h"
#include "core/frames/grids/grids_frames.h"
#include "core/frames/grids/video_frame.h"

namespace lab::drawing {

/// The axis that rotates each pair, and the rotation from one patch to the next: a bar as high as
/// the logarithm of the angle, hatched for the row, plain for the column, dark for time; for pairs
/// with both axes an arrow in their direction. For a video, the ends of the sections can be
/// dragged; the total number of pairs stays the same. A's bars are dashed ends.
extern const Figure<GridPairsFrame> gridsPairs;

/// The similarity of the query's patch to each patch of the image, under the selected encoding. The
/// patches of query and key can be dragged; a press anywhere else moves the query there.
extern const Figure<GridsFrame> gridsMap;

/// The same under every encoding, in the number of columns that makes them largest and on one color
/// scale, with the minimum of each. A press on a map selects its encoding.
extern const Figure<GridsFrame> gridsEncodings;

/// The image in patches. The patches of query and key, the right and lower edge of the image, and
/// the side of a patch can be dragged.
extern const Figure<GridsFrame> gridsImage;

/// The frames of a video, colored by similarity to the query's token. The tokens of query and key
/// can be dragged; a press anywhere else moves the query there. The arrow keys move the query, with
/// Shift the key.
extern const Figure<VideoFrame> gridsStills;

/// The three position numbers of each token of a prompt, as steps. The lines of query and key can
/// be dragged. A's numbers are below, dashed.
extern const Figure<VideoFrame> gridsSequence;

/// Time × height × width of a video as a box: a sheet for each frame from left to right, rows down,
/// columns back. The three lengths can be dragged, and the patches of query and key are marked.
extern const Figure<VideoFrame> gridsBox;

/// For a place of this width, with all maps of encodings side by side and no names.
double heightOfSmallMaps(double width, double scale);

} // namespace lab::drawing
