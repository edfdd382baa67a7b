#pragma once

#include "core/frames/reading.h"

#include <QString>

namespace lab::ui {

/// The pair in the reading line, and why it is shown: "Pair 2, under the pointer".
QString pairCaption(const Reading& reading);

} // namespace lab::ui
