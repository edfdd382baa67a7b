#pragma once

#include "core/frames/reading.h"

#include <QString>

namespace lab::ui {

/// The caption of a reading that Base alone has: ramps, growing texts, temperatures and the
/// distances that are seen.
QString contextCaption(const Reading& reading);

} // namespace lab::ui
