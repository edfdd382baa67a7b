#pragma once

#include "core/state/edit.h"
#include "core/state/lab_state.h"
#include "ui/paint/last_change.h"
#include "ui/windows/parts/window_parts.h"

#include <QObject>
#include <QPointer>
#include <QWidget>

#include <functional>
#include <optional>
#include <vector>

class QAction;
class QKeyEvent;
class QMainWindow;

namespace lab::ui {

class Actions;
class Bench;
class BenchStack;
class BlankScreen;
class PresentationMarks;
class Store;
class ValueBar;
class ValueTyping;

/// The window while presenting: it fills the screen, its panels are hidden, text and lines are 1.6
/// times as large, and the last change is in the corner of the bench, or the caption of the current
/// state of the series if it has one.
///
/// Escape ends it, B or a period blanks the screen, Home goes back to the first slide: the state in
/// which presenting began, or that of a file or a lesson opened since, with its first pictures. L
/// swaps the small and the large picture, Tab shows another one beside it. V, M and N open the bar
/// for typed values.
/// Page Down and Page Up, as on a remote control, go forward and back in whatever has steps. O, S
/// and P select a dot, a spotlight and a pen; a step or another picture erases the strokes of the
/// pen. Ctrl with plus and minus changes the size of the text. While a number is typed, Escape and
/// Home belong to the field; Enter accepts it and returns the focus to the picture.
class Presenting : public QObject {
    Q_OBJECT
public:
    Presenting(QMainWindow& window, BenchStack& benches, Actions& actions, Store& store,
        const WindowPanels& panels);

    bool isOn() const { return m_isOn; }
    void begin();
    void end();
    double scale(); ///< the window's look from now on, at a desk too; see lookChanged()
    void prepare(Bench& bench) const; ///< for its audience, with the text in its corner
    const LabState& start() const { return m_start; } ///< the state to go back to
    const LastChange& lastChange() const { return m_change; }
    BlankScreen& blankScreen() const { return *m_blank; }
    PresentationMarks& marks() const { return *m_marks; }
    ValueBar& valueBar() const;
    /// Those of a remote control, for a window beside the audience's that has the focus.
    const QList<QAction*>& remoteKeys() const { return m_remoteKeys; }
    bool isAway(const QWidget& panel) const; ///< for as long as it is on
    /// Called to go forward or back by one step, the last one added first; it returns whether it
    /// did.
    void addStepper(std::function<bool(int by)> stepper);
    /// A lesson or a part of a lecture has replaced the state `before`: undo while presenting goes
    /// back no further than to its start.
    void holdUndoAfter(const LabState& before) { m_floor = before; }
    void letUndo() { m_floor.reset(); } ///< go back as far as it can
    /// When it is off, another panel replaces a hidden one.
    void bringInstead(const QWidget& panel, QWidget& other);

public Q_SLOTS:
    void prepareStart(); ///< the current state is the one to go back to
    void startFrom(const lab::LabState& state, const lab::ui::LastChange& change = {}); ///< another
    void goBackToStart();
    void undo();
    void keepAway(); ///< also panels added meanwhile
    void giveKeysToPicture(); ///< which change what it shows
    void turnBlank(); ///< or back

Q_SIGNALS:
    void begun();
    void ended();
    void wentBack(); ///< to the first slide
    void revealWanted(); ///< Enter, if nothing else uses it
    void explanationWanted(); ///< E
    void steppedPast(int by); ///< by a step at an end, which nothing handled
    void turned(); ///< on or off, or what prepare() sets has changed
    void lookChanged(); ///< before that, and if the window's size requires another scale

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    double fittingScale() const; ///< for the window's size
    void bringBack();
    void onStoreChanged();
    void wipeForAnother(const LabState& state);
    LastChange changeAt(const LabState& state) const;
    bool isTaken(const QKeyEvent& key);
    void zoom(double factor);
    void step(int by);
    QList<QAction*> deskKeys() const;
    QAction* addKey(const QList<QKeySequence>& keys, std::function<void()> command);

    QMainWindow& m_window;
    BenchStack& m_benches;
    Actions& m_actions;
    Store& m_store;
    WindowPanels m_panels;
    BlankScreen* m_blank;
    PresentationMarks* m_marks;
    ValueTyping* m_typing;
    std::vector<QAction*> m_keys; ///< of the audience
    QList<QAction*> m_remoteKeys;
    std::vector<std::function<bool(int)>> m_steppers;
    bool m_isOn = false;
    double m_appliedScale = 1; ///< the last value of scale()
    double m_zoom = 1; ///< of the text, besides the scale for the window's size
    LabState m_start;
    std::optional<LabState> m_floor; ///< undo while presenting does not go back to it
    BenchId m_bench {}; ///< the last one seen by the audience
    LastChange m_change;
    std::vector<QPointer<QWidget>> m_away; ///< in the order in which they were hidden
    Qt::WindowStates m_before;
};

} // namespace lab::ui
