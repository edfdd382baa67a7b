#pragma once

#include "core/frames/memo.h"

#include <optional>
#include <utility>

namespace lab::ui {

/// The frames of one picture, or of several with the same frame: that of the state that is shown,
/// and that of A under it. The views are updated when a frame changes.
template <class Inputs, class Frame> class PictureFrames {
public:
    using Make = typename Memo<Inputs, Frame>::Make;

    explicit PictureFrames(Make make)
        : PictureFrames(make, make)
    {
    }
    PictureFrames(Make make, Make ofGhost)
        : m_shown(make)
        , m_ghost(ofGhost)
    {
    }

    /// Whether the frame was rebuilt.
    template <class... Views> bool show(const Inputs& inputs, Views*... views)
    {
        const bool isNew = m_shown.refresh(inputs);
        if (isNew)
            (views->setFrame(m_shown.frame()), ...);
        return isNew;
    }
    template <class... Views> void showGhost(const std::optional<Inputs>& inputs, Views*... views)
    {
        const bool isNew = inputs && m_ghost.refresh(*inputs);
        if (isNew || inputs.has_value() != m_hasGhost)
            (views->setGhost(inputs ? std::optional(m_ghost.frame()) : std::nullopt), ...);
        m_hasGhost = inputs.has_value();
    }
    /// The same frame with more results.
    template <class View> void fillIn(Frame frame, View* view)
    {
        m_shown.fillIn(std::move(frame));
        view->setFrame(m_shown.frame());
    }
    const Frame& shown() const { return m_shown.frame(); }

private:
    Memo<Inputs, Frame> m_shown;
    Memo<Inputs, Frame> m_ghost;
    bool m_hasGhost = false;
};

/// The inputs of A's frame, if there is an A.
template <class Inputs, class State, class... Space>
std::optional<Inputs> ghostInputs(const std::optional<State>& ghost, Space... space)
{
    return ghost ? std::optional<Inputs>(Inputs(*ghost, std::move(space)...)) : std::nullopt;
}

} // namespace lab::ui
