#pragma once

#include "core/frames/waves/added_terms_frame.h"
#include "ui/paint/plot/plot.h"

#include <QPointF>
#include <QRectF>
#include <QString>

#include <optional>

namespace lab::ui {

/// Whether the score, and the term of the two positions, are the same further on: the sentence of
/// the picture, also for those who hear it.
QString addedTermsWords(const AddedTermsFrame& frame);

/// The row of a term at a point: 0 to 3 of the four terms, 4 of their sum, 5 of the first and the
/// last alone.
std::optional<int> termRowAt(QPointF point, const QRectF& area, const Look& look);

/// At the left the four terms as bars, where the words stand and further on, with their sum and
/// with what concatenating leaves; at the right the term of the positions while the matrix goes
/// from the identity to random numbers, whose share is a line to drag. Below, what sines alone do.
Plot addedTermsPlot(const QRectF& area, const AddedTermsFrame& frame,
    const std::optional<AddedTermsFrame>& ghost, const Look& look);

/// A frame around the row that is pointed at.
Layers addedTermsPointed(const QRectF& area, const Focus& focus, const Look& look);

} // namespace lab::ui
