#pragma once

#include "core/drawing/marks.h"

namespace lab::drawing {

/// The image that is divided into patches: mountains, a house and trees.
void addLandscape(Layer& layer, const Box& image);

} // namespace lab::drawing
