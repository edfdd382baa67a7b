#pragma once

#include "core/frames/rotations/rotations_frames.h"
#include "ui/paint/look.h"
#include "ui/paint/rotations/dials_layout.h"

#include <QRectF>

#include <optional>
#include <span>

class QPainter;

namespace lab::ui {

/// What stands beside the number of a pair, under its dial.
enum class DialNote { Frequency, Score };

/// A dial for each pair of the page: the query and the key before the turn (dotted) and after it
/// (arrows, q with a filled head and k with a hollow one), and the turn as an arc. Past a full
/// circle the arc moves outwards and a ring stands for the whole turns; past two their number is
/// written. So the picture costs the same at every position.
///
/// It comes in two layers. The ground is what stays while arrows turn: title, legend, circles,
/// frequencies and the rings of whole turns; hasSameGround() tells whether two frames share it.
void paintDialsGround(QPainter& painter, const QRectF& area, const DialsFrame& frame,
    const Look& look, DialNote note = DialNote::Frequency);
void paintDialsArrows(QPainter& painter, const QRectF& area, const DialsFrame& frame,
    const std::optional<DialTip>& heldOrHovered, const PointedLook& look);

/// What each pair adds to the score, in place of its frequency; `scores` are those of all pairs.
void paintDialScores(QPainter& painter, const QRectF& area, const DialsFrame& frame,
    std::span<const double> scores, const Look& look);

/// The turned arrows of another frame, thin and faint, in the dials of the pairs that both have.
/// Both have one unit. It lies between the ground and the arrows.
void paintDialsGhost(QPainter& painter, const QRectF& area, const DialsFrame& frame,
    const DialsFrame& ghost, const Look& look);

bool hasSameGround(const DialsFrame& left, const DialsFrame& right);

} // namespace lab::ui
