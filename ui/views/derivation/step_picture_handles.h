#pragma once

#include "core/frames/derivation/derivation_frames.h"
#include "core/frames/rotations/rotations_frames.h"
#include "ui/paint/derivation/plane.h"
#include "ui/paint/look.h"
#include "ui/paint/rotations/dials_layout.h"
#include "ui/views/derivation/step_picture_scale.h"
#include "ui/views/picture_handle.h"

#include <QRectF>

#include <cstdint>
#include <optional>
#include <vector>

namespace lab::ui {

PlanePoint turnedBack(PlanePoint tip, double turns);

/// What puts the tip of an arrow to a point of the plane.
Edit vectorMoved(const PlaneFrame& frame, PlaneTip tip, PlanePoint to);
/// The same of the tip after the turn, in the dial of a pair.
Edit vectorMoved(const DialsFrame::Dial& dial, Token token, PlanePoint to);
/// What gives a position an angle: it is bent off the line, or θ or γ is another.
Edit angleMoved(const AnglesFrame& frame, std::int64_t position, double angle);

constexpr double smallBend = 0.05; ///< of a key press, in radians

/// Which tip it is, by PictureHandle::which.
std::optional<PlaneTip> planeTip(std::optional<std::int64_t> which);
std::optional<DialTip> dialTip(std::optional<std::int64_t> which); ///< of pair 0

/// The tips of the arrows, or the angles; the other pictures have nothing to drag.
std::vector<PictureHandle> handlesOf(
    const StepPictureFrame& picture, const QRectF& area, const Look& look);

} // namespace lab::ui
