#pragma once

#include "core/frames/reading.h"

#include <QString>

namespace lab::ui {

/// The caption of readings that only Grids has: patches of an image and tokens of a video.
QString gridsCaption(const Reading& reading);

} // namespace lab::ui
