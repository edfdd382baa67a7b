#include "core/state/pinned.h"

#include "core/state/lab_state.h"
#include "core/state/looked_at.h"

#include <utility>

namespace lab {

namespace {

LabState withNonePinned(LabState state)
{
    state.pinned = {};
    state.series = {};
    return state;
}

} // namespace

Pinned::Pinned(LabState state)
    : m_state(std::make_shared<const LabState>(withNonePinned(std::move(state))))
{
}

bool Pinned::operator==(const Pinned& other) const
{
    if (m_state == other.m_state)
        return true;
    return m_state && other.m_state && *m_state == *other.m_state;
}

std::optional<LabState> ghostState(const LabState& state)
{
    if (state.pinned.isEmpty())
        return std::nullopt;
    return viewedLike(state.pinned.state(), state);
}

} // namespace lab
