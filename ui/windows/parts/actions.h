#pragma once

#include "core/state/lab_state.h"
#include "ui/benches/panel_action.h"

#include <QKeySequence>
#include <QObject>

#include <vector>

class QAction;
class QActionGroup;
class QMenu;
class QMenuBar;
class QToolButton;

namespace lab::ui {

/// Every entry of the menu bar, with its shortcuts, and the three buttons for undo, redo and
/// presenting at its right end. It only stores them: the window connects them.
///
/// An action of a group has its value as data: a bench its number (BenchId), a theme its
/// ThemeChoice, a language "", "en" or "zh_CN".
class Actions : public QObject {
    Q_OBJECT
public:
    Actions(QMenuBar& bar, const std::vector<BenchId>& benches);

    QMenu* file = nullptr;
    QAction* newScene = nullptr;
    QAction* open = nullptr;
    QAction* openAsA = nullptr;
    QMenu* recent = nullptr;
    QAction* save = nullptr;
    QAction* saveAs = nullptr;
    QAction* exportAny = nullptr;
    QAction* exportBench = nullptr;
    QAction* exportNumbers = nullptr;
    QAction* exportSeries = nullptr;
    QAction* exportPage = nullptr;
    QAction* exportWorksheet = nullptr;
    QAction* exportDerivation = nullptr;
    QAction* quit = nullptr;

    QAction* undo = nullptr;
    QAction* redo = nullptr;
    QAction* backToAside = nullptr;
    QAction* copy = nullptr;
    QAction* pin = nullptr;
    QAction* swapPinned = nullptr;
    QAction* clearPinned = nullptr;
    QAction* reset = nullptr;

    QActionGroup* themes = nullptr;
    QAction* highContrast = nullptr;
    QAction* reducedMotion = nullptr;
    QAction* largerText = nullptr;
    QAction* smallerText = nullptr;
    QAction* usualText = nullptr;
    QActionGroup* languages = nullptr;
    QAction* benchList = nullptr;
    QAction* parameters = nullptr;
    QAction* fit = nullptr;
    QAction* allDigits = nullptr;
    QAction* wordsOnRuler = nullptr;
    QAction* present = nullptr;
    QAction* backToStart = nullptr;
    QAction* speaker = nullptr;
    QAction* lecture = nullptr;

    QActionGroup* benches = nullptr;

    QAction* copyRopeBlock = nullptr;
    QAction* paste = nullptr;
    QAction* calculator = nullptr;
    QAction* advisedBlock = nullptr;
    QAction* code = nullptr;
    QAction* pairTable = nullptr;
    QAction* keptRuns = nullptr;
    QAction* takeTable = nullptr;
    QAction* previousStep = nullptr;
    QAction* nextStep = nullptr;

    QMenu* lessons = nullptr; ///< filled when it is opened

    QAction* start = nullptr; ///< the start page
    QAction* help = nullptr;
    QAction* shownWords = nullptr; ///< of the focused part
    QAction* about = nullptr;

    /// The entries behind the buttons of a panel.
    std::vector<QAction*> of(const std::vector<PanelAction>& buttons) const;
    /// Sets the texts of undo and redo; empty if there is nothing to undo.
    void setUndoTexts(const QString& undoText, const QString& redoText);
    /// Draws the buttons' icons in the colours of the palette.
    void drawIcons(const QColor& colour, const QColor& faint);
    void retranslate();

private:
    QAction* of(PanelAction button) const;
    QAction* add(QMenu* menu, const QKeySequence& shortcut = {});
    QAction* addChoice(QMenu* menu, QActionGroup* group, const QVariant& value);
    QToolButton* newButton(QAction* action, QWidget* parent);
    void fillFile();
    void fillEdit();
    void fillView();
    void fillBench(const std::vector<BenchId>& ids);
    void fillHelp();

    QMenu* m_export = nullptr;
    QMenu* m_edit;
    QMenu* m_view;
    QMenu* m_theme = nullptr;
    QMenu* m_textSize = nullptr;
    QMenu* m_language = nullptr;
    QMenu* m_bench;
    QMenu* m_help;
};

} // namespace lab::ui
