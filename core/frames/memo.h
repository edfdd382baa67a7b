#pragma once

#include "core/math/kernels/wide_registers.h"

#include <concepts>
#include <optional>
#include <utility>

namespace lab {

/// The last frame, and the inputs that it was made of: it is rebuilt only of others.
///
/// The function that makes it is given nothing but the inputs and the frame before, of which it may
/// keep what still holds. Law: the frame is that of a new memo with the same inputs, but for more
/// that has been found of it.
template <std::equality_comparable Inputs, class Frame> class Memo {
public:
    using Make = Frame (*)(const Inputs& inputs, const Frame& earlier);

    explicit Memo(Make make)
        : m_make(make)
    {
    }

    /// Whether the frame was rebuilt.
    bool renew(const Inputs& inputs)
    {
        if (m_inputs == inputs)
            return false;
        releaseWideRegisters(); // Qt has laid out or painted since the last frame
        m_frame = m_make(inputs, m_frame);
        m_inputs = inputs;
        return true;
    }
    const Frame& frame() const { return m_frame; }
    /// The frame of these inputs.
    const Frame& of(const Inputs& inputs)
    {
        renew(inputs);
        return m_frame;
    }
    /// The same frame with more of it found.
    void fillIn(Frame frame) { m_frame = std::move(frame); }

private:
    Make m_make;
    std::optional<Inputs> m_inputs;
    Frame m_frame {};
};

} // namespace lab
