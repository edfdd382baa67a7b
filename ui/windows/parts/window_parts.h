#pragma once

#include "core/state/model.h"

#include <QMainWindow>

#include <vector>

namespace lab::ui {

class Actions;
class BenchStack;
class Messages;
class Presenting;
class PresentationBanner;
class Store;
struct Look;
struct WindowServices;

/// The objects of a window that its parts may use: menus, docks, and the windows beside it. The
/// parts depend only on this, not on the window. All of it lives as long as the window.
struct WindowParts {
    QMainWindow& window; ///< the parent of docks and dialogs, which receives key events
    Actions& actions;
    Store& store;
    const WindowServices& services;
    const Look& look; ///< in its current form
    const std::vector<Model>& presets; ///< the bundled models
    BenchStack& benches;
    Messages& messages; ///< messages in one sentence
    Presenting& presenting;
    PresentationBanner& banner;
};

} // namespace lab::ui
