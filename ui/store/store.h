#pragma once

#include "core/state/edit.h"
#include "core/state/history.h"
#include "core/state/lab_state.h"
#include "ui/store/gesture.h"

#include <QObject>

#include <cstdint>
#include <functional>
#include <string>
#include <utility>
#include <vector>

namespace lab::ui {

/// The only mutable object of the program: the present state and the way back.
///
/// `changed` is emitted once for each real change. All edits of one gesture are one step of undo.
/// An edit that only moves the view or the selection is a step as well: undo never surprises.
/// What plays meanwhile is a part of that step.
///
/// Law: a gesture that sets one parameter again and again comes to what its last value alone gives,
/// whatever lay on its way; so a drag that goes back leaves no other parameter that it pushed
/// aside. What plays counts as if it had been before.
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
    /// The edit that would be undone or redone, for the words of the menu.
    const Edit& undoEdit() const { return m_history.undoName(); }
    const Edit& redoEdit() const { return m_history.redoName(); }
    /// What undo would go back to, while there is something to undo.
    const LabState& undoState() const { return m_history.undoState(); }
    const LabState& redoState() const { return m_history.redoState(); } ///< the same of redo
    std::uint64_t moment() const { return m_history.moment(); } ///< see History::moment()

    /// Whether an edit may lead from the first state to the second; one that may not is refused.
    /// What replaces the whole state, as a file that is opened, goes past it, and so does undo.
    using Lock = std::function<bool(const LabState& before, const LabState& after)>;
    void setLock(Lock lock) { m_lock = std::move(lock); }

    /// Whether the state differs from the one last saved or opened, and from all that were marked
    /// as untouched since. Turning to another bench is no work that could be lost.
    bool isModified() const;
    /// Whether something of it would be lost: more than the answers to the derivation, which are
    /// kept by themselves, and more than how it is looked at (lookedAtAs()); a state of a saved
    /// series is a part of that.
    bool hasWork() const;
    void markSaved();
    /// The present state is nobody's work that could be lost, and those known as such stay so.
    void markUntouched();
    /// The states that are no work that could be lost: those of another document.
    const std::vector<LabState>& untouched() const { return m_saved; }
    void setUntouched(std::vector<LabState> states);

Q_SIGNALS:
    void changed(const lab::LabState& state);
    void modifiedChanged();
    void refused(); ///< an edit, by the lock

private:
    void announce();
    LabState after(const LabState& before, const Edit& edit, Gesture gesture);
    bool isPlayed(Gesture gesture) const;
    void takeBackPlayed(Gesture gesture);

    Lock m_lock;
    Gesture m_gesture = 0; ///< the last one
    std::uint64_t m_moment = 0; ///< of its step
    std::vector<std::pair<Gesture, Edit>> m_played; ///< since it began, the last of each
    std::string m_key; ///< the parameter that it sets; none where it does more
    History<LabState, Edit> m_history;
    std::vector<LabState> m_saved; ///< and those that nobody has worked on
};

} // namespace lab::ui
