#pragma once

#include "core/frames/rotations/rotations_frames.h"
#include "ui/paint/look.h"
#include "ui/paint/rotations/dials.h"

#include <QPointF>

class QPainter;

namespace lab::ui {

// The notes beside the dials.

/// "θ = 0.032" under a dial, with a second angle if the columns have two.
void paintFrequency(QPainter& painter, const DialsLayout& layout, QPointF centre,
    const DialsFrame::Dial& dial, const Look& look);

/// The number of rotations of query and key, where arcs do not show it.
void paintTurnCounts(QPainter& painter, const DialsLayout& layout, QPointF centre,
    const DialsFrame::Dial& dial, const Look& look);

/// q, k and, if a dial has it, the dotted line, right-aligned, as many of them as fit into `space`.
void paintDialsLegend(
    QPainter& painter, QPointF right, double space, bool hasDotted, const Look& look);

} // namespace lab::ui
