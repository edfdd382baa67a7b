#pragma once

#include "core/frames/reading.h"

#include <QString>

namespace lab::ui {

/// The pair of a cell with its columns, if it has two: "2 (columns 4, 5)".
QString pairWithColumns(const Reading& reading);

/// The caption of readings that only Waves has: distances, a learned table, an odometer and added
/// positions.
QString wavesCaption(const Reading& reading);

} // namespace lab::ui
