#pragma once

#include "core/math/kernels/wide_registers.h"

#include <concepts>
#include <optional>
#include <utility>

namespace lab {

/// The last frame and its inputs; it is recomputed only if these change.
///
/// The function that computes it gets only the inputs and the previous frame, of which it may reuse
/// what is still valid. Law: the frame equals that of a new memo with the same inputs, except that
/// more of it may be computed.
template <std::equality_comparable Inputs, class Frame> class Memo {
public:
    using Make = Frame (*)(const Inputs& inputs, const Frame& earlier);

    explicit Memo(Make make)
        : m_make(make)
    {
    }

    /// Returns whether the frame was recomputed.
    bool refresh(const Inputs& inputs)
    {
        if (m_inputs == inputs)
            return false;
        releaseWideRegisters(); // Qt has laid out or painted since the last frame
        m_frame = m_make(inputs, m_frame);
        m_inputs = inputs;
        return true;
    }
    const Frame& frame() const { return m_frame; }
    /// The frame for these inputs.
    const Frame& of(const Inputs& inputs)
    {
        refresh(inputs);
        return m_frame;
    }
    /// Replaces the frame by one with more values computed.
    void fillIn(Frame frame) { m_frame = std::move(frame); }

private:
    Make m_make;
    std::optional<Inputs> m_inputs;
    Frame m_frame {};
};

} // namespace lab
