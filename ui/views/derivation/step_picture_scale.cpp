#include "ui/views/derivation/step_picture_scale.h"

#include <algorithm>

namespace lab::ui {

StepPictureFrame onScaleOf(StepPictureFrame frame, const StepPictureFrame& other)
{
    if (auto* plane = std::get_if<PlaneFrame>(&frame))
        if (const auto* start = std::get_if<PlaneFrame>(&other))
            plane->unit = start->unit;
    if (auto* pairs = std::get_if<PairsFrame>(&frame))
        if (const auto* start = std::get_if<PairsFrame>(&other))
            pairs->dials.unit = start->dials.unit;
    return frame;
}

StepPictureFrame besides(StepPictureFrame frame, const std::optional<StepPictureFrame>& ghost)
{
    if (!ghost)
        return frame;
    if (auto* const plane = std::get_if<PlaneFrame>(&frame))
        if (const auto* under = std::get_if<PlaneFrame>(&*ghost))
            plane->unit = std::max(plane->unit, under->unit);
    if (auto* const pairs = std::get_if<PairsFrame>(&frame))
        if (const auto* under = std::get_if<PairsFrame>(&*ghost))
            pairs->dials.unit = std::max(pairs->dials.unit, under->dials.unit);
    if (auto* const matrices = std::get_if<MatricesFrame>(&frame))
        if (const auto* under = std::get_if<MatricesFrame>(&*ghost))
            matrices->unit = std::max(matrices->unit, under->unit);
    auto* const angles = std::get_if<AnglesFrame>(&frame);
    const auto* const under = std::get_if<AnglesFrame>(&*ghost);
    if (angles && under && !under->angles.empty()) {
        const auto [lowest, highest] = std::ranges::minmax(under->angles);
        angles->lowest = std::min(0.0, lowest);
        angles->highest = std::max(1.0, highest);
    }
    return frame;
}

} // namespace lab::ui
