#pragma once

#include "core/frames/number_table.h"

#include <optional>
#include <utility>

namespace lab::ui {

/// A picture of a frame, with the frame of A below it or only for its numbers. Repaints when a
/// frame is set. `Base` is PictureView or one of the pictures of a bench.
template <class Base, class Frame> class FramedView : public Base {
public:
    using Base::Base;

    void setFrame(Frame frame)
    {
        if (frame == m_frame)
            return;
        m_frame = std::move(frame);
        frameChanged();
        this->updateAccessibleText();
        refresh();
    }
    void setGhost(std::optional<Frame> ghost)
    {
        if (ghost == m_ghost)
            return;
        m_ghost = std::move(ghost);
        refresh();
    }
    /// Whether it is hatched, because it shows an earlier state until a drag rests.
    void setWaiting(bool isWaiting)
    {
        if (isWaiting != std::exchange(m_isWaiting, isWaiting))
            this->update();
    }
    bool isWaiting() const { return m_isWaiting; }
    const Frame& frame() const { return m_frame; }
    const std::optional<Frame>& ghost() const { return m_ghost; }

    NumberTable numbers() const override { return tableOf(m_frame); }
    std::optional<NumberTable> ghostNumbers() const override
    {
        auto table = m_ghost ? std::optional(tableOf(*m_ghost)) : std::nullopt;
        return table && !table->header.empty() ? std::move(table) : std::nullopt;
    }

protected:
    virtual NumberTable tableOf(const Frame& frame) const = 0;
    virtual void frameChanged() { }
    /// Called after any change that affects the picture.
    virtual void refresh() { this->update(); }

private:
    Frame m_frame {};
    bool m_isWaiting = false;
    std::optional<Frame> m_ghost;
};

} // namespace lab::ui
