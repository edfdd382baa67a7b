#pragma once

#include "core/drawing/drawing.h"
#include "ui/paint/look.h"

#include <functional>
#include <span>

namespace lab::ui {

/// The handles of a drawing that are dots, as layers. That which is held or under the pointer has a
/// ring.
struct HandleDots {
    const drawing::Drawing& drawing;
    const drawing::Handle* under; ///< may be null
    const Focus& focus; ///< of what is there
    const Look& look;

    /// Takes the layers of the drawing, and the dots between them, from bottom to top.
    void between(const std::function<void(std::span<const drawing::Layer>)>& takeLayers,
        const std::function<void(const drawing::Layer&)>& takeDots) const;
    drawing::Layer above() const; ///< all layers

private:
    void add(drawing::Layer& dots, const drawing::Handle& handle) const;
};

} // namespace lab::ui
