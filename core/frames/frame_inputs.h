#pragma once

#include "core/state/lab_state.h"

#include <tuple>
#include <type_traits>
#include <utility>
#include <variant>

namespace lab {

/// A part of a state, given by the members that lead to it: Part<&LabState::position,
/// &Positions::query>.
template <auto... members> struct Part {
    template <class State> static auto& of(State& state) { return (state.*....*members); }
};

/// The inputs of a frame: parts of a state, and the space available for the picture.
///
/// Law: everything else has its default in state(), so a frame cannot depend on anything that is
/// not compared.
template <class Space, class... Parts> class FrameInputs {
public:
    explicit FrameInputs(const LabState& state, Space space = {})
        : m_parts(Parts::of(state)...)
        , m_space(std::move(space))
    {
    }

    LabState state() const
    {
        LabState state;
        std::apply([&](const auto&... parts) { ((Parts::of(state) = parts), ...); }, m_parts);
        return state;
    }
    const Space& space() const { return m_space; }

    bool operator==(const FrameInputs&) const = default;

private:
    std::tuple<std::remove_cvref_t<decltype(Parts::of(std::declval<LabState&>()))>...> m_parts;
    Space m_space;
};

/// For a frame that is the same at every size.
using AnySpace = std::monostate;

} // namespace lab
