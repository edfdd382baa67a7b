#pragma once

#include "core/state/edit.h"
#include "core/state/history.h"
#include "core/state/lab_state.h"
#include "ui/store/gesture.h"

#include <QObject>

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace lab::ui {

/// The only mutable object of the program: the current state and its history.
///
/// `changed` is emitted once for each real change. All edits of one gesture are one undo step. An
/// edit that only moves the view or the selection is a step as well, so that undo never surprises.
/// Animation meanwhile is a part of that step.
///
/// While presenting, another bench is an aside: the state and its history are kept() as they are
/// until the aside closes, and nothing of it remains. An edit of the series closes it first.
///
/// Law: a gesture that repeatedly sets one parameter has the same result as its last value alone,
/// whatever came before; so a drag back restores every other parameter that it changed. Animation
/// counts as if it had come before.
class Store : public QObject {
    Q_OBJECT
public:
    explicit Store(LabState start = clamped({}), QObject* parent = nullptr);

    const LabState& state() const { return m_history.present(); }

    void dispatch(const Edit& edit, Gesture gesture = newGesture());
    void undo();
    void redo();
    bool canUndo() const { return m_history.canUndo(); }
    bool canRedo() const { return m_history.canRedo(); }
    /// The edit that would be undone or redone, for the text of the menu.
    const Edit& undoEdit() const { return m_history.undoName(); }
    const Edit& redoEdit() const { return m_history.redoName(); }
    /// The state after undo, while there is something to undo.
    const LabState& undoState() const { return m_history.undoState(); }
    const LabState& redoState() const { return m_history.redoState(); } ///< the same for redo
    std::uint64_t moment() const { return m_history.moment(); } ///< see History::moment()

    /// Whether an edit may change the first state to the second; otherwise it is rejected. Edits
    /// that replace the whole state, such as opening a file, are not checked, and neither is undo.
    using Lock = std::function<bool(const LabState& before, const LabState& after)>;
    void setLock(Lock lock) { m_lock = std::move(lock); }

    /// Whether an edit that shows another bench opens an aside; see openAside().
    void setAsides(std::function<bool()> areOpened) { m_asides = std::move(areOpened); }
    /// Undo goes back to the state after the edit and no further. In an aside, another edit.
    void openAside(const Edit& edit);
    void closeAside(); ///< if one is open
    bool isAside() const { return m_held.has_value(); }
    /// The state, or during an aside the one that waits: for files and for what is presented.
    const LabState& kept() const { return m_held ? m_held->present() : state(); }

    /// Whether kept() differs from the one last saved or opened, and from all that were marked
    /// as untouched since. Changing the bench is not unsaved work.
    bool isModified() const;
    /// Whether something would be lost: more than the answers to the derivation, which are saved
    /// separately, and more than how the state is viewed (viewedLike()); a state of a saved series
    /// is a part of that.
    bool hasWork() const;
    void markSaved();
    /// The current state is not unsaved work, and states already marked as such stay so.
    void markUntouched();
    /// The states that are not unsaved work: those of another document.
    const std::vector<LabState>& untouched() const { return m_saved; }
    void setUntouched(std::vector<LabState> states);

Q_SIGNALS:
    void keptChanged(const lab::LabState& state); ///< before changed(), but not by an aside
    void changed(const lab::LabState& state);
    void asideTurning(); ///< one is about to open or to close
    void asideTurned(); ///< after changed()
    void modifiedChanged();
    void refused(); ///< an edit, by the lock

private:
    void announce();
    bool opensAside(const Edit& edit, const LabState& next) const;
    void replaceHistory(History<LabState, Edit> history);
    LabState after(const LabState& before, const Edit& edit, Gesture gesture);
    bool isPlayed(Gesture gesture) const;
    void undoPlayed(Gesture gesture);

    Lock m_lock;
    std::function<bool()> m_asides;
    Gesture m_gesture = 0; ///< the last one
    std::uint64_t m_moment = 0; ///< of its step
    std::vector<std::pair<Gesture, Edit>> m_played; ///< since it started, the last of each
    std::string m_key; ///< the parameter that it sets; empty if it does more
    History<LabState, Edit> m_history;
    std::optional<History<LabState, Edit>> m_held; ///< of kept(), during an aside
    std::vector<LabState> m_saved; ///< and those that are not unsaved work
};

} // namespace lab::ui
