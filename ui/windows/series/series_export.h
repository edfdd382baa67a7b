#pragma once

#include "ui/windows/parts/window_services.h"

#include <memory>

namespace lab::ui {

class SeriesPlayer;
struct WindowParts;

/// Asks how and where, and writes the series of the current state while the window stays usable: a
/// small window shows the progress and can cancel it. The window reports errors.
void exportSeriesAfterAsking(const SeriesPlayer& player, const WindowParts& parts);

/// The write itself, with that small window.
void runSeriesWriting(std::unique_ptr<SeriesWriting> writing, const WindowParts& parts);

} // namespace lab::ui
