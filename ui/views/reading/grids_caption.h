#pragma once

#include "core/frames/reading.h"

#include <QString>

namespace lab::ui {

/// The caption of a reading that Grids alone has: of patches of an image and of tokens of a video.
QString gridsCaption(const Reading& reading);

} // namespace lab::ui
