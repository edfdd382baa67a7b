#pragma once

#include "core/state/model.h"

#include <QMainWindow>

#include <vector>

namespace lab::ui {

class Actions;
class Aside;
class BenchList;
class BenchStack;
class LectureDesk;
class LessonDock;
class LessonStage;
class Messages;
class ParameterPanel;
class PositionRuler;
class Presenting;
class PresentationBanner;
class SeriesPlayer;
class Store;
struct Look;
struct WindowServices;

/// What stands around the benches.
struct WindowPanels {
    BenchList& list;
    ParameterPanel& parameters;
    PositionRuler& ruler;
};

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
    WindowPanels panels;
    /// Made after the others, in this order, and null before.
    SeriesPlayer* player = nullptr;
    Aside* aside = nullptr;
    LessonDock* lesson = nullptr;
    LessonStage* stage = nullptr;
    LectureDesk* lecture = nullptr;
};

} // namespace lab::ui
