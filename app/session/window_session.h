#pragma once

#include "app/session/start_options.h"
#include "app/text/error.h"
#include "core/state/edit.h"

#include <functional>

namespace lab::ui {
class MainWindow;
class Store;
} // namespace lab::ui

namespace lab::app {

/// The effect of a file on the current state: it loads a scene, a lesson's start, a model, or a
/// part of one.
Outcome<Edit> editInFile(const LabState& present, const OpenedFile& file);

/// The same for a window, which links equal values of a scene without link entries, and notes in
/// the edit which link it cannot keep.
Outcome<Edit> editInWindow(const LabState& present, const OpenedFile& file);

/// The state with the default sentences of its benches in the current language, unless the user has
/// chosen others.
LabState withLocalizedSentences(LabState state);

/// Opens the window and runs until it is closed; returns the exit code. If it starts presenting,
/// that begins once the window is shown.
using WindowVisitor = std::function<void(ui::Store& store, ui::MainWindow& window)>;
int runWindowSession(const StartOptions& options, const WindowVisitor& visitor = {});

} // namespace lab::app
