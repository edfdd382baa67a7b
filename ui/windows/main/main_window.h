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
class UnsavedKeeper;
class Store;

/// The window: the list of benches, the bench, its parameters, the ruler, and the menus.
///
/// It binds them to the store. Every edit goes into it, and what it says goes to all parts; what is
/// under the pointer goes from the bench back to the bench. Files, the clipboard and the settings
/// are the services'. What goes wrong is one sentence over the head of the bench.
class MainWindow : public QMainWindow {
    Q_OBJECT
public:
    /// `benches` is not empty; the store and the formulas outlive the window. The window gives the
    /// application its style and palette.
    MainWindow(Store& store, std::vector<BenchEntry> benches, std::vector<Model> presets,
        WindowServices services, const FormulaBook& formulas, QWidget* parent = nullptr);
    ~MainWindow() override;

    Bench& bench() const { return m_benches->shown(); } ///< the one that is shown
    const Look& look() const { return m_look; }
    QString message() const; ///< the sentence above the bench; empty when there is none

    void open(const QString& path);
    void offerUnsaved(); ///< what windows that were killed have left
    void setTheme(ThemeChoice theme); ///< also again when the desktop's has changed
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
    void layOut();
    void bindStore();
    void bindFileMenu();
    void bindOtherMenus();
    void turnTo(BenchId id);
    void showState(const LabState& state);
    void showDigits(DigitsShown digits);
    void wear(const Palette& palette);
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
    UnsavedKeeper* m_keeper;
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
