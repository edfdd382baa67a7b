#pragma once

#include "ui/windows/parts/window_services.h"

#include <memory>

namespace lab::ui {

class SeriesPlayer;
struct WindowParts;

/// Asks how and where to, and writes the series of the present state while the window goes on
/// living: a small window tells how far it is and can end it. What goes wrong the window says.
void exportSeriesAfterAsking(const SeriesPlayer& player, const WindowParts& parts);

/// The writing itself, with that small window.
void runSeriesWriting(std::unique_ptr<SeriesWriting> writing, const WindowParts& parts);

} // namespace lab::ui
