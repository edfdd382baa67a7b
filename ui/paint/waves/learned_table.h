#pragma once

#include "core/frames/waves/learned_frames.h"
#include "ui/paint/waves/position_lines.h"

#include <QLineF>
#include <QRectF>
#include <QStringList>

#include <optional>
#include <span>

namespace lab::ui {

/// Through the plot where the training length ends, if that is among the positions shown.
std::optional<QLineF> tableEnd(const Plot& plot, const Learned& encoding);

/// The place of the cells: above the handle of the training length, which is above the axis.
QRectF learnedGround(const QRectF& area, const Look& look);

/// Everything that stays while p and p + t move: title, cells, numbers of the columns, colour bar.
Plot learnedPlot(const QRectF& area, const LearnedFrame& frame, const Look& look);

/// The end of the table, which is dragged below the cells: it is between two positions, or at the
/// edge of the picture beyond which it is. Its line can be grabbed where there is none of a
/// position.
Handle lengthHandle(const Plot& plot, const LearnedFrame& frame,
    std::span<const Handle> ofPositions, const Look& look);

/// The lines of p and p + t with the names of their knobs, the end of the table, and the sentence
/// about positions beyond it. The plot has its handles.
Layers learnedOver(const Plot& plot, const LearnedFrame& frame, const PositionMarks& marks,
    bool isEndHeld, const Focus& focus, const Look& look);

/// The sentence about positions beyond the training length, for the selected rule.
QStringList beyondWords(const Learned& encoding);

} // namespace lab::ui
