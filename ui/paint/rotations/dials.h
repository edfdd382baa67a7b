#pragma once

#include "core/frames/rotations/rotations_frames.h"
#include "ui/paint/look.h"
#include "ui/paint/rotations/dials_layout.h"

#include <QRectF>

#include <optional>
#include <span>

class QPainter;

namespace lab::ui {

/// What is beside the number of a pair, under its dial.
enum class DialNote { Frequency, Score };

/// A dial for each pair of the page: the query and the key before rotation (dotted) and after it
/// (arrows, q with a filled head and k with a hollow one), and the rotation as an arc. Beyond a
/// full circle the arc moves outwards and a ring represents the full rotations; beyond two their
/// number is written. So the picture costs the same at every position.
///
/// It has two layers. The ground stays while arrows rotate: title, legend, circles, frequencies and
/// the rings of full rotations; hasSameGround() returns whether two frames share it.
void paintDialsGround(QPainter& painter, const QRectF& area, const DialsFrame& frame,
    const Look& look, DialNote note = DialNote::Frequency);
void paintDialsArrows(QPainter& painter, const QRectF& area, const DialsFrame& frame,
    const std::optional<DialTip>& heldOrHovered, const PointedLook& look);

/// The contribution of each pair to the score, instead of its frequency; `scores` are those of all
/// pairs.
void paintDialScores(QPainter& painter, const QRectF& area, const DialsFrame& frame,
    std::span<const double> scores, const Look& look);

/// The rotated arrows of another frame, thin and pale, in the dials of the pairs that both have.
/// Both have one unit. It is between the ground and the arrows.
void paintDialsGhost(QPainter& painter, const QRectF& area, const DialsFrame& frame,
    const DialsFrame& ghost, const Look& look);

bool hasSameGround(const DialsFrame& left, const DialsFrame& right);

} // namespace lab::ui
