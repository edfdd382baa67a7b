#pragma once

#include "core/frames/context/context_frames.h"
#include "ui/drawing/figure_view.h"

#include <QPointF>

#include <algorithm>
#include <string_view>

namespace lab::ui {

/// The place of the first handle of a parameter.
inline QPointF placeOf(const PictureView& view, std::string_view key)
{
    const auto all = view.handles();
    const auto found = std::ranges::find(all, key, &PictureHandle::key);
    if (found == all.end())
        qFatal("the picture has no such handle");
    return found->place;
}

/// The point of a pair in the spectrum.
inline QPointF pointOf(const FigureView<SpectrumFrame>& view, int pair)
{
    const drawing::Drawing& drawing = view.drawn();
    const double wavelength = view.frame().pairs[static_cast<std::size_t>(pair)].wavelength;
    return {drawing.zones.at(0).axis.pixel(pair), drawing.y.pixel(wavelength)};
}

} // namespace lab::ui
