#pragma once

#include <memory>
#include <optional>

namespace lab {

struct LabState;

/// A state pinned as A, for comparison with the current state B; may be empty.
///
/// It is part of B: it is saved with the scene, and undo reverts pinning like any other step, so a
/// swap can be undone completely. It is a plain value; copies share the pinned state. Law: a pinned
/// state has no pinned state itself.
class Pinned {
public:
    Pinned() = default;
    explicit Pinned(LabState state);

    bool isEmpty() const { return !m_state; }
    const LabState& state() const { return *m_state; } ///< precondition: not empty
    bool operator==(const Pinned& other) const;

private:
    std::shared_ptr<const LabState> m_state;
};

/// A in the form that the pictures of B can show: with B's bench, positions shown, selected pairs,
/// head and cell, and chosen pictures, measures and error. Everything else comes from A. Empty if
/// nothing is pinned.
std::optional<LabState> ghostState(const LabState& state);

} // namespace lab
