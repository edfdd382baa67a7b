#pragma once

#include "core/frames/reading.h"

#include <QString>

namespace lab::ui {

/// The caption of readings that only Experiment has: a line at a length with the interval over the
/// seeds, or the accuracy if a pair is frozen and if all rotate.
QString experimentCaption(const Reading& reading);

} // namespace lab::ui
