#pragma once

#include "core/state/model.h"
#include "ui/paint/look.h"
#include "ui/views/reading/reading_view.h"
#include "ui/windows/main/window_services.h"

#include <QMainWindow>

#include <functional>
#include <map>
#include <vector>

class QStackedWidget;

namespace lab::ui {

class Actions;
class BenchList;
class Document;
class Messages;
class ParameterPanel;
class PositionRuler;
class Presenting;
class RoomBand;
class SideHandles;
class Store;

/// A page of the window that is made when it is first shown.
struct BenchEntry {
    BenchId id = BenchId::Rotations;
    std::function<Bench*(QWidget* parent)> make;
};

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

    Bench& bench() const { return *m_bench; } ///< the one that is shown
    const Look& look() const { return m_look; }
    QString message() const; ///< the sentence above the bench; empty when there is none

    void open(const QString& path);
    void setTheme(ThemeChoice theme); ///< also anew when the desktop's has changed
    void say(const QString& sentence);
    Messages& messages() const { return *m_messages; }
    void setFocusShown(const Focus& focus); ///< as if the pointer were there, in the bench shown
    Presenting& presenting() const { return *m_presenting; }
    RoomBand& roomBand() const { return *m_band; }

Q_SIGNALS:
    void focusChanged(const lab::Focus& focus); ///< what the pointer is on, in the bench shown

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
    void showState(const LabState& state);
    Bench* benchOf(BenchId id);
    void showDigits(DigitsShown digits);
    void wear(const Palette& palette);
    void showTitle();
    void showUndo();
    void showRecent();
    void retranslate();
    void exportAs(const Exported& proposed, const QString& suffix);
    Exported underPointer() const;

    Store& m_store;
    std::vector<BenchEntry> m_entries;
    WindowServices m_services;
    Look m_look;
    DigitsShown m_digits = DigitsShown::Few;
    std::map<BenchId, Bench*> m_benches;
    Bench* m_bench = nullptr;
    Document* m_document;
    Actions* m_actions;
    BenchList* m_list;
    QStackedWidget* m_stack;
    ParameterPanel* m_panel;
    PositionRuler* m_ruler;
    Messages* m_messages = nullptr;
    RoomBand* m_band;
    SideHandles* m_handles;
    Presenting* m_presenting;
};

} // namespace lab::ui
