#include "ui/benches/rest.h"

#include <chrono>
#include <utility>

namespace lab::ui {

namespace {

constexpr std::chrono::milliseconds untilStill {120}; ///< since the last state
constexpr int pairsAtOnce = 32; ///< more are not drawn at each motion

/// What the time of a picture depends on: the dimension, the base and both lengths.
auto costsOf(const LabState& state)
{
    return std::tuple(state.rotations.width, state.rotations.base, state.position.trainingLength,
        state.position.targetLength);
}

} // namespace

Rest::Rest(Hatch hatch, Show show)
    : m_hatch(std::move(hatch))
    , m_show(std::move(show))
{
    m_timer.setSingleShot(true);
    m_timer.callOnTimeout([this] { complete(); });
}

void Rest::show(const LabState& state, bool isDragged, bool isSlow)
{
    const bool hasManyPairs = state.rotations.width / 2 > pairsAtOnce;
    if (!isDragged || !(isSlow || m_waiting || (hasManyPairs && costsOf(state) != m_shown)))
        return showNow(state);
    m_waiting = state;
    m_hatch(true);
    m_timer.start(untilStill);
}

void Rest::complete()
{
    if (const auto state = std::exchange(m_waiting, std::nullopt))
        showNow(*state);
}

void Rest::showNow(const LabState& state)
{
    m_timer.stop();
    m_waiting.reset();
    m_hatch(false);
    m_shown = costsOf(state);
    m_show(state);
}

} // namespace lab::ui
