#pragma once

#include "core/frames/reading.h"

#include <QString>

namespace lab::ui {

/// Which pair the reading line speaks of, and why of that one: "Pair 2, under the pointer".
QString pairCaption(const Reading& reading);

} // namespace lab::ui
