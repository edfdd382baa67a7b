#pragma once

#include "core/state/edit.h"
#include "core/state/lab_state.h"
#include "ui/paint/last_change.h"

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

/// The window while presenting: it fills the screen, its panels are away, text and lines are 1.6
/// times as large, and the last change is written in the corner of the bench; of a state of the
/// series that has a caption, the caption.
///
/// Escape leaves it, B or a point blanks the screen, Home goes back to the prepared start: the
/// state in which presenting began, or that of a file or a lesson opened since, with its first
/// pictures. L makes the small picture the large one, Tab shows another beside it, M and N type a
/// position. Page Down and Page Up, as a remote control has them, step what takes steps. O, S and P
/// take a dot, a spotlight and a pen; a step or another picture wipes away what the pen wrote. Ctrl
/// with plus and minus changes the size of the text. While a number is typed Escape and Home are
/// the field's own; Enter takes it and gives the keys back to the picture.
class Presenting : public QObject {
    Q_OBJECT
public:
    Presenting(QMainWindow& window, BenchStack& benches, Actions& actions, Store& store);

    bool isOn() const { return m_isOn; }
    void begin();
    void end();
    double scale(); ///< that the window's look has from now on, at a desk too; see lookChanged()
    void prepare(Bench& bench) const; ///< for who looks at it; what is said in its corner
    const LastChange& lastChange() const { return m_change; }
    BlankScreen& blankScreen() const { return *m_blank; }
    PresentationMarks& marks() const { return *m_marks; }
    /// Those that a remote control has, for a window beside the audience that has the keyboard.
    const QList<QAction*>& remoteKeys() const { return m_remoteKeys; }
    bool isAway(const QWidget& panel) const; ///< for as long as it is on
    /// Asked to go on or back by one step, the last that came first; it says whether it did.
    void addStepper(std::function<bool(int by)> stepper);
    /// A lesson or a part of a lecture has come in the place of the state `before`: undo before the
    /// room goes no further back than to its start.
    void holdUndoAfter(const LabState& before) { m_floor = before; }
    void letUndo() { m_floor.reset(); } ///< go back as far as it can
    /// When it is off, another panel comes in the place of one that is away.
    void bringInstead(const QWidget& panel, QWidget& other);

public Q_SLOTS:
    void prepareStart(); ///< the present state is it
    void startFrom(const lab::LabState& state); ///< another is
    void goBackToStart();
    void undo();
    void keepAway(); ///< also panels that have come meanwhile
    void giveKeysToPicture(); ///< which move what it shows
    void turnBlank(); ///< or back

Q_SIGNALS:
    void begun();
    void ended();
    void wentBack(); ///< to the prepared start
    void revealWanted(); ///< Enter, where nothing else wants it
    void explanationWanted(); ///< E
    void steppedPast(int by); ///< by a step that nothing took, at an end of all that takes steps
    void turned(); ///< on or off, or what prepare() says is other
    void lookChanged(); ///< before that, and where the window's size asks for another scale

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
    void type(Token token);
    QList<QAction*> deskKeys() const;
    QAction* addKey(const QList<QKeySequence>& keys, std::function<void()> deed);

    QMainWindow& m_window;
    BenchStack& m_benches;
    Actions& m_actions;
    Store& m_store;
    BlankScreen* m_blank;
    PresentationMarks* m_marks;
    std::vector<QAction*> m_keys; ///< of the audience
    QList<QAction*> m_remoteKeys;
    std::vector<std::function<bool(int)>> m_steppers;
    bool m_isOn = false;
    double m_wornScale = 1; ///< what scale() said last
    double m_zoom = 1; ///< of the text, beside what the window's size asks for
    LabState m_start;
    std::optional<LabState> m_floor; ///< undo while presenting does not go back to it
    BenchId m_bench {}; ///< that the audience has seen last
    LastChange m_change;
    std::vector<QPointer<QWidget>> m_away; ///< in the order in which they went
    Qt::WindowStates m_before;
};

} // namespace lab::ui
