#include "ui/paint/raster/tile_fill_lanes.h"

namespace lab::ui {

const TileFill avx2TileFill = fillTile<8>;

} // namespace lab::ui
