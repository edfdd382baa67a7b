#pragma once

#include "core/state/model.h"
#include "ui/paint/look.h"
#include "ui/views/reading/reading_view.h"
#include "ui/windows/parts/bench_stack.h"
#include "ui/windows/parts/window_parts.h"
#include "ui/windows/parts/window_services.h"

#include <QMainWindow>

#include <optional>
#include <vector>

namespace lab::ui {

class Actions;
class BenchList;
class Document;
class Messages;
class ParameterPanel;
class PositionRuler;
class Presenting;
class PresentationBanner;
class SideHandles;
class StartPage;
class Store;

/// The main window: the list of benches, the bench, its parameters, the ruler, and the menus.
///
/// It connects them to the store. Every edit goes to the store, and the store updates all parts.
/// What is under the pointer goes from the bench back to the bench. Files, clipboard and settings
/// belong to the services. An error is one sentence at the top of the bench.
class MainWindow : public QMainWindow {
    Q_OBJECT
public:
    /// `benches` must not be empty; the store and the formulas must outlive the window. The window
    /// sets the style and palette of the application.
    MainWindow(Store& store, std::vector<BenchEntry> benches, std::vector<Model> presets,
        WindowServices services, const FormulaBook& formulas, QWidget* parent = nullptr);
    ~MainWindow() override;

    Bench& bench() const { return m_benches->shown(); } ///< the bench shown
    const Look& look() const { return m_look; }
    QString message() const; ///< the sentence above the bench; empty when there is none

    void open(const QString& path);
    void open(const QString& path, const Outcome<Opened>& read); ///< from there
    void offerUnsaved(); ///< unsaved work of windows that were killed
    void setTheme(ThemeChoice theme); ///< call again if the theme of the desktop changes
    void notify(const QString& sentence);
    Messages& messages() const { return *m_messages; }
    Presenting& presenting() const { return *m_presenting; }
    PresentationBanner& banner() const { return *m_banner; }

protected:
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    WindowPanels panels() const;
    void layOut();
    void bindStore();
    void bindFileMenu();
    void bindOtherMenus();
    void turnTo(BenchId id);
    void alignRuler(); ///< to the picture above
    void showState(const LabState& state);
    void showDigits(DigitsShown digits);
    void applyLook(const Palette& palette);
    void showTitle();
    void showUndo();
    void showRecent();
    void retranslate();
    void exportAs(const Exported& proposed, const QString& suffix);
    Exported underPointer() const;

    Store& m_store;
    WindowServices m_services;
    Look m_look;
    std::vector<Model> m_presets;
    BenchStack* m_benches;
    Document* m_document;
    Actions* m_actions;
    BenchList* m_list;
    ParameterPanel* m_panel;
    PositionRuler* m_ruler;
    Messages* m_messages = nullptr;
    PresentationBanner* m_banner;
    SideHandles* m_handles = nullptr;
    StartPage* m_start = nullptr;
    Presenting* m_presenting;
    std::optional<WindowParts> m_parts;
};

} // namespace lab::ui
