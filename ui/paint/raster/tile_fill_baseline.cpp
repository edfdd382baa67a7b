#include "ui/paint/raster/tile_fill_lanes.h"

namespace lab::ui {

const TileFill baselineTileFill = fillTile<4>;

} // namespace lab::ui
