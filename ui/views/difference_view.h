#pragma once

#include "ui/paint/comparison.h"

#include <optional>
#include <type_traits>
#include <utility>

namespace lab::ui {

/// A picture of maps, which cannot show A below them. If selected, it shows B − A instead. `Framed`
/// is a FramedView whose frame has a difference().
template <class Framed> class DifferenceView : public Framed {
public:
    using Frame = std::remove_cvref_t<decltype(std::declval<Framed>().frame())>;
    using Framed::Framed;

    void setMapShown(MapShown shown)
    {
        if (shown == m_shown)
            return;
        m_shown = shown;
        refresh();
    }

protected:
    void refresh() override
    {
        m_difference = isWanted() ? difference(*this->ghost(), this->frame()) : std::nullopt;
        Framed::refresh();
    }
    /// What is drawn: the frame, or B − A; null if the difference is not defined.
    const Frame* drawn() const
    {
        if (!isWanted())
            return &this->frame();
        return taken();
    }
    /// B − A, if it is selected and defined; else null.
    const Frame* taken() const { return m_difference ? &*m_difference : nullptr; }
    /// B − A if available, else the frame.
    const Frame& shown() const { return m_difference ? *m_difference : this->frame(); }

private:
    bool isWanted() const { return m_shown == MapShown::Difference && this->ghost(); }

    std::optional<Frame> m_difference;
    MapShown m_shown = MapShown::Present;
};

} // namespace lab::ui
