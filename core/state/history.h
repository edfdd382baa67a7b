#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <utility>

namespace lab {

/// Identifies one press-to-release of the mouse, or one key press. Edits with gesture 0 are never
/// merged.
using Gesture = std::uint64_t;

/// Undo and redo over whole values: each step keeps the value before it and a name.
///
/// Edits with the same gesture form one step. Edits of different gestures never merge, even if the
/// first edit of a drag changed nothing. At most `limit` steps are kept.
template <class State, class Name> class History {
public:
    explicit History(State present, std::size_t limit = 500)
        : m_present(std::move(present))
        , m_limit(limit)
    {
    }

    const State& present() const { return m_present; }
    bool canUndo() const { return !m_past.empty(); }
    bool canRedo() const { return !m_future.empty(); }
    const Name& undoName() const { return m_past.back().name; }
    const State& undoState() const { return m_past.back().state; } ///< before the last step
    /// Whether an edit with this gesture would be merged into the last step.
    bool joins(Gesture gesture) const
    {
        return gesture != 0 && !m_past.empty() && m_past.back().gesture == gesture;
    }
    const Name& redoName() const { return m_future.back().name; }
    const State& redoState() const { return m_future.back().state; } ///< after the next step
    /// Identifies the step that led to the current value. Each new step has a larger number than
    /// all earlier ones; undo and redo restore the number.
    std::uint64_t moment() const { return m_moment; }

    // NOLINTNEXTLINE(performance-unnecessary-value-param): moved, which it misses in a template
    void record(State next, Name name, Gesture gesture)
    {
        if (next == m_present)
            return;
        m_future.clear();
        const bool isSameStep = joins(gesture);
        if (!isSameStep) {
            m_past.push_back({std::move(m_present), std::move(name), gesture, m_moment});
            if (m_past.size() > m_limit)
                m_past.pop_front();
            m_moment = ++m_newest;
        }
        m_present = std::move(next);
        if (isSameStep && m_past.back().state == m_present) {
            m_moment = m_past.back().moment;
            m_past.pop_back();
        }
    }

    void undo() { move(m_past, m_future); }
    void redo() { move(m_future, m_past); }

private:
    struct Step {
        State state;
        Name name;
        Gesture gesture = 0;
        std::uint64_t moment = 0; ///< of its state
    };

    void move(std::deque<Step>& from, std::deque<Step>& to)
    {
        if (from.empty())
            return;
        Step step = std::move(from.back());
        from.pop_back();
        to.push_back({std::exchange(m_present, std::move(step.state)), std::move(step.name), 0,
            std::exchange(m_moment, step.moment)});
    }

    State m_present;
    std::deque<Step> m_past;
    std::deque<Step> m_future;
    std::uint64_t m_moment = 0;
    std::uint64_t m_newest = 0;
    std::size_t m_limit;
};

} // namespace lab
