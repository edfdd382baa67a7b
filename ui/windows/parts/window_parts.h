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

/// What the parts of a window may use of it: menus, docks, and the windows beside it. The window is
/// made of them; they know no more of it than this. All of it lives as long as the window.
struct WindowParts {
    QMainWindow& window; ///< the parent of docks and dialogs, and whose keys are heard
    Actions& actions;
    Store& store;
    const WindowServices& services;
    const Look& look; ///< as it is now
    const std::vector<Model>& presets; ///< the models of the program's list
    BenchStack& benches;
    Messages& messages; ///< what is said in a sentence
    Presenting& presenting;
    PresentationBanner& banner;
};

} // namespace lab::ui
