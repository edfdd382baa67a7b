#pragma once

#include "core/frames/waves/added_terms_frame.h"
#include "ui/paint/plot/plot.h"

#include <QPointF>
#include <QRectF>
#include <QString>

#include <optional>

namespace lab::ui {

/// Whether the score, and the term of the two positions, stay the same after a shift: the sentence
/// of the picture, also its accessible text.
QString addedTermsWords(const AddedTermsFrame& frame);

/// The row of a term at a point: 0 to 3 for the four terms, 4 for their sum, 5 for the first and
/// the last term alone.
std::optional<int> termRowAt(QPointF point, const QRectF& area, const Look& look);

/// On the left the four terms as bars, at the words' positions and after a shift, with their sum
/// and with the result of concatenation; on the right the term of the positions while the matrix
/// changes from the identity to random numbers, whose share is a line to drag. Below, the behavior
/// of sines alone.
Plot addedTermsPlot(const QRectF& area, const AddedTermsFrame& frame,
    const std::optional<AddedTermsFrame>& ghost, const Look& look);

/// A frame around the row under the pointer.
Layers addedTermsPointed(const QRectF& area, const Focus& focus, const Look& look);

} // namespace lab::ui
