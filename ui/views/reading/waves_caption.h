#pragma once

#include "core/frames/reading.h"

#include <QString>

namespace lab::ui {

/// The pair of a cell with its columns, where it has two: "2 (columns 4, 5)".
QString pairWithColumns(const Reading& reading);

/// The caption of a reading that Waves alone has: of distances, of a learned table, of an odometer
/// and of positions that are added.
QString wavesCaption(const Reading& reading);

} // namespace lab::ui
