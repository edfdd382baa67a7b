#pragma once

#include "core/frames/derivation/pages/page_picture.h"

#include <QString>

namespace lab::ui {

/// What a screen reader says of a page's picture: of each panel its title and what stands in it.
/// Before the answer that is what the learner put there, and no number that is asked for.
QString spokenPage(const PagePictureFrame& frame);

/// Of a cell that the learner paints: "A" for 1, or that it is bare.
QString cellColourName(int colour);

/// Of a mark of the learner: none, it stays, it moves.
QString markName(int mark);

} // namespace lab::ui
