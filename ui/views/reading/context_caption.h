#pragma once

#include "core/frames/reading.h"

#include <QString>

namespace lab::ui {

/// The caption of readings that only Context has: ramps, growing texts, temperatures and visible
/// distances.
QString contextCaption(const Reading& reading);

} // namespace lab::ui
