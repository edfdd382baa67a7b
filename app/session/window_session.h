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

/// What a file does to the present state: it loads a scene, a lesson's start, a model, or a part of
/// one.
Outcome<Edit> editInFile(const LabState& present, const QString& path);

/// The same for a window, which links what is equal in a scene without links, and says in the edit
/// where it cannot keep a link.
Outcome<Edit> editInWindow(const LabState& present, const QString& path);

/// The state in a file: a scene's own, or `state` with a model's configuration loaded into it.
Outcome<LabState> stateInFile(const LabState& state, const QString& path);

/// The state with the sentences of its benches in the language that is spoken, where nobody has
/// chosen others.
LabState inOwnWords(LabState state);

/// Opens the window and runs until it is closed; gives the exit code. Who is to look on is given
/// both once the window is shown.
using WindowVisitor = std::function<void(ui::Store& store, ui::MainWindow& window)>;
int runWindowSession(const StartOptions& options, const WindowVisitor& visitor = {});

} // namespace lab::app
