#include "ui/drawing/handle_dots.h"

#include "ui/drawing/handle_shapes.h"
#include "ui/paint/drawing/qt_texts.h"

#include <ranges>

namespace lab::ui {

void HandleDots::between(const std::function<void(std::span<const drawing::Layer>)>& takeLayers,
    const std::function<void(const drawing::Layer&)>& takeDots) const
{
    const std::span all(drawing.layers);
    std::size_t taken = 0;
    for (std::size_t layers = 1; layers <= all.size(); ++layers) {
        drawing::Layer dots {drawing::Layer::Meaning::Selection};
        for (const drawing::Handle& handle : drawing.handles)
            if (handle.below == layers)
                add(dots, handle);
        if (dots.marks.empty() && layers < all.size())
            continue;
        takeLayers(all.subspan(taken, layers - taken));
        takeDots(dots);
        taken = layers;
    }
}

drawing::Layer HandleDots::above() const
{
    drawing::Layer dots {drawing::Layer::Meaning::Selection};
    for (const drawing::Handle& handle : drawing.handles)
        if (!handle.circle && handle.below == 0)
            add(dots, handle);
    if (under && drawing.row && under->key == drawing.row->like.key)
        add(dots, drawing.row->at(under->which));
    for (const drawing::Handle& handle : drawing.handles | std::views::reverse)
        if (handle.circle) // the first one is above the others
            add(dots, handle);
    return dots;
}

void HandleDots::add(drawing::Layer& dots, const drawing::Handle& handle) const
{
    const bool isUnder = under && under->isTwin(handle);
    const bool isShown =
        isUnder || !handle.isShownNear || (handle.isOfTarget && handle.focus == focus);
    if (handle.shape == drawing::Handle::Shape::Dot && isShown)
        addHandle(dots, qt(handle.place + handle.dotFrom), kindOf(handle.tone),
            isUnder ? HandleState::Hovered : HandleState::Resting, handle.diameter, look);
}

} // namespace lab::ui
