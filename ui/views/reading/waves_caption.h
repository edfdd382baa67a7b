#pragma once

#include "core/frames/reading.h"

#include <QString>

namespace lab::ui {

/// The caption of a reading that Waves alone has: of distances, of a learned table, of an odometer
/// and of positions that are added.
QString wavesCaption(const Reading& reading);

} // namespace lab::ui
