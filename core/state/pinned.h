#pragma once

#include <memory>
#include <optional>

namespace lab {

struct LabState;

/// A state that is held still as A, beside the present one, B; or none.
///
/// It is a part of B: it is saved with the scene, and undone as the step that pinned it, so that a
/// swap can be undone whole. A value like any other; what it holds is kept once however often it
/// is copied. Law: a pinned state has none pinned in its turn.
class Pinned {
public:
    Pinned() = default;
    explicit Pinned(LabState state);

    bool isEmpty() const { return !m_state; }
    const LabState& state() const { return *m_state; } ///< not of an empty one
    bool operator==(const Pinned& other) const;

private:
    std::shared_ptr<const LabState> m_state;
};

/// A as the pictures of B can hold it: with B's bench, positions shown, selected pairs, head and
/// cell and choices of pictures, measures and error, so that both are looked at alike; all else is
/// A's. None where none is pinned.
std::optional<LabState> ghostState(const LabState& state);

} // namespace lab
